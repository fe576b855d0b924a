import Table from 'cli-table3';
import { clip } from './text.ts';

/** Fits a terminal of usual width, whatever the real one: output that is piped looks the same. */
const WIDTH = 120;
/** Columns of words are not made narrower than this. */
const NARROWEST = 16;
/** An accession number or a hash. */
const IDENTIFIER = /\d{10}-\d{2}-\d{6}|[0-9a-f]{32}/;

/**
 * A table for a terminal: numbers with separators, null empty, the columns `right` right-aligned. Where it would be wider
 * than 120 columns, the widest columns of words are wrapped, and clipped after two lines.
 */
export function renderTable(
  head: readonly string[],
  right: readonly number[],
  lines: readonly (readonly (string | number | null | undefined)[])[],
): string {
  const texts = lines.map((line) =>
    line.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? ''))),
  );
  const widths = fittingWidths(head, right, texts);
  const grid = new Table({
    head: [...head],
    style: { head: [], border: [] },
    colAligns: head.map((_, column) => (right.includes(column) ? 'right' : 'left')),
  });
  for (const cells of texts) {
    grid.push(cells.map((cell, column) => wrapped(cell, widths[column] ?? Number.POSITIVE_INFINITY)));
  }
  // One line under the head is enough.
  let rules = 0;
  const isKept = (line: string) => !/^├[─┼]+┤$/.test(line) || (rules++ === 0 && head.length > 0);
  return grid.toString().split('\n').filter(isKept).join('\n');
}

function widthOf(cell: string): number {
  return Math.max(...cell.split('\n').map((line) => line.length));
}

/** At most two lines of at most `width` for each line of a cell, broken between words. */
function wrapped(cell: string, width: number): string {
  if (widthOf(cell) <= width) return cell;
  return cell
    .split('\n')
    .flatMap((line) => (line.length <= width ? [line] : twoLines(line, width)))
    .join('\n');
}

function twoLines(line: string, width: number): readonly string[] {
  // Indentation says something in a list.
  const indent = /^ */.exec(line)?.[0] ?? '';
  const text = line.trim().replace(/\s+/g, ' ');
  const room = width - indent.length;
  const end = text.lastIndexOf(' ', room);
  if (end <= 0) return [indent + clip(text, room)];
  return [indent + text.slice(0, end), indent + clip(text.slice(end + 1), room)];
}

/** The width that each column gets. */
function fittingWidths(head: readonly string[], right: readonly number[], texts: readonly (readonly string[])[]) {
  const column = (index: number) => texts.map((cells) => cells[index] ?? '');
  const widths = head.map((title, index) => Math.max(widthOf(title), ...column(index).map(widthOf)));
  const isWords = (cells: readonly string[]) =>
    cells.some((cell) => /\S\s+\S/.test(cell)) && !cells.some((cell) => IDENTIFIER.test(cell));
  const canShrink = head.map((_, index) => !right.includes(index) && isWords(column(index)));
  const excess = () => widths.reduce((sum, width) => sum + width + 3, 1) - WIDTH;
  for (let left = excess(); left > 0; left = excess()) {
    const candidates = widths.map((width, index) => (canShrink[index] && width > NARROWEST ? width : 0));
    const widest = candidates.indexOf(Math.max(...candidates));
    const second = Math.max(NARROWEST, ...candidates.filter((_, index) => index !== widest));
    const width = candidates[widest] ?? 0;
    if (width === 0) break;
    widths[widest] = Math.max(width - left, Math.min(second, width - 1), NARROWEST);
  }
  return widths;
}
