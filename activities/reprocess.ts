import type { IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { parserIdOf } from '../core/ids.ts';
import type { ReprocessProgress, ReprocessReport, ReprocessScope } from '../core/reprocess.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { refreshCoverageSummary } from '../db/repositories/filings/coverage-summary.ts';
import {
  countUnread,
  pageUnread,
  type UnreadCursor,
  type UnreadPage,
} from '../db/repositories/filings/unread-filings.ts';
import { activeParserVersions } from '../db/repositories/runs/promotions.ts';
import { finishRun, getRun, isNightlyUnderWay } from '../db/repositories/runs/runs.ts';
import { ONE_STATEMENT, withHeartbeat } from './heartbeats.ts';

export type { UnreadCursor, UnreadFiling } from '../db/repositories/filings/unread-filings.ts';

export interface ReprocessDeps {
  readonly db: Database;
}

export type ReprocessSummary = Pick<ReprocessProgress, 'tally' | 'startedAtMs' | 'pausedMs' | 'behindNightlyMs'>;

export interface ReprocessActivities {
  /** Filings of the scope that the version has not read. */
  countUnread(scope: ReprocessScope): Promise<number>;
  /** None while a nightly run is under way, which is then given by the time at which it was noticed. */
  nextUnreadPage(
    scope: ReprocessScope,
    after: UnreadCursor | null,
    limit: number,
  ): Promise<UnreadPage & { readonly nightlySinceMs: number | null }>;
  finishReprocess(run: RunRef, scope: ReprocessScope, summary: ReprocessSummary): Promise<ReprocessReport>;
}

export function createReprocessActivities({ db }: ReprocessDeps): ReprocessActivities {
  return {
    countUnread: (scope) => withHeartbeat(() => countUnread(db, scope), ONE_STATEMENT),

    nextUnreadPage: (scope, after, limit) =>
      withHeartbeat(async () => {
        if (await isNightlyUnderWay(db)) return { filings: [], next: after, nightlySinceMs: Date.now() };
        return { ...(await pageUnread(db, scope, after, limit)), nightlySinceMs: null };
      }),

    async finishReprocess(run, scope, { startedAtMs, ...summary }) {
      const record = await getRun(db, run.runId);
      if (!record) throw new AppError(`run ${run.runId} was never begun`, { code: 'run-unknown', retryable: false });
      const promoted = (await activeParserVersions(db)).get(parserIdOf(scope.parserVersion)) ?? null;
      const endedAtMs = Date.now();
      const workingMs = Math.max(0, endedAtMs - startedAtMs - summary.pausedMs - summary.behindNightlyMs);
      const { filings } = summary.tally;
      const report: ReprocessReport = {
        runId: run.runId,
        kind: 'reprocess',
        scope,
        promoted,
        isPromoted: promoted === scope.parserVersion,
        materializationVersion: record.materializationVersion,
        startedAt: record.startedAt,
        finishedAt: new Date(endedAtMs).toISOString() as IsoTimestamp,
        ...summary,
        workingMs,
        filingsPerSecond: workingMs === 0 ? 0 : Number(((filings * 1_000) / workingMs).toFixed(1)),
      };
      const { examples: _, parseMs: __, loadMs: ___, ...counts } = summary.tally;
      await finishRun(db, run.runId, { counts, report });
      await refreshCoverageSummary(db);
      return report;
    },
  };
}
