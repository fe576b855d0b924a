import type { LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CellValue } from './table-columns.ts';

/** A row of a table of convertible debt; places are in the plain text of the document. */
export interface TableConvertible {
  /** Rows of one table are different instruments. */
  readonly table: LayoutTable;
  readonly label: CellValue<string>;
  /** Dollars; null in a table of terms alone. */
  readonly principal: CellValue<number> | null;
  /** The principal is that of the issue; what is left the table does not give. */
  readonly isIssue?: boolean;
  /** The row may be of a note that does not convert. */
  readonly isDoubtful?: boolean;
  readonly conversionPrice: CellValue<number> | null;
  /** The conversion price in words: "61% of the lowest trading price in 15 days". */
  readonly formula: LayoutCell | null;
  readonly maturity: CellValue<string> | null;
  /** Percent. */
  readonly interestRate: CellValue<number> | null;
  readonly floorPrice?: CellValue<number> | null;
  /** Percent. */
  readonly originalIssueDiscountPercent?: CellValue<number> | null;
}
