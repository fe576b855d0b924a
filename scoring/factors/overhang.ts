import type { IsoDate } from '../../core/dates.ts';
import type { FactorResult, InputFlag, OverhangItem, ScoreInputs } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { orNaN, shareTotal } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

type Parameters = Methodology['overhang'];

/** An instrument in plain numbers, in shares and prices of the as-of date; NaN where unknown. */
interface InstrumentTerms {
  readonly shares: number;
  readonly strike: number;
  /** The share of P at which a convertible converts (1 − discount); NaN where it has a fixed or unknown price. */
  readonly priceShare: number;
  /** Never converts below it; 0 without one. */
  readonly floorPrice: number;
  /** USD. */
  readonly principal: number;
  readonly preFunded: boolean;
  /** By exercisability or a variable price. */
  readonly multiplier: number;
}

/** What F3 takes from filings. */
export interface OverhangTerms {
  readonly isSearched: boolean;
  readonly instruments: readonly InstrumentTerms[];
  /** Instruments whose exercisability is not stated. */
  readonly undated: number;
  /** Null: every instrument weighs the same whatever its strike. */
  readonly moneyness: NonNullable<Parameters['moneyness']> | null;
  /** What is listed counts although the search was incomplete. */
  readonly countsUnsearched: boolean;
}

function instrumentTerms(
  item: OverhangItem,
  near: IsoDate,
  { moneyness, nearMultiplier }: Parameters,
): InstrumentTerms {
  const { value, splitFactor, exercisePrice, exercisableFrom, variablePrice, preFunded } = item;
  const isNear = variablePrice || (exercisableFrom !== null && exercisableFrom <= near);
  const isConvertible = item.instrument === 'convertible';
  const discount = moneyness !== undefined && isConvertible && variablePrice ? item.discount : null;
  // Pre-funded warrants are shares in all but name.
  const multiplier = isNear && !(preFunded && moneyness !== undefined) ? nearMultiplier : 1;
  return {
    shares: orNaN(value) * splitFactor,
    strike: orNaN(exercisePrice) / splitFactor,
    priceShare: 1 - orNaN(discount),
    floorPrice: (item.floorPrice ?? 0) / splitFactor,
    principal: isConvertible && moneyness !== undefined ? orNaN(item.principal) : Number.NaN,
    preFunded,
    multiplier,
  };
}

export function overhangTerms(
  { items, state }: ScoreInputs['overhang'],
  asOf: IsoDate,
  { overhang: parameters, corrections }: Methodology,
): OverhangTerms {
  const near = addMonths(asOf, parameters.nearMonths);
  const isCorrected = corrections !== undefined;
  const undated = items.filter((item) => {
    if (item.exercisableFrom !== null || item.variablePrice) return false;
    return isCorrected ? !item.preFunded : item.value !== null;
  });
  return {
    isSearched: state !== 'missing',
    instruments: items.map((item) => instrumentTerms(item, near, parameters)),
    undated: undated.length,
    moneyness: parameters.moneyness ?? null,
    countsUnsearched: isCorrected,
  };
}

/** What an instrument becomes at a price: shares and the price paid for each; NaN where unknown. */
function converted(one: InstrumentTerms, price: number): { readonly shares: number; readonly strike: number } {
  const { shares, strike, priceShare, floorPrice, principal } = one;
  const market = price > 0 ? Math.max(price * priceShare, floorPrice) : Number.NaN;
  if (market > 0) return { strike: market, shares: Number.isNaN(principal) ? shares : principal / market };
  const isFromPrincipal = Number.isNaN(shares) && strike > 0;
  return { strike, shares: isFromPrincipal ? principal / strike : shares };
}

function moneynessWeight(
  strike: number,
  price: number,
  { steps, beyond }: NonNullable<Parameters['moneyness']>,
): number {
  for (const { upTo, weight } of steps) if (strike <= upTo * price) return weight;
  return beyond;
}

/** All instruments at a price, in plain numbers. */
export interface OverhangCount {
  /** Today's shares that instruments may become, as many as are known. */
  readonly shares: number;
  readonly weighted: number;
  /** Instruments of which the number of shares, or strike ÷ P, is unknown. */
  readonly uncounted: number;
  readonly unpriced: number;
}

/** @param price P; NaN where unknown */
export function countOverhang({ instruments, moneyness }: OverhangTerms, price: number): OverhangCount {
  let [shares, weighted, uncounted, unpriced] = [0, 0, 0, 0];
  for (const one of instruments) {
    const became = moneyness === null ? one : converted(one, price);
    let weight = 1;
    if (moneyness !== null && !one.preFunded) {
      const isPriced = price > 0 && !Number.isNaN(became.strike);
      if (isPriced) weight = moneynessWeight(became.strike, price, moneyness);
      else unpriced++;
    }
    if (Number.isNaN(became.shares)) uncounted++;
    else {
      shares += became.shares;
      weighted += became.shares * weight * one.multiplier;
    }
  }
  return { shares, weighted, uncounted, unpriced };
}

function isKnown({ isSearched, countsUnsearched, instruments }: OverhangTerms): boolean {
  return isSearched || (countsUnsearched && instruments.length > 0);
}

/** O; NaN where it is unknown. Nothing that may become shares is zero whatever the shares outstanding. */
export function overhangRatio(terms: OverhangTerms, { weighted }: OverhangCount, sharesOutstanding: number): number {
  if (!isKnown(terms)) return Number.NaN;
  return weighted === 0 ? 0 : weighted / sharesOutstanding;
}

/** F3 before rounding; NaN where O is unknown. */
export function overhangPressure(ratio: number, { overhang }: Methodology): number {
  return Number.isNaN(ratio) ? Number.NaN : interpolate(overhang.knots, ratio);
}

/** Whether the true overhang can only be higher. */
export function isOverhangBound({ isSearched, undated }: OverhangTerms, { uncounted }: OverhangCount): boolean {
  return !isSearched || uncounted > 0 || undated > 0;
}

function doubtsOf(terms: OverhangTerms, count: OverhangCount, { reason, items }: ScoreInputs['overhang']): InputFlag[] {
  const { uncounted, unpriced } = count;
  const flags: InputFlag[] = [];
  if (uncounted > 0) {
    flags.push({ code: 'count-unknown', message: `${uncounted} instrument(s) state no number of shares`, doubt: true });
  }
  if (terms.undated > 0) {
    const message = `${terms.undated} instrument(s) state no first day of exercise and are counted once`;
    flags.push({ code: 'exercise-date-unknown', message, doubt: true });
  }
  if (unpriced > 0) {
    const message = `of ${unpriced} instrument(s) the strike or the price of the share is unknown; they count in full`;
    flags.push({ code: 'moneyness-unknown', message, doubt: true });
  }
  if (!terms.isSearched && terms.countsUnsearched && items.length > 0 && reason !== null) {
    flags.push({ ...reason, doubt: true });
  }
  return flags;
}

/** F3, convertible and warrant overhang. An unknown count or exercise date makes it a lower bound. */
export function scoreOverhang(
  inputs: Pick<ScoreInputs, 'overhang' | 'shares'>,
  price: number,
  asOf: IsoDate,
  methodology: Methodology,
): FactorResult {
  const terms = overhangTerms(inputs.overhang, asOf, methodology);
  const count = countOverhang(terms, price);
  const { weighted } = count;
  const sharesOutstanding = shareTotal(inputs.shares);
  const flags = [...inputs.overhang.flags, ...doubtsOf(terms, count, inputs.overhang)];
  const intermediates = {
    instruments: terms.instruments.length,
    weightedShares: weighted,
    sharesOutstanding,
    ...(terms.moneyness && { issuableShares: count.shares }),
  };
  if (!isKnown(terms)) {
    const reason = inputs.overhang.reason ?? { code: 'overhang-missing', message: 'warrants were not searched' };
    return missingFactor([reason], { intermediates, flags });
  }
  const isLowerBound = isOverhangBound(terms, count);
  if (weighted === 0) return presentFactor(0, { intermediates: { ...intermediates, ratio: 0 }, flags, isLowerBound });
  const shareFlags = [...flags, ...inputs.shares.flags];
  if (sharesOutstanding === null) {
    const reason = inputs.shares.reason ?? { code: 'no-share-count', message: 'shares outstanding are missing' };
    return missingFactor([reason], { intermediates, flags: shareFlags });
  }
  const ratio = overhangRatio(terms, count, sharesOutstanding);
  return presentFactor(overhangPressure(ratio, methodology), {
    intermediates: { ...intermediates, ratio },
    flags: shareFlags,
    isLowerBound,
  });
}
