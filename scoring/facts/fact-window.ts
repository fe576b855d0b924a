import { addDays, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import type { FactWindow } from '../../core/fact-rows.ts';

export interface Lookbacks {
  /** Facts that became public so many days before the as-of date, or earlier, are not read. */
  readonly lookbackDays: number;
  /** The same for offerings and registrations; absent: as all others. */
  readonly offeringLookbackDays?: number;
}

/** How far back scores look. */
export const SCORE_LOOKBACKS = {
  /** Three years of share counts, the floats before them and the closes that carry those, with margins. */
  lookbackDays: 1_300,
  /**
   * A prospectus of the last three years may draw on a registration filed three years before it and more: a shelf lives
   * for three years from its effect, and half a year longer while a replacement is pending (Rule 415(a)(5)).
   */
  offeringLookbackDays: 2_600,
} as const satisfies Lookbacks;

/** What the scores of a range of as-of dates look at. */
export function factWindow(from: IsoDate, to: IsoDate, lookbacks: Lookbacks): FactWindow {
  const { lookbackDays, offeringLookbackDays = lookbackDays } = lookbacks;
  return {
    from: endOfEasternDay(addDays(from, -lookbackDays)),
    offeringsFrom: endOfEasternDay(addDays(from, -offeringLookbackDays)),
    to: endOfEasternDay(to),
  };
}
