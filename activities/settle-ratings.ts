import type { IsoDate } from '../core/dates.ts';
import { fewerInputs, type RatingsVerdict } from '../core/rating-inputs.ts';
import type { MarkedDate } from '../core/recompute.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  countRatingInputs,
  loadCurrentRatings,
  loadRatingsVerdict,
  lockRatings,
  recordScoringRun,
  type Staged,
} from '../db/repositories/scores/current-ratings.ts';
import { clearMarksUpTo, clearScoreMarks } from '../db/repositories/scores/score-marks.ts';
import {
  dropStaged,
  promoteStaged,
  type ScoreWithReceipt,
  stageScores,
  upsertScores,
} from '../db/repositories/scores/scores.ts';

export interface RatingsRequest {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  /** Path of the price table behind the scores; null or absent: no market prices. */
  readonly prices?: string | null;
  /** Ratings show the run's scores even if it had fewer inputs than the current ones. */
  readonly replaceRatings?: boolean;
}

/** Whether a run scores the current date again: its scores wait beside the current ones until they are settled. */
async function isStaged(db: Database, { runId }: RunRef, request: RatingsRequest): Promise<boolean> {
  const current = await loadCurrentRatings(db, request.methodologyVersion);
  return current !== null && current.asOf === request.asOf && current.runId !== runId;
}

/** Stores a page of scores where ratings do not show them before `settleRatings`. */
export async function storeScores(
  db: Database,
  run: RunRef,
  request: RatingsRequest,
  scores: readonly ScoreWithReceipt[],
): Promise<void> {
  const staged = await isStaged(db, run, request);
  await db.transaction().execute(async (trx) => {
    if (staged) await stageScores(trx, run, scores);
    else await upsertScores(trx, run, scores);
  });
}

/**
 * Once all scores of a run are stored: ratings show them, unless the run had fewer inputs than the scores they show now.
 * Then the scores stay stored, and the verdict says what was missing.
 */
export async function settleRatings(db: Database, run: RunRef, request: RatingsRequest): Promise<RatingsVerdict> {
  const { methodologyVersion } = request;
  const staged = (await isStaged(db, run, request)) ? { runId: run.runId, upToMark: null } : null;
  return db.transaction().execute(async (trx) => {
    await lockRatings(trx, methodologyVersion);
    const settled = await loadRatingsVerdict(trx, { runId: run.runId, methodologyVersion });
    // An earlier attempt, which took the staged scores away.
    if (staged !== null && settled?.replaced) return settled;
    const verdict = await settle(trx, run, request, staged);
    if (verdict.replaced) await clearScoreMarks(trx, { runId: run.runId, methodologyVersion });
    return verdict;
  });
}

/**
 * Once the scores of the marked issuers are staged: as `settleRatings`, with the other scores of the date as they stand.
 *
 * @returns null where the target's run is no longer the one that ratings show: its scores concern another date, or are
 *   younger than the staged ones, which are dropped
 */
export async function settleMarked(db: Database, run: RunRef, target: MarkedDate): Promise<RatingsVerdict | null> {
  const { methodologyVersion, asOf, upToMark, prices } = target;
  return db.transaction().execute(async (trx) => {
    await lockRatings(trx, methodologyVersion);
    const current = await loadCurrentRatings(trx, methodologyVersion);
    if (current?.runId !== target.runId) {
      // An earlier attempt, or a run that has scored the date or a later one in the meantime.
      if (current?.runId === run.runId) return loadRatingsVerdict(trx, { runId: run.runId, methodologyVersion });
      await dropStaged(trx, run.runId);
      return null;
    }
    const staged = { runId: run.runId, upToMark };
    const verdict = await settle(trx, run, { asOf, methodologyVersion, prices }, staged);
    if (verdict.replaced) await clearMarksUpTo(trx, { methodologyVersion, upToMark });
    return verdict;
  });
}

/** @param staged null: the scores of the date were stored as they came, since no run's were current */
async function settle(
  trx: Transaction,
  run: RunRef,
  request: RatingsRequest,
  staged: Staged | null,
): Promise<RatingsVerdict> {
  const { asOf, methodologyVersion, prices = null, replaceRatings = false } = request;
  const current = await loadCurrentRatings(trx, methodologyVersion);
  const inputs = await countRatingInputs(trx, request, staged);
  const fewer = current === null || current.runId === run.runId ? [] : fewerInputs(inputs, current);
  const replaced = fewer.length === 0 || replaceRatings;
  const isNew = replaced && (staged === null || (await promoteStaged(trx, { ...run, ...staged }, request)) > 0);
  const verdict = { replaced, fewer, currentAsOf: replaced || current === null ? asOf : current.asOf };
  await recordScoringRun(trx, {
    runId: run.runId,
    methodologyVersion,
    asOf,
    inputs,
    prices,
    verdict,
    isNew,
  });
  return verdict;
}
