import type { ItemRow } from './item-rows.ts';
import { type ProsePair, prosePairsOf } from './prose-votes.ts';
import { type Column, isNameHeading, isPersonHeading, labelsOf } from './vote-labels.ts';
import { cellValueOf, trailingValuesOf, type VoteValue } from './vote-values.ts';

export interface Extent {
  readonly from: number;
  readonly to: number;
}

export type Piece =
  | {
      readonly type: 'label';
      readonly column: Column;
      readonly start: number;
      readonly end: number;
      readonly extent: Extent | null;
    }
  | { readonly type: 'value'; readonly value: VoteValue; readonly extent: Extent | null }
  | {
      readonly type: 'text';
      readonly text: string;
      readonly start: number;
      readonly end: number;
      readonly extent: Extent | null;
    }
  | { readonly type: 'name-heading'; readonly isPerson: boolean };

export type RowReading =
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  /** Sentences; `pairs` may be empty. Positions of pairs count in `text`. */
  | { readonly kind: 'prose'; readonly text: string; readonly start: number; readonly pairs: readonly ProsePair[] };

const BULLET = /^[•●·■▪◦○*oØ§Ÿ\u2022-\u25ff\uf0a7\uf0b7–—-]$/;
/** Scraps of headings that stand on lines of their own. */
const SCRAP = /^(?:brokers?|cast|casting|number(?: of)?|of|the|total|#|shares of|and|\(\d{1,2}\)|[[\]()|$]|page)$/i;

/** "Name Votes For Votes Against", flattened: the first column holds people. */
const NAMES_FIRST =
  /^(?:(?:director|board)\s+)?(?:nominees?|names?(?:\s+of\s+(?:the\s+)?(?:directors?|nominees?))?|directors?|candidates?|trustees?)(?:\s+names?)?\s+(?!of\b)\S/i;

/** Reads a row as heading labels, values and words, or as a sentence. */
export function readRow(row: ItemRow): RowReading {
  const pieces: Piece[] = [];
  let hasValue = false;
  for (const cell of row.cells) {
    const extent = cell.from === null || cell.to === null ? null : { from: cell.from, to: cell.to };
    const isLine = row.cells.length === 1;
    const got = readCell(cell.raw, cell.start, extent, isLine);
    if (got.some((piece) => piece.type === 'value')) hasValue = true;
    pieces.push(...got);
  }
  const texts = pieces.filter((piece) => piece.type === 'text');
  const length = texts.reduce((sum, piece) => sum + piece.text.length, 0);
  if (texts.length > 0 && (!hasValue || row.cells.length === 1)) {
    const raw = rawOf(row);
    const onlyTrailing =
      hasValue && pieces.filter((piece) => piece.type === 'value').length >= 2 && !isLabelledByDashes(raw);
    const pairs = onlyTrailing ? [] : prosePairsOf(raw);
    if (pairs.length > 0 || (!hasValue && length > 120 && !pieces.some((piece) => piece.type === 'label'))) {
      return { kind: 'prose', text: raw, start: row.start, pairs };
    }
  }
  return { kind: 'pieces', pieces };
}

const DASHED = /\b(?:for|against|abst\w+|with(?:held|hold)|non-?\s?votes?|years?|annual(?:ly)?)["”’]?\s*[-–—]\s*\d/gi;

/** "For — 1,234; Against — 55": the dashes part labels from counts, and are no values. */
function isLabelledByDashes(raw: string): boolean {
  return [...raw.matchAll(DASHED)].length >= 2;
}

/** The row's words with every position kept: cells are parted by spaces. */
function rawOf(row: ItemRow): string {
  let raw = '';
  for (const cell of row.cells) raw += ' '.repeat(Math.max(0, cell.start - row.start - raw.length)) + cell.raw;
  return raw;
}

function readCell(raw: string, start: number, extent: Extent | null, isLine: boolean): readonly Piece[] {
  const words = raw.trim();
  if (words === '' || BULLET.test(words)) {
    // A dash in a column of its own is a value; before words it is a bullet.
    const dash = isLine && !/^[-–—]+$/.test(words) ? null : cellValueOf(raw, start);
    return dash === null ? [] : [{ type: 'value', value: dash, extent }];
  }
  const value = cellValueOf(raw, start);
  if (value !== null) return [{ type: 'value', value, extent }];
  if (isNameHeading(words)) return [{ type: 'name-heading', isPerson: isPersonHeading(words) }];
  // The last word of a wrapped sentence, “against.”, is no label.
  const labels = isLine && /^[“"‘]?[a-z][^A-Z\d]*\.["”’]?$/.test(words) ? null : labelsOf(raw);
  if (labels !== null) {
    const found = labelPieces(labels, raw, start, extent, isLine);
    return isLine && NAMES_FIRST.test(words) ? [{ type: 'name-heading', isPerson: true }, ...found] : found;
  }
  if (SCRAP.test(words)) return [];
  const { textEnd, values } = trailingValuesOf(raw);
  const front = raw.slice(0, textEnd);
  const isLabelled =
    values.length === 1 && isLine && values[0]?.kind === 'null' && labelsOf(raw.slice(0, textEnd))?.length === 1;
  const isRow = isLabelled || values.length >= 2 || (values.length === 1 && isLine && isLoneCount(raw, values[0]));
  if (isRow && front.trim() !== '') {
    const frontLabels = labelsOf(front);
    const placed = values.map((one): Piece => ({ type: 'value', value: shifted(one, start), extent: null }));
    if (frontLabels !== null) return [...labelPieces(frontLabels, front, start, null, true), ...placed];
    if (values.some((one) => one.kind === 'count') || values.length >= 3)
      return [textPiece(front, start, extent), ...placed];
  }
  if (isRow && front.trim() === '')
    return values.map((one): Piece => ({ type: 'value', value: shifted(one, start), extent: null }));
  return [textPiece(raw, start, extent)];
}

function labelPieces(
  labels: NonNullable<ReturnType<typeof labelsOf>>,
  raw: string,
  start: number,
  extent: Extent | null,
  isLine: boolean,
): readonly Piece[] {
  const percent = labels.find((label) => label.column === 'percent');
  const isShare = isLine ? labels.length === 2 && labels[0]?.column === 'percent' : labels.length <= 3;
  if (percent !== undefined && isShare) {
    return [{ type: 'label', column: 'percent', start, end: start + raw.length, extent }];
  }
  const first = labels[0];
  if (first !== undefined && labels.length === 1) {
    return [{ type: 'label', column: first.column, start, end: start + raw.trimEnd().length, extent }];
  }
  return labels.map((label) => ({
    type: 'label',
    column: label.column,
    start: start + label.start,
    end: start + label.end,
    extent: null,
  }));
}

function textPiece(raw: string, start: number, extent: Extent | null): Piece {
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  return {
    type: 'text',
    text: text.replace(/\s+/g, ' '),
    start: start + lead,
    end: start + lead + text.length,
    extent,
  };
}

function shifted(value: VoteValue, by: number): VoteValue {
  return { ...value, start: value.start + by, end: value.end + by };
}

/** One figure at a line's end is a count where it is grouped in threes and the line is no sentence. */
function isLoneCount(raw: string, value: VoteValue | undefined): boolean {
  if (value === undefined || value.kind !== 'count' || raw.length > 120) return false;
  const digits = raw.slice(value.start, value.end);
  const before = raw.slice(0, value.start);
  return /,\d{3}/.test(digits) && !/\b(?:of|to|by|from|than|least|approximately)\s*$/i.test(before);
}
