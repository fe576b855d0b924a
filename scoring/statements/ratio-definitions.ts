export const RATIO_GROUPS = ['profitability', 'return', 'dividend', 'leverage', 'valuation'] as const;
export type RatioGroup = (typeof RATIO_GROUPS)[number];

/** Every ratio with what it is, as it is served. Fractions, not percent; an average is of the balances at both ends. */
export const RATIOS = {
  grossMargin: ['profitability', 'gross profit ÷ revenue'],
  operatingMargin: ['profitability', 'operating income ÷ revenue'],
  netMargin: ['profitability', 'net income attributable to the parent ÷ revenue'],
  ebitdaMargin: ['profitability', 'EBITDA ÷ revenue; EBITDA is operating income + depreciation and amortization'],
  freeCashFlowMargin: ['profitability', '(operating cash flow − capital expenditure) ÷ revenue'],
  returnOnAssets: ['return', 'net income attributable to the parent ÷ average total assets'],
  returnOnEquity: ['return', 'net income attributable to the parent ÷ average equity of the parent'],
  returnOnInvestedCapital: [
    'return',
    'operating income × (1 − income tax ÷ income before tax) ÷ average (debt + total equity − cash and short-term investments)',
  ],
  payoutRatio: ['dividend', 'dividends paid ÷ net income attributable to the parent'],
  dividendsPerShare: ['dividend', 'dividends paid ÷ weighted average basic shares'],
  dividendYield: ['dividend', 'dividends paid ÷ market capitalization'],
  debtToEquity: ['leverage', 'total debt ÷ equity of the parent'],
  netDebtToEbitda: ['leverage', '(total debt − cash and short-term investments) ÷ EBITDA'],
  currentRatio: ['leverage', 'current assets ÷ current liabilities'],
  quickRatio: ['leverage', '(cash and short-term investments + receivables) ÷ current liabilities'],
  interestCover: ['leverage', 'operating income ÷ interest expense'],
  marketCapitalization: ['valuation', 'price × shares outstanding'],
  enterpriseValue: [
    'valuation',
    'market capitalization + total debt + noncontrolling interests (where stated) − cash and short-term investments',
  ],
  priceToEarnings: ['valuation', 'market capitalization ÷ net income attributable to the parent'],
  priceToSales: ['valuation', 'market capitalization ÷ revenue'],
  priceToBook: ['valuation', 'market capitalization ÷ equity of the parent'],
  enterpriseValueToEbitda: ['valuation', 'enterprise value ÷ EBITDA'],
  enterpriseValueToSales: ['valuation', 'enterprise value ÷ revenue'],
  freeCashFlowYield: ['valuation', '(operating cash flow − capital expenditure) ÷ market capitalization'],
} as const satisfies Readonly<Record<string, readonly [RatioGroup, string]>>;

export type RatioName = keyof typeof RATIOS;
