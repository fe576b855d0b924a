import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Cik, ParserVersion } from '../../../core/ids.ts';
import type { DatasetTable } from '../../../core/table-rows.ts';
import { isoTimestampOf } from '../../column-types.ts';
import type { Database, Transaction } from '../../database.ts';
import type { Schema } from '../../schema.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';
import { datasetSource } from './dataset-source.ts';
import { type FilingPlace, type FilingWindow, filingWindows, hasManyRows } from './filing-windows.ts';
import { refuseUnpromoted } from './listed-versions.ts';

/** The rows of a dataset, as its views show them. */
export type DatasetRow<T extends DatasetTable> = Selectable<
  Schema[T extends `${infer S}.${infer N}` ? Extract<`${S}.all_${N}`, keyof Schema> : never]
>;

/** A condition on one column: compared, among several, beginning with a text, with all its words, or stated at all. */
export type RowFilter<Row> = {
  readonly [C in keyof Row & string]:
    | { readonly column: C; readonly is: '=' | '<' | '<=' | '>' | '>='; readonly value: NonNullable<Row[C]> }
    | { readonly column: C; readonly is: 'in'; readonly value: readonly NonNullable<Row[C]>[] }
    | { readonly column: C; readonly is: 'starts'; readonly value: string }
    | { readonly column: C; readonly is: 'words'; readonly value: string }
    | { readonly column: C; readonly is: 'stated'; readonly value: boolean };
}[keyof Row & string];

/** What a reader may know: what was public, and what the engine had computed, by an instant. Null: by now. */
export interface RowClocks {
  readonly publicTo: IsoTimestamp | null;
  readonly computedBy: IsoTimestamp | null;
  /** Rows of this version instead of the promoted ones. */
  readonly parserVersion: ParserVersion | null;
}

export interface RowListQuery<T extends DatasetTable, C extends keyof DatasetRow<T> & string> {
  readonly table: T;
  readonly columns: readonly C[];
  /** All of them hold. */
  readonly where?: readonly RowFilter<DatasetRow<T>>[];
  /** Rows of one filer; null or absent: of all. */
  readonly cik?: Cik | null;
  /** A condition that few rows of an index satisfy: all of them are read and sorted, as those of one filer are. */
  readonly among?: RowFilter<DatasetRow<T>> | null;
  /** Only filings that were public at that instant or later. */
  readonly publicFrom?: IsoTimestamp | null;
  readonly clocks: RowClocks;
  /** Of the previous page; null: the first page. */
  readonly cursor: number | null;
  readonly limit: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Null: there are no more. */
  readonly nextCursor: number | null;
}

/** A cursor is the number of the filing at which a page ended, times this, plus the rows of it that were listed. */
const ROWS_OF_FILING = 1_000_000;

/** Where a page begins: at a filing, of which some rows are listed already. */
interface PageStart extends FilingPlace {
  readonly filingNumber: bigint;
  readonly listed: number;
}

/**
 * A page of a dataset's rows, those of the newest filings first, and within a filing as they stand in it. A page begins
 * where the previous one ended, by an index: rows of other filings that come in between move nothing, and the last page
 * costs what the first does. The columns that place a row come with those asked for.
 *
 * @throws AppError `unknown-cursor`; `version-not-promoted` where `computedBy` cannot show the parser version
 * @example
 * const { rows, nextCursor } = await listRows(db, {
 *   table: 'dilution.warrants', columns: [...METADATA_COLUMNS, 'label'], cik, clocks, cursor: null, limit: 10,
 *   where: [{ column: 'status', is: '=', value: 'outstanding' }],
 * });
 */
export async function listRows<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  db: Database | Transaction,
  query: RowListQuery<T, C>,
): Promise<RowPage<Pick<DatasetRow<T>, C>>> {
  const { clocks, cursor, limit } = query;
  if (clocks.parserVersion !== null && clocks.computedBy !== null) {
    await refuseUnpromoted(db, clocks.parserVersion, clocks.computedBy);
  }
  const start = cursor === null || cursor === 0 ? null : await readCursor(db, query, cursor);
  const rows = await rowsFrom(db, query, start);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, nextCursor: null };
  const sameFiling = page.filter(({ filing_number: number }) => number === last.filing_number).length;
  const listed = sameFiling + (start?.filingNumber === last.filing_number ? start.listed : 0);
  return { rows: page, nextCursor: Number(last.filing_number) * ROWS_OF_FILING + listed };
}

type Numbered<T extends DatasetTable, C extends keyof DatasetRow<T> & string> = Pick<DatasetRow<T>, C> & {
  readonly filing_number: bigint;
};

/** One row more than the page has, if there is one. */
async function rowsFrom<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  db: Database | Transaction,
  query: RowListQuery<T, C>,
  start: PageStart | null,
): Promise<readonly Numbered<T, C>[]> {
  const { cik = null, among = null, clocks, limit, table } = query;
  const { computedBy } = clocks;
  const where = conditions(query, start);
  const isAcross = computedBy !== null && cik === null && among === null;
  if (!isAcross || !(await hasManyRows(db, table))) {
    return readRows(db, query, { source: sourceOf(query), where, limit: limit + 1, offset: start?.listed ?? 0 });
  }
  // No index has the order of an earlier time: rows are looked up by filing, a window of filings after the other.
  const wanted = (start?.listed ?? 0) + limit + 1;
  const found: Numbered<T, C>[] = [];
  for await (const window of filingWindows(db, { from: start ?? newestPlace(clocks), computedBy })) {
    const source = sql`
      unnest(${window.filings.map((one) => one.cik)}::text[], ${window.filings.map((one) => one.accessionNumber)}::text[])
        as w (cik, accession_number)
      cross join lateral (
        select * from ${rowsAt(query)} r where r.cik = w.cik and r.accession_number = w.accession_number offset 0
      ) t`;
    const inWindow = [...where, ...placeConditions(window)];
    found.push(...(await readRows(db, query, { source, where: inWindow, limit: wanted - found.length, offset: 0 })));
    if (found.length >= wanted || isBefore(window, query.publicFrom ?? null)) break;
  }
  return found.slice(start?.listed ?? 0);
}

/** The filings of an instant and earlier: no accession number is greater. */
function newestPlace({ publicTo }: RowClocks): FilingPlace | null {
  return publicTo === null ? null : { publicAt: publicTo, accessionNumber: '9999999999-99-999999' };
}

function placeConditions({ before, downTo }: FilingWindow): readonly RawBuilder<boolean>[] {
  const place = ({ publicAt, accessionNumber }: FilingPlace) => sql`(${publicAt}::timestamptz, ${accessionNumber})`;
  return [
    ...(before === null ? [] : [sql<boolean>`(t.public_at, t.filing_accession) < ${place(before)}`]),
    ...(downTo === null ? [] : [sql<boolean>`(t.public_at, t.filing_accession) >= ${place(downTo)}`]),
  ];
}

/** Whether what follows the window became public before an instant. */
function isBefore({ downTo }: FilingWindow, instant: IsoTimestamp | null): boolean {
  return downTo !== null && instant !== null && isoTimestampOf(downTo.publicAt) < instant;
}

async function readRows<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  db: Database | Transaction,
  { columns, table }: RowListQuery<T, C>,
  read: {
    readonly source: RawBuilder<unknown>;
    readonly where: readonly RawBuilder<boolean>[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<readonly Numbered<T, C>[]> {
  const selected = [...new Set<string>([...columns, 'filing_number'])].map((name) => sql.ref(`t.${name}`));
  const place = OWN_KEYS[table].map((name) => sql.ref(`t.${name}`));
  const { rows } = await sql<Numbered<T, C>>`
    select ${sql.join(selected)} from ${read.source}
    where ${sql.join(read.where, sql` and `)}
    order by t.public_at desc, t.filing_accession desc, ${sql.join([...place, sql`t.parser_version`])}
    limit ${read.limit} offset ${read.offset}
  `.execute(db);
  return rows;
}

/** Of one filer all rows are read and sorted, whatever the planner expects: they are few, in tables of many. */
function sourceOf<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  query: RowListQuery<T, C>,
): RawBuilder<unknown> {
  const { cik = null, among = null } = query;
  const few = [
    ...(cik === null ? [] : [sql`t.cik = ${cik} and t.filing_cik = ${cik}`]),
    ...(among === null ? [] : [conditionOf(among)]),
  ];
  if (few.length === 0) return sql`${rowsAt(query)} t`;
  return sql`(select t.* from ${rowsAt(query)} t where ${sql.join(few, sql` and `)} offset 0) t`;
}

type RowsAt = Pick<RowListQuery<DatasetTable, never>, 'clocks' | 'table'>;

function rowsAt({ table, clocks }: RowsAt): RawBuilder<unknown> {
  const [schema = '', name = ''] = table.split('.');
  const prefix = clocks.parserVersion !== null && clocks.computedBy === null ? 'all' : 'current';
  return datasetSource(`${schema}.${prefix}_${name}`, clocks.computedBy);
}

function conditions<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  query: RowListQuery<T, C>,
  start: PageStart | null,
): readonly RawBuilder<boolean>[] {
  const { clocks, publicFrom = null } = query;
  const found = [...rowConditions(query)];
  if (clocks.publicTo !== null) found.push(sql`t.public_at <= ${clocks.publicTo}`);
  if (publicFrom !== null) found.push(sql`t.public_at >= ${publicFrom}`);
  if (start !== null) {
    found.push(sql`(t.public_at, t.filing_accession) <= (${start.publicAt}::timestamptz, ${start.accessionNumber})`);
  }
  return found;
}

/** What holds of a row whatever its filing. */
function rowConditions<T extends DatasetTable, C extends keyof DatasetRow<T> & string>({
  where = [],
  among = null,
  clocks,
}: RowListQuery<T, C>): readonly RawBuilder<boolean>[] {
  const all = among === null ? where : [among, ...where];
  const found = all.map((filter) => conditionOf(filter as RowFilter<Record<string, unknown>>));
  const version = clocks.parserVersion;
  return [version === null ? sql`true` : sql`t.parser_version = ${version}`, ...found];
}

function conditionOf(filter: RowFilter<Record<string, unknown>>): RawBuilder<boolean> {
  const column = sql.ref(`t.${filter.column}`);
  if (filter.is === 'stated') return filter.value === true ? sql`${column} is not null` : sql`${column} is null`;
  if (filter.is === 'words') {
    return sql`to_tsvector('simple', coalesce(${column}, '')) @@ plainto_tsquery('simple', ${filter.value})`;
  }
  if (filter.is === 'in') return sql`${column} = any(${filter.value})`;
  if (filter.is === 'starts') return sql`starts_with(${column}, ${filter.value})`;
  return sql`${column} ${sql.raw(filter.is)} ${filter.value}`;
}

async function readCursor<T extends DatasetTable, C extends keyof DatasetRow<T> & string>(
  db: Database | Transaction,
  query: RowListQuery<T, C>,
  cursor: number,
): Promise<PageStart> {
  if (!Number.isSafeInteger(cursor) || cursor < 0) throw unknownCursor(cursor);
  const number = Math.floor(cursor / ROWS_OF_FILING);
  // Times as text, with their microseconds. More rows than the filing has are not skipped: they would be those of others.
  const { rows } = await sql<Omit<PageStart, 'filingNumber'>>`
    select coalesce(s.public_at, f.public_at)::text as "publicAt", f.accession_number as "accessionNumber",
      least(${cursor % ROWS_OF_FILING}::int, (
        select count(*)::int from ${rowsAt(query)} t
        where t.cik = f.cik and t.accession_number = f.accession_number
          and ${sql.join(rowConditions(query), sql` and `)}
      )) as listed
    from raw.filings f
    left join lateral (
      select o.public_at from raw.superseded_filing_times o
      where o.accession_number = f.accession_number and o.superseded_at > ${query.clocks.computedBy}
      order by o.superseded_at limit 1
    ) s on true
    where f.filing_number = ${number}
  `.execute(db);
  const [filing] = rows;
  if (!filing) throw unknownCursor(cursor);
  return { filingNumber: BigInt(number), ...filing };
}

function unknownCursor(cursor: number): AppError {
  const message = `no page ended with the cursor ${cursor}; give the nextCursor of the previous page`;
  return new AppError(message, { code: 'unknown-cursor', retryable: false, context: { cursor } });
}
