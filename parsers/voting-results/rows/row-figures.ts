import type { ItemRow } from '../find/item-row.ts';
import type { VoteValue } from '../words/vote-values.ts';
import type { Header } from './headers.ts';
import type { LabelPiece, Piece, RowReading, ValuePiece } from './row-pieces.ts';

/** A label without a kind of vote: votes, a share, or something unknown. */
export function isPlainCount(label: LabelPiece): boolean {
  return label.column === 'plain' || label.column === 'percent' || label.column === 'other';
}

/** The value of a row that is nothing else; null for any other row. */
export function loneValueOf(reading: RowReading | undefined): VoteValue | null {
  const [piece, ...rest] = reading?.kind === 'pieces' ? reading.pieces : [];
  return piece?.type === 'value' && rest.length === 0 ? piece.value : null;
}

/** "… Plan of 2016", "Item 4": a number of at most four digits, printed without a comma, may belong to the words before it. */
export function isWordsNumber({ kind, value, start, end }: VoteValue): boolean {
  return kind === 'count' && value !== null && value < 10_000 && end - start === String(value).length;
}

export function isPageNumber({ kind, value, hasDecimals }: VoteValue): boolean {
  return kind === 'count' && value !== null && value < 100 && value > 0 && !hasDecimals;
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

/** How many counts more than a flattened row's header has columns. */
export function surplusOf(counts: number, header: Header): number {
  const hasPercent = header.labels.some((label) => label.column === 'percent');
  return hasPercent ? 0 : Math.max(0, counts - header.labels.length);
}

/** "Abstain | 50,000 | —" under "Votes | %": the dash is in the column of percentages. */
export function withoutShares(pieces: readonly Piece[], header: Header | null): readonly Piece[] {
  const values = pieces.filter((piece) => piece.type === 'value');
  const columns = header?.labels ?? [];
  if (columns.length !== values.length || columns.length !== 2 || columns[1]?.column !== 'percent') return pieces;
  return pieces.filter((piece) => piece !== values[1]);
}

/** "Al Ray | Yes | 1,234 …" under "Elected": the answer is no label where the header has a column for every count. */
export function withoutAnswer(pieces: readonly Piece[], cells: ItemRow['cells'], header: Header): readonly Piece[] {
  const labels = pieces.filter((piece) => piece.type === 'label');
  const [only] = labels;
  if (only === undefined || labels.length > 1) return pieces;
  const cell = cells.find((one) => one.start <= only.start && one.end >= only.end);
  const counts = pieces.filter((piece) => piece.type === 'value').length;
  const isAnswer = /^\W*yes\W*$/i.test(cell?.raw ?? '') && counts === header.labels.length && counts > 1;
  return isAnswer ? pieces.filter((piece) => piece !== only) : pieces;
}

export interface LabelledValue {
  readonly label: LabelPiece;
  readonly value: VoteValue;
}

/** Labels and values that alternate: "For | 1,234 | Against | 55", or the value first. */
export function pairsIn(pieces: readonly Piece[]): readonly LabelledValue[] | null {
  const line = pieces.filter(
    (piece) =>
      (piece.type === 'value' && piece.value.kind !== 'percent') ||
      (piece.type === 'label' && piece.column !== 'percent'),
  );
  if (line.length === 0 || line.length % 2 === 1) return null;
  const pairs: LabelledValue[] = [];
  for (let index = 0; index < line.length; index += 2) {
    const [one, other] = [line[index], line[index + 1]];
    if (one?.type === 'label' && other?.type === 'value') pairs.push({ label: one, value: other.value });
    else if (one?.type === 'value' && other?.type === 'label') pairs.push({ label: other, value: one.value });
    else return null;
  }
  return pairs;
}
