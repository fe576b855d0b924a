import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import type {
  AppliedRule,
  ComplianceItem,
  FactorResult,
  InputFlag,
  ScoreInputs,
  SplitItem,
} from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { orNaN } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

type Parameters = Methodology['compliance'];

/** The score of one open state; null where the state is closed. */
function complianceStateScore({ value, deficiency }: ComplianceItem, parameters: Parameters): number | null {
  switch (value) {
    case 'delisted':
    case 'suspended':
      return parameters.delisted;
    case 'determination':
      return parameters.determination;
    case 'hearing':
      return parameters.hearing;
    case 'second_period':
      return parameters.secondPeriod;
    case 'extension':
      // An extension for a bid-price deficiency is the second period; for an equity or filing deficiency, the plan.
      return deficiency === 'bid_price' ? parameters.secondPeriod : parameters.firstPeriod;
    case 'notified':
    case 'compliance_plan':
      return parameters.firstPeriod;
    case 'regained':
      return null;
  }
}

/** Stated, or else what the exchange's rule gives for a bid price; null where neither is known. */
function periodEndOf(
  { periodEnds, deficiency, exchange, since }: Pick<ComplianceItem, 'periodEnds' | 'deficiency' | 'exchange' | 'since'>,
  { bidPeriods }: NonNullable<Parameters['lapsed']>,
): IsoDate | null {
  if (periodEnds != null) return periodEnds;
  const period = deficiency === 'bid_price' ? bidPeriods[exchange] : undefined;
  if (period === undefined) return null;
  return 'days' in period ? addDays(since, period.days) : addMonths(since, period.months);
}

/** Whether a first notice's period ended long ago without a further filing. */
function isLapsed(item: ComplianceItem, asOf: IsoDate, lapsed: Parameters['lapsed']): boolean {
  if (lapsed === undefined || item.value !== 'notified') return false;
  const end = periodEndOf(item, lapsed);
  return end !== null && daysBetween(end, asOf) > lapsed.graceDays;
}

function ruleOf(rules: readonly AppliedRule[], exchange: string, kind: string): AppliedRule | undefined {
  return rules.find((rule) => rule.id === `${exchange}-${kind}`);
}

/**
 * The rule under which reverse splits before a bid-price notice bar a compliance period; null where none does. Rules
 * are those in force on the as-of date. Splits count up to the notice: a later one is the cure.
 */
function barringRule(
  item: Pick<ComplianceItem, 'exchange' | 'since'>,
  splits: readonly SplitItem[],
  rules: readonly AppliedRule[],
): AppliedRule | null {
  const within = (years: number): readonly SplitItem[] => {
    const from: IsoDate = addMonths(item.since, -12 * years);
    return splits.filter(
      (split) => split.value < 1 && split.date !== null && split.date >= from && split.date <= item.since,
    );
  };
  const recent = ruleOf(rules, item.exchange, 'recent-reverse-split');
  const recentYears = recent?.parameters['years'];
  if (recent !== undefined && recentYears !== undefined && within(recentYears).length > 0) return recent;
  const cumulative = ruleOf(rules, item.exchange, 'cumulative-reverse-splits');
  const [years, ratio] = [cumulative?.parameters['years'], cumulative?.parameters['ratio']];
  if (cumulative === undefined || years === undefined || ratio === undefined) return null;
  const together = within(years).reduce((product, split) => product / split.value, 1);
  // 1/250 is not exact in binary; 249.99999999999997 is 250.
  return together >= ratio * (1 - 1e-9) ? cumulative : null;
}

interface WorstState {
  readonly score: number;
  readonly name: string;
}

/** What F5 rests on apart from closes. */
export interface ComplianceTerms {
  readonly worst: WorstState;
  /** Whether any deficiency is open. */
  readonly isOpen: boolean;
  /** The first rule that bars a grace period. */
  readonly barredBy: AppliedRule | null;
  readonly flags: readonly InputFlag[];
  /** Whether the search for notices was complete. */
  readonly isSearched: boolean;
  /** Notices and closes that are known count although the search was incomplete. */
  readonly countsUnsearched: boolean;
  /** Nasdaq's price floor; NaN where the rule is not in force. */
  readonly floorPrice: number;
  readonly floorDays: number;
}

export function complianceTerms(
  { compliance, splits, rules }: Pick<ScoreInputs, 'compliance' | 'splits' | 'rules'>,
  asOf: IsoDate,
  { compliance: parameters, corrections }: Methodology,
): ComplianceTerms {
  const isCorrected = corrections !== undefined;
  let worst: WorstState = { score: 0, name: 'none' };
  const open: ComplianceItem[] = [];
  const flags: InputFlag[] = [...compliance.flags];
  for (const item of compliance.items) {
    const stated = complianceStateScore(item, parameters);
    const hasLapsed = isLapsed(item, asOf, parameters.lapsed);
    const score = hasLapsed ? (parameters.lapsed?.score ?? stated) : stated;
    if (hasLapsed) {
      const message = `the compliance period of the ${item.label} notice of ${item.since} has ended; no filing states the outcome`;
      flags.push({ code: 'outcome-not-filed', message, doubt: true });
    }
    if (score === null) {
      // Since 2026-12-01.1 the day itself still counts.
      const end = item.date === null ? null : addMonths(item.date, parameters.regainedMonths);
      const recent = end !== null && (isCorrected ? end >= asOf : end > asOf);
      if (recent && parameters.regained > worst.score) worst = { score: parameters.regained, name: 'regained' };
      continue;
    }
    open.push(item);
    const name = hasLapsed ? 'lapsed, outcome not filed' : item.value;
    if (score > worst.score) worst = { score, name: `${item.label}: ${name}` };
  }
  const bids = open.filter((item) => item.deficiency === 'bid_price');
  const bars = bids.flatMap((item) => barringRule(item, splits.items, rules) ?? []);
  if (bids.length > 0 && splits.state === 'missing' && bars.length === 0) {
    const message = 'whether a prior reverse split bars a grace period is unknown';
    flags.push({ code: 'prior-splits-unknown', message, doubt: true });
  }
  const floor = ruleOf(rules, 'nasdaq', 'ten-cent-floor')?.parameters;
  return {
    worst,
    isOpen: open.length > 0,
    barredBy: bars[0] ?? null,
    flags,
    isSearched: compliance.state !== 'missing',
    countsUnsearched: isCorrected,
    floorPrice: orNaN(floor?.['price']),
    floorDays: orNaN(floor?.['tradingDays']),
  };
}

export interface CompliancePressure {
  /** Without a notice, closes below the minimum count as a deficiency. */
  readonly isBelowMinimum: boolean;
  readonly stateScore: number;
  readonly isAtFloor: boolean;
  readonly score: number;
  /** Where notices were not searched and nothing is known; with something known the score is a lower bound. */
  readonly isMissing: boolean;
}

/** F5 before rounding, from how many recent closes are below the minimum and at the price floor; NaN: unknown. */
export function compliancePressure(
  { worst, isOpen, barredBy, floorDays, isSearched, countsUnsearched }: ComplianceTerms,
  closesBelowMinimum: number,
  closesAtFloor: number,
  parameters: Parameters,
): CompliancePressure {
  const isBelowMinimum = !isOpen && closesBelowMinimum >= parameters.belowMinimumDays;
  const stateScore = isBelowMinimum ? Math.max(worst.score, parameters.belowMinimum) : worst.score;
  const barred = Math.min(100, stateScore + (barredBy === null ? 0 : parameters.reverseSplitBar));
  const isAtFloor = closesAtFloor >= floorDays;
  const score = isAtFloor ? Math.max(barred, parameters.priceFloor) : barred;
  const isMissing = !isSearched && !(countsUnsearched && score > 0);
  return { isBelowMinimum, stateScore, isAtFloor, score, isMissing };
}

/** F5, compliance pressure: the worst open state of notices and closes. */
export function scoreCompliance(inputs: ScoreInputs, asOf: IsoDate, methodology: Methodology): FactorResult {
  const { compliance: parameters } = methodology;
  const terms = complianceTerms(inputs, asOf, methodology);
  const { worst, barredBy } = terms;
  const below = inputs.closes.items.find((item) => item.measure === 'below-minimum');
  const atFloor = inputs.closes.items.find((item) => item.measure === 'at-or-below-floor');
  const flags: InputFlag[] = [...terms.flags];
  if (inputs.closes.state === 'missing') {
    flags.push({ code: 'no-closes', message: 'without prices, only notices count', doubt: true });
  } else if (below !== undefined && below.of < parameters.belowMinimumOfTradingDays) {
    flags.push({ code: 'few-closes', message: `only ${below.of} closes are known`, doubt: false });
  }
  const pressure = compliancePressure(terms, orNaN(below?.value), orNaN(atFloor?.value), parameters);
  const { isBelowMinimum, stateScore, isAtFloor, score, isMissing } = pressure;
  const intermediates = {
    worstState:
      isBelowMinimum && parameters.belowMinimum >= worst.score ? 'no notice, closes below minimum' : worst.name,
    stateScore,
    barredBy: barredBy?.authority ?? null,
    closesBelowMinimum: below?.value ?? null,
    closesAtFloor: atFloor?.value ?? null,
    priceFloorApplies: isAtFloor,
  };
  if (terms.isSearched) return presentFactor(score, { intermediates, flags });
  const reason = inputs.compliance.reason ?? { code: 'compliance-missing', message: 'notices were not searched' };
  if (isMissing) return missingFactor([reason], { intermediates, flags });
  flags.push({ ...reason, doubt: true });
  return presentFactor(score, { intermediates, flags, isLowerBound: true });
}
