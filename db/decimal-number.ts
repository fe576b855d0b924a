import type { DecimalText } from '../core/rows.ts';

/**
 * A stored decimal as a number. Only for counts and percentages of filings: with at most twelve digits before and six
 * after the point, they survive as printed.
 */
export function numberOfDecimal(text: DecimalText | null): number | null {
  return text === null ? null : Number(text);
}
