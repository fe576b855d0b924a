import { cut, type Words } from './words.ts';

export interface Percent {
  readonly value: number;
  readonly words: Words;
  /** In words ("wholly-owned") rather than digits. */
  readonly isWorded: boolean;
}

/** A number of percent. */
const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?|\.\d{1,4})\s?(?:%|percent\b|per cent\b)/gi;

/** Reads a percent that stands alone in a cell, or leads it: "100%", "66.67 (1)", "51% owned by …". */
export function percentOf(words: Words, isPercentColumn: boolean): Percent | null | 'several' {
  const found = [...words.text.matchAll(PERCENT)];
  const values = new Set(found.map((match) => Number(match[1])));
  if (values.size > 1) return 'several';
  const [first] = found;
  if (first !== undefined) {
    if (/(?:less|more|greater|up to|over|under|[<>≤≥])\s*(?:than\s*)?$/i.test(words.text.slice(0, first.index)))
      return 'several';
    return statedPercent(Number(first[1]), cut(words, first.index, first.index + first[0].length), false);
  }
  const bare = /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(?:\s*(?:\(\w{1,2}\)|\*|†))*$/.exec(words.text);
  if (bare !== null && isPercentColumn)
    return statedPercent(Number(bare[1]), cut(words, 0, (bare[1] ?? '').length), false);
  if (/^(?:wholly[- ]owned|all|whole)$/i.test(words.text) && isPercentColumn) return statedPercent(100, words, true);
  return null;
}

/** A share between nothing and all; null for what is none. */
export function statedPercent(value: number, words: Words, isWorded: boolean): Percent | null {
  return value >= 0 && value <= 100 ? { value, words, isWorded } : null;
}
