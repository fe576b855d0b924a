import type { SubRatings } from '../../core/score-receipt.ts';

export type SubRatingId = keyof SubRatings;

/** Names of the sub-ratings, in the order in which they are shown. */
export const SUB_RATING_NAMES: Readonly<Record<SubRatingId, string>> = {
  overallRisk: 'overall risk',
  offeringAbilityRisk: 'ability to sell stock',
  dilutionRisk: 'risk from outstanding instruments',
  historicalRisk: 'dilution in the past',
  cashNeedLevel: 'need of cash',
  warrantExerciseRating: 'likelihood of warrant exercise',
};
