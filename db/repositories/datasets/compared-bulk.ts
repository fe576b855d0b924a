import { type RawBuilder, sql } from 'kysely';
import type { ComparedRow } from '../../../core/compared-rows.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { BulkTable } from '../../../core/table-rows.ts';
import type { Database } from '../../database.ts';
import { plainDecimal } from './compared-rows.ts';
import type { FilingKey } from './compared-runs.ts';

/** What one row of a bulk table is about, and all that it says, as hashes; its values are read only where they differ. */
export interface BulkDigest {
  readonly key: string;
  readonly body: string;
  readonly position: number;
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

const DIGESTS_PER_PAGE = 20_000;

/** The rows of a filing under a version, ordered by key, then body: a filing may have a million. */
export async function* bulkDigests(
  db: Database,
  table: BulkTable,
  filing: FilingKey,
  version: ParserVersion,
): AsyncGenerator<BulkDigest> {
  const { rows: stored, key, body } = PLANS[table];
  const hashOf = (columns: string): RawBuilder<unknown> => sql`md5(row(${sql.raw(columns)})::text)::uuid`;
  let last: BulkDigest | null = null;
  for (;;) {
    const since: RawBuilder<unknown> =
      last === null
        ? sql`true`
        : sql`(key, body, position) > (${last.key}::uuid, ${last.body}::uuid, ${last.position})`;
    const { rows }: { readonly rows: readonly BulkDigest[] } = await sql<BulkDigest>`
      select key, body, position from (
        select ${hashOf(key)} as key, ${hashOf(body)} as body, t.position
        from ${sql.table(stored)} t join parsed.bulk_outputs o using (cik, output_id, revision)
        where t.cik = ${filing.cik} and o.cik = ${filing.cik} and o.accession_number = ${filing.accessionNumber}
          and o.parser_version = ${version}
      ) digests
      where ${since} order by key, body, position limit ${DIGESTS_PER_PAGE}
    `.execute(db);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < DIGESTS_PER_PAGE) return;
  }
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
