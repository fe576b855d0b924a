import type { Selectable } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';
import type { Schema } from '../../schema.ts';
import { currentRows } from './dataset-source.ts';

/** Datasets whose rows belong to one issuer. */
export type IssuerView =
  | 'dilution.current_offering_events'
  | 'dilution.current_issuances'
  | 'dilution.current_cash_position'
  | 'dilution.current_lockups'
  | 'dilution.current_rights_of_first_refusal'
  | 'dilution.current_reverse_splits'
  | 'dilution.current_corporate_actions'
  | 'parsed.current_beneficial_owners'
  | 'parsed.current_voting_meetings'
  | 'parsed.current_voting_nominees'
  | 'parsed.current_voting_proposals';

export type IssuerRow<V extends IssuerView> = Selectable<Schema[V]>;

/** An issuer's rows of one dataset that were public by an instant, as the promoted parser read them, newest first. */
export async function loadIssuerRows<V extends IssuerView>(
  db: Database | Transaction,
  view: V,
  query: { readonly cik: Cik; readonly publicTo: IsoTimestamp | null; readonly limit: number },
): Promise<readonly IssuerRow<V>[]> {
  const { cik, publicTo, limit } = query;
  const rows = await db
    .selectFrom(currentRows<IssuerView>(view, null))
    .selectAll()
    .where('cik', '=', cik)
    .where((is) => (publicTo === null ? is.lit(true) : is('public_at', '<=', publicTo)))
    .orderBy('public_at', 'desc')
    .orderBy('accession_number', 'desc')
    .orderBy('source_span')
    .limit(limit)
    .execute();
  return rows as unknown as readonly IssuerRow<V>[];
}

/** The span of a column of a row: its own, else the row's. @param column camelCase */
export function spanOfColumn(
  row: { readonly value_spans: Readonly<Record<string, SourceSpan>>; readonly source_span: SourceSpan | null },
  column: string,
): SourceSpan | null {
  return row.value_spans[column] ?? row.source_span;
}
