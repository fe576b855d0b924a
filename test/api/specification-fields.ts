/**
 * The interface specification as data: the tables of "Resources and their fields" word by word, and where the OpenAPI
 * document has each field. The test compares both; where the specification itself is at hand, also this file with it.
 */

/** What a field is in JSON. A field may also be null: a value that no filing states is missing, never made up. */
export type Kind = 'string' | 'timestamp' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

export interface SpecifiedField {
  /** The first two cells of its row. */
  readonly row: readonly [name: string, type: string];
  /** The members that the row means; default: the one of its name. */
  readonly members?: readonly string[];
  readonly kind: Kind;
  /** Values that it may have, all of them in the document. */
  readonly values?: readonly string[];
  /** Members of an object, or of the items of an array. */
  readonly of?: Readonly<Record<string, Kind>>;
}

export interface SpecifiedResource {
  /** Heading of the table, or the line before it. */
  readonly heading: string;
  /** Schemas that have every field, as places of the document: an operation, its view, and a path of members. */
  readonly at: readonly string[];
  readonly fields: readonly SpecifiedField[];
}

const LEVELS = ['low', 'medium', 'high'];
const SUB_RATINGS = [
  'overallRisk',
  'offeringAbilityRisk',
  'dilutionRisk',
  'historicalRisk',
  'cashNeedLevel',
  'warrantExerciseRating',
];
const field = (name: string, type: string, kind: Kind, more: Partial<SpecifiedField> = {}): SpecifiedField => ({
  row: [name, type],
  kind,
  ...more,
});

const WARRANT = 'GET /v1/dilution/warrants full data';
const WARRANT_AGENT = 'GET /v1/dilution/warrants agent data';
const RATING = 'GET /v1/dilution/ratings full data';
const RATING_AGENT = 'GET /v1/dilution/ratings agent data';
const SIGNAL = 'GET /v1/signals/dilution full';
const VOTES = 'GET /v1/events/voting-results full data';
const UNIVERSE = 'GET /v1/market/universe full';

export const RESOURCES: readonly SpecifiedResource[] = [
  {
    heading: 'Common response metadata',
    at: [WARRANT],
    fields: [
      // Every response has these two: the test looks at all operations.
      field('requestId', 'string', 'string', { members: [] }),
      field('traceparent', 'string', 'string', { members: [] }),
      field('provenance', 'object', 'object'),
      field('freshness', 'object', 'object'),
      field('materialization', 'object', 'object'),
      field('verification', 'object', 'object'),
    ],
  },
  {
    heading: 'provenance fields:',
    at: [`${WARRANT} provenance`, `${VOTES} provenance`, `${UNIVERSE} provenance`, `${SIGNAL} provenance`],
    fields: [
      field('source', 'string', 'string'),
      field('accessionNumber', 'string (filing accession number)', 'string'),
      field('filingUrl', 'string (URL of the source document)', 'string'),
      field('retrievedAt', 'string, ISO 8601 timestamp', 'timestamp'),
      field('parserVersion', 'string', 'string'),
      field('rawSourceKey', 'string', 'string'),
    ],
  },
  {
    heading: 'freshness fields:',
    at: [
      `${WARRANT} freshness`,
      'GET /v1/dilution/warrants full freshness',
      `${UNIVERSE} freshness`,
      `${SIGNAL} freshness`,
    ],
    fields: [
      field('status', 'string', 'string', { values: ['fresh', 'late', 'stale', 'never'] }),
      field('asOf', 'string, ISO 8601 timestamp', 'timestamp'),
      field('sourcePublishedAt', 'string, ISO 8601 timestamp', 'timestamp'),
      field('lagMs', 'integer', 'integer'),
    ],
  },
  {
    heading: 'verification fields:',
    at: [`${WARRANT} verification`, `${RATING} verification`],
    fields: [
      field('sourceSpan', 'string', 'string'),
      field('extractionTraceId', 'string', 'string'),
      field('confidence', 'number', 'number'),
      field('crossValidations', 'array of objects {name: string, passed: boolean}', 'array', {
        of: { name: 'string', passed: 'boolean' },
      }),
      field('modelVersion', 'string', 'string'),
      field('verifiedAt', 'string, ISO 8601 timestamp', 'timestamp'),
    ],
  },
  {
    heading: 'List envelope (cursor-paginated lists)',
    at: [
      'GET /v1/dilution/warrants full',
      'GET /v1/dilution/ratings full',
      'GET /v1/events/voting-results full',
      UNIVERSE,
    ],
    fields: [
      field('object', 'string', 'string', { values: ['list'] }),
      field('data', 'array', 'array'),
      field('hasMore', 'boolean', 'boolean'),
      field('nextCursor', 'integer or null', 'integer'),
      field('requestId', 'string', 'string'),
      field('traceparent', 'string', 'string'),
    ],
  },
  {
    heading: 'dilution_rating (item of GET /v1/dilution/ratings)',
    at: [RATING, RATING_AGENT, 'GET /v1/dilution/score full', 'GET /v1/dilution/score agent'],
    fields: [
      field('object', 'string', 'string', { values: ['dilution_rating'] }),
      field('id', 'string', 'string'),
      field('ticker', 'string', 'string'),
      field('overallRisk', 'string', 'string', { values: LEVELS }),
      field('offeringAbilityRisk', 'string', 'string', { values: LEVELS }),
      field('dilutionRisk', 'string', 'string', { values: LEVELS }),
      field('historicalRisk', 'string', 'string', { values: LEVELS }),
      field('cashNeedLevel', 'string', 'string', { values: LEVELS }),
      field('warrantExerciseRating', 'string', 'string', { values: LEVELS }),
      field('regsho', 'boolean', 'boolean'),
      field('numericScore', 'number', 'number'),
      field('factorExposures', 'object', 'object'),
      field('computedAt', 'string, ISO 8601 timestamp', 'timestamp'),
      field('verification', 'object', 'object'),
    ],
  },
  {
    heading: 'dilution_signal (GET /v1/signals/dilution)',
    at: ['GET /v1/signals/dilution/enhanced full'],
    fields: [
      field('score', 'number', 'number'),
      field('band', 'string', 'string', { values: ['low', 'moderate', 'elevated', 'high'] }),
      field('confidence', 'string', 'string', { values: LEVELS }),
      field('sub-ratings', 'six categorical fields', 'string', { members: SUB_RATINGS, values: LEVELS }),
      field('regsho', 'boolean', 'boolean'),
      field('percentile', 'number', 'number'),
      field('factor breakdown', 'object', 'object', { members: ['factorBreakdown'] }),
      field('history', 'array', 'array'),
      field('factorModelContext', 'object', 'object'),
    ],
  },
  {
    heading: 'Voting result (GET /v1/events/voting-results)',
    at: [VOTES],
    fields: [
      field('votesFor, votesAgainst, abstain, brokerNonVotes', 'integer or null', 'integer', {
        members: ['votesFor', 'votesAgainst', 'abstain', 'brokerNonVotes'].map((name) => `proposals.${name}`),
      }),
      field('approved', 'boolean', 'boolean', { members: ['proposals.approved'] }),
      field('proposal_type', 'string', 'string', {
        members: ['proposals.proposal_type'],
        values: [
          'elect_directors',
          'ratify_auditor',
          'say_on_pay',
          'say_on_pay_frequency',
          'approve_merger',
          'shareholder_proposal',
        ],
      }),
      field('parsing_confidence', 'string', 'string', { values: ['high', 'medium', 'low'] }),
    ],
  },
];

/** Fields that the specification names in sentences. */
export const STATED: readonly { readonly at: string; readonly fields: Readonly<Record<string, Kind>> }[] = [
  { at: `${WARRANT} materialization`, fields: { parserVersion: 'string', materializationVersion: 'string' } },
  { at: `${UNIVERSE} materialization`, fields: { parserVersion: 'string', materializationVersion: 'string' } },
  {
    at: `${WARRANT_AGENT} verification`,
    fields: {
      confidence: 'number',
      crossValidationsPassed: 'boolean',
      sourceSpanResolved: 'boolean',
      modelVersion: 'string',
    },
  },
  {
    at: `${RATING_AGENT} verification`,
    fields: {
      confidence: 'number',
      crossValidationsPassed: 'boolean',
      sourceSpanResolved: 'boolean',
      modelVersion: 'string',
    },
  },
  { at: SIGNAL, fields: { object: 'string', methodologyVersion: 'string' } },
  {
    at: `${SIGNAL} factorBreakdown`,
    fields: {
      activeOfferingPressure: 'object',
      cashRunwayPressure: 'object',
      convertibleWarrantOverhang: 'object',
      shareFloatVelocity: 'object',
      compliancePressure: 'object',
    },
  },
  {
    at: 'GET /v1/companies/subsidiaries agent data',
    fields: { name: 'string', jurisdiction: 'string', ownershipPercent: 'number' },
  },
  {
    at: 'GET /v1/companies/subsidiaries agent',
    fields: { accessionNumber: 'string', filingDate: 'string', filingUrl: 'string' },
  },
  {
    at: 'GET /v1/monitors full data',
    fields: { is_active: 'boolean', last_checked_at: 'timestamp', destination: 'object' },
  },
  { at: 'GET /v1/webhook_endpoints/{id}/deliveries full data', fields: { id: 'string' } },
];

/** Members that a view leaves out. */
export const LEFT_OUT: readonly { readonly at: string; readonly members: readonly string[] }[] = [
  { at: 'GET /v1/signals/dilution agent', members: ['factorBreakdown'] },
  {
    at: 'GET /v1/companies/subsidiaries agent',
    members: ['provenance', 'freshness', 'materialization', 'verification'],
  },
];

/** "Endpoints": every method and path. */
export const ENDPOINTS: readonly string[] = `
GET /v1/companies/balance-sheets
GET /v1/companies/cash-flow-statements
GET /v1/companies/financials
GET /v1/companies/income-statements
GET /v1/companies/ratios
GET /v1/companies/subsidiaries
GET /v1/statements/segmented-facts
GET /v1/filings/{accession_number}/download
GET /v1/factors/bulk-download
GET /v1/factors/catalog
GET /v1/factors/correlations
POST /v1/factors/custom
GET /v1/factors/dashboard
GET /v1/factors/decomposition
GET /v1/factors/exposures
GET /v1/factors/pair-history/{f1}/{f2}
GET /v1/factors/pairs
GET /v1/factors/regime-performance
GET /v1/factors/related-stocks
GET /v1/factors/returns
GET /v1/factors/returns/intraday
GET /v1/factors/intraday
GET /v1/factors/screen
GET /v1/factors/similarity-pack
GET /v1/factors/valuations
GET /v1/market/bars
GET /v1/market/calendar
GET /v1/market/corporate-actions
GET /v1/market/earnings-calendar
GET /v1/market/estimates
GET /v1/market/financials
GET /v1/market/indices
GET /v1/market/indices/constituents
GET /v1/market/reference
GET /v1/market/search
GET /v1/market/snapshots
GET /v1/market/universe
GET /v1/monitors
POST /v1/monitors
GET /v1/monitors/{monitor_id}
DELETE /v1/monitors/{monitor_id}
POST /v1/monitors/{monitor_id}/delivery
GET /v1/monitors/{monitor_id}/matches
GET /v1/dilution/cash-position
GET /v1/dilution/convertibles
GET /v1/dilution/corporate-actions
GET /v1/dilution/coverage
GET /v1/dilution/events
GET /v1/dilution/events/{event_id}
GET /v1/dilution/lockups
GET /v1/dilution/exchange-compliance
GET /v1/dilution/ratings
GET /v1/dilution/reverse-splits
GET /v1/dilution/rofr
GET /v1/dilution/score
GET /v1/dilution/share-float-history
GET /v1/dilution/warrants
GET /v1/signals/dilution
GET /v1/signals/dilution/enhanced
GET /v1/events/voting-results
GET /v1/macro/calendar
GET /v1/macro/credit-ratings
GET /v1/macro/credit-ratings/{country}
GET /v1/macro/forecasts
GET /v1/macro/high-signal-pack
GET /v1/macro/indicators
GET /v1/macro/regimes
GET /v1/macro/releases
GET /v1/macro/search
GET /v1/owners/13d-13g
GET /v1/owners/13f
POST /v1/owners/13f/compare
GET /v1/owners/13f/filings
GET /v1/owners/institutional/extract
GET /v1/owners/institutional/investor
GET /v1/owners/institutional/ticker
POST /v1/portfolio/analyze
POST /v1/portfolio/optimize
POST /v1/portfolio/stress-test
POST /v1/strategies/factor-rotation
GET /v1/entities/resolve
GET /v1/intelligence/company
POST /v1/intelligence/country-report
GET /v1/intelligence/earnings-preview
POST /v1/intelligence/footnotes/query
POST /v1/intelligence/portfolio
POST /v1/intelligence/query
GET /v1/intelligence/query/{jobId}
GET /v1/intelligence/security
POST /v1/intelligence/watchlist
GET /v1/webhook_endpoints/{id}/deliveries
POST /v1/webhook_endpoints/{id}/deliveries/{delivery_id}/replay
POST /v1/webhook_endpoints/{id}/rotate_secret
GET /v1/observability
POST /v1/admin/maintenance/warm-macro-data
`
  .trim()
  .split('\n');

/** Query parameters that the specification names, by path. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/v1/companies/subsidiaries': ['view'],
  '/v1/factors/catalog': ['category'],
  '/v1/factors/returns': ['keys', 'lookback'],
  '/v1/factors/valuations': ['category', 'signal', 'limit', 'response_mode'],
  '/v1/dilution/events': ['ticker', 'form', 'date', 'is_atm', 'cursor', 'limit', 'view'],
  '/v1/dilution/ratings': ['ticker', 'overall_risk', 'cursor', 'limit', 'view'],
  '/v1/signals/dilution': ['history', 'view'],
  '/v1/events/voting-results': ['ticker', 'cik', 'meeting_type', 'cursor'],
  '/v1/market/universe': ['exchange', 'type', 'sector', 'industry', 'search', 'cursor', 'limit'],
  '/v1/webhook_endpoints/{id}/deliveries': ['limit'],
};

/** Values of query parameters, all of them. */
export const PARAMETER_VALUES: Readonly<Record<string, readonly string[]>> = {
  '/v1/dilution/ratings overall_risk': LEVELS,
  '/v1/dilution/ratings view': ['agent'],
  '/v1/signals/dilution history': ['30d', '90d', '1y'],
  '/v1/events/voting-results meeting_type': ['annual', 'special'],
  '/v1/factors/valuations response_mode': ['compact'],
};

/** "MCP tools". */
export const MCP_TOOLS: readonly string[] = [
  'dilution.events.list',
  'dilution.events.get',
  'dilution.warrants.list',
  'dilution.convertibles.list',
  'dilution.rofr.list',
  'dilution.lockups.list',
  'dilution.cash_position.list',
  'dilution.corporate_actions.list',
  'dilution.exchange_compliance.list',
  'dilution.ratings.list',
  'dilution.reverse_splits.list',
  'dilution.share_float_history.list',
  'dilution.score.get',
  'dilution.coverage.get',
  'signals.dilution.get',
  'signals.dilution.enhanced.get',
  'events.voting_results',
];
