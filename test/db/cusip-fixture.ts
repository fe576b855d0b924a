import { sql } from 'kysely';
import type { ParserVersion } from '../../core/ids.ts';
import { type BeneficialOwnerValues, SUBJECT_COMPANY_CHECK } from '../../core/rows-beneficial-ownership.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { type CusipListCounts, type CusipSecurity, replaceCusipList } from '../../db/repositories/lists/cusip-lists.ts';
import { readCusipList } from '../../sources/cusip-list/read-cusip-list.ts';
import { accessionOf, date, instant, rowMeta } from './fixtures.ts';

export const VERSION = 'beneficial-ownership@1' as ParserVersion;
export const QUARTER = date('2023-12-31');

/** An 80-character line of the list. */
export function line(cusip: string, name: string, description = 'COM', mark = ''): string {
  return `${cusip} ${name.padEnd(30)}${description.padEnd(27)}${mark.padEnd(12)}E`;
}

export const LINES = [
  line('037833100', 'NORTHGATE ICE CO'),
  line('88554D205', 'LARKMERE HLDGS INC', 'CL A', '*A*'),
  line('594918104', 'TWIN NAMES CORP'),
  line('594918104', 'OTHER NAMES CORP'),
];

/** Stores an edition of the list of `QUARTER`. */
export function storeList(
  db: Database,
  lines: readonly string[],
  publicAt: string,
  publicAtBasis: 'stated' | 'stored' = 'stated',
): Promise<CusipListCounts> {
  const { securities, unread } = readCusipList(Buffer.from(lines.join('\r\n')));
  const [first] = securities;
  if (!first) throw new Error('no line');
  const rawSourceKey = first.sourceSpan.split('#')[0] as Parameters<typeof replaceCusipList>[1]['rawSourceKey'];
  return replaceCusipList(db, {
    quarter: QUARTER,
    rawSourceKey,
    publicAt: instant(publicAt),
    publicAtBasis,
    unreadLines: unread.length,
    securities: securities satisfies readonly CusipSecurity[],
  });
}

const SCHEDULE: BeneficialOwnerValues = {
  form: 'SC 13G',
  issuerName: 'Northgate Ice Company',
  issuerCik: '200',
  cusip: '037833100',
  securitiesClass: 'Common Stock',
  eventDate: date('2023-12-29'),
  amendment: null,
  name: 'Larkmere Capital, L.P.',
  personCik: null,
  sharesOwned: '10',
  percentOfClass: '5.31',
  soleVoting: '10',
  sharedVoting: '0',
  soleDispositive: '10',
  sharedDispositive: '0',
  memberOfGroup: null,
  typeOfReportingPerson: [],
  citizenship: null,
};

/** Stores a schedule with the subject company of its header. */
export async function storeSchedule(
  db: Database,
  n: number,
  publicAt: string,
  change: Partial<BeneficialOwnerValues> = {},
  header: { readonly cik?: string; readonly name?: string; readonly issuerAgrees?: boolean } = {},
): Promise<void> {
  const accession = accessionOf(n);
  const meta = rowMeta({
    parserVersion: VERSION,
    accessionNumber: accession,
    crossValidations: [{ name: SUBJECT_COMPANY_CHECK, passed: header.issuerAgrees ?? true }],
  });
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
    values (${accession}, ${meta.cik}, 'SC 13G', '2024-02-01', ${publicAt}, false, 'u', 'edgar')
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name) values
      (${header.cik ?? '200'}, ${accession}, 'subject-company', ${header.name ?? 'NORTHGATE ICE CO'}),
      ('900', ${accession}, 'filed-by', 'LARKMERE CAPITAL LP')
  `.execute(db);
  const values = { ...SCHEDULE, ...change };
  await db
    .transaction()
    .execute((trx) => replaceRows(trx, 'parsed.beneficial_owners', [meta], [{ values, meta, ordinal: 0 }]));
}
