import type { IsoDate } from '../../core/dates.ts';
import { scaleByPowerOfTen } from '../../core/decimal.ts';
import type { ThirteenfManager } from '../../core/rows-thirteenf.ts';

/** One row of an information table as printed, before the unit of its value is decided. */
export interface TableRow {
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  /** As printed, in upper case, without the spaces and hyphens of text tables. */
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
  /** Shares by voting authority; null if blank or missing, 0 if 0 is printed. */
  readonly votingAuthority: Readonly<Record<'sole' | 'shared' | 'none', number | null>>;
  /** Range of the row in its document, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A row's values in the order of the form's columns, as named in paths. */
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

/** Offsets of a row's values: start and end of each of `ROW_FIELDS`, flat; -1 for a missing value. */
export type RowPlaces = readonly number[];

/** A row of the result. */
export interface Holding extends Omit<TableRow, 'value' | 'start' | 'end'> {
  /** US dollars: the value times 1,000 if the table is in thousands. */
  readonly valueDollars: number | null;
  /** Document and range of the whole row. */
  readonly source: { readonly sequence: number; readonly start: number; readonly end: number };
}

/** A row of the table in document `sequence` as a holding. */
export function holdingOf(row: TableRow, sequence: number, valueDollars: number | null): Holding {
  const { value: _, start, end, ...values } = row;
  return { ...values, valueDollars, source: { sequence, start, end } };
}

export type AmendmentType = 'RESTATEMENT' | 'NEW HOLDINGS';
export type ValueUnit = 'dollars' | 'thousands';
/** `filed-date`: the rule of 2023-01-03; `implied-price`: the prices contradict the date, or there is no date. */
export type UnitBasis = 'filed-date' | 'implied-price' | 'printed';

/** A value in US dollars, by the unit of its table; null if that is unknown. */
export function inDollars(value: number | null, unit: ValueUnit | null): number | null {
  if (value === null || unit === null) return null;
  if (unit === 'dollars') return value;
  const digits = String(value);
  if (Number.isInteger(value) || digits.includes('e')) return value * 1_000;
  // Multiply decimals, so that 91,374.36 thousand is exactly 91,374,360.
  return Number(scaleByPowerOfTen(digits, 3));
}

/** Values that the cover states and the result repeats. */
interface ReportHead {
  readonly reportType: string | null;
  readonly periodOfReport: IsoDate | null;
  readonly managerName: string | null;
  readonly fileNumber: string | null;
  readonly amendmentNumber: number | null;
  readonly amendmentType: AmendmentType | null;
  readonly confidentialOmitted: boolean | null;
  readonly otherIncludedManagersCount: number | null;
  /** Managers whose holdings this report includes; their numbers are those of the rows' `otherManager`. */
  readonly includedManagers: readonly ThirteenfManager[];
  /** Managers that report holdings of this one. */
  readonly reportingManagers: readonly ThirteenfManager[];
}

/** Cover and summary page; totals are in the cover's own unit. */
export interface CoverPage extends ReportHead {
  readonly isAmendment: boolean | null;
  readonly entryTotal: number | null;
  readonly valueTotal: number | null;
  /** The unit that a text cover prints, such as "(thousands)". */
  readonly statedUnit: ValueUnit | null;
}

export interface ThirteenfResult extends ReportHead {
  readonly form: string | null;
  readonly isAmendment: boolean;
  /** Rows of the table. */
  readonly entries: number;
  /** Sum of the rows' values, US dollars. */
  readonly totalValueDollars: number | null;
  readonly valueUnit: ValueUnit | null;
  readonly valueUnitBasis: UnitBasis | null;
  readonly valueUnitReason: string | null;
  /** Of the cover, in the cover's own unit. */
  readonly coverEntryTotal: number | null;
  readonly coverValueTotal: number | null;
  readonly holdings: readonly Holding[];
}
