import type { IsoDate } from '../../core/dates.ts';
import type { Span } from '../../core/spans.ts';

/** One reporting person of a Schedule 13D or 13G: rows of its cover page. Counts are shares; null where not stated. */
export interface ReportingPerson {
  readonly name: string | null;
  readonly cik: string | null;
  readonly sharesOwned: number | null;
  /** Percent of the class: 8.5 for 8.5 %. */
  readonly percentOfClass: number | null;
  readonly soleVoting: number | null;
  readonly sharedVoting: number | null;
  readonly soleDispositive: number | null;
  readonly sharedDispositive: number | null;
  /** True: box (a), a member of a group; false: box (b); null: neither is marked. */
  readonly memberOfGroup: boolean | null;
  /** Codes of the form: `IA`, `HC`, `IN`, … */
  readonly typeOfReportingPerson: readonly string[];
  readonly citizenship: string | null;
}

export interface OwnershipReport {
  readonly form: string | null;
  readonly issuer: { readonly name: string | null; readonly cik: string | null; readonly cusip: string | null };
  readonly securitiesClass: string | null;
  /** Date of the event that requires the filing. */
  readonly eventDate: IsoDate | null;
  readonly amendment: number | null;
  readonly reportingPersons: readonly ReportingPerson[];
}

/** What a reader returns: the report, the span of each value by path, and facts that confidence depends on. */
export interface ReadReport {
  readonly report: OwnershipReport;
  readonly spans: Readonly<Record<string, Span>>;
  /** Amount and percent repeated in Item 4 of a 13G with one person; null where there is no such item. */
  readonly repeated: { readonly sharesOwned: number | null; readonly percentOfClass: number | null } | null;
  /** Paths of rows that are blank or could not be read; a row without a number ("N/A", "see row 5") counts as read. */
  readonly unread: readonly string[];
  /** Paths of rows with several numbers, of classes or of a range: the first was taken. */
  readonly doubtful: readonly string[];
  /** Read from the sentences of Item 5, for lack of a cover page. */
  readonly isProse: boolean;
  /** Several persons share the answers of the items. */
  readonly isShared?: boolean;
  /** Paths of names that occur nowhere else in the schedule. */
  readonly namesOnce: readonly string[];
  /** Numbers of outstanding shares that its words state. */
  readonly outstanding: readonly number[];
  /** The cover says that the class has no CUSIP. */
  readonly hasNoCusip: boolean;
  /** The date of the event is not in the format of EDGAR's form: a digit may be missing. */
  readonly hasOddDate?: boolean;
  /** Elements are not properly nested: the content of one may belong to another. */
  readonly isBroken?: boolean;
  readonly isStructured: boolean;
}

/** The counted rows of a cover page, in the form's order. */
export const COUNTS = ['soleVoting', 'sharedVoting', 'soleDispositive', 'sharedDispositive', 'sharesOwned'] as const;
export const NUMBERS = [...COUNTS, 'percentOfClass'] as const;

export const PERSON_TYPES: ReadonlySet<string> = new Set('BD BK IC IV IA EP HC SA CP CO PN IN FI OO'.split(' '));
