import type { Operation } from '../../operation.ts';
import { listRatings } from './ratings.ts';
import { SCORE_OPERATIONS } from './score.ts';
import { SIGNAL_OPERATIONS } from './signals.ts';

/** Ratings, scores and signals. */
export const SCORE_FAMILY: readonly Operation[] = [listRatings, ...SCORE_OPERATIONS, ...SIGNAL_OPERATIONS];
