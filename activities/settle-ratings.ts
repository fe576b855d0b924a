import type { IsoDate } from '../core/dates.ts';
import { fewerInputs, type RatingsVerdict } from '../core/rating-inputs.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import {
  countRatingInputs,
  loadCurrentRatings,
  lockRatings,
  recordScoringRun,
} from '../db/repositories/scores/current-ratings.ts';
import { clearScoreMarks } from '../db/repositories/scores/score-marks.ts';
import { promoteStaged, type ScoreWithReceipt, stageScores, upsertScores } from '../db/repositories/scores/scores.ts';

export interface RatingsRequest {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
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
  const { asOf, methodologyVersion, replaceRatings = false } = request;
  const staged = await isStaged(db, run, request);
  return db.transaction().execute(async (trx) => {
    await lockRatings(trx, methodologyVersion);
    const current = await loadCurrentRatings(trx, methodologyVersion);
    const inputs = await countRatingInputs(trx, request, staged ? run.runId : null);
    const fewer = current === null || current.runId === run.runId ? [] : fewerInputs(inputs, current);
    const replaced = fewer.length === 0 || replaceRatings;
    const isNew = replaced && (!staged || (await promoteStaged(trx, run, request)) > 0);
    const verdict = { replaced, fewer, currentAsOf: replaced || current === null ? asOf : current.asOf };
    if (replaced) await clearScoreMarks(trx, { runId: run.runId, methodologyVersion });
    await recordScoringRun(trx, { runId: run.runId, methodologyVersion, asOf, inputs, verdict, isNew });
    return verdict;
  });
}
