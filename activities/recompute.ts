import type { Logger } from 'pino';
import type { IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { Cik } from '../core/ids.ts';
import type { MarkedDate, RecomputeCounts, RecomputedDate, RecomputeReport } from '../core/recompute.ts';
import type { RunRef, StagePage } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { finishRun, getRun, isNightlyUnderWay } from '../db/repositories/runs/runs.ts';
import { countMoves, listRecomputations } from '../db/repositories/scores/recomputations.ts';
import { nextMarkedDate, pageMarkedIssuers } from '../db/repositories/scores/score-marks.ts';
import { scoredAmong } from '../db/repositories/scores/scored-issuers.ts';
import { stageScores } from '../db/repositories/scores/scores.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { ONE_STATEMENT, withHeartbeat } from './heartbeats.ts';
import { loadIssuerFacts } from './issuer-facts.ts';
import { rankDate, scoresOf } from './score.ts';
import { settleMarked } from './settle-ratings.ts';

export interface RecomputeDeps {
  readonly db: Database;
  readonly logger: Logger;
}

export interface RecomputeActivities {
  /** The time at which a nightly run was noticed; null: none is under way. */
  nightUnderWay(): Promise<number | null>;
  /** The next date to score; `handled` has the marks that were scored, by methodology. Null: none is left. */
  nextMarkedDate(handled: Readonly<Record<string, number>>): Promise<MarkedDate | null>;
  /** Scores some of the marked issuers beside the scores that ratings show, in order of their CIKs. */
  scoreMarkedPage(run: RunRef, target: MarkedDate, after: Cik | null): Promise<StagePage<Cik>>;
  /** Ratings show the new scores, and the marks go; null: another run has scored the date or a later one meanwhile. */
  settleMarked(run: RunRef, target: MarkedDate, scored: number): Promise<RecomputedDate | null>;
  finishRecompute(run: RunRef, counts: RecomputeCounts, dates: readonly RecomputedDate[]): Promise<RecomputeReport>;
}

const ISSUERS_PER_STEP = 300;
/** A page takes seconds, and is what a crash repeats. */
const ISSUERS_PER_PAGE = 1_500;
/** Replaced scores that a report names; it counts all. */
const REPLACED = 25;

export function createRecomputeActivities({ db, logger }: RecomputeDeps): RecomputeActivities {
  return {
    nightUnderWay: async () => ((await isNightlyUnderWay(db)) ? Date.now() : null),

    nextMarkedDate: (handled) => withHeartbeat(() => nextMarkedDate(db, handled), ONE_STATEMENT),

    scoreMarkedPage: (run, target, after) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const { asOf, prices } = target;
        const methodology = methodologyByVersion(target.methodologyVersion);
        const marked = await pageMarkedIssuers(db, { ...target, after, limit: ISSUERS_PER_PAGE });
        const ciks = await scoredAmong(db, { asOf, lookbackDays: SCORE_LOOKBACKS.lookbackDays }, marked);
        for (let start = 0; start < ciks.length; start += ISSUERS_PER_STEP) {
          signal.throwIfAborted();
          const some = ciks.slice(start, start + ISSUERS_PER_STEP);
          const facts = await loadIssuerFacts(db, { ciks: some, asOf, prices, ...SCORE_LOOKBACKS });
          const scores = scoresOf(facts, asOf, methodology);
          await db.transaction().execute((trx) => stageScores(trx, run, scores));
          beat(some.at(-1));
        }
        logger.info(
          { runId: run.runId, asOf, marked: marked.length, scored: ciks.length, after },
          'marked issuers scored',
        );
        const next = marked.length < ISSUERS_PER_PAGE ? null : (marked.at(-1) ?? null);
        return { tally: { busyMs: performance.now() - began, items: ciks.length, bytes: 0 }, next };
      }),

    settleMarked: (run, target, scored) =>
      withHeartbeat(async () => {
        const { methodologyVersion, asOf, issuers: marked } = target;
        const ratings = await settleMarked(db, run, target);
        if (ratings === null) return null;
        if (ratings.fewer.length > 0)
          logger.warn({ runId: run.runId, asOf, ...ratings }, 'fewer inputs than the ratings');
        await rankDate(db, target);
        const key = { runId: run.runId, methodologyVersion, asOf };
        const replaced = await listRecomputations(db, { ...key, ...SCORE_LOOKBACKS, limit: REPLACED });
        return { methodologyVersion, asOf, marked, scored, ratings, ...(await countMoves(db, key)), replaced };
      }, ONE_STATEMENT),

    async finishRecompute(run, { startedAtMs, ...counts }, dates) {
      const record = await getRun(db, run.runId);
      if (!record) throw new AppError(`run ${run.runId} was never begun`, { code: 'run-unknown', retryable: false });
      const endedAtMs = Date.now();
      const report: RecomputeReport = {
        runId: run.runId,
        kind: 'recompute',
        materializationVersion: record.materializationVersion,
        startedAt: record.startedAt,
        finishedAt: new Date(endedAtMs).toISOString() as IsoTimestamp,
        ...counts,
        workingMs: Math.max(0, endedAtMs - startedAtMs - counts.pausedMs - counts.behindNightlyMs),
        dates,
      };
      const { derived, identified, scored } = counts;
      await finishRun(db, run.runId, { counts: { derived, identified, scored }, report });
      return report;
    },
  };
}
