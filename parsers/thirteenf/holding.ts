import type { IsoDate } from '../../core/dates.ts';

/** Shares of one row by voting authority; null where the column is blank or the element missing, 0 where 0 is printed. */
export interface VotingAuthority {
  readonly sole: number | null;
  readonly shared: number | null;
  readonly none: number | null;
}

/** One row of an information table as printed, before the unit of its value is decided. */
export interface TableRow {
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  /** As printed, upper case, without the spaces and hyphens of text tables; never a number: leading zeros are part of it. */
  readonly cusip: string | null;
  readonly figi: string | null;
  /** The value as printed: `"1,032,528"`. */
  readonly rawValue: string | null;
  /** `rawValue` as a number, in the table's own unit. */
  readonly value: number | null;
  readonly sshPrnamt: number | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
  /** `SOLE`, `DFND` (shared-defined), `OTR` (shared-other); other words as printed. */
  readonly investmentDiscretion: string | null;
  /** Sequence numbers of other managers as printed: `"4,8,11"`. */
  readonly otherManager: string | null;
  readonly votingAuthority: VotingAuthority;
  /** Range of the row in its document, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Names of a row's values, in the order of the form's columns: the last members of their paths. */
export const ROW_FIELDS = [
  'nameOfIssuer',
  'titleOfClass',
  'cusip',
  'figi',
  'valueDollars',
  'sshPrnamt',
  'sshPrnamtType',
  'putCall',
  'investmentDiscretion',
  'otherManager',
  'votingAuthority.sole',
  'votingAuthority.shared',
  'votingAuthority.none',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** Where a row's values stand: start and end of each of `ROW_FIELDS`, flat; -1 where there is none. */
export type RowPlaces = readonly number[];

/** A row as the parser gives it. */
export interface Holding extends Omit<TableRow, 'value' | 'start' | 'end'> {
  /** US dollars: the value times 1,000 where the table is in thousands. */
  readonly valueDollars: number | null;
  /** Where the whole row stands: document and range. */
  readonly source: { readonly sequence: number; readonly start: number; readonly end: number };
}

export interface OtherManager {
  /** Its number in the list of included managers; null in the list of managers that report for this one. */
  readonly number: number | null;
  readonly name: string | null;
  readonly fileNumber: string | null;
  readonly cik: string | null;
}

export type AmendmentType = 'RESTATEMENT' | 'NEW HOLDINGS';

/** Cover and summary page. Values are those of the cover, in the cover's own unit. */
export interface CoverPage {
  readonly reportType: string | null;
  readonly periodOfReport: IsoDate | null;
  readonly managerName: string | null;
  readonly fileNumber: string | null;
  readonly isAmendment: boolean | null;
  readonly amendmentNumber: number | null;
  readonly amendmentType: AmendmentType | null;
  readonly confidentialOmitted: boolean | null;
  readonly entryTotal: number | null;
  readonly valueTotal: number | null;
  /** What the cover says of its own unit: text covers print "(thousands)". */
  readonly statedUnit: ValueUnit | null;
  readonly otherIncludedManagersCount: number | null;
  /** Managers whose holdings this report includes. */
  readonly includedManagers: readonly OtherManager[];
  /** Managers that report holdings of this one. */
  readonly reportingManagers: readonly OtherManager[];
}

export type ValueUnit = 'dollars' | 'thousands';

export interface ThirteenfResult {
  readonly form: string | null;
  readonly reportType: string | null;
  readonly periodOfReport: IsoDate | null;
  readonly managerName: string | null;
  readonly fileNumber: string | null;
  readonly isAmendment: boolean;
  readonly amendmentNumber: number | null;
  readonly amendmentType: AmendmentType | null;
  readonly confidentialOmitted: boolean | null;
  /** Rows of the table. */
  readonly entries: number;
  /** Sum of the rows' values, US dollars. */
  readonly totalValueDollars: number | null;
  readonly valueUnit: ValueUnit | null;
  /** What decided the unit. */
  readonly valueUnitBasis: UnitBasis | null;
  readonly valueUnitReason: string | null;
  /** Of the cover, in the cover's own unit. */
  readonly coverEntryTotal: number | null;
  readonly coverValueTotal: number | null;
  readonly otherIncludedManagersCount: number | null;
  readonly includedManagers: readonly OtherManager[];
  readonly reportingManagers: readonly OtherManager[];
  readonly holdings: readonly Holding[];
}

/** `filed-date`: the rule of 2023-01-03; `implied-price`: the prices contradict the date, or there is no date. */
export type UnitBasis = 'filed-date' | 'implied-price' | 'printed';
