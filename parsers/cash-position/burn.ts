import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { compareDecimals, multiplyDecimals, readDecimal } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';

const DAYS_PER_MONTH = '30.4375';
const PLACES = 2;

/** Days of a reported duration; both its first and its last day count (a calendar year has 365 or 366). */
export function daysOfDuration(start: IsoDate, end: IsoDate): number {
  return daysBetween(start, end) + 1;
}

/**
 * −operating cash flow ÷ (days ÷ 30.4375), to two decimals; negative where operations gave cash.
 *
 * @example monthlyBurn('-1200000', '2024-01-01', '2024-12-31') // "99795.08"
 */
export function monthlyBurn(operatingCashFlow: DecimalText, start: IsoDate, end: IsoDate): DecimalText {
  const negated = operatingCashFlow.startsWith('-') ? operatingCashFlow.slice(1) : `-${operatingCashFlow}`;
  return divide(multiplyDecimals(negated, DAYS_PER_MONTH), String(daysOfDuration(start, end)));
}

/** Liquid funds ÷ monthly burn in months, to two decimals; null where nothing is burnt. */
export function runwayMonths(liquidFunds: DecimalText, burn: DecimalText): DecimalText | null {
  return compareDecimals(burn, '0') > 0 ? divide(liquidFunds, burn) : null;
}

/** a ÷ b to two decimals, half away from zero, without trailing zeros. */
function divide(a: DecimalText, b: DecimalText): DecimalText {
  const [x, y] = [readDecimal(a), readDecimal(b)];
  const numerator = x.digits * 10n ** BigInt(Math.max(y.scale - x.scale, 0) + PLACES);
  const denominator = y.digits * 10n ** BigInt(Math.max(x.scale - y.scale, 0));
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (n * 2n + d) / (d * 2n);
  const digits = rounded.toString().padStart(PLACES + 1, '0');
  const text = `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/(?:\.|(?<![.0]))0+$/, '');
  return negative && rounded !== 0n ? `-${text}` : text;
}
