import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { firstAt, readBalanceCash, reportingCurrency } from '../cash-position/balance-cash.ts';
import { readRunwayStatement } from '../cash-position/runway-statement.ts';
import { amountsIn } from '../layout/numbers.ts';
import { type FlatText, paragraphOf } from '../prose/flat-text.ts';
import type { ReportedFacts } from '../reported-facts/reported-facts.ts';

/** Long-term marketable securities of a balance date, and whether the filing counts them into its runway. */
export interface RunwaySecurities {
  readonly asOf: IsoDate;
  /** US dollars. */
  readonly longTermInvestments: number;
  readonly counted: boolean;
  readonly spans: { readonly longTermInvestments: readonly Span[]; readonly counted: readonly Span[] };
  readonly confidence: number;
  readonly checks: readonly CrossValidation[];
}

/** Liquid investments that the balance sheet shows as noncurrent, in order. */
const LONG_TERM_CONCEPTS = [
  'us-gaap:MarketableSecuritiesNoncurrent',
  'us-gaap:DebtSecuritiesAvailableForSaleExcludingAccruedInterestNoncurrent',
  'us-gaap:AvailableForSaleSecuritiesDebtSecuritiesNoncurrent',
  'us-gaap:DebtSecuritiesNoncurrent',
  'us-gaap:AvailableForSaleSecuritiesNoncurrent',
  'us-gaap:HeldToMaturitySecuritiesNoncurrent',
  'us-gaap:DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLossNoncurrent',
  'us-gaap:LongTermInvestments',
];
const NAMED = /\b(?:long[- ]term|non-?current)\b[^.;$]{0,40}\b(?:marketable|investments?|securities)\b/i;
const FUNDS = /\bcash\b[^.;$]{0,90}\b(?:marketable securities|investments?|securities)\b/i;
const NAMED_ONLY = 0.8;
const SUMMED = 0.93;
const TOLERANCE = 0.006;

/**
 * Null where the filing tags no such securities or states no runway. Whether they count follows from the sum that the
 * statement names: cash with short-term investments, or with the long-term ones too; else from its words.
 */
export function runwaySecurities(flat: FlatText, facts: ReportedFacts, periodEnd: IsoDate): RunwaySecurities | null {
  if (facts.count === 0 || reportingCurrency(facts) !== 'USD') return null;
  const longTerm = firstAt(facts, LONG_TERM_CONCEPTS, periodEnd, 'USD');
  const balance = readBalanceCash(facts, periodEnd, 'USD');
  const stated = Number(longTerm?.value ?? 0);
  if (longTerm === null || balance === null || !(stated > 0)) return null;
  const runway = readRunwayStatement(flat.plain.text);
  if (runway === null) return null;
  const range = flat.rangeOf(runway);
  const paragraph = paragraphOf(flat, range.start);
  const around = flat.text.slice(paragraph.start, Math.max(paragraph.end, range.end));
  const short = Number(balance.cash.value) + Number(balance.shortTermInvestments?.value ?? 0);
  const sums = amountsIn(around)
    .filter(({ currency, start }) => currency !== null && FUNDS.test(around.slice(Math.max(0, start - 220), start)))
    .map(({ value }) => Number(value));
  const isNear = (total: number) => sums.some((sum) => Math.abs(sum - total) <= TOLERANCE * total);
  const [withThem, without] = [isNear(short + stated), isNear(short)];
  const isNamed = NAMED.test(flat.text.slice(range.start, range.end)) || NAMED.test(around);
  // Where the two sums round alike, the words decide.
  const isSummed = withThem !== without;
  const counted = isSummed ? withThem : isNamed;
  const checks = isSummed ? [{ name: 'runway-sum-agrees-with-its-words', passed: withThem || !isNamed }] : [];
  return {
    asOf: periodEnd,
    longTermInvestments: stated,
    counted,
    spans: { longTermInvestments: longTerm.spans, counted: [flat.span(range)] },
    confidence: isSummed ? SUMMED : NAMED_ONLY,
    checks,
  };
}
