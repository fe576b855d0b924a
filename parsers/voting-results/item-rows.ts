import type { DocumentLayout } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { Range } from './item-section.ts';
import { createFigureReader } from './printed-figures.ts';
import { prosePairsOf } from './prose-votes.ts';
import { splitFlattened, splitSideBySide, splitStacked } from './split-lines.ts';
import { labelsOf } from './vote-labels.ts';
import { cellValueOf, trailingValuesOf } from './vote-values.ts';

/** A stretch of the item: a table row, a paragraph, or a line. */
export interface ItemCell extends Range {
  /** Words with white space collapsed only where the source index does not matter; `raw` keeps positions. */
  readonly raw: string;
  /** Grid columns [from, to) in a table or fixed-width line; null in running text. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface ItemRow extends Range {
  readonly cells: readonly ItemCell[];
  /** Index of the table; null for running text. */
  readonly table: number | null;
  /** Paragraph of its own that stands out. */
  readonly isStrong: boolean;
}

/** A table cell longer than this is a page laid out as a table: its lines are read as text. */
const LONGEST_CELL = 600;

/** The rows of the item in reading order: rows of innermost tables with their columns, and lines or paragraphs between. */
export function itemRowsOf(layout: DocumentLayout, range: Range, isText: boolean): readonly ItemRow[] {
  const text = layout.plain.text;
  const figures = createFigureReader(text.slice(range.start, range.end));
  const rows = withoutNoteMarks(readRows(layout, range, isText))
    .flatMap((row) => (row.table !== null && row.table >= 0 ? splitStacked(text, row) : [row]))
    .map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, raw: figures(cell.raw, row.table !== null && row.table >= 0) })),
    }))
    .flatMap((row) => (row.table === null ? splitFlattened(row) : [row]));
  const groups: ItemRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.table === row.table) last.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => ((group[0]?.table ?? -1) >= 0 ? splitSideBySide(group) : group));
}

function readRows(layout: DocumentLayout, range: Range, isText: boolean): readonly ItemRow[] {
  const text = layout.plain.text;
  if (isText) return textRows(text, range);
  const holders = new Set(layout.tables.map((table) => table.parent));
  const strong = layout.blocks.filter(
    (block) =>
      block.end > range.start &&
      block.start < range.end &&
      (block.bold || block.underlined || block.kind === 'heading'),
  );
  const strongStarts = new Set(strong.map((block) => block.start));
  const rows: ItemRow[] = [];
  let at = range.start;
  layout.tables.forEach((table, index) => {
    if (holders.has(index) || table.end <= at || table.start >= range.end) return;
    const long = table.rows.some((row) => row.cells.some((cell) => cell.end - cell.start > LONGEST_CELL));
    if (long) return;
    if (table.start > at) pushText(text, at, Math.min(table.start, range.end), strongStarts, rows);
    for (const row of table.rows) {
      const own = row.cells.filter((cell) => !cell.isContinued && cell.start >= at && cell.end <= range.end);
      const first = own[0];
      const last = own.at(-1);
      if (first === undefined || last === undefined) continue;
      rows.push({
        start: first.start,
        end: last.end,
        table: index,
        isStrong: own.every((cell) => cell.bold),
        cells: row.cells
          .filter((cell) => own.includes(cell) || isSharedFigure(cell))
          .map((cell) => ({
            raw: text.slice(cell.start, cell.end).replace(/\s/g, ' '),
            start: cell.start,
            end: cell.end,
            from: cell.column,
            to: cell.column + cell.colspan,
          })),
      });
    }
    at = Math.max(at, table.end);
  });
  pushText(text, at, range.end, strongStarts, rows);
  return rows;
}

/** One count beside several rows, "7,000" over the height of all nominees, is every row's. */
function isSharedFigure(cell: LayoutCell): boolean {
  return cell.isContinued && /^\d{1,3}(?:,\d{3})+$/.test(cell.text);
}

/** The mark of a note under a table, "(1) …", is no number of a proposal where a cell of the table bears it. */
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

function pushText(text: string, start: number, end: number, strong: ReadonlySet<number>, rows: ItemRow[]): void {
  let at = start;
  while (at < end) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline > end ? end : newline;
    pushLine(text, at, stop, strong.has(at + leadOf(text, at, stop)), rows);
    at = stop + 1;
  }
}

function leadOf(text: string, start: number, end: number): number {
  const line = text.slice(start, end);
  return line.length - line.trimStart().length;
}

/** "- 3 -": the number of a page. */
const PAGE = /^\s*[–—-]\s?\d{1,3}\s?[–—-]\s*$/;

function pushLine(text: string, start: number, end: number, isStrong: boolean, rows: ItemRow[]): void {
  const line = text.slice(start, end);
  if (line.trim() === '' || /^[\s_=*–—-]{3,}$/.test(line) || PAGE.test(line)) return;
  const from = start + leadOf(text, start, end);
  const to = start + line.trimEnd().length;
  const raw = text.slice(from, to).replace(/\s/g, ' ');
  rows.push({
    start: from,
    end: to,
    table: null,
    isStrong,
    cells: [{ raw, start: from, end: to, from: null, to: null }],
  });
}

/** Two spaces or more part the cells of a fixed-width line, where at least two figures or labels stand apart. */
const GAP = /\S+(?: \S+)*/g;

/**
 * Lines of a text document. Lines that a filer's word processor wrapped are joined again to paragraphs; lines with
 * columns stay rows. Every fixed-width line counts as a row of one table: its columns are character columns.
 */
function textRows(text: string, range: Range): readonly ItemRow[] {
  const rows: ItemRow[] = [];
  let open: { start: number; end: number }[] = [];
  let width = 0;
  function close(): void {
    for (const one of open) pushLine(text, one.start, one.end, false, rows);
    open = [];
  }
  let at = range.start;
  while (at < range.end) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline > range.end ? range.end : newline;
    const line = text.slice(at, stop);
    const words = line.trim();
    // A rule under headings is no row of dashes.
    const isRule = /^[\s_=–—-]+$/.test(words) && /[_=–—-]{3}/.test(words);
    if (words === '' || isRule) close();
    else if (isColumned(line)) {
      close();
      rows.push(columnedRow(line, at));
    } else {
      const start = at + leadOf(text, at, stop);
      const end = at + line.trimEnd().length;
      const [previous] = open;
      if (previous !== undefined && continues(text.slice(previous.start, previous.end), width, words)) {
        open = [{ start: previous.start, end }];
      } else {
        close();
        open = [{ start, end }];
      }
      width = words.length;
    }
    at = stop + 1;
  }
  close();
  return rows;
}

function isColumned(line: string): boolean {
  // Typists put two spaces behind a sentence and a list's number.
  const trimmed = line.trim().replace(/(?<=[.:;?!]["”’)]?) {2}(?=[A-Za-z“"(])/g, ' ');
  if (!/\S {2,}\S/.test(trimmed)) return false;
  const cells = trimmed.split(/ {2,}/);
  if (cells.length < 2 || cells.some((cell) => cell.length > 70)) return false;
  return (
    cells.some((cell) => /^[\d,.]+$|^[-–—]+$|^N\/A$|^\$$/i.test(cell)) ||
    cells.length >= 3 ||
    /\b(?:for|against|withheld|abstain\w*|non-?votes)\b/i.test(trimmed)
  );
}

function columnedRow(line: string, start: number): ItemRow {
  const spaced = line.replace(/\s\.(?:\s?\.){2,}|\.{4,}|\t/g, (dots) => ' '.repeat(dots.length));
  const cells = [...spaced.matchAll(GAP)].map((match) => ({
    raw: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
    from: match.index,
    to: match.index + match[0].length,
  }));
  return { start: cells[0]?.start ?? start, end: cells.at(-1)?.end ?? start, cells, table: -1, isStrong: false };
}

/** A wrapped line goes on where the line before it was long and did not end like a paragraph or a row of figures. */
function continues(previous: string, width: number, next: string): boolean {
  // "… (For:" + "5,090,200; Withheld: …": a count wrapped after its label.
  if (width >= 60 && /\b(?:for|against|withheld|abst\w+|votes?|years?)\s?:$/i.test(previous) && /^\d/.test(next))
    return true;
  if (width < 45 || trailingValuesOf(previous).values.length >= 2) return false;
  if (trailingValuesOf(next).values.length >= 2 || cellValueOf(next, 0) !== null) return false;
  if (/^[A-Z]/.test(next) && next.length < 60 && prosePairsOf(next).length > 0) return false;
  const isTail = /^[a-z]/.test(next) && /[.;,]$/.test(next) && !/[.:;]$/.test(previous);
  if ((labelsOf(next) !== null && !isTail) || labelsOf(previous) !== null) return false;
  // "… each director and" + "(ii) withheld …": a list inside the sentence, wrapped before its number.
  const isInside =
    width >= 90 &&
    /^\((?:\d|[ivx]{1,4}|[a-z])\)\s[a-z]/.test(next) &&
    /\w$/.test(previous) &&
    !/[;,]\s+(?:and|or)$/.test(previous);
  if (
    !isInside &&
    /^(?:[●•■·]|\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s|(?:proposal|item|matter)\s+(?:no\.?\s*)?\w+\s*[.:–—-])/i.test(
      next,
    )
  )
    return false;
  const ended = /[.:;!?]["”’)]?$/.test(previous);
  return !ended || /^[a-z]/.test(next) || (width >= 90 && !previous.endsWith(':') && /^[a-z(]/.test(next));
}
