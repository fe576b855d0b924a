import type { Piece, RowReading } from './row-pieces.ts';
import type { Header, HeaderLabel } from './vote-columns.ts';
import type { VoteValue } from './vote-values.ts';

export type LabelPiece = Extract<Piece, { type: 'label' }>;
export type ValuePiece = Extract<Piece, { type: 'value' }>;
export type TextPiece = Extract<Piece, { type: 'text' }>;

export function isPlainCount(label: LabelPiece): boolean {
  return label.column === 'plain' || label.column === 'percent' || label.column === 'other';
}

export function isLoneValue(reading: RowReading | undefined): boolean {
  return reading?.kind === 'pieces' && reading.pieces.length === 1 && reading.pieces[0]?.type === 'value';
}

/** The value of a row that is nothing else; null for any other row. */
export function loneValueOf(reading: RowReading | undefined): VoteValue | null {
  const [piece] = reading?.kind === 'pieces' ? reading.pieces : [];
  return isLoneValue(reading) && piece?.type === 'value' ? piece.value : null;
}

/** "… Plan of 2016", "Item 4": a number of at most four digits, printed without a comma, may belong to the words before it. */
export function isWordsNumber({ kind, value, start, end }: VoteValue): boolean {
  return kind === 'count' && value !== null && value < 10_000 && end - start === String(value).length;
}

export function isPageNumber(value: VoteValue): boolean {
  return value.kind === 'count' && value.value !== null && value.value < 100 && value.value > 0 && !value.hasDecimals;
}

export function toLabel(piece: LabelPiece): HeaderLabel {
  return { column: piece.column, extent: piece.extent };
}

/** The proposal's number, where it is all that a row has before its counts: left of the first column. */
export function numberBefore(values: readonly ValuePiece[], header: Header | null): string | null {
  const [first] = values;
  const edge = header?.labels[0]?.extent?.from;
  if (header === null || first === undefined || edge === undefined || values.length !== header.labels.length + 1)
    return null;
  const { value, extent } = first;
  const isNumber = value.kind === 'count' && value.value !== null && value.value > 0 && value.value <= 30;
  return isNumber && extent !== null && extent.to <= edge && !value.hasDecimals ? String(value.value) : null;
}

/** How many figures a row under the heading has: with its percent columns. */
export function needOf(header: Header | null): number | null {
  return header === null ? null : header.labels.length;
}

/** How many counts a row under the heading has. */
export function columnCount(header: Header): number {
  const percents = header.labels.filter((label) => label.column === 'percent').length;
  return percents > 0 ? Number.POSITIVE_INFINITY : header.labels.length;
}

/** "Abstain | 50,000 | —" under "Votes | %": the dash stands in the column of percentages. */
export function withoutShares(pieces: readonly Piece[], header: Header | null): readonly Piece[] {
  const values = pieces.filter((piece) => piece.type === 'value');
  const columns = header?.labels ?? [];
  if (columns.length !== values.length || columns.length !== 2 || columns[1]?.column !== 'percent') return pieces;
  return pieces.filter((piece) => piece !== values[1]);
}

/** Labels and values that alternate: "For | 1,234 | Against | 55", or the value first. */
export function pairsIn(pieces: readonly Piece[]): { label: LabelPiece; value: ValuePiece }[] | null {
  const line = pieces.filter(
    (piece) =>
      (piece.type === 'value' && piece.value.kind !== 'percent') ||
      (piece.type === 'label' && piece.column !== 'percent'),
  );
  if (line.length === 0 || line.length % 2 === 1) return null;
  const pairs: { label: LabelPiece; value: ValuePiece }[] = [];
  for (let index = 0; index < line.length; index += 2) {
    const [one, other] = [line[index], line[index + 1]];
    if (one?.type === 'label' && other?.type === 'value') pairs.push({ label: one, value: other });
    else if (one?.type === 'value' && other?.type === 'label') pairs.push({ label: other, value: one });
    else return null;
  }
  return pairs;
}
