import { documentFormatOf } from '../../layout/document-format.ts';
import type { DocumentStructure } from '../../layout/document-layout.ts';
import type { LayoutCell } from '../../layout/table-grid.ts';
import { endsWithLegalForm, isFormOnly } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';
import {
  cut,
  firstPlace,
  type ListCell,
  type ListLine,
  listLine,
  NO_WORDS,
  placeAt,
  type Words,
  wordsOf,
} from '../lines.ts';
import { textLinesOf } from './text-lines.ts';

/** A document with more lines is no list. */
export const MOST_LINES = 60_000;

interface Page {
  readonly layout: DocumentStructure;
  /** The document's own text, which the layout was read from. */
  readonly source: string;
}

/** The document as lines in reading order. */
export function listLinesOf(layout: DocumentStructure, source: string): readonly ListLine[] {
  const { text } = layout.plain;
  if (documentFormatOf(source) === 'text') return textLinesOf(text, 0, text.length, 1);
  const page = { layout, source };
  const { lines, holders } = tableLines(page);
  const outer = layout.tables.filter((table) => table.parent === null);
  let passed = 0;
  for (const block of layout.blocks) {
    const { table, start, end, bold, centered } = block;
    if (table !== null && !holders.get(table)?.some((cell) => cell.start <= start && cell.end >= end)) continue;
    // Tables between blocks part them into segments.
    while ((outer[passed]?.end ?? Number.POSITIVE_INFINITY) <= start) passed += 1;
    const segment = -1 - passed;
    if (text.slice(start, end).includes('\n')) {
      for (const line of textLinesOf(text, start, end, segment)) lines.push({ at: startOf(line, start), line });
      continue;
    }
    const cells = blockCells(page, start, end, block.indent);
    const isWhole = !isBrokenByBr(page, start);
    const line = listLine({ cells, segment, isApart: true, origin: 'text', bold, centered, isWhole });
    if (cells.length > 0) lines.push({ at: start, line });
  }
  return lines.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

const startOf = (line: ListLine, fallback: number) => (line.cells[0] && firstPlace(line.cells[0].words)) ?? fallback;

/** The lines of all tables, and by table the cells that hold tables: their other words are read as blocks. */
function tableLines(page: Page) {
  const { tables } = page.layout;
  const children = Map.groupBy(tables, ({ parent }) => parent);
  const lines: { readonly at: number; readonly line: ListLine }[] = [];
  const holders = new Map<number, LayoutCell[]>();
  tables.forEach((table, index) => {
    const inner = children.get(index) ?? [];
    const isHolder = (cell: LayoutCell) => inner.some((child) => child.start < cell.end && child.end > cell.start);
    const holding = inner.length === 0 ? [] : table.rows.flatMap(({ cells }) => cells.filter(isHolder));
    holders.set(
      index,
      holding.filter((cell) => !cell.isContinued),
    );
    for (const row of table.rows) {
      const cells = holding.length === 0 ? row.cells : row.cells.filter((cell) => !isHolder(cell));
      for (const line of rowLines(page, cells, index + 2)) lines.push({ at: startOf(line, row.start), line });
    }
  });
  return { lines, holders };
}

/** Whether the block begins after a `<br>`: a line that may only have been wrapped. */
function isBrokenByBr({ layout: { plain }, source }: Page, start: number): boolean {
  if (start < 1) return false;
  const to = plain.sourceOffset(start);
  const markup = source.slice(Math.max(plain.sourceEnd(start - 1), to - 400), to);
  return /<br\b[^>]{0,400}>(?![\s\S]{0,400}<(?:\/p|\/div|p|div|tr)\b)/i.test(markup);
}

/** A row as one line, or as several where each cell holds the same number of lines: columns made with line breaks. */
function rowLines(page: Page, cells: readonly LayoutCell[], segment: number): ListLine[] {
  const { text } = page.layout.plain;
  const [first] = cells;
  if (first === undefined || cells.every((cell) => cell.isContinued)) return [];
  const look = { segment, isApart: true, origin: 'row' as const, bold: first.bold, centered: false };
  if (cells.length > 1 && !cells.some((cell) => text.slice(cell.start, cell.end).includes('\n'))) {
    const own = cells.map((cell) => cellOf(cell, wordsOf(text, cell.start, cell.end)));
    return [listLine({ ...look, isWhole: true, cells: own })];
  }
  const parts = cells.map((cell) =>
    cell.isContinued ? [wordsOf(text, cell.start, cell.end)] : linesOfCell(text, cell),
  );
  const count = Math.max(...parts.map((lines) => lines.length));
  const isEven = count > 1 && parts.every((lines) => lines.length === count);
  if (isEven && (cells.length === 1 || isColumnOfLines(parts)))
    return Array.from({ length: count }, (_, index) => {
      const own = cells.map((cell, at) => cellOf(cell, parts[at]?.[index] ?? NO_WORDS));
      return listLine({ ...look, isWhole: false, cells: own.filter(({ words }) => words.text !== '') });
    });
  const split = cells.length === 1 ? blockCells(page, first.start, first.end, first.indent) : [];
  if (split.length > 1) {
    const shifted = split.map((cell) => ({ ...cell, column: cell.column + first.column * 100 }));
    return [listLine({ ...look, isWhole: true, cells: shifted })];
  }
  const whole = cells.map((cell, index) => {
    const lines = parts[index] ?? [];
    const [only] = lines;
    if (lines.length === 1 && only !== undefined) return cellOf(cell, only);
    return { ...cellOf(cell, wordsOf(text, cell.start, cell.end)), ...(lines.length > 1 ? { lines } : {}) };
  });
  return [listLine({ ...look, isWhole: true, cells: whole })];
}

/** Two lines in each cell may be two wrapped cells; three and more, or two complete ones, are rows. */
function isColumnOfLines(parts: readonly (readonly Words[])[]): boolean {
  const columns = parts.map((lines) => lines.map(({ text }) => text));
  if ((columns[0]?.length ?? 0) >= 3) return columns.flat().every((text) => text.length > 1 || /[—–-]/.test(text));
  const pairs = columns.map(([one = '', two = '']) => [one, two] as const);
  // Two names beside two places.
  const hasPlaces = pairs.some(([one, two]) => isPlace(one) && isPlace(two) && !isPlace(`${one} ${two}`));
  const hasNames = pairs.some(([one, two]) => endsWithLegalForm(one) && endsWithLegalForm(two) && !isFormOnly(two));
  if (hasPlaces && hasNames) return true;
  return pairs.some(([one, two]) => one === two) && pairs.every(([one, two]) => areComplete(one, two));
}

function areComplete(one: string, two: string): boolean {
  if (!/^[\p{Lu}\d"“(—–-]/u.test(two)) return false;
  return (
    one === two || /\d/.test(one + two) || /[.)]$|LLC$|Limited$|GmbH$|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(one)
  );
}

function cellOf(cell: LayoutCell, words: Words): ListCell {
  return { words, column: cell.column, width: cell.colspan, indent: cell.indent };
}

function linesOfCell(text: string, cell: LayoutCell): Words[] {
  const content = text.slice(cell.start, cell.end);
  if (!content.includes('\n')) {
    const words = wordsOf(text, cell.start, cell.end);
    return words.text === '' ? [] : [words];
  }
  const lines = content.matchAll(/[^\n]+/g);
  return [...lines]
    .map(({ 0: line, index }) => wordsOf(text, cell.start + index, cell.start + index + line.length))
    .filter((words) => words.text !== '');
}

const WIDE_SOURCE_GAP = /(?:(?:&nbsp;|&#160;|&#xa0;|&emsp;|&ensp;|\u00a0|[\u2000-\u200a])[\s]*){3,}/i;
const LEADER = /^(?:\.{4,}|_{4,}|(?:\. ){3,}\.?|\.{2,}(?: \.+)+)/;

/** A paragraph split where runs of no-break spaces, tabs or leader dots make columns. */
function blockCells({ layout: { plain }, source }: Page, start: number, end: number, indent: number): ListCell[] {
  const words = wordsOf(plain.text, start, end);
  const parts: Words[] = [];
  let from = 0;
  for (let index = 1; index < words.text.length - 1; index += 1) {
    const character = words.text.charAt(index);
    if (character === ' ') {
      const before = plain.sourceEnd(placeAt(words, index - 1) ?? 0);
      const between = source.slice(
        before,
        Math.min(plain.sourceOffset(placeAt(words, index + 1) ?? 0), before + 3_000),
      );
      // Between bullet and name wide gaps only indent.
      if (between.length > 6 && index > 3 && WIDE_SOURCE_GAP.test(between.replace(/<[^>]{0,1000}>/g, ''))) {
        parts.push(cut(words, from, index));
        from = index;
      }
    } else if (character === '.' || character === '_') {
      const leader = LEADER.exec(words.text.slice(index, index + 400));
      if (leader === null) continue;
      parts.push(cut(words, from, index));
      index += leader[0].length - 1;
      from = index + 1;
    }
  }
  parts.push(cut(words, from));
  return parts
    .filter(({ text }) => text !== '')
    .map((part, index) => ({ words: part, column: index * 10, width: 9, indent: index === 0 ? indent : 0 }));
}
