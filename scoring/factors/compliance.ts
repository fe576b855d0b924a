import type { IsoDate } from '../../core/dates.ts';
import type {
  AppliedRule,
  ComplianceItem,
  FactorResult,
  InputFlag,
  ScoreInputs,
  SplitItem,
} from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import type { Methodology } from '../methodology.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

type Parameters = Methodology['compliance'];

/** The score of one open state; null where the state is closed. */
function complianceStateScore(
  status: ComplianceItem['value'],
  deficiency: string,
  parameters: Parameters,
): number | null {
  switch (status) {
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
      // More time on a bid price is the second period; on an equity or filing plan it is the plan.
      return deficiency === 'bid_price' ? parameters.secondPeriod : parameters.firstPeriod;
    case 'notified':
    case 'compliance_plan':
      return parameters.firstPeriod;
    case 'regained':
      return null;
  }
}

function ruleOf(rules: readonly AppliedRule[], exchange: string, kind: string): AppliedRule | undefined {
  return rules.find((rule) => rule.id === `${exchange}-${kind}`);
}

/**
 * The rule under which reverse splits before a bid-price notice bar a compliance period; null where none does. The
 * rules are those in force on the as-of date; the splits are those before the notice, which a cure is not.
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

interface OpenState {
  readonly score: number;
  readonly name: string;
}

function worstState(inputs: ScoreInputs, asOf: IsoDate, parameters: Parameters): { worst: OpenState; isOpen: boolean } {
  let worst: OpenState = { score: 0, name: 'none' };
  let isOpen = false;
  for (const item of inputs.compliance.items) {
    const score = complianceStateScore(item.value, item.deficiency, parameters);
    if (score === null) {
      const recent = item.date !== null && addMonths(item.date, parameters.regainedMonths) > asOf;
      if (recent && parameters.regained > worst.score) worst = { score: parameters.regained, name: 'regained' };
      continue;
    }
    isOpen = true;
    if (score > worst.score) worst = { score, name: `${item.label}: ${item.value}` };
  }
  return { worst, isOpen };
}

/** F5, compliance pressure: the worst open state of notices and closes. */
export function scoreCompliance(inputs: ScoreInputs, asOf: IsoDate, methodology: Methodology): FactorResult {
  const { compliance: parameters } = methodology;
  const flags: InputFlag[] = [...inputs.compliance.flags];
  const below = inputs.closes.items.find((item) => item.measure === 'below-minimum');
  const atFloor = inputs.closes.items.find((item) => item.measure === 'at-or-below-floor');
  const { worst, isOpen } = worstState(inputs, asOf, parameters);
  const openBids = inputs.compliance.items.filter(
    (item) => item.deficiency === 'bid_price' && complianceStateScore(item.value, item.deficiency, parameters) !== null,
  );
  const bars = openBids.flatMap((item) => barringRule(item, inputs.splits.items, inputs.rules) ?? []);
  if (openBids.length > 0 && inputs.splits.state === 'missing' && bars.length === 0) {
    flags.push({
      code: 'prior-splits-unknown',
      message: 'whether a prior reverse split bars a grace period is unknown',
      doubt: true,
    });
  }
  if (inputs.closes.state === 'missing') {
    flags.push({ code: 'no-closes', message: 'without prices, notices alone decide', doubt: true });
  } else if (below !== undefined && below.of < parameters.belowMinimumOfTradingDays) {
    flags.push({ code: 'few-closes', message: `only ${below.of} closes are known`, doubt: false });
  }
  const isBelow = !isOpen && below !== undefined && below.value >= parameters.belowMinimumDays;
  const floorDays = ruleOf(inputs.rules, 'nasdaq', 'ten-cent-floor')?.parameters['tradingDays'];
  const isAtFloor = floorDays !== undefined && atFloor !== undefined && atFloor.value >= floorDays;
  const stateScore = isBelow ? Math.max(worst.score, parameters.belowMinimum) : worst.score;
  const withBar = Math.min(100, stateScore + (bars.length > 0 ? parameters.reverseSplitBar : 0));
  const intermediates = {
    worstState: isBelow && parameters.belowMinimum >= worst.score ? 'no notice, closes below minimum' : worst.name,
    stateScore,
    barredBy: bars[0]?.authority ?? null,
    closesBelowMinimum: below?.value ?? null,
    closesAtFloor: atFloor?.value ?? null,
    priceFloorApplies: isAtFloor,
  };
  if (inputs.compliance.state === 'missing') {
    const reason = inputs.compliance.reason ?? { code: 'compliance-missing', message: 'notices were not searched' };
    return missingFactor([reason], { intermediates, flags });
  }
  return presentFactor(isAtFloor ? Math.max(withBar, parameters.priceFloor) : withBar, { intermediates, flags });
}
