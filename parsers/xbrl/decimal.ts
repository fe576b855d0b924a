/**
 * Exact arithmetic on decimal text. XBRL values are decimals of any length; a float would lose cents of large sums,
 * so nothing here ever becomes a JavaScript number.
 */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const SCIENTIFIC = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))[eE]([+-]?\d{1,4})$/;

/** Powers of ten beyond this are a mistake or an attack, not an amount. */
const MAX_SHIFT = 400;

/**
 * Moves the decimal point and applies a sign, keeping every written digit of the fraction.
 *
 * @param text an `xs:decimal`, for example `"1234.50"`
 * @param shift power of ten, inline XBRL's `scale`
 * @returns `"1234500"`-like text, or null where text is no decimal or the shift is absurd
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
 * The decimal of a numeric fact's text: plain decimals as they stand (without `+`), `xs:double` exponents written out.
 * `INF`, `-INF` and `NaN` are values of `xs:float` and stay. Null where the text is no number.
 */
export function numericLexical(text: string): string | null {
  if (DECIMAL.test(text)) return text.startsWith('+') ? text.slice(1) : text;
  const scientific = SCIENTIFIC.exec(text);
  if (scientific?.[1] !== undefined) return scaleDecimal(scientific[1], Number(scientific[2]));
  return text === 'INF' || text === '-INF' || text === 'NaN' ? text : null;
}

/** A decimal as `coefficient × 10^-places`. */
export interface ScaledInteger {
  readonly coefficient: bigint;
  readonly places: number;
}

/** @returns null where text is no decimal (then it can only be compared as text) */
export function toScaledInteger(text: string): ScaledInteger | null {
  if (!DECIMAL.test(text) || text.length > 2_000) return null;
  const point = text.indexOf('.');
  if (point < 0) return { coefficient: BigInt(text.startsWith('+') ? text.slice(1) : text), places: 0 };
  const digits = text.slice(0, point) + text.slice(point + 1);
  const bare = digits.startsWith('+') ? digits.slice(1) : digits;
  return { coefficient: BigInt(bare === '-' ? '0' : bare), places: text.length - point - 1 };
}

/** Whether two decimals are the same number, whatever zeros they are written with. */
export function sameDecimal(a: string, b: string): boolean {
  if (a === b) return true;
  const x = toScaledInteger(a);
  const y = toScaledInteger(b);
  if (!x || !y) return false;
  const places = Math.max(x.places, y.places);
  return x.coefficient * 10n ** BigInt(places - x.places) === y.coefficient * 10n ** BigInt(places - y.places);
}

/**
 * XBRL 2.1, 4.6.6: the `decimals` that a `precision` means for a value. Null for precision 0 (nothing is known).
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
