import { documentFormatOf } from '../layout/document-format.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import { endsWithLegalForm, isFormOnly } from './entity-names.ts';
import { isPlace } from './places.ts';
import { textLinesOf } from './text-lines.ts';
import { cut, type Words, wordsOf } from './words.ts';

/** A piece of a line that stands apart from its neighbours: a table cell, or words between wide gaps. */
export interface ListCell {
  readonly words: Words;
  /** Grid column, or character column of a text document. */
  readonly column: number;
  readonly width: number;
  /** Points, or characters of a text document, from the left edge of the cell or line. */
  readonly indent: number;
  /** The lines of a cell that has several. */
  readonly lines?: readonly Words[];
}

/** One line of an exhibit as a reader sees it: a table row, a paragraph, a line of text. */
export interface ListLine {
  readonly cells: readonly ListCell[];
  /** Which stretch of columns it belongs to: lines of one table, or of one run of text, share it. */
  readonly segment: number;
  /** A blank line, a paragraph or a row boundary stands before it. */
  readonly isApart: boolean;
  readonly stands: 'row' | 'text';
  readonly bold: boolean;
  readonly centered: boolean;
  /** Whether the line's boundaries are the author's (rows, paragraphs) rather than where a printer broke the text. */
  readonly isWhole: boolean;
}

/** All words of a line. */
export function lineText(line: ListLine): string {
  return line.cells.map((cell) => cell.words.text).join(' ');
}

/** More lines than the longest lists have; beyond it the document is no list. */
export const MOST_LINES = 60_000;

/** The document as lines in the order of reading. `source` is the document's own text, which the layout was read from. */
export function listLinesOf(layout: DocumentLayout, source: string): readonly ListLine[] {
  const { plain } = layout;
  if (documentFormatOf(source) === 'text') return textLinesOf(plain.text, 0, plain.text.length, 1);
  const lines: { at: number; line: ListLine }[] = [];
  const children = new Map<number, LayoutTable[]>();
  for (const table of layout.tables) {
    if (table.parent !== null) children.set(table.parent, [...(children.get(table.parent) ?? []), table]);
  }
  /** Tables with cells that hold tables, and the ranges of those cells. */
  const opened = new Map<number, LayoutCell[]>();
  layout.tables.forEach((table, index) => {
    const inner = children.get(index) ?? [];
    for (const row of table.rows) {
      const own = row.cells.filter((cell) => !cell.isContinued);
      const isHolder = (cell: LayoutCell) => inner.some((child) => child.start < cell.end && child.end > cell.start);
      if (inner.length > 0) opened.set(index, [...(opened.get(index) ?? []), ...own.filter(isHolder)]);
      const cells = row.cells.filter((cell) => !isHolder(cell));
      for (const line of rowLines(plain.text, cells, index + 2, layout, source)) {
        lines.push({ at: line.cells[0]?.words.at[0] ?? row.start, line });
      }
    }
  });
  const outer = layout.tables.filter((table) => table.parent === null);
  let group = -1;
  let passed = 0;
  for (const block of layout.blocks) {
    if (block.table !== null) {
      const holders = opened.get(block.table) ?? [];
      if (!holders.some((cell) => cell.start <= block.start && cell.end >= block.end)) continue;
    }
    const text = plain.text.slice(block.start, block.end);
    for (let next = outer[passed]; next !== undefined && next.end <= block.start; next = outer[passed]) {
      passed += 1;
      group -= 1;
    }
    if (text.includes('\n')) {
      for (const line of textLinesOf(plain.text, block.start, block.end, group)) {
        lines.push({ at: line.cells[0]?.words.at[0] ?? block.start, line });
      }
      continue;
    }
    const cells = blockCells(layout, source, block.start, block.end, block.indent);
    if (cells.length === 0) continue;
    const { bold, centered } = block;
    const line: ListLine = {
      cells,
      segment: group,
      isApart: true,
      stands: 'text',
      bold,
      centered,
      isWhole: !isBrokenByBr(layout, source, block.start),
    };
    lines.push({ at: block.start, line });
  }
  lines.sort((a, b) => a.at - b.at);
  return lines.map(({ line }) => line);
}

/** Whether the block begins after a `<br>`: a line that may only have been wrapped. */
function isBrokenByBr(layout: DocumentLayout, source: string, start: number): boolean {
  if (start < 1) return false;
  const from = layout.plain.sourceEnd(start - 1);
  return /<br\b[^>]*>(?![\s\S]*<(?:\/p|\/div|p|div|tr)\b)/i.test(
    source.slice(Math.max(from, layout.plain.sourceOffset(start) - 400), layout.plain.sourceOffset(start)),
  );
}

/** A row as one line, or as several where each cell holds the same number of lines: columns made with line breaks. */
function rowLines(
  text: string,
  cells: readonly LayoutCell[],
  segment: number,
  layout: DocumentLayout,
  source: string,
): ListLine[] {
  const filled = cells.filter((cell) => !cell.isContinued || cells.some((other) => !other.isContinued));
  if (filled.length === 0) return [];
  const parts = filled.map((cell) =>
    cell.isContinued ? [wordsOf(text, cell.start, cell.end)] : linesOfCell(text, cell),
  );
  const most = Math.max(...parts.map((lines) => lines.length));
  const first = filled[0];
  const look = {
    segment,
    isApart: true,
    stands: 'row' as const,
    bold: first?.bold ?? false,
    centered: false,
    isWhole: true,
  };
  const even =
    most > 1 && parts.every((lines) => lines.length === most) && (filled.length === 1 || isColumnOfLines(parts));
  if (!even) {
    const only = filled[0];
    if (filled.length === 1 && only !== undefined) {
      const split = blockCells(layout, source, only.start, only.end, only.indent);
      if (split.length > 1)
        return [{ ...look, cells: split.map((cell) => ({ ...cell, column: cell.column + only.column * 100 })) }];
    }
    return [
      {
        ...look,
        cells: filled.map((cell, index) => {
          const whole = cellOf(cell, wordsOf(text, cell.start, cell.end));
          const own = parts[index] ?? [];
          return own.length > 1 ? { ...whole, lines: own } : whole;
        }),
      },
    ];
  }
  return Array.from({ length: most }, (_, index) => ({
    ...look,
    isWhole: false,
    cells: filled.flatMap((cell, at) => {
      const words = parts[at]?.[index];
      return words === undefined || words.text === '' ? [] : [cellOf(cell, words)];
    }),
  }));
}

/** Two lines in each cell may be two wrapped cells; three and more, or two that all stand for themselves, are rows. */
function isColumnOfLines(parts: readonly (readonly Words[])[]): boolean {
  const count = parts[0]?.length ?? 0;
  if (count >= 3) return parts.every((lines) => lines.every(({ text }) => text.length > 1 || /[—–-]/.test(text)));
  // Two names beside two places.
  const has = (test: (one: string, two: string) => boolean) =>
    parts.some((lines) => test(lines[0]?.text ?? '', lines[1]?.text ?? ''));
  if (
    has((one, two) => isPlace(one) && isPlace(two) && !isPlace(`${one} ${two}`)) &&
    has((one, two) => endsWithLegalForm(one) && endsWithLegalForm(two) && !isFormOnly(two))
  )
    return true;
  return (
    parts.every((lines) => {
      const [one, two] = lines;
      return (
        one !== undefined &&
        two !== undefined &&
        /^[\p{Lu}\d"“(—–-]/u.test(two.text) &&
        (one.text === two.text ||
          /\d/.test(one.text + two.text) ||
          /[.)]$|LLC$|Limited$|GmbH$/.test(one.text) ||
          /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(one.text))
      );
    }) && parts.some((lines) => lines[0]?.text === lines[1]?.text)
  );
}

function cellOf(cell: LayoutCell, words: Words): ListCell {
  return { words, column: cell.column, width: cell.colspan, indent: cell.indent };
}

function linesOfCell(text: string, cell: LayoutCell): Words[] {
  const lines: Words[] = [];
  let start = cell.start;
  while (start < cell.end) {
    const newline = text.indexOf('\n', start);
    const stop = newline < 0 || newline > cell.end ? cell.end : newline;
    const words = wordsOf(text, start, stop);
    if (words.text !== '') lines.push(words);
    start = stop + 1;
  }
  return lines;
}

const WIDE_SOURCE_GAP = /(?:(?:&nbsp;|&#160;|&#xa0;|&emsp;|&ensp;|\u00a0|[\u2000-\u200a])[\s]*){3,}/i;

/** A paragraph cut where runs of no-break spaces, tabs or leader dots make columns. */
function blockCells(layout: DocumentLayout, source: string, start: number, end: number, indent: number): ListCell[] {
  const { plain } = layout;
  const words = wordsOf(plain.text, start, end);
  const cells: ListCell[] = [];
  let from = 0;
  function close(to: number): void {
    const part = cut(words, from, to);
    if (part.text !== '')
      cells.push({ words: part, column: cells.length * 10, width: 9, indent: cells.length === 0 ? indent : 0 });
  }
  for (let index = 1; index < words.text.length - 1; index += 1) {
    const character = words.text.charAt(index);
    if (character === ' ') {
      const before = words.at[index - 1] ?? 0;
      const after = words.at[index + 1] ?? 0;
      const between = source.slice(
        plain.sourceEnd(before),
        Math.min(plain.sourceOffset(after), plain.sourceEnd(before) + 3_000),
      );
      // Between bullet and name such gaps only indent.
      if (between.length > 6 && index > 3 && WIDE_SOURCE_GAP.test(between.replace(/<[^>]*>/g, ''))) {
        close(index);
        from = index;
      }
    } else if (character === '.' || character === '_') {
      const leader = /^(?:\.{4,}|_{4,}|(?:\. ){3,}\.?|\.{2,}(?: \.+)+)/.exec(words.text.slice(index, index + 400));
      if (leader === null) continue;
      close(index);
      index += leader[0].length - 1;
      from = index + 1;
    }
  }
  close(words.text.length);
  return cells;
}
