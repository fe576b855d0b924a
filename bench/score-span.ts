import { edgarBusinessDays } from '../core/business-days.ts';
import { addDays, epochDay, parseIsoDate } from '../core/dates.ts';

/** The last day scored. */
export const END = parseIsoDate('2026-06-30');

/** The last `howMany` business days up to `END`, as days since 1970-01-01. */
export function scoredDays(howMany: number): Int32Array {
  const days = edgarBusinessDays(addDays(END, -Math.ceil(howMany * 1.5) - 30), END);
  return Int32Array.from(days.slice(-howMany), (day) => epochDay(day));
}
