import { compareDecimals, type Decimal, readDecimal } from '../../core/decimal.ts';

/**
 * Lexical decimals of XBRL: unlike `core/decimal.ts`, which computes with amounts, this checks the text of a document
 * and keeps every written digit.
 */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const SCIENTIFIC = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))[eE]([+-]?\d{1,4})$/;

/** Larger powers of ten are a mistake or an attack. */
const MAX_SHIFT = 400;

/**
 * Moves the decimal point and applies a sign, keeping every written digit of the fraction.
 *
 * @param shift power of ten, inline XBRL's `scale`
 * @returns null where text is not an `xs:decimal` or the shift is absurd
 * @example scaleDecimal('1234.5', 6, true) // "-1234500000"
 */
export function scaleDecimal(text: string, shift: number, negate = false): string | null {
  if (!DECIMAL.test(text) || !Number.isInteger(shift) || Math.abs(shift) > MAX_SHIFT) return null;
  let negative = negate;
  let digits = text;
  if (text.startsWith('-') || text.startsWith('+')) {
    if (text.startsWith('-')) negative = !negative;
    digits = text.slice(1);
  }
  const point = digits.indexOf('.');
  let whole = point < 0 ? digits : digits.slice(0, point);
  let fraction = point < 0 ? '' : digits.slice(point + 1);
  if (shift > 0) {
    const moved = fraction.slice(0, shift).padEnd(shift, '0');
    whole += moved;
    fraction = fraction.slice(shift);
  } else if (shift < 0) {
    const padded = whole.padStart(-shift + 1, '0');
    whole = padded.slice(0, shift);
    fraction = padded.slice(shift) + fraction;
  }
  whole = withoutLeadingZeros(whole);
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative && /[1-9]/.test(value) ? `-${value}` : value;
}

function withoutLeadingZeros(digits: string): string {
  let at = 0;
  while (at < digits.length - 1 && digits.charCodeAt(at) === 48) at++;
  return digits === '' ? '0' : digits.slice(at);
}

/**
 * A numeric fact's text as a decimal: without `+`, `xs:double` exponents expanded. The `xs:float` values `INF`, `-INF`
 * and `NaN` stay. Null where the text is not a number.
 */
export function numericLexical(text: string): string | null {
  if (DECIMAL.test(text)) return text.startsWith('+') ? text.slice(1) : text;
  const scientific = SCIENTIFIC.exec(text);
  if (scientific?.[1] !== undefined) return scaleDecimal(scientific[1], Number(scientific[2]));
  return text === 'INF' || text === '-INF' || text === 'NaN' ? text : null;
}

/** The decimal as an integer and a scale; null where text is not a decimal of reasonable length. */
export function toScaledInteger(text: string): Decimal | null {
  return DECIMAL.test(text) && text.length <= 2_000 ? readDecimal(text) : null;
}

/** Whether two decimals are the same number, regardless of padding zeros. */
export function sameDecimal(a: string, b: string): boolean {
  if (a === b) return true;
  return toScaledInteger(a) !== null && toScaledInteger(b) !== null && compareDecimals(a, b) === 0;
}

/**
 * XBRL 2.1, 4.6.6: the `decimals` equivalent to a `precision`. Null for precision 0 (unknown).
 *
 * @example decimalsOfPrecision('123456', '3') // "-3"
 */
export function decimalsOfPrecision(value: string, precision: string): string | null {
  if (precision === 'INF') return 'INF';
  const digits = Number(precision);
  if (!Number.isInteger(digits) || digits <= 0) return null;
  const bare = value.replace(/^[+-]/, '');
  const [whole = '', fraction = ''] = bare.split('.');
  const significant = whole.replace(/^0+/, '');
  if (significant !== '') return String(digits - significant.length);
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0;
  if (leadingZeros === fraction.length) return 'INF';
  return String(digits + leadingZeros);
}
