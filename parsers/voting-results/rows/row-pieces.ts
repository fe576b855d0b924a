import type { TextRange } from '../../prose/flat-text.ts';
import type { ItemRow } from '../find/item-row.ts';
import { type ProsePair, prosePairsOf } from '../words/prose-counts.ts';
import {
  ASIDE_HEADING,
  type Column,
  isNameHeading,
  isPersonHeading,
  labelsOf,
  type VoteLabel,
} from '../words/vote-labels.ts';
import { cellValueOf, trailingValuesOf, type VoteValue } from '../words/vote-values.ts';

/** Grid columns [from, to), or character columns of a fixed-width line. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export function overlap(a: Extent, b: Extent): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

export function isOver(a: Extent | null, b: Extent | null): boolean {
  return a !== null && b !== null && overlap(a, b) > 0;
}

/** A value with its columns. */
export interface PlacedValue {
  readonly value: VoteValue;
  readonly extent: Extent | null;
}
interface Placed extends TextRange {
  readonly extent: Extent | null;
}

export interface LabelPiece extends Placed {
  readonly type: 'label';
  readonly column: Column;
}
export interface TextPiece extends Placed {
  readonly type: 'text';
  readonly text: string;
}
export interface ValuePiece extends PlacedValue {
  readonly type: 'value';
}
export type Piece = LabelPiece | ValuePiece | TextPiece | NameHeading;

interface NameHeading {
  readonly type: 'name-heading';
  readonly isPerson: boolean;
  /** The words below end in those of another column, which flattening ran into them. */
  readonly hasAside?: boolean;
}

export type RowReading =
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  /** Sentences; `pairs` may be empty. Positions of pairs count in `text`. */
  | { readonly kind: 'prose'; readonly text: string; readonly start: number; readonly pairs: readonly ProsePair[] };

const BULLET = /^[•●·■▪◦○*oØ§Ÿ\u2022-\u25ff\uf0a7\uf0b7–—-]$/;
/** Scraps of headings on lines of their own. */
const SCRAP = /^(?:brokers?|cast|casting|number(?: of)?|of|the|total|#|shares of|and|\(\d{1,2}\)|[[\]()|$]|page)$/i;
/** "Name Votes For Votes Against", flattened: the first column holds people. */
const NAMES_FIRST =
  /^(?:(?:director|board)\s+)?(?:nominees?|names?(?:\s+of\s+(?:the\s+)?(?:directors?|nominees?))?|directors?|candidates?|trustees?)(?:\s+names?)?\s+(?!of\b)\S/i;
/** "For — 1,234; Against — 55": the dashes separate labels from counts, and are no values. */
const DASHED = /\b(?:for|against|abst\w+|with(?:held|hold)|non-?\s?votes?|years?|annual(?:ly)?)["”’]?\s*[-–—]\s*\d/gi;

/** Reads a row as labels of a header, values and words, or as a sentence. */
export function readRow(row: ItemRow): RowReading {
  const isLine = row.cells.length === 1;
  // "… from 100 000 000 to 140 000 000" beside cells of figures: the numbers of a title are its own.
  const figures = row.cells.filter(({ raw, start }) => cellValueOf(raw, start)?.kind === 'count').length;
  const isTitled = row.table !== null && row.table >= 0 && figures >= 2;
  const pieces = row.cells.flatMap(({ raw, start, from, to }) =>
    readCell(raw, start, from === null || to === null ? null : { from, to }, { isLine, isTitled }),
  );
  const values = pieces.filter((piece) => piece.type === 'value').length;
  const texts = pieces.filter((piece) => piece.type === 'text');
  if (texts.length === 0 || (values > 0 && !isLine)) return { kind: 'pieces', pieces };
  const text = rawOf(row);
  const isRowOfFigures = values >= 2 && [...text.matchAll(DASHED)].length < 2;
  const pairs = isRowOfFigures ? [] : prosePairsOf(text);
  const length = texts.reduce((sum, piece) => sum + piece.text.length, 0);
  const isLong = values === 0 && length > 120 && !pieces.some((piece) => piece.type === 'label');
  return pairs.length > 0 || isLong ? { kind: 'prose', text, start: row.start, pairs } : { kind: 'pieces', pieces };
}

/** The row's words with every position preserved: cells are separated by spaces. */
function rawOf(row: ItemRow): string {
  let raw = '';
  for (const cell of row.cells) raw += ' '.repeat(Math.max(0, cell.start - row.start - raw.length)) + cell.raw;
  return raw;
}

/** The row of a cell: it has no other cells, or at least two cells that are figures. */
interface CellOfRow {
  readonly isLine: boolean;
  readonly isTitled: boolean;
}

function readCell(
  raw: string,
  start: number,
  extent: Extent | null,
  { isLine, isTitled }: CellOfRow,
): readonly Piece[] {
  const words = raw.trim();
  const value = cellValueOf(raw, start);
  if (words === '' || BULLET.test(words)) {
    // A dash in a column of its own is a value; before words it is a bullet.
    return value === null || (isLine && !/^[-–—]+$/.test(words)) ? [] : [{ type: 'value', value, extent }];
  }
  if (value !== null) return [{ type: 'value', value, extent }];
  if (isNameHeading(words)) return [{ type: 'name-heading', isPerson: isPersonHeading(words) }];
  // The last word of a wrapped sentence, “against.”, is no label.
  const labels = isLine && /^[“"‘]?[a-z][^A-Z\d]*\.["”’]?$/.test(words) ? null : labelsOf(raw);
  if (labels !== null) {
    const found = labelPieces(labels, raw, start, extent, isLine);
    return isLine && NAMES_FIRST.test(words)
      ? [{ type: 'name-heading', isPerson: true, hasAside: ASIDE_HEADING.test(raw) }, ...found]
      : found;
  }
  if (SCRAP.test(words)) return [];
  return isTitled && /\p{L}{3}/u.test(words) ? [textPiece(raw, start, extent)] : readWords(raw, start, extent, isLine);
}

/** Words, with the figures at their end where those look like a row's. */
function readWords(raw: string, start: number, extent: Extent | null, isLine: boolean): readonly Piece[] {
  const { textEnd, values } = trailingValuesOf(raw);
  const [first] = values;
  const front = raw.slice(0, textEnd);
  const frontLabels = first === undefined ? null : labelsOf(front);
  const isLone = values.length === 1 && isLine;
  const isLabelledDash = isLone && first?.kind === 'null' && frontLabels?.length === 1;
  if (isLabelledDash || values.length >= 2 || (isLone && isLoneCount(raw, first))) {
    const placed = values.map(
      (one): Piece => ({
        type: 'value',
        value: { ...one, start: one.start + start, end: one.end + start },
        extent: null,
      }),
    );
    if (front.trim() === '') return placed;
    if (frontLabels !== null) return [...labelPieces(frontLabels, front, start, null, true), ...placed];
    if (values.some((one) => one.kind === 'count') || values.length >= 3)
      return [textPiece(front, start, extent), ...placed];
  }
  return [textPiece(raw, start, extent)];
}

function labelPieces(
  labels: readonly VoteLabel[],
  raw: string,
  start: number,
  extent: Extent | null,
  isLine: boolean,
): readonly Piece[] {
  const [first] = labels;
  const isShare = isLine ? labels.length === 2 && first?.column === 'percent' : labels.length <= 3;
  if (isShare && labels.some((label) => label.column === 'percent'))
    return [{ type: 'label', column: 'percent', start, end: start + raw.length, extent }];
  if (first !== undefined && labels.length === 1)
    return [{ type: 'label', column: first.column, start, end: start + raw.trimEnd().length, extent }];
  return labels.map((label) => ({
    type: 'label',
    column: label.column,
    start: start + label.start,
    end: start + label.end,
    extent: null,
  }));
}

function textPiece(raw: string, start: number, extent: Extent | null): Piece {
  const from = start + raw.length - raw.trimStart().length;
  const text = raw.trim();
  return { type: 'text', text: text.replace(/\s+/g, ' '), start: from, end: from + text.length, extent };
}

/** One figure at a line's end is a count where it is grouped in threes and the line is no sentence. */
function isLoneCount(raw: string, value: VoteValue | undefined): boolean {
  if (value === undefined || value.kind !== 'count' || raw.length > 120) return false;
  const before = raw.slice(0, value.start);
  const isGrouped = /,\d{3}/.test(raw.slice(value.start, value.end));
  return isGrouped && !/\b(?:of|to|by|from|than|least|approximately)\s*$/i.test(before);
}
