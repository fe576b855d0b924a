import { epochDay, type IsoDate } from '../core/dates.ts';
import { LEVELS, type Level, NO_CODE, type ScoreInputs, type SubRatings } from '../core/score-receipt.ts';
import type { AssembledScore, Factors } from './assemble.ts';
import type { Capacity, CapacityTerms } from './capacity.ts';
import { countOverhang, type OverhangCount, overhangTerms } from './factors/overhang.ts';
import { type Market, orNaN, shareTotal } from './market.ts';
import type { Methodology } from './methodology.ts';

/*
 * Levels are codes here: 0 low, 1 medium, 2 high, `NO_CODE` where what is missing could change the level. Unknown
 * numbers are NaN.
 */

type Rules = Methodology['subRatings'];

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}

/** Below the first edge low, below the second medium, else high. */
export function levelCode(value: number, edges: readonly [number, number]): number {
  return value < edges[0] ? 0 : value < edges[1] ? 1 : 2;
}

/** `high` holds whatever an unknown part is; other levels hold only where nothing is unknown. */
function certain(level: number, isExact: boolean): number {
  return isExact || level === 2 ? level : NO_CODE;
}

export function offeringAbilityRisk(usable: number, marketValue: number, { offeringAbility: edges }: Rules): number {
  if (usable === 0) return 0;
  const share = usable / marketValue;
  if (Number.isNaN(share)) return NO_CODE;
  if ((usable >= edges.highUsd && share >= edges.highShareWithUsd) || share >= edges.highShare) return 2;
  return usable >= edges.mediumUsd && share >= edges.mediumShare ? 1 : 0;
}

/** What the dilution risk takes from programs. */
export interface DilutionTerms {
  /** USD that ATMs and equity lines may still sell, as stated. */
  readonly atm: number;
  readonly lines: number;
  /** Whether ATMs sell from shelves, which limit them. */
  readonly isLimited: boolean;
  /** Whether instruments and programs were searched for, and every program is known to be effective or not. */
  readonly isExact: boolean;
  /** Whether every ATM and equity line states its amount. */
  readonly isStated: boolean;
}

export function dilutionTerms({ overhang, programs }: Pick<ScoreInputs, 'overhang' | 'programs'>): DilutionTerms {
  const live = programs.items.filter((item) => item.status === 'active');
  const onSale = live.filter((item) => item.kind === 'atm' || item.kind === 'equity-line');
  const amountOf = (kind: string) =>
    onSale.filter((item) => item.kind === kind).reduce((total, item) => total + (item.value ?? 0), 0);
  return {
    atm: amountOf('atm'),
    lines: amountOf('equity-line'),
    isLimited: live.some((item) => item.kind === 'shelf' && item.amountKind === 'amount'),
    isExact:
      overhang.state !== 'missing' &&
      programs.state !== 'missing' &&
      !programs.items.some((item) => item.status === 'effect-unknown'),
    isStated: onSale.every((item) => item.value !== null),
  };
}

/** USD that programs may sell, as much as is known. */
interface Sellable {
  readonly amount: number;
  readonly isExact: boolean;
}

/** ATMs up to what may be sold from shelves, and equity lines in full. */
function sellableFromShelf(terms: DilutionTerms, usableShelf: number): Sellable {
  const { atm, lines, isLimited, isExact, isStated } = terms;
  const isLimitUnknown = isLimited && atm > 0 && Number.isNaN(usableShelf);
  const limit = isLimited ? (Number.isNaN(usableShelf) ? 0 : usableShelf) : atm;
  return { amount: Math.min(atm, limit) + lines, isExact: isExact && isStated && !isLimitUnknown };
}

/** Since 2026-12-01.1: what remains of ATMs up to usable capacity, and of equity lines. */
function sellableFromCapacity(
  { isExact }: DilutionTerms,
  { atmRemaining, equityLines }: CapacityTerms,
  usable: number,
): Sellable {
  const [least, lines] = [orZero(usable), orZero(equityLines)];
  const atm = atmRemaining === null ? 0 : Math.min(Number.isNaN(atmRemaining) ? least : atmRemaining, least);
  const isAtmKnown = atmRemaining === null || !(Number.isNaN(atmRemaining) || Number.isNaN(usable));
  return { amount: atm + lines, isExact: isExact && isAtmKnown && !Number.isNaN(equityLines) };
}

/** What programs may sell; `usableShelf` and `usable` are NaN where unknown. */
export function sellableOf(
  terms: DilutionTerms,
  capacity: CapacityTerms,
  usableShelf: number,
  usable: number,
  { corrections }: Methodology,
): Sellable {
  return corrections === undefined
    ? sellableFromShelf(terms, usableShelf)
    : sellableFromCapacity(terms, capacity, usable);
}

/** (Warrants + convertibles + ATM + equity-line shares) ÷ SO. */
export function dilutionRisk(
  { amount, isExact }: Sellable,
  { shares: issuable, uncounted }: OverhangCount,
  price: number,
  sharesOutstanding: number,
  { dilution }: Rules,
): number {
  const isCertain = isExact && uncounted === 0;
  if (issuable === 0 && amount === 0) return certain(0, isCertain);
  if (Number.isNaN(sharesOutstanding) || (amount > 0 && !(price > 0))) return NO_CODE;
  const shares = amount > 0 ? issuable + amount / price : issuable;
  return certain(levelCode(shares / sharesOutstanding, dilution), isCertain);
}

type HistoryInputs = Pick<ScoreInputs, 'shares' | 'sharesThreeYearsAgo' | 'splits' | 'recentOfferings'>;

/** Three years' share growth, one level higher after reverse splits or offerings. */
export function historicalRisk(inputs: HistoryInputs, { subRatings: rules }: Methodology): number {
  const { shares, sharesThreeYearsAgo, splits, recentOfferings } = inputs;
  const growth = orNaN(shareTotal(shares)) / orNaN(shareTotal(sharesThreeYearsAgo)) - 1;
  if (Number.isNaN(growth) || shares.items[0]?.date === sharesThreeYearsAgo.items[0]?.date) return NO_CODE;
  const level = levelCode(growth, rules.historical);
  const reverse = splits.items.filter((item) => item.value < 1).length;
  const isRaised =
    reverse >= rules.historicalReverseSplits || recentOfferings.items.length >= rules.historicalOfferings;
  if (isRaised) return Math.min(2, level + 1);
  return certain(level, splits.state !== 'missing' && recentOfferings.state !== 'missing');
}

/** @param months of runway; NaN where operations do not use cash */
export function cashNeedLevel(hasGoingConcern: boolean, isMissing: boolean, months: number, rules: Rules): number {
  if (hasGoingConcern) return 2;
  if (isMissing) return NO_CODE;
  const [short, long] = rules.cashNeedMonths;
  return months < short ? 2 : months <= long ? 1 : 0;
}

export interface WarrantTerms {
  /** Nothing is known. */
  readonly isMissing: boolean;
  /** What is known may not be all. */
  readonly isPartial: boolean;
  /** Whether every warrant states its number of shares. */
  readonly isCounted: boolean;
  readonly warrants: readonly {
    /** Today's shares. */
    readonly shares: number;
    /** Exercise price per share of today. */
    readonly strike: number;
    /** First day of exercise, in days since 1970-01-01. */
    readonly openFrom: number;
  }[];
}

export function warrantTerms({ items, state }: ScoreInputs['overhang'], { corrections }: Methodology): WarrantTerms {
  const warrants = items.filter((item) => item.instrument === 'warrant');
  const isUnsearched = state === 'missing';
  return {
    // Since 2026-12-01.1 what is known counts although the search was incomplete.
    isMissing: isUnsearched && (corrections === undefined || warrants.length === 0),
    isPartial: isUnsearched,
    isCounted: warrants.every((item) => item.value !== null),
    warrants: warrants.map((item) => ({
      shares: (item.value ?? 0) * item.splitFactor,
      strike: item.exercisePrice === null ? Number.NaN : item.exercisePrice / item.splitFactor,
      openFrom: item.exercisableFrom === null ? Number.NaN : epochDay(item.exercisableFrom),
    })),
  };
}

/** The level with every unstated strike and first day taken as `unknown`: none of them met, or all. */
function warrantLevel(
  { warrants }: WarrantTerms,
  price: number,
  sharesOutstanding: number,
  day: number,
  unknown: boolean,
  rules: Rules,
): number {
  let inMoney = 0;
  let near = 0;
  for (const { shares, strike, openFrom } of warrants) {
    const hasStrike = !Number.isNaN(strike);
    const isOpen = Number.isNaN(openFrom) ? unknown : openFrom <= day;
    if (isOpen && (hasStrike ? strike < price : unknown)) inMoney += shares;
    if (hasStrike ? strike <= rules.nearStrikeMultiple * price : unknown) near += shares;
  }
  const level = levelCode(inMoney / sharesOutstanding, rules.warrantExercise);
  return level === 0 && near / sharesOutstanding >= rules.nearStrikeShare ? 1 : level;
}

export function warrantExerciseRating(
  terms: WarrantTerms,
  price: number,
  sharesOutstanding: number,
  day: number,
  rules: Rules,
): number {
  if (terms.isMissing) return NO_CODE;
  if (terms.warrants.length === 0) return 0;
  if (Number.isNaN(price) || Number.isNaN(sharesOutstanding)) return NO_CODE;
  const least = warrantLevel(terms, price, sharesOutstanding, day, false, rules);
  const most = warrantLevel(terms, price, sharesOutstanding, day, true, rules);
  return certain(least, least === most && terms.isCounted && !terms.isPartial);
}

/** The six categorical sub-ratings; null where what is missing could change one. */
export function subRatingsOf(
  inputs: ScoreInputs,
  factors: Factors,
  assembled: AssembledScore,
  market: Market,
  capacityTerms: CapacityTerms,
  capacity: Capacity,
  asOf: IsoDate,
  methodology: Methodology,
): SubRatings {
  const { subRatings: rules } = methodology;
  const [price, shares] = [orNaN(market.price), orNaN(market.shares)];
  const { state, intermediates } = factors.cashRunwayPressure;
  const months = Number(intermediates['months'] ?? Number.NaN);
  const terms = dilutionTerms(inputs);
  const count = countOverhang(overhangTerms(inputs.overhang, asOf, methodology), price);
  const [usableShelf, usable] = [orNaN(capacity.usableShelf), orNaN(capacity.usable)];
  const sellable = sellableOf(terms, capacityTerms, usableShelf, usable, methodology);
  const level = (code: number): Level | null => LEVELS[code] ?? null;
  return {
    overallRisk: assembled.score === null ? null : level(levelCode(assembled.score, rules.overallRisk)),
    offeringAbilityRisk: level(offeringAbilityRisk(orNaN(capacity.usable), orNaN(market.value), rules)),
    dilutionRisk: level(dilutionRisk(sellable, count, price, shares, rules)),
    historicalRisk: level(historicalRisk(inputs, methodology)),
    cashNeedLevel: level(cashNeedLevel(intermediates['goingConcern'] === true, state === 'missing', months, rules)),
    warrantExerciseRating: level(
      warrantExerciseRating(warrantTerms(inputs.overhang, methodology), price, shares, epochDay(asOf), rules),
    ),
  };
}
