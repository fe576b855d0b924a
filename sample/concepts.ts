import type { IssuerProfile } from './issuer.ts';

/** The taxonomy elements an issuer tags its statements with; an empty string: it does not report the line. */
export interface Concepts {
  readonly revenue: string;
  readonly costOfRevenue: string;
  readonly grossProfit: string;
  readonly research: string;
  readonly overhead: string;
  readonly operatingIncome: string;
  readonly interestIncome: string;
  readonly interestExpense: string;
  readonly beforeTax: string;
  readonly incomeTax: string;
  readonly netIncome: string;
  readonly epsBasic: string;
  readonly epsDiluted: string;
  readonly sharesBasic: string;
  readonly sharesDiluted: string;
  readonly cash: string;
  readonly shortTermInvestments: string;
  readonly receivables: string;
  readonly inventory: string;
  readonly prepaid: string;
  readonly currentAssets: string;
  readonly property: string;
  readonly goodwill: string;
  readonly assets: string;
  readonly payables: string;
  readonly accrued: string;
  readonly currentLiabilities: string;
  readonly debt: string;
  readonly liabilities: string;
  readonly commonStock: string;
  readonly additionalPaidIn: string;
  readonly retained: string;
  readonly equity: string;
  readonly liabilitiesAndEquity: string;
  readonly depreciation: string;
  readonly stockCompensation: string;
  readonly receivablesIncrease: string;
  readonly inventoryIncrease: string;
  readonly payablesIncrease: string;
  readonly accruedIncrease: string;
  readonly operatingCashFlow: string;
  readonly capitalExpenditure: string;
  readonly investmentsPurchased: string;
  readonly investmentsMatured: string;
  readonly investingCashFlow: string;
  readonly stockIssued: string;
  readonly debtIssued: string;
  readonly debtRepaid: string;
  readonly dividends: string;
  readonly repurchases: string;
  readonly financingCashFlow: string;
  readonly netChangeInCash: string;
  readonly cashEnd: string;
}

const US_GAAP: Concepts = {
  revenue: 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
  costOfRevenue: 'us-gaap:CostOfRevenue',
  grossProfit: 'us-gaap:GrossProfit',
  research: 'us-gaap:ResearchAndDevelopmentExpense',
  overhead: 'us-gaap:SellingGeneralAndAdministrativeExpense',
  operatingIncome: 'us-gaap:OperatingIncomeLoss',
  interestIncome: 'us-gaap:InvestmentIncomeInterest',
  interestExpense: 'us-gaap:InterestExpense',
  beforeTax: 'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  incomeTax: 'us-gaap:IncomeTaxExpenseBenefit',
  netIncome: 'us-gaap:NetIncomeLoss',
  epsBasic: 'us-gaap:EarningsPerShareBasic',
  epsDiluted: 'us-gaap:EarningsPerShareDiluted',
  sharesBasic: 'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic',
  sharesDiluted: 'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
  cash: 'us-gaap:CashAndCashEquivalentsAtCarryingValue',
  shortTermInvestments: 'us-gaap:ShortTermInvestments',
  receivables: 'us-gaap:AccountsReceivableNetCurrent',
  inventory: 'us-gaap:InventoryNet',
  prepaid: 'us-gaap:PrepaidExpenseAndOtherAssetsCurrent',
  currentAssets: 'us-gaap:AssetsCurrent',
  property: 'us-gaap:PropertyPlantAndEquipmentNet',
  goodwill: 'us-gaap:Goodwill',
  assets: 'us-gaap:Assets',
  payables: 'us-gaap:AccountsPayableCurrent',
  accrued: 'us-gaap:AccruedLiabilitiesCurrent',
  currentLiabilities: 'us-gaap:LiabilitiesCurrent',
  debt: 'us-gaap:LongTermDebtNoncurrent',
  liabilities: 'us-gaap:Liabilities',
  commonStock: 'us-gaap:CommonStockValue',
  additionalPaidIn: 'us-gaap:AdditionalPaidInCapital',
  retained: 'us-gaap:RetainedEarningsAccumulatedDeficit',
  equity: 'us-gaap:StockholdersEquity',
  liabilitiesAndEquity: 'us-gaap:LiabilitiesAndStockholdersEquity',
  depreciation: 'us-gaap:DepreciationDepletionAndAmortization',
  stockCompensation: 'us-gaap:ShareBasedCompensation',
  receivablesIncrease: 'us-gaap:IncreaseDecreaseInAccountsReceivable',
  inventoryIncrease: 'us-gaap:IncreaseDecreaseInInventories',
  payablesIncrease: 'us-gaap:IncreaseDecreaseInAccountsPayable',
  accruedIncrease: 'us-gaap:IncreaseDecreaseInAccruedLiabilities',
  operatingCashFlow: 'us-gaap:NetCashProvidedByUsedInOperatingActivities',
  capitalExpenditure: 'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
  investmentsPurchased: 'us-gaap:PaymentsToAcquireShortTermInvestments',
  investmentsMatured: 'us-gaap:ProceedsFromSaleMaturityAndCollectionsOfShorttermInvestments',
  investingCashFlow: 'us-gaap:NetCashProvidedByUsedInInvestingActivities',
  stockIssued: 'us-gaap:ProceedsFromIssuanceOfCommonStock',
  debtIssued: 'us-gaap:ProceedsFromIssuanceOfLongTermDebt',
  debtRepaid: 'us-gaap:RepaymentsOfLongTermDebt',
  dividends: 'us-gaap:PaymentsOfDividendsCommonStock',
  repurchases: 'us-gaap:PaymentsForRepurchaseOfCommonStock',
  financingCashFlow: 'us-gaap:NetCashProvidedByUsedInFinancingActivities',
  netChangeInCash:
    'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
  cashEnd: 'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
};

const IFRS: Concepts = {
  revenue: 'ifrs-full:Revenue',
  costOfRevenue: 'ifrs-full:CostOfSales',
  grossProfit: 'ifrs-full:GrossProfit',
  research: 'ifrs-full:ResearchAndDevelopmentExpense',
  overhead: 'ifrs-full:AdministrativeExpense',
  operatingIncome: 'ifrs-full:ProfitLossFromOperatingActivities',
  interestIncome: 'ifrs-full:FinanceIncome',
  interestExpense: 'ifrs-full:FinanceCosts',
  beforeTax: 'ifrs-full:ProfitLossBeforeTax',
  incomeTax: 'ifrs-full:IncomeTaxExpenseContinuingOperations',
  netIncome: 'ifrs-full:ProfitLoss',
  epsBasic: 'ifrs-full:BasicEarningsLossPerShare',
  epsDiluted: 'ifrs-full:DilutedEarningsLossPerShare',
  sharesBasic: 'ifrs-full:WeightedAverageShares',
  sharesDiluted: 'ifrs-full:AdjustedWeightedAverageShares',
  cash: 'ifrs-full:CashAndCashEquivalents',
  shortTermInvestments: 'ifrs-full:OtherCurrentFinancialAssets',
  receivables: 'ifrs-full:TradeAndOtherCurrentReceivables',
  inventory: 'ifrs-full:Inventories',
  prepaid: 'ifrs-full:CurrentPrepayments',
  currentAssets: 'ifrs-full:CurrentAssets',
  property: 'ifrs-full:PropertyPlantAndEquipment',
  goodwill: 'ifrs-full:Goodwill',
  assets: 'ifrs-full:Assets',
  payables: 'ifrs-full:TradeAndOtherCurrentPayables',
  accrued: 'ifrs-full:CurrentAccruedExpensesAndOtherCurrentLiabilities',
  currentLiabilities: 'ifrs-full:CurrentLiabilities',
  debt: 'ifrs-full:NoncurrentPortionOfNoncurrentBorrowings',
  liabilities: 'ifrs-full:Liabilities',
  commonStock: 'ifrs-full:IssuedCapital',
  additionalPaidIn: 'ifrs-full:SharePremium',
  retained: 'ifrs-full:RetainedEarnings',
  equity: 'ifrs-full:Equity',
  liabilitiesAndEquity: 'ifrs-full:EquityAndLiabilities',
  depreciation: 'ifrs-full:AdjustmentsForDepreciationAndAmortisationExpense',
  stockCompensation: 'ifrs-full:AdjustmentsForSharebasedPayments',
  receivablesIncrease: 'ifrs-full:AdjustmentsForIncreaseDecreaseInTradeAndOtherReceivables',
  inventoryIncrease: 'ifrs-full:AdjustmentsForIncreaseDecreaseInInventories',
  payablesIncrease: 'ifrs-full:AdjustmentsForIncreaseDecreaseInTradeAndOtherPayables',
  accruedIncrease: 'ifrs-full:AdjustmentsForIncreaseDecreaseInOtherLiabilities',
  operatingCashFlow: 'ifrs-full:CashFlowsFromUsedInOperatingActivities',
  capitalExpenditure: 'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
  investmentsPurchased: 'ifrs-full:PurchaseOfFinancialInstrumentsClassifiedAsInvestingActivities',
  investmentsMatured: 'ifrs-full:ProceedsFromSalesOrMaturityOfFinancialInstrumentsClassifiedAsInvestingActivities',
  investingCashFlow: 'ifrs-full:CashFlowsFromUsedInInvestingActivities',
  stockIssued: 'ifrs-full:ProceedsFromIssuingShares',
  debtIssued: 'ifrs-full:ProceedsFromBorrowingsClassifiedAsFinancingActivities',
  debtRepaid: 'ifrs-full:RepaymentsOfBorrowingsClassifiedAsFinancingActivities',
  dividends: 'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
  repurchases: 'ifrs-full:PaymentsToAcquireOrRedeemEntitysShares',
  financingCashFlow: 'ifrs-full:CashFlowsFromUsedInFinancingActivities',
  netChangeInCash: 'ifrs-full:IncreaseDecreaseInCashAndCashEquivalents',
  cashEnd: 'ifrs-full:CashAndCashEquivalents',
};

/** Under IFRS the adjustments for working capital are signed as cash effects, under US GAAP as increases. */
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
      costOfRevenue: 'us-gaap:InterestExpenseDeposits',
      grossProfit: 'us-gaap:InterestIncomeExpenseNet',
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
