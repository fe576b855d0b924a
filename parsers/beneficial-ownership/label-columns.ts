import { lastAtMost } from '../layout/sorted-search.ts';

/** A text whose pieces are in another order: each keeps its words, and where they come from. */
export interface ReorderedText {
  readonly text: string;
  /** The offset in the original text. */
  readonly offsetOf: (at: number) => number;
}

/** A row's first line: its number and label, behind words of the column beside the powers. */
const ROW_BEGIN =
  /^([^\S\n]*(?:[A-Za-z]{2,14}(?:[^\S\n][A-Za-z]{2,12}){0,2}[^\S\n]{2,})?)\(?\d{1,2}[.):\]]{0,2}[^\S\n]+\p{Lu}/u;
const GAP = /\S[^\S\n]{3,}(?=\S)/g;
const NUMBER_CELL = /^\(?\d{1,2}[.):\]]{0,2}$/;
/** Columns end before. */
const LONGEST_LINE = 300;
/** No label takes more lines. */
const MOST_LINES = 5;

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** The lines of one row, cut at its columns. */
interface Block {
  /** Where the row's number begins on its line; words before it belong to the column beside. */
  readonly margin: number;
  readonly sides: Piece[];
  readonly labels: Piece[];
  readonly values: Piece[];
}

/**
 * The text with the columns of labels and values apart, where the label of a row takes several lines and its value is
 * beside the first: `9) Aggregate Amount      1,500` over `Owned by Each Person` becomes the label, then the value.
 */
export function labelsFirst(text: string): ReorderedText {
  const order: Piece[] = [];
  let block: Block | null = null;
  const close = (): void => {
    if (block) order.push(...block.sides, ...block.labels, ...block.values);
    block = null;
  };
  for (const { 0: line, index: start } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const first = ROW_BEGIN.exec(line);
    if (first || line.trim() === '' || (block && block.labels.length >= MOST_LINES)) close();
    if (first) block = { margin: first[1]?.length ?? 0, sides: [], labels: [], values: [] };
    if (block) addLine(block, line, start);
    else order.push({ start, end: start + line.length });
  }
  close();
  return reordered(text, order);
}

function addLine({ margin, sides, labels, values }: Block, line: string, start: number): void {
  const end = start + line.length;
  // A side note that ends before the margin is apart from the label.
  const side = /\S/.test(line.slice(0, margin)) && !/\S/.test(line.charAt(margin - 1)) ? margin : 0;
  if (side > 0) sides.push({ start, end: start + side });
  const cut = start + side + valueColumn(line.slice(side));
  labels.push({ start: start + side, end: cut });
  if (cut < end) values.push({ start: cut, end });
}

/** Where the value of a line begins: after the first gap behind the words of its label. */
function valueColumn(line: string): number {
  for (const { 0: words, index } of line.slice(0, LONGEST_LINE).matchAll(GAP)) {
    const at = index + words.length;
    const label = line.slice(0, at).trim();
    if (/\p{L}{2}/u.test(label) && !NUMBER_CELL.test(label)) return at;
  }
  return line.length;
}

function reordered(text: string, order: readonly Piece[]): ReorderedText {
  const starts: number[] = [];
  let length = 0;
  const words = order.map(({ start, end }) => {
    starts.push(length);
    const piece = text.slice(start, end);
    // A piece that was cut out of its line ends a line of its own.
    const whole = piece.endsWith('\n') ? piece : `${piece}\n`;
    length += whole.length;
    return whole;
  });
  const offsetOf = (at: number): number => {
    const index = lastAtMost(starts, at);
    const piece = order[index];
    return piece ? Math.min(piece.start + at - (starts[index] ?? 0), piece.end) : at;
  };
  return { text: words.join(''), offsetOf };
}
