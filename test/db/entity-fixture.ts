import { sql } from 'kysely';
import type { IsoDate } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { instant, rowMeta } from './fixtures.ts';

export const IDENTITIES = 'filer-identity@1' as ParserVersion;

export interface CoverPage {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly day: IsoDate;
  readonly name: string;
  readonly tickers: readonly string[];
}

/** Stores a 10-K with its filer's name in the header and the tickers on its cover page. */
export async function storeIdentity(db: Database, { cik, accessionNumber, day, name, tickers }: CoverPage) {
  const publicAt = instant(`${day}T20:00:00.000Z`);
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
    values (${accessionNumber}, ${cik}, '10-K', ${day}, ${publicAt}, false, 'u', 'edgar')
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name, sic)
    values (${cik}, ${accessionNumber}, 'filer', ${name}, '2834')
  `.execute(db);
  const meta = rowMeta({ cik, accessionNumber, parserVersion: IDENTITIES });
  const rows = tickers.map((ticker, ordinal) => ({
    values: {
      name,
      ticker,
      exchange: 'NASDAQ',
      securityTitle: ordinal === 0 ? 'Common Stock' : 'Warrants',
      documentType: '10-K',
      documentPeriodEnd: null,
      fiscalYearEnd: null,
      isShellCompany: null,
      filerCategory: null,
    },
    meta,
    ordinal,
  }));
  await db.transaction().execute((trx) => replaceRows(trx, 'parsed.filer_identities', [meta], rows));
}
