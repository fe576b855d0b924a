import { cut, type Words } from '../lines.ts';

export interface Percent {
  readonly value: number;
  readonly words: Words;
  /** In words ("wholly-owned") rather than digits. */
  readonly isWorded: boolean;
}

const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?|\.\d{1,4})\s?(?:%|percent\b|per cent\b)/gi;
const BARE_NUMBER = /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(?:\s*(?:\(\w{1,2}\)|\*|†))*$/;
const BOUND_BEFORE = /(?:less|more|greater|up to|over|under|[<>≤≥])\s*(?:than\s*)?$/i;

/** Reads a percent alone in a cell, or at its start: "100%", "66.67 (1)", "51% owned by …". */
export function percentOf(words: Words, isPercentColumn: boolean): Percent | null | 'several' {
  const { text } = words;
  const found = [...text.matchAll(PERCENT)];
  if (new Set(found.map((match) => Number(match[1]))).size > 1) return 'several';
  const [first] = found;
  if (first !== undefined) {
    if (BOUND_BEFORE.test(text.slice(0, first.index))) return 'several';
    return statedPercent(Number(first[1]), cut(words, first.index, first.index + first[0].length));
  }
  if (!isPercentColumn) return null;
  const bare = BARE_NUMBER.exec(text)?.[1];
  if (bare !== undefined) return statedPercent(Number(bare), cut(words, 0, bare.length));
  return /^(?:wholly[- ]owned|all|whole)$/i.test(text) ? whollyOwned(words) : null;
}

/** Null for a number that is no share of a whole. */
function statedPercent(value: number, words: Words): Percent | null {
  return value >= 0 && value <= 100 ? { value, words, isWorded: false } : null;
}

/** The percent that "wholly-owned" states. */
export function whollyOwned(words: Words | null): Percent | null {
  return words && { value: 100, words, isWorded: true };
}
