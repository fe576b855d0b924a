import type { IsoDate } from '../core/dates.ts';
import type { Dialect } from './html.ts';
import type { DraftDocument } from './submission-writer.ts';
import type { FilingFacts } from './truth.ts';

/** 8-K item titles as EDGAR prints them in ITEM INFORMATION. */
export const ITEM_TITLES: Readonly<Record<string, string>> = {
  '1.01': 'Entry into a Material Definitive Agreement',
  '3.01': 'Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing',
  '3.02': 'Unregistered Sales of Equity Securities',
  '3.03': 'Material Modifications to Rights of Security Holders',
  '5.03': 'Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year',
  '5.07': 'Submission of Matters to a Vote of Security Holders',
  '8.01': 'Other Events',
  '9.01': 'Financial Statements and Exhibits',
};

/** A filing that a timeline has decided on; it gets its accession number when it is written. */
export interface FilingDraft {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly periodOfReport: IsoDate | null;
  readonly act: '33' | '34';
  /** 33- or 34-act file number of the filing. */
  readonly fileNumber: string | null;
  readonly items: readonly string[];
  readonly effectivenessDate: IsoDate | null;
  readonly documents: readonly DraftDocument[];
  readonly truth: FilingFacts;
  /** Fiscal year and period of a periodic report. */
  readonly report: { readonly fiscalYear: number; readonly fiscalPeriod: string; readonly inline: boolean } | null;
}

/** An HTML document in the dialect it was rendered with. */
export function htmlDocument(
  type: string,
  filename: string,
  body: string,
  dialect: Dialect,
  layout: string,
): DraftDocument {
  return {
    type,
    filename,
    description: type,
    body,
    encoding: dialect.encoding,
    wrapper: null,
    layout: `${layout}/${dialect.name}`,
  };
}
