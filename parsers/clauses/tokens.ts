import type { TextRange } from '../prose/flat-text.ts';

/** A word, a number or a punctuation mark. A hyphen inside a compound gives no token: "lock-up" is "lock", "up". */
export interface Token extends TextRange {
  /** In lower case. */
  readonly word: string;
  /** In the singular, for nouns: "warrants" is "warrant". */
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'mark';
  readonly isCapital: boolean;
}

const TOKEN = /(\p{L}+(?:'\p{L}+)*)|(\d(?:[\d,.]*\d)?)|([^\s\p{L}\d])/gu;

/**
 * The tokens of a range, with their places in the whole text.
 *
 * @example tokensOf('a 90-day lock-up.').map(({ word }) => word) // ['a', '90', 'day', 'lock', 'up', '.']
 */
export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [printed, letters, digits] = match;
    const end = match.index + printed.length;
    if (printed === '-' && joins(text, match.index)) continue;
    const word = printed.toLowerCase();
    tokens.push({
      word,
      stem: letters === undefined ? word : singular(word),
      kind: letters !== undefined ? 'word' : digits !== undefined ? 'number' : 'mark',
      isCapital: letters !== undefined && printed.charAt(0) !== word.charAt(0),
      start: offset + match.index,
      end: offset + end,
    });
  }
  return tokens;
}

function joins(text: string, at: number): boolean {
  return at > 0 && /[\p{L}\d)]/u.test(text.charAt(at - 1)) && /[\p{L}\d]/u.test(text.charAt(at + 1));
}

/** @example singular('securities') // 'security' */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|'s)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|ch|sh|x)es$|s$/, '');
}
