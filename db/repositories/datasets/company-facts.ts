import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import { copyRows } from '../../copy.ts';
import type { Transaction } from '../../database.ts';

/** A fact that SEC's companyfacts attributes to a filing: a second source beside the filing's own facts. */
export interface CompanyFact {
  readonly accessionNumber: AccessionNumber;
  /** Prefixed: `us-gaap:Assets`. */
  readonly concept: string;
  readonly unit: string;
  /** Null for instants. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly value: DecimalText;
  readonly form: string | null;
  readonly filedDate: IsoDate | null;
}

/**
 * Adds an issuer's companyfacts. Stored ones remain, even if SEC drops them later.
 *
 * @returns how many were new
 */
export async function insertCompanyFacts(
  trx: Transaction,
  issuer: { readonly cik: Cik; readonly rawSourceKey: RawSourceKey },
  facts: Iterable<CompanyFact>,
): Promise<number> {
  await sql`
    create temporary table if not exists incoming_company_facts (like parsed.company_facts including defaults)
    on commit drop
  `.execute(trx);
  await sql`truncate incoming_company_facts`.execute(trx);
  await copyRows(
    trx,
    'incoming_company_facts',
    [
      'cik',
      'accession_number',
      'concept',
      'unit',
      'period_start',
      'period_end',
      'value',
      'form',
      'filed_date',
      'raw_source_key',
    ],
    fieldsOf(issuer, facts),
  );
  const result = await sql`
    insert into parsed.company_facts select * from incoming_company_facts on conflict do nothing
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0n);
}

function* fieldsOf(issuer: { readonly cik: Cik; readonly rawSourceKey: RawSourceKey }, facts: Iterable<CompanyFact>) {
  for (const fact of facts) {
    yield [
      issuer.cik,
      fact.accessionNumber,
      fact.concept,
      fact.unit,
      fact.start,
      fact.end,
      fact.value,
      fact.form,
      fact.filedDate,
      issuer.rawSourceKey,
    ];
  }
}
