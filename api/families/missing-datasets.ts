/** Datasets of the specification that nothing materializes yet, with what they would hold. */
export const MISSING_DATASETS = {
  'factor-catalog': 'the factors with methodology, proxy and equation',
  'factor-returns': 'daily returns of the factors',
  'factor-returns-intraday': 'returns of the factors within the day',
  'factor-exposures': 'exposures of securities to the factors',
  'factor-regimes': 'returns of the factors by macro regime',
  'factor-similarity': 'securities by overlap of their factor exposures',
  'factor-valuations': 'valuation signals of the factors',
  'market-bars': 'daily bars of prices and volumes with the rights to show them',
  'market-calendar': 'sessions and holidays of the exchanges',
  'earnings-calendar': 'dates of earnings with consensus and actuals',
  'analyst-estimates': 'consensus ratings and price targets',
  'index-constituents': 'indices and their constituents with the rights to show them',
  'market-snapshots': 'latest prices with the rights to show them',
  'macro-calendar': 'dates of official releases and of central banks',
  'sovereign-ratings': 'sovereign ratings of the agencies',
  'macro-forecasts': 'baselines and scenarios of macro indicators',
  'macro-indicators': 'observations of official sources with their revisions',
  'macro-regimes': 'regime of each country',
  'macro-releases': 'actual, prior and consensus of releases',
  'portfolio-risk': 'a factor model with exposures and covariances',
  'factor-rotation': 'rotation signals of the factors',
  'intelligence-bundles': 'bundles over market, macro, factor and filing datasets',
  'filing-footnotes': 'footnotes of filings by subject',
  'intelligence-jobs': 'asynchronous workloads',
} as const satisfies Readonly<Record<string, string>>;

export type MissingDataset = keyof typeof MISSING_DATASETS;
