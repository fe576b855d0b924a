import { type FlatText, sentenceOf, sentencesWith, type TextRange } from './flat-text.ts';

/** Years and round small numbers recur by chance. */
const LEAST_TELLING = 1_000;

/** Whether a count recurs in a document only as a statement of the same thing: not a small number and not a year. */
export function isTelling(value: number): boolean {
  return value >= LEAST_TELLING && !(value >= 1900 && value <= 2100);
}

/**
 * A pattern for a number however it is printed: with commas, or in millions.
 *
 * @example numberPattern(3_700_000).test('warrants for 3.7 million shares') // true
 */
export function numberPattern(value: number): RegExp {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  const millions = value >= 100_000 ? `|${escaped(String(value / 1_000_000))}(?:\\.?0+)? million` : '';
  return new RegExp(
    `(?<![\\d.,])(?:${escaped(digits)}(?:\\.0+)?${millions})(?!,?\\d|\\.\\d| ?(?:million|billion)|%)`,
    'g',
  );
}

/** A pattern for a price in dollars, with or without closing zeros. */
export function pricePattern(value: number): RegExp {
  const [whole = '', decimals = ''] = value.toLocaleString('en-US', { maximumFractionDigits: 8 }).split('.');
  const fraction = decimals === '' ? '(?:\\.0+)?' : `\\.${decimals}0*`;
  const lead = whole === '0' ? '0?' : escaped(whole);
  return new RegExp(`\\$ ?${lead}${fraction}(?!,?\\d|\\.\\d| ?(?:million|billion))`, 'g');
}

function escaped(printed: string): string {
  return printed.replaceAll('.', '\\.');
}

/** The sentences of a part with a match, without the ones that hold the given places themselves. */
export function otherSentences(
  flat: FlatText,
  part: TextRange,
  pattern: RegExp,
  places: readonly TextRange[],
): readonly string[] {
  const own = new Set(places.map(({ start }) => sentenceOf(flat, start).start));
  return sentencesWith(flat, pattern, 60)
    .filter(({ start }) => start < part.end && !own.has(start))
    .map(({ start, end }) => flat.text.slice(start, end));
}
