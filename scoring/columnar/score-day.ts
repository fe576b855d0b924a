import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { LEVEL_CODES, NO_CODE, type ScoreColumns } from './score-columns.ts';
import { NONE, type StandingState } from './standing-state.ts';

/** What the day brings beside the standing state; `NaN` where there is none. */
export interface DayInputs {
  day: number;
  /** The recent close in today's shares; else the stated price stands in. */
  close: number;
  hasCloses: boolean;
  /** Of the last trading days: how many closes below the minimum, and at or below the floor. */
  belowMinimum: number;
  atFloor: number;
  /** Highest close of the float window, in today's shares. */
  highest: number;
  /** 1, 0, or 255. */
  regsho: number;
}

const UNITS = 1_000_000_000;

/** A factor in billionths of a point, clamped: what `factorScore` keeps, as a whole number. */
function unitsOf(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)) * UNITS);
}

/** To one decimal, half up; the same expression as `weightedTenths`. */
function tenths(sum: number, divisor: number): number {
  return Math.floor((20 * sum + divisor * UNITS) / (2 * divisor * UNITS)) / 10;
}

function levelCode(value: number, edges: readonly [number, number]): number {
  return value < edges[0] ? 0 : value < edges[1] ? 1 : 2;
}

/** `high` holds whatever an unknown part is; anything else only where nothing is unknown. */
function certain(level: number, isExact: boolean): number {
  return isExact || level === 2 ? level : NO_CODE;
}

/**
 * The arithmetic of one day in numbers alone: what `scoreInputs` computes, without its reasons, flags and named
 * intermediates. Kept in step with it by a property test over random issuers and days.
 */
export function createDayScorer(
  methodology: Methodology,
): (columns: ScoreColumns, at: number, state: StandingState, inputs: DayInputs) => void {
  const { offerings, runway, compliance, confidence, subRatings, bands } = methodology;
  const weights = [
    methodology.weights.activeOfferingPressure,
    methodology.weights.cashRunwayPressure,
    methodology.weights.convertibleWarrantOverhang,
    methodology.weights.shareFloatVelocity,
    methodology.weights.compliancePressure,
  ] as const;
  const [w1, w2, w3, w4, w5] = weights;
  const ability = subRatings.offeringAbility;

  // Set by `capacity`, which answers three questions at once.
  let usable = NONE;
  let usableShelf = NONE;
  let floatUnverified = false;

  function bandIndex(score: number): number {
    let found = 0;
    for (let index = 0; index < bands.length; index++) if (score >= (bands[index]?.from ?? 0)) found = index;
    return found;
  }

  /** Usable capacity with the baby-shelf cap of the day. */
  function capacity(state: StandingState, inputs: DayInputs): void {
    floatUnverified = false;
    usable = state.uncappedUsable;
    usableShelf = state.shelfRemaining;
    if (!state.isCapped && !state.hasLiveProgramme) return;
    const hasHighest = !Number.isNaN(inputs.highest);
    let float = NONE;
    let ceiling = NONE;
    for (const candidate of state.floats) {
      const canCarry = hasHighest && !Number.isNaN(candidate.priceThen);
      if (!canCarry && inputs.day - candidate.day > state.floatDays) continue;
      float = canCarry ? candidate.value * (inputs.highest / candidate.priceThen) : candidate.value;
      ceiling = canCarry ? state.shares * inputs.highest : NONE;
      floatUnverified = !candidate.isVerified && state.hasLiveProgramme;
      break;
    }
    if (!state.isCapped) return;
    usable = NONE;
    const isImplausible = float > ceiling * methodology.market.floatMaxMarketMultiple;
    if (Number.isNaN(float) || isImplausible) {
      usableShelf = NONE;
      return;
    }
    if (float < state.capThreshold) {
      usableShelf = Math.min(state.shelfRemaining, Math.max(0, float / state.capDivisor - state.shelfSales));
    }
    if (state.besideKnown) usable = usableShelf + state.besideShelf[0] + state.besideShelf[1];
  }

  function offeringAbility(market: number): number {
    if (Number.isNaN(usable)) return NO_CODE;
    if (usable === 0) return 0;
    if (Number.isNaN(market)) return NO_CODE;
    const share = usable / market;
    if ((usable >= ability.highUsd && share >= ability.highShareWithUsd) || share >= ability.highShare) return 2;
    return usable >= ability.mediumUsd && share >= ability.mediumShare ? 1 : 0;
  }

  function dilution(state: StandingState, price: number): number {
    const { shares, atm, lines, isLimited } = state.dilution;
    let { isExact } = state.dilution;
    if (isLimited && atm > 0 && Number.isNaN(usableShelf)) isExact = false;
    const amount = (isLimited ? Math.min(atm, Number.isNaN(usableShelf) ? 0 : usableShelf) : atm) + lines;
    if (shares === 0 && amount === 0) return certain(0, isExact);
    if (Number.isNaN(state.shares) || (amount > 0 && !(price > 0))) return NO_CODE;
    const all = amount > 0 ? shares + amount / price : shares;
    return certain(levelCode(all / state.shares, subRatings.dilution), isExact);
  }

  function cashNeed(state: StandingState, months: number): number {
    if (state.hasGoingConcern) return 2;
    if (state.runway === 'missing') return NO_CODE;
    if (state.runway === 'floor') return 0;
    const [short, long] = subRatings.cashNeedMonths;
    return months < short ? 2 : months <= long ? 1 : 0;
  }

  function warrantLevel(state: StandingState, price: number, day: number, unknown: boolean): number {
    let inMoney = 0;
    let near = 0;
    for (const { shares, strike, openFrom } of state.warrants) {
      const isOpen = Number.isNaN(openFrom) ? unknown : openFrom <= day;
      if (Number.isNaN(strike)) {
        if (isOpen && unknown) inMoney += shares;
        if (unknown) near += shares;
        continue;
      }
      if (isOpen && strike < price) inMoney += shares;
      if (strike <= subRatings.nearStrikeMultiple * price) near += shares;
    }
    const level = levelCode(inMoney / state.shares, subRatings.warrantExercise);
    return level === 0 && near / state.shares >= subRatings.nearStrikeShare ? 1 : level;
  }

  function warrants(state: StandingState, price: number, day: number): number {
    if (state.overhangMissing) return NO_CODE;
    if (state.warrants.length === 0) return 0;
    if (Number.isNaN(price) || Number.isNaN(state.shares)) return NO_CODE;
    const least = warrantLevel(state, price, day, false);
    const most = warrantLevel(state, price, day, true);
    return certain(least, least === most && state.warrantsCounted);
  }

  return (columns, at, state, inputs) => {
    const { day } = inputs;
    const isStated = Number.isNaN(inputs.close);
    const price = isStated ? state.statedPrice : inputs.close;
    const product = price * state.shares;
    const market = product > 0 ? product : NONE;
    capacity(state, inputs);

    // F1. `u` are billionths of a point; −1: missing.
    let u1 = -1;
    let offeringDoubt = state.offeringDoubt;
    if (!Number.isNaN(state.proceeds) && !Number.isNaN(usable)) {
      if (state.proceeds === 0 && usable === 0) u1 = unitsOf(state.floor);
      else {
        offeringDoubt ||= state.sharesDoubt;
        if (!Number.isNaN(market)) {
          const r = interpolate(offerings.proceedsKnots, state.proceeds / market);
          const k = interpolate(offerings.capacityKnots, usable / market);
          const score = 100 * (1 - (1 - r / 100) * (1 - (offerings.capacityShare * k) / 100));
          u1 = unitsOf(Math.max(score, state.floor));
        }
      }
    }
    // F2
    let u2 = -1;
    let months = NONE;
    const age = day - state.balanceDay;
    if (state.runway === 'floor') u2 = unitsOf(state.runwayFloor);
    else if (state.runway === 'burning') {
      months = Math.max(0, (state.cash + state.raises) / state.burn - age / methodology.daysPerMonth);
      u2 = unitsOf(Math.max(interpolate(runway.knots, months), state.runwayFloor));
    }
    const u3 = Number.isNaN(state.overhang) ? -1 : Math.round(state.overhang * UNITS);
    const u4 = Number.isNaN(state.velocity) ? -1 : Math.round(state.velocity * UNITS);
    // F5
    let u5 = -1;
    if (!state.complianceMissing) {
      const isBelow = !state.hasOpenState && inputs.hasCloses && inputs.belowMinimum >= compliance.belowMinimumDays;
      const worst = isBelow ? Math.max(state.worstState, compliance.belowMinimum) : state.worstState;
      const barred = Math.min(100, worst + (state.isBarred ? compliance.reverseSplitBar : 0));
      const isAtFloor = inputs.hasCloses && inputs.atFloor >= state.floorDays;
      u5 = unitsOf(isAtFloor ? Math.max(barred, compliance.priceFloor) : barred);
    }

    let present = 0;
    let sum = 0;
    if (u1 >= 0) {
      present += w1;
      sum += w1 * u1;
    }
    if (u2 >= 0) {
      present += w2;
      sum += w2 * u2;
    }
    if (u3 >= 0) {
      present += w3;
      sum += w3 * u3;
    }
    if (u4 >= 0) {
      present += w4;
      sum += w4 * u4;
    }
    if (u5 >= 0) {
      present += w5;
      sum += w5 * u5;
    }
    const least = u1 >= 0 ? sum : sum + w1 * Math.round(state.floor * UNITS);
    const lo = tenths(least, 100);
    const hi = tenths(sum + (100 - present) * 100 * UNITS, 100);
    const isWithheld = present < methodology.withholdBelowWeight || (u1 < 0 && u2 < 0);
    const score = isWithheld ? NONE : tenths(sum, present);

    columns.asOf[at] = day;
    columns.computedOn[at] = day;
    columns.score[at] = score;
    columns.lo[at] = lo;
    columns.hi[at] = hi;
    const [f1, f2, f3, f4, f5] = columns.factors;
    f1[at] = u1 < 0 ? NONE : u1 / UNITS;
    f2[at] = u2 < 0 ? NONE : u2 / UNITS;
    f3[at] = state.overhang;
    f4[at] = state.velocity;
    f5[at] = u5 < 0 ? NONE : u5 / UNITS;
    columns.presentWeight[at] = present;

    let band = NO_CODE;
    let isBarred = 0;
    if (!isWithheld) {
      band = bandIndex(score);
      if (band === 0 && present < 100 && !(hi < methodology.lowBarredUnlessHiBelow)) {
        band = 1;
        isBarred = 1;
      }
    }
    columns.band[at] = band;
    columns.bandBarred[at] = isBarred;

    let level = 2;
    if (
      Number.isNaN(age) ||
      age > confidence.mediumBalanceDays ||
      present < confidence.mediumWeight ||
      bandIndex(hi) - bandIndex(lo) > confidence.mediumBandSpread
    ) {
      level = 0;
    } else if (
      present < 100 ||
      age > confidence.highBalanceDays ||
      offeringDoubt ||
      state.runwayDoubt ||
      state.overhangDoubt ||
      state.velocityDoubt ||
      state.complianceDoubt ||
      !inputs.hasCloses ||
      state.hasUnverified ||
      (isStated && state.statedPriceUnverified) ||
      floatUnverified
    ) {
      level = 1;
    }
    columns.confidence[at] = level;

    const [overall, ability0, dilution0, historical, cash, warrants0] = columns.subRatings;
    overall[at] = isWithheld ? NO_CODE : levelCode(score, subRatings.overallRisk);
    ability0[at] = offeringAbility(market);
    dilution0[at] = dilution(state, price);
    historical[at] = state.historical === null ? NO_CODE : LEVEL_CODES.indexOf(state.historical);
    cash[at] = cashNeed(state, months);
    warrants0[at] = warrants(state, price, day);
    columns.regsho[at] = inputs.regsho;
  };
}
