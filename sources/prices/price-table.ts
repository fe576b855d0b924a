import type { ColumnTable } from 'arquero';
import type { Reason } from '../../core/parser.ts';

/** A skipped row and its position. */
export interface PriceProblem extends Reason {
  readonly file: string;
  /** 1-based line of a CSV (the heading is line 1) or row of a Parquet file. */
  readonly line: number;
}

export interface PriceTable {
  /**
   * Columns `day` (days since 1970-01-01), `close` (as quoted) and `volume` (NaN where there is none), one row per
   * ticker and day, in that order.
   */
  readonly table: ColumnTable;
  /** By ticker (upper case), its rows from `from` to before `to`. */
  readonly rowsOf: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  readonly rowCount: number;
  readonly file: string;
  /** At most a thousand; `problemCount` counts all. */
  readonly problems: readonly PriceProblem[];
  readonly problemCount: number;
}
