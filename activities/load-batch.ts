import pg from 'pg';
import type { Logger } from 'pino';
import { type Sha256, sha256OfRawSourceKey } from '../core/ids.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database, Transaction } from '../db/database.ts';
import { type FilingStateChange, getFilings, lockFilings, markStates } from '../db/repositories/filings/filings.ts';
import { type ParseRun, recordParseRuns } from '../db/repositories/filings/parse-runs.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { recordSubmissions, type SplitSubmission } from '../db/repositories/filings/submissions.ts';
import { appendEvents } from '../db/repositories/runs/outbox.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { writeDatasets } from './dataset-writers.ts';
import { rowEvents } from './row-events.ts';
import type { FilingContext } from './row-provenance.ts';
import { STAGED_NAMESPACE, type StagedFiling } from './staged-filing.ts';

export interface LoadDeps {
  readonly db: Database;
  /** Where parts of staged outputs stand. */
  readonly rawStore: Pick<RawStore, 'getStaged'>;
  readonly logger: Logger;
}

/**
 * Loads parsed filings in one transaction. Where the database refuses the rows, each filing is loaded alone, and one
 * that is refused again ends as `failed` with the reason: a single filing must not hold up its night. Where all are
 * refused, the fault is not theirs, and the error stands.
 */
export async function loadBatch(deps: LoadDeps, run: RunRef, filings: readonly StagedFiling[]): Promise<void> {
  try {
    await deps.db.transaction().execute((trx) => loadTransaction(deps, trx, run, filings));
  } catch (error) {
    if (!isOfTheRows(error)) throw error;
    const refused: { readonly filing: StagedFiling; readonly error: Error }[] = [];
    for (const filing of filings) {
      try {
        await deps.db.transaction().execute((trx) => loadTransaction(deps, trx, run, [filing]));
      } catch (own) {
        if (!isOfTheRows(own)) throw own;
        refused.push({ filing, error: own });
      }
    }
    if (refused.length === filings.length && filings.length > 1) throw error;
    for (const { filing, error: own } of refused) {
      const { accessionNumber } = filing;
      const reason = { code: 'load-refused', message: own.message.slice(0, 1_000) };
      await markStates(deps.db, [{ accessionNumber, state: 'failed', reason }]);
      deps.logger.error({ runId: run.runId, accessionNumber, ...reason, stack: own.stack }, 'not loaded');
    }
  }
}

/** Errors that speak of values: data exceptions, constraints, limits (a value too long for an index), and a row mapper that met what it did not expect. */
function isOfTheRows(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return /^(?:22|23|54)/.test(error.code ?? '');
  return error instanceof TypeError || error instanceof RangeError;
}

/** Everything one transaction writes: headers, parse runs, rows, the events that tell of them, and the state each filing ends in. */
async function loadTransaction(
  { rawStore }: LoadDeps,
  trx: Transaction,
  run: RunRef,
  staged: readonly StagedFiling[],
): Promise<void> {
  const accessionNumbers = staged.map(({ accessionNumber }) => accessionNumber);
  await lockFilings(trx, accessionNumbers);
  await recordSubmissions(trx, staged.flatMap(splitOf));
  const filings = new Map((await getFilings(trx, accessionNumbers)).map((filing) => [filing.accessionNumber, filing]));
  const contexts = staged.flatMap((one): FilingContext[] => {
    const filing = filings.get(one.accessionNumber);
    const { materializationVersion } = run;
    const readPart = (key: Sha256) => rawStore.getStaged(STAGED_NAMESPACE, key);
    return filing ? [{ filing, staged: one, materializationVersion, readPart }] : [];
  });
  await writeDatasets(trx, contexts);
  await appendEvents(trx, rowEvents(contexts));
  await recordParseRuns(
    trx,
    contexts.flatMap((context) => parseRunsOf(run, context)),
  );
  await markStates(trx, await statesOf(trx, staged));
}

function splitOf(staged: StagedFiling): readonly SplitSubmission[] {
  const { accessionNumber, header, documents, warnings } = staged;
  return header === null ? [] : [{ accessionNumber, header, documents, warnings }];
}

async function statesOf(trx: Transaction, staged: readonly StagedFiling[]): Promise<readonly FilingStateChange[]> {
  const changes: FilingStateChange[] = [];
  // The same parsers run over nearly every filing of a batch.
  const sets = new Map<string, number>();
  for (const { accessionNumber, rejection, runs } of staged) {
    if (rejection !== null) {
      // Bytes that were damaged in the store can be fetched again, so that filing is not refused for good.
      const state = rejection.code.startsWith('raw-object-') ? 'failed' : 'rejected';
      changes.push({ accessionNumber, state, reason: rejection });
      continue;
    }
    const versions = new Set(runs.map(({ parserVersion }) => parserVersion));
    const key = [...versions].join(' ');
    const parserSet = sets.get(key) ?? (await parserSetOf(trx, versions));
    sets.set(key, parserSet);
    changes.push({ accessionNumber, state: 'processed', reason: null, parserSet });
  }
  return changes;
}

function parseRunsOf(run: RunRef, context: FilingContext): readonly ParseRun[] {
  const { filing, staged } = context;
  return staged.runs.map(({ parserId, parserVersion, sequence, outputHash, durationMs, outcome }) => ({
    cik: filing.cik,
    accessionNumber: filing.accessionNumber,
    parserId,
    parserVersion,
    sequence,
    status: outcome.status,
    confidence: outcome.confidence,
    inputHash: sha256OfRawSourceKey(staged.rawSourceKey),
    outputHash,
    reasons: outcome.reasons,
    warnings: outcome.warnings,
    crossValidations: outcome.crossValidations,
    durationMs,
    runId: run.runId,
    materializationVersion: run.materializationVersion,
  }));
}
