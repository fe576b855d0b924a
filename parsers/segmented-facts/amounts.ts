import { readDecimal } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { Cell } from './cells.ts';

/** Amounts are whole numbers of millionths. */
const PLACES = 6;

/** Null for a value with more places than any currency has. */
export function amountOf(value: DecimalText): bigint | null {
  const { digits, scale } = readDecimal(value);
  return scale > PLACES ? null : digits * 10n ** BigInt(PLACES - scale);
}

/** @example decimalOf(1_500_000n) // '1.5' */
export function decimalOf(amount: bigint): DecimalText {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/(?<!0)0+$/, '');
  const text = `${digits.slice(0, -PLACES)}${fraction === '' ? '' : `.${fraction}`}`;
  return amount < 0n ? `-${text}` : text;
}

/** Unit of the last stated digit as an amount; 0 for an exact number. */
export function unitOf({ power }: Pick<Cell, 'power'>): bigint {
  return power === null || power < -PLACES || power > 30 ? 0n : 10n ** BigInt(PLACES + power);
}

/** Of a positive whole, six decimals, rounded half up; null otherwise. */
export function shareOf(part: bigint, whole: bigint): DecimalText | null {
  if (whole <= 0n) return null;
  const scaled = part * 10n ** BigInt(PLACES) * 2n + (part < 0n ? -whole : whole);
  return decimalOf(scaled / (whole * 2n));
}
