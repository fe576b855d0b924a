/** A word of a text with its place. */
export interface TextWord {
  /** Normalized (NFKC), so that a ligature is its letters. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A longer run of letters is an encoded file, not a word. */
const LONGEST_WORD = 60;

/**
 * The words of a text: runs of letters and digits. `at-the-market` is three, `10.5%` two.
 *
 * @example [...textWords('An ATM, again')].map(({ word }) => word) // ["An", "ATM", "again"]
 */
export function* textWords(text: string): Generator<TextWord> {
  for (const match of text.matchAll(WORD)) {
    if (match[0].length > LONGEST_WORD) continue;
    const word = match[0].normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]/gu, '');
    if (word !== '') yield { word, start: match.index, end: match.index + match[0].length };
  }
}
