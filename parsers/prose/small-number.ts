import { ONE_TO_TWELVE } from '../layout/number-words.ts';

const WORDS: Readonly<Record<string, number>> = {
  ...ONE_TO_TWELVE,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  thirty: 30,
  'thirty-six': 36,
  'forty-five': 45,
  sixty: 60,
  'seventy-five': 75,
  ninety: 90,
  'one hundred twenty': 120,
  'one hundred eighty': 180,
  'one hundred and eighty': 180,
};

/** A small number in digits or words, with its repetition in brackets: `12`, `twelve (12)`; a source for patterns. */
export const SMALL_NUMBER = `((?:${Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|\\d{1,4}))(?: ?\\(\\d{1,4}\\))?`;

/** @example smallNumber('Twelve') // 12 */
export function smallNumber(printed: string): number | null {
  if (/^\d+$/.test(printed)) return Number(printed);
  return WORDS[printed.toLowerCase()] ?? null;
}
