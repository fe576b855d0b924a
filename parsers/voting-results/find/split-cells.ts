import type { TextRange } from '../../prose/flat-text.ts';
import { isNameHeading } from '../words/vote-labels.ts';
import { type ItemCell, type ItemRow, linesIn } from './item-row.ts';

/** The row with only these cells; none where there are none. */
function rowOf(row: ItemRow, cells: readonly ItemCell[]): readonly ItemRow[] {
  const [first, last] = [cells[0], cells.at(-1)];
  return first === undefined || last === undefined ? [] : [{ ...row, cells, start: first.start, end: last.end }];
}

/**
 * Splits a table row whose cells hold several lines each, names in one and counts in the others, into one row per line.
 * Rows whose cells have different numbers of lines are returned unchanged.
 *
 * @param text the plain text the row's positions count in.
 */
export function splitStacked(text: string, row: ItemRow): readonly ItemRow[] {
  const stacks = row.cells.map((cell) => linesIn(text, cell).flatMap((line) => cellOf(text, cell, line)));
  const height = stacks[0]?.length ?? 0;
  const isFigure = ({ raw }: ItemCell): boolean => /^[\d,.]+$|^[-–—]+$|^N\/A$|^[\d.]+\s?%$/i.test(raw);
  const isStacked =
    stacks.length >= 2 &&
    height >= 2 &&
    stacks.every((stack) => stack.length === height) &&
    stacks.slice(1).every((stack) => stack.every(isFigure));
  if (!isStacked) return [row];
  return Array.from({ length: height }, (_, index) =>
    rowOf(
      row,
      stacks.flatMap((stack) => stack[index] ?? []),
    ),
  ).flat();
}

function cellOf(text: string, cell: ItemCell, line: TextRange): readonly ItemCell[] {
  const all = text.slice(line.start, line.end);
  const words = all.trim();
  const start = line.start + all.length - all.trimStart().length;
  return words === '' ? [] : [{ ...cell, raw: words.replace(/\s/g, ' '), start, end: start + words.length }];
}

/**
 * Splits a table whose header names people or subjects twice, side by side: the left half's rows come first, then the
 * right half's. Other tables are returned unchanged.
 */
export function splitSideBySide(rows: readonly ItemRow[]): readonly ItemRow[] {
  const nameHeadings = (row: ItemRow): readonly ItemCell[] => row.cells.filter((cell) => isNameHeading(cell.raw));
  const header = rows.slice(0, 4).find((row) => nameHeadings(row).length >= 2);
  if (header === undefined) return rows;
  const distinct = new Set(header.cells.map((cell) => cell.raw.trim().toLowerCase()));
  if (distinct.size * 2 > header.cells.length) return rows;
  const edges = nameHeadings(header).map((cell) => cell.from ?? 0);
  return edges.flatMap((edge, half) => {
    const next = edges[half + 1] ?? Number.POSITIVE_INFINITY;
    const isInside = ({ from }: ItemCell): boolean => ((from ?? 0) >= edge || half === 0) && (from ?? 0) < next;
    return rows.flatMap((row) => rowOf(row, row.cells.filter(isInside)));
  });
}
