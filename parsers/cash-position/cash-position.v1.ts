import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { addDecimals, compareDecimals } from '../../core/decimal.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { CashPositionValues, DecimalText } from '../../core/rows.ts';
import { mainAndExhibits, TAGGED_REPORTS } from '../filing/documents.ts';
import {
  createEvidence,
  type Evidence,
  notApplicable,
  outcomeHead,
  rejected,
  roundedOutcome,
} from '../filing/outcomes.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { collectFacts, documentPeriodEnd, type ReportedFacts } from '../reported-facts/reported-facts.ts';
import type { ResolvedFact } from '../reported-facts/resolve-duplicates.ts';
import { type BalanceCash, balanceDateOf, firstAt, readBalanceCash, reportingCurrency } from './balance-cash.ts';
import { monthlyBurn, runwayMonths } from './burn.ts';
import { CURRENT_OR_TOTAL_ASSETS, TOTAL_CASH_CONCEPTS } from './cash-concepts.ts';
import { readLiquidityText } from './liquidity-text.ts';
import { type OperatingCashFlow, readOperatingCashFlow } from './operating-cash-flow.ts';

const PARSER = { id: 'cash-position', version: 1, kind: 'cash-position' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Cash, burn and runway at the balance date of one periodic report, from its undimensioned facts, keyed on real dates.
 *
 * Confidence of a value is its fact's own, and at most: 0.4 where facts of it contradict each other (0.9 where they
 * agree only within rounding); cash 0.7 where it includes restricted cash or short-term investments, 0.4 where cash and
 * investments exceed current assets or cash exceeds cash with restricted cash; operating cash flow 0.7 where
 * discontinued operations are left out; all 0.7 where the balance date is not the document's period end. Derived values
 * have the least of their operands. The outcome's confidence is the least of the numbers'; the going-concern verdict
 * has its own (going-concern.ts).
 */
export const cashPositionV1: Parser<CashPositionValues> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => {
    // Asset-backed issuers (SIC 6189) report on pools, without statements of their own: Form 10-K, instruction J.
    if (submission.header.filers.some((filer) => filer.sic === '6189')) return [];
    return mainAndExhibits(submission, TAGGED_REPORTS);
  },
  parse(submission, document, context) {
    const facts = collectFacts(context);
    // Interim reports of foreign issuers are mostly press releases, amendments mostly lists of exhibits.
    const mayLack = /^6-K|\/A$/.test(submission.header.form ?? '');
    const lacking = mayLack ? notApplicable : rejected;
    if (facts.count === 0) return lacking(HEAD, 'no-xbrl-facts', 'the filing has no XBRL facts');
    const currency = reportingCurrency(facts);
    const periodEnd = documentPeriodEnd(facts)?.date ?? submission.header.periodOfReport;
    if (periodEnd === null) return rejected(HEAD, 'no-period-end', 'no document period end is stated');
    if (currency === null) return lacking(HEAD, 'no-statement-facts', 'no amounts of money are tagged');
    const asOf = balanceDateOf(facts, periodEnd, currency);
    const balance = readBalanceCash(facts, asOf, currency);
    const flow = readOperatingCashFlow(facts, asOf, currency);
    if (!balance && !flow) {
      const message = `neither cash nor operating cash flow is tagged at ${asOf}`;
      return lacking(HEAD, 'no-statement-facts', message);
    }
    const evidence = createEvidence();
    const limits = checkNumbers(facts, asOf, periodEnd, currency, balance, flow, evidence);
    const numbers = numbersOf(balance, flow, limits, evidence);
    const text = readLiquidityText(submission, document);
    if (text.goingConcern) {
      evidence.confidences['goingConcern'] = text.goingConcern.confidence;
      if (text.goingConcern.span) evidence.spans['goingConcern'] = [text.goingConcern.span];
    }
    if (text.runway) evidence.spans['runwayStatement'] = [text.runway.span];
    const periodEndFact = documentPeriodEnd(facts);
    if (periodEndFact && isIsoDate(asOf)) evidence.spans['asOf'] = periodEndFact.reported.spans;
    const confidence = Math.min(limits.cash, limits.investments, limits.flow);
    const result: CashPositionValues = {
      asOf,
      currency,
      ...numbers,
      goingConcern: text.goingConcern?.verdict ?? null,
      runwayStatement: text.runway?.words ?? null,
    };
    return roundedOutcome(HEAD, result, confidence, evidence);
  },
  // A row's confidence is that of the numbers, not of the text.
  rows: (outcome) => {
    const { result, confidence } = outcome;
    const rows = result === null ? [] : [{ ...parsedRow(outcome, result, ''), confidence }];
    return [{ table: 'dilution.cash_position', rows }];
  },
};

interface Limits {
  cash: number;
  investments: number;
  flow: number;
}

function believed(resolved: ResolvedFact | null | undefined): number {
  if (!resolved) return 1;
  const limit = { unique: 1, complete: 1, consistent: 0.9, inconsistent: 0.4 }[resolved.agreement];
  return Math.min(resolved.confidence, limit);
}

function checkNumbers(
  facts: ReportedFacts,
  asOf: IsoDate,
  periodEnd: IsoDate,
  currency: string,
  balance: BalanceCash | null,
  flow: OperatingCashFlow | null,
  evidence: Evidence,
): Limits {
  const limits: Limits = {
    cash: believed(balance?.cash),
    investments: believed(balance?.shortTermInvestments),
    flow: believed(flow?.latest.resolved),
  };
  const check = (name: string, passed: boolean, parts: readonly (keyof Limits)[], limit: number): void => {
    evidence.crossValidations.push({ name, passed });
    if (!passed) for (const part of parts) limits[part] = Math.min(limits[part], limit);
  };
  check('balance-date-is-period-end', asOf === periodEnd, ['cash', 'investments', 'flow'], 0.7);
  const used = [balance?.cash, balance?.shortTermInvestments, flow?.latest.resolved].filter((item) => item != null);
  evidence.crossValidations.push({
    name: 'duplicate-facts-agree',
    passed: used.every((item) => item.agreement !== 'inconsistent'),
  });
  if (flow) check('operating-cash-flow-covers-all-operations', flow.isTotal, ['flow'], 0.7);
  if (!balance) return limits;

  check('cash-excludes-restricted-cash', balance.concept.scope !== 'with-restricted-cash', ['cash'], 0.7);
  check('cash-excludes-investments', balance.concept.scope !== 'with-short-term-investments', ['cash'], 0.7);
  const total = firstAt(facts, TOTAL_CASH_CONCEPTS, asOf, currency);
  if (total && balance.concept.scope === 'cash-and-equivalents') {
    const passed = compareDecimals(balance.cash.value, total.value) <= 0;
    check('cash-within-cash-and-restricted-cash', passed, ['cash'], 0.4);
  }
  const assets = firstAt(facts, CURRENT_OR_TOTAL_ASSETS, asOf, currency);
  if (assets) {
    const liquid = addDecimals(balance.cash.value, balance.shortTermInvestments?.value ?? '0');
    const passed = compareDecimals(liquid, assets.value) <= 0;
    check('cash-and-investments-within-assets', passed, ['cash', 'investments'], 0.4);
  }
  return limits;
}

type Numbers = Omit<CashPositionValues, 'asOf' | 'currency' | 'goingConcern' | 'runwayStatement'>;

function numbersOf(
  balance: BalanceCash | null,
  flow: OperatingCashFlow | null,
  limits: Limits,
  evidence: Evidence,
): Numbers {
  const note = (column: keyof Numbers, operands: readonly ResolvedFact[], confidence: number): void => {
    evidence.spans[column] = operands.flatMap((operand) => operand.spans);
    evidence.confidences[column] = confidence;
  };
  const investments = balance?.shortTermInvestments ?? null;
  if (balance) note('cashAndEquivalents', [balance.cash], limits.cash);
  if (investments) note('shortTermInvestments', [investments], limits.investments);
  let burn: DecimalText | null = null;
  let runway: DecimalText | null = null;
  if (flow) {
    const { latest, trailing } = flow;
    burn = monthlyBurn(latest.resolved.value, latest.start, latest.end);
    for (const column of [
      'operatingCashFlow',
      'operatingCashFlowStart',
      'operatingCashFlowEnd',
      'monthlyBurn',
    ] as const) {
      note(column, [latest.resolved], limits.flow);
    }
    if (trailing) {
      const operands = trailing.operands.map((operand) => operand.resolved);
      note('ttmOperatingCashFlow', operands, Math.min(limits.flow, ...operands.map(believed)));
    }
    if (balance) {
      runway = runwayMonths(addDecimals(balance.cash.value, investments?.value ?? '0'), burn);
      const operands = [balance.cash, ...(investments ? [investments] : []), latest.resolved];
      if (runway !== null) note('runwayMonths', operands, Math.min(limits.cash, limits.investments, limits.flow));
    }
  }
  return {
    cashAndEquivalents: balance?.cash.value ?? null,
    shortTermInvestments: investments?.value ?? null,
    operatingCashFlow: flow?.latest.resolved.value ?? null,
    operatingCashFlowStart: flow?.latest.start ?? null,
    operatingCashFlowEnd: flow?.latest.end ?? null,
    ttmOperatingCashFlow: flow?.trailing?.value ?? null,
    monthlyBurn: burn,
    runwayMonths: runway,
  };
}
