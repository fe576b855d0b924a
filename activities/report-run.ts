import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../core/ids.ts';
import type { FilingSelector, RunRef, StageTallies } from '../core/run-plan.ts';
import type { RunReport, RunScores } from '../core/run-report.ts';
import type { Database } from '../db/database.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import { countPendingElsewhere } from '../db/repositories/filings/pending-filings.ts';
import {
  countFilingsForReport,
  countParseRuns,
  countReasons,
  countRows,
  countStates,
  summarizeScores,
} from '../db/repositories/runs/run-statistics.ts';
import { getRun } from '../db/repositories/runs/runs.ts';
import { loadRatingsVerdict } from '../db/repositories/scores/current-ratings.ts';
import { listRecomputations } from '../db/repositories/scores/recomputations.ts';
import { getStoredScore } from '../db/repositories/scores/score-series.ts';
import { type MainReason, mainReason } from '../scoring/explain/main-reason.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { decodeReceipt } from '../scoring/receipt-codec.ts';

export interface FinishRun {
  readonly selector: FilingSelector;
  readonly tallies: StageTallies;
  readonly asOf: IsoDate | null;
  readonly methodologyVersion: string | null;
  /** The price table of its scores; absent in runs that began under an earlier build. */
  readonly prices?: string | null;
  /** Filings of earlier dates that the run tried again. */
  readonly retried?: readonly AccessionNumber[];
}

const RISKIEST = 10;
/** Recomputed issuers that a report names; it counts all. */
const RECOMPUTED = 25;

/** What a night or an ingest says when it ends. */
export async function reportRun(
  db: Database,
  run: RunRef,
  { selector, tallies, asOf, methodologyVersion, prices, retried = [] }: FinishRun,
  parserVersions: readonly ParserVersion[],
): Promise<RunReport> {
  const record = await getRun(db, run.runId);
  if (!record) throw new AppError(`run ${run.runId} was never begun`, { code: 'run-unknown', retryable: false });
  // A run reports on what its source lists, and counts what only others do.
  const scope = { selector, source: run.source };
  const { runId, businessDate, source, materializationVersion, silentReason, startedAt } = record;
  return {
    runId,
    kind: record.kind === 'nightly' ? 'nightly' : 'ingest',
    businessDate,
    source,
    materializationVersion,
    silentReason,
    startedAt,
    finishedAt: new Date().toISOString() as IsoTimestamp,
    filings: {
      ...(await countFilingsForReport(db, scope, startedAt)),
      pendingElsewhere: await countPendingElsewhere(db, { ...scope, parserVersions }),
    },
    retried: await countStates(db, retried),
    parsers: await countParseRuns(db, scope),
    reasons: await countReasons(db, scope),
    rows: await countRows(db, scope),
    scores:
      asOf === null || methodologyVersion === null
        ? null
        : await scoresOf(db, { runId, methodologyVersion, asOf }, prices),
    tallies,
  };
}

async function scoresOf(
  db: Database,
  key: { readonly runId: string; readonly methodologyVersion: string; readonly asOf: IsoDate },
  prices: string | null | undefined,
): Promise<RunScores> {
  return {
    ...(await withReasons(db, await summarizeScores(db, key, RISKIEST))),
    ...(prices === undefined ? {} : { prices }),
    ratings: await loadRatingsVerdict(db, key),
    recomputed: await listRecomputations(db, { ...key, ...SCORE_LOOKBACKS, limit: RECOMPUTED }),
  };
}

/** Adds what weighs most in each of the riskiest scores, from its receipt. */
async function withReasons(db: Database, scores: RunScores): Promise<RunScores> {
  const { asOf, methodologyVersion } = scores;
  const reasons = new Map<string, MainReason>();
  for (const { cik } of scores.riskiest) {
    const stored = await getStoredScore(db, { cik: cik as Cik, methodologyVersion }, asOf);
    const reason = stored && mainReason(decodeReceipt(stored));
    if (reason) reasons.set(cik, reason);
  }
  const cited = [...reasons.values()].flatMap(({ accessionNumber }) => accessionNumber ?? []);
  const filings = new Map(
    (await getFilings(db, [...new Set(cited)])).map((filing) => [filing.accessionNumber, filing]),
  );
  const riskiest = scores.riskiest.map((one) => {
    const { factor, text, accessionNumber = null } = reasons.get(one.cik) ?? {};
    if (factor === undefined || text === undefined) return { ...one, reason: null };
    const { form, filedDate } = (accessionNumber === null ? null : filings.get(accessionNumber)) ?? {};
    const filing = accessionNumber && form && filedDate ? { accessionNumber, form, filedDate } : null;
    return { ...one, reason: { factor, text, filing } };
  });
  return { ...scores, riskiest };
}
