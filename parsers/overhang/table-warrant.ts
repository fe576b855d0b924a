import type { CellValue } from './table-columns.ts';

/** A row of a table of warrants; places are in the plain text of the document. */
export interface TableWarrant {
  readonly label: CellValue<string>;
  readonly count: CellValue<number>;
  readonly price: CellValue<number> | null;
  readonly expires: CellValue<string> | null;
  /** The price is the average of many series. */
  readonly isAverage?: boolean;
  /** The rows make the printed total. */
  readonly isSummed?: boolean;
  /** The closing balance of a roll-forward: all series together. */
  readonly isBalance?: boolean;
  /** The table is in thousands. */
  readonly isScaled?: boolean;
}

/** "Granted", "Warrants issued", "Pre-funded warrants exercised" move a balance, "Granted to lenders" does not. */
export const MOVEMENT =
  /^(?:(?:less|plus|add):? ?)?(?:[\w-]+ ){0,2}(?:granted|issued|exercised|expired|forfeited|cancell?ed|additions?|redeemed)(?: (?:during|in) .{3,40})?$/i;
export const MOVED = /\b(?:issued|granted|exercised|expired|cancell?ed|forfeited)\b/i;
export const CLOSING = /\b(?:outstanding|balance|ending)\b/i;
export const TOTAL = /^(?:sub-?)?total/i;
