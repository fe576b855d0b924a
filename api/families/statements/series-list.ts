import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { DatasetFreshness } from '../../blocks.ts';
import { clocksOf, DEFAULT_LIMIT, ISSUER, PAGE, VIEW } from '../../parameters.ts';
import { datasetFreshness, type FreshDataset } from '../../reads/dataset-freshness.ts';
import { Coverage } from '../coverage.ts';
import type { RequestedSeries } from './requested-series.ts';
import { PERIOD_PARAMETERS } from './statement-schemas.ts';

/** Parameters of every list of periods. */
export const SERIES_PARAMETERS = { ...ISSUER, ...PERIOD_PARAMETERS, ...clocksOf('statements'), ...PAGE, ...VIEW };

const NOT_COVERED =
  'Reports have XBRL facts since 2009, those of smaller companies since 2011: what was filed before is not covered.';

/** What a list of periods says of the issuer beside them. */
export const SERIES_MEMBERS = {
  cik: Type.String(),
  count: Type.Integer({ description: 'Periods of the whole list.' }),
  currencies: Type.Array(Type.String(), { description: 'In which the issuer reports.' }),
  finding: Type.Enum(['reported', 'none-found', 'partly-covered', 'not-covered'], {
    description: `\`reported\`: there are periods. \`none-found\`: every report was read and none has any. \`partly-covered\`: none was found, but some reports were not read. \`not-covered\`: no report was read. ${NOT_COVERED}`,
  }),
  freshness: DatasetFreshness,
  coverage: Type.Optional(Coverage),
};

export const SERIES_NOTE = `Periods are named by their dates: the newest first. \`cursor\` is the number of periods already returned. Every number is as filings state it or computed from that; \`lineage\` has the rule, and the concept, dates, filing and source span of each operand; \`reasons\` says why a number is null. ${NOT_COVERED} The first page has \`coverage\`.`;

interface Page {
  readonly cursor?: number;
  readonly limit?: number;
}

/** A page of the items of a series. */
export async function seriesPage<P>(
  db: Database,
  { cursor = 0, limit = DEFAULT_LIMIT }: Page,
  { cik, currencies, coverage }: RequestedSeries,
  given: {
    readonly dataset: FreshDataset;
    readonly periods: readonly P[];
    readonly itemOf: (period: P) => object;
  },
): Promise<object> {
  const { dataset, periods, itemOf } = given;
  const page = periods.slice(cursor, cursor + limit);
  const hasMore = cursor + page.length < periods.length && page.length > 0;
  return {
    object: 'list',
    data: page.map(itemOf),
    hasMore,
    nextCursor: hasMore ? cursor + page.length : null,
    cik,
    count: periods.length,
    currencies,
    finding: findingOf(periods.length, coverage.status),
    freshness: await datasetFreshness(db, dataset),
    ...(cursor === 0 ? { coverage } : {}),
  };
}

function findingOf(periods: number, status: RequestedSeries['coverage']['status']): string {
  if (periods > 0) return 'reported';
  return status === 'covered' ? 'none-found' : status;
}
