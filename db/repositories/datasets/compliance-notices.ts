import type { ComplianceState, ComplianceStep } from '../../../core/compliance.ts';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { currentRows } from './dataset-source.ts';

/** A notice's details beside its step. */
export interface ComplianceNotice {
  readonly form: string;
  readonly filingUrl: string;
  /** As printed: `"5550(a)(2)"`. */
  readonly rule: string | null;
  readonly cureDeadline: IsoDate | null;
}

/** Identifies a step of a deficiency among those that one source span states. */
export interface NoticedStep extends Pick<ComplianceState, 'exchange' | 'deficiency'> {
  readonly step: ComplianceStep;
}

/** An issuer's notices by step; null where it has none for a step. */
export async function loadComplianceNotices(
  db: Database | Transaction,
  cik: Cik,
  computedBy: IsoTimestamp | null = null,
): Promise<(noticed: NoticedStep) => ComplianceNotice | null> {
  const rows = await db
    .selectFrom(currentRows('dilution.current_exchange_compliance', computedBy))
    .select(['accession_number', 'source_span', 'exchange', 'deficiency', 'stage', 'form', 'filing_url', 'rule'])
    .select(['filed_date', 'notice_date', 'cure_deadline'])
    .where('cik', '=', cik)
    .orderBy('accession_number')
    .orderBy('sequence')
    .orderBy('ordinal')
    .execute();
  const keyOf = (...parts: readonly (string | null)[]): string => parts.join('|');
  const notices = new Map(
    rows.map((row) => {
      const { accession_number: accession, source_span: span, exchange, deficiency, stage } = row;
      // A step without a date of its own has the filing date, as in `complianceFacts`.
      return [keyOf(accession, span, exchange, deficiency, stage, row.notice_date ?? row.filed_date), row];
    }),
  );
  return ({ exchange, deficiency, step: { noticeDate, source, status } }) => {
    const row = notices.get(keyOf(source.accessionNumber, source.sourceSpan, exchange, deficiency, status, noticeDate));
    return row ? { form: row.form, filingUrl: row.filing_url, rule: row.rule, cureDeadline: row.cure_deadline } : null;
  };
}
