import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { AccessionNumber, Cik } from './ids.ts';

/** What a filer is in a submission: most have one `filer`; ownership forms have a subject and filed-by parties. */
export type FilerRole = 'filer' | 'subject-company' | 'filed-by' | 'reporting-owner' | 'issuer' | 'filed-for' | 'other';

export interface SubmissionFiler {
  readonly role: FilerRole;
  readonly cik: Cik;
  readonly name: string | null;
  /** SEC file number of this filer's part, for example `"333-277095"`. */
  readonly fileNumber: string | null;
  /** Further file numbers where its part states several (a prospectus of two registrations). */
  readonly otherFileNumbers?: readonly string[];
  readonly filmNumber: string | null;
  readonly sic: string | null;
  readonly stateOfIncorporation: string | null;
  /** Fiscal year end as MMDD, as printed. */
  readonly fiscalYearEnd: string | null;
  /** FORM TYPE of this filer's part where it is stated. */
  readonly formType: string | null;
  /** FORMER COMPANY sections, as printed; the date is that of the change away from the name. */
  readonly formerNames?: readonly { readonly name: string; readonly changedOn: IsoDate | null }[];
}

export interface SubmissionHeader {
  readonly accessionNumber: AccessionNumber | null;
  /** CONFORMED SUBMISSION TYPE: `"10-K"`, `"8-K/A"`. */
  readonly form: string | null;
  readonly filedDate: IsoDate | null;
  readonly periodOfReport: IsoDate | null;
  /** From `<ACCEPTANCE-DATETIME>` (US Eastern), in UTC; null where the header states none. */
  readonly acceptedAt: IsoTimestamp | null;
  /** 8-K item numbers as printed in ITEM INFORMATION or `<ITEMS>` (the titles of the tagged form, the numbers of the other). */
  readonly items: readonly string[];
  readonly filers: readonly SubmissionFiler[];
}

/** One `<DOCUMENT>` of a submission. Offsets are in bytes of the whole submission, body only (inside TEXT and its XBRL/XML/PDF wrapper). */
export interface SubmissionDocument {
  readonly sequence: number;
  /** `<TYPE>` as printed: `"10-K"`, `"EX-21.1"`, `"XML"`, `"GRAPHIC"`. */
  readonly type: string;
  readonly filename: string | null;
  readonly description: string | null;
  readonly byteStart: number;
  readonly byteEnd: number;
  /** WHATWG name of the encoding the body was decoded with; `"binary"` for uuencoded documents. */
  readonly encoding: string;
  readonly isBinary: boolean;
  /** Decoded body, decoded at first use; the empty string for binary documents. Spans count in its UTF-16 units. */
  readonly text: string;
  /**
   * True for a Form 13F table that is too large to be held: `bytes()` is its beginning and `text` is empty; its rows
   * were read as they streamed by (`ParseContext.streamed`).
   */
  readonly isBeginning?: true;
  /** The document's own bytes: the uudecoded payload of a binary, else the body as it stands. */
  bytes(): Uint8Array;
}

export interface Submission {
  readonly header: SubmissionHeader;
  readonly documents: readonly SubmissionDocument[];
  /** What the reader had to mend: missing end tags, duplicate sequences, truncated uuencoding. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}
