import { type OfferingPressure, sharesOf } from './offering-pressure.ts';
import { convertsTo, type Overhang } from './overhang.ts';
import type { ReadyInputs } from './ready-inputs.ts';
import type { Runway } from './runway.ts';

export type Level = 'low' | 'medium' | 'high';

/** `null`: what it rests on is missing. */
export interface SubRatings {
  readonly overallRisk: Level | null;
  readonly offeringAbilityRisk: Level | null;
  readonly dilutionRisk: Level | null;
  readonly historicalRisk: Level | null;
  readonly cashNeedLevel: Level | null;
  readonly warrantExerciseRating: Level | null;
  readonly regsho: boolean | null;
}

function level(value: number, medium: number, high: number): Level {
  return value < medium ? 'low' : value < high ? 'medium' : 'high';
}

/** An unknown part can only raise a rating: it is certain where it is high already. */
const unlessUnknown = (rating: Level, isKnown: boolean) => (isKnown || rating === 'high' ? rating : null);

function offeringAbility({ capacity: { usable }, m }: OfferingPressure): Level | null {
  if (usable === null) return null;
  if (usable === 0) return 'low';
  if (m === null) return null;
  if ((usable >= 20e6 && usable / m >= 0.05) || usable / m >= 0.25) return 'high';
  return usable >= 1e6 && usable / m >= 0.01 ? 'medium' : 'low';
}

/** (warrants + converts + ATM + equity-line shares) ÷ SO; ATM shares up to usable capacity ÷ P (point 11). */
function dilution(inputs: ReadyInputs, f1: OfferingPressure, f3: Overhang): Level | null {
  const { usable, atmRemaining, equityLines } = f1.capacity;
  const hasUnsure = inputs.programs.some(({ state }) => state === 'unsure');
  let isKnown = inputs.isInstrumentsSearched && inputs.isProgramsSearched && !hasUnsure;
  if (f3.instruments.some(({ shares }) => shares === null)) isKnown = false;
  let shares = f3.instruments.reduce((sum, one) => sum + (one.shares ?? 0), 0);
  const hasAtm = inputs.programs.some(({ kind, state }) => kind === 'atm' && state === 'active');
  if ((hasAtm && (usable === null || atmRemaining === null)) || equityLines === null) isKnown = false;
  const atm = hasAtm ? Math.min(atmRemaining ?? usable ?? 0, usable ?? 0) : 0;
  const amount = atm + (equityLines ?? 0);
  if (amount === 0 && shares === 0) return unlessUnknown('low', isKnown);
  const outstanding = sharesOf(inputs);
  if (outstanding === null) return null;
  if (amount > 0) {
    if (inputs.price === null || inputs.price <= 0) return null;
    shares += amount / inputs.price;
  }
  return unlessUnknown(level(shares / outstanding, 0.2, 0.5), isKnown);
}

/** 3-year split-adjusted growth; a notch up for ≥ 2 reverse splits in 3 years or ≥ 3 offerings in 24 months. */
function historical(inputs: ReadyInputs): Level | null {
  const [now, before] = [sharesOf(inputs), inputs.sharesThreeYearsAgo];
  if (now === null || before === null || before.shares <= 0 || inputs.shares?.date === before.date) return null;
  const rating = level((now - before.shares) / before.shares, 0.3, 1);
  const reverse = inputs.splits.filter(({ ratio }) => ratio < 1).length;
  if (reverse >= 2 || inputs.recentOfferings >= 3) return rating === 'low' ? 'medium' : 'high';
  return unlessUnknown(rating, inputs.isSplitsSearched && inputs.isRecentOfferingsSearched);
}

function cashNeed(inputs: ReadyInputs, { months }: Runway): Level | null {
  if (inputs.goingConcern === true) return 'high';
  if (months === null) return null;
  return months < 6 ? 'high' : months <= 24 ? 'medium' : 'low';
}

function warrantExercise(inputs: ReadyInputs): Level | null {
  const warrants = inputs.instruments.filter(({ kind }) => kind !== 'convertible');
  if (warrants.length === 0) return inputs.isInstrumentsSearched ? 'low' : null;
  const { price } = inputs;
  const outstanding = sharesOf(inputs);
  if (price === null || outstanding === null) return null;
  const rated = (doUnknownCount: boolean) => {
    let inTheMoney = 0;
    let near = 0;
    for (const one of warrants) {
      const { strike, shares } = convertsTo(one, price);
      const isOpen = one.exercisableFrom === null ? doUnknownCount : one.exercisableFrom <= inputs.asOf;
      if (isOpen && (strike === null ? doUnknownCount : strike < price)) inTheMoney += shares ?? 0;
      if (strike === null ? doUnknownCount : strike <= 1.25 * price) near += shares ?? 0;
    }
    const rating = level(inTheMoney / outstanding, 0.02, 0.1);
    return rating === 'low' && near / outstanding >= 0.1 ? 'medium' : rating;
  };
  const least = rated(false);
  const isKnown = inputs.isInstrumentsSearched && warrants.every(({ shares }) => shares !== null);
  return unlessUnknown(least, isKnown && least === rated(true));
}

export function subRatings(
  inputs: ReadyInputs,
  f1: OfferingPressure,
  f2: Runway,
  f3: Overhang,
  score: number | null,
): SubRatings {
  return {
    overallRisk: score === null ? null : level(score, 35, 55),
    offeringAbilityRisk: offeringAbility(f1),
    dilutionRisk: dilution(inputs, f1, f3),
    historicalRisk: historical(inputs),
    cashNeedLevel: cashNeed(inputs, f2),
    warrantExerciseRating: warrantExercise(inputs),
    regsho: inputs.regsho,
  };
}
