import type { ScoreColumns } from '../../core/score-columns.ts';
import { FACTOR_IDS, NO_CODE } from '../../core/score-receipt.ts';
import { assemble, weightList } from '../assemble.ts';
import { carriedFloat, isFloatImplausible, usableCapacity, usableShelfOf } from '../capacity.ts';
import { balanceLevel, isUnverified, rangeLevel, weightLevel } from '../confidence.ts';
import { runwayPressure } from '../factors/cash-runway.ts';
import { compliancePressure } from '../factors/compliance.ts';
import { offeringFloor, offeringPressure } from '../factors/offering-pressure.ts';
import { countOverhang, isOverhangBound, overhangPressure, overhangRatio } from '../factors/overhang.ts';
import { marketValue } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { factorScore } from '../rounding.ts';
import { canCarry, chooseFloat, type FloatCandidate } from '../select/public-float.ts';
import {
  cashNeedLevel,
  dilutionRisk,
  levelCode,
  offeringAbilityRisk,
  sellableOf,
  warrantExerciseRating,
} from '../sub-ratings.ts';
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

function writeEach(columns: readonly (Float64Array | Uint8Array)[], at: number, values: ArrayLike<number>): void {
  for (let index = 0; index < values.length; index++) {
    const column = columns[index];
    if (column !== undefined) column[at] = values[index] ?? Number.NaN;
  }
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
  const most = new Float64Array(FACTOR_IDS.length).fill(Number.NaN);

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

    const cash = runwayPressure(runway, age / daysPerMonth, methodology);
    const months = cash?.months ?? Number.NaN;
    const offering = offeringPressure(terms.offerings.proceeds, usable, market, offerings);
    const need = { marketValue: market, months, hasGoingConcern: runway.goingConcern === true };
    const floor = offeringFloor(terms.offerings, capacity, need, offerings);
    const isPartial = offering !== null && Number.isNaN(offering.capacityRatio);
    const count = countOverhang(terms.overhang, price);
    const listing = compliancePressure(terms.compliance, belowMinimum, atFloor, compliance);
    scores[0] = offering === null ? Number.NaN : factorScore(Math.max(offering.unfloored, floor));
    scores[1] = cash === null ? Number.NaN : factorScore(cash.score);
    scores[2] = factorScore(overhangPressure(overhangRatio(terms.overhang, count, shares), methodology));
    scores[3] = terms.velocity;
    scores[4] = listing.isMissing ? Number.NaN : factorScore(listing.score);
    least[0] = floor;
    least[1] = runway.least;
    most[0] = isPartial ? factorScore(Math.max(offering.unflooredMost, floor)) : Number.NaN;
    const { score, lo, hi, band, bandBarred, presentWeight } = assemble(scores, least, most, weights, methodology);
    const sellable = sellableOf(terms.dilution, capacity, usableShelf, usable, methodology);
    const hasDoubt =
      terms.hasDoubt ||
      isPartial ||
      count.unpriced > 0 ||
      isOverhangBound(terms.overhang, count) ||
      Number.isNaN(belowMinimum) ||
      (isStated && terms.isStatedPriceUnverified) ||
      (float !== undefined && isUnverified(float.fact, confidence));

    columns.asOf[at] = day;
    columns.computedOn[at] = day;
    columns.score[at] = score;
    columns.lo[at] = lo;
    columns.hi[at] = hi;
    writeEach(columns.factors, at, scores);
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
    const ratings = [
      Number.isNaN(score) ? NO_CODE : levelCode(score, rules.overallRisk),
      offeringAbilityRisk(usable, market, rules),
      dilutionRisk(sellable, count, price, shares, rules),
      terms.historicalRisk,
      cashNeedLevel(runway.goingConcern === true, cash === null, months, rules),
      warrantExerciseRating(terms.warrants, price, shares, day, rules),
    ];
    writeEach(columns.subRatings, at, ratings);
  };
}
