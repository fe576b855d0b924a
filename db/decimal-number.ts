import type { DecimalText } from '../core/rows.ts';

/**
 * A stored decimal as the number that JSON prints. For counts and percents of filings, which have at most twelve digits
 * before and six after the point: a float holds them as printed.
 */
export function numberOfDecimal(text: DecimalText | null): number | null {
  return text === null ? null : Number(text);
}
