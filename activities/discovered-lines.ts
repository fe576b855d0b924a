import type { SourceRef } from '../core/run-plan.ts';
import type { DiscoveredFiling as FilerLine } from '../db/repositories/filings/filings.ts';
import type { DiscoveredFiling } from '../sources/discovery/discovered-filing.ts';

/** Base of the URLs shown to readers, whatever source the bytes came from. */
const EDGAR = 'https://www.sec.gov';

/** A discovered filing as the lines that the database stores: one for each filer. */
export function linesOf(filing: DiscoveredFiling, source: SourceRef): readonly FilerLine[] {
  return filing.filers.map((filer) => ({
    accessionNumber: filing.accessionNumber,
    cik: filer.cik,
    companyName: filer.companyName || null,
    form: filing.form,
    filedDate: filing.filedDate,
    acceptedAt: filing.acceptedAt?.value ?? null,
    periodOfReport: null,
    url: `${EDGAR}${filer.path}`,
    source,
  }));
}
