import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { InstrumentStatement } from '../../../core/instruments.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import type { RowMetaColumns } from '../../tables/columns.ts';
import type { ConvertiblesTable, WarrantsTable } from '../../tables/lockups-and-rofr.ts';
import { convertibleFact, ofFirstDocuments, warrantFact } from '../scores/overhang-facts.ts';
import { factRef } from '../scores/read-fact-rows.ts';

type WithForm<T> = Selectable<T> & { readonly form: string };

/**
 * What filings stated of warrants and convertibles by an instant, by issuer: the statements whose counts scores are
 * made from, whole. Of each filing only the first document that states any counts.
 */
export async function loadInstrumentStatements(
  db: Database | Transaction,
  query: { readonly ciks: readonly Cik[]; readonly publicTo: IsoTimestamp },
): Promise<ReadonlyMap<Cik, readonly InstrumentStatement[]>> {
  const rowsOf = async <T extends RowMetaColumns>(view: string): Promise<readonly WithForm<T>[]> => {
    const { rows } = await sql<WithForm<T>>`
      select t.*, coalesce(f.form, '') as form from ${sql.table(view)} t left join raw.filings f using (accession_number)
      where t.cik = any(${[...query.ciks]}) and t.public_at <= ${query.publicTo}
      order by t.cik, t.public_at, t.accession_number, t.sequence, t.ordinal
    `.execute(db);
    return rows;
  };
  const warrants = ofFirstDocuments(await rowsOf<WarrantsTable>('dilution.current_warrants'));
  const convertibles = ofFirstDocuments(await rowsOf<ConvertiblesTable>('dilution.current_convertibles'));
  const statements = [
    ...warrants.map((row) => ({ cik: row.cik, statement: warrantStatement(row) })),
    ...convertibles.map((row) => ({ cik: row.cik, statement: convertibleStatement(row) })),
  ];
  const byIssuer = Map.groupBy(statements, ({ cik }) => cik);
  return new Map([...byIssuer].map(([cik, own]) => [cik, own.map(({ statement }) => statement)]));
}

function warrantStatement(row: WithForm<WarrantsTable>): InstrumentStatement {
  return {
    ...warrantFact(row, factRef(row)),
    sequence: row.sequence,
    ordinal: row.ordinal,
    form: row.form,
    label: row.label,
    state: row.status,
    principal: null,
    interestRate: null,
    exercisableOn: row.exercisable_from,
    expiresText: row.expires_text,
    priceProtection: row.price_protection,
    ratchet: row.ratchet,
    isSharesComputed: false,
    spans: renamed(row.value_spans, { count: 'shares', exercisePrice: 'price' }),
  };
}

function convertibleStatement(row: WithForm<ConvertiblesTable>): InstrumentStatement {
  const fact = convertibleFact(row, factRef(row));
  return {
    ...fact,
    sequence: row.sequence,
    ordinal: row.ordinal,
    form: row.form,
    label: row.label,
    state: null,
    principal: numberOfDecimal(row.principal),
    interestRate: numberOfDecimal(row.interest_rate),
    exercisableOn: null,
    expiresText: row.maturity === null && row.maturity_year !== null ? String(row.maturity_year) : null,
    priceProtection: null,
    ratchet: row.ratchet,
    isSharesComputed: row.shares_issuable === null && fact.shares !== null,
    spans: renamed(row.value_spans, { sharesIssuable: 'shares', conversionPrice: 'price', maturity: 'expires' }),
  };
}

/** Spans of a row's columns under the names of the ledger's fields. */
function renamed(
  spans: Readonly<Record<string, SourceSpan>>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, SourceSpan>> {
  return Object.fromEntries(Object.entries(spans).map(([column, span]) => [names[column] ?? column, span]));
}
