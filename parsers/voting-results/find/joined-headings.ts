import { isNameHeading, labelsOf } from '../words/vote-labels.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

const MOST_LINES = 4;
const LONGEST_WORDS = 28;

/** A line of a text document, cut into cells where two spaces or more separate words. */
export function headingRow(line: string, start: number): ItemRow | null {
  const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: raw, index }) => {
    const to = index + raw.length;
    return { raw, start: start + index, end: start + to, from: index, to };
  });
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined || cells.some((cell) => cell.raw.length > LONGEST_WORDS)) return null;
  if (cells.some((cell) => /\d{3}|[.;]$/.test(cell.raw))) return null;
  return { start: first.start, end: last.end, cells, table: -1, isStrong: false };
}

/** How well lines read as a heading: cells that are labels or head a column of names; null where one is neither. */
function labelCount(row: ItemRow): number | null {
  const kinds = row.cells.map(({ raw }) => (labelsOf(raw) !== null ? 1 : isNameHeading(raw) ? 0 : null));
  return kinds.includes(null) ? null : kinds.reduce<number>((sum, kind) => sum + (kind ?? 0), 0);
}

/**
 * Joins the lines of a heading of a text document, "WITHHOLD" over "AUTHORITY", column by column: as many of the last
 * lines as together make every cell a label. Null where they are no heading of several lines.
 *
 * @param lines the lines above a rule or a row of figures, from the top.
 */
export function joinedHeading(lines: readonly ItemRow[]): { readonly row: ItemRow; readonly lines: number } | null {
  const last = lines.at(-1);
  if (last === undefined) return null;
  for (let count = Math.min(MOST_LINES, lines.length); count >= 2; count -= 1) {
    const own = lines.slice(-count);
    const row = joined(own);
    const labels = row === null ? null : labelCount(row);
    const isBetter =
      labels !== null && labels >= 2 && own.some((line) => labelCount(line) === null || hasFewer(line, row));
    if (row !== null && isBetter) return { row, lines: count };
  }
  return null;
}

function hasFewer(line: ItemRow, row: ItemRow | null): boolean {
  return line.cells.length < (row?.cells.length ?? 0);
}

/** Cells of all lines that stand over one another; null where one cell reaches over two columns of the last line. */
function joined(lines: readonly ItemRow[]): ItemRow | null {
  const columns: ItemCell[][] = [];
  const overlaps = (a: ItemCell, b: ItemCell): boolean =>
    Math.min(a.to ?? 0, b.to ?? 0) > Math.max(a.from ?? 0, b.from ?? 0);
  for (const line of lines.toReversed()) {
    for (const cell of line.cells) {
      const over = columns.filter((column) => column.some((one) => overlaps(one, cell)));
      if (over.length > 1) return null;
      if (over[0] === undefined) columns.push([cell]);
      else over[0].unshift(cell);
    }
  }
  const cells = columns
    .map((column): ItemCell => {
      const [first, last] = [column[0], column.at(-1)];
      const words = column.map((cell) => cell.raw).join(' ');
      return {
        raw: words.replace(/- (?=[A-Za-z])/g, '-'),
        start: first?.start ?? 0,
        end: last?.end ?? 0,
        from: Math.min(...column.map((cell) => cell.from ?? 0)),
        to: Math.max(...column.map((cell) => cell.to ?? 0)),
      };
    })
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const starts = cells.map((cell) => cell.start);
  const ends = cells.map((cell) => cell.end);
  return { start: Math.min(...starts), end: Math.max(...ends), cells, table: -1, isStrong: false };
}
