import { type AccessionNumber, type ParserVersion, parserIdOf } from '../core/ids.ts';
import { outputHashOf } from '../core/output-hash.ts';
import { addReprocessed, NOTHING_REPROCESSED, type ReprocessTally } from '../core/reprocess.ts';
import { retryOf } from '../core/retry-policy.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { StagedFiling, StagedParseRun } from '../core/staged-filing.ts';
import type { Transaction } from '../db/database.ts';
import { replaceTables } from '../db/repositories/datasets/dataset-rows.ts';
import { markReprocessed } from '../db/repositories/datasets/derivations.ts';
import {
  type FilingRead,
  type FilingRecord,
  getFilings,
  lockFilings,
  markRead,
} from '../db/repositories/filings/filings.ts';
import { recordParseRuns, removeOtherRuns } from '../db/repositories/filings/parse-runs.ts';
import { parserSetOf, parsersOfFilings } from '../db/repositories/filings/parser-sets.ts';
import { recordUnmappedConcepts } from '../db/repositories/filings/unmapped-concepts.ts';
import { markEntities } from '../db/repositories/reference/identifiers.ts';
import { appendEvents } from '../db/repositories/runs/outbox.ts';
import { holdPromotions } from '../db/repositories/runs/promotions.ts';
import { rowEvents } from '../events/row-events.ts';
import { outcomeHead, rejected } from '../parsers/filing/outcomes.ts';
import { CATALOG } from '../parsers/parser-catalog.ts';
import { versionOf } from '../parsers/registry.ts';
import { entitiesOf, isCausedByRows, type LoadDeps, parseRunsOf, parsersOf, withTables } from './load-batch.ts';
import { BEHIND, BUDGET_CODES } from './metered-parsers.ts';
import { unmappedConceptsOf } from './unmapped-concepts.ts';

/**
 * Loads what one parser version read of stored filings, in one transaction: its rows and parse runs, and that it has read
 * them. Rows, states and retries of the other versions stay as they are, also where this one is rejected. What the
 * versions it builds on gave is not stored. Filings that have other bytes by now, or are being processed, are left to the
 * run that took them.
 */
export async function loadReprocessed(
  deps: LoadDeps,
  run: RunRef,
  version: ParserVersion,
  staged: readonly StagedFiling[],
): Promise<ReprocessTally> {
  const unreadable = staged.filter(isUnreadable);
  const examples = unreadable.map(({ accessionNumber, rejection }) => ({
    accessionNumber,
    reason: `${rejection?.code}: ${rejection?.message}`,
  }));
  for (const example of examples) deps.logger.warn({ runId: run.runId, ...example }, 'not reprocessed');
  const filings = await Promise.all(
    staged.filter((one) => !isUnreadable(one)).map((one) => ofVersion(deps, version, one)),
  );
  await recordUnmappedConcepts(deps.db, unmappedConceptsOf(filings));
  const before = { ...NOTHING_REPROCESSED, filings: examples.length, unreadable: examples.length, examples };
  return addReprocessed(before, await loadOrReject(deps, run, version, filings));
}

/** Damaged bytes are no parser's doing: the filing stays unread, and the next reprocess tries it again. */
function isUnreadable({ rejection }: StagedFiling): boolean {
  return rejection?.code.startsWith('raw-object-') ?? false;
}

/** The runs of one version; where the filing could not be opened, the version's rejection for that reason. */
async function ofVersion(deps: LoadDeps, version: ParserVersion, staged: StagedFiling): Promise<StagedFiling> {
  if (staged.rejection !== null) {
    const { code, message } = staged.rejection;
    return { ...staged, rejection: null, runs: [await rejectedRun(deps, version, code, message)] };
  }
  const runs = staged.runs.filter(({ parserVersion }) => parserVersion === version);
  const isBehind = runs.some(({ outcome }) =>
    [...outcome.reasons, ...outcome.warnings].some(({ code }) => code === BEHIND),
  );
  const crash = isBehind ? crashOf(staged.runs.filter(({ parserVersion }) => parserVersion !== version)) : null;
  if (crash === null) return { ...staged, runs };
  return { ...staged, runs: [await rejectedRun(deps, version, DEPENDENCY_CRASHED, crash)] };
}

/**
 * A version that this one builds on ended its process, which may pass: nothing of the filing is stored but this reason,
 * and it stays unread by the version, so that another reprocess takes it.
 */
const DEPENDENCY_CRASHED = 'dependency-crashed';

function crashOf(runs: readonly StagedParseRun[]): string | null {
  for (const { parserVersion, outcome } of runs) {
    const crash = outcome.reasons.find(({ code }) => code === 'parse-crashed');
    if (crash) return `builds on ${parserVersion}, which failed: ${crash.message}; the next reprocess reads it again`;
  }
  return null;
}

function isToRepeat({ runs }: StagedFiling): boolean {
  return runs.some(({ outcome }) => outcome.reasons.some(({ code }) => code === DEPENDENCY_CRASHED));
}

async function rejectedRun(
  { catalog = CATALOG }: LoadDeps,
  version: ParserVersion,
  code: string,
  message: string,
): Promise<StagedParseRun> {
  const outcome = rejected(outcomeHead(await catalog.load(version)), code, message);
  const place = { parserId: parserIdOf(version), parserVersion: version, sequence: 0, durationMs: 0 };
  return { ...place, outputHash: outputHashOf({ outcome }), outcome };
}

/** If the database rejects the rows, each filing is loaded alone; one that is rejected again is that version's rejection. */
async function loadOrReject(
  deps: LoadDeps,
  run: RunRef,
  version: ParserVersion,
  filings: readonly StagedFiling[],
): Promise<ReprocessTally> {
  if (filings.length === 0) return NOTHING_REPROCESSED;
  const load = (some: readonly StagedFiling[]) =>
    deps.db.transaction().execute((trx) => loadTransaction(deps, trx, run, version, some));
  try {
    return await load(filings);
  } catch (error) {
    if (!isCausedByRows(error)) throw error;
    let tally = NOTHING_REPROCESSED;
    const refused: { readonly filing: StagedFiling; readonly message: string }[] = [];
    for (const filing of filings) {
      try {
        tally = addReprocessed(tally, await load([filing]));
      } catch (own) {
        if (!isCausedByRows(own)) throw own;
        refused.push({ filing, message: own.message.slice(0, 1_000) });
      }
    }
    // The fault of all is not theirs.
    if (refused.length === filings.length && filings.length > 1) throw error;
    for (const { filing, message } of refused) {
      const { accessionNumber } = filing;
      deps.logger.error({ runId: run.runId, accessionNumber, code: 'load-refused', message }, 'not loaded');
      const runs = [await rejectedRun(deps, version, 'load-refused', message)];
      tally = addReprocessed(tally, await load([{ ...filing, runs }]));
    }
    return tally;
  }
}

async function loadTransaction(
  { db, rawStore, catalog = CATALOG }: LoadDeps,
  trx: Transaction,
  run: RunRef,
  version: ParserVersion,
  given: readonly StagedFiling[],
): Promise<ReprocessTally> {
  const numbers = given.map(({ accessionNumber }) => accessionNumber);
  await lockFilings(trx, numbers);
  const records = new Map((await getFilings(trx, numbers)).map((record) => [record.accessionNumber, record]));
  const staged = given.filter(({ accessionNumber, rawSourceKey }) => {
    const record = records.get(accessionNumber);
    return record?.state === 'processed' && record.rawSourceKey === rawSourceKey;
  });
  const filings = await withTables(trx, rawStore, staged, run.materializationVersion, catalog);
  const tables = filings.flatMap((filing) => filing.tables);
  const rows = await replaceTables(db, trx, tables, run.runId);
  const parseRuns = filings.flatMap((filing) => parseRunsOf(run, filing));
  const scopes = filings.map((filing) => ({ ...parsersOf(filing), parserVersions: [version] }));
  await removeOtherRuns(trx, scopes, parseRuns);
  await recordParseRuns(trx, parseRuns);
  const promoted = (await holdPromotions(trx)).get(parserIdOf(version)) ?? version;
  if (promoted === version) {
    // Readers see these rows.
    await appendEvents(
      trx,
      filings.flatMap((filing) => rowEvents(filing.tables)),
      run,
    );
    const ciks = filings.flatMap(entitiesOf);
    await markReprocessed(trx, ciks);
    await markEntities(trx, ciks);
  }
  const isInNights = promoted === version || catalog.newest.some((parser) => versionOf(parser) === version);
  const read = staged.filter((filing) => !isToRepeat(filing));
  await markRead(trx, await readsOf(trx, version, read, isInNights ? records : null));
  const changed = given.length - staged.length;
  return { ...NOTHING_REPROCESSED, ...outcomesOf(staged), filings: given.length, changed, rows };
}

/** @param records null: no night runs the version, so that a retry would not either */
async function readsOf(
  trx: Transaction,
  version: ParserVersion,
  staged: readonly StagedFiling[],
  records: ReadonlyMap<AccessionNumber, FilingRecord> | null,
): Promise<readonly FilingRead[]> {
  const numbers = staged.map(({ accessionNumber }) => accessionNumber);
  const earlier = await parsersOfFilings(trx, numbers);
  // Nearly all filings of a batch share one set of parsers.
  const sets = new Map<string, number>();
  const reads: FilingRead[] = [];
  for (const { accessionNumber, runs } of staged) {
    const versions = [...new Set([...(earlier.get(accessionNumber) ?? []), version])].sort();
    const key = versions.join(' ');
    const parserSet = sets.get(key) ?? (await parserSetOf(trx, versions));
    sets.set(key, parserSet);
    const code = runs.map(({ outcome }) => outcome.reasons[0]?.code ?? '').find((one) => BUDGET_CODES.has(one));
    const record = records?.get(accessionNumber);
    const retry = code === undefined || record === undefined || record.isWaiting ? null : retryOf({ ...record, code });
    reads.push({ accessionNumber, parserSet, retry });
  }
  return reads;
}

function outcomesOf(staged: readonly StagedFiling[]): Pick<ReprocessTally, 'parsed' | 'nothing' | 'rejected'> {
  const counts = { parsed: 0, nothing: 0, rejected: 0 };
  for (const { runs } of staged) {
    const has = (status: string): boolean => runs.some(({ outcome }) => outcome.status === status);
    counts[has('rejected') ? 'rejected' : has('parsed') ? 'parsed' : 'nothing'] += 1;
  }
  return counts;
}
