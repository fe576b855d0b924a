import { joined, NO_WORDS, type Words } from '../words.ts';

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

export function lineText(line: ListLine): string {
  return line.cells.map((cell) => cell.words.text).join(' ');
}

export function allWords(line: ListLine): Words {
  return line.cells.reduce<Words>((sum, cell) => joined(sum, cell.words), NO_WORDS);
}
