import { sql } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { Database, Transaction } from '../database.ts';

interface SpanRow {
  readonly accessionNumber: AccessionNumber;
  readonly parserVersion: ParserVersion;
  readonly sourceSpan: SourceSpan | null;
  readonly valueSpans: Readonly<Record<string, SourceSpan>>;
}

const keyOf = (of: Pick<FactRef, 'accessionNumber' | 'parserVersion' | 'sourceSpan'>): string =>
  `${of.accessionNumber}|${of.parserVersion}|${of.sourceSpan}`;

/**
 * Where the single values of offerings and public floats stand, which facts name by their row's leading span alone:
 * null where a row has no such value, or where two rows cannot be told apart.
 */
export async function loadStatementSpans(
  db: Database | Transaction,
  query: { readonly ciks: readonly Cik[]; readonly publicTo: IsoTimestamp },
): Promise<(source: FactRef, field: string) => SourceSpan | null> {
  const { rows } = await sql<SpanRow>`
    select accession_number as "accessionNumber", parser_version as "parserVersion", source_span as "sourceSpan",
      value_spans as "valueSpans"
    from (
      select cik, public_at, accession_number, parser_version, source_span, value_spans
      from dilution.current_offering_events
      union all
      select cik, public_at, accession_number, parser_version, source_span, value_spans
      from dilution.current_share_float_history
    ) statements
    where cik = any(${[...query.ciks]}) and public_at <= ${query.publicTo} and source_span is not null
  `.execute(db);
  const byStatement = Map.groupBy(rows, keyOf);
  return (source, field) => {
    const [row, another] = byStatement.get(keyOf(source)) ?? [];
    return another === undefined ? (row?.valueSpans[field] ?? null) : null;
  };
}
