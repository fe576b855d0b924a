import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { SegmentDimension, SegmentMetric, SegmentPeriod } from '../../../core/rows-segmented-facts.ts';
import type { Database, Transaction } from '../../database.ts';
import { METADATA_COLUMNS } from '../../row-metadata.ts';
import type { Schema } from '../../schema.ts';
import { firstFilersOf } from '../statements/statement-columns.ts';
import { clockedRows } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';
import { refuseUnpromoted } from './listed-versions.ts';

/** A row with what the issuer's other filings say about the same part and period. */
export type SegmentedFactRow = Pick<
  Selectable<Schema['parsed.all_segmented_facts']>,
  (typeof COLUMNS)[number] | 'value_spans'
> & {
  /** Filings that state it. */
  readonly stated_in: number;
  /** Whether they state different values. */
  readonly is_restated: boolean;
};

export interface SegmentedFactQuery {
  readonly cik: Cik;
  readonly metric: SegmentMetric | null;
  /** Any of them. */
  readonly dimensions: readonly SegmentDimension[] | null;
  readonly periodKinds: readonly SegmentPeriod[] | null;
  /** With its prefix or without. */
  readonly member: string | null;
  readonly currency: string | null;
  /** Whether a breakdown is shown under every concept, and not only under the one to take. */
  readonly isEveryConcept: boolean;
  readonly restated: 'first' | 'latest';
  readonly clocks: RowClocks;
  readonly offset: number;
  readonly limit: number;
}

const VALUE_COLUMNS = [
  'entity_cik',
  'metric',
  'concept',
  'is_primary',
  'dimension',
  'axes',
  'members',
  'label',
  'role',
  'is_leaf',
  'parent',
  'depth',
  'period_start',
  'period_end',
  'period_kind',
  'value',
  'currency',
  'total',
  'total_concept',
  'share_of_total',
  'compared_with',
  'compared_value',
  'leaves_sum',
  'adjustments_sum',
  'agrees',
] as const satisfies readonly (keyof Schema['parsed.all_segmented_facts'])[];
const COLUMNS = ['cik', 'ordinal', ...METADATA_COLUMNS, ...VALUE_COLUMNS] as const;

const placeOf = (rows: string) =>
  sql.join(
    ['period_end desc', 'starts desc', 'metric', 'dimension', 'currency', 'concept', 'ordinal'].map((column) =>
      sql.raw(`${rows}.${column}`),
    ),
  );
const PLACE = placeOf('o');
const PAGE_PLACE = placeOf('p');

/** Whether the parts of one breakdown and period add up, over the rows of a group. */
const RECONCILED = sql`bool_or(o.is_leaf and o.agrees) is true
  and bool_or(o.is_leaf and o.role = 'member' and o.agrees is false) is not true`;

/**
 * The history of an issuer's segmented facts, the newest periods first. All parts of one breakdown and period come from one
 * filing: the latest, or the first, whose parts add up, else the latest or the first. So parts before and after a change of
 * segments are never mixed.
 *
 * @returns a page, and how many rows there are on all pages
 */
export async function segmentedFactHistory(
  db: Database | Transaction,
  query: SegmentedFactQuery,
): Promise<{ readonly rows: readonly SegmentedFactRow[]; readonly count: number }> {
  const { restated, member, offset, limit } = query;
  const order = restated === 'latest' ? sql`desc` : sql`asc`;
  const concept = query.isEveryConcept ? sql`concept` : sql`''`;
  const selected = [...COLUMNS, 'value_spans'].map((name) => sql.ref(`o.${name}`));
  const ofMember =
    member === null
      ? sql`true`
      : sql`exists (select from unnest(o.members) m where m = ${member} or split_part(m, ':', 2) = ${member})`;
  const source = await ownRows(db, query);
  // Only the columns that decide what a page has: the others are read for its rows alone.
  const { rows } = await sql<SegmentedFactRow & { readonly all_rows: string }>`
    with own as materialized (
      select t.cik, t.accession_number, t.parser_version, t.ordinal, t.public_at, t.metric, t.concept, t.dimension,
        t.currency, t.axes, t.members, t.period_end, t.value, t.role, t.is_leaf, t.agrees, ${concept} as of_concept,
        coalesce(t.period_start, t.period_end) as starts
      from ${source} t where ${sql.join(conditions(query), sql` and `)}
    ),
    chosen as (
      select distinct on (o.metric, o.of_concept, o.dimension, o.currency, o.starts, o.period_end)
        o.metric, o.of_concept, o.dimension, o.currency, o.starts, o.period_end, o.accession_number, o.parser_version
      from own o
      group by o.metric, o.of_concept, o.dimension, o.currency, o.starts, o.period_end, o.accession_number,
        o.parser_version, o.public_at
      order by o.metric, o.of_concept, o.dimension, o.currency, o.starts, o.period_end, (${RECONCILED}) desc,
        o.public_at ${order}, o.accession_number ${order}
    ),
    page as materialized (
      select o.*, count(*) over () as all_rows from own o
      join chosen using (metric, of_concept, dimension, currency, starts, period_end, accession_number, parser_version)
      where ${ofMember}
      order by ${PLACE} limit ${limit} offset ${offset}
    ),
    stated as (
      select p.accession_number, p.parser_version, p.ordinal, count(*)::int as stated_in,
        min(w.value) <> max(w.value) as is_restated
      from page p join own w using (metric, concept, axes, currency, starts, period_end)
      group by p.accession_number, p.parser_version, p.ordinal
    )
    select ${sql.join(selected)}, s.stated_in, s.is_restated, p.all_rows
    from page p
    join stated s using (accession_number, parser_version, ordinal)
    cross join lateral (
      select r.* from ${source} r
      where r.cik = p.cik and r.accession_number = p.accession_number and r.parser_version = p.parser_version
        and r.ordinal = p.ordinal
      offset 0
    ) o
    order by ${PAGE_PLACE}
  `.execute(db);
  if (rows.length > 0 || offset === 0) return { rows, count: Number(rows[0]?.all_rows ?? 0) };
  const { count } = await segmentedFactHistory(db, { ...query, offset: 0, limit: 1 });
  return { rows, count };
}

/** What an issuer's filings say about one metric by one dimension. */
export interface SegmentedMetric {
  readonly metric: SegmentMetric;
  readonly dimension: SegmentDimension;
  /** Filings with rows of it. */
  readonly filings: number;
  readonly newestFiling: AccessionNumber;
  /** Ends of the oldest and newest period. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Periods of the newest filing, and those whose parts add up. */
  readonly periods: number;
  readonly reconciledPeriods: number;
  readonly currencies: readonly string[];
}

/** Of every metric and dimension that any filing of the issuer states. */
export async function segmentedMetrics(
  db: Database | Transaction,
  query: Pick<SegmentedFactQuery, 'cik' | 'clocks'>,
): Promise<readonly SegmentedMetric[]> {
  const { rows } = await sql<SegmentedMetric>`
    with own as materialized (
      select t.*, coalesce(t.period_start, t.period_end) as starts
      from ${await ownRows(db, query)} t where ${sql.join(conditions(query), sql` and `)}
    ),
    broken as (
      select o.metric, o.dimension, o.currency, o.accession_number, o.public_at, o.period_end, (${RECONCILED}) as reconciled
      from own o
      group by o.metric, o.dimension, o.accession_number, o.public_at, o.currency, o.starts, o.period_end
      having bool_or(o.is_leaf)
    ),
    filed as (
      select metric, dimension, accession_number, public_at, min(period_end) as oldest, max(period_end) as newest,
        array_agg(distinct currency) as currencies, count(*)::int as periods, (count(*) filter (where reconciled))::int as reconciled,
        row_number() over (partition by metric, dimension order by public_at desc, accession_number desc) as age
      from broken group by metric, dimension, accession_number, public_at
    )
    select metric, dimension, count(*)::int as filings, min(oldest) as "from", max(newest) as "to",
      max(accession_number) filter (where age = 1) as "newestFiling",
      (max(periods) filter (where age = 1))::int as periods,
      (max(reconciled) filter (where age = 1))::int as "reconciledPeriods",
      max(currencies) filter (where age = 1) as currencies
    from filed group by metric, dimension order by metric, dimension
  `.execute(db);
  return rows;
}

/** Rows of an issuer's reports, also of those that it files jointly under another filer. */
async function ownRows(
  db: Database | Transaction,
  { cik, clocks }: Pick<SegmentedFactQuery, 'cik' | 'clocks'>,
): Promise<RawBuilder<unknown>> {
  if (clocks.parserVersion !== null && clocks.computedBy !== null) {
    await refuseUnpromoted(db, clocks.parserVersion, clocks.computedBy);
  }
  const others = await firstFilersOf(db, cik);
  // Of one filer as an equality: the planner reads its rows and its filings by the keys, however many rows there are.
  const filers = [cik, ...others];
  const own =
    others.length === 0
      ? sql`r.cik = ${cik} and r.filing_cik = ${cik}`
      : sql`r.cik = any(${filers}) and r.filing_cik = any(${filers})`;
  return sql`(
    select r.* from ${clockedRows('parsed.segmented_facts', clocks)} r
    where ${own} and coalesce(r.entity_cik, r.cik) = ${cik}
  )`;
}

function conditions(query: Partial<SegmentedFactQuery>): readonly RawBuilder<boolean>[] {
  const { metric = null, dimensions = null, periodKinds = null, currency = null, isEveryConcept = false } = query;
  return [
    ...(metric === null ? [] : [sql<boolean>`t.metric = ${metric}`]),
    ...(dimensions === null ? [] : [sql<boolean>`t.dimension = any(${[...dimensions]})`]),
    ...(periodKinds === null ? [] : [sql<boolean>`t.period_kind = any(${[...periodKinds]})`]),
    ...(currency === null ? [] : [sql<boolean>`t.currency = ${currency}`]),
    isEveryConcept ? sql<boolean>`true` : sql<boolean>`t.is_primary`,
  ];
}
