import { longDate } from './calendar.ts';
import { type Concepts, conceptsOf, isIfrs } from './concepts.ts';
import { type BalanceSheet, type QuarterFlow, totalAssets, totalEquity, totalLiabilities } from './economics.ts';
import type { NumberFact } from './inline-writer.ts';
import {
  commonStockAtPar,
  durationOf,
  earningsPerShare,
  instantBefore,
  lengthWords,
  type ReportTruth,
  type Span,
  type Statement,
  type StatementRow,
  scaleWords,
} from './report-model.ts';

type Line<T> = readonly [label: string, concept: string, value: (column: T) => number, options?: Partial<LineOptions>];
interface LineOptions {
  readonly reversed: boolean;
  readonly total: boolean;
  readonly indent: number;
  /** Left out where the value is zero in every column. */
  readonly optional: boolean;
}

function spanRows(truth: ReportTruth, spans: readonly Span[], lines: readonly Line<QuarterFlow>[]): StatementRow[] {
  const { scale } = truth.profile;
  return lines.flatMap(([label, concept, value, options = {}]) => {
    if (concept === '' || (options.optional && spans.every((span) => value(span.flow) === 0))) return [];
    const cells = spans.map(
      (span): NumberFact => ({
        concept,
        value: value(span.flow),
        kind: 'money',
        period: durationOf(span),
        scale,
        dashZero: true,
        ...(options.reversed ? { reversed: true } : {}),
      }),
    );
    return [{ label, cells, total: options.total ?? false, indent: options.indent ?? 0 }];
  });
}

function heading(spans: readonly Span[]): string[] {
  return spans.map((span) => `${lengthWords(span)} ${longDate(span.end)}`);
}

const costs = (f: QuarterFlow): number => f.research + f.overhead;

/** Revenue to net income, then per-share data. */
export function incomeStatement(truth: ReportTruth): Statement {
  const c = conceptsOf(truth.profile);
  const spans = truth.income;
  const rows = spanRows(truth, spans, [
    ['Revenue', c.revenue, (f) => f.revenue, { optional: true }],
    ['Cost of revenue', c.costOfRevenue, (f) => f.costOfRevenue, { optional: true }],
    ['Gross profit', c.grossProfit, (f) => f.revenue - f.costOfRevenue, { optional: true, total: true }],
    ['Research and development', c.research, (f) => f.research, { optional: true, indent: 1 }],
    ['Selling, general and administrative', c.overhead, (f) => f.overhead, { indent: 1 }],
    ['Loss from operations', c.operatingIncome, (f) => f.revenue - f.costOfRevenue - costs(f), { total: true }],
    ['Interest income', c.interestIncome, (f) => f.interestIncome],
    ['Interest expense', c.interestExpense, (f) => f.interestExpense, { reversed: true }],
    ['Income (loss) before income taxes', c.beforeTax, (f) => f.netIncome + f.incomeTax, { total: true }],
    ['Provision for income taxes', c.incomeTax, (f) => f.incomeTax],
  ]);
  const net = spans.map(
    (span): NumberFact => ({
      concept: c.netIncome,
      value: span.flow.netIncome,
      kind: 'money',
      period: durationOf(span),
      scale: truth.profile.scale,
      ...(isIfrs(truth.profile) ? {} : { also: 'us-gaap:ProfitLoss' }),
    }),
  );
  const perShare = (label: string, concept: string): StatementRow => ({
    label,
    cells: spans.map((span) => ({
      concept,
      value: earningsPerShare(span),
      kind: 'perShare',
      period: durationOf(span),
    })),
  });
  const weighted = (label: string, concept: string): StatementRow => ({
    label,
    cells: spans.map((span) => ({ concept, value: span.weightedShares, kind: 'shares', period: durationOf(span) })),
  });
  return {
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    caption: scaleWords(truth.profile.scale),
    headings: heading(spans),
    rows: [
      ...rows,
      { label: 'Net income (loss)', total: true, cells: net },
      perShare('Net income (loss) per share, basic', c.epsBasic),
      perShare('Net income (loss) per share, diluted', c.epsDiluted),
      weighted('Weighted-average shares outstanding, basic', c.sharesBasic),
      weighted('Weighted-average shares outstanding, diluted', c.sharesDiluted),
    ],
  };
}

function balanceLines(c: Concepts, truth: ReportTruth): readonly Line<{ b: BalanceSheet; shares: number }>[] {
  const current = (b: BalanceSheet): number =>
    b.cash + b.shortTermInvestments + b.receivables + b.inventory + b.prepaid;
  const par = (shares: number): number => commonStockAtPar(truth.profile, shares);
  return [
    ['Cash and cash equivalents', c.cash, ({ b }) => b.cash, { indent: 1 }],
    [
      'Short-term investments',
      c.shortTermInvestments,
      ({ b }) => b.shortTermInvestments,
      { indent: 1, optional: true },
    ],
    ['Accounts receivable, net', c.receivables, ({ b }) => b.receivables, { indent: 1, optional: true }],
    ['Inventory', c.inventory, ({ b }) => b.inventory, { indent: 1, optional: true }],
    ['Prepaid expenses and other assets', c.prepaid, ({ b }) => b.prepaid, { indent: 1 }],
    ['Total current assets', c.currentAssets, ({ b }) => current(b), { total: true }],
    ['Property and equipment, net', c.property, ({ b }) => b.property],
    ['Goodwill', c.goodwill, ({ b }) => b.goodwill, { optional: true }],
    ['Total assets', c.assets, ({ b }) => totalAssets(b), { total: true }],
    ['Accounts payable', c.payables, ({ b }) => b.payables, { indent: 1 }],
    ['Accrued expenses', c.accrued, ({ b }) => b.accrued, { indent: 1 }],
    ['Total current liabilities', c.currentLiabilities, ({ b }) => b.payables + b.accrued, { total: true }],
    ['Long-term debt', c.debt, ({ b }) => b.debt, { optional: true }],
    ['Total liabilities', c.liabilities, ({ b }) => totalLiabilities(b), { total: true }],
    ['Common stock', c.commonStock, ({ shares }) => par(shares), { indent: 1 }],
    ['Additional paid-in capital', c.additionalPaidIn, ({ b, shares }) => b.paidIn - par(shares), { indent: 1 }],
    ['Accumulated deficit', c.retained, ({ b }) => b.retained, { indent: 1 }],
    ['Total stockholders’ equity', c.equity, ({ b }) => totalEquity(b), { total: true }],
    ['Total liabilities and stockholders’ equity', c.liabilitiesAndEquity, ({ b }) => totalAssets(b), { total: true }],
  ];
}

/** Both dates; assets equal liabilities and equity because the quarters rolled them so. */
export function balanceSheet(truth: ReportTruth): Statement {
  const c = conceptsOf(truth.profile);
  const columns = truth.balances.map((column) => ({ b: column.balance, shares: column.shares, date: column.date }));
  const rows = balanceLines(c, truth).flatMap(([label, concept, value, options = {}]): StatementRow[] => {
    if (concept === '' || (options.optional && columns.every((column) => value(column) === 0))) return [];
    const cells = columns.map(
      (column): NumberFact => ({
        concept,
        value: value(column),
        kind: 'money',
        period: { instant: column.date },
        scale: truth.profile.scale,
        dashZero: true,
      }),
    );
    return [{ label, cells, total: options.total ?? false, indent: options.indent ?? 0 }];
  });
  if (!isIfrs(truth.profile)) {
    const nil = columns.map(
      (column): NumberFact => ({
        concept: 'us-gaap:CommitmentsAndContingencies',
        value: null,
        kind: 'money',
        period: { instant: column.date },
      }),
    );
    const at = rows.findIndex((row) => row.label === 'Total liabilities');
    rows.splice(at + 1, 0, { label: 'Commitments and contingencies (Note 7)', cells: nil });
  }
  return {
    title: 'CONSOLIDATED BALANCE SHEETS',
    caption: scaleWords(truth.profile.scale),
    headings: columns.map((column) => longDate(column.date)),
    rows,
  };
}

/** Par value and share counts, which balance sheets print in parentheses or on a page of their own. */
export function balanceParenthetical(truth: ReportTruth): Statement {
  const one = (
    label: string,
    concept: string,
    kind: 'shares' | 'perShare',
    value: (shares: number) => number,
  ): StatementRow => ({
    label,
    cells: truth.balances.map((column) => ({
      concept,
      kind,
      value: value(column.shares),
      period: { instant: column.date },
    })),
  });
  return {
    title: 'CONSOLIDATED BALANCE SHEETS (Parenthetical)',
    caption: '',
    headings: truth.balances.map((column) => longDate(column.date)),
    rows: [
      one(
        'Common stock, shares authorized',
        'us-gaap:CommonStockSharesAuthorized',
        'shares',
        () => truth.profile.authorizedShares,
      ),
      one('Common stock, shares issued', 'us-gaap:CommonStockSharesIssued', 'shares', (shares) => shares),
      one('Common stock, shares outstanding', 'us-gaap:CommonStockSharesOutstanding', 'shares', (shares) => shares),
    ],
  };
}

/** Year to date against the same span a year before, ending in the cash of the balance sheet. */
export function cashFlowStatement(truth: ReportTruth): Statement {
  const c = conceptsOf(truth.profile);
  const spans = truth.cashFlow;
  const ifrs = isIfrs(truth.profile);
  // IFRS tags the effect on cash, US GAAP the increase of the balance.
  const effect = (value: number): number => (ifrs ? -value : value);
  const reversed = { indent: 1, optional: true, reversed: !ifrs };
  const paid = { indent: 1, optional: true, reversed: true };
  const rows = spanRows(truth, spans, [
    ['Net income (loss)', c.netIncome, (f) => f.netIncome],
    ['Depreciation and amortization', c.depreciation, (f) => f.depreciation, { indent: 1 }],
    ['Stock-based compensation', c.stockCompensation, (f) => f.stockCompensation, { indent: 1 }],
    ['Accounts receivable', c.receivablesIncrease, (f) => effect(f.receivablesIncrease), reversed],
    ['Inventory', c.inventoryIncrease, (f) => effect(f.inventoryIncrease), reversed],
    ['Accounts payable', c.payablesIncrease, (f) => f.payablesIncrease, { indent: 1 }],
    ['Accrued expenses', c.accruedIncrease, (f) => f.accruedIncrease, { indent: 1 }],
    [
      'Net cash provided by (used in) operating activities',
      c.operatingCashFlow,
      (f) => f.operatingCashFlow,
      { total: true },
    ],
    [
      'Purchases of property and equipment',
      c.capitalExpenditure,
      (f) => f.capitalExpenditure,
      { indent: 1, reversed: true },
    ],
    ['Purchases of short-term investments', c.investmentsPurchased, (f) => f.investmentsPurchased, paid],
    [
      'Maturities of short-term investments',
      c.investmentsMatured,
      (f) => f.investmentsMatured,
      { indent: 1, optional: true },
    ],
    [
      'Net cash provided by (used in) investing activities',
      c.investingCashFlow,
      (f) => f.investingCashFlow,
      { total: true },
    ],
    ['Proceeds from issuance of common stock, net', c.stockIssued, (f) => f.stockIssued, { indent: 1 }],
    ['Proceeds from notes payable', c.debtIssued, (f) => f.debtIssued, { indent: 1, optional: true }],
    ['Repayment of debt', c.debtRepaid, (f) => f.debtRepaid, paid],
    ['Dividends paid', c.dividends, (f) => f.dividends, paid],
    ['Repurchases of common stock', c.repurchases, (f) => f.repurchases, paid],
    ['Net cash provided by financing activities', c.financingCashFlow, (f) => f.financingCashFlow, { total: true }],
    ['Net increase (decrease) in cash', c.netChangeInCash, (f) => f.netChangeInCash, { total: true }],
  ]);
  const { scale } = truth.profile;
  const opening = spans.map(
    (span, i): NumberFact => ({
      concept: c.cashEnd,
      value: truth.openingCash[i] ?? 0,
      kind: 'money',
      period: instantBefore(span.start),
      scale,
      dashZero: true,
    }),
  );
  const closing = spans.map(
    (span, i): NumberFact => ({
      concept: c.cashEnd,
      value: (truth.openingCash[i] ?? 0) + span.flow.netChangeInCash,
      kind: 'money',
      period: { instant: span.end },
      scale,
      dashZero: true,
    }),
  );
  return {
    title: 'CONSOLIDATED STATEMENTS OF CASH FLOWS',
    caption: scaleWords(scale),
    headings: heading(spans),
    rows: [
      ...rows,
      { label: 'Cash, cash equivalents and restricted cash, beginning of period', cells: opening },
      { label: 'Cash, cash equivalents and restricted cash, end of period', total: true, cells: closing },
    ],
  };
}

/** The movement of equity by component, so that facts with a dimension stand beside totals. */
export function equityStatement(truth: ReportTruth): Statement | null {
  const span = truth.cashFlow[0];
  const [now, before] = truth.balances;
  if (!span || isIfrs(truth.profile)) return null;
  const axis = 'us-gaap:StatementEquityComponentsAxis';
  const members = [
    'us-gaap:CommonStockMember',
    'us-gaap:AdditionalPaidInCapitalMember',
    'us-gaap:RetainedEarningsMember',
  ];
  const { scale } = truth.profile;
  const parts = (b: BalanceSheet, shares: number): number[] => {
    const par = commonStockAtPar(truth.profile, shares);
    return [par, b.paidIn - par, b.retained];
  };
  const row = (label: string, values: readonly number[], date: string): StatementRow => ({
    label,
    total: true,
    cells: [
      ...values.map(
        (value, i): NumberFact => ({
          concept: 'us-gaap:StockholdersEquity',
          value,
          kind: 'money',
          period: { instant: date },
          dimensions: { [axis]: members[i] ?? '' },
          scale,
          dashZero: true,
        }),
      ),
      {
        concept: 'us-gaap:StockholdersEquity',
        value: values.reduce((a, b) => a + b, 0),
        kind: 'money',
        period: { instant: date },
        scale,
      },
    ],
  });
  const loss: NumberFact = {
    concept: 'us-gaap:NetIncomeLoss',
    value: span.flow.netIncome,
    kind: 'money',
    period: durationOf(span),
    scale,
  };
  return {
    title: 'CONSOLIDATED STATEMENTS OF STOCKHOLDERS’ EQUITY',
    caption: scaleWords(scale),
    headings: ['Common Stock', 'Additional Paid-In Capital', 'Accumulated Deficit', 'Total'],
    rows: [
      row(`Balance at ${longDate(before.date)}`, parts(before.balance, before.shares), before.date),
      {
        label: 'Net income (loss)',
        cells: [null, null, { ...loss, dimensions: { [axis]: 'us-gaap:RetainedEarningsMember' } }, loss],
      },
      row(`Balance at ${longDate(now.date)}`, parts(now.balance, now.shares), now.date),
    ],
  };
}
