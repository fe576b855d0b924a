import type { LayoutTable } from './document-layout.ts';
import type { LayoutRow } from './table-grid.ts';

function wordsOf(rows: readonly LayoutRow[]): string {
  return rows
    .flatMap((row) => row.cells.map((cell) => cell.text))
    .join(' ')
    .toLowerCase()
    .replace(/\(continued\)|[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Between the parts of one table stand page numbers and repeated titles, not paragraphs. */
const MOST_BETWEEN = 300;

/**
 * Joins top-level tables that a page break cut in two: neighbours with the same column headings (two words at least)
 * and little text between. The later part gives its rows below the headings; tables without headings stay as they are.
 *
 * @param text the plain text the tables' positions count in.
 */
export function joinSplitTables(text: string, tables: readonly LayoutTable[]): LayoutTable[] {
  const joined: LayoutTable[] = [];
  let heading = '';
  for (const table of tables) {
    const last = joined.at(-1);
    const own = table.headerRows > 0 ? wordsOf(table.rows.slice(0, table.headerRows)) : '';
    const isPart =
      last !== undefined &&
      own !== '' &&
      own === heading &&
      own.includes(' ') &&
      table.parent === last.parent &&
      text.slice(last.end, table.start).trim().length <= MOST_BETWEEN;
    if (isPart && last !== undefined) {
      const rows = [...last.rows, ...table.rows.slice(table.headerRows)];
      joined[joined.length - 1] = { ...last, end: table.end, rows };
    } else {
      joined.push(table);
      heading = own;
    }
  }
  return joined;
}
