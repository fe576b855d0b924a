import Type from 'typebox';
import { permanentError } from '../../../core/errors.ts';
import {
  SEGMENT_DIMENSIONS,
  SEGMENT_KINDS,
  SEGMENT_METRICS,
  type SegmentKind,
  type SegmentPeriod,
} from '../../../core/rows-segmented-facts.ts';
import { SEGMENTED_FACTS_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { segmentedFactHistory, segmentedMetrics } from '../../../db/repositories/datasets/segmented-facts.ts';
import { DatasetFreshness, listOf } from '../../blocks.ts';
import { badParameter } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { clocksOf, DEFAULT_LIMIT, ISSUER, PAGE, VIEW } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { Coverage, coverageOf } from '../coverage.ts';
import { choice } from '../dilution/fields.ts';
import { readDatasetClocks } from '../ownership/manager-query.ts';
import { SegmentCapability, segmentCapabilities } from './segment-capabilities.ts';
import { SegmentedFact, SegmentedFactAgent, segmentedFactItem } from './segmented-fact-items.ts';
import { PERIOD_PARAMETERS } from './statement-schemas.ts';

const PERIOD_KINDS = {
  annual: ['annual', 'year-end'],
  quarter: ['quarter', 'quarter-end', 'year-end'],
} as const satisfies Readonly<Record<string, readonly SegmentPeriod[]>>;

const FILTERS = {
  metric: choice([...SEGMENT_METRICS], 'Default: every metric.'),
  dimension: choice(
    [...SEGMENT_KINDS],
    'Only numbers divided by it, alone or with others: `product` shows products, and products within segments.',
  ),
  member: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_.:-]{1,200}$',
      description: 'Only numbers of this member of an axis, with its prefix or without.',
      examples: ['us-gaap:ServiceMember', 'country:US'],
    }),
  ),
  period: Type.Optional(
    Type.Enum(['annual', 'quarter'], {
      default: 'annual',
      description: 'Years and balances at their ends, or quarters as stated and balances at their ends.',
    }),
  ),
  concepts: choice(
    ['primary', 'all'],
    '`primary` (default): each breakdown once, under the concept to take. `all`: under every concept of the metric.',
  ),
  restated: choice(
    ['first', 'latest'],
    '`latest` (default): of each breakdown and period, the newest filing by `as_of` whose parts add up; if none does, the newest. `first`: the first instead.',
  ),
  currency: PERIOD_PARAMETERS.currency,
};

const MEMBERS = {
  cik: Type.String(),
  count: Type.Integer({ description: 'Numbers of the whole list.' }),
  capabilities: Type.Array(SegmentCapability, { description: 'One per metric asked for, whatever the other filters.' }),
  freshness: DatasetFreshness,
  coverage: Type.Optional(Coverage),
};

export const listSegmentedFacts = defineOperation({
  id: 'listSegmentedFacts',
  method: 'GET',
  path: '/v1/statements/segmented-facts',
  family: 'Statements',
  scope: 'read',
  summary: 'Facts by business segment, product and geography',
  description:
    "The history of an issuer's numbers by segment, product and geography, as tagged in its reports: newest periods first, the parts of one breakdown and period always from one filing. Each number has its place in the hierarchy and the reconciliation of its breakdown with the total. `capabilities` says for each metric whether filings break it down and whether that adds up. `cursor` is the number of items already returned. The first page has `coverage`. A quarter is what a filing states as one: it is not computed from longer periods.",
  query: Type.Object({ ...ISSUER, ...FILTERS, ...clocksOf('segmented-facts'), ...PAGE, ...VIEW }),
  response: listOf(SegmentedFact, MEMBERS),
  agent: listOf(SegmentedFactAgent, MEMBERS),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'segmented-facts');
    const cik = await requestedIssuer(db, query, clocks.asOf);
    if (cik === null) throw badParameter('ticker', 'give the issuer by ticker or cik');
    const coverage = await coverageOf(db, cik, SEGMENTED_FACTS_DATASET, clocks);
    const found = await segmentedMetrics(db, { cik, clocks });
    const currency = query.currency?.toUpperCase() ?? null;
    refuseOtherCurrency(cik, currency, [...new Set(found.flatMap(({ currencies }) => currencies))]);
    const { cursor: offset = 0, metric } = query;
    const { rows, count } = await segmentedFactHistory(db, {
      cik,
      metric: metric ?? null,
      dimensions: query.dimension === undefined ? null : dimensionsWith(query.dimension),
      periodKinds: PERIOD_KINDS[query.period ?? 'annual'],
      member: query.member ?? null,
      currency,
      isEveryConcept: query.concepts === 'all',
      restated: query.restated ?? 'latest',
      clocks,
      offset,
      limit: query.limit ?? DEFAULT_LIMIT,
    });
    const hasMore = rows.length > 0 && offset + rows.length < count;
    return {
      object: 'list',
      data: rows.map((row) => segmentedFactItem(row, query.view === 'agent')),
      hasMore,
      nextCursor: hasMore ? offset + rows.length : null,
      cik,
      count,
      capabilities: segmentCapabilities(metric === undefined ? SEGMENT_METRICS : [metric], found, coverage),
      freshness: await datasetFreshness(db, 'segmented-facts'),
      ...(offset === 0 ? { coverage } : {}),
    } as never;
  },
});

function dimensionsWith(kind: SegmentKind) {
  return SEGMENT_DIMENSIONS.filter((dimension) => dimension.split('-').includes(kind));
}

/** @throws AppError `currency-not-reported` */
function refuseOtherCurrency(cik: string, currency: string | null, currencies: readonly string[]): void {
  if (currency === null || currencies.length === 0 || currencies.includes(currency)) return;
  const message = `CIK ${cik} reports in ${currencies.toSorted().join(' and ')}, not in ${currency}; amounts are not converted`;
  throw permanentError('currency-not-reported', message, { context: { currencies } });
}
