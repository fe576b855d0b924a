import type { XbrlPeriod } from '../core/xbrl.ts';
import { longDate } from './calendar.ts';
import { type Concepts, conceptsOf, isIfrs } from './concepts.ts';
import { type QuarterFlow, totalAssets, totalEquity, totalLiabilities } from './economics.ts';
import type { NumberFact, NumberKind } from './inline-writer.ts';
import {
  type BalanceColumn,
  bankRevenue,
  commonStockAtPar,
  durationOf,
  earningsPerShare,
  instantBefore,
  lengthWords,
  noncontrollingEquity,
  operatingIncome,
  parentIncome,
  type ReportTruth,
  type Span,
  type Statement,
  type StatementRow,
  scaleWords,
} from './report-model.ts';

interface LineOptions {
  readonly reversed?: boolean;
  readonly total?: boolean;
  readonly indent?: number;
  /** Left out where the value is zero in every column. */
  readonly optional?: boolean;
}
type Line<T> = readonly [label: string, concept: string, value: (column: T) => number, options?: LineOptions];

const TOTAL: LineOptions = { total: true };
const INDENTED: LineOptions = { indent: 1 };
const OPTIONAL: LineOptions = { optional: true };
const INDENTED_OPTIONAL: LineOptions = { indent: 1, optional: true };

interface Column<T> {
  readonly values: T;
  readonly period: XbrlPeriod;
}

/** The rows of a statement; a line without a concept is one that the issuer does not report. */
function rowsOf<T>(scale: number, columns: readonly Column<T>[], lines: readonly Line<T>[]): StatementRow[] {
  return lines.flatMap(([label, concept, value, { total = false, indent = 0, optional, reversed } = {}]) => {
    if (concept === '' || (optional && columns.every(({ values }) => value(values) === 0))) return [];
    const cells = columns.map(
      ({ values, period }): NumberFact => ({
        concept,
        value: value(values),
        kind: 'money',
        period,
        scale,
        dashZero: true,
        reversed,
      }),
    );
    return [{ label, cells, total, indent }];
  });
}

function flowColumns(spans: readonly Span[]): Column<QuarterFlow>[] {
  return spans.map((span) => ({ values: span.flow, period: durationOf(span) }));
}

function heading({ profile }: ReportTruth, spans: readonly Span[]): string[] {
  return spans.map((span) => `${lengthWords(profile, span)} ${longDate(span.end)}`);
}

/** Interest first; a bank has neither a cost of revenue nor a gross profit. */
function bankLines(c: Concepts): readonly Line<QuarterFlow>[] {
  const interest = (f: QuarterFlow): number => f.costOfRevenue + f.interestExpense;
  return [
    ['Interest and dividend income', c.revenue, (f) => f.revenue],
    ['Interest expense', c.interestExpense, interest, { reversed: true }],
    ['Net interest income', c.grossProfit, (f) => f.revenue - interest(f), TOTAL],
    ['Noninterest income', c.interestIncome, (f) => f.interestIncome],
    ['Total revenue, net of interest expense', 'us-gaap:Revenues', bankRevenue, TOTAL],
    ['Noninterest expense', c.overhead, (f) => f.overhead],
    ['Income before income taxes', c.beforeTax, (f) => f.netIncome + f.incomeTax, TOTAL],
    ['Provision for income taxes', c.incomeTax, (f) => f.incomeTax],
  ];
}

function incomeLines(c: Concepts): readonly Line<QuarterFlow>[] {
  return [
    ['Revenue', c.revenue, (f) => f.revenue, OPTIONAL],
    ['Cost of revenue', c.costOfRevenue, (f) => f.costOfRevenue, OPTIONAL],
    ['Gross profit', c.grossProfit, (f) => f.revenue - f.costOfRevenue, { optional: true, total: true }],
    ['Research and development', c.research, (f) => f.research, INDENTED_OPTIONAL],
    ['Selling, general and administrative', c.overhead, (f) => f.overhead, INDENTED],
    ['Loss from operations', c.operatingIncome, operatingIncome, TOTAL],
    ['Interest income', c.interestIncome, (f) => f.interestIncome],
    ['Interest expense', c.interestExpense, (f) => f.interestExpense, { reversed: true }],
    ['Income (loss) before income taxes', c.beforeTax, (f) => f.netIncome + f.incomeTax, TOTAL],
    ['Provision for income taxes', c.incomeTax, (f) => f.incomeTax],
  ];
}

/** One row, or three where minority holders have a part in it. */
function netIncomeRows({ profile, income }: ReportTruth, concept: string): StatementRow[] {
  const row = (label: string, name: string, value: (span: Span) => number, also?: string): StatementRow => ({
    label,
    total: true,
    cells: income.map((span): NumberFact => {
      const period = durationOf(span);
      return { concept: name, value: value(span), kind: 'money', period, scale: profile.scale, also };
    }),
  });
  const whole = (span: Span): number => span.flow.netIncome;
  if (profile.noncontrolling === 0)
    return [row('Net income (loss)', concept, whole, isIfrs(profile) ? undefined : 'us-gaap:ProfitLoss')];
  return [
    row('Net income (loss)', 'us-gaap:ProfitLoss', whole),
    row(
      'Net income (loss) attributable to noncontrolling interests',
      'us-gaap:NetIncomeLossAttributableToNoncontrollingInterest',
      (span) => span.flow.noncontrollingIncome,
    ),
    row('Net income (loss) attributable to common stockholders', concept, (span) => parentIncome(span.flow)),
  ];
}

/** Revenue to net income, then per-share data. */
export function incomeStatement(truth: ReportTruth): Statement {
  const c = conceptsOf(truth.profile);
  const spans = truth.income;
  const { scale } = truth.profile;
  const lines = truth.profile.archetype.id === 'bank' ? bankLines(c) : incomeLines(c);
  const row = (label: string, concept: string, kind: NumberKind, value: (span: Span) => number): StatementRow => ({
    label,
    cells: spans.map((span) => ({ concept, value: value(span), kind, period: durationOf(span) })),
  });
  const weighted = (span: Span): number => span.weightedShares;
  return {
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    caption: scaleWords(scale),
    headings: heading(truth, spans),
    rows: [
      ...rowsOf(scale, flowColumns(spans), lines),
      ...netIncomeRows(truth, c.netIncome),
      row('Net income (loss) per share, basic', c.epsBasic, 'perShare', earningsPerShare),
      row('Net income (loss) per share, diluted', c.epsDiluted, 'perShare', earningsPerShare),
      row('Weighted-average shares outstanding, basic', c.sharesBasic, 'shares', weighted),
      row('Weighted-average shares outstanding, diluted', c.sharesDiluted, 'shares', weighted),
    ],
  };
}

function balanceLines(c: Concepts, truth: ReportTruth): readonly Line<BalanceColumn>[] {
  const current = ({ balance: b }: BalanceColumn): number =>
    b.cash + b.shortTermInvestments + b.receivables + b.inventory + b.prepaid;
  const par = ({ shares }: BalanceColumn): number => commonStockAtPar(truth.profile, shares);
  const minority = ({ balance }: BalanceColumn): number => noncontrollingEquity(truth.profile, balance);
  const minorityLines: readonly Line<BalanceColumn>[] = [
    ['Noncontrolling interests', 'us-gaap:MinorityInterest', minority],
    [
      'Total equity',
      'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      ({ balance }) => totalEquity(balance),
      TOTAL,
    ],
  ];
  return [
    ['Cash and cash equivalents', c.cash, ({ balance }) => balance.cash, INDENTED],
    [
      'Short-term investments',
      c.shortTermInvestments,
      ({ balance }) => balance.shortTermInvestments,
      INDENTED_OPTIONAL,
    ],
    ['Accounts receivable, net', c.receivables, ({ balance }) => balance.receivables, INDENTED_OPTIONAL],
    ['Inventory', c.inventory, ({ balance }) => balance.inventory, INDENTED_OPTIONAL],
    ['Prepaid expenses and other assets', c.prepaid, ({ balance }) => balance.prepaid, INDENTED],
    ['Total current assets', c.currentAssets, current, TOTAL],
    ['Property and equipment, net', c.property, ({ balance }) => balance.property],
    ['Goodwill', c.goodwill, ({ balance }) => balance.goodwill, OPTIONAL],
    ['Total assets', c.assets, ({ balance }) => totalAssets(balance), TOTAL],
    ['Accounts payable', c.payables, ({ balance }) => balance.payables, INDENTED],
    ['Accrued expenses', c.accrued, ({ balance }) => balance.accrued, INDENTED],
    ['Total current liabilities', c.currentLiabilities, ({ balance: b }) => b.payables + b.accrued, TOTAL],
    ['Long-term debt', c.debt, ({ balance }) => balance.debt, OPTIONAL],
    ['Total liabilities', c.liabilities, ({ balance }) => totalLiabilities(balance), TOTAL],
    ['Common stock', c.commonStock, par, INDENTED],
    [
      'Additional paid-in capital',
      c.additionalPaidIn,
      (column) => column.balance.paidIn - par(column) - minority(column),
      INDENTED,
    ],
    ['Accumulated deficit', c.retained, ({ balance }) => balance.retained, INDENTED],
    ['Total stockholders’ equity', c.equity, (column) => totalEquity(column.balance) - minority(column), TOTAL],
    ...(truth.profile.noncontrolling === 0 ? [] : minorityLines),
    [
      'Total liabilities and stockholders’ equity',
      c.liabilitiesAndEquity,
      ({ balance }) => totalAssets(balance),
      TOTAL,
    ],
  ];
}

/** Both dates; assets equal liabilities and equity because every quarter was rolled forward in balance. */
export function balanceSheet(truth: ReportTruth): Statement {
  const { profile, balances } = truth;
  const columns = balances.map((values) => ({ values, period: { instant: values.date } }));
  const rows = rowsOf(profile.scale, columns, balanceLines(conceptsOf(profile), truth));
  if (!isIfrs(profile)) {
    const concept = 'us-gaap:CommitmentsAndContingencies';
    const cells = columns.map(({ period }): NumberFact => ({ concept, value: null, kind: 'money', period }));
    const at = rows.findIndex((row) => row.label === 'Total liabilities');
    rows.splice(at + 1, 0, { label: 'Commitments and contingencies (Note 7)', cells });
  }
  return {
    title: 'CONSOLIDATED BALANCE SHEETS',
    caption: scaleWords(profile.scale),
    headings: balances.map(({ date }) => longDate(date)),
    rows,
  };
}

/** Par value and share counts, which balance sheets print in parentheses or on a page of their own. */
export function balanceParenthetical(truth: ReportTruth): Statement {
  const row = (label: string, element: string, value: (shares: number) => number): StatementRow => ({
    label: `Common stock, shares ${label}`,
    cells: truth.balances.map(({ date, shares }) => ({
      concept: `us-gaap:CommonStockShares${element}`,
      kind: 'shares',
      value: value(shares),
      period: { instant: date },
    })),
  });
  return {
    title: 'CONSOLIDATED BALANCE SHEETS (Parenthetical)',
    caption: '',
    headings: truth.balances.map(({ date }) => longDate(date)),
    rows: [
      row('authorized', 'Authorized', () => truth.profile.authorizedShares),
      row('issued', 'Issued', (shares) => shares),
      row('outstanding', 'Outstanding', (shares) => shares),
    ],
  };
}

/** Year to date against the same span a year before, ending in the cash of the balance sheet. */
export function cashFlowStatement(truth: ReportTruth): Statement {
  const c = conceptsOf(truth.profile);
  const spans = truth.cashFlow;
  const { scale } = truth.profile;
  // Under IFRS the adjustments for working capital are signed as cash effects, under US GAAP as increases.
  const sign = isIfrs(truth.profile) ? -1 : 1;
  const workingCapital = { ...INDENTED_OPTIONAL, reversed: sign === 1 };
  const paid = { ...INDENTED_OPTIONAL, reversed: true };
  const rows = rowsOf(scale, flowColumns(spans), [
    ['Net income (loss)', truth.profile.noncontrolling === 0 ? c.netIncome : 'us-gaap:ProfitLoss', (f) => f.netIncome],
    ['Depreciation and amortization', c.depreciation, (f) => f.depreciation, INDENTED],
    ['Stock-based compensation', c.stockCompensation, (f) => f.stockCompensation, INDENTED],
    ['Accounts receivable', c.receivablesIncrease, (f) => sign * f.receivablesIncrease, workingCapital],
    ['Inventory', c.inventoryIncrease, (f) => sign * f.inventoryIncrease, workingCapital],
    ['Accounts payable', c.payablesIncrease, (f) => f.payablesIncrease, INDENTED],
    ['Accrued expenses', c.accruedIncrease, (f) => f.accruedIncrease, INDENTED],
    ['Net cash provided by (used in) operating activities', c.operatingCashFlow, (f) => f.operatingCashFlow, TOTAL],
    [
      'Purchases of property and equipment',
      c.capitalExpenditure,
      (f) => f.capitalExpenditure,
      { indent: 1, reversed: true },
    ],
    ['Purchases of short-term investments', c.investmentsPurchased, (f) => f.investmentsPurchased, paid],
    ['Maturities of short-term investments', c.investmentsMatured, (f) => f.investmentsMatured, INDENTED_OPTIONAL],
    ['Net cash provided by (used in) investing activities', c.investingCashFlow, (f) => f.investingCashFlow, TOTAL],
    ['Proceeds from issuance of common stock, net', c.stockIssued, (f) => f.stockIssued, INDENTED],
    ['Proceeds from notes payable', c.debtIssued, (f) => f.debtIssued, INDENTED_OPTIONAL],
    ['Repayment of debt', c.debtRepaid, (f) => f.debtRepaid, paid],
    ['Dividends paid', c.dividends, (f) => f.dividends, paid],
    ['Repurchases of common stock', c.repurchases, (f) => f.repurchases, paid],
    ['Net cash provided by financing activities', c.financingCashFlow, (f) => f.financingCashFlow, TOTAL],
    ['Net increase (decrease) in cash', c.netChangeInCash, (f) => f.netChangeInCash, TOTAL],
  ]);
  const cash = (end: 'beginning' | 'end', value: (i: number) => number, total: boolean): StatementRow => ({
    label: `Cash, cash equivalents and restricted cash, ${end} of period`,
    total,
    cells: spans.map((span, i) => ({
      concept: c.cashEnd,
      value: value(i),
      kind: 'money',
      period: end === 'end' ? { instant: span.end } : instantBefore(span.start),
      scale,
      dashZero: true,
    })),
  });
  const opening = (i: number): number => truth.openingCash[i] ?? 0;
  return {
    title: 'CONSOLIDATED STATEMENTS OF CASH FLOWS',
    caption: scaleWords(scale),
    headings: heading(truth, spans),
    rows: [
      ...rows,
      cash('beginning', opening, false),
      cash('end', (i) => opening(i) + (spans[i]?.flow.netChangeInCash ?? 0), true),
    ],
  };
}

/** The movement of equity by component: facts with a dimension beside their totals. */
export function equityStatement(truth: ReportTruth): Statement | null {
  const span = truth.cashFlow[0];
  const [now, before] = truth.balances;
  if (!span || isIfrs(truth.profile)) return null;
  const axis = 'us-gaap:StatementEquityComponentsAxis';
  const members = ['CommonStockMember', 'AdditionalPaidInCapitalMember', 'RetainedEarningsMember'];
  const { scale } = truth.profile;
  const row = ({ date, balance, shares }: BalanceColumn): StatementRow => {
    const par = commonStockAtPar(truth.profile, shares);
    const minority = noncontrollingEquity(truth.profile, balance);
    const common = { concept: 'us-gaap:StockholdersEquity', kind: 'money', period: { instant: date }, scale } as const;
    const parts = [par, balance.paidIn - par - minority, balance.retained].map(
      (value, i): NumberFact => ({
        ...common,
        value,
        dimensions: { [axis]: `us-gaap:${members[i]}` },
        dashZero: true,
      }),
    );
    const label = `Balance at ${longDate(date)}`;
    return { label, total: true, cells: [...parts, { ...common, value: totalEquity(balance) - minority }] };
  };
  const loss: NumberFact = {
    concept: 'us-gaap:NetIncomeLoss',
    value: parentIncome(span.flow),
    kind: 'money',
    period: durationOf(span),
    scale,
  };
  return {
    title: 'CONSOLIDATED STATEMENTS OF STOCKHOLDERS’ EQUITY',
    caption: scaleWords(scale),
    headings: ['Common Stock', 'Additional Paid-In Capital', 'Accumulated Deficit', 'Total'],
    rows: [
      row(before),
      {
        label: 'Net income (loss)',
        cells: [null, null, { ...loss, dimensions: { [axis]: 'us-gaap:RetainedEarningsMember' } }, loss],
      },
      row(now),
    ],
  };
}
