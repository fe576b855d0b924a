import { permanentError } from '../../core/errors.ts';
import type { Cik } from '../../core/ids.ts';
import { STATEMENT_KINDS } from '../../core/statements.ts';
import type { Database } from '../../db/database.ts';
import type { RowClocks } from '../../db/repositories/datasets/list-rows.ts';
import { loadStatementColumns, type StoredColumn } from '../../db/repositories/statements/statement-columns.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import { combineStatements } from '../../scoring/statements/financials.ts';
import type {
  RestatedMode,
  SeriesPeriod,
  SeriesPeriodType,
  StatementSeries,
} from '../../scoring/statements/series-types.ts';
import { type SeriesCheck, verifySeries } from '../../scoring/statements/verify-series.ts';

export interface SeriesQuery {
  readonly period: SeriesPeriodType;
  readonly restated: RestatedMode;
  /** ISO 4217 in capitals; null: every currency that the issuer reports in. */
  readonly currency: string | null;
}

/** The statements of an issuer over all its filings. */
export interface IssuerSeries {
  readonly cik: Cik;
  readonly series: StatementSeries;
  /** Relations between the values of years and quarters; none for twelve months. */
  readonly checks: readonly SeriesCheck[];
  /** By filing, for the metadata of what rests on them. */
  readonly columns: ReadonlyMap<string, readonly StoredColumn[]>;
  /** In which the issuer reports, in order. */
  readonly currencies: readonly string[];
}

/**
 * Computed on reading from what was public and stored by the clocks, so that a later filing changes no earlier answer.
 *
 * @throws AppError `currency-not-reported`; what `loadStatementColumns` throws
 */
export async function readIssuerSeries(
  db: Database,
  cik: Cik,
  { period, restated, currency }: SeriesQuery,
  clocks: RowClocks,
): Promise<IssuerSeries> {
  const filed = await loadStatementColumns(db, { cik, statements: STATEMENT_KINDS, clocks });
  const currencies = [...new Set(filed.map((column) => column.currency))].sort();
  if (currency !== null && currencies.length > 0 && !currencies.includes(currency)) {
    const message = `CIK ${cik} reports in ${currencies.join(' and ')}, not in ${currency}; amounts are not converted`;
    throw permanentError('currency-not-reported', message, { context: { currencies } });
  }
  const own = currency === null ? filed : filed.filter((column) => column.currency === currency);
  const series = buildStatementSeries(own, { period, restated });
  const checks = period === 'ttm' ? [] : checksOf(own, series);
  const columns = Map.groupBy(own, ({ accessionNumber }) => accessionNumber as string);
  return { cik, series, checks, columns, currencies };
}

/** Years are compared with the sum of their quarters, so that both are computed. */
function checksOf(columns: readonly StoredColumn[], series: StatementSeries): readonly SeriesCheck[] {
  const { period, restated } = series;
  const of = (wanted: SeriesPeriodType) =>
    combineStatements(wanted === period ? series : buildStatementSeries(columns, { period: wanted, restated }));
  return verifySeries(of('annual'), of('quarter'));
}

/** The stored row of a period: from its newest filing, the one of its dates where there is one. */
export function rowOfPeriod(
  { columns }: Pick<IssuerSeries, 'columns'>,
  {
    statement,
    filing,
    start,
    end,
    currency,
  }: Pick<SeriesPeriod, 'statement' | 'filing' | 'start' | 'end' | 'currency'>,
): StoredColumn {
  const rows = (columns.get(filing.accessionNumber) ?? []).filter(
    (column) => column.statement === statement && column.currency === currency,
  );
  const row =
    rows.find((column) => column.start === start && column.end === end) ??
    rows.find((column) => column.end === end) ??
    rows.at(-1);
  // The series names filings of these columns alone.
  if (row === undefined) throw new Error(`no ${statement} column of ${filing.accessionNumber}`);
  return row;
}
