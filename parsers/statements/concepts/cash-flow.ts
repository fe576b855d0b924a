import { each, type FieldRules, gaap, ifrs, sum, withAny } from './field-rule.ts';

/** Cash flows of one activity, with and without discontinued operations. */
function activity(name: 'Operating' | 'Investing' | 'Financing') {
  const total = `NetCashProvidedByUsedIn${name}Activities`;
  return {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap(total)),
      ...each(gaap(`${total}ContinuingOperations`), {
        unless: gaap(`CashProvidedByUsedIn${name}ActivitiesDiscontinuedOperations`),
      }),
      ...each(ifrs(`CashFlowsFromUsedIn${name}Activities`)),
      ...each(ifrs(`CashFlowsFromUsedIn${name}ActivitiesContinuingOperations`), {
        unless: ifrs(`CashFlowsFromUsedIn${name}ActivitiesDiscontinuedOperations`),
        limit: 0.85,
      }),
    ],
  } as const;
}

const DEPRECIATION_AND_AMORTIZATION = gaap(
  'DepreciationDepletionAndAmortization',
  'DepreciationAndAmortization',
  'DepreciationAmortizationAndAccretionNet',
);
const DEPLETION = gaap('DepletionOfOilAndGasProperties', 'Depletion');
const INTANGIBLES = gaap('AmortizationOfIntangibleAssets');

/** What partners and members receive instead of dividends. */
const LIMITED_PARTNERS = gaap(
  'DistributionMadeToLimitedPartnerCashDistributionsPaid',
  'DistributionMadeToMemberOrLimitedPartnerCashDistributionsPaid',
);
const GENERAL_PARTNER = gaap('DistributionMadeToGeneralPartnerCashDistributionsPaid');
const MEMBERS = gaap('DistributionMadeToLimitedLiabilityCompanyLLCMemberCashDistributionsPaid');

/** Lines of producers and landlords that stand beside each other: one concept of each group at most. */
const WELLS = gaap('PaymentsToExploreAndDevelopOilAndGasProperties', 'PaymentsToAcquireOilAndGasPropertyAndEquipment');
const OTHER_PROPERTY = gaap(
  'PaymentsToAcquireOtherPropertyPlantAndEquipment',
  'PaymentsToAcquirePropertyPlantAndEquipment',
  'PaymentsToAcquireMachineryAndEquipment',
);
const BUILDING = gaap('PaymentsToDevelopRealEstateAssets', 'PaymentsToAcquireAndDevelopRealEstate');
const IMPROVEMENTS = gaap('PaymentsForCapitalImprovements');

/** The cash flow statement's fields; free cash flow is the difference of two of them. */
export const CASH_FLOW_RULES: FieldRules<'cashflow'> = {
  operatingCashFlow: activity('Operating'),
  capitalExpenditure: {
    unit: 'money',
    isPositive: true,
    candidates: [
      ...sum([WELLS, OTHER_PROPERTY], { needsFace: true, limit: 0.85 }),
      ...sum([BUILDING, IMPROVEMENTS], { needsFace: true, limit: 0.8 }),
      ...each(
        gaap(
          'PaymentsToAcquirePropertyPlantAndEquipment',
          'PaymentsToAcquireProductiveAssets',
          'PaymentsForCapitalImprovements',
          'PaymentsToAcquireOtherPropertyPlantAndEquipment',
          'PaymentsForProceedsFromProductiveAssets',
          'PaymentsToAcquireMachineryAndEquipment',
        ),
      ),
      // Several such lines may stand beside each other.
      ...each(
        gaap(
          'PaymentsToAcquireOilAndGasPropertyAndEquipment',
          'PaymentsToExploreAndDevelopOilAndGasProperties',
          'PaymentsToAcquireOilAndGasProperty',
          'PaymentsToAcquireRealEstateHeldForInvestment',
          'PaymentsToAcquireRealEstate',
          'PaymentsToAcquireAndDevelopRealEstate',
          'PaymentsToDevelopRealEstateAssets',
          'PaymentsToAcquireBuildings',
          'PaymentsToAcquireMiningAssets',
          'PaymentsForConstructionInProcess',
        ),
        { limit: 0.8 },
      ),
      ...each(gaap('PaymentsForSoftware', 'PaymentsToDevelopSoftware'), { limit: 0.7 }),
      ...each(ifrs('PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities')),
      ...each(
        ifrs(
          'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
        ),
        { limit: 0.85 },
      ),
    ],
  },
  depreciationAmortization: {
    unit: 'money',
    candidates: [
      // Producers: the depletion of their wells or mines beside the rest.
      ...sum([DEPLETION, [...DEPRECIATION_AND_AMORTIZATION, ...gaap('Depreciation')]], {
        needsFace: true,
        limit: 0.85,
      }),
      // Two lines of the statement: the amortization of intangibles beside the rest.
      ...sum([gaap('Depreciation'), INTANGIBLES], { needsFace: true, unless: DEPRECIATION_AND_AMORTIZATION }),
      ...sum([DEPRECIATION_AND_AMORTIZATION, INTANGIBLES], { needsFace: true, limit: 0.85 }),
      ...each(DEPRECIATION_AND_AMORTIZATION),
      ...sum([gaap('Depreciation'), gaap('AmortizationOfIntangibleAssets')]),
      ...each(gaap('Depreciation', 'OtherDepreciationAndAmortization'), { limit: 0.8 }),
      ...each(ifrs('AdjustmentsForDepreciationAndAmortisationExpense', 'DepreciationAndAmortisationExpense')),
      // By nature: in one line with impairment, which most years do not have.
      ...each(
        ifrs(
          'AdjustmentsForDepreciationAndAmortisationExpenseAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
          'DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
        ),
        { limit: 0.8 },
      ),
      ...sum([ifrs('AdjustmentsForDepreciationExpense'), ifrs('AdjustmentsForAmortisationExpense')]),
      ...sum([ifrs('DepreciationExpense'), ifrs('AmortisationExpense')], { limit: 0.85 }),
      ...each(ifrs('AdjustmentsForDepreciationExpense', 'DepreciationExpense'), { limit: 0.8 }),
    ],
  },
  stockBasedCompensation: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap('ShareBasedCompensation')),
      ...each(gaap('AllocatedShareBasedCompensationExpense'), { limit: 0.6 }),
      ...each(ifrs('AdjustmentsForSharebasedPayments')),
    ],
  },
  dividendsPaid: {
    unit: 'money',
    isPositive: true,
    candidates: [
      ...each(gaap('PaymentsOfDividends')),
      ...sum([gaap('PaymentsOfDividendsCommonStock'), gaap('PaymentsOfDividendsPreferredStockAndPreferenceStock')], {
        limit: 0.7,
      }),
      ...each(
        gaap(
          'PaymentsOfDividendsCommonStock',
          'PaymentsOfOrdinaryDividends',
          'PaymentsOfDividendsPreferredStockAndPreferenceStock',
        ),
      ),
      // Partnerships and limited liability companies.
      ...withAny(LIMITED_PARTNERS, [GENERAL_PARTNER], { needsFace: true, limit: 0.85 }),
      ...each([...LIMITED_PARTNERS, ...MEMBERS], { limit: 0.85 }),
      ...each(gaap('PaymentsOfCapitalDistribution'), { limit: 0.8 }),
      ...each(
        ifrs(
          'DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
          'DividendsPaidClassifiedAsFinancingActivities',
        ),
      ),
    ],
  },
  shareRepurchases: {
    unit: 'money',
    isPositive: true,
    candidates: [
      ...each(
        gaap(
          'PaymentsForRepurchaseOfCommonStock',
          'PaymentsForRepurchaseOfEquity',
          'PaymentsForRepurchaseOfCommonStockAndStockWarrants',
        ),
      ),
      ...each(ifrs('PaymentsToAcquireOrRedeemEntitysShares')),
    ],
  },
  investingCashFlow: activity('Investing'),
  financingCashFlow: activity('Financing'),
  netChangeInCash: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
          'CashAndCashEquivalentsPeriodIncreaseDecrease',
          'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffectContinuingOperations',
          'CashPeriodIncreaseDecrease',
        ),
      ),
      ...each(
        gaap(
          'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
          'CashAndCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
        ),
        { limit: 0.85 },
      ),
      ...each(
        ifrs(
          'IncreaseDecreaseInCashAndCashEquivalents',
          'IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges',
        ),
      ),
    ],
  },
};
