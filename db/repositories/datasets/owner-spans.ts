import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';

/** The spans of reporting persons' values, by `<accession number> <ordinal>`. */
export async function loadOwnerSpans(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<
  ReadonlyMap<
    string,
    { readonly value_spans: Readonly<Record<string, SourceSpan>>; readonly source_span: SourceSpan | null }
  >
> {
  if (accessionNumbers.length === 0) return new Map();
  const { rows } = await sql<{
    key: string;
    value_spans: Readonly<Record<string, SourceSpan>>;
    source_span: SourceSpan | null;
  }>`
    select o.accession_number || ' ' || o.ordinal as key, o.value_spans, o.source_span
    from parsed.current_beneficial_owners o
    where o.accession_number = any(${[...accessionNumbers]})
      and o.cik in (select cik from raw.filing_filers f where f.accession_number = any(${[...accessionNumbers]}))
  `.execute(db);
  return new Map(rows.map(({ key, ...spans }) => [key, spans]));
}
