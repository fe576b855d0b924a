import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { DecimalText } from '../../core/rows.ts';

/** What the filing states where its document does not. */
export interface FilingFacts {
  readonly form: string;
  readonly filedDate: IsoDate;
}

/** A JSON number as exact decimal text; numbers of a result have at most 15 significant digits. */
export function decimalOf(value: number | null | undefined): DecimalText | null {
  if (value == null || !Number.isFinite(value)) return null;
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) >= 1
    ? BigInt(Math.round(value)).toString()
    : value.toFixed(20).replace(/(?:\.|(?<![.0]))0+$/, '');
}

/** The text as a date; null where it is none. */
export function dateOf(value: string | undefined): IsoDate | null {
  return value !== undefined && isIsoDate(value) ? value : null;
}

/** The text unless it is a date. */
export function wordsOf(value: string | undefined): string | null {
  return value === undefined || isIsoDate(value) ? null : value;
}
