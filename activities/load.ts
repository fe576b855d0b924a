import type { Logger } from 'pino';
import { sha256OfRawSourceKey } from '../core/ids.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import type { Database, Transaction } from '../db/database.ts';
import { type FilingStateChange, getFilings, lockFilings, markStates } from '../db/repositories/filings.ts';
import { type ParseRun, recordParseRuns } from '../db/repositories/parse-runs.ts';
import { recordSubmissions, type SplitSubmission } from '../db/repositories/submissions.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { FilingContext } from './filing-rows.ts';
import { withHeartbeat } from './heartbeats.ts';
import { writeDatasets } from './load-filing.ts';
import type { StagedRef } from './parse.ts';
import { type ScoreRequest, scoreUniverse } from './score.ts';
import { decodeStaged, STAGED_NAMESPACE, type StagedFiling } from './staged-filing.ts';

export interface LoadDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly logger: Logger;
}

export interface LoadActivities {
  loadFilings(run: RunRef, staged: readonly StagedRef[]): Promise<StageTally>;
  scoreUniverse(run: RunRef, request: ScoreRequest): Promise<StageTally>;
}

/**
 * Staged bytes per transaction, the last filing's over it: a batch of ordinary filings is one transaction, since every
 * statement and every commit costs the same for one filing as for fifty; of large annual reports few are held at once.
 */
const STAGED_BYTES_PER_TRANSACTION = 8 * 1024 * 1024;
/** Staged outputs read at once. */
const READ_AHEAD = 8;

export function createLoadActivities(deps: LoadDeps): LoadActivities {
  return {
    loadFilings: (run, staged) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        let bytes = 0;
        let filings: StagedFiling[] = [];
        let held = 0;
        for (let start = 0; start < staged.length; start += READ_AHEAD) {
          const refs = staged.slice(start, start + READ_AHEAD);
          const read = await Promise.all(refs.map((ref) => deps.rawStore.getStaged(STAGED_NAMESPACE, ref.stagedKey)));
          for (const encoded of read) {
            filings.push(decodeStaged(encoded));
            held += encoded.byteLength;
          }
          if (held < STAGED_BYTES_PER_TRANSACTION && start + READ_AHEAD < staged.length) continue;
          signal.throwIfAborted();
          const loading = filings;
          await deps.db.transaction().execute((trx) => loadTransaction(trx, run, loading));
          bytes += held;
          filings = [];
          held = 0;
          beat(refs.at(-1)?.accessionNumber ?? null);
        }
        deps.logger.debug({ runId: run.runId, filings: staged.length }, 'loaded');
        return { busyMs: performance.now() - began, items: staged.length, bytes };
      }),

    scoreUniverse: (run, request) =>
      withHeartbeat((beat, signal) => scoreUniverse({ db: deps.db, logger: deps.logger, beat, signal }, run, request)),
  };
}

/** Everything one transaction writes: headers, parse runs, rows, and the state each filing ends in. */
async function loadTransaction(trx: Transaction, run: RunRef, staged: readonly StagedFiling[]): Promise<void> {
  const accessionNumbers = staged.map(({ accessionNumber }) => accessionNumber);
  await lockFilings(trx, accessionNumbers);
  await recordSubmissions(trx, staged.flatMap(splitOf));
  const filings = new Map((await getFilings(trx, accessionNumbers)).map((filing) => [filing.accessionNumber, filing]));
  const contexts = staged.flatMap((one): FilingContext[] => {
    const filing = filings.get(one.accessionNumber);
    return filing ? [{ filing, staged: one, materializationVersion: run.materializationVersion }] : [];
  });
  await writeDatasets(trx, contexts);
  await recordParseRuns(
    trx,
    contexts.flatMap((context) => parseRunsOf(run, context)),
  );
  await markStates(trx, staged.map(stateOf));
}

function splitOf(staged: StagedFiling): readonly SplitSubmission[] {
  const { accessionNumber, header, documents, warnings } = staged;
  return header === null ? [] : [{ accessionNumber, header, documents, warnings }];
}

function stateOf(staged: StagedFiling): FilingStateChange {
  const { accessionNumber, rejection } = staged;
  return rejection === null
    ? { accessionNumber, state: 'processed', reason: null }
    : { accessionNumber, state: 'rejected', reason: rejection };
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
