import Type, { type TObject, type TSchema } from 'typebox';
import type { Family, Operation, Scope } from '../operation.ts';
import { ISSUER } from '../parameters.ts';
import type { MissingDataset } from './missing-datasets.ts';

/** A path of the specification whose dataset is not materialized. */
export interface MissingPath {
  readonly method: 'GET' | 'POST';
  readonly path: Operation['path'];
  readonly family: Family;
  readonly dataset: MissingDataset;
  readonly summary: string;
  /** Parameters that the specification names, apart from the clocks. */
  readonly query?: TObject['properties'];
  readonly params?: TObject['properties'];
  /** Of POST; absent: any object, since the specification shows none. */
  readonly body?: TSchema;
  /** Default: read. */
  readonly scope?: Scope;
}

type Group = Pick<MissingPath, 'family'> & { readonly prefix: `/v1/${string}` };
type Options = Pick<MissingPath, 'query' | 'params' | 'body' | 'scope'>;

const get = (
  { family, prefix }: Group,
  name: string,
  dataset: MissingDataset,
  summary: string,
  options: Options = {},
) => ({ method: 'GET', path: `${prefix}${name}`, family, dataset, summary, ...options }) satisfies MissingPath;
const post = (
  { family, prefix }: Group,
  name: string,
  dataset: MissingDataset,
  summary: string,
  options: Options = {},
) => ({ method: 'POST', path: `${prefix}${name}`, family, dataset, summary, ...options }) satisfies MissingPath;

const text = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
const lookback = Type.String({ pattern: '^[1-9][0-9]{0,3}[a-z]$', description: 'A number and a unit, such as 6m.' });
const optional = Type.Optional;

const factors: Group = { family: 'Factors', prefix: '/v1/factors/' };
const market: Group = { family: 'Market utilities', prefix: '/v1/market/' };
const macro: Group = { family: 'Macro', prefix: '/v1/macro/' };
const portfolio: Group = { family: 'Portfolio', prefix: '/v1/portfolio/' };
const strategies: Group = { family: 'Strategies', prefix: '/v1/strategies/' };
const intelligence: Group = { family: 'Intelligence', prefix: '/v1/intelligence/' };
const admin: Group = { family: 'Admin', prefix: '/v1/admin/' };

const issuer: Options = { query: ISSUER };
const category = { category: optional(text('Category of factors, for example industry.')) };
const factorKeys = { keys: optional(text('Factor keys, comma-separated.', 2000)), lookback: optional(lookback) };
const valuations = {
  ...category,
  signal: optional(text('Signal.')),
  limit: optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  response_mode: optional(Type.Enum(['compact'])),
};
const pair = { f1: text('Key of the first factor.'), f2: text('Key of the second factor.') };
const country = { country: Type.String({ pattern: '^[A-Za-z]{2,3}$', description: 'ISO country code.' }) };
const holdings = Type.Object({
  holdings: Type.Array(Type.Object({ symbol: text('Ticker.', 20), weight: Type.Number() }), {
    minItems: 1,
    maxItems: 5000,
  }),
});
const rotation = Type.Object({ country: text('Country.'), lookback: text('Lookback.', 20) });

/** One line per path (interface specification, "Endpoints"); the test of the specification compares them. */
// biome-ignore format: a table.
export const MISSING_PATHS: readonly MissingPath[] = [
  get(factors, 'bulk-download', 'factor-returns', 'All factor returns with full daily series'),
  get(factors, 'catalog', 'factor-catalog', 'Factor catalog', { query: category }),
  get(factors, 'correlations', 'factor-returns', 'Correlations of factors and securities'),
  post(factors, 'custom', 'factor-similarity', 'Discover a custom thematic factor pack'),
  get(factors, 'dashboard', 'factor-returns-intraday', 'Live factor dashboard'),
  get(factors, 'decomposition', 'factor-exposures', 'Factor attribution of a security', issuer),
  get(factors, 'exposures', 'factor-exposures', 'Exposures of a security, portfolio or watchlist', issuer),
  get(factors, 'pair-history/{f1}/{f2}', 'factor-returns', 'Historical spread between two factors', { params: pair }),
  get(factors, 'pairs', 'factor-returns', 'Pairwise spread of two factors'),
  get(factors, 'regime-performance', 'factor-regimes', 'Factors ranked by macro regime'),
  get(factors, 'related-stocks', 'factor-similarity', 'Stocks ranked by overlap of factors', issuer),
  get(factors, 'returns', 'factor-returns', 'Factor return history', { query: factorKeys }),
  get(factors, 'returns/intraday', 'factor-returns-intraday', 'Intraday factor snapshots'),
  get(factors, 'intraday', 'factor-returns-intraday', 'Live intraday factor returns'),
  get(factors, 'screen', 'factor-returns', 'Factors ranked by recent strength'),
  get(factors, 'similarity-pack', 'factor-similarity', 'Thematic similarity pack'),
  get(factors, 'valuations', 'factor-valuations', 'Valuation signals of factors', { query: valuations }),
  get(market, 'bars', 'market-bars', 'Historical bars', issuer),
  get(market, 'calendar', 'market-calendar', 'Market sessions of exchanges'),
  get(market, 'earnings-calendar', 'earnings-calendar', 'Upcoming and recent earnings', issuer),
  get(market, 'estimates', 'analyst-estimates', 'Analyst consensus of a ticker', issuer),
  get(market, 'indices', 'index-constituents', 'Supported indices'),
  get(market, 'indices/constituents', 'index-constituents', 'Constituents of an index'),
  get(market, 'snapshots', 'market-snapshots', 'Latest snapshots of securities', issuer),
  get(macro, 'calendar', 'macro-calendar', 'Calendar of macro events'),
  get(macro, 'credit-ratings', 'sovereign-ratings', 'Sovereign ratings'),
  get(macro, 'credit-ratings/{country}', 'sovereign-ratings', 'Sovereign ratings of a country', { params: country }),
  get(macro, 'forecasts', 'macro-forecasts', 'Forecasts and projections'),
  get(macro, 'high-signal-pack', 'macro-indicators', 'Tier-1 pack by country'),
  get(macro, 'indicators', 'macro-indicators', 'Observations of official sources'),
  get(macro, 'regimes', 'macro-regimes', 'Current regime of a country'),
  get(macro, 'releases', 'macro-releases', 'Actual, prior, consensus and surprise of releases'),
  get(macro, 'search', 'macro-indicators', 'Search of indicators by keyword'),
  post(portfolio, 'analyze', 'portfolio-risk', 'Exposures, attribution and hedges of a portfolio', { body: holdings }),
  post(portfolio, 'optimize', 'portfolio-risk', 'Optimize a portfolio'),
  post(portfolio, 'stress-test', 'portfolio-risk', 'Stress a portfolio'),
  post(strategies, 'factor-rotation', 'factor-rotation', 'Factor-rotation signals', { body: rotation }),
  get(intelligence, 'company', 'intelligence-bundles', 'Bundle of a company', issuer),
  post(intelligence, 'country-report', 'intelligence-bundles', 'Report of a country'),
  get(intelligence, 'earnings-preview', 'intelligence-bundles', 'Preview of earnings', issuer),
  post(intelligence, 'footnotes/query', 'filing-footnotes', 'Investigate footnotes of filings'),
  post(intelligence, 'portfolio', 'intelligence-bundles', 'Bundle of a portfolio'),
  post(intelligence, 'query', 'intelligence-jobs', 'Compile a prompt into an asynchronous workload'),
  get(intelligence, 'query/{jobId}', 'intelligence-jobs', 'Poll a workload', { params: { jobId: text('Workload.', 100) } }),
  get(intelligence, 'security', 'intelligence-bundles', 'Bundle of a security', issuer),
  post(intelligence, 'watchlist', 'intelligence-bundles', 'Bundle of a watchlist'),
  post(admin, 'maintenance/warm-macro-data', 'macro-indicators', 'Bootstrap Tier-1 macro data', { scope: 'operator' }),
];
