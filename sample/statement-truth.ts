import type { StatementKind } from '../core/statements.ts';
import { conceptsOf } from './concepts.ts';
import { type QuarterFlow, totalAssets, totalEquity, totalLiabilities } from './economics.ts';
import { fiscalYearEndOf } from './issuer.ts';
import {
  type BalanceColumn,
  bankRevenue,
  earningsPerShare,
  noncontrollingEquity,
  operatingIncome,
  parentIncome,
  type ReportTruth,
  type Span,
} from './report-model.ts';
import type { StatementPeriodTruth, StatementsTruth } from './truth.ts';

type Values = StatementPeriodTruth['values'];
type Lines<T> = Readonly<Record<string, (column: T) => number>>;

/** A line that is zero in every printed column is left out of the statement. */
function printed<T>(columns: readonly T[], lines: Lines<T>, optional: Lines<T>): (column: T) => Values {
  const kept = Object.entries(optional).filter(([, value]) => columns.some((column) => value(column) !== 0));
  return (column) =>
    Object.fromEntries([...Object.entries(lines), ...kept].map(([field, value]) => [field, value(column) + 0]));
}

function incomeValues(truth: ReportTruth): (span: Span) => Values {
  const { profile } = truth;
  const flow =
    (value: (flow: QuarterFlow) => number) =>
    (span: Span): number =>
      value(span.flow);
  const lines: Lines<Span> = {
    interestExpense: flow((f) => f.interestExpense),
    incomeBeforeTax: flow((f) => f.netIncome + f.incomeTax),
    incomeTaxExpense: flow((f) => f.incomeTax),
    netIncome: flow(parentIncome),
    ...(profile.noncontrolling === 0 ? {} : { netIncomeIncludingNoncontrolling: flow((f) => f.netIncome) }),
    epsBasic: earningsPerShare,
    epsDiluted: earningsPerShare,
    weightedSharesBasic: (span) => span.weightedShares,
    weightedSharesDiluted: (span) => span.weightedShares,
  };
  if (profile.archetype.id === 'bank') {
    const interestExpense = flow((f) => f.costOfRevenue + f.interestExpense);
    return printed(truth.income, { ...lines, revenue: flow(bankRevenue), interestExpense }, {});
  }
  return printed(
    truth.income,
    { ...lines, sellingGeneralAdministrative: flow((f) => f.overhead), operatingIncome: flow(operatingIncome) },
    {
      revenue: flow((f) => f.revenue),
      costOfRevenue: flow((f) => f.costOfRevenue),
      grossProfit: flow((f) => f.revenue - f.costOfRevenue),
      researchAndDevelopment: flow((f) => f.research),
    },
  );
}

function balanceValues(truth: ReportTruth): (column: BalanceColumn) => Values {
  const { profile } = truth;
  const minority = ({ balance }: BalanceColumn): number => noncontrollingEquity(profile, balance);
  const equity = ({ balance }: BalanceColumn): number => totalEquity(balance);
  const isBank = profile.archetype.id === 'bank';
  const isClassified = conceptsOf(profile).currentAssets !== '';
  return printed(
    truth.balances,
    {
      cashAndEquivalents: ({ balance }) => balance.cash,
      propertyPlantEquipmentNet: ({ balance }) => balance.property,
      totalAssets: ({ balance }) => totalAssets(balance),
      totalLiabilities: ({ balance }) => totalLiabilities(balance),
      totalEquity: (column) => equity(column) - minority(column),
      ...(profile.noncontrolling === 0 ? {} : { totalEquityIncludingNoncontrolling: equity }),
      ...(isBank ? {} : { accountsPayable: ({ balance }: BalanceColumn) => balance.payables }),
      ...(isClassified && {
        totalCurrentAssets: ({ balance: b }: BalanceColumn) =>
          b.cash + b.shortTermInvestments + b.receivables + b.inventory + b.prepaid,
        totalCurrentLiabilities: ({ balance: b }: BalanceColumn) => b.payables + b.accrued,
      }),
    },
    {
      ...(isBank ? {} : { receivables: ({ balance }: BalanceColumn) => balance.receivables }),
      shortTermInvestments: ({ balance }) => balance.shortTermInvestments,
      inventory: ({ balance }) => balance.inventory,
      goodwill: ({ balance }) => balance.goodwill,
      longTermDebt: ({ balance }) => balance.debt,
      totalDebt: ({ balance }) => balance.debt,
    },
  );
}

function cashFlowValues(truth: ReportTruth): (span: Span) => Values {
  return printed(
    truth.cashFlow,
    {
      operatingCashFlow: ({ flow }) => flow.operatingCashFlow,
      capitalExpenditure: ({ flow }) => flow.capitalExpenditure,
      freeCashFlow: ({ flow }) => flow.operatingCashFlow - flow.capitalExpenditure,
      depreciationAmortization: ({ flow }) => flow.depreciation,
      investingCashFlow: ({ flow }) => flow.investingCashFlow,
      financingCashFlow: ({ flow }) => flow.financingCashFlow,
      netChangeInCash: ({ flow }) => flow.netChangeInCash,
      stockBasedCompensation: ({ flow }) => flow.stockCompensation,
    },
    { dividendsPaid: ({ flow }) => flow.dividends, shareRepurchases: ({ flow }) => flow.repurchases },
  );
}

/**
 * What a reader takes from the face statements: an annual report's two years; of a quarterly one its quarter, its year to
 * date and its current balance sheet.
 */
export function statementsTruth(truth: ReportTruth): StatementsTruth {
  const { profile } = truth;
  const annual = truth.form !== '10-Q';
  const [yearToDate] = truth.cashFlow;
  const [quarter] = truth.income;
  const current = [quarter, yearToDate].filter((span) => span !== undefined);
  const columns = current.filter((span, i) => current.findIndex(({ start }) => start === span.start) === i);
  const [income, balance, cashFlow] = [incomeValues(truth), balanceValues(truth), cashFlowValues(truth)];
  const flows = (statement: StatementKind, spans: readonly Span[], values: (span: Span) => Values) =>
    spans.map((span) => ({ statement, start: span.start, end: span.end, values: values(span) }));
  const balances = annual ? truth.balances : truth.balances.slice(0, 1);
  return {
    entity: {
      cik: profile.cik.padStart(10, '0'),
      name: profile.name,
      fiscalYearEnd: `--${fiscalYearEndOf(profile)}`,
      currency: 'USD',
    },
    periods: [
      ...flows('income', annual ? truth.income : columns, income),
      ...balances.map((column, i) => ({
        statement: 'balance' as const,
        start: null,
        end: column.date,
        values: { ...balance(column), ...(i === 0 && { sharesOutstanding: truth.shares.sharesOutstanding }) },
      })),
      ...flows('cashflow', annual ? truth.cashFlow : truth.cashFlow.slice(0, 1), cashFlow),
    ],
  };
}
