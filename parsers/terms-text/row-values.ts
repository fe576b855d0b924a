import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { DecimalText } from '../../core/rows.ts';

/** What the filing says where its document does not. */
export interface FilingFacts {
  readonly filedDate: IsoDate;
}

/** A JSON number as exact decimal text; numbers of the result have at most 15 significant digits. */
export function decimalOf(value: number | undefined): DecimalText | null {
  if (value === undefined || !Number.isFinite(value)) return null;
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Words as the date they are, else null. */
export function dateOf(value: string | undefined): IsoDate | null {
  return value !== undefined && isIsoDate(value) ? value : null;
}

/** Words that are no date. */
export function wordsOf(value: string | undefined): string | null {
  return value === undefined || isIsoDate(value) ? null : value;
}
