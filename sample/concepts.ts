import type { IssuerProfile } from './issuer.ts';

/** The elements of US GAAP and of IFRS for each line of the statements. */
const ELEMENTS = {
  revenue: ['RevenueFromContractWithCustomerExcludingAssessedTax', 'Revenue'],
  costOfRevenue: ['CostOfRevenue', 'CostOfSales'],
  grossProfit: ['GrossProfit', 'GrossProfit'],
  research: ['ResearchAndDevelopmentExpense', 'ResearchAndDevelopmentExpense'],
  overhead: ['SellingGeneralAndAdministrativeExpense', 'AdministrativeExpense'],
  operatingIncome: ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'],
  interestIncome: ['InvestmentIncomeInterest', 'FinanceIncome'],
  interestExpense: ['InterestExpense', 'FinanceCosts'],
  beforeTax: [
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'ProfitLossBeforeTax',
  ],
  incomeTax: ['IncomeTaxExpenseBenefit', 'IncomeTaxExpenseContinuingOperations'],
  netIncome: ['NetIncomeLoss', 'ProfitLoss'],
  epsBasic: ['EarningsPerShareBasic', 'BasicEarningsLossPerShare'],
  epsDiluted: ['EarningsPerShareDiluted', 'DilutedEarningsLossPerShare'],
  sharesBasic: ['WeightedAverageNumberOfSharesOutstandingBasic', 'WeightedAverageShares'],
  sharesDiluted: ['WeightedAverageNumberOfDilutedSharesOutstanding', 'AdjustedWeightedAverageShares'],
  cash: ['CashAndCashEquivalentsAtCarryingValue', 'CashAndCashEquivalents'],
  shortTermInvestments: ['ShortTermInvestments', 'OtherCurrentFinancialAssets'],
  receivables: ['AccountsReceivableNetCurrent', 'TradeAndOtherCurrentReceivables'],
  inventory: ['InventoryNet', 'Inventories'],
  prepaid: ['PrepaidExpenseAndOtherAssetsCurrent', 'CurrentPrepayments'],
  currentAssets: ['AssetsCurrent', 'CurrentAssets'],
  property: ['PropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipment'],
  goodwill: ['Goodwill', 'Goodwill'],
  assets: ['Assets', 'Assets'],
  payables: ['AccountsPayableCurrent', 'TradeAndOtherCurrentPayables'],
  accrued: ['AccruedLiabilitiesCurrent', 'CurrentAccruedExpensesAndOtherCurrentLiabilities'],
  currentLiabilities: ['LiabilitiesCurrent', 'CurrentLiabilities'],
  debt: ['LongTermDebtNoncurrent', 'NoncurrentPortionOfNoncurrentBorrowings'],
  liabilities: ['Liabilities', 'Liabilities'],
  commonStock: ['CommonStockValue', 'IssuedCapital'],
  additionalPaidIn: ['AdditionalPaidInCapital', 'SharePremium'],
  retained: ['RetainedEarningsAccumulatedDeficit', 'RetainedEarnings'],
  equity: ['StockholdersEquity', 'Equity'],
  liabilitiesAndEquity: ['LiabilitiesAndStockholdersEquity', 'EquityAndLiabilities'],
  depreciation: ['DepreciationDepletionAndAmortization', 'AdjustmentsForDepreciationAndAmortisationExpense'],
  stockCompensation: ['ShareBasedCompensation', 'AdjustmentsForSharebasedPayments'],
  receivablesIncrease: [
    'IncreaseDecreaseInAccountsReceivable',
    'AdjustmentsForIncreaseDecreaseInTradeAndOtherReceivables',
  ],
  inventoryIncrease: ['IncreaseDecreaseInInventories', 'AdjustmentsForIncreaseDecreaseInInventories'],
  payablesIncrease: ['IncreaseDecreaseInAccountsPayable', 'AdjustmentsForIncreaseDecreaseInTradeAndOtherPayables'],
  accruedIncrease: ['IncreaseDecreaseInAccruedLiabilities', 'AdjustmentsForIncreaseDecreaseInOtherLiabilities'],
  operatingCashFlow: ['NetCashProvidedByUsedInOperatingActivities', 'CashFlowsFromUsedInOperatingActivities'],
  capitalExpenditure: [
    'PaymentsToAcquirePropertyPlantAndEquipment',
    'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
  ],
  investmentsPurchased: [
    'PaymentsToAcquireShortTermInvestments',
    'PurchaseOfFinancialInstrumentsClassifiedAsInvestingActivities',
  ],
  investmentsMatured: [
    'ProceedsFromSaleMaturityAndCollectionsOfShorttermInvestments',
    'ProceedsFromSalesOrMaturityOfFinancialInstrumentsClassifiedAsInvestingActivities',
  ],
  investingCashFlow: ['NetCashProvidedByUsedInInvestingActivities', 'CashFlowsFromUsedInInvestingActivities'],
  stockIssued: ['ProceedsFromIssuanceOfCommonStock', 'ProceedsFromIssuingShares'],
  debtIssued: ['ProceedsFromIssuanceOfLongTermDebt', 'ProceedsFromBorrowingsClassifiedAsFinancingActivities'],
  debtRepaid: ['RepaymentsOfLongTermDebt', 'RepaymentsOfBorrowingsClassifiedAsFinancingActivities'],
  dividends: ['PaymentsOfDividendsCommonStock', 'DividendsPaidClassifiedAsFinancingActivities'],
  repurchases: ['PaymentsForRepurchaseOfCommonStock', 'PaymentsToAcquireOrRedeemEntitysShares'],
  financingCashFlow: ['NetCashProvidedByUsedInFinancingActivities', 'CashFlowsFromUsedInFinancingActivities'],
  netChangeInCash: [
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'IncreaseDecreaseInCashAndCashEquivalents',
  ],
  cashEnd: ['CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', 'CashAndCashEquivalents'],
} satisfies Readonly<Record<string, readonly [usGaap: string, ifrs: string]>>;

/** The elements an issuer tags its statements with; empty for a line that it does not report. */
export type Concepts = Readonly<Record<keyof typeof ELEMENTS, string>>;

function inTaxonomy(prefix: 'us-gaap' | 'ifrs-full'): Concepts {
  const column = prefix === 'us-gaap' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(ELEMENTS).map(([line, elements]) => [line, `${prefix}:${elements[column]}`]),
  ) as Concepts;
}

const US_GAAP = inTaxonomy('us-gaap');
const IFRS = inTaxonomy('ifrs-full');

export function isIfrs(profile: IssuerProfile): boolean {
  return profile.foreign;
}

export function conceptsOf(profile: IssuerProfile): Concepts {
  if (isIfrs(profile)) return IFRS;
  const { id } = profile.archetype;
  if (id === 'bank') {
    return {
      ...US_GAAP,
      revenue: 'us-gaap:InterestAndDividendIncomeOperating',
      grossProfit: 'us-gaap:InterestIncomeExpenseNet',
      interestIncome: 'us-gaap:NoninterestIncome',
      overhead: 'us-gaap:NoninterestExpense',
      operatingIncome: '',
      cash: 'us-gaap:CashAndDueFromBanks',
      receivables: 'us-gaap:FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss',
      prepaid: 'us-gaap:OtherAssets',
      currentAssets: '',
      payables: 'us-gaap:Deposits',
      accrued: 'us-gaap:AccruedLiabilitiesAndOtherLiabilities',
      currentLiabilities: '',
      receivablesIncrease: 'us-gaap:IncreaseDecreaseInOtherReceivables',
      payablesIncrease: 'us-gaap:IncreaseDecreaseInDeposits',
    };
  }
  if (id === 'reit') {
    return {
      ...US_GAAP,
      revenue: 'us-gaap:Revenues',
      overhead: 'us-gaap:GeneralAndAdministrativeExpense',
      property: 'us-gaap:RealEstateInvestmentPropertyNet',
      capitalExpenditure: 'us-gaap:PaymentsToAcquireAndDevelopRealEstate',
      prepaid: 'us-gaap:OtherAssets',
      currentAssets: '',
      accrued: 'us-gaap:AccruedLiabilitiesAndOtherLiabilities',
      currentLiabilities: '',
    };
  }
  if (id === 'biotech-atm' || id === 'shell')
    return { ...US_GAAP, overhead: 'us-gaap:GeneralAndAdministrativeExpense' };
  if (id === 'industrial')
    return { ...US_GAAP, revenue: profile.index % 2 === 0 ? 'us-gaap:Revenues' : US_GAAP.revenue };
  return US_GAAP;
}
