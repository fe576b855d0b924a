import { type RawBuilder, sql } from 'kysely';
import type { ComparedRow } from '../../../core/compared-rows.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { BulkTable } from '../../../core/table-rows.ts';
import type { Database } from '../../database.ts';
import { plainDecimal } from './compared-rows.ts';
import type { FilingKey } from './compared-runs.ts';

/** A row that one version alone has, by its position under that version. */
export interface DifferingBulkRow {
  /** Of what the row is about: two readings of it have the same. */
  readonly key: string;
  readonly before: number | null;
  readonly after: number | null;
}

interface BulkPlan {
  readonly rows: string;
  /** Columns of the view: the position, and the document. */
  readonly position: string;
  readonly sequence: string;
  /** Columns that name a row, and those with what it says, as they are stored. */
  readonly key: string;
  readonly body: string;
  /** Columns of the view. */
  readonly values: readonly string[];
  readonly decimals: readonly string[];
}

const SEQUENCE = 'coalesce(t.sequence, o.sequence)';
const CONFIDENCE = 'coalesce(t.confidence, o.confidence)';

/** Entries of dictionaries have one id for equal content, so that ids compare as their content does. */
const PLANS: Readonly<Record<BulkTable, BulkPlan>> = {
  'parsed.xbrl_facts': {
    rows: 'parsed.fact_rows',
    position: 'fact_index',
    sequence: 'sequence',
    key: `${SEQUENCE}, t.concept_id, t.dimension_set_id, t.period_start, t.period_end, t.entity`,
    body: `t.unit_id, t.numeric_value, t.value, t.text_length, t.text_hash, t.is_instant, t.is_nil, t.fact_id,
      t.duplicate_class, t.storage_notes, t.span_start, t.span_end, ${CONFIDENCE}`,
    values: (
      'concept value value_length value_hash numeric_value unit decimals period_start period_end is_instant entity ' +
      'dimensions is_nil fact_id duplicate_class storage_notes'
    ).split(' '),
    decimals: ['numeric_value'],
  },
  'parsed.thirteenf_holdings': {
    rows: 'parsed.holding_rows',
    position: 'ordinal',
    sequence: `substring(source_span from '#(\\d+):')::int`,
    key: `${SEQUENCE}, t.security_id, t.terms_id`,
    body: `t.period_of_report, t.raw_form, t.raw_value, t.value_dollars, t.ssh_prnamt, t.voting_form, t.voting_sole,
      t.voting_shared, t.voting_none, t.span_start, t.span_end, ${CONFIDENCE}`,
    values: (
      'period_of_report name_of_issuer title_of_class cusip figi raw_value value_dollars ssh_prnamt ssh_prnamt_type ' +
      'put_call investment_discretion other_manager voting_sole voting_shared voting_none'
    ).split(' '),
    decimals: ['value_dollars', 'ssh_prnamt', 'voting_sole', 'voting_shared', 'voting_none'],
  },
};

const ROWS_PER_PAGE = 20_000;

/**
 * Passes on the rows of a filing that differ between two versions, in the order of what they are about. Rows are compared
 * by digests within the database: a filing may have a million, of which few differ.
 *
 * @returns rows that both versions have
 */
export async function eachDifferingBulkRow(
  db: Database,
  table: BulkTable,
  { cik, accessionNumber }: FilingKey,
  { before, after }: { readonly before: ParserVersion; readonly after: ParserVersion },
  onPage: (page: readonly DifferingBulkRow[]) => Promise<void>,
): Promise<number> {
  const { rows: stored, key, body } = PLANS[table];
  const hashOf = (columns: string): RawBuilder<unknown> => sql`md5(row(${sql.raw(columns)})::text)::uuid`;
  const ofFiling = sql`
    from ${sql.table(stored)} t join parsed.bulk_outputs o using (cik, output_id, revision)
    where t.cik = ${cik} and o.cik = ${cik} and o.accession_number = ${accessionNumber}
  `;
  return db.transaction().execute(async (trx) => {
    // Equal rows meet one by one: a document may state a fact twice.
    await sql`
      declare differing cursor for
      with digests as (
        select parser_version, key, body, position,
          row_number() over (partition by parser_version, key, body order by position) as nth
        from (
          select o.parser_version, ${hashOf(key)} as key, ${hashOf(body)} as body, t.position
          ${ofFiling} and o.parser_version in (${before}, ${after})
        ) rows
      )
      select key, a.position as before, b.position as after
      from (select * from digests where parser_version = ${before}) a
      full join (select * from digests where parser_version = ${after}) b using (key, body, nth)
      where a.position is null or b.position is null
      order by key, a.position, b.position
    `.execute(trx);
    let removed = 0;
    for (;;) {
      const { rows } = await sql<DifferingBulkRow>`fetch ${sql.raw(String(ROWS_PER_PAGE))} from differing`.execute(trx);
      removed += rows.filter((row) => row.before !== null).length;
      if (rows.length > 0) await onPage(rows);
      if (rows.length < ROWS_PER_PAGE) break;
    }
    const { rows: counts } = await sql<{ rows: number }>`
      select count(*)::float8 as rows ${ofFiling} and o.parser_version = ${before}
    `.execute(trx);
    return (counts[0]?.rows ?? 0) - removed;
  });
}

/** The values of some rows of a filing under a version, in order of their positions. */
export async function bulkRowsAt(
  db: Database,
  table: BulkTable,
  filing: FilingKey,
  version: ParserVersion,
  positions: readonly number[],
): Promise<readonly ComparedRow[]> {
  if (positions.length === 0) return [];
  const { position, sequence, values: columns, decimals } = PLANS[table];
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}, ${sql.raw(sequence)} as sequence, source_span, confidence,
      ${sql.ref(position)} as place
    from ${sql.table(table)}
    where cik = ${filing.cik} and accession_number = ${filing.accessionNumber} and parser_version = ${version}
      and ${sql.ref(position)} = any(${[...positions]}::int[])
    order by ${sql.ref(position)}
  `.execute(db);
  return rows.map((row) => ({
    sequence: row['sequence'] as number,
    place: row['place'] as number,
    values: Object.fromEntries(
      columns.map((column) => [column, decimals.includes(column) ? plainDecimal(row[column]) : row[column]]),
    ),
    spans: {},
    sourceSpan: row['source_span'] as string | null,
    confidence: row['confidence'] as number,
    checks: [],
  }));
}
