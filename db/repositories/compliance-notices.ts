import type { IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { Database, Transaction } from '../database.ts';

/** What a notice says besides its step. */
export interface ComplianceNotice {
  readonly form: string;
  readonly filingUrl: string;
  /** As printed: `"5550(a)(2)"`. */
  readonly rule: string | null;
  readonly cureDeadline: IsoDate | null;
}

/** The notices of an issuer by where a step of a procedure came from; null where a source is not among them. */
export async function loadComplianceNotices(
  db: Database | Transaction,
  cik: Cik,
): Promise<(source: FactRef) => ComplianceNotice | null> {
  const rows = await db
    .selectFrom('dilution.current_exchange_compliance')
    .select(['accession_number', 'source_span', 'form', 'filing_url', 'rule', 'cure_deadline'])
    .where('cik', '=', cik)
    .orderBy('accession_number')
    .orderBy('sequence')
    .orderBy('ordinal')
    .execute();
  const notices = new Map(rows.map((row) => [`${row.accession_number}|${row.source_span}`, row]));
  return ({ accessionNumber, sourceSpan }) => {
    const row = notices.get(`${accessionNumber}|${sourceSpan}`);
    return row ? { form: row.form, filingUrl: row.filing_url, rule: row.rule, cureDeadline: row.cure_deadline } : null;
  };
}
