import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { ConvertibleStatementRow, WarrantStatementRow } from '../../../core/fact-rows.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { CONVERTIBLES, ofIssuers, type RowPlan, readRows, WARRANTS } from '../scores/read-fact-rows.ts';

const FORM = `coalesce((select form from raw.filings f where f.accession_number = t.accession_number), '')`;

const WARRANT_STATEMENTS: RowPlan<WarrantStatementRow> = {
  ...WARRANTS,
  columns: {
    ...WARRANTS.columns,
    valueSpans: 'value_spans',
    form: FORM,
    ratchet: 'ratchet',
    expiresText: 'expires_text',
    priceProtection: 'price_protection',
  },
  numbers: WARRANTS.numbers,
};

const CONVERTIBLE_STATEMENTS: RowPlan<ConvertibleStatementRow> = {
  ...CONVERTIBLES,
  columns: {
    ...CONVERTIBLES.columns,
    valueSpans: 'value_spans',
    form: FORM,
    ratchet: 'ratchet',
  },
  numbers: {
    ...CONVERTIBLES.numbers,
    maturityYear: 'maturity_year',
    interestRate: 'interest_rate',
  },
};

export interface InstrumentRows {
  readonly warrants: readonly WarrantStatementRow[];
  readonly convertibles: readonly ConvertibleStatementRow[];
}

/** What filings stated of warrants and convertibles by an instant, by issuer, in no order. */
export async function loadInstrumentRows(
  db: Database | Transaction,
  query: { readonly ciks: readonly Cik[]; readonly publicTo: IsoTimestamp; readonly computedBy?: IsoTimestamp | null },
): Promise<(cik: Cik) => InstrumentRows> {
  const isPublic = sql`${ofIssuers(query.ciks)} and public_at <= ${query.publicTo}`;
  const warrants = await readRows(db, WARRANT_STATEMENTS, isPublic, query.computedBy);
  const convertibles = await readRows(db, CONVERTIBLE_STATEMENTS, isPublic, query.computedBy);
  return (cik) => ({ warrants: warrants.get(cik) ?? [], convertibles: convertibles.get(cik) ?? [] });
}
