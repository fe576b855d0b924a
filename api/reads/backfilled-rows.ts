import type { IsoDate } from '../../core/dates.ts';
import { FACTOR_IDS, type FactorId, type SubRatings } from '../../core/score-receipt.ts';
import type { BackfilledScore } from '../../db/repositories/scores/backfilled-scores.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import type { DilutionRating, DilutionSignal, FactorShare } from '../../scoring/signal-rows.ts';

/**
 * Verification of a score without a receipt. What a receipt would prove is not claimed: the hash names what the backfill
 * computed it from, and only that is checked which the row itself shows.
 */
export interface BackfilledVerification {
  readonly sourceSpan: null;
  readonly extractionTraceId: string;
  readonly confidence: null;
  readonly crossValidations: DilutionRating['verification']['crossValidations'];
  readonly modelVersion: null;
  readonly verifiedAt: null;
}

type WithoutReceipt<T> = Omit<T, 'computedAt' | 'verification'> & {
  readonly computedAt: null;
  readonly verification: BackfilledVerification;
};

/** A backfilled score as a rating. */
export function backfilledRating(score: BackfilledScore): WithoutReceipt<DilutionRating> {
  return {
    object: 'dilution_rating',
    id: `${score.cik}/${score.asOf}/${score.methodologyVersion}`,
    ticker: null,
    ...subRatingsOf(score),
    regsho: score.regsho,
    numericScore: score.score,
    factorExposures: Object.fromEntries(FACTOR_IDS.map((id) => [id, score[id]])),
    computedAt: null,
    verification: verificationOf(score),
  };
}

/** A backfilled score as a signal. */
export function backfilledSignal(score: BackfilledScore): WithoutReceipt<Omit<DilutionSignal, 'history'>> {
  const { weights } = methodologyByVersion(score.methodologyVersion);
  return {
    object: 'dilution_signal',
    cik: score.cik,
    ticker: null,
    asOf: score.asOf,
    methodologyVersion: score.methodologyVersion,
    score: score.score,
    band: score.band,
    confidence: score.confidence,
    ...subRatingsOf(score),
    regsho: score.regsho,
    percentile: score.percentile,
    factorBreakdown: Object.fromEntries(
      FACTOR_IDS.map((id) => [id, shareOf(score, id, weights[id])]),
    ) as DilutionSignal['factorBreakdown'],
    searched: {},
    computedAt: null,
    verification: verificationOf(score),
  };
}

function subRatingsOf(score: BackfilledScore): SubRatings {
  const { overallRisk, offeringAbilityRisk, dilutionRisk, historicalRisk, cashNeedLevel, warrantExerciseRating } =
    score;
  return { overallRisk, offeringAbilityRisk, dilutionRisk, historicalRisk, cashNeedLevel, warrantExerciseRating };
}

function shareOf({ score, presentWeight, ...factors }: BackfilledScore, id: FactorId, weight: number): FactorShare {
  const own = factors[id];
  const contribution = own === null || score === null ? null : Math.round((10 * weight * own) / presentWeight) / 10;
  return { weight: weight / 100, score: own, contribution };
}

function verificationOf(score: BackfilledScore): BackfilledVerification {
  return {
    sourceSpan: null,
    extractionTraceId: score.inputHash ?? `backfill/${score.cik}/${score.methodologyVersion}/${score.asOf}`,
    confidence: null,
    crossValidations: [{ name: 'all-factors-present', passed: score.presentWeight === 100 }],
    modelVersion: null,
    verifiedAt: null,
  };
}

/** Why something that needs a receipt is absent. */
export function noReceiptReason(asOf: IsoDate, methodologyVersion: string): string {
  return `the score as of ${asOf} under ${methodologyVersion} was backfilled: histories are stored without receipts; "tidemark score --date ${asOf} --receipt" recomputes one`;
}
