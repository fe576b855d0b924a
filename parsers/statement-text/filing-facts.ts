import type { IsoDate } from '../../core/dates.ts';
import type { DecimalText } from '../../core/rows.ts';

/** What the filing says where its document does not. */
export interface FilingFacts {
  readonly form: string;
  readonly filedDate: IsoDate;
}

/** A JSON number as exact decimal text; null where there is none. */
export function decimalOf(value: number | undefined): DecimalText | null {
  if (value === undefined || !Number.isFinite(value)) return null;
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
