import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** A manager named on the cover of a Form 13F. */
export interface ThirteenfManager {
  readonly number: number | null;
  readonly name: string | null;
  readonly fileNumber: string | null;
  readonly cik: string | null;
}

/** One Form 13F as filed: its cover, and how its table was read. One row per filing of a manager. */
export interface ThirteenfReportValues {
  readonly form: string | null;
  /** `13F HOLDINGS REPORT`, `13F NOTICE` or `13F COMBINATION REPORT`. */
  readonly reportType: string | null;
  /** Quarter end that the report is for. */
  readonly periodOfReport: IsoDate | null;
  readonly managerName: string | null;
  readonly fileNumber: string | null;
  readonly isAmendment: boolean;
  readonly amendmentNumber: number | null;
  /** RESTATEMENT replaces what was reported for the period, NEW HOLDINGS adds to it; null where unstated. */
  readonly amendmentType: 'RESTATEMENT' | 'NEW HOLDINGS' | null;
  readonly confidentialOmitted: boolean | null;
  /** Rows of the table. */
  readonly entries: number;
  /** Sum of the rows, US dollars. */
  readonly totalValueDollars: DecimalText | null;
  readonly valueUnit: 'dollars' | 'thousands' | null;
  readonly valueUnitBasis: 'filed-date' | 'implied-price' | 'printed' | null;
  readonly valueUnitReason: string | null;
  /** As the cover states them, in the cover's own unit. */
  readonly coverEntryTotal: number | null;
  readonly coverValueTotal: DecimalText | null;
  readonly includedManagers: readonly ThirteenfManager[];
  readonly reportingManagers: readonly ThirteenfManager[];
}

/** One row of an information table. Counts are shares (`SH`) or dollars of principal (`PRN`). */
export interface ThirteenfHoldingValues {
  /** Of the report. */
  readonly periodOfReport: IsoDate | null;
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  /** As printed: text, with its leading zeros. */
  readonly cusip: string | null;
  readonly figi: string | null;
  /** The value as printed. */
  readonly rawValue: string | null;
  /** US dollars. */
  readonly valueDollars: DecimalText | null;
  readonly sshPrnamt: DecimalText | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
  readonly investmentDiscretion: string | null;
  readonly otherManager: string | null;
  readonly votingSole: DecimalText | null;
  readonly votingShared: DecimalText | null;
  readonly votingNone: DecimalText | null;
}
