/** What a cash concept counts besides unrestricted cash and cash equivalents. */
export type CashScope = 'cash-and-equivalents' | 'with-restricted-cash' | 'with-short-term-investments';

export interface CashConcept {
  readonly concept: string;
  readonly scope: CashScope;
}

/** In order: the first that is reported at the balance date is taken. */
export const CASH_CONCEPTS: readonly CashConcept[] = [
  { concept: 'us-gaap:CashAndCashEquivalentsAtCarryingValue', scope: 'cash-and-equivalents' },
  { concept: 'ifrs-full:CashAndCashEquivalents', scope: 'cash-and-equivalents' },
  { concept: 'us-gaap:Cash', scope: 'cash-and-equivalents' },
  { concept: 'us-gaap:CashAndDueFromBanks', scope: 'cash-and-equivalents' },
  { concept: 'ifrs-full:Cash', scope: 'cash-and-equivalents' },
  {
    concept: 'us-gaap:CashAndCashEquivalentsAtCarryingValueIncludingDiscontinuedOperations',
    scope: 'cash-and-equivalents',
  },
  { concept: 'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', scope: 'with-restricted-cash' },
  {
    concept:
      'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    scope: 'with-restricted-cash',
  },
  { concept: 'us-gaap:CashCashEquivalentsAndShortTermInvestments', scope: 'with-short-term-investments' },
];

/** Totals of the cash flow statement (ASU 2016-18): never below unrestricted cash. */
export const TOTAL_CASH_CONCEPTS: readonly string[] = CASH_CONCEPTS.filter(
  ({ scope }) => scope === 'with-restricted-cash',
).map(({ concept }) => concept);

/** Liquid investments that the balance sheet shows as current, in order; the first that is reported is taken. */
export const SHORT_TERM_INVESTMENT_CONCEPTS: readonly string[] = [
  'us-gaap:ShortTermInvestments',
  'us-gaap:MarketableSecuritiesCurrent',
  'us-gaap:DebtSecuritiesCurrent',
  'us-gaap:AvailableForSaleSecuritiesDebtSecuritiesCurrent',
  'us-gaap:DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent',
  'us-gaap:AvailableForSaleSecuritiesCurrent',
  'us-gaap:DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLossCurrent',
  'us-gaap:HeldToMaturitySecuritiesCurrent',
  'us-gaap:TradingSecuritiesCurrent',
  'us-gaap:OtherShortTermInvestments',
  'ifrs-full:ShorttermDepositsNotClassifiedAsCashEquivalents',
  'ifrs-full:CurrentInvestments',
];

/** Net operating cash flow, in order. The second of each pair leaves discontinued operations out. */
export const OPERATING_CASH_FLOW_CONCEPTS: readonly { readonly concept: string; readonly isTotal: boolean }[] = [
  { concept: 'us-gaap:NetCashProvidedByUsedInOperatingActivities', isTotal: true },
  { concept: 'ifrs-full:CashFlowsFromUsedInOperatingActivities', isTotal: true },
  { concept: 'us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations', isTotal: false },
  { concept: 'ifrs-full:CashFlowsFromUsedInOperatingActivitiesContinuingOperations', isTotal: false },
];

export const DISCONTINUED_OPERATING_CASH_FLOW = 'us-gaap:CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations';

export const CURRENT_OR_TOTAL_ASSETS: readonly string[] = [
  'us-gaap:AssetsCurrent',
  'ifrs-full:CurrentAssets',
  'us-gaap:Assets',
  'ifrs-full:Assets',
];
