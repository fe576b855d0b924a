import type { DecimalText } from './rows.ts';

/** An exact decimal: `digits × 10^-scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export function readDecimal(value: DecimalText): Decimal {
  const point = value.indexOf('.');
  if (point < 0) return { digits: BigInt(value), scale: 0 };
  return { digits: BigInt(value.slice(0, point) + value.slice(point + 1)), scale: value.length - point - 1 };
}

function write({ digits, scale }: Decimal): DecimalText {
  if (scale <= 0) return (digits * 10n ** BigInt(-scale)).toString();
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, -scale);
  const fraction = text.slice(-scale).replace(/(?<!0)0+$/, '');
  const result = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative && result !== '0' ? `-${result}` : result;
}

function aligned(a: DecimalText, b: DecimalText): [bigint, bigint, number] {
  const x = readDecimal(a);
  const y = readDecimal(b);
  const scale = Math.max(x.scale, y.scale);
  return [x.digits * 10n ** BigInt(scale - x.scale), y.digits * 10n ** BigInt(scale - y.scale), scale];
}

/** Exact decimal arithmetic on texts such as `"-12.50"`; results carry no trailing zeros. */
export function addDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const [x, y, scale] = aligned(a, b);
  return write({ digits: x + y, scale });
}

export function subtractDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const [x, y, scale] = aligned(a, b);
  return write({ digits: x - y, scale });
}

/** @example multiplyDecimals('608197', '5.103') // "3103629.291" */
export function multiplyDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const x = readDecimal(a);
  const y = readDecimal(b);
  return write({ digits: x.digits * y.digits, scale: x.scale + y.scale });
}

/** -1, 0 or 1. */
export function compareDecimals(a: DecimalText, b: DecimalText): -1 | 0 | 1 {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Whether two amounts differ by no more than `tolerance`. */
export function withinTolerance(a: DecimalText, b: DecimalText, tolerance: DecimalText): boolean {
  const difference = subtractDecimals(a, b);
  return compareDecimals(difference.replace(/^-/, ''), tolerance) <= 0;
}

/** Moves the decimal point: `scaleByPowerOfTen('5.25', 6)` is `"5250000"`. */
export function scaleByPowerOfTen(value: DecimalText, power: number): DecimalText {
  const { digits, scale } = readDecimal(value);
  return write({ digits, scale: scale - power });
}
