import { headingOf, type LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';

/** The words over a column: of the rows known as headings, else of the first row. */
export function columnHeading(table: LayoutTable, cell: LayoutCell): string {
  const heading = headingOf(table, cell);
  if (heading !== '') return heading;
  const first = table.rows[0]?.cells.find(
    (head) => head !== cell && head.column < cell.column + cell.colspan && cell.column < head.column + head.colspan,
  );
  return first?.text ?? '';
}
