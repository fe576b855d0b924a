import type { IsoDate } from '../core/dates.ts';
import type { HeaderFiler } from './header-filer.ts';
import type { Dialect } from './html.ts';
import type { FilingFacts } from './truth.ts';

/** A document before it is put into its submission. */
export interface DraftDocument {
  readonly type: string;
  readonly filename: string;
  readonly description?: string;
  /** Text, or bytes to uuencode. */
  readonly body: string | Uint8Array;
  readonly encoding?: Dialect['encoding'];
  /** Element that EDGAR puts inside TEXT around XML, instances and inline documents. */
  readonly wrapper?: 'XML' | 'XBRL';
  /** Name of the layout that rendered it, for the truth. */
  readonly layout: string;
}

/** A filing before it gets its accession number. */
export interface FilingDraft {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly periodOfReport?: IsoDate;
  /** File number under the 1933 or the 1934 Act. */
  readonly fileNumber: string;
  /** Who files about the filer of the draft, which is then the subject company. */
  readonly filedBy?: HeaderFiler;
  /** Items of an 8-K. */
  readonly items?: readonly string[];
  readonly effectivenessDate?: IsoDate;
  readonly documents: readonly DraftDocument[];
  readonly truth: FilingFacts;
  /** Fiscal year and period of a periodic report. */
  readonly report?: { readonly fiscalYear: number; readonly fiscalPeriod: string; readonly inline: boolean };
}

/** File numbers of Securities Act registrations start with 333. */
export function actOf(draft: FilingDraft): '33' | '34' {
  return draft.fileNumber.startsWith('333-') ? '33' : '34';
}

/** An HTML document in the dialect it was rendered with. */
export function htmlDocument(
  type: string,
  filename: string,
  body: string,
  dialect: Dialect,
  layout: string,
): DraftDocument {
  const { encoding, name } = dialect;
  return { type, filename, description: type, body, encoding, layout: `${layout}/${name}` };
}
