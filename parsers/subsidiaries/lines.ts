/** A text with the position of each of its characters: white space collapsed, parts of wrapped lines joined. */
export interface Words {
  readonly text: string;
  /** Index in the plain text of each character of `text`; joined parts may leave gaps. */
  readonly at: readonly number[];
}

export const NO_WORDS: Words = { text: '', at: [] };

/** The words of `plain.slice(start, end)`, trimmed, inner white space as single spaces. */
export function wordsOf(plain: string, start: number, end: number): Words {
  const at: number[] = [];
  const words: string[] = [];
  for (const { 0: word, index } of plain.slice(start, end).matchAll(/[^ \n\t\r\f]+/g)) {
    const last = at.at(-1);
    if (last !== undefined) at.push(last + 1);
    for (let offset = 0; offset < word.length; offset += 1) at.push(start + index + offset);
    words.push(word);
  }
  return { text: words.join(' '), at };
}

/** A part of words, trimmed. */
export function cut(words: Words, from: number, to: number = words.text.length): Words {
  let start = Math.max(0, from);
  let end = Math.min(words.text.length, Math.max(start, to));
  while (start < end && words.text.charAt(start) === ' ') start += 1;
  while (end > start && words.text.charAt(end - 1) === ' ') end -= 1;
  return { text: words.text.slice(start, end), at: words.at.slice(start, end) };
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
  const isHyphenated = /[\p{L}]-$/u.test(first.text);
  return {
    text: `${first.text}${isHyphenated ? '' : ' '}${second.text}`,
    at: [...first.at, ...(isHyphenated ? [] : [first.at.at(-1) ?? 0]), ...second.at],
  };
}

/** Another item of a list, after a semicolon. */
export function listed(first: Words, second: Words): Words {
  return joined({ text: `${first.text};`, at: [...first.at, first.at.at(-1) ?? 0] }, second);
}

/** The ranges of plain text that words come from, in order; more than white space between them begins another. */
export function rangesOf(words: Words): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const index of words.at) {
    const last = ranges.at(-1);
    if (last !== undefined && index >= last[0] && index <= last[1] + 40) last[1] = Math.max(last[1], index + 1);
    else ranges.push([index, index + 1]);
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

const texts = new WeakMap<ListLine, string>();

export function lineText(line: ListLine): string {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const text = line.cells.map((cell) => cell.words.text).join(' ');
  texts.set(line, text);
  return text;
}

export function allWords(line: ListLine): Words {
  return line.cells.reduce<Words>((sum, cell) => joined(sum, cell.words), NO_WORDS);
}
