import type { Static } from 'typebox';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Database } from '../../../db/database.ts';
import { loadIssuerNames } from '../../../db/repositories/datasets/issuer-names.ts';
import { STATEMENTS_DATASET } from '../../../db/repositories/statements/statements-dataset.ts';
import type { RestatedMode, SeriesPeriodType } from '../../../scoring/statements/series-types.ts';
import { badParameter } from '../../http/problems.ts';
import type { readClocks } from '../../parameters.ts';
import { readIssuerSeries } from '../../reads/issuer-series.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import { readDatasetClocks } from '../ownership/manager-query.ts';
import { combinedSeries } from './derived-values.ts';
import type { ShownSeries } from './statement-items.ts';

type SeriesRequest = Parameters<typeof readClocks>[0] &
  Parameters<typeof requestedIssuer>[1] & {
    readonly period?: SeriesPeriodType;
    readonly restated?: RestatedMode;
    readonly currency?: string;
    readonly view?: 'agent';
  };

/** With what was searched for it. */
export interface RequestedSeries extends ShownSeries {
  readonly coverage: Static<typeof Coverage>;
}

/**
 * The series that a request names.
 *
 * @throws Problem 400 without an issuer; what resolving the issuer and reading the series throw
 */
export async function requestedSeries(db: Database, query: SeriesRequest): Promise<RequestedSeries> {
  const clocks = await readDatasetClocks(db, query, 'statements');
  const cik = await requestedIssuer(db, query, clocks.asOf);
  if (cik === null) throw badParameter('ticker', 'give the issuer by ticker or cik');
  const wanted = {
    period: query.period ?? 'annual',
    restated: query.restated ?? 'latest',
    currency: query.currency?.toUpperCase() ?? null,
  } as const;
  const coverage = await coverageOf(db, cik, STATEMENTS_DATASET, clocks);
  const found = await readIssuerSeries(db, cik, wanted, clocks);
  const names = await loadIssuerNames(db, [cik], clocks.publicTo ?? (new Date().toISOString() as IsoTimestamp));
  const { ticker = null, name = null } = names.get(cik) ?? {};
  return {
    ...found,
    ...combinedSeries(found.series),
    issuer: { ticker, name },
    isAgent: query.view === 'agent',
    coverage,
  };
}
