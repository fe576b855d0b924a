import { sql } from 'kysely';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Reason } from '../../../core/parser.ts';
import type { FilerRole, SubmissionDocument, SubmissionFiler, SubmissionHeader } from '../../../core/submission.ts';
import type { Transaction } from '../../database.ts';
import { recordset, upsertRows } from '../../upsert.ts';
import { markFilers } from './filing-filers.ts';
import { supersedeFilingTimes } from './filing-times.ts';

export type DocumentRecord = Pick<
  SubmissionDocument,
  'sequence' | 'type' | 'filename' | 'description' | 'byteStart' | 'byteEnd' | 'encoding' | 'isBinary'
>;

/** A submission's header and documents. */
export interface SplitSubmission {
  readonly accessionNumber: AccessionNumber;
  readonly header: SubmissionHeader;
  readonly documents: readonly DocumentRecord[];
  readonly warnings: readonly Reason[];
}

/** Whose filing it is when several are named: by role in this order, then in header order. */
const ROLE_ORDER: readonly FilerRole[] = [
  'filer',
  'subject-company',
  'issuer',
  'filed-for',
  'filed-by',
  'reporting-owner',
  'other',
];

/** The issuer that keys a filing's rows; null if the header names none. */
function primaryCikOf(filers: readonly SubmissionFiler[]): Cik | null {
  const sorted = filers.toSorted((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role));
  return sorted[0]?.cik ?? null;
}

/**
 * Records headers, filers and documents. The header's acceptance time replaces an estimate and any other source's; its
 * filers, if it has any, replace the index's. Recording the same again is a no-op.
 */
export async function recordSubmissions(trx: Transaction, submissions: readonly SplitSubmission[]): Promise<void> {
  if (submissions.length === 0) return;
  await recordHeaders(trx, submissions);
  await replaceFilers(trx, submissions);
  await markFilers(
    trx,
    submissions.map(({ accessionNumber }) => accessionNumber),
  );
  await replaceDocuments(trx, submissions);
}

async function recordHeaders(trx: Transaction, submissions: readonly SplitSubmission[]): Promise<void> {
  const stated = submissions.map(({ accessionNumber, header }) => ({ accessionNumber, acceptedAt: header.acceptedAt }));
  const times = await supersedeFilingTimes(trx, stated, { onlyMissing: false });
  const newTimes = new Map(times.map((time) => [time.accession_number, time]));
  const rows = submissions.map(({ accessionNumber, header, warnings }) => ({
    accession_number: accessionNumber,
    cik: primaryCikOf(header.filers),
    ...newTimes.get(accessionNumber),
    period_of_report: header.periodOfReport,
    header,
    warnings,
  }));
  await sql`
    update raw.filings f
    set cik = coalesce(i.cik, f.cik),
        accepted_at = coalesce(i.accepted_at, f.accepted_at),
        public_at = coalesce(i.public_at, f.public_at),
        public_at_estimated = coalesce(i.public_at_estimated, f.public_at_estimated),
        period_of_report = coalesce(i.period_of_report, f.period_of_report),
        header = i.header,
        warnings = i.warnings
    from ${recordset('raw.filings', rows)} i
    where f.accession_number = i.accession_number
      and (f.header is distinct from i.header or f.warnings is distinct from i.warnings or i.accepted_at is not null)
  `.execute(trx);
}

async function replaceFilers(trx: Transaction, submissions: readonly SplitSubmission[]): Promise<void> {
  const named = submissions.filter(({ header }) => header.filers.length > 0);
  const rows = new Map<string, Record<string, unknown>>();
  for (const { accessionNumber, header } of named) {
    for (const filer of header.filers) {
      const key = `${accessionNumber} ${filer.cik} ${filer.role}`;
      // A filer may be listed once per file number; the first entry counts.
      if (rows.has(key)) continue;
      rows.set(key, {
        cik: filer.cik,
        accession_number: accessionNumber,
        role: filer.role,
        name: filer.name,
        file_number: filer.fileNumber,
        film_number: filer.filmNumber,
        sic: filer.sic,
        state_of_incorporation: filer.stateOfIncorporation,
        fiscal_year_end: filer.fiscalYearEnd,
      });
    }
  }
  const incoming = [...rows.values()];
  await sql`
    delete from raw.filing_filers t
    where t.accession_number = any(${named.map(({ accessionNumber }) => accessionNumber)})
      and (t.cik, t.accession_number, t.role) not in (
        select i.cik, i.accession_number, i.role from ${recordset('raw.filing_filers', incoming)} i
      )
  `.execute(trx);
  await upsertRows(trx, {
    table: 'raw.filing_filers',
    key: ['cik', 'accession_number', 'role'],
    touched: [],
    rows: incoming,
  });
}

async function replaceDocuments(trx: Transaction, submissions: readonly SplitSubmission[]): Promise<void> {
  const incoming = submissions.flatMap(({ accessionNumber, documents }) =>
    documents.map((document) => ({
      accession_number: accessionNumber,
      sequence: document.sequence,
      type: document.type,
      filename: document.filename,
      description: document.description,
      byte_start: document.byteStart,
      byte_end: document.byteEnd,
      encoding: document.encoding,
      is_binary: document.isBinary,
    })),
  );
  await sql`
    delete from raw.documents t
    where t.accession_number = any(${submissions.map(({ accessionNumber }) => accessionNumber)})
      and (t.accession_number, t.sequence) not in (
        select i.accession_number, i.sequence from ${recordset('raw.documents', incoming)} i
      )
  `.execute(trx);
  await upsertRows(trx, {
    table: 'raw.documents',
    key: ['accession_number', 'sequence'],
    touched: [],
    rows: incoming,
  });
}
