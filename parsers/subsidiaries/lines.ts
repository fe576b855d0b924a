/** A text with the position of each of its characters: white space collapsed, parts of wrapped lines joined. */
export interface Words {
  readonly text: string;
  /**
   * Pairs of an index in `text` and the index in the plain text that its character comes from; the characters up to the
   * next pair follow each other in both. Nearly all words are one such run.
   */
  readonly runs: readonly number[];
}

export const NO_WORDS: Words = { text: '', runs: [] };

const SPACE = 32;

/** Space, tab, line feed, form feed, carriage return. */
function isWhite(code: number): boolean {
  return code === SPACE || code === 10 || code === 9 || code === 13 || code === 12;
}

/** The words of `plain.slice(start, end)`, trimmed, inner white space as single spaces. */
export function wordsOf(plain: string, start: number, end: number): Words {
  let from = start;
  let to = Math.min(end, plain.length);
  while (from < to && isWhite(plain.charCodeAt(from))) from += 1;
  while (to > from && isWhite(plain.charCodeAt(to - 1))) to -= 1;
  if (from === to) return NO_WORDS;
  for (let index = from; index < to; index += 1) {
    const code = plain.charCodeAt(index);
    if (isWhite(code) && (code !== SPACE || isWhite(plain.charCodeAt(index + 1)))) return collapsed(plain, from, to);
  }
  return { text: plain.slice(from, to), runs: [0, from] };
}

/** Words with more than single spaces between them; they begin and end in a letter. */
function collapsed(plain: string, start: number, end: number): Words {
  const runs: number[] = [];
  let text = '';
  for (let index = start; index < end; ) {
    let stop = index;
    while (stop < end && !isWhite(plain.charCodeAt(stop))) stop += 1;
    if (text !== '') text += ' ';
    if (text.length - index !== (runs.at(-2) ?? 0) - (runs.at(-1) ?? 0) || runs.length === 0)
      runs.push(text.length, index);
    text += plain.slice(index, stop);
    index = stop;
    while (index < end && isWhite(plain.charCodeAt(index))) index += 1;
  }
  return { text, runs };
}

/** Where the run begins in `runs` that holds a character. */
function runAt({ runs }: Words, index: number): number {
  let run = runs.length - 2;
  while (run > 0 && (runs[run] ?? 0) > index) run -= 2;
  return run;
}

/** The place in the plain text of a character; undefined beyond the last. */
export function placeAt(words: Words, index: number): number | undefined {
  if (index < 0 || index >= words.text.length) return undefined;
  const run = runAt(words, index);
  return (words.runs[run + 1] ?? 0) + index - (words.runs[run] ?? 0);
}

/** The place in the plain text of the first character. */
export function firstPlace({ runs }: Words): number | undefined {
  return runs[1];
}

/** The place in the plain text of the last character. */
export function lastPlace(words: Words): number | undefined {
  return placeAt(words, words.text.length - 1);
}

/** The first character that comes from a place; -1 where none does. */
export function indexOfPlace({ text, runs }: Words, place: number): number {
  for (let run = 0; run < runs.length; run += 2) {
    const [start = 0, from = 0, next = text.length] = runs.slice(run, run + 3);
    if (place >= from && place < from + next - start) return start + place - from;
  }
  return -1;
}

/** A part of words, trimmed. */
export function cut(words: Words, from: number, to: number = words.text.length): Words {
  const { text, runs } = words;
  let start = Math.max(0, from);
  let end = Math.min(text.length, Math.max(start, to));
  while (start < end && text.charCodeAt(start) === SPACE) start += 1;
  while (end > start && text.charCodeAt(end - 1) === SPACE) end -= 1;
  if (start >= end) return NO_WORDS;
  if (start === 0 && end === text.length) return words;
  return {
    text: text.slice(start, end),
    runs: runs.length === 2 ? [0, (runs[1] ?? 0) + start] : cutRuns(words, start, end),
  };
}

function cutRuns(words: Words, start: number, end: number): number[] {
  const { runs } = words;
  const first = runAt(words, start);
  const own = [0, (runs[first + 1] ?? 0) + start - (runs[first] ?? 0)];
  for (let run = first + 2; run < runs.length && (runs[run] ?? 0) < end; run += 2)
    own.push((runs[run] ?? 0) - start, runs[run + 1] ?? 0);
  return own;
}

/** The first words that a pattern matches. */
export function matched(words: Words, pattern: RegExp): Words | null {
  const match = pattern.exec(words.text);
  return match && cut(words, match.index, match.index + match[0].length);
}

/** Words that continue elsewhere: a wrapped line, a cell below. */
export function joined(first: Words, second: Words): Words {
  if (first.text === '') return second;
  if (second.text === '') return first;
  // A word hyphenated at the end of a line keeps its hyphen; only the space is left out.
  const isHyphenated = first.text.endsWith('-') && /[\p{L}]-$/u.test(first.text);
  const text = isHyphenated ? first.text : `${first.text} `;
  const runs = isHyphenated ? [...first.runs] : [...first.runs, first.text.length, lastPlace(first) ?? 0];
  for (let run = 0; run < second.runs.length; run += 2)
    runs.push(text.length + (second.runs[run] ?? 0), second.runs[run + 1] ?? 0);
  return { text: text + second.text, runs };
}

/** Another item of a list, after a semicolon. */
export function listed(first: Words, second: Words): Words {
  const runs = [...first.runs, first.text.length, lastPlace(first) ?? 0];
  return joined({ text: `${first.text};`, runs }, second);
}

/** The ranges of plain text that words come from, in order; more than white space between them begins another. */
export function rangesOf({ text, runs }: Words): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (let run = 0; run < runs.length; run += 2) {
    const from = runs[run + 1] ?? 0;
    const to = from + (runs[run + 2] ?? text.length) - (runs[run] ?? 0);
    const last = ranges.at(-1);
    if (last !== undefined && from >= last[0] && from <= last[1] + 40) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  return ranges;
}

/** A part of a line set apart from its neighbors: a table cell, or words between wide gaps. */
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
  /** The words of all cells. */
  readonly text: string;
  /** Lines of one table, or of one run of text, share a segment, and with it their columns. */
  readonly segment: number;
  /** A blank line, a paragraph or a row boundary comes before it. */
  readonly isApart: boolean;
  readonly origin: 'row' | 'text';
  readonly bold: boolean;
  readonly centered: boolean;
  /** Whether the line's boundaries are the author's (rows, paragraphs) rather than where a printer broke the text. */
  readonly isWhole: boolean;
}

/** A line with the text of its cells. */
export function listLine(parts: Omit<ListLine, 'text'>): ListLine {
  return { ...parts, text: textOf(parts.cells) };
}

/** The same line with other cells. */
export function withCells(line: ListLine, cells: readonly ListCell[]): ListLine {
  return { ...line, cells, text: textOf(cells) };
}

function textOf(cells: readonly ListCell[]): string {
  const [first] = cells;
  return cells.length === 1 && first !== undefined ? first.words.text : cells.map(({ words }) => words.text).join(' ');
}

export const lineText = ({ text }: ListLine): string => text;

export function allWords(line: ListLine): Words {
  return line.cells.reduce<Words>((sum, cell) => joined(sum, cell.words), NO_WORDS);
}
