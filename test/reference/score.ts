import { daysFrom } from './calendar.ts';
import {
  f1,
  f2,
  f3,
  f4,
  f5,
  isBarred,
  marketValue,
  type PlainFactor,
  plainCapacity,
  runway,
  sharesOf,
} from './factors.ts';
import type { PlainInputs, PlainScore } from './plain-inputs.ts';

const WEIGHTS = [30n, 25n, 20n, 15n, 10n];

/** Σ weight·factor ÷ weight to one decimal, half up, in whole numbers: factors count to nine decimals. */
function roundedMean(parts: readonly { readonly weight: bigint; readonly factor: number }[], weight: bigint): number {
  let sum = 0n;
  for (const part of parts) sum += part.weight * BigInt(Math.round(part.factor * 1e9));
  const tenths = (sum * 10n * 2n + weight * 1_000_000_000n) / (2n * weight * 1_000_000_000n);
  return Number(tenths) / 10;
}

const BANDS = ['low', 'moderate', 'elevated', 'high'];

function bandNumber(score: number): number {
  return score < 35 ? 0 : score < 55 ? 1 : score < 75 ? 2 : 3;
}

function level(value: number, medium: number, high: number): string {
  return value < medium ? 'low' : value < high ? 'medium' : 'high';
}

/** Whatever the unknown part holds, it can only raise the rating: certain where it is high already. */
function unlessUnknown(rating: string, isKnown: boolean): string | null {
  return isKnown || rating === 'high' ? rating : null;
}

/** Score, band and confidence from five factors. */
export function assemble(
  factors: readonly PlainFactor[],
): Pick<PlainScore, 'status' | 'score' | 'lo' | 'hi' | 'band' | 'presentWeight'> {
  const weighted = factors.map((factor, index) => ({ ...factor, weight: WEIGHTS[index] ?? 0n }));
  const present = weighted.flatMap(({ score, weight }) => (score === null ? [] : [{ factor: score, weight }]));
  const presentWeight = Number(present.reduce((sum, { weight }) => sum + weight, 0n));
  const lo = roundedMean(
    weighted.map(({ least, weight }) => ({ factor: least, weight })),
    100n,
  );
  const hi = roundedMean(
    weighted.map(({ score, weight }) => ({ factor: score ?? 100, weight })),
    100n,
  );
  if (presentWeight < 60 || (factors[0]?.score === null && factors[1]?.score === null)) {
    return { status: 'withheld', score: null, lo, hi, band: null, presentWeight };
  }
  // `lo` ≤ score ≤ `hi`: a floor that counts in `lo` holds for the score too.
  const score = Math.max(lo, roundedMean(present, BigInt(presentWeight)));
  let band = bandNumber(score);
  if (presentWeight < 100 && band === 0 && hi >= 55) band = 1;
  return { status: 'scored', score, lo, hi, band: BANDS[band] ?? '', presentWeight };
}

/**
 * high, medium or low. What methodology.md has flagged (F5 without prices, a merger between two counts) or leaves
 * unknown (going concern not searched, a bar that unsearched splits may set) is not an input that is verified.
 */
function confidence(
  inputs: PlainInputs,
  factors: readonly PlainFactor[],
  { lo, hi, presentWeight }: ReturnType<typeof assemble>,
): string {
  if (inputs.balance === null) return 'low';
  const age = daysFrom(inputs.balance.date, inputs.asOf);
  const spread = bandNumber(hi) - bandNumber(lo);
  if (presentWeight < 80 || age > 200 || spread > 1) return 'low';
  const all = factors.every(({ score }) => score !== null);
  const bounded = factors.some(({ isLowerBound }) => isLowerBound === true);
  const [from, to] = [inputs.sharesYearAgo?.date, inputs.shares?.date];
  const merged = inputs.mergerDates.some((date) => from !== undefined && to !== undefined && date > from && date <= to);
  const openBids = inputs.notices?.filter(
    ({ deficiency, status }) => deficiency === 'bid_price' && status !== 'regained',
  );
  const barUnknown =
    openBids !== undefined &&
    openBids.length > 0 &&
    inputs.unsearched.includes('splits') &&
    !openBids.some((notice) => isBarred(notice, inputs));
  const flagged = merged || inputs.goingConcern === null || inputs.closes === null || barUnknown;
  return all && age <= 135 && inputs.verified && !bounded && !flagged ? 'high' : 'medium';
}

function offeringAbility(inputs: PlainInputs): string | null {
  const { usable } = plainCapacity(inputs);
  if (usable === null) return null;
  if (usable === 0) return 'low';
  const m = marketValue(inputs);
  if (m === null) return null;
  if ((usable >= 20e6 && usable / m >= 0.05) || usable / m >= 0.25) return 'high';
  return usable >= 1e6 && usable / m >= 0.01 ? 'medium' : 'low';
}

/** (warrants + converts + ATM + equity-line shares) ÷ SO; an ATM sells no more than its shelf allows. */
function dilution(inputs: PlainInputs): string | null {
  const { programs, unsearched } = inputs;
  let isKnown = !unsearched.includes('overhang') && !unsearched.includes('programs');
  if (programs.some(({ state }) => state === 'unsure')) isKnown = false;
  let shares = 0;
  for (const one of inputs.overhang) {
    if (one.shares === null) isKnown = false;
    shares += one.shares ?? 0;
  }
  const live = programs.filter(({ state }) => state === 'active');
  const sum = (kind: string) => {
    const own = live.filter((one) => one.kind === kind);
    if (own.some(({ amount }) => amount === null)) isKnown = false;
    return own.reduce((total, { amount }) => total + (amount ?? 0), 0);
  };
  let atm = sum('atm');
  const lines = sum('equity-line');
  if (live.some(({ kind, givesNoCapacity }) => kind === 'shelf' && !givesNoCapacity)) {
    const { shelf } = plainCapacity(inputs);
    if (shelf === null && atm > 0) isKnown = false;
    atm = Math.min(atm, shelf ?? 0);
  }
  const amount = atm + lines;
  if (amount === 0 && shares === 0) return unlessUnknown('low', isKnown);
  const outstanding = sharesOf(inputs.shares);
  if (outstanding === null) return null;
  if (amount > 0) {
    if (inputs.price === null || inputs.price <= 0) return null;
    shares += amount / inputs.price;
  }
  return unlessUnknown(level(shares / outstanding, 0.2, 0.5), isKnown);
}

/** 3-year split-adjusted growth; one notch up for ≥ 2 reverse splits in 3 years or ≥ 3 offerings in 24 months. */
function historical(inputs: PlainInputs): string | null {
  const [now, before] = [sharesOf(inputs.shares), sharesOf(inputs.sharesThreeYearsAgo)];
  if (now === null || before === null || inputs.shares?.date === inputs.sharesThreeYearsAgo?.date) return null;
  const rating = level((now - before) / before, 0.3, 1);
  const reverse = inputs.splits.filter(({ ratio }) => ratio < 1).length;
  if (reverse >= 2 || inputs.recentOfferings >= 3) return rating === 'low' ? 'medium' : 'high';
  return unlessUnknown(rating, !inputs.unsearched.some((one) => one === 'splits' || one === 'recentOfferings'));
}

/** > 24 months low, 6–24 medium, < 6 high; going concern: high. */
function cashNeed(inputs: PlainInputs): string | null {
  if (inputs.goingConcern === true) return 'high';
  const months = runway(inputs);
  if (months === null) return null;
  return months < 6 ? 'high' : months <= 24 ? 'medium' : 'low';
}

function warrantExercise(inputs: PlainInputs): string | null {
  if (inputs.unsearched.includes('overhang')) return null;
  const warrants = inputs.overhang.filter(({ kind }) => kind === 'warrant');
  if (warrants.length === 0) return 'low';
  const [price, outstanding] = [inputs.price, sharesOf(inputs.shares)];
  if (price === null || outstanding === null) return null;
  const rated = (unknownCounts: boolean) => {
    let inTheMoney = 0;
    let near = 0;
    for (const { shares, strike, exercisableFrom } of warrants) {
      const isOpen = exercisableFrom === null ? unknownCounts : exercisableFrom <= inputs.asOf;
      if (isOpen && (strike === null ? unknownCounts : strike < price)) inTheMoney += shares ?? 0;
      if (strike === null ? unknownCounts : strike <= 1.25 * price) near += shares ?? 0;
    }
    const rating = level(inTheMoney / outstanding, 0.02, 0.1);
    return rating === 'low' && near / outstanding >= 0.1 ? 'medium' : rating;
  };
  const [least, most] = [rated(false), rated(true)];
  return unlessUnknown(least, least === most && warrants.every(({ shares }) => shares !== null));
}

/** Everything methodology.md derives from its inputs. */
export function referenceScore(inputs: PlainInputs): PlainScore {
  const factors = [f1(inputs), f2(inputs), f3(inputs), f4(inputs), f5(inputs)];
  const assembled = assemble(factors);
  return {
    ...assembled,
    factors: factors.map(({ score }) => score),
    confidence: confidence(inputs, factors, assembled),
    overallRisk: assembled.score === null ? null : level(assembled.score, 35, 55),
    offeringAbilityRisk: offeringAbility(inputs),
    dilutionRisk: dilution(inputs),
    historicalRisk: historical(inputs),
    cashNeedLevel: cashNeed(inputs),
    warrantExerciseRating: warrantExercise(inputs),
    regsho: inputs.regsho,
  };
}

/** 100 · (count below + ½ ties) ÷ N; null if N < 100. */
export function referencePercentile(score: number, universe: readonly number[]): number | null {
  if (universe.length < 100) return null;
  const below = universe.filter((other) => other < score).length;
  const ties = universe.filter((other) => other === score).length;
  return (100 * (below + ties / 2)) / universe.length;
}
