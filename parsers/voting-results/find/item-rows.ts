import type { DocumentLayout } from '../../layout/document-layout.ts';
import type { LayoutCell, LayoutRow } from '../../layout/table-grid.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import { withoutAsideColumns } from './aside-columns.ts';
import { splitByClass } from './class-columns.ts';
import { splitFlattened } from './flattened-lines.ts';
import { type ItemCell, type ItemRow, linesIn } from './item-row.ts';
import { withJoinedNames } from './name-parts.ts';
import { createFigureReader } from './printed-figures.ts';
import { withoutQuorumLines } from './quorum-lines.ts';
import { splitSideBySide, splitStacked } from './split-cells.ts';
import { lineRow, textRows } from './text-rows.ts';
import { splitVertical } from './vertical-tables.ts';

/** A table with a cell longer than this, and without rows of figures, is a page laid out as a table: its lines are read as text. */
const LONGEST_CELL = 600;

function isPage(rows: readonly LayoutRow[]): boolean {
  if (!rows.some((row) => row.cells.some((cell) => cell.end - cell.start > LONGEST_CELL))) return false;
  const figuresOf = ({ cells }: LayoutRow): number =>
    cells.filter(({ text }) => /^\d{1,3}(?:,\d{3})+$/.test(text)).length;
  return !rows.some((row) => figuresOf(row) >= 2);
}

/** The rows of the item in reading order: rows of innermost tables with their columns, and lines or paragraphs between. */
export function itemRowsOf(layout: DocumentLayout, range: TextRange, isText: boolean): readonly ItemRow[] {
  const { text } = layout.plain;
  const figures = createFigureReader(text.slice(range.start, range.end));
  const isGrid = ({ table }: ItemRow): boolean => table !== null && table >= 0;
  const found = isText ? textRows(text, range) : layoutRows(layout, range);
  const rows = withoutQuorumLines(withoutNoteMarks(found))
    .flatMap((row) => (isGrid(row) ? splitStacked(text, row) : [row]))
    .map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, raw: figures(cell.raw, isGrid(row)) })) }))
    .flatMap((row) => (row.table === null ? splitFlattened(row) : [row]));
  const groups: ItemRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.table === row.table) last.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => {
    if (group[0] === undefined || group[0].table === null) return group;
    if (!isGrid(group[0])) return withoutAsideColumns(group);
    return splitByClass(withoutAsideColumns(splitSideBySide(splitVertical(withJoinedNames(group)))));
  });
}

function layoutRows({ plain: { text }, tables, blocks }: DocumentLayout, range: TextRange): readonly ItemRow[] {
  const holders = new Set(tables.map((table) => table.parent));
  const strong = blocks.filter((block) => block.bold || block.underlined || block.kind === 'heading');
  const strongStarts = new Set(strong.map((block) => block.start));
  const rows: ItemRow[] = [];
  let at = range.start;
  const addLines = (end: number): void => {
    for (const line of linesIn(text, { start: at, end })) {
      const row = lineRow(text, line);
      if (row !== null) rows.push({ ...row, isStrong: strongStarts.has(row.start) });
    }
  };
  for (const [index, table] of tables.entries()) {
    if (holders.has(index) || table.end <= at || table.start >= range.end) continue;
    if (isPage(table.rows)) continue;
    addLines(Math.min(table.start, range.end));
    for (const { cells } of table.rows) {
      const own = cells.filter((cell) => !cell.isContinued && cell.start >= at && cell.end <= range.end);
      const [first, last] = [own[0], own.at(-1)];
      if (first === undefined || last === undefined) continue;
      rows.push({
        start: first.start,
        end: last.end,
        table: index,
        isStrong: own.every((cell) => cell.bold),
        cells: cells.filter((cell) => own.includes(cell) || isSharedFigure(cell)).map((cell) => itemCell(text, cell)),
      });
    }
    at = Math.max(at, table.end);
  }
  addLines(range.end);
  return rows;
}

function itemCell(text: string, { start, end, column, colspan }: LayoutCell): ItemCell {
  return { raw: text.slice(start, end).replace(/\s/g, ' '), start, end, from: column, to: column + colspan };
}

/** One count beside several rows, "7,000" over the height of all nominees, is every row's. */
function isSharedFigure(cell: LayoutCell): boolean {
  return cell.isContinued && /^\d{1,3}(?:,\d{3})+$/.test(cell.text);
}

/** "(1) …" under a table is a note, not a proposal's number, where a cell of the table has the mark. */
function withoutNoteMarks(rows: readonly ItemRow[]): readonly ItemRow[] {
  const marks = new Set<string>();
  return rows.map((row) => {
    if (row.table !== null) {
      for (const { raw } of row.cells) {
        const mark = /\S\s?(\(\d{1,2}\))\s*$/.exec(raw)?.[1];
        if (mark !== undefined) marks.add(mark);
      }
      return row;
    }
    const [cell] = row.cells;
    const mark = /^\(\d{1,2}\)(?=\s)/.exec(cell?.raw ?? '')?.[0];
    if (cell === undefined || mark === undefined || !marks.delete(mark)) return row;
    return { ...row, cells: [{ ...cell, raw: cell.raw.replace(mark, ' '.repeat(mark.length)) }] };
  });
}
