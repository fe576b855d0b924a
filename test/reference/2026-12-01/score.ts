import { daysFrom } from '../calendar.ts';
import type { History } from './history.ts';
import { WEIGHTS } from './knots.ts';
import { type OfferingPressure, offeringPressure } from './offering-pressure.ts';
import { type Overhang, overhang } from './overhang.ts';
import type { ReadyInputs } from './ready-inputs.ts';
import { cashRunway, type Runway } from './runway.ts';
import { selectReady } from './select.ts';
import { type SubRatings, subRatings } from './sub-ratings.ts';
import { type Listing, listing, type Velocity, velocity } from './velocity-and-listing.ts';

export interface ReferenceScore {
  readonly inputs: ReadyInputs;
  readonly f1: OfferingPressure;
  readonly f2: Runway;
  readonly f3: Overhang;
  readonly f4: Velocity;
  readonly f5: Listing;
  readonly total: Total;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Why the confidence is not higher. */
  readonly confidenceReasons: readonly string[];
  readonly subRatings: SubRatings;
}

/** A factor: its score, and what counts in `lo` and `hi`. */
export interface Part {
  readonly score: number | null;
  readonly least: number;
  readonly most: number;
}

export interface Total {
  readonly status: 'scored' | 'withheld';
  readonly score: number | null;
  readonly lo: number;
  readonly hi: number;
  readonly band: string | null;
  /** In hundredths. */
  readonly presentWeight: number;
}

const BANDS = ['low', 'moderate', 'elevated', 'high'] as const;
const bandOf = (score: number) => (score < 35 ? 0 : score < 55 ? 1 : score < 75 ? 2 : 3);

/** Σ weight · value ÷ Σ weight to one decimal, half up. Factors count to nine decimals, in whole numbers. */
function mean(parts: readonly { readonly value: number; readonly weight: number }[]): number {
  let [sum, weight] = [0n, 0n];
  for (const part of parts) {
    sum += BigInt(part.weight) * BigInt(Math.round(part.value * 1e9));
    weight += BigInt(part.weight);
  }
  const unit = weight * 1_000_000_000n;
  return Number((sum * 20n + unit) / (2n * unit)) / 10;
}

/** Score and band of five factors; `isPartly`: something of a present factor is missing (an unknown capacity). */
export function totalOf(parts: readonly Part[], isPartly = false): Total {
  const all = parts.map((part, index) => ({ ...part, weight: WEIGHTS[index] ?? 0 }));
  const present = all.flatMap(({ score, weight }) => (score === null ? [] : [{ value: score, weight }]));
  const presentWeight = present.reduce((sum, { weight }) => sum + weight, 0);
  const lo = mean(all.map(({ least, weight }) => ({ value: least, weight })));
  const hi = mean(all.map(({ most, weight }) => ({ value: most, weight })));
  if (presentWeight < 60 || (all[0]?.score === null && all[1]?.score === null)) {
    return { status: 'withheld', score: null, lo, hi, band: null, presentWeight };
  }
  // Point 10: a missing factor's floor may lift `lo` above the mean of those present.
  const score = Math.max(mean(present), lo);
  let band = bandOf(score);
  if ((presentWeight < 100 || isPartly) && band === 0 && hi >= 55) band = 1;
  return { status: 'scored', score, lo, hi, band: BANDS[band] ?? null, presentWeight };
}

type Factors = Pick<ReferenceScore, 'f1' | 'f2' | 'f3' | 'f4' | 'f5'>;

function reasonsAgainstHigh(inputs: ReadyInputs, { f1, f3, f4, f5 }: Factors, total: Total): string[] {
  const reasons: [boolean, string][] = [
    [total.presentWeight < 100, 'factor-missing'],
    [inputs.balance === null || daysFrom(inputs.balance.date, inputs.asOf) > 135, 'balance-date'],
    [!inputs.isVerified, 'not-verified'],
    [f1.isLowerBound, 'f1-lower-bound'],
    [f3.isLowerBound, 'f3-lower-bound'],
    [f3.instruments.some(({ flags }) => flags.includes('moneyness-unknown')), 'moneyness-unknown'],
    [f4.isAcrossMerger, 'merger'],
    [inputs.goingConcern === null, 'going-concern-not-searched'],
    [inputs.closes === null, 'no-prices'],
    [f5.isBarUnknown || f5.isLowerBound, 'f5-not-searched'],
    [f5.states.some(({ isLapsed }) => isLapsed), 'outcome-not-filed'],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}

function confidenceOf(inputs: ReadyInputs, factors: Factors, total: Total) {
  const reasons = reasonsAgainstHigh(inputs, factors, total);
  const age = inputs.balance === null ? null : daysFrom(inputs.balance.date, inputs.asOf);
  const isLow = total.presentWeight < 80 || age === null || age > 200 || bandOf(total.hi) - bandOf(total.lo) > 1;
  const confidence = isLow ? ('low' as const) : reasons.length === 0 ? ('high' as const) : ('medium' as const);
  return { confidence, confidenceReasons: reasons };
}

/** Everything that methodology.md, revision 2026-12-01.1, derives from its inputs. */
export function scoreReady(inputs: ReadyInputs): ReferenceScore {
  const f2 = cashRunway(inputs);
  const f1 = offeringPressure(inputs, f2);
  const [f3, f4, f5] = [overhang(inputs), velocity(inputs), listing(inputs)];
  const parts = [f1, f2, f3, f4, f5].map(({ score, least }) => ({ score, least, most: score ?? 100 }));
  const total = totalOf(
    parts.map((part, index) => (index === 0 ? { ...part, most: f1.most } : part)),
    f1.score !== null && f1.kHat === null,
  );
  const factors = { f1, f2, f3, f4, f5 };
  return {
    inputs,
    ...factors,
    total,
    ...confidenceOf(inputs, factors, total),
    subRatings: subRatings(inputs, f1, f2, f3, total.score),
  };
}

/** The score of an issuer's history as of a date. */
export function scoreHistory(history: History, asOf: string): ReferenceScore {
  return scoreReady(selectReady(history, asOf));
}

/** 100 · (count below + ½ ties) ÷ N; null if N < 100. */
export function percentileOf(score: number, universe: readonly number[]): number | null {
  if (universe.length < 100) return null;
  const below = universe.filter((other) => other < score).length;
  const ties = universe.filter((other) => other === score).length;
  return (100 * (below + ties / 2)) / universe.length;
}
