import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
import type { CrossValidation } from '../../../core/parser.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';
import { snakeCase } from '../../names.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';

/** A stored row that was read from a span, as a whole or in some of its values. */
export interface ValueAtSpan {
  /** `dilution.warrants`. */
  readonly dataset: string;
  /** Columns read from this span, in camelCase, with their values; empty where the span is only the row's own. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly parserVersion: ParserVersion;
  readonly isPromoted: boolean;
  readonly materializationVersion: string;
  readonly extractionTraceId: string;
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
  readonly modelVersion: string | null;
  readonly verifiedAt: IsoTimestamp;
  readonly recordedAt: IsoTimestamp;
}

interface SpanRow extends Omit<ValueAtSpan, 'values'> {
  readonly values: Readonly<Record<string, unknown>>;
  readonly valueSpans: Readonly<Record<string, string>>;
}

const MOST_ROWS = 20;
const COMMON = sql`t.parser_version as "parserVersion",
  exists (select from ops.promotions p where p.parser_version = t.parser_version and p.active) as "isPromoted",
  t.materialization_version as "materializationVersion", t.extraction_trace_id as "extractionTraceId",
  t.confidence::float8 as confidence, t.cross_validations as "crossValidations", t.model_version as "modelVersion",
  t.verified_at as "verifiedAt", t.recorded_at as "recordedAt"`;

/** The stored values that were read from a span, those of promoted parser versions first. */
export async function loadValuesAtSpan(
  db: Database | Transaction,
  accessionNumber: AccessionNumber,
  span: SourceSpan,
): Promise<readonly ValueAtSpan[]> {
  const ofFiling = sql`t.accession_number = ${accessionNumber}
    and t.cik in (select cik from raw.filing_filers where accession_number = ${accessionNumber})`;
  const datasets = Object.keys(OWN_KEYS).map(
    (dataset) => sql`
      select ${dataset}::text as dataset, to_jsonb(t) as "values", t.value_spans as "valueSpans", ${COMMON}
      from ${sql.table(dataset.replace('.', '.all_'))} t
      where ${ofFiling}
        and (t.source_span = ${span} or exists (select from jsonb_each_text(t.value_spans) v where v.value = ${span}))`,
  );
  const { rows } = await sql<SpanRow>`
    select * from (${sql.join(datasets, sql` union all `)}) found
    order by "isPromoted" desc, dataset limit ${MOST_ROWS}
  `.execute(db);
  const { rows: facts } = await sql<SpanRow>`
    select 'parsed.xbrl_facts' as dataset, jsonb_build_object('concept', t.concept, 'value', t.value, 'unit', t.unit,
        'periodStart', t.period_start, 'periodEnd', t.period_end) as "values", '{}'::jsonb as "valueSpans", ${COMMON}
    from parsed.xbrl_facts t where ${ofFiling} and t.source_span = ${span} limit ${MOST_ROWS}
  `.execute(db);
  const { rows: holdings } = await sql<SpanRow>`
    select 'parsed.thirteenf_holdings' as dataset, jsonb_build_object('nameOfIssuer', t.name_of_issuer, 'cusip', t.cusip,
        'valueDollars', t.value_dollars, 'amount', t.ssh_prnamt) as "values", '{}'::jsonb as "valueSpans", ${COMMON}
    from parsed.thirteenf_holdings t where ${ofFiling} and t.source_span = ${span} limit ${MOST_ROWS}
  `.execute(db);
  return [...rows.map((row) => ownValues(row, span)), ...facts, ...holdings].slice(0, MOST_ROWS);
}

/** The columns that were read from the span. */
function ownValues({ values, valueSpans, ...row }: SpanRow, span: SourceSpan): ValueAtSpan {
  const columns = Object.entries(valueSpans).flatMap(([name, own]) => (own === span ? [name] : []));
  return { ...row, values: Object.fromEntries(columns.map((name) => [name, values[snakeCase(name)] ?? null])) };
}
