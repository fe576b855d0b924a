import type { Token } from './tokens.ts';

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const SMALL = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...TENS.map((word, index) => [word.replace(/y$/, 'ieth'), (index + 2) * 10] as const),
  ...ORDINALS.map((word, value) => [word, value] as const),
]);

interface NumberWords {
  readonly value: number;
  /** Tokens that it takes, a repetition in parentheses among them. */
  readonly length: number;
}

/**
 * A whole number that begins at a token, in digits or words, also ordinal, with its repetition in parentheses: `90`,
 * `180th`, `one hundred and eighty (180)`, `first`. Null where the repetition differs.
 */
export function wholeNumberAt(tokens: readonly Token[], at: number): NumberWords | null {
  const first = tokens[at];
  if (first?.kind === 'number') {
    if (!/^\d{1,9}$/.test(first.word.replaceAll(',', ''))) return null;
    const suffix = /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 1]?.start === first.end ? 1 : 0;
    return { value: Number(first.word.replaceAll(',', '')), length: 1 + suffix };
  }
  let value = 0;
  let length = 0;
  for (let token = first; token?.kind === 'word'; token = tokens[at + length]) {
    const small = SMALL.get(token.word);
    if (token.word === 'hundred' && value > 0 && value < 10) value *= 100;
    else if (small !== undefined && (length === 0 || isNext(value, small))) value += small;
    else if (token.word !== 'and' || value < 100 || !SMALL.has(tokens[at + length + 1]?.word ?? '')) break;
    length += 1;
  }
  if (length === 0) return null;
  const [open, repeated, close] = tokens.slice(at + length, at + length + 3);
  if (open?.word !== '(' || repeated?.kind !== 'number' || close?.word !== ')') return { value, length };
  return Number(repeated.word.replaceAll(',', '')) === value ? { value, length: length + 3 } : null;
}

/** Whether a word goes on with a number: "one hundred" with "twenty", "twenty" with "four". */
function isNext(value: number, small: number): boolean {
  return (value >= 100 && value % 100 === 0) || (value % 100 >= 20 && value % 10 === 0 && small > 0 && small < 10);
}
