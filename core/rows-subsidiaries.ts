import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** One list of subsidiaries as filed; `count` 0 where the filing says that there are none. */
export interface SubsidiaryListValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly count: number;
  /** Footnotes and remarks, as printed. */
  readonly notes: readonly string[];
}

/** One subsidiary of a list, at its position (from 0) in it. */
export interface SubsidiaryValues {
  readonly name: string;
  /** The name's letters and digits in lower case: what lists of different years are compared by. */
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
