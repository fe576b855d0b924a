import { Context } from '@temporalio/activity';
import { edgarBusinessDays } from '../core/business-days.ts';
import type { IsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, ParserVersion } from '../core/ids.ts';
import type { EventChoice, FilingSelector, RunPriority, RunRef, SourceRef } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import type { Database, Transaction } from '../db/database.ts';
import { refreshCoverageSummary } from '../db/repositories/filings/coverage-summary.ts';
import { isWithoutFilings } from '../db/repositories/filings/filings.ts';
import { countPending, pageDue, pagePending } from '../db/repositories/filings/pending-filings.ts';
import { activeParserVersions, ensurePromoted, holdPromotions } from '../db/repositories/runs/promotions.ts';
import {
  failRun,
  finishRun,
  missingNightlyDates,
  type RunStart,
  recordMaterialization,
  startRun,
} from '../db/repositories/runs/runs.ts';
import { CATALOG, type ParserCatalog, versionsOfRun, withDependencies } from '../parsers/parser-catalog.ts';
import { type BuildIdentity, materializationOf } from './materialization.ts';
import { type FinishRun, reportRun } from './report-run.ts';

export interface ControlDeps {
  readonly db: Database;
  /** What this deployment's code and configuration are; fixed when the worker started. */
  readonly build: BuildIdentity;
  /** Default: the parsers of this build. */
  readonly catalog?: ParserCatalog;
}

export interface BeginRun {
  readonly kind: 'nightly' | 'ingest' | 'backfill' | 'recompute';
  readonly businessDate: IsoDate | null;
  readonly source: SourceRef;
  /** Absent: live. */
  readonly priority?: RunPriority;
  /** Absent: nights and filings asked for by number publish, first loads and histories are silent. */
  readonly events?: EventChoice | undefined;
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

export function createControlActivities({ db, build, catalog = CATALOG }: ControlDeps): ControlActivities {
  const versionsOf = async ({ parserVersions }: RunRef): Promise<readonly ParserVersion[]> =>
    parserVersions ?? versionsOfRun(catalog, await activeParserVersions(db));
  return {
    async beginRun(run) {
      await ensurePromoted(db, catalog.first());
      // A promotion waits until the run is recorded, and sees it; one before is seen by the run.
      return db.transaction().execute(async (trx) => {
        const promoted = await holdPromotions(trx);
        return begin(trx, build, run, await versionsOfRun(catalog, promoted));
      });
    },

    async beginReprocess(version) {
      await ensurePromoted(db, catalog.first());
      const parserVersions = await withDependencies(catalog, [version]);
      const run = { kind: 'reprocess', businessDate: null, source: 'raw store', priority: 'backfill' } as const;
      return db.transaction().execute((trx) => begin(trx, build, run, parserVersions));
    },

    countPending: async (run, selector) =>
      countPending(db, { selector, source: run.source, parserVersions: await versionsOf(run) }),

    nextPendingPage: async (run, selector, after, limit) =>
      pagePending(db, { selector, source: run.source, parserVersions: await versionsOf(run), after, limit }),

    dueFilings: ({ source }, filedBefore) => pageDue(db, { source, filedBefore, limit: RETRIES_PER_NIGHT }),

    missingBusinessDates: ({ from, through, source }) =>
      missingNightlyDates(db, source, edgarBusinessDays(from, through)),

    async finishRun(run, finish) {
      const report = await reportRun(db, run, finish, await versionsOf(run));
      const { total, newlyDiscovered, byState } = report.filings;
      await finishRun(db, run.runId, { counts: { total, newlyDiscovered, ...byState }, report });
      await refreshCoverageSummary(db);
      return report;
    },

    failRun: (run, message) => failRun(db, run.runId, message.slice(0, 4_000)),
  };
}

type Beginning = Omit<RunStart, 'runId' | 'materializationVersion' | 'silentReason'> &
  Pick<BeginRun, 'priority' | 'events'>;

/** The run's id is that of the workflow execution. */
async function begin(
  trx: Transaction,
  build: BuildIdentity,
  { kind, businessDate, source, priority = 'live', events }: Beginning,
  parserVersions: readonly ParserVersion[],
): Promise<RunRef> {
  const runId = Context.current().info.workflowExecution?.runId;
  if (!runId) throw new AppError('a run begins in a workflow', { code: 'no-workflow', retryable: false });
  const materialization = materializationOf(build, parserVersions);
  const { version: materializationVersion } = materialization;
  await recordMaterialization(trx, materialization);
  const reason = silentReason({ kind, priority, events }, await isWithoutFilings(trx));
  const run = { runId, kind, businessDate, source, materializationVersion, silentReason: reason };
  // A retry keeps what its first attempt decided: by now that one's own filings are in the database.
  const { silentReason: kept } = await startRun(trx, run);
  return { runId, source, materializationVersion, parserVersions, priority, silent: kept !== null };
}

/** Why a run publishes no events; null: it does. */
export function silentReason(
  { kind, priority, events }: Pick<Beginning, 'kind' | 'priority' | 'events'>,
  isFirstLoad: boolean,
): string | null {
  if (events === 'publish') return null;
  if (events === 'silent') return 'asked for';
  if (kind !== 'nightly' && kind !== 'ingest') return kind;
  if (isFirstLoad) return 'first load of an empty database';
  return priority === 'backfill' ? 'load of a history' : null;
}
