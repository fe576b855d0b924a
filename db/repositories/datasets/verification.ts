import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey, Sha256 } from '../../../core/ids.ts';
import type { Reason } from '../../../core/parser.ts';
import type { FilingSelector } from '../../../core/run-plan.ts';
import { formatSourceSpan, type SourceSpan, type Span } from '../../../core/spans.ts';
import type { Database } from '../../database.ts';
import { selectedFilings } from '../filings/filing-selection.ts';

/** A processed filing with the parsers that ran over it and their stored runs. */
export interface FilingToVerify {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly filedDate: IsoDate;
  readonly form: string;
  readonly acceptedAt: IsoTimestamp | null;
  readonly publicAt: IsoTimestamp;
  readonly parserVersions: readonly ParserVersion[];
  readonly runs: readonly {
    readonly parserVersion: ParserVersion;
    readonly sequence: number;
    readonly outputHash: Sha256;
  }[];
  /** Every parser that was rejected with one of the query's codes. */
  readonly rejections: readonly { readonly parserVersion: ParserVersion; readonly reason: Reason }[];
}

/** The next page of processed filings with the chosen parsers (null: all) and their runs, by accession number. */
export async function pageFilingsToVerify(
  db: Database,
  query: {
    readonly selector: FilingSelector;
    readonly parserIds: readonly string[] | null;
    readonly rejectionCodes: readonly string[];
    readonly after: AccessionNumber | null;
    readonly limit: number;
  },
): Promise<readonly FilingToVerify[]> {
  const ofParser = (id: ReturnType<typeof sql>) =>
    query.parserIds === null ? sql`true` : sql`${id} = any(${[...query.parserIds]})`;
  const { rows } = await sql<FilingToVerify>`
    select f.accession_number as "accessionNumber", f.raw_source_key as "rawSourceKey", f.filed_date as "filedDate",
      f.form, f.accepted_at as "acceptedAt", f.public_at as "publicAt",
      array(
        select v from ops.parser_sets s cross join unnest(s.parser_versions) v
        where s.parser_set = f.parser_set and ${ofParser(sql`split_part(v, '@', 1)`)}
      ) as "parserVersions",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'parserVersion', r.parser_version, 'sequence', r.sequence, 'outputHash', r.output_hash)), '[]')
        from ops.parse_runs r where r.accession_number = f.accession_number and ${ofParser(sql`r.parser_id`)}
      ) as runs,
      coalesce((
        select jsonb_agg(distinct jsonb_build_object('parserVersion', b.parser_version, 'reason', b.reasons -> 0))
        from ops.parse_runs b
        where b.accession_number = f.accession_number and b.status = 'rejected'
          and b.reasons -> 0 ->> 'code' = any(${[...query.rejectionCodes]})), '[]') as rejections
    from raw.filings f
    where ${selectedFilings({ selector: query.selector, states: ['processed'] })}
      and f.accession_number > ${query.after ?? ''}
    order by f.accession_number limit ${query.limit}
  `.execute(db);
  return rows;
}

/** Tables whose rows carry `value_spans`, as `schema.table`; read from the catalog, so that none is forgotten. */
export async function tablesWithSpans(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_schema || '.' || c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'value_spans' and t.table_type = 'BASE TABLE' order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

export interface StoredSpan {
  readonly accessionNumber: AccessionNumber;
  readonly table: string;
  readonly column: string;
  readonly sourceSpan: SourceSpan;
}

/** Bulk tables, with one span a row. */
const FACTS = 'parsed.xbrl_facts';
const HOLDINGS = 'parsed.thirteenf_holdings';
/** Of both; it holds when their rows were verified. */
const OUTPUTS = 'parsed.bulk_outputs';
/** One filing may have half a million holdings. */
const HOLDINGS_PER_PAGE = 20_000;

/** Every table that parsers write: they all carry spans. */
export async function verifiedTables(db: Database): Promise<readonly string[]> {
  return [...(await tablesWithSpans(db)), FACTS, HOLDINGS];
}

/** Every span of some filings' rows in the given tables, and those of their XBRL facts. */
export async function storedSpans(
  db: Database,
  tables: readonly string[],
  accessionNumbers: readonly AccessionNumber[],
): Promise<readonly StoredSpan[]> {
  const wanted = [...accessionNumbers];
  const parts = tables.map(
    (table) => sql`
      select t.accession_number, ${table}::text as "table", s.key as "column", s.value as span
      from ${sql.table(table)} t cross join lateral jsonb_each_text(t.value_spans) s
      where t.accession_number = any(${wanted})`,
  );
  parts.push(sql`
    select t.accession_number, ${FACTS}::text, t.concept, t.source_span from ${sql.table(FACTS)} t
    where t.accession_number = any(${wanted}) and t.source_span is not null`);
  const { rows } = await sql<StoredSpan>`
    select accession_number as "accessionNumber", "table", "column", span as "sourceSpan"
    from (${sql.join(parts, sql` union all `)}) spans
  `.execute(db);
  return rows;
}

/** The spans of a filing's 13F holdings, page by page. */
export async function* holdingSpans(
  db: Database,
  accessionNumber: AccessionNumber,
): AsyncGenerator<readonly StoredSpan[]> {
  const { rows: outputs } = await sql<{ id: number; cik: Cik }>`
    select distinct output_id as id, cik from parsed.bulk_outputs where accession_number = ${accessionNumber}
    order by 1
  `.execute(db);
  for (const { id, cik } of outputs) {
    for (let after = -1; ; ) {
      const { rows } = await sql<Omit<Span, 'text'> & { position: number; rawSourceKey: RawSourceKey }>`
        select t.position, 'sha256:' || encode(o.raw_sha256, 'hex') as "rawSourceKey",
          coalesce(t.sequence, o.sequence) as sequence, t.span_start as start, t.span_end as "end"
        from parsed.holding_rows t join parsed.bulk_outputs o using (cik, output_id, revision)
        where t.cik = ${cik} and t.output_id = ${id} and t.position > ${after}::integer
        order by t.position limit ${HOLDINGS_PER_PAGE}
      `.execute(db);
      yield rows.map(({ position, rawSourceKey, ...span }) => ({
        accessionNumber,
        table: HOLDINGS,
        column: String(position),
        sourceSpan: formatSourceSpan(rawSourceKey, span),
      }));
      after = rows.at(-1)?.position ?? after;
      if (rows.length < HOLDINGS_PER_PAGE) break;
    }
  }
}

/** Sets `verified_at` on the filings' rows of these parser versions. */
export async function markVerified(
  db: Database,
  tables: readonly string[],
  accessionNumbers: readonly AccessionNumber[],
  parserVersions: readonly ParserVersion[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of [...tables, OUTPUTS]) {
      await sql`
        update ${sql.table(table)} set verified_at = now()
        where accession_number = any(${[...accessionNumbers]}) and parser_version = any(${[...parserVersions]})
      `.execute(trx);
    }
  });
}
