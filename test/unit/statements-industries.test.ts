import { describe, expect, test } from 'vitest';
import { currentValue, type Line, readFaces } from './statement-inline.ts';

const YEARS = ['2024-01-01/2024-12-31', '2023-01-01/2023-12-31'];
const ENDS = ['2024-12-31', '2023-12-31'];
const PRETAX = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const CASH = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
const CHANGE = `${CASH}PeriodIncreaseDecreaseIncludingExchangeRateEffect`;

const income = (...lines: readonly Line[]) => ({ periods: YEARS, lines });
const flows = (...lines: readonly Line[]) => ({ periods: YEARS, lines });
/** From income before tax down, so that the face is one. */
const bottom = (pretax: readonly [number, number]): readonly Line[] => [
  [PRETAX, pretax],
  ['IncomeTaxExpenseBenefit', pretax.map((one) => one / 4)],
  ['NetIncomeLoss', pretax.map((one) => (one / 4) * 3)],
];
/** The totals of a cash flow statement whose investing and financing flows are given. */
const totals = (investing: readonly number[], financing: readonly number[]): readonly Line[] => [
  ['NetCashProvidedByUsedInOperatingActivities', [90_001, 80_002]],
  ['NetCashProvidedByUsedInInvestingActivities', investing],
  ['NetCashProvidedByUsedInFinancingActivities', financing],
];

describe('revenue', () => {
  test('of a broker is what remains after the interest that it pays', () => {
    const net = (name: string) =>
      readFaces([
        income(
          ['InvestmentBankingRevenue', [80_111, 70_222]],
          ['InterestIncomeOperating', [20_333, 10_444]],
          ['Revenues', [100_444, 80_666]],
          ['InterestExpense', [12_123, 9_321]],
          [name, [88_321, 71_345]],
          ['NoninterestExpense', [48_321, 31_345]],
          ...bottom([40_000, 40_000]),
        ),
      ]);
    for (const name of ['RevenuesNetOfInterestExpense', 'co:NetRevenues']) {
      const found = currentValue(net(name), 'income', 'revenue');
      expect(found?.value).toBe(88_321_000);
      expect(found?.confidence).toBeLessThan(0.9);
    }
  });

  test('is the issuer’s own total above the lines that are tagged as revenue', () => {
    const outcome = readFaces([
      income(
        ['RevenueFromContractWithCustomerExcludingAssessedTax', [200_123, 190_321]],
        ['co:CreditCardRevenues', [6_011, 5_022]],
        ['co:TotalRevenue', [206_134, 195_343]],
        ['CostOfGoodsAndServicesSold', [120_000, 110_000]],
        ['SellingGeneralAndAdministrativeExpense', [46_134, 45_343]],
        ['OperatingIncomeLoss', [40_000, 40_000]],
        ...bottom([40_000, 40_000]),
      ),
    ]);
    expect(currentValue(outcome, 'income', 'revenue')).toEqual({ value: 206_134_000, confidence: 0.8 });
  });

  test('is the line from which the costs are taken, not the one before excise taxes', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [200_123, 190_321]],
        ['ExciseAndSalesTaxes', [-10_111, -9_222], 'opposite'],
        ['RevenueFromContractWithCustomerExcludingAssessedTax', [190_012, 181_099]],
        ['CostOfGoodsAndServicesSold', [120_012, 111_099]],
        ['GrossProfit', [70_000, 70_000]],
        ['OperatingIncomeLoss', [40_000, 40_000]],
        ...bottom([40_000, 40_000]),
      ),
    ]);
    expect(currentValue(outcome, 'income', 'revenue')?.value).toBe(190_012_000);
  });

  test('of a bank without a total is none, also where fees are tagged as revenue', () => {
    const outcome = readFaces([
      income(
        ['InterestAndDividendIncomeOperating', [90_000, 80_000]],
        ['InterestExpense', [30_000, 20_000]],
        ['InterestIncomeExpenseNet', [60_000, 60_000]],
        ['RevenueFromContractWithCustomerExcludingAssessedTax', [9_123, 8_321]],
        ['GainsLossesOnSalesOfLoansNet', [877, 1_679]],
        ['NoninterestIncome', [10_000, 10_000]],
        ['MarketingExpense', [1_234, 1_321]],
        ['GeneralAndAdministrativeExpense', [28_766, 28_679]],
        ['NoninterestExpense', [30_000, 30_000]],
        ...bottom([40_000, 40_000]),
      ),
    ]);
    for (const field of ['revenue', 'operatingIncome', 'grossProfit', 'sellingGeneralAdministrative'] as const) {
      expect(currentValue(outcome, 'income', field)).toBeNull();
    }
    expect(currentValue(outcome, 'income', 'interestExpense')?.value).toBe(30_000_000);
  });
});

describe('lines of the issuer’s own', () => {
  test('are what the lines beside them make them', () => {
    const outcome = readFaces([
      income(
        ['co:Sales', [200_123, 190_321]],
        ['CostOfRevenue', [120_123, 110_321]],
        ['GrossProfit', [80_000, 80_000]],
        ['OperatingExpenses', [40_001, 40_002]],
        ['co:IncomeFromOperations', [39_999, 39_998]],
        ['co:OtherItems', [1, 2]],
        ['co:IncomeBeforeProvision', [40_000, 40_000]],
        ['IncomeTaxExpenseBenefit', [10_000, 10_000]],
        ['NetIncomeLoss', [30_000, 30_000]],
        ['EarningsPerShareBasic', [1.5, 1.4]],
      ),
    ]);
    for (const [field, value] of [
      ['revenue', 200_123_000],
      ['operatingIncome', 39_999_000],
      ['incomeBeforeTax', 40_000_000],
    ] as const) {
      expect(currentValue(outcome, 'income', field)).toEqual({ value, confidence: 0.85 });
    }
  });

  test('are the parent’s income where they are the whole less the share of others', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [200_123, 190_321]],
        ['OperatingIncomeLoss', [60_000, 50_000]],
        ['ProfitLoss', [60_000, 50_000]],
        ['NetIncomeLossAttributableToNoncontrollingInterest', [7_123, 6_321]],
        ['co:NetIncomeOfPartnership', [52_877, 43_679]],
      ),
    ]);
    expect(currentValue(outcome, 'income', 'netIncome')).toEqual({ value: 52_877_000, confidence: 0.85 });
    expect(currentValue(outcome, 'income', 'netIncomeIncludingNoncontrolling')?.value).toBe(60_000_000);
  });

  test('are the interest of utilities after what they capitalize', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [200_123, 190_321]],
        ['OperatingIncomeLoss', [50_000, 50_000]],
        ['InterestExpense', [11_234, 12_345]],
        ['InterestCostsCapitalizedAdjustment', [-1_234, -2_345], 'opposite'],
        ['co:NetInterestCharges', [10_000, 10_000]],
        ...bottom([40_000, 40_000]),
      ),
    ]);
    expect(currentValue(outcome, 'income', 'interestExpense')).toEqual({ value: 10_000_000, confidence: 0.8 });
  });
});

describe('lines beside those that a field is read from', () => {
  test('the cost of revenue is the issuer’s own total, not the cost of its goods alone', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [200_123, 190_321]],
        ['CostOfGoodsSold', [90_012, 80_099]],
        ['co:CostOfInstallation', [40_111, 40_222]],
        ['co:TotalCost', [130_123, 120_321]],
        ['GrossProfit', [70_000, 70_000]],
        ['OperatingIncomeLoss', [40_000, 40_000]],
        ...bottom([40_000, 40_000]),
      ),
    ]);
    expect(currentValue(outcome, 'income', 'costOfRevenue')).toEqual({ value: 130_123_000, confidence: 0.8 });
  });

  test('cap the confidence where their concepts could be a further part', () => {
    const read = (debt: string, spending: string) =>
      readFaces([
        {
          periods: ENDS,
          lines: [
            ['Assets', [500_000, 400_000]],
            ['LongTermDebtCurrent', [10_111, 9_222]],
            [debt, [30_000, 20_000]],
            ['LongTermDebtNoncurrent', [159_889, 120_778]],
            ['Liabilities', [200_000, 150_000]],
            ['StockholdersEquity', [300_000, 250_000]],
            ['LiabilitiesAndStockholdersEquity', [500_000, 400_000]],
          ],
        },
        flows(
          ['NetCashProvidedByUsedInOperatingActivities', [90_001, 80_002]],
          ['PaymentsToAcquirePropertyPlantAndEquipment', [-60_011, -50_022], 'opposite'],
          [spending, [-6_123, -11_321], 'opposite'],
          ['NetCashProvidedByUsedInInvestingActivities', [-66_134, -61_343]],
          ['NetCashProvidedByUsedInFinancingActivities', [-20_000, -20_000]],
        ),
      ]);
    const doubtful = read('co:TermLoanFacility', 'co:PaymentsForMineEquipment');
    expect(currentValue(doubtful, 'balance', 'totalDebt')?.confidence).toBe(0.85);
    expect(currentValue(doubtful, 'cashflow', 'capitalExpenditure')?.confidence).toBe(0.85);
    const sure = read('co:CustomerAdvances', 'co:PurchasesOfSecurities');
    expect(currentValue(sure, 'balance', 'totalDebt')?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(currentValue(sure, 'cashflow', 'capitalExpenditure')?.confidence).toBeGreaterThanOrEqual(0.9);
  });
});

describe('partnerships', () => {
  test('have units, partners’ capital, and distributions instead of dividends', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [200_000, 190_000]],
        ['CostsAndExpenses', [140_000, 140_000]],
        ['OperatingIncomeLoss', [60_000, 50_000]],
        ['NetIncomeLoss', [60_000, 50_000]],
        ['NetIncomeLossAllocatedToGeneralPartners', [1_200, 1_000]],
        ['NetIncomeLossAllocatedToLimitedPartners', [58_800, 49_000]],
        ['NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax', [2.94, 2.45]],
        ['WeightedAverageLimitedPartnershipUnitsOutstanding', [20_000, 20_000]],
      ),
      {
        periods: ENDS,
        lines: [
          ['Assets', [500_000, 400_000]],
          ['Liabilities', [200_000, 150_000]],
          ['PartnersCapital', [300_000, 250_000]],
          ['LiabilitiesAndStockholdersEquity', [500_000, 400_000]],
        ],
      },
      flows(
        ['DistributionMadeToLimitedPartnerCashDistributionsPaid', [-40_123, -30_321], 'opposite'],
        ['DistributionMadeToGeneralPartnerCashDistributionsPaid', [-1_011, -1_022], 'opposite'],
        ...totals([-48_867, -48_659], [-41_134, -31_343]),
      ),
    ]);
    expect(currentValue(outcome, 'income', 'netIncome')?.value).toBe(60_000_000);
    expect(currentValue(outcome, 'income', 'epsBasic')?.value).toBe(2.94);
    expect(currentValue(outcome, 'income', 'weightedSharesBasic')?.value).toBe(20_000_000);
    expect(currentValue(outcome, 'balance', 'totalEquity')?.value).toBe(300_000_000);
    expect(currentValue(outcome, 'cashflow', 'dividendsPaid')).toEqual({ value: 41_134_000, confidence: 0.85 });
  });
});

describe('producers and landlords', () => {
  test.each([
    [
      'wells beside other property',
      'PaymentsToExploreAndDevelopOilAndGasProperties',
      'PaymentsToAcquireOtherPropertyPlantAndEquipment',
    ],
    ['buildings beside improvements', 'PaymentsToDevelopRealEstateAssets', 'PaymentsForCapitalImprovements'],
  ])('spend on %s', (_name, main, other) => {
    const outcome = readFaces([
      flows(
        ['DepletionOfOilAndGasProperties', [7_000, 6_000]],
        ['DepreciationAndAmortization', [310, 290]],
        [main, [-65_123, -60_321], 'opposite'],
        [other, [-1_011, -1_022], 'opposite'],
        ...totals([-66_134, -61_343], [-20_000, -20_000]),
      ),
    ]);
    expect(currentValue(outcome, 'cashflow', 'capitalExpenditure')?.value).toBe(66_134_000);
    expect(currentValue(outcome, 'cashflow', 'freeCashFlow')?.value).toBe(23_867_000);
    expect(currentValue(outcome, 'cashflow', 'depreciationAmortization')?.value).toBe(7_310_000);
  });
});

describe('wrong signs and scales', () => {
  const OPENING: Line = [CASH, [50_000, 40_000], 'same', ['2023-12-31', '2022-12-31']];
  const CLOSING: Line = [CASH, [60_000, 50_000], 'same', ENDS];

  test('flows that are tagged without the minus that is printed get it back, in doubt', () => {
    const outcome = readFaces([
      flows(
        ['NetCashProvidedByUsedInOperatingActivities', [90_001, 80_002]],
        ['NetCashProvidedByUsedInInvestingActivities', [-50_000, -50_002], 'opposite'],
        ['NetCashProvidedByUsedInFinancingActivities', [-30_001, -20_000], 'opposite'],
        [CHANGE, [10_000, 10_000]],
        OPENING,
        CLOSING,
      ),
    ]);
    expect(currentValue(outcome, 'cashflow', 'investingCashFlow')).toEqual({ value: -50_000_000, confidence: 0.75 });
    expect(currentValue(outcome, 'cashflow', 'financingCashFlow')).toEqual({ value: -30_001_000, confidence: 0.75 });
    expect(currentValue(outcome, 'cashflow', 'operatingCashFlow')?.value).toBe(90_001_000);
  });

  test('a tax benefit and a loss per share that are tagged as positive are negative', () => {
    const outcome = readFaces([
      income(
        ['Revenues', [50_000, 60_000]],
        ['OperatingIncomeLoss', [-12_345, -9_000]],
        [PRETAX, [-12_345, -9_000]],
        ['IncomeTaxExpenseBenefit', [-2_345, -1_000], 'opposite'],
        ['NetIncomeLoss', [-10_000, -8_000]],
        ['EarningsPerShareBasicAndDiluted', [-0.5, -0.4], 'opposite'],
        ['WeightedAverageNumberOfShareOutstandingBasicAndDiluted', [20_000, 20_000]],
      ),
    ]);
    expect(currentValue(outcome, 'income', 'incomeTaxExpense')).toEqual({ value: -2_345_000, confidence: 0.75 });
    expect(currentValue(outcome, 'income', 'epsBasic')).toEqual({ value: -0.5, confidence: 0.75 });
    expect(currentValue(outcome, 'income', 'netIncome')?.value).toBe(-10_000_000);
  });

  test('a balance sheet that the cash flow statement contradicts by a factor of a thousand is in doubt', () => {
    const read = (scale: number) =>
      readFaces([
        {
          periods: ENDS,
          scale,
          lines: [
            ['CashAndCashEquivalentsAtCarryingValue', [60_000, 50_000]],
            ['Assets', [500_000, 400_000]],
            ['Liabilities', [200_000, 150_000]],
            ['StockholdersEquity', [300_000, 250_000]],
            ['LiabilitiesAndStockholdersEquity', [500_000, 400_000]],
          ],
        },
        flows(...totals([-50_000, -50_002], [-30_001, -20_000]), [CHANGE, [10_000, 10_000]], OPENING, CLOSING),
      ]);
    expect(currentValue(read(3), 'balance', 'totalAssets')).toEqual({ value: 500_000_000, confidence: 0.97 });
    expect(currentValue(read(0), 'balance', 'totalAssets')).toEqual({ value: 500_000, confidence: 0.5 });
  });
});
