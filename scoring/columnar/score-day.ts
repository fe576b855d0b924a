import type { ScoreColumns } from '../../core/score-columns.ts';
import { FACTOR_IDS, NO_CODE } from '../../core/score-receipt.ts';
import { assemble, weightList } from '../assemble.ts';
import { carriedFloat, isFloatImplausible, usableCapacity, usableShelfOf } from '../capacity.ts';
import { balanceLevel, isUnverified, rangeLevel, weightLevel } from '../confidence.ts';
import { runwayPressure } from '../factors/cash-runway.ts';
import { compliancePressure } from '../factors/compliance.ts';
import { offeringPressure } from '../factors/offering-pressure.ts';
import { marketValue } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { factorScore } from '../rounding.ts';
import { canCarry, chooseFloat, type FloatCandidate } from '../select/public-float.ts';
import { cashNeedLevel, dilutionRisk, levelCode, offeringAbilityRisk, warrantExerciseRating } from '../sub-ratings.ts';
import type { ScoreTerms } from './score-terms.ts';

/** What a day adds to the terms from filings; unknown numbers are NaN. */
export interface DayInputs {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** The recent close in today's shares; without one the stated price is used. */
  readonly close: number;
  /** How many of the last closes are below the minimum, and at or below the price floor; NaN without recent closes. */
  readonly belowMinimum: number;
  readonly atFloor: number;
  /** Highest close of the float's window, in today's shares. */
  readonly highest: number;
  /** 1, 0, or `NO_CODE`. */
  readonly regsho: number;
}

/** The float of the day carried to the highest close; NaN where unknown or implausible. */
function floatOf(float: FloatCandidate | undefined, highest: number, shares: number, methodology: Methodology): number {
  if (float === undefined) return Number.NaN;
  const ceiling = canCarry(float, highest) ? shares * highest : Number.NaN;
  const carried = carriedFloat(float.value, float.priceThen, highest);
  return isFloatImplausible(carried, ceiling, methodology) ? Number.NaN : carried;
}

/**
 * Scores one day into the columns: the formulas of `scoreInputs` on numbers, without reasons, flags and named
 * intermediates. A property test compares both over random issuers and days.
 */
export function createDayScorer(
  methodology: Methodology,
): (columns: ScoreColumns, at: number, terms: ScoreTerms, inputs: DayInputs) => void {
  const { daysPerMonth, offerings, compliance, confidence, subRatings: rules } = methodology;
  const weights = weightList(methodology);
  // Reused for every day.
  const scores = new Float64Array(FACTOR_IDS.length);
  const least = new Float64Array(FACTOR_IDS.length);

  return (columns, at, terms, inputs) => {
    const { capacity, shares, runway } = terms;
    const { day, highest, belowMinimum, atFloor } = inputs;
    const isStated = Number.isNaN(inputs.close);
    const price = isStated ? terms.statedPrice : inputs.close;
    const market = marketValue(price, shares);
    const float = terms.hasLiveProgram ? chooseFloat(terms.floats, highest, day, terms.floatDays) : undefined;
    const usableShelf = usableShelfOf(
      capacity,
      capacity.babyShelf === null ? Number.NaN : floatOf(float, highest, shares, methodology),
    );
    const usable = usableCapacity(capacity, usableShelf);
    const age = day - terms.balanceDay;

    const offering = offeringPressure(terms.proceeds, usable, market, offerings);
    const cash = runwayPressure(runway, age / daysPerMonth, methodology);
    const listing = compliancePressure(terms.compliance, belowMinimum, atFloor, compliance);
    scores[0] = offering === null ? Number.NaN : factorScore(Math.max(offering.unfloored, terms.offeringFloor));
    scores[1] = cash === null ? Number.NaN : factorScore(cash.score);
    scores[2] = terms.overhang;
    scores[3] = terms.velocity;
    scores[4] = terms.isComplianceMissing ? Number.NaN : factorScore(listing.score);
    least[0] = terms.offeringFloor;
    const { score, lo, hi, band, bandBarred, presentWeight } = assemble(scores, least, weights, methodology);
    const hasDoubt =
      terms.hasDoubt ||
      Number.isNaN(belowMinimum) ||
      (isStated && terms.isStatedPriceUnverified) ||
      (float !== undefined && isUnverified(float.fact, confidence));

    columns.asOf[at] = day;
    columns.computedOn[at] = day;
    columns.score[at] = score;
    columns.lo[at] = lo;
    columns.hi[at] = hi;
    for (let index = 0; index < scores.length; index++) {
      const column = columns.factors[index];
      if (column !== undefined) column[at] = scores[index] ?? Number.NaN;
    }
    columns.band[at] = band;
    columns.bandBarred[at] = bandBarred ? 1 : 0;
    columns.presentWeight[at] = presentWeight;
    columns.confidence[at] = Math.min(
      balanceLevel(age, confidence),
      weightLevel(presentWeight, confidence),
      rangeLevel({ lo, hi }, methodology),
      hasDoubt ? 1 : 2,
    );
    columns.regsho[at] = inputs.regsho;
    const months = cash?.months ?? Number.NaN;
    const ratings = [
      Number.isNaN(score) ? NO_CODE : levelCode(score, rules.overallRisk),
      offeringAbilityRisk(usable, market, rules),
      dilutionRisk(terms.dilution, usableShelf, price, shares, rules),
      terms.historicalRisk,
      cashNeedLevel(runway.goingConcern === true, cash === null, months, rules),
      warrantExerciseRating(terms.warrants, price, shares, day, rules),
    ];
    for (let index = 0; index < ratings.length; index++) {
      const column = columns.subRatings[index];
      if (column !== undefined) column[at] = ratings[index] ?? NO_CODE;
    }
  };
}
