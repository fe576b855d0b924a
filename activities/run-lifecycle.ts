import { Context } from '@temporalio/activity';
import { edgarBusinessDays } from '../core/business-days.ts';
import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../core/ids.ts';
import type { FilingSelector, RunPriority, RunRef, SourceRef, StageTallies } from '../core/run-plan.ts';
import type { RunReport, RunScores } from '../core/run-report.ts';
import type { Database } from '../db/database.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import {
  countPending,
  countPendingElsewhere,
  pageDue,
  pagePending,
} from '../db/repositories/filings/pending-filings.ts';
import { activeParserVersions, ensurePromoted } from '../db/repositories/runs/promotions.ts';
import {
  countFilingsForReport,
  countParseRuns,
  countReasons,
  countRows,
  countStates,
  summarizeScores,
} from '../db/repositories/runs/run-statistics.ts';
import {
  failRun,
  finishRun,
  getRun,
  missingNightlyDates,
  type RunStart,
  recordMaterialization,
  startRun,
} from '../db/repositories/runs/runs.ts';
import { loadRatingsVerdict } from '../db/repositories/scores/current-ratings.ts';
import { listRecomputations } from '../db/repositories/scores/recomputations.ts';
import { getStoredScore } from '../db/repositories/scores/score-series.ts';
import { CATALOG, type ParserCatalog, versionsOfRun, withDependencies } from '../parsers/parser-catalog.ts';
import { versionOf } from '../parsers/registry.ts';
import { type MainReason, mainReason } from '../scoring/explain/main-reason.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { decodeReceipt } from '../scoring/receipt-codec.ts';
import { type BuildIdentity, materializationOf } from './materialization.ts';

export interface ControlDeps {
  readonly db: Database;
  /** What this deployment's code and configuration are; fixed when the worker started. */
  readonly build: BuildIdentity;
  /** Default: the parsers of this build. */
  readonly catalog?: ParserCatalog;
}

export interface BeginRun {
  readonly kind: 'nightly' | 'ingest' | 'backfill';
  readonly businessDate: IsoDate | null;
  readonly source: SourceRef;
  /** Absent: live. */
  readonly priority?: RunPriority;
}

export interface FinishRun {
  readonly selector: FilingSelector;
  readonly tallies: StageTallies;
  readonly asOf: IsoDate | null;
  readonly methodologyVersion: string | null;
  /** Filings of earlier dates that the run tried again. */
  readonly retried?: readonly AccessionNumber[];
}

export interface ControlActivities {
  /** Records the run and fixes its versions; the run's id is that of the workflow execution, so a retry is the same. */
  beginRun(begin: BeginRun): Promise<RunRef>;
  /** The run of a reprocess: one version and those that it builds on. */
  beginReprocess(version: ParserVersion): Promise<RunRef>;
  /** Of the filings that the run's source lists; at most `PENDING_COUNT_LIMIT`. */
  countPending(run: RunRef, selector: FilingSelector): Promise<number>;
  nextPendingPage(
    run: RunRef,
    selector: FilingSelector,
    after: AccessionNumber | null,
    limit: number,
  ): Promise<readonly AccessionNumber[]>;
  /** Filings of dates before the night's whose retry is due, the longest due first; bounded, the rest wait a night. */
  dueFilings(run: RunRef, filedBefore: IsoDate): Promise<readonly AccessionNumber[]>;
  missingBusinessDates(range: {
    readonly from: IsoDate;
    readonly through: IsoDate;
    readonly source: SourceRef;
  }): Promise<readonly IsoDate[]>;
  finishRun(run: RunRef, finish: FinishRun): Promise<RunReport>;
  failRun(run: RunRef, message: string): Promise<void>;
}

/** A night's filings come first: about a tenth of what a busy day files. */
const RETRIES_PER_NIGHT = 1_000;
const RISKIEST = 10;
/** Recomputed issuers that a report names; it counts all. */
const RECOMPUTED = 25;

export function createControlActivities({ db, build, catalog = CATALOG }: ControlDeps): ControlActivities {
  const versionsOf = async ({ parserVersions }: RunRef): Promise<readonly ParserVersion[]> =>
    parserVersions ?? versionsOfRun(catalog, await activeParserVersions(db));
  async function begin(
    {
      kind,
      businessDate,
      source,
      priority = 'live',
    }: Omit<RunStart, 'runId' | 'materializationVersion'> & Pick<BeginRun, 'priority'>,
    parserVersions: readonly ParserVersion[],
  ): Promise<RunRef> {
    const runId = Context.current().info.workflowExecution?.runId;
    if (!runId) throw new AppError('a run begins in a workflow', { code: 'no-workflow', retryable: false });
    const materialization = materializationOf(build, parserVersions);
    await recordMaterialization(db, materialization);
    await startRun(db, { runId, kind, businessDate, source, materializationVersion: materialization.version });
    return { runId, source, materializationVersion: materialization.version, parserVersions, priority };
  }
  return {
    async beginRun(run) {
      await ensurePromoted(db, catalog.newest.map(versionOf));
      // A promotion during the run concerns the next one.
      return begin(run, await versionsOfRun(catalog, await activeParserVersions(db)));
    },

    async beginReprocess(version) {
      await ensurePromoted(db, catalog.newest.map(versionOf));
      const parserVersions = await withDependencies(catalog, [version]);
      const run = { kind: 'reprocess', businessDate: null, source: 'raw store', priority: 'backfill' } as const;
      return begin(run, parserVersions);
    },

    countPending: async (run, selector) =>
      countPending(db, { selector, source: run.source, parserVersions: await versionsOf(run) }),

    nextPendingPage: async (run, selector, after, limit) =>
      pagePending(db, { selector, source: run.source, parserVersions: await versionsOf(run), after, limit }),

    dueFilings: ({ source }, filedBefore) => pageDue(db, { source, filedBefore, limit: RETRIES_PER_NIGHT }),

    missingBusinessDates: ({ from, through, source }) =>
      missingNightlyDates(db, source, edgarBusinessDays(from, through)),

    async finishRun(run, { selector, tallies, asOf, methodologyVersion, retried = [] }) {
      const record = await getRun(db, run.runId);
      if (!record) throw new AppError(`run ${run.runId} was never begun`, { code: 'run-unknown', retryable: false });
      // A run reports on what its source lists, and counts what only others do.
      const scope = { selector, source: run.source };
      const report: RunReport = {
        runId: run.runId,
        kind: record.kind === 'nightly' ? 'nightly' : 'ingest',
        businessDate: record.businessDate,
        source: record.source,
        materializationVersion: record.materializationVersion,
        startedAt: record.startedAt,
        finishedAt: new Date().toISOString() as IsoTimestamp,
        filings: {
          ...(await countFilingsForReport(db, scope, record.startedAt)),
          pendingElsewhere: await countPendingElsewhere(db, { ...scope, parserVersions: await versionsOf(run) }),
        },
        retried: await countStates(db, retried),
        parsers: await countParseRuns(db, scope),
        reasons: await countReasons(db, scope),
        rows: await countRows(db, scope),
        scores:
          asOf !== null && methodologyVersion !== null
            ? {
                ...(await withReasons(db, await summarizeScores(db, { methodologyVersion, asOf }, RISKIEST))),
                ratings: await loadRatingsVerdict(db, { runId: run.runId, methodologyVersion }),
                recomputed: await listRecomputations(db, {
                  runId: run.runId,
                  methodologyVersion,
                  asOf,
                  ...SCORE_LOOKBACKS,
                  limit: RECOMPUTED,
                }),
              }
            : null,
        tallies,
      };
      const { total, newlyDiscovered, byState } = report.filings;
      await finishRun(db, run.runId, { counts: { total, newlyDiscovered, ...byState }, report });
      return report;
    },

    failRun: (run, message) => failRun(db, run.runId, message.slice(0, 4_000)),
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
