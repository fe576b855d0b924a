import pg from 'pg';
import type { Logger } from 'pino';
import {
  type AccessionNumber,
  type Cik,
  type ParserVersion,
  parserIdOf,
  type Sha256,
  sha256OfRawSourceKey,
} from '../core/ids.ts';
import { retryOf } from '../core/retry-policy.ts';
import type { FilingOrigin, FilingTable } from '../core/row-provenance.ts';
import type { RunRef } from '../core/run-plan.ts';
import { STAGED_NAMESPACE, type StagedFiling } from '../core/staged-filing.ts';
import type { Database, Transaction } from '../db/database.ts';
import { replaceTables } from '../db/repositories/datasets/dataset-rows.ts';
import { type FilingStateChange, getFilings, lockFilings, markStates } from '../db/repositories/filings/filings.ts';
import { type ParseRun, recordParseRuns, removeOtherRuns } from '../db/repositories/filings/parse-runs.ts';
import { parserSetOf, parsersOfFilings } from '../db/repositories/filings/parser-sets.ts';
import { recordSubmissions, type SplitSubmission } from '../db/repositories/filings/submissions.ts';
import { recordUnmappedConcepts } from '../db/repositories/filings/unmapped-concepts.ts';
import { markEntities } from '../db/repositories/reference/identifiers.ts';
import { appendEvents } from '../db/repositories/runs/outbox.ts';
import { holdPromotions } from '../db/repositories/runs/promotions.ts';
import { rowEvents } from '../events/row-events.ts';
import { filingTables } from '../parsers/filing-tables.ts';
import { CATALOG, type ParserCatalog } from '../parsers/parser-catalog.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { BUDGET_CODES } from './metered-parsers.ts';
import { unmappedConceptsOf } from './unmapped-concepts.ts';

export interface LoadDeps {
  readonly db: Database;
  /** Holds the parts of staged outputs. */
  readonly rawStore: Pick<RawStore, 'getStaged'>;
  readonly logger: Logger;
  /** Default: the parsers of this build. */
  readonly catalog?: ParserCatalog;
}

/**
 * Loads parsed filings in one transaction. If the database rejects the rows, each filing is loaded alone, and one that
 * is rejected again ends as `failed` with the reason: a single filing must not fail its run. If all of several are
 * rejected, the cause lies elsewhere and the error is thrown.
 */
export async function loadBatch(deps: LoadDeps, run: RunRef, filings: readonly StagedFiling[]): Promise<void> {
  await recordUnmappedConcepts(deps.db, unmappedConceptsOf(filings));
  try {
    await deps.db.transaction().execute((trx) => loadTransaction(deps, trx, run, filings));
  } catch (error) {
    if (!isCausedByRows(error)) throw error;
    const rejected: { readonly filing: StagedFiling; readonly error: Error }[] = [];
    for (const filing of filings) {
      try {
        await deps.db.transaction().execute((trx) => loadTransaction(deps, trx, run, [filing]));
      } catch (own) {
        if (!isCausedByRows(own)) throw own;
        rejected.push({ filing, error: own });
      }
    }
    if (rejected.length === filings.length && filings.length > 1) throw error;
    for (const { filing, error: own } of rejected) {
      const { accessionNumber } = filing;
      const reason = { code: 'load-refused', message: own.message.slice(0, 1_000) };
      const [record] = await getFilings(deps.db, [accessionNumber]);
      const retry = record ? retryOf({ ...record, code: reason.code }) : null;
      await markStates(deps.db, [{ accessionNumber, state: 'failed', reason, retry }]);
      deps.logger.error({ runId: run.runId, accessionNumber, ...reason, stack: own.stack }, 'not loaded');
    }
  }
}

/** Data exceptions, constraint violations, exceeded limits (a value too long for an index), and errors of a row mapper. */
export function isCausedByRows(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return /^(?:22|23|54)/.test(error.code ?? '');
  return error instanceof TypeError || error instanceof RangeError;
}

/** Everything that one transaction writes: headers, rows, their events, parse runs and the filings' final states. */
async function loadTransaction(
  { db, rawStore, catalog }: LoadDeps,
  trx: Transaction,
  run: RunRef,
  staged: readonly StagedFiling[],
): Promise<void> {
  await lockFilings(
    trx,
    staged.map(({ accessionNumber }) => accessionNumber),
  );
  await recordSubmissions(trx, staged.flatMap(splitOf));
  const filings = await withTables(trx, rawStore, staged, run.materializationVersion, catalog);
  await replaceTables(
    db,
    trx,
    filings.flatMap(({ tables }) => tables),
    run.runId,
  );
  // Rows of other versions exist to be compared; they emit no events.
  const promoted = await holdPromotions(trx);
  const isPublished = (version: ParserVersion): boolean => (promoted.get(parserIdOf(version)) ?? version) === version;
  await appendEvents(
    trx,
    filings.flatMap(({ tables }) =>
      rowEvents(tables.filter((one) => isPublished('scope' in one ? one.scope.parserVersion : one.parserVersion))),
    ),
    run,
  );
  const parseRuns = filings.flatMap((filing) => parseRunsOf(run, filing));
  await removeOtherRuns(trx, filings.map(parsersOf), parseRuns);
  await recordParseRuns(trx, parseRuns);
  await markStates(trx, await statesOf(trx, staged));
  await markEntities(trx, filings.flatMap(entitiesOf));
}

/** A parsed filing with the rows to store. */
export interface FilingRows {
  readonly cik: Cik;
  readonly staged: StagedFiling;
  readonly tables: readonly FilingTable[];
}

/** The rows of parsed filings with their provenance, except of filings that the database does not have. */
export async function withTables(
  trx: Transaction,
  rawStore: LoadDeps['rawStore'],
  staged: readonly StagedFiling[],
  materializationVersion: string,
  catalog: ParserCatalog = CATALOG,
): Promise<readonly FilingRows[]> {
  const readPart = (key: Sha256) => rawStore.getStaged(STAGED_NAMESPACE, key);
  const accessionNumbers = staged.map(({ accessionNumber }) => accessionNumber);
  const records = new Map((await getFilings(trx, accessionNumbers)).map((one) => [one.accessionNumber, one]));
  const filings: FilingRows[] = [];
  for (const one of staged) {
    const record = records.get(one.accessionNumber);
    if (record === undefined) continue;
    const origin: FilingOrigin = { ...record, rawSourceKey: one.rawSourceKey, materializationVersion };
    filings.push({
      cik: record.cik,
      staged: one,
      tables: await filingTables(origin, one.runs, readPart, catalog),
    });
  }
  return filings;
}

/** The parties of a filing, and the company that its rows are about. */
export function entitiesOf({ cik, staged }: FilingRows): readonly Cik[] {
  return [cik, ...(staged.header?.filers ?? []).map((filer) => filer.cik)];
}

function splitOf(staged: StagedFiling): readonly SplitSubmission[] {
  const { accessionNumber, header, documents, warnings } = staged;
  return header === null ? [] : [{ accessionNumber, header, documents, warnings }];
}

async function statesOf(trx: Transaction, staged: readonly StagedFiling[]): Promise<readonly FilingStateChange[]> {
  const changes: FilingStateChange[] = [];
  const numbers = staged.map(({ accessionNumber }) => accessionNumber);
  const records = new Map((await getFilings(trx, numbers)).map((record) => [record.accessionNumber, record]));
  const retryAfter = (accessionNumber: AccessionNumber, code: string) =>
    retryOf({ attempts: 0, ageDays: 0, isWaiting: false, ...records.get(accessionNumber), code });
  // Older versions of a parser ran too, and one of them may be promoted.
  const earlier = await parsersOfFilings(trx, numbers);
  // Nearly all filings of a batch share one set of parsers.
  const sets = new Map<string, number>();
  for (const { accessionNumber, rejection, runs } of staged) {
    if (rejection !== null) {
      // Bytes damaged in the store can be fetched again, so the rejection is not final.
      const state = rejection.code.startsWith('raw-object-') ? 'failed' : 'rejected';
      changes.push({ accessionNumber, state, reason: rejection, retry: retryAfter(accessionNumber, rejection.code) });
      continue;
    }
    const now = runs.map(({ parserVersion }) => parserVersion);
    const versions = new Set([...(earlier.get(accessionNumber) ?? []), ...now]);
    const key = [...versions].sort().join(' ');
    const parserSet = sets.get(key) ?? (await parserSetOf(trx, versions));
    sets.set(key, parserSet);
    const breach = runs.find(({ outcome }) => BUDGET_CODES.has(outcome.reasons[0]?.code ?? ''));
    const code = breach?.outcome.reasons[0]?.code;
    const retry = code === undefined ? null : retryAfter(accessionNumber, code);
    changes.push({ accessionNumber, state: 'processed', reason: null, parserSet, retry });
  }
  return changes;
}

export function parsersOf({ staged: { accessionNumber, runs } }: FilingRows) {
  return { accessionNumber, parserVersions: [...new Set(runs.map(({ parserVersion }) => parserVersion))] };
}

/** Runs of the parsers that read a document. That the others ran too is known from the filing's parser set. */
export function parseRunsOf(run: RunRef, { cik, staged }: FilingRows): readonly ParseRun[] {
  return staged.runs.flatMap(({ parserId, parserVersion, sequence, outputHash, durationMs, outcome }) => {
    const { status, confidence, reasons, warnings, crossValidations } = outcome;
    if (status === 'not_applicable') return [];
    const parseRun: ParseRun = {
      cik,
      accessionNumber: staged.accessionNumber,
      parserId,
      parserVersion,
      sequence,
      status,
      confidence,
      inputHash: sha256OfRawSourceKey(staged.rawSourceKey),
      outputHash,
      reasons,
      warnings,
      crossValidations,
      durationMs,
      runId: run.runId,
      materializationVersion: run.materializationVersion,
    };
    return [parseRun];
  });
}
