import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { StatementFact } from '../../core/statements.ts';
import { readStatementColumns, readStatements } from '../../parsers/statements/read-statement-columns.ts';
import { taken, takenAll, valuesOf } from './statement-facts.ts';

const END = '2024-12-31';
const YEAR = `2024-01-01/${END}`;
const COVER = { form: '10-K', periodEnd: parseIsoDate(END) };
const BALANCE = { Assets: 900, LiabilitiesAndStockholdersEquity: 900, StockholdersEquity: 500 };
const INCOME = {
  Revenues: 100,
  CostOfRevenue: 60,
  GrossProfit: 40,
  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 18,
  IncomeTaxExpenseBenefit: 4,
  ProfitLoss: 14,
  NetIncomeLossAttributableToNoncontrollingInterest: 2,
  NetIncomeLoss: 12,
};
const CASH = {
  NetCashProvidedByUsedInOperatingActivities: 30,
  NetCashProvidedByUsedInInvestingActivities: -12,
  NetCashProvidedByUsedInFinancingActivities: -5,
  CashAndCashEquivalentsPeriodIncreaseDecrease: 13,
};

const read = (...facts: readonly StatementFact[]) => readStatementColumns(facts, COVER);
const income = (more: Readonly<Record<string, number | string>>) =>
  valuesOf(read(...takenAll(YEAR, { ...INCOME, ...more })), 'income', END);
const balance = (more: Readonly<Record<string, number | string>>) =>
  valuesOf(read(...takenAll(END, { ...BALANCE, ...more })), 'balance', END);
const cash = (more: Readonly<Record<string, number | string>>) =>
  valuesOf(read(...takenAll(YEAR, { ...CASH, ...more })), 'cashflow', END);

test('net income is the parent’s, and the whole beside it', () => {
  const values = income({});
  expect([values.netIncome, values.netIncomeIncludingNoncontrolling]).toEqual([12, 14]);
  const { NetIncomeLoss: _, NetIncomeLossAttributableToNoncontrollingInterest: _share, ...whole } = INCOME;
  const alone = valuesOf(read(...takenAll(YEAR, whole)), 'income', END);
  expect(alone.netIncome).toBe(14);
  const shared = { ...whole, NetIncomeLossAttributableToNoncontrollingInterest: 2 };
  expect(valuesOf(read(...takenAll(YEAR, shared)), 'income', END).netIncome).toBeUndefined();
});

test('nothing is computed that the filing does not state', () => {
  const { GrossProfit: _, ...without } = INCOME;
  const values = valuesOf(read(...takenAll(YEAR, without)), 'income', END);
  expect(values.grossProfit).toBeUndefined();
  expect(balance({}).totalLiabilities).toBeUndefined();
  expect(cash({}).freeCashFlow).toBeUndefined();
});

test('an explicit zero is zero, and a negative zero too', () => {
  expect(income({ IncomeTaxExpenseBenefit: '-0' }).incomeTaxExpense).toBe(0);
  expect(cash({ PaymentsOfDividends: 0 }).dividendsPaid).toBe(0);
});

test('selling with general expenses is a sum of two lines; selling alone is not the field', () => {
  expect(
    income({ SellingAndMarketingExpense: 5, GeneralAndAdministrativeExpense: 3 }).sellingGeneralAdministrative,
  ).toBe(8);
  expect(income({ SellingAndMarketingExpense: 5 }).sellingGeneralAdministrative).toBeUndefined();
});

test('expenses and payments are positive; the flipped operand says so, and its confidence is not high', () => {
  const columns = read(...takenAll(YEAR, { ...CASH, PaymentsToAcquirePropertyPlantAndEquipment: -9 }));
  const spent = columns[0]?.values.capitalExpenditure;
  expect(spent?.value).toBe('9');
  expect(spent?.operands.map(({ sign }) => sign)).toEqual([-1]);
  expect(spent?.confidence).toBeLessThan(0.9);
});

test('free cash flow is the difference of two lines', () => {
  const columns = read(...takenAll(YEAR, { ...CASH, PaymentsToAcquireProductiveAssets: 9 }));
  const free = columns[0]?.values.freeCashFlow;
  expect([free?.value, free?.rule]).toEqual(['21', 'difference']);
  expect(free?.operands.map(({ sign }) => sign)).toEqual([1, -1]);
});

test('total debt is the sum of its current and long-term parts', () => {
  const parts = { LongTermDebtNoncurrent: 80, LongTermDebtCurrent: 15, ShortTermBorrowings: 5 };
  const values = balance(parts);
  expect([values.longTermDebt, values.totalDebt]).toEqual([80, 100]);
});

test('of lines that are parts of one another, the largest is the total: utilities, banks and brokers', () => {
  const { Revenues: _, CostOfRevenue: _cost, GrossProfit: _gross, ...rest } = INCOME;
  const revenue = (more: Readonly<Record<string, number>>) =>
    valuesOf(read(...takenAll(YEAR, { ...rest, ...more })), 'income', END).revenue;
  const contracts = { RevenueFromContractWithCustomerExcludingAssessedTax: 80 };
  expect(revenue({ ...contracts, RegulatedAndUnregulatedOperatingRevenue: 100 })).toBe(100);
  expect(revenue({ ...contracts, RevenuesNetOfInterestExpense: 95 })).toBe(95);
  expect(revenue(contracts)).toBe(80);
  const plant = { PublicUtilitiesPropertyPlantAndEquipmentNet: 600, PropertyPlantAndEquipmentNet: 20 };
  expect(balance(plant).propertyPlantEquipmentNet).toBe(600);
  expect(balance({ ...plant, PropertyPlantAndEquipmentNet: 620 }).propertyPlantEquipmentNet).toBe(620);
});

test('fees from contracts are not the revenue of a bank that prints no total', () => {
  const { Revenues: _, CostOfRevenue: _cost, GrossProfit: _gross, ...rest } = INCOME;
  const bank = { ...rest, NoninterestIncome: 30, RevenueFromContractWithCustomerExcludingAssessedTax: 20 };
  const revenue = (more: Readonly<Record<string, number>>) =>
    valuesOf(read(...takenAll(YEAR, { ...bank, ...more })), 'income', END).revenue;
  expect(revenue({})).toBeUndefined();
  expect(revenue({ RevenuesNetOfInterestExpense: 95 })).toBe(95);
});

test('the whole is not the parent’s where redeemable interests have a share', () => {
  const { NetIncomeLoss: _, NetIncomeLossAttributableToNoncontrollingInterest: _share, ...whole } = INCOME;
  const shared = { ...whole, NetIncomeLossAttributableToRedeemableNoncontrollingInterest: 2 };
  expect(valuesOf(read(...takenAll(YEAR, shared)), 'income', END).netIncome).toBeUndefined();
  const equity = { Assets: 900, StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest: 500 };
  const owned = read(...takenAll(END, { ...equity, NonredeemableNoncontrollingInterest: 20 }));
  expect(valuesOf(owned, 'balance', END).totalEquity).toBeUndefined();
});

test('IFRS statements are read by their own concepts', () => {
  const columns = read(
    ...takenAll(END, { 'ifrs-full:Assets': 90, 'ifrs-full:EquityAndLiabilities': 90, 'ifrs-full:Equity': 50 }),
    ...takenAll(YEAR, {
      'ifrs-full:Revenue': 70,
      'ifrs-full:CostOfSales': 40,
      'ifrs-full:GrossProfit': 30,
      'ifrs-full:ProfitLossBeforeTax': 12,
      'ifrs-full:IncomeTaxExpenseContinuingOperations': 3,
      'ifrs-full:ProfitLoss': 9,
    }),
  );
  const { revenue, grossProfit, netIncome } = valuesOf(columns, 'income', END);
  expect([revenue, grossProfit, netIncome]).toEqual([70, 30, 9]);
  expect(valuesOf(columns, 'balance', END)).toEqual({
    totalAssets: 90,
    totalEquity: 50,
    totalEquityIncludingNoncontrolling: 50,
  });
});

test('older filings state cash flows of continuing operations alone', () => {
  const columns = read(
    ...takenAll(YEAR, {
      NetCashProvidedByUsedInOperatingActivitiesContinuingOperations: -38,
      NetCashProvidedByUsedInInvestingActivitiesContinuingOperations: 19,
      NetCashProvidedByUsedInFinancingActivitiesContinuingOperations: 6,
      PaymentsForProceedsFromProductiveAssets: 2,
    }),
  );
  expect(valuesOf(columns, 'cashflow', END)).toMatchObject({
    operatingCashFlow: -38,
    capitalExpenditure: 2,
    freeCashFlow: -40,
  });
});

test('high confidence needs a second witness: a relation that holds', () => {
  const { columns, checks } = readStatements(takenAll(YEAR, { ...INCOME, ResearchAndDevelopmentExpense: 3 }), COVER);
  const [year] = columns;
  expect(year?.values.grossProfit?.confidence).toBeGreaterThanOrEqual(0.9);
  expect(year?.values.incomeBeforeTax?.confidence).toBeGreaterThanOrEqual(0.9);
  expect(year?.values.researchAndDevelopment?.confidence).toBeLessThan(0.9);
  expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
    ['revenue-less-cost-is-gross-profit', true],
    ['pretax-less-tax-is-net-income', true],
    ['net-income-less-noncontrolling-is-parents', true],
  ]);
});

test('a relation that fails keeps its lines from being high', () => {
  const { columns, checks } = readStatements(takenAll(YEAR, { ...INCOME, GrossProfit: 55 }), COVER);
  expect(columns[0]?.values.grossProfit?.confidence).toBeLessThan(0.9);
  expect(checks.find(({ name }) => name === 'revenue-less-cost-is-gross-profit')?.passed).toBe(false);
});

test('a balance sheet balances with mezzanine equity and minorities', () => {
  const more = { Liabilities: 300, RedeemableNoncontrollingInterestEquityCarryingAmount: 60, MinorityInterest: 40 };
  const { checks } = readStatements(takenAll(END, { ...BALANCE, ...more }), COVER);
  expect(checks.filter(({ passed }) => passed).map(({ name }) => name)).toContain('liabilities-and-equity-are-assets');
});

test('weighted shares without their scale are left out', () => {
  const perShare = { EarningsPerShareBasic: 0.5, WeightedAverageNumberOfSharesOutstandingBasic: 598 };
  const facts = takenAll(YEAR, { ...INCOME, NetIncomeLoss: 300_000, ...perShare });
  const values = valuesOf(read(...facts), 'income', END);
  expect([values.epsBasic, values.weightedSharesBasic]).toEqual([0.5, undefined]);
});

test('facts that contradict each other are one value of low confidence', () => {
  const columns = read(...takenAll(YEAR, INCOME), taken('GrossProfit', 45, YEAR));
  expect(columns[0]?.values.grossProfit?.confidence).toBe(0.5);
});

test('the cover’s shares are its total, or the sum of its classes', () => {
  const count = (value: number, member?: string) =>
    taken('dei:EntityCommonStockSharesOutstanding', value, '2025-02-01', {
      unit: 'shares',
      dimensions: member === undefined ? {} : { 'us-gaap:StatementClassOfStockAxis': member },
    });
  const shares = (...facts: readonly StatementFact[]) =>
    valuesOf(read(...takenAll(END, BALANCE), ...facts), 'balance', END).sharesOutstanding;
  expect(shares(count(70))).toBe(70);
  expect(shares(count(50, 'us-gaap:CommonClassAMember'), count(20, 'us-gaap:CommonClassBMember'))).toBe(70);
  expect(shares(count(70), count(50, 'us-gaap:CommonClassAMember'), count(20, 'x:B'))).toBe(70);
  expect(shares()).toBeUndefined();
});
