import type { SegmentMetric } from '../../core/rows-segmented-facts.ts';

/**
 * The concepts of each metric, the preferred first. A breakdown and its total are looked for within one concept, and only
 * then across those of the metric.
 */
export const METRIC_CONCEPTS: Readonly<Record<SegmentMetric, readonly string[]>> = {
  revenue: [
    'us-gaap:Revenues',
    'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax',
    'us-gaap:SalesRevenueNet',
    'us-gaap:RevenuesNetOfInterestExpense',
    'us-gaap:SalesRevenueGoodsNet',
    'us-gaap:SalesRevenueServicesNet',
    'us-gaap:HealthCareOrganizationRevenue',
    'us-gaap:RealEstateRevenueNet',
    // Utilities, landlords, producers.
    'us-gaap:RegulatedAndUnregulatedOperatingRevenue',
    'us-gaap:RegulatedOperatingRevenue',
    'us-gaap:OperatingLeasesIncomeStatementLeaseRevenue',
    'us-gaap:OilAndGasRevenue',
    'us-gaap:SegmentReportingInformationRevenue',
    'us-gaap:SegmentReportingInformationRevenueFromExternalCustomers',
    'us-gaap:SegmentReportingSegmentRevenue',
    'ifrs-full:Revenue',
    'ifrs-full:RevenueFromContractsWithCustomers',
    'ifrs-full:RevenueFromSaleOfGoods',
    'ifrs-full:RevenueFromRenderingOfServices',
  ],
  // The measure that ASC 280 leaves to the issuer: the first that it states by segment.
  segmentProfit: [
    'us-gaap:SegmentReportingInformationOperatingIncomeLoss',
    'us-gaap:OperatingIncomeLoss',
    'us-gaap:SegmentReportingInformationProfitLoss',
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    'us-gaap:NetIncomeLoss',
    'us-gaap:ProfitLoss',
    'us-gaap:GrossProfit',
    'ifrs-full:ProfitLossFromOperatingActivities',
    'ifrs-full:ProfitLossBeforeTax',
    'ifrs-full:ProfitLoss',
    'ifrs-full:GrossProfit',
  ],
  operatingIncome: [
    'us-gaap:OperatingIncomeLoss',
    'us-gaap:SegmentReportingInformationOperatingIncomeLoss',
    'ifrs-full:ProfitLossFromOperatingActivities',
  ],
  incomeBeforeTax: [
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    'ifrs-full:ProfitLossBeforeTax',
  ],
  netIncome: ['us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss'],
  grossProfit: ['us-gaap:GrossProfit', 'ifrs-full:GrossProfit'],
  costOfRevenue: [
    'us-gaap:CostOfRevenue',
    'us-gaap:CostOfGoodsAndServicesSold',
    'us-gaap:CostOfGoodsSold',
    'us-gaap:CostOfServices',
    'ifrs-full:CostOfSales',
  ],
  researchAndDevelopment: ['us-gaap:ResearchAndDevelopmentExpense', 'ifrs-full:ResearchAndDevelopmentExpense'],
  depreciationAmortization: [
    'us-gaap:DepreciationDepletionAndAmortization',
    'us-gaap:DepreciationAmortizationAndAccretionNet',
    'us-gaap:DepreciationAndAmortization',
    'us-gaap:Depreciation',
    'us-gaap:UtilitiesOperatingExpenseDepreciationAndAmortization',
    'ifrs-full:DepreciationAndAmortisationExpense',
    'ifrs-full:AdjustmentsForDepreciationAndAmortisationExpense',
  ],
  capitalExpenditure: [
    'us-gaap:SegmentExpenditureAdditionToLongLivedAssets',
    'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment',
    'us-gaap:PaymentsToAcquireProductiveAssets',
    'us-gaap:PropertyPlantAndEquipmentAdditions',
    'ifrs-full:AdditionsOtherThanThroughBusinessCombinationsPropertyPlantAndEquipment',
    'ifrs-full:AdditionsToNoncurrentAssets',
  ],
  totalAssets: ['us-gaap:Assets', 'us-gaap:SegmentReportingSegmentAssets', 'ifrs-full:Assets'],
  longLivedAssets: [
    'us-gaap:NoncurrentAssets',
    'us-gaap:LongLivedAssets',
    'us-gaap:PropertyPlantAndEquipmentNet',
    'us-gaap:PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
    'ifrs-full:NoncurrentAssets',
  ],
  goodwill: ['us-gaap:Goodwill', 'ifrs-full:Goodwill'],
};

/** What issuers add to a metric beside its parts: of the whole, or with a member of consolidation items. */
export const METRIC_ADJUSTMENTS: Readonly<Partial<Record<SegmentMetric, readonly string[]>>> = {
  revenue: [
    // Hedging gains, which some show as a line of revenue below its parts.
    'us-gaap:GainLossOnOilAndGasHedgingActivity',
    'us-gaap:OtherIncome',
  ],
};

/** The concepts with which one of them is compared: those of the metric that it measures. */
export function relatedConcepts(metric: SegmentMetric, concept: string): readonly string[] {
  if (metric !== 'segmentProfit') return METRIC_CONCEPTS[metric];
  const measured = Object.entries(METRIC_CONCEPTS).find(([name, list]) => name !== metric && list.includes(concept));
  return measured?.[1] ?? [concept];
}
