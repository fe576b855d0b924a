import type { LayoutCell, LayoutRow } from './table-grid.ts';

interface AsciiTable {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly LayoutRow[];
}

/** Cells are what stands between gaps of two or more spaces, or dot leaders; rulers of `---` and `===` are no cells. */
const CELL = /\S+(?: \S+)*/g;
const RULER = /^[\s\-=_.]+$/;

/**
 * Tables of a text document: runs of at least two lines with two or more cells, at most one blank line apart. A cell's
 * `column` is the character column it starts at and `colspan` its width, so that headings over a figure are found by
 * overlap. A line with one cell inside a run belongs to the table: a wrapped label or a heading.
 *
 * @param text plain text of the document, with its columns.
 */
export function asciiTablesOf(text: string, hasMarks: boolean): AsciiTable[] {
  const tables: AsciiTable[] = [];
  let rows: LayoutRow[] = [];
  let several = 0;
  let blanks = 0;
  // Inside `<TABLE>` marks blank lines are common; without marks two of them end a table.
  const mostBlanks = hasMarks ? 3 : 1;

  function close(): void {
    while (rows.length > 0 && (rows.at(-1)?.cells.length ?? 0) < 2) rows.pop();
    const first = rows[0];
    const last = rows.at(-1);
    if (several >= 2 && first !== undefined && last !== undefined) {
      tables.push({ start: first.start, end: last.end, rows });
    }
    rows = [];
    several = 0;
    blanks = 0;
  }

  let index = 0;
  while (index < text.length) {
    const newline = text.indexOf('\n', index);
    const stop = newline < 0 ? text.length : newline;
    const line = text.slice(index, stop);
    const row = rowOf(line, index);
    if (row === null) {
      blanks += 1;
      if (blanks > mostBlanks) close();
    } else if (row.cells.length > 0) {
      blanks = 0;
      // A long line with one cell is prose.
      if (row.cells.length < 2 && line.trim().length > 60) close();
      else {
        rows.push(row);
        if (row.cells.length >= 2) several += 1;
      }
    }
    index = stop + 1;
  }
  close();
  return tables;
}

const PLAIN = { isHeader: false, bold: false, indent: 0, isContinued: false };

/** Null for a blank line; a row without cells for a ruler. */
function rowOf(line: string, lineStart: number): LayoutRow | null {
  if (line.trim() === '') return null;
  const cells: LayoutCell[] = [];
  if (!RULER.test(line) && line.length <= 2_000) {
    // Dot leaders separate like spaces, but a lone period does not.
    const spaced = !/\t|\.\s?\./.test(line)
      ? line
      : line.replace(/\s\.(?:\s?\.){2,}|\.{4,}/g, (dots) => ' '.repeat(dots.length)).replace(/\t/g, '  ');
    for (const match of (spaced.length === line.length ? spaced : line).matchAll(CELL)) {
      const column = match.index;
      const { length } = match[0];
      const place = { start: lineStart + column, end: lineStart + column + length, column, colspan: length };
      cells.push({ ...PLAIN, ...place, text: /[^\S ]/.test(match[0]) ? match[0].replace(/\s+/g, ' ') : match[0] });
    }
  }
  const merged = joinDollar(cells);
  const first = merged[0];
  const last = merged.at(-1);
  return { cells: merged, start: first?.start ?? lineStart, end: last?.end ?? lineStart };
}

/** `$     1,234`: the sign is at the column's edge. */
function joinDollar(cells: readonly LayoutCell[]): LayoutCell[] {
  const joined: LayoutCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last !== undefined && last.text === '$' && /^[(\d.—-]/.test(cell.text)) {
      joined[joined.length - 1] = { ...cell, start: last.start, text: `$ ${cell.text}` };
    } else joined.push(cell);
  }
  return joined;
}
