import type { LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';

/** A piece of a line: of a table written with bars, or a whole line of one whose cells became lines. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const RULE = /^[\s|:=+-]+$/;
const FIGURE = /^(?:US|C|A|HK)?[$€£¥]?\s?\(?\d[\d,]*(?:\.\d+)?\)?\s?%?(?:\s?\(\d\))?$|^[-–—]+$/;
const PART = /^(?:(?:US|C|A|HK)?[$€£¥]|%|\)|\(\d\))$/;
const LONGEST_CELL = 140;

/**
 * Tables of a text that was made from HTML: rows between bars ("| Public offering price | $ | 4.00 |"), or one cell per
 * line, a label and its figures below each other. Offsets are of the text.
 */
export function flattenedTablesOf(text: string): LayoutTable[] {
  const tables: LayoutTable[] = [];
  let rows: Piece[][] = [];
  let header: Piece[] = [];
  let blanks = 0;
  function close(): void {
    const table = tableOf(rows, header);
    if (table !== null) tables.push(table);
    rows = [];
    header = [];
  }
  /** A label; one that follows another begins the next table, whose headings stand above its figures. */
  function addLabel(label: Piece): void {
    const last = rows.at(-1);
    const [before] = last ?? [];
    if (last === undefined || before === undefined || last.length > 1) rows.push([label]);
    else if (/^[a-z(]/.test(label.text))
      last[0] = { text: `${before.text} ${label.text}`, start: before.start, end: label.end };
    else {
      rows.pop();
      const headings = rows.length > 0 ? [before] : [...header, before].slice(-8);
      if (rows.length > 0) close();
      header = headings;
      rows.push([label]);
    }
  }
  for (const line of linesOf(text)) {
    const pieces = piecesOf(line);
    if (pieces.length === 0) {
      blanks += 1;
      if (blanks > 6) close();
      continue;
    }
    blanks = 0;
    const [first] = pieces;
    const isProse = pieces.length === 1 && first !== undefined && isSentence(first.text);
    if (isProse) close();
    else if (pieces.length > 1 && !pieces.every(isFigure)) rows.push([...pieces]);
    else if (first !== undefined && pieces.every(isFigure)) rows.at(-1)?.push(...pieces);
    else if (first !== undefined) addLabel(first);
  }
  close();
  return tables;
}

function* linesOf(text: string): Generator<Piece> {
  let at = 0;
  while (at <= text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    yield { text: text.slice(at, end), start: at, end };
    at = end + 1;
  }
}

function piecesOf({ text, start }: Piece): Piece[] {
  if (text.length > 2_000 || RULE.test(text))
    return text.length > 2_000 ? [{ text, start, end: start + text.length }] : [];
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of text.split('|')) {
    const words = part.trim();
    const from = start + at + (part.length - part.trimStart().length);
    if (words !== '') pieces.push({ text: words, start: from, end: from + words.length });
    at += part.length + 1;
  }
  return pieces;
}

function isSentence(words: string): boolean {
  return words.length > LONGEST_CELL || (words.length > 50 && /[a-z)”"]\.$/.test(words));
}

function isFigure({ text }: Piece): boolean {
  return FIGURE.test(text) || PART.test(text);
}

/** Two rows with figures, or one under headings, make a table; columns are counted, headings fill the last ones. */
function tableOf(rows: readonly (readonly Piece[])[], header: readonly Piece[]): LayoutTable | null {
  const data = rows.map((row) => joined(row)).filter((row) => row.length > 0);
  const withFigures = data.filter((row) => row.slice(1).some(isFigure));
  const [first] = withFigures;
  if (first === undefined || withFigures.length < (header.length > 0 ? 1 : 2)) return null;
  const columns = first.length - 1;
  const heads = header.length === 0 ? [] : [headRow(header, columns)];
  const all = [...heads, ...data.map((row) => (isHeading(row, columns) ? placed(row, 1) : placed(row, 0)))];
  const start = Math.min(...all.map((row) => row.start));
  return {
    start,
    end: all.at(-1)?.end ?? start,
    rows: all,
    headerRows: heads.length > 0 ? 1 : headingRows(data),
    parent: null,
  };
}

/** As many headings as there are figures; one more is that of the labels, and a single figure has all the others. */
function headRow(header: readonly Piece[], columns: number): LayoutRow {
  if (header.length <= columns) return placed(header, 1);
  const [label, ...others] = columns === 1 ? header : header.slice(-columns - 1);
  const [first, last] = [others[0], others.at(-1)];
  if (label === undefined || first === undefined || last === undefined) return placed(header, 1);
  if (columns > 1) return placed([label, ...others], 0);
  const words = others.map(({ text }) => text).join(' ');
  return placed([label, { text: words, start: first.start, end: last.end }], 0);
}

/** "| Per Share | Total |" stands over the figures, not over the labels. */
function isHeading(row: readonly Piece[], columns: number): boolean {
  return row.length === columns && columns > 1 && !row.some(isFigure);
}

function headingRows(data: readonly (readonly Piece[])[]): number {
  const first = data.findIndex((row) => row.slice(1).some(isFigure));
  return Math.max(0, first);
}

/** A currency sign and its amount are one cell. */
function joined(row: readonly Piece[]): Piece[] {
  const cells: Piece[] = [];
  for (const piece of row) {
    const last = cells.at(-1);
    if (last !== undefined && cells.length > 1 && /[$€£¥]$/.test(last.text) && FIGURE.test(piece.text))
      cells[cells.length - 1] = { text: `${last.text} ${piece.text}`, start: last.start, end: piece.end };
    else if (last !== undefined && /^(?:%|\)|\(\d\))$/.test(piece.text) && /\d$/.test(last.text))
      cells[cells.length - 1] = { text: `${last.text}${piece.text}`, start: last.start, end: piece.end };
    else cells.push(piece);
  }
  return cells;
}

function placed(pieces: readonly Piece[], from: number): LayoutRow {
  const plain = { colspan: 1, isHeader: false, bold: false, indent: 0, isContinued: false };
  const cells = pieces.map((piece, index): LayoutCell => ({ ...plain, ...piece, column: from + index }));
  return { cells, start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
}
