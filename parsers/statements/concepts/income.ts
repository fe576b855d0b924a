import { each, type FieldRules, gaap, ifrs, largest, sum } from './field-rule.ts';

const BEFORE_TAX = gaap(
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxes',
  'IncomeLossIncludingPortionAttributableToNoncontrollingInterestBeforeTax',
  'IncomeLossBeforeIncomeTaxes',
);

/** Of one country, or before interest, by name; some filers take them for the income before tax. */
const MISTAKEN_BEFORE_TAX = gaap(
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic',
  'IncomeLossFromContinuingOperationsBeforeInterestExpenseInterestIncomeIncomeTaxesExtraordinaryItemsNoncontrollingInterestsNet',
);
const CONTINUING_OF_ALL = gaap(
  'IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest',
);

/** Shares of others in the income: one of them, and the whole is not the parent's. */
const SHARE_OF_OTHERS = gaap(
  'NetIncomeLossAttributableToNoncontrollingInterest',
  'NetIncomeLossAttributableToRedeemableNoncontrollingInterest',
  'NetIncomeLossAttributableToNonredeemableNoncontrollingInterest',
  'MinorityInterestInNetIncomeLossOfConsolidatedEntities',
);

/** Lines of banks: beside them revenue from contracts is fees, a part of the noninterest income. */
const INTEREST_BUSINESS = gaap('NoninterestIncome', 'InterestIncomeExpenseAfterProvisionForLoanLoss');

/** Lines of banks whose marketing or administration is one line of many: no statement of theirs has the sum. */
const BANKS = [
  ...gaap('NoninterestIncome', 'NoninterestExpense', 'InterestIncomeExpenseAfterProvisionForLoanLoss'),
  ...ifrs('InterestRevenueExpense', 'FeeAndCommissionIncome', 'RevenueFromInterest'),
];

const INTEREST = gaap('InterestExpense', 'InterestExpenseNonoperating');

const SELLING = gaap(
  'SellingAndMarketingExpense',
  'SellingExpense',
  'MarketingExpense',
  'MarketingAndAdvertisingExpense',
);
const GENERAL = gaap('GeneralAndAdministrativeExpense');

/** The income statement's fields, by the concepts of us-gaap (2009 to today) and of IFRS. */
export const INCOME_RULES: FieldRules<'income'> = {
  revenue: {
    unit: 'money',
    candidates: [
      // Brokers and banks print revenues before and after the interest that they pay: expenses are taken from the latter.
      ...each(gaap('RevenuesNetOfInterestExpense'), { beside: gaap('Revenues'), isFaceOnly: true, limit: 0.85 }),
      ...each(gaap('Revenues')),
      // Banks, brokers and utilities print revenue from contracts as a part of their total.
      ...largest(
        gaap(
          'RevenueFromContractWithCustomerExcludingAssessedTax',
          'RevenuesNetOfInterestExpense',
          'RegulatedAndUnregulatedOperatingRevenue',
        ),
        { unless: INTEREST_BUSINESS },
      ),
      ...each(gaap('RevenuesNetOfInterestExpense')),
      ...each(gaap('RevenueFromContractWithCustomerIncludingAssessedTax'), { unless: INTEREST_BUSINESS }),
      ...each(
        gaap(
          'SalesRevenueNet',
          // Utilities.
          'RegulatedOperatingRevenue',
          // Real estate.
          'RealEstateRevenueNet',
          'OperatingLeasesIncomeStatementLeaseRevenue',
          'OperatingLeaseLeaseIncome',
          'HealthCareOrganizationRevenue',
          'OilAndGasRevenue',
          'ContractsRevenue',
        ),
      ),
      ...sum([gaap('SalesRevenueGoodsNet'), gaap('SalesRevenueServicesNet')]),
      ...each(gaap('SalesRevenueGoodsNet', 'SalesRevenueServicesNet'), { limit: 0.8 }),
      // Investment companies.
      ...each(gaap('GrossInvestmentIncomeOperating'), { limit: 0.85 }),
      // The only line of revenue of small issuers.
      ...each(
        gaap(
          'RoyaltyRevenue',
          'LicensesRevenue',
          'SubscriptionRevenue',
          'AdvertisingRevenue',
          'RevenueMineralSales',
          'OtherSalesRevenueNet',
        ),
        { isFaceOnly: true, limit: 0.7 },
      ),
      ...each(ifrs('Revenue', 'RevenueFromContractsWithCustomers')),
    ],
  },
  costOfRevenue: {
    unit: 'money',
    isPositive: true,
    candidates: [
      ...each(gaap('CostOfRevenue', 'CostOfGoodsAndServicesSold')),
      ...sum([gaap('CostOfGoodsSold'), gaap('CostOfServices')]),
      ...each(
        gaap(
          'CostOfGoodsSold',
          'CostOfServices',
          'CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization',
          'CostOfGoodsSoldExcludingDepreciationDepletionAndAmortization',
          'CostOfServicesExcludingDepreciationDepletionAndAmortization',
          'CostOfGoodsSoldExcludingAmortization',
        ),
      ),
      ...each(ifrs('CostOfSales')),
    ],
  },
  grossProfit: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: each([...gaap('GrossProfit'), ...ifrs('GrossProfit')]),
  },
  researchAndDevelopment: {
    unit: 'money',
    isPositive: true,
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'ResearchAndDevelopmentExpense',
          'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
          'ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost',
        ),
      ),
      ...each(ifrs('ResearchAndDevelopmentExpense')),
    ],
  },
  sellingGeneralAdministrative: {
    unit: 'money',
    isPositive: true,
    candidates: [
      ...each(gaap('SellingGeneralAndAdministrativeExpense')),
      ...sum([SELLING, GENERAL], { unless: BANKS }),
      // General and administrative alone: issuers without a sales force print no other line.
      ...each(GENERAL, { limit: 0.8, unless: BANKS }),
      ...each(ifrs('SellingGeneralAndAdministrativeExpense')),
      ...sum(
        [
          ifrs('SalesAndMarketingExpense', 'SellingExpense', 'DistributionCosts'),
          ifrs('GeneralAndAdministrativeExpense', 'AdministrativeExpense'),
        ],
        { unless: BANKS },
      ),
      ...each(ifrs('GeneralAndAdministrativeExpense', 'AdministrativeExpense'), { limit: 0.8, unless: BANKS }),
    ],
  },
  operatingIncome: {
    unit: 'money',
    candidates: [...each(gaap('OperatingIncomeLoss')), ...each(ifrs('ProfitLossFromOperatingActivities'))],
  },
  interestExpense: {
    unit: 'money',
    isPositive: true,
    isReadFromNotes: true,
    candidates: [
      // Utilities: interest charges less what is capitalized, or with the cost of issuing the debt.
      ...each(gaap('InterestAndDebtExpense'), { beside: INTEREST, isFaceOnly: true, limit: 0.85 }),
      ...each([...INTEREST, ...gaap('InterestAndDebtExpense', 'InterestExpenseOperating')]),
      ...each(gaap('FinancingInterestExpense'), { isFaceOnly: true, limit: 0.85 }),
      ...sum([gaap('InterestExpenseDebt'), gaap('FinanceLeaseInterestExpense')]),
      ...each(gaap('InterestExpenseDebt'), { limit: 0.8 }),
      ...each(gaap('InterestIncomeExpenseNonoperatingNet', 'InterestIncomeExpenseNet'), {
        isNegated: true,
        isFaceOnly: true,
        limit: 0.6,
      }),
      ...each(ifrs('InterestExpense')),
      ...each(ifrs('FinanceCosts'), { limit: 0.8 }),
    ],
  },
  incomeBeforeTax: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(BEFORE_TAX),
      ...each(MISTAKEN_BEFORE_TAX, { limit: 0.85, isFaceOnly: true, needsRelation: true }),
      ...each(ifrs('ProfitLossBeforeTax')),
    ],
  },
  incomeTaxExpense: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap('IncomeTaxExpenseBenefit', 'IncomeTaxExpenseBenefitContinuingOperations')),
      ...each(ifrs('IncomeTaxExpenseContinuingOperations')),
    ],
  },
  netIncome: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap('NetIncomeLoss')),
      ...each(ifrs('ProfitLossAttributableToOwnersOfParent')),
      // Without a noncontrolling interest's share the whole is the parent's.
      ...each(gaap('ProfitLoss'), { unless: SHARE_OF_OTHERS }),
      ...each(CONTINUING_OF_ALL, {
        unless: SHARE_OF_OTHERS,
        limit: 0.85,
        isFaceOnly: true,
        needsRelation: true,
      }),
      ...each(ifrs('ProfitLoss'), { unless: ifrs('ProfitLossAttributableToNoncontrollingInterests') }),
      ...each(gaap('NetIncomeLossAvailableToCommonStockholdersBasic'), {
        limit: 0.7,
        unless: gaap('NetIncomeLoss'),
      }),
    ],
  },
  netIncomeIncludingNoncontrolling: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each([...gaap('ProfitLoss'), ...ifrs('ProfitLoss')]),
      ...each(CONTINUING_OF_ALL, { limit: 0.85, isFaceOnly: true, needsRelation: true }),
    ],
  },
  epsBasic: {
    unit: 'per-share',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'EarningsPerShareBasic',
          'EarningsPerShareBasicAndDiluted',
          'NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax',
          'NetIncomeLossPerOutstandingLimitedPartnershipUnit',
        ),
      ),
      ...each(gaap('IncomeLossFromContinuingOperationsPerBasicShare'), {
        unless: gaap('IncomeLossFromDiscontinuedOperationsNetOfTaxPerBasicShare'),
        limit: 0.8,
      }),
      ...each(ifrs('BasicEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare')),
    ],
  },
  epsDiluted: {
    unit: 'per-share',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'EarningsPerShareDiluted',
          'EarningsPerShareBasicAndDiluted',
          'NetIncomeLossPerOutstandingLimitedPartnershipUnitDiluted',
          'NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted',
        ),
      ),
      // Funds without dilution print one line.
      ...each(gaap('NetIncomeLossPerOutstandingLimitedPartnershipUnit'), {
        unless: gaap('NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax'),
        isFaceOnly: true,
        limit: 0.8,
      }),
      ...each(gaap('IncomeLossFromContinuingOperationsPerDilutedShare'), {
        unless: gaap('IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare'),
        limit: 0.8,
      }),
      ...each(ifrs('DilutedEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare')),
    ],
  },
  weightedSharesBasic: {
    unit: 'shares',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'WeightedAverageNumberOfSharesOutstandingBasic',
          'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
          'WeightedAverageNumberOfSharesOutstandingBasicAndDiluted',
          'WeightedAverageNumberOfSharesIssuedBasic',
          // Partnerships.
          'WeightedAverageLimitedPartnershipUnitsOutstandingBasic',
          'WeightedAverageLimitedPartnershipUnitsOutstanding',
        ),
      ),
      ...each(ifrs('WeightedAverageShares')),
    ],
  },
  weightedSharesDiluted: {
    unit: 'shares',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'WeightedAverageNumberOfDilutedSharesOutstanding',
          'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
          'WeightedAverageNumberOfSharesOutstandingBasicAndDiluted',
          'WeightedAverageLimitedPartnershipUnitsOutstandingDiluted',
        ),
      ),
      ...each(ifrs('AdjustedWeightedAverageShares')),
    ],
  },
};
