import { scaleByPowerOfTen } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';

/** An amount in a text. */
export interface Amount {
  /** Exact, sign and scale word applied: "$5.25 million" is "5250000", "(1,234)" is "-1234". */
  readonly value: DecimalText;
  /** Range in the text: with currency sign, parentheses, percent sign and scale word. */
  readonly start: number;
  readonly end: number;
  /** `"$"`, `"US$"`, `"€"` …; null for a bare number. */
  readonly currency: string | null;
  readonly isPercent: boolean;
  /** Digits after the point as printed, before the scale word: 1 for "6.3 million". */
  readonly fractionDigits: number;
  /** Power of ten of the scale word: 6 for "million", 0 without one. */
  readonly scale: number;
}

const SCALES: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9, trillion: 12 };
const DIGITS = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
/** Longer ones are not amounts, and slow to compute with. */
const LONGEST_DIGITS = 30;
const CURRENCY = '(?:\\b(?:US|U\\.S\\.|CAD|AUD|HK|NT|C|A|S)\\s?)?[$€£¥]|\\b(?:RMB|NIS|CHF|EUR|USD|GBP|CAD|SEK)\\b';
/** Parenthesis, currency, parenthesis, minus: all that may precede the digits of one amount. */
const LEAD = new RegExp(`(\\(\\s{0,2})?((?:${CURRENCY})\\s{0,3})?(\\(\\s{0,2})?((?<=^|[\\s($])[-−])?$`, 'u');
const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY})\\s{0,3}$`, 'u');
const AFTER = /^(?:\s{0,2}\))?(?:\s{0,2}(%|percent\b))?(?:[\s-]{1,2}(thousand|million|billion|trillion)\b)?/i;

/** Digits grouped in threes by commas, or not grouped at all; "761,12" is no amount. */
function wellFormed(digits: string): boolean {
  const whole = digits.split('.', 1)[0] ?? '';
  return !whole.includes(',') || /^\d{1,3}(?:,\d{3})+$/.test(whole);
}

/**
 * The amounts of a text, in order; digits inside words and identifiers (`333-277095`, `S-3`, `10b5`) are not amounts,
 * nor are digits with misplaced commas.
 *
 * @example
 * amountsIn('up to $12.5 million, less (1,234) shares').map((a) => a.value) // ["12500000", "-1234"]
 */
export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const amount = amountAt(text, match.index, match[0]);
    if (amount !== null) amounts.push(amount);
  }
  return amounts;
}

function amountAt(text: string, index: number, matched: string): Amount | null {
  // A comma that ends a phrase belongs to the sentence.
  const digits = matched.replace(/(?<!,),+$/, '');
  const stop = index + digits.length;
  if (digits.length > LONGEST_DIGITS || !wellFormed(digits)) return null;
  const before = text.slice(Math.max(0, index - 16), index);
  if (/[\p{L}\p{N}_]$/u.test(before) && !CURRENCY_BEFORE.test(before)) return null;
  // `333-277095`, `S-3`, `10-K`, `2.02(a)`: a dash after a letter or digit joins, it is not a sign.
  if (/[\p{L}\p{N}][-–./]$/u.test(before)) return null;
  const next = text.slice(stop, stop + 24);
  if (/^[-–]?[\p{L}_]/u.test(next) && !/^-(?:thousand|million|billion)\b/i.test(next)) return null;
  if (/^(?:[-–/:]|\.(?=\d))\d/.test(next)) return null;

  const lead = LEAD.exec(before);
  const currency = lead?.[2]?.replace(/\s/g, '') ?? null;
  const tail = AFTER.exec(next);
  const isEnclosed = (lead?.[1] ?? lead?.[3]) !== undefined && /^\s{0,2}\)/.test(next);
  const negative = isEnclosed ? !isFootnoteMark(digits, currency !== null) : lead?.[4] !== undefined;
  // An enclosing parenthesis that is no sign, "(1,234 shares)", stays outside.
  const led = (lead?.[0] ?? '').length - (negative || lead?.[2] === undefined ? 0 : (lead[1] ?? '').length);
  const start = index - (currency !== null || negative ? led : 0);
  const scale = SCALES[(tail?.[2] ?? '').toLowerCase()] ?? 0;
  const point = digits.indexOf('.');
  const plain = digits.replaceAll(',', '');
  const value = scaleByPowerOfTen(plain.startsWith('.') ? `0${plain}` : plain, scale);
  const closes = negative && /^\s{0,2}\)/.test(next);
  const tailLength = tail?.[1] !== undefined || tail?.[2] !== undefined || closes ? (tail?.[0].length ?? 0) : 0;
  return {
    value: negative && value !== '0' ? `-${value}` : value,
    start,
    end: stop + tailLength,
    currency,
    isPercent: tail?.[1] !== undefined,
    fractionDigits: point < 0 ? 0 : digits.length - point - 1,
    scale,
  };
}

/** "(1)" after a word is a footnote, not minus one; "(1,234)" and "$(5)" are amounts. */
function isFootnoteMark(digits: string, hasCurrency: boolean): boolean {
  return !hasCurrency && /^\d{1,2}$/.test(digits);
}

export type CellReading =
  /** A number, exact. */
  | { readonly kind: 'value'; readonly amount: Amount }
  /** An explicit nothing: a dash, "N/A", an empty cell. Null, never zero. */
  | { readonly kind: 'none' }
  /** Words. */
  | { readonly kind: 'text' };

/** No amount with its marks is longer: the rest is prose, and may be megabytes of it. */
const LONGEST_CELL = 300;
const NOTHING_CELL = /^(?:\$\s*(?!\s))?(?:[-–—−‒―_.\s]*|n\/?a\.?|not applicable|nil\s?\*)$/i;
const ZERO_CELL = /^(?:\$\s*)?(?:-\s?0\s?-|–\s?0\s?–|—\s?0\s?—|none|nil|zero)$/i;

/**
 * Reads a table cell that holds one amount, with its footnote marks: "$ 79,170,150.00 (3)", "(0.42 )", "—", "-0-".
 * A printed zero, "-0-" or "none" is 0; a dash, "N/A" or a blank is nothing.
 */
export function readAmountCell(cell: string): CellReading {
  if (cell.length > LONGEST_CELL) return { kind: 'text' };
  const text = cell.replace(/\s+/g, ' ').trim();
  if (ZERO_CELL.test(text)) {
    const zero = { value: '0', currency: null, isPercent: false, fractionDigits: 0, scale: 0 };
    return { kind: 'value', amount: { ...zero, start: 0, end: cell.length } };
  }
  if (NOTHING_CELL.test(text)) return { kind: 'none' };
  // "457(c)" is a rule, not 457 with a footnote.
  if (/^\d{3}\s?\([a-z]\)/i.test(text)) return { kind: 'text' };
  const amounts = amountsIn(cell);
  const first = amounts[0];
  if (first === undefined) return { kind: 'text' };
  const leading = cell.slice(0, first.start).replace(/[\s*†‡(]/g, '');
  const rest = cell.slice(first.end).replace(/\(\s*[\da-z*†]{1,3}\s*\)|[\s*†‡)]/gi, '');
  return leading === '' && rest === '' ? { kind: 'value', amount: first } : { kind: 'text' };
}
