import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** A list of subsidiaries as filed; `count` is 0 where the filing states that there are none. */
export interface SubsidiaryListValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly count: number;
  /** Footnotes and remarks, as printed. */
  readonly notes: readonly string[];
}

/** One subsidiary, at its position in the list (from 0). */
export interface SubsidiaryValues {
  readonly position: number;
  readonly name: string;
  /** Letters and digits of the name in lower case, to match lists of different years. */
  readonly nameKey: string;
  /** As printed. */
  readonly jurisdiction: string | null;
  /** Percent, 0–100. */
  readonly ownershipPercent: DecimalText | null;
  readonly doingBusinessAs: string | null;
  /** Depth by indentation, 0 for the outermost. */
  readonly level: number;
  readonly noteMarks: readonly string[];
}
