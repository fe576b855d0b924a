import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { MONITOR_DATASETS, type MonitorDataset } from '../../../core/monitor-datasets.ts';
import type { MonitorRow, MonitorSearch } from '../../../core/monitors.ts';
import type { Database, Transaction } from '../../database.ts';
import { type CompiledSearch, compileSearch, usesField } from './compile-search.ts';
import { type RowSource, rowSourceOf } from './dataset-rows.ts';

/** Role of searches: it reads datasets and can do nothing else. */
const READER_ROLE = 'tidemark_reader';
const READER_TIMEOUT_MS = 30_000;

/**
 * Runs `read` in one read-only snapshot, with a limit of time for each statement, and with the rights of the reader's
 * role, where this login may take it.
 */
export function asReader<T>(db: Database, read: (trx: Transaction) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ may: boolean }>`
        select pg_has_role(session_user, oid, 'set') and has_schema_privilege(oid, 'dilution', 'usage') as may
        from pg_roles where rolname = ${READER_ROLE}
      `.execute(trx);
      if (rows[0]?.may) await sql.raw(`set local role ${READER_ROLE}`).execute(trx);
      await sql.raw(`set local statement_timeout = ${READER_TIMEOUT_MS}`).execute(trx);
      return read(trx);
    });
}

/** Rows of a dataset after an instant and up to another (null: without end). Times with microseconds. */
export interface RowWindow {
  readonly dataset: string;
  /** Absent: when rows were recorded; `dated`: when they were news. */
  readonly by?: 'recorded' | 'dated';
  readonly after: string;
  readonly to: string | null;
}

/** How many rows a window has, and the CIKs that watch lists are compared with. */
export async function readWindow(
  trx: Transaction,
  window: RowWindow,
): Promise<{ readonly rows: number; readonly ciks: ReadonlySet<Cik> }> {
  const source = rowSourceOf(window.dataset);
  const [from, watched] = [sql.raw(source.from), sql.raw(source.watched)];
  const { rows } = await sql<{ rows: number; ciks: readonly Cik[] | null }>`
    select count(*)::int as rows, array(select distinct unnest(${watched}) from ${from} where ${isIn(window)}) as ciks
    from ${from} where ${isIn(window)}
  `.execute(trx);
  const [found] = rows;
  return { rows: found?.rows ?? 0, ciks: new Set(found?.ciks ?? []) };
}

/**
 * The next window of at most about `limit` rows (rows recorded at one instant stay together), with the CIKs that watch
 * lists are compared with; null: nothing is new.
 */
export async function nextWindow(
  trx: Transaction,
  { dataset, after, limit }: { readonly dataset: string; readonly after: string; readonly limit: number },
): Promise<{ readonly window: RowWindow; readonly rows: number; readonly ciks: ReadonlySet<Cik> } | null> {
  const source = rowSourceOf(dataset);
  const [from, recorded] = [sql.raw(source.from), sql.raw(source.recorded)];
  const { rows: ends } = await sql<{ to: string | null }>`
    select (
      select ${recorded} from ${from} where ${recorded} > ${after}::timestamptz order by ${recorded} offset ${limit} limit 1
    )::text as to
  `.execute(trx);
  const window = { dataset, after, to: ends[0]?.to ?? null };
  const { rows, ciks } = await readWindow(trx, window);
  return rows === 0 ? null : { window, rows, ciks };
}

function isIn({ dataset, by = 'recorded', after, to }: RowWindow): RawBuilder<boolean> {
  const recorded = sql.raw(rowSourceOf(dataset)[by]);
  return sql<boolean>`${recorded} > ${after}::timestamptz and (${to}::timestamptz is null or ${recorded} <= ${to})`;
}

/** A search with the instant after which rows are new to it. */
export interface Searching {
  readonly search: MonitorSearch;
  readonly after: string;
}

/** A row that satisfies a search, by the search's place in the list. */
export interface FoundRow {
  readonly index: number;
  readonly key: string;
}

/** Searches of different forms that one statement answers: planning more costs more than reading the rows again. */
const SHAPES_AT_ONCE = 50;

interface Shape {
  readonly compiled: CompiledSearch;
  readonly isWatch: boolean;
  readonly members: { readonly index: number; readonly parameters: readonly unknown[] }[];
}

/**
 * Which rows of a window satisfy which searches of its dataset. The rows are read once for all of them: searches of the
 * same form are one join with a table of their parameters.
 *
 * @param scores.methodologyVersion of scores, for searches that name none
 * @returns at most `limit` + 1 pairs
 */
export async function findRows(
  trx: Transaction,
  window: RowWindow,
  searching: readonly Searching[],
  options: { readonly methodologyVersion: string; readonly ciks: ReadonlySet<Cik>; readonly limit: number },
): Promise<readonly FoundRow[]> {
  const dataset = MONITOR_DATASETS.get(window.dataset);
  if (dataset === undefined) throw new TypeError(`no dataset ${window.dataset}`);
  const source = rowSourceOf(window.dataset);
  const shapes = shapesOf(dataset, source, searching, options);
  const found: FoundRow[] = [];
  for (let start = 0; start < shapes.length && found.length <= options.limit; start += SHAPES_AT_ONCE) {
    const some = shapes.slice(start, start + SHAPES_AT_ONCE);
    const used = { previous: some.some((one) => one.compiled.usesPrevious), watch: some.some((one) => one.isWatch) };
    const selects = some.map((shape) => selectOf(shape, searching, options.ciks));
    const { rows } = await sql<FoundRow>`
      with n as materialized (${newRows(source, window, used)})
      select distinct index, key from (${sql.join(selects, sql` union all `)}) found
      limit ${options.limit + 1 - found.length}
    `.execute(trx);
    // Not spread: there may be more than a call takes arguments.
    for (const row of rows) found.push(row);
  }
  return found;
}

function newRows(
  source: RowSource,
  window: RowWindow,
  used: { readonly previous: boolean; readonly watch: boolean },
): RawBuilder<unknown> {
  const columns = Object.entries(source.columns).map(([name, expression]) => `${expression} as ${name}`);
  columns.push(`${source.key} as key`, `${source.recorded} as recorded`);
  if (used.watch) columns.push(`${source.watched} as watched`);
  if (used.previous) {
    columns.push(`(
      select p from score.scores p
      where p.cik = t.cik and p.methodology_version = t.methodology_version and p.as_of_date < t.as_of_date
      order by p.as_of_date desc limit 1
    ) as previous`);
  }
  const list = sql.raw([...new Set(columns)].join(', '));
  return sql`select ${list} from ${sql.raw(source.from)} where ${isIn(window)}`;
}

function shapesOf(
  dataset: MonitorDataset,
  source: RowSource,
  searching: readonly Searching[],
  { methodologyVersion, ciks }: { readonly methodologyVersion: string; readonly ciks: ReadonlySet<Cik> },
): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  for (const [index, { search }] of searching.entries()) {
    const isWatch = search.watch !== null;
    if (isWatch && !search.watch.some((cik) => ciks.has(cik))) continue;
    const compiled = compileSearch(withMethodology(search, methodologyVersion), dataset, source);
    const key = `${isWatch} ${compiled.types.join(' ')} ${compiled.condition}`;
    const shape = shapes.get(key) ?? { compiled, isWatch, members: [] };
    shapes.set(key, shape);
    shape.members.push({ index, parameters: compiled.parameters });
  }
  return [...shapes.values()];
}

/** Several methodologies may score a day; a search that names none is about the current one. */
function withMethodology(search: MonitorSearch, methodologyVersion: string): MonitorSearch {
  if (search.dataset !== 'scores' || usesField(search.where, 'methodologyVersion')) return search;
  const current = { field: 'methodologyVersion', operator: '=', value: methodologyVersion } as const;
  return { ...search, where: { and: [...(search.where === null ? [] : [search.where]), current] } };
}

function selectOf(
  { compiled, isWatch, members }: Shape,
  searching: readonly Searching[],
  ciks: ReadonlySet<Cik>,
): RawBuilder<unknown> {
  const rows = members.map(({ index, parameters }) => ({
    i: index,
    since: searching[index]?.after,
    ...Object.fromEntries(parameters.map((value, at) => [`p${at}`, value])),
  }));
  const columns = ['i int', 'since timestamptz', ...compiled.types.map((type, at) => `p${at} ${type}`)];
  const table = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (${sql.raw(columns.join(', '))})`;
  const matches = sql`n.recorded > m.since and ${sql.raw(compiled.condition)}`;
  if (!isWatch) return sql`select m.i as index, n.key from n join ${table} on ${matches}`;
  const watched = members.flatMap(({ index }) =>
    (searching[index]?.search.watch ?? []).filter((cik) => ciks.has(cik)).map((cik) => ({ i: index, cik })),
  );
  // The fence makes the planner join by issuer first: it knows neither how many monitors nor how many issuers there are.
  return sql`
    select m.i as index, n.key from (
      select n.*, w.i from n
      cross join lateral unnest(n.watched) as c (cik)
      join jsonb_to_recordset(${JSON.stringify(watched)}::jsonb) as w (i int, cik text) on w.cik = c.cik
      offset 0
    ) n
    join ${table} on m.i = n.i and ${matches}
  `;
}

/** The rows of a window with these keys, each once. */
export async function loadRows(
  trx: Transaction,
  window: RowWindow,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Omit<MonitorRow, 'matchedWords'>>> {
  const source = rowSourceOf(window.dataset);
  // Counts are numbers; exact decimals are text, as everywhere.
  const members = Object.entries(source.fields).map(([name, of]) => {
    const value = of('n');
    return `'${name}', case when pg_typeof(${value}) = 'numeric'::regtype then to_jsonb((${value})::text) else to_jsonb(${value}) end`;
  });
  const { rows } = await sql<Omit<MonitorRow, 'matchedWords'>>`
    with n as (${newRows(source, window, { previous: false, watch: false })})
    select distinct on (key) key, cik, accession_number as "accessionNumber", parser_version as "parserVersion",
      raw_source_key as "rawSourceKey", filing_url as "filingUrl", public_at as "publicAt", source_span as "sourceSpan",
      run_id as "runId", recorded::text as "recordedAt", jsonb_build_object(${sql.raw(members.join(', '))}) as values
    from n where key = any(${[...keys]})
    order by key, recorded desc
  `.execute(trx);
  return new Map(rows.map((row) => [row.key, row]));
}

/** The newest date that filings or scores of this database are of; null: there are none. */
export async function newestDate(db: Database | Transaction): Promise<IsoDate | null> {
  const { rows } = await sql<{ date: IsoDate | null }>`
    select greatest((select max(filed_date) from raw.filings), (select max(as_of_date) from score.scores)) as date
  `.execute(db);
  return rows[0]?.date ?? null;
}
