import type { ListLine } from './lines.ts';
import type { ListReading } from './list-row.ts';
import { joined, NO_WORDS, type Words } from './words.ts';

/** What all parts of the reading of one list share. */
export interface ListContext {
  readonly reading: ListReading;
  readonly isRaised: (at: number) => boolean;
  readonly parenthesesArePlaces: boolean;
  /** The document has a table with names and what belongs to them: lone lines outside it are titles. */
  readonly hasTable: boolean;
  /** Indented lines are divisions and the like, as the exhibit says. */
  readonly indentedAreParts: boolean;
  readonly takeNote: (words: Words) => boolean;
  /** The place that heads the present group of names. */
  heading: Words | null;
  /** The present group's heading says "wholly-owned". */
  wholly: Words | null;
}

/** The words of all cells of a line. */
export function allWords(line: ListLine): Words {
  return line.cells.reduce<Words>((sum, cell) => joined(sum, cell.words), NO_WORDS);
}
