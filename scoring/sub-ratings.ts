import type { IsoDate } from '../core/dates.ts';
import type { Level, OverhangItem, ScoreInputs, SubRatings } from '../core/score-receipt.ts';
import type { AssembledScore, Factors } from './assemble.ts';
import type { Capacity } from './capacity.ts';
import { type Market, shareTotal } from './market.ts';
import type { Methodology } from './methodology.ts';

const LEVELS = ['low', 'medium', 'high'] as const;

/** Below the first edge low, below the second medium, else high. */
function levelOf(value: number, edges: readonly [number, number]): Level {
  return value < edges[0] ? 'low' : value < edges[1] ? 'medium' : 'high';
}

/** The rating that holds whatever an unknown part is: null where the least and the most possible differ. */
function certain(least: Level, isExact: boolean): Level | null {
  return isExact || least === 'high' ? least : null;
}

function offeringAbilityRisk(
  usable: number | null,
  marketValue: number | null,
  edges: Methodology['subRatings']['offeringAbility'],
): Level | null {
  if (usable === null) return null;
  if (usable === 0) return 'low';
  if (marketValue === null) return null;
  const share = usable / marketValue;
  if ((usable >= edges.highUsd && share >= edges.highShareWithUsd) || share >= edges.highShare) return 'high';
  return usable >= edges.mediumUsd && share >= edges.mediumShare ? 'medium' : 'low';
}

function adjustedShares(item: OverhangItem): number {
  return (item.value ?? 0) * item.splitFactor;
}

/** (warrants + converts + ATM + equity-line shares) ÷ SO. What an ATM may sell is limited by its shelf. */
function dilutionRisk(inputs: ScoreInputs, market: Market, capacity: Capacity, methodology: Methodology): Level | null {
  const { overhang, programmes } = inputs;
  let isExact = overhang.state !== 'missing' && programmes.state !== 'missing';
  let shares = overhang.items.reduce((sum, item) => sum + adjustedShares(item), 0);
  if (overhang.items.some((item) => item.value === null)) isExact = false;
  const live = programmes.items.filter((item) => item.status === 'active');
  const onSale = live.filter((item) => item.kind === 'atm' || item.kind === 'equity-line');
  if (programmes.items.some((item) => item.status === 'effect-unknown')) isExact = false;
  let amount = 0;
  for (const kind of ['atm', 'equity-line'] as const) {
    const own = onSale.filter((item) => item.kind === kind);
    if (own.some((item) => item.value === null)) isExact = false;
    const sum = own.reduce((total, item) => total + (item.value ?? 0), 0);
    const limited = kind === 'atm' && live.some((item) => item.kind === 'shelf' && item.amountKind === 'amount');
    if (limited && sum > 0 && capacity.usableShelf === null) isExact = false;
    amount += limited ? Math.min(sum, capacity.usableShelf ?? 0) : sum;
  }
  if (shares === 0 && amount === 0) return certain('low', isExact);
  if (market.shares === null || (amount > 0 && (market.price === null || market.price <= 0))) return null;
  if (amount > 0) shares += amount / (market.price ?? 1);
  return certain(levelOf(shares / market.shares, methodology.subRatings.dilution), isExact);
}

/** Three years' share growth, one notch up for reverse splits or offerings. */
export function historicalRisk(inputs: ScoreInputs, market: Market, methodology: Methodology): Level | null {
  const rules = methodology.subRatings;
  const before = shareTotal(inputs.sharesThreeYearsAgo);
  if (market.shares === null || before === null) return null;
  if (inputs.shares.items[0]?.date === inputs.sharesThreeYearsAgo.items[0]?.date) return null;
  const level = levelOf(market.shares / before - 1, rules.historical);
  const reverse = inputs.splits.items.filter((item) => item.value < 1).length;
  const up =
    reverse >= rules.historicalReverseSplits || inputs.recentOfferings.items.length >= rules.historicalOfferings;
  if (up) return LEVELS[Math.min(2, LEVELS.indexOf(level) + 1)] ?? 'high';
  return certain(level, inputs.splits.state !== 'missing' && inputs.recentOfferings.state !== 'missing');
}

function cashNeedLevel(factors: Factors, methodology: Methodology): Level | null {
  const { state, intermediates } = factors.cashRunwayPressure;
  if (intermediates['goingConcern'] === true) return 'high';
  if (state === 'missing') return null;
  const months = intermediates['months'];
  // Present without months: operations bring in cash.
  if (typeof months !== 'number') return 'low';
  const [short, long] = methodology.subRatings.cashNeedMonths;
  return months < short ? 'high' : months <= long ? 'medium' : 'low';
}

function warrantExerciseRating(
  inputs: ScoreInputs,
  market: Market,
  asOf: IsoDate,
  methodology: Methodology,
): Level | null {
  const rules = methodology.subRatings;
  const warrants = inputs.overhang.items.filter((item) => item.instrument === 'warrant');
  if (inputs.overhang.state === 'missing') return null;
  if (warrants.length === 0) return 'low';
  const { price, shares } = market;
  if (price === null || shares === null) return null;
  const rate = (counts: (item: OverhangItem) => { inMoney: boolean; near: boolean }): Level => {
    let inMoney = 0;
    let near = 0;
    for (const item of warrants) {
      const yes = counts(item);
      if (yes.inMoney) inMoney += adjustedShares(item);
      if (yes.near) near += adjustedShares(item);
    }
    const level = levelOf(inMoney / shares, rules.warrantExercise);
    return level === 'low' && near / shares >= rules.nearStrikeShare ? 'medium' : level;
  };
  // A strike or first day that no filing states is read both ways; where that matters there is no rating.
  const read = (item: OverhangItem, unknown: boolean) => {
    const strike = item.exercisePrice === null ? null : item.exercisePrice / item.splitFactor;
    const open = item.exercisableFrom === null ? unknown : item.exercisableFrom <= asOf;
    const inMoney = open && (strike === null ? unknown : strike < price);
    return { inMoney, near: strike === null ? unknown : strike <= rules.nearStrikeMultiple * price };
  };
  const least = rate((item) => read(item, false));
  const most = rate((item) => read(item, true));
  return certain(least, least === most && warrants.every((item) => item.value !== null));
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
  const { subRatings } = methodology;
  return {
    overallRisk: assembled.score === null ? null : levelOf(assembled.score, subRatings.overallRisk),
    offeringAbilityRisk: offeringAbilityRisk(capacity.usable, market.value, subRatings.offeringAbility),
    dilutionRisk: dilutionRisk(inputs, market, capacity, methodology),
    historicalRisk: historicalRisk(inputs, market, methodology),
    cashNeedLevel: cashNeedLevel(factors, methodology),
    warrantExerciseRating: warrantExerciseRating(inputs, market, asOf, methodology),
  };
}
