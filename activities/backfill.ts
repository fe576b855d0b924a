import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackfillProgress, BackfillReport, BackfillScope, BackfillTally, RankedDays } from '../core/backfill.ts';
import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { Cik } from '../core/ids.ts';
import { dependentsOf } from '../core/parser-dependents.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { activeParserVersions } from '../db/repositories/runs/promotions.ts';
import { finishRun, getRun, isNightlyUnderWay, type RunRecord } from '../db/repositories/runs/runs.ts';
import { removeUncoveredHistories } from '../db/repositories/scores/history-inputs.ts';
import { rankHistories } from '../db/repositories/scores/history-universes.ts';
import { countScoredIssuers, pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
import { registerMethodology } from '../db/repositories/scores/scores.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { ONE_STATEMENT, withHeartbeat } from './heartbeats.ts';
import { scoreHistoryPage } from './history-page.ts';
import { type BuildIdentity, materializationOf } from './materialization.ts';

export interface BackfillDeps {
  readonly db: Database;
  readonly logger: Logger;
  /** What this deployment's code and configuration are; fixed when the worker started. */
  readonly build: BuildIdentity;
}

export interface IssuerPage {
  readonly ciks: readonly Cik[];
  /** A nightly run was under way at this time, and no issuers are given; null: none was. */
  readonly nightlySinceMs: number | null;
}

export interface BackfillSummary
  extends Pick<BackfillProgress, 'days' | 'tally' | 'startedAtMs' | 'pausedMs' | 'behindNightlyMs'> {
  readonly removed: number;
  readonly ranked: RankedDays;
}

export interface BackfillActivities {
  /** Registers the methodology, and counts the issuers that have facts in the time. */
  prepareBackfill(scope: BackfillScope): Promise<number>;
  nextIssuerPage(scope: BackfillScope, after: Cik | null, limit: number): Promise<IssuerPage>;
  /** Returns once no nightly run is under way: milliseconds since the wait began. */
  waitForNightly(sinceMs: number): Promise<number>;
  scoreHistories(scope: BackfillScope, ciks: readonly Cik[]): Promise<BackfillTally>;
  /** Takes away histories of issuers that no fact covers any more, of those the scope is about. */
  removeUncovered(scope: BackfillScope): Promise<number>;
  /** The universes and percentiles of some of the scope's days. */
  rankDays(scope: BackfillScope, from: IsoDate, to: IsoDate): Promise<RankedDays & Pick<IssuerPage, 'nightlySinceMs'>>;
  finishBackfill(run: RunRef, scope: BackfillScope, summary: BackfillSummary): Promise<BackfillReport>;
}

const LOOK_AT_NIGHTLY_MS = 2_000;

export function createBackfillActivities({ db, logger, build }: BackfillDeps): BackfillActivities {
  const issuersOf = ({ from, to, ciks }: BackfillScope) => ({
    from,
    asOf: to,
    lookbackDays: SCORE_LOOKBACKS.lookbackDays,
    ...(ciks === null ? {} : { ciks }),
  });
  return {
    prepareBackfill: (scope) =>
      withHeartbeat(async () => {
        const methodology = methodologyByVersion(scope.methodologyVersion);
        const { version } = methodology;
        await registerMethodology(db, { version, contentHash: methodologyHash(methodology), body: methodology });
        return countScoredIssuers(db, issuersOf(scope));
      }, ONE_STATEMENT),

    nextIssuerPage: (scope, after, limit) =>
      withHeartbeat(async () => {
        if (await isNightlyUnderWay(db)) return { ciks: [], nightlySinceMs: Date.now() };
        return { ciks: await pageScoredIssuers(db, { ...issuersOf(scope), after, limit }), nightlySinceMs: null };
      }),

    waitForNightly: (sinceMs) =>
      withHeartbeat(async (beat, signal) => {
        while (await isNightlyUnderWay(db)) {
          beat();
          await sleep(LOOK_AT_NIGHTLY_MS, undefined, { signal });
        }
        return Math.max(0, Date.now() - sinceMs);
      }),

    scoreHistories: (scope, ciks) =>
      withHeartbeat(async (beat, signal) => {
        // Scores read promoted rows. Fetched before the facts: a promotion in between invalidates the history again. One
        // of a parser that no score reads leaves it as it is.
        const promoted = await activeParserVersions(db);
        const read = [...promoted].flatMap(([id, one]) => (dependentsOf(id).includes('scores') ? [one] : []));
        const { version } = materializationOf(build, read);
        const tally = await scoreHistoryPage({ db, build: version, beat, signal }, scope, ciks);
        logger.info({ methodologyVersion: scope.methodologyVersion, ...tally }, 'histories scored');
        return tally;
      }),

    removeUncovered: (scope) =>
      withHeartbeat((beat, signal) =>
        removeUncoveredHistories(db, scope, async (stored) => {
          signal.throwIfAborted();
          beat(stored[0]);
          // A backfill of chosen issuers keeps the histories of all others.
          const chosen = scope.ciks === null ? null : new Set(scope.ciks);
          const others = chosen === null ? [] : stored.filter((cik) => !chosen.has(cik));
          const covered = await pageScoredIssuers(db, {
            ...issuersOf({ ...scope, ciks: stored }),
            after: null,
            limit: stored.length + 1,
          });
          return new Set([...covered, ...others]);
        }),
      ),

    rankDays: (scope, from, to) =>
      withHeartbeat(async () => {
        if (await isNightlyUnderWay(db)) return { days: 0, withPercentiles: 0, nightlySinceMs: Date.now() };
        const { methodologyVersion } = scope;
        const { percentileMinimumUniverse } = methodologyByVersion(methodologyVersion);
        const ranked = await rankHistories(db, { methodologyVersion, from, to }, percentileMinimumUniverse);
        return { ...ranked, nightlySinceMs: null };
      }, ONE_STATEMENT),

    finishBackfill: async (run, scope, summary) => {
      const record = await getRun(db, run.runId);
      if (!record) throw new AppError(`run ${run.runId} was never begun`, { code: 'run-unknown', retryable: false });
      const report = reportOf(record, scope, summary);
      const { busyMs: _, ...counts } = summary.tally;
      await finishRun(db, run.runId, { counts: { ...counts, removed: summary.removed }, report });
      return report;
    },
  };
}

function reportOf(
  { runId, materializationVersion, startedAt }: Pick<RunRecord, 'runId' | 'materializationVersion' | 'startedAt'>,
  scope: BackfillScope,
  summary: BackfillSummary,
): BackfillReport {
  const endedAtMs = Date.now();
  const { startedAtMs, ...rest } = summary;
  return {
    runId,
    kind: 'backfill',
    scope,
    materializationVersion,
    startedAt,
    finishedAt: new Date(endedAtMs).toISOString() as IsoTimestamp,
    ...rest,
    workingMs: Math.max(0, endedAtMs - startedAtMs - summary.pausedMs - summary.behindNightlyMs),
  };
}
