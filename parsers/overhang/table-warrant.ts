import type { LayoutCell } from '../layout/table-grid.ts';

/** A row of a table of warrants; places count in the plain text of the document. */
export interface TableWarrant {
  readonly label: string;
  readonly labelAt: LayoutCell;
  readonly count: number;
  readonly countAt: LayoutCell;
  readonly price: number | null;
  readonly priceAt: LayoutCell | null;
  readonly expires: string | null;
  readonly expiresAt: LayoutCell | null;
  /** The price is one of many series. */
  readonly isAverage: boolean;
  /** The rows make the printed total. */
  readonly isSummed: boolean;
  /** The closing balance of a roll-forward: all series together. */
  readonly isBalance: boolean;
  /** The table is in thousands. */
  readonly isScaled: boolean;
}

/** "Granted", "Warrants issued", "Pre-funded warrants exercised": what moves a balance, not "Granted to lenders". */
export const MOVEMENT =
  /^(?:(?:less|plus|add):? ?)?(?:[\w-]+ ){0,2}(?:granted|issued|exercised|expired|forfeited|cancell?ed|additions?|redeemed)(?: (?:during|in) .{3,40})?$/i;
export const MOVED = /\b(?:issued|granted|exercised|expired|cancell?ed|forfeited)\b/i;
export const CLOSING = /\b(?:outstanding|balance|ending)\b/i;
export const TOTAL = /^(?:sub-?)?total/i;
