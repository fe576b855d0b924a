import { epochDay, type IsoDate } from '../core/dates.ts';
import { LEVELS, type Level, NO_CODE, type ScoreInputs, type SubRatings } from '../core/score-receipt.ts';
import type { AssembledScore, Factors } from './assemble.ts';
import type { Capacity } from './capacity.ts';
import { type Market, orNaN, shareTotal } from './market.ts';
import type { Methodology } from './methodology.ts';

/*
 * Levels are codes here: 0 low, 1 medium, 2 high, `NO_CODE` where what is missing could change the level. Unknown
 * numbers are NaN.
 */

type Rules = Methodology['subRatings'];

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

/** The parts of the dilution risk that do not depend on price and cap. */
export interface DilutionTerms {
  /** Today's shares that warrants and convertibles may become. */
  readonly shares: number;
  /** USD that ATMs and equity lines may still sell, as stated. */
  readonly atm: number;
  readonly lines: number;
  /** Whether ATMs sell from shelves, which limit them. */
  readonly isLimited: boolean;
  readonly isExact: boolean;
}

export function dilutionTerms({ overhang, programs }: Pick<ScoreInputs, 'overhang' | 'programs'>): DilutionTerms {
  const live = programs.items.filter((item) => item.status === 'active');
  const onSale = live.filter((item) => item.kind === 'atm' || item.kind === 'equity-line');
  const amountOf = (kind: string) =>
    onSale.filter((item) => item.kind === kind).reduce((total, item) => total + (item.value ?? 0), 0);
  return {
    shares: overhang.items.reduce((sum, item) => sum + (item.value ?? 0) * item.splitFactor, 0),
    atm: amountOf('atm'),
    lines: amountOf('equity-line'),
    isLimited: live.some((item) => item.kind === 'shelf' && item.amountKind === 'amount'),
    isExact:
      overhang.state !== 'missing' &&
      programs.state !== 'missing' &&
      [...overhang.items, ...onSale].every((item) => item.value !== null) &&
      !programs.items.some((item) => item.status === 'effect-unknown'),
  };
}

/** (Warrants + convertibles + ATM + equity-line shares) ÷ SO. */
export function dilutionRisk(
  terms: DilutionTerms,
  usableShelf: number,
  price: number,
  sharesOutstanding: number,
  { dilution }: Rules,
): number {
  const { atm, lines, isLimited } = terms;
  const isLimitUnknown = isLimited && atm > 0 && Number.isNaN(usableShelf);
  const isExact = terms.isExact && !isLimitUnknown;
  const amount = (isLimited ? Math.min(atm, Number.isNaN(usableShelf) ? 0 : usableShelf) : atm) + lines;
  if (terms.shares === 0 && amount === 0) return certain(0, isExact);
  if (Number.isNaN(sharesOutstanding) || (amount > 0 && !(price > 0))) return NO_CODE;
  const shares = amount > 0 ? terms.shares + amount / price : terms.shares;
  return certain(levelCode(shares / sharesOutstanding, dilution), isExact);
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
  readonly isMissing: boolean;
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

export function warrantTerms({ items, state }: ScoreInputs['overhang']): WarrantTerms {
  const warrants = items.filter((item) => item.instrument === 'warrant');
  return {
    isMissing: state === 'missing',
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
  return certain(least, least === most && terms.isCounted);
}

/** The six categorical sub-ratings; null where what is missing could change one. */
export function subRatingsOf(
  inputs: ScoreInputs,
  factors: Factors,
  assembled: AssembledScore,
  market: Market,
  capacity: Capacity,
  asOf: IsoDate,
  methodology: Methodology,
): SubRatings {
  const { subRatings: rules } = methodology;
  const [price, shares] = [orNaN(market.price), orNaN(market.shares)];
  const { state, intermediates } = factors.cashRunwayPressure;
  const months = Number(intermediates['months'] ?? Number.NaN);
  const level = (code: number): Level | null => LEVELS[code] ?? null;
  return {
    overallRisk: assembled.score === null ? null : level(levelCode(assembled.score, rules.overallRisk)),
    offeringAbilityRisk: level(offeringAbilityRisk(orNaN(capacity.usable), orNaN(market.value), rules)),
    dilutionRisk: level(dilutionRisk(dilutionTerms(inputs), orNaN(capacity.usableShelf), price, shares, rules)),
    historicalRisk: level(historicalRisk(inputs, methodology)),
    cashNeedLevel: level(cashNeedLevel(intermediates['goingConcern'] === true, state === 'missing', months, rules)),
    warrantExerciseRating: level(
      warrantExerciseRating(warrantTerms(inputs.overhang), price, shares, epochDay(asOf), rules),
    ),
  };
}
