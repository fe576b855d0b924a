import type { DecimalText } from '../../core/rows.ts';
import { headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { type Amount, readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { TextRange } from '../prose/flat-text.ts';

/** A figure of a table with its place in the plain text. */
export interface Figure extends TextRange {
  readonly value: DecimalText;
  readonly amount: Amount;
  readonly cell: LayoutCell;
}

/** The figures of a row right of its label, without footnote marks. */
export function figuresOf(row: LayoutRow): Figure[] {
  return row.cells.slice(1).flatMap((cell) => {
    const reading = readAmountCell(cell.text);
    if (reading.kind !== 'value' || /^\(\s*\d{1,2}\s*\)$/.test(cell.text)) return [];
    return [{ value: reading.amount.value, amount: reading.amount, cell, start: cell.start, end: cell.end }];
  });
}

/** The words over a column: of the heading rows, else of the first row. */
export function columnHeading(table: LayoutTable, cell: LayoutCell): string {
  const heading = headingOf(table, cell);
  if (heading !== '') return heading;
  const first = table.rows[0]?.cells.find(
    (head) => head !== cell && head.column < cell.column + cell.colspan && cell.column < head.column + head.colspan,
  );
  return first?.text ?? '';
}
