import { asciiTablesOf } from './ascii-tables.ts';
import { asciiTextOf } from './ascii-text.ts';
import { documentFormatOf } from './document-format.ts';
import { readHtmlFlow } from './html-flow.ts';
import { createLayoutRecorder, type RecordedBlock } from './layout-recorder.ts';
import type { PlainText } from './plain-text.ts';
import { gridOf, type LayoutRow } from './table-grid.ts';

/** A table; rows hold only cells with words. All positions are indexes of `plain.text`. */
export interface LayoutTable {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly LayoutRow[];
  /** How many rows at the top are column headings (guess: see `headerRowsOf`). */
  readonly headerRows: number;
  /** Index in `tables` of the table whose cell holds this one; null at top level. */
  readonly parent: number | null;
}

/** A stretch of text between block boundaries, outside or inside table cells. */
export interface LayoutBlock {
  readonly kind: 'heading' | 'paragraph' | 'list-item';
  readonly start: number;
  readonly end: number;
  /** Nine tenths of its characters are bold, underlined. */
  readonly bold: boolean;
  readonly underlined: boolean;
  readonly centered: boolean;
  /** Points; leading no-break spaces count three points each. For text documents: 6 points per space. */
  readonly indent: number;
  /** Index in `tables` of the innermost table around it; null outside tables. */
  readonly table: number | null;
}

export interface DocumentLayout {
  readonly plain: PlainText;
  /** In order of place. */
  readonly blocks: readonly LayoutBlock[];
  /** In order of their start, nested ones after the one that holds them. */
  readonly tables: readonly LayoutTable[];
}

/**
 * Reads a document into words, blocks and tables, in linear time. Positions are indexes of `plain.text`, which equals
 * `plainTextOf(documentText).text`; `spanOf` turns them into source spans.
 *
 * @example
 * const { tables, plain } = documentLayoutOf('<table><tr><td>Fee<td>$<td>12.00</table>');
 * tables[0]?.rows[0]?.cells.map((cell) => cell.text) // ["Fee", "$ 12.00"]
 */
export function documentLayoutOf(documentText: string): DocumentLayout {
  if (documentFormatOf(documentText) === 'text') {
    const plain = asciiTextOf(documentText);
    const tables = asciiTablesOf(plain.text, documentText.includes('<TABLE>') || documentText.includes('<table>'));
    return {
      plain,
      tables: tables.map((table) => ({ ...table, headerRows: headerRowsOf(table.rows), parent: null })),
      blocks: asciiBlocksOf(plain.text),
    };
  }
  const { plain, ...structure } = htmlStructureOf(documentText);
  const tables = structure.tables.map((table): LayoutTable => ({ ...table, headerRows: headerRowsOf(table.rows) }));
  const blocks = structure.blocks.map((block): LayoutBlock => {
    const text = plain.text.slice(block.start, block.end);
    return { ...block, kind: kindOf(text, block.tag, block.bold, block.underlined, block.centered) };
  });
  return { plain, blocks, tables };
}

/** What the markup of a document says by itself, without guesses at headings. */
export interface DocumentStructure {
  readonly plain: PlainText;
  readonly blocks: readonly Omit<RecordedBlock, 'tag'>[];
  readonly tables: readonly Omit<LayoutTable, 'headerRows'>[];
}

/** The structure of an HTML or XML document, for readers that find headings by themselves. */
export function htmlStructureOf(documentText: string) {
  const recorder = createLayoutRecorder();
  const plain = readHtmlFlow(documentText, recorder);
  const tables = recorder.tables().map(({ rows, ...table }) => ({ ...table, rows: gridOf(plain.text, rows) }));
  return { plain, blocks: recorder.blocks(), tables } satisfies DocumentStructure;
}

const BULLET = /^(?:[•·●▪◦■○►*–—-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)])\s/i;
const SENTENCE_END = /[a-z]{3}[.;,]$/;

/** Headings are short, stand out by their looks or capitals, and do not end like a sentence. */
function kindOf(text: string, tag: string, bold: boolean, underlined: boolean, centered: boolean): LayoutBlock['kind'] {
  if (tag !== '' && tag !== 'li') return 'heading';
  if (tag === 'li' || BULLET.test(text)) return 'list-item';
  const words = text.trim();
  if (words.length < 2 || words.length > 200 || !/\p{L}{2}/u.test(words)) return 'paragraph';
  const standsOut =
    bold || underlined || (centered && words.length < 100) || (words.length < 120 && words === words.toUpperCase());
  return standsOut && !SENTENCE_END.test(words) ? 'heading' : 'paragraph';
}

/** Rows before the first row of data: `<th>` rows, or leading rows without an amount under words in several columns. */
function headerRowsOf(rows: readonly LayoutRow[]): number {
  let count = 0;
  for (const row of rows.slice(0, 8)) {
    if (row.cells.length === 0) {
      count += 1;
      continue;
    }
    const isMarked = row.cells.every((cell) => cell.isHeader);
    const label = row.cells[0];
    const hasAmount = row.cells.some((cell, index) => (index > 0 || cell.column > 0) && isFigure(cell.text));
    const isTitle =
      row.cells.length === 1 && label !== undefined && (label.column > 0 || label.colspan > 2 || label.bold);
    if (!isMarked && (hasAmount || (row.cells.length === 1 && !isTitle))) break;
    count += 1;
  }
  return count < rows.length ? count : 0;
}

/** An amount or a dash for one; a year alone is a heading. */
function isFigure(text: string): boolean {
  return (/^[$€£¥(\s]*[\d.,]+[\s)%]*$/.test(text) && !/^(?:19|20)\d\d$/.test(text)) || /^[$\s]*[—–-]+$/.test(text);
}

/** Paragraphs of a text document: lines between blank lines. */
function asciiBlocksOf(text: string): LayoutBlock[] {
  const blocks: LayoutBlock[] = [];
  let start = -1;
  let end = 0;
  function close(): void {
    if (start < 0) return;
    const first = text.slice(start, end);
    const indent = first.length - first.trimStart().length;
    const from = start + indent;
    const centered = indent >= 12 && !/\n\S/.test(first);
    const kind = kindOf(text.slice(from, end), '', false, false, centered);
    blocks.push({ kind, start: from, end, bold: false, underlined: false, centered, indent: indent * 6, table: null });
    start = -1;
  }
  let index = 0;
  while (index <= text.length) {
    const newline = text.indexOf('\n', index);
    const stop = newline < 0 ? text.length : newline;
    if (/\S/.test(text.slice(index, stop))) {
      if (start < 0) start = index;
      end = stop - (text.slice(index, stop).length - text.slice(index, stop).trimEnd().length);
    } else close();
    index = stop + 1;
  }
  close();
  return blocks;
}

/**
 * The column headings above a cell: the words of every heading row's cells that share a grid column with it, top down.
 *
 * @example "Offering price per share" for a cell under "Offering price" over "per share".
 */
export function headingOf(table: LayoutTable, cell: { readonly column: number; readonly colspan: number }): string {
  const words: string[] = [];
  for (const row of table.rows.slice(0, table.headerRows)) {
    for (const heading of row.cells) {
      const overlaps = heading.column < cell.column + cell.colspan && cell.column < heading.column + heading.colspan;
      if (overlaps && !heading.isContinued) words.push(heading.text);
    }
  }
  return words.join(' ');
}
