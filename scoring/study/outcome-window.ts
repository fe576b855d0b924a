import { addDays, daysBetween, easternDateOf, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { IssuerFacts, ListedFiling } from '../../core/score-inputs.ts';
import { addMonths } from '../calendar.ts';
import { cutoffOf } from '../select/context.ts';

/**
 * An issuer that files none of the listed forms for so long has stopped: quarterly filers pause for five months at most
 * (the third quarter's report to the annual one), semiannual ones for six.
 */
const SILENT_DAYS = 213;

/** How well an issuer's filings after an as-of date are known. */
export interface Observation {
  /** The last date up to which indexes list all filings after the as-of date; null: not even the next day. */
  readonly indexedUntil: IsoDate | null;
  /** Public times of filings that are listed and not parsed yet. */
  readonly pending: readonly IsoTimestamp[];
  /** Filings of the datasets' forms, and of forms 25 and 15, in the order of publication. */
  readonly filings: readonly ListedFiling[];
}

export interface OutcomeWindow {
  readonly asOf: IsoDate;
  /** The last day of the window. */
  readonly end: IsoDate;
  /** Facts of the window are public at `after` or later, and before `before`. */
  readonly after: IsoTimestamp;
  readonly before: IsoTimestamp;
}

/** Days after the as-of date up to the same day `months` later; what the date's score may read is not in it. */
export function outcomeWindow(asOf: IsoDate, months: number): OutcomeWindow {
  const end = addMonths(asOf, months);
  return { asOf, end, after: cutoffOf(asOf), before: cutoffOf(end) };
}

export function isInWindow(
  { after, before }: OutcomeWindow,
  { publicAt }: { readonly publicAt: IsoTimestamp },
): boolean {
  return publicAt >= after && publicAt < before;
}

export interface WindowState {
  readonly state: 'open' | 'complete' | 'ended';
  readonly followedUntil: IsoDate;
}

/** Whether a window is over and known, and up to when its events are. */
export function windowState(window: OutcomeWindow, { indexedUntil, pending, filings }: Observation): WindowState {
  const { asOf, end } = window;
  const firstPending = pending.find((publicAt) => publicAt >= window.after && publicAt < window.before);
  const indexed = indexedUntil !== null && indexedUntil < end ? indexedUntil : end;
  if (indexedUntil === null) return { state: 'open', followedUntil: asOf };
  const read = firstPending === undefined ? indexed : earlier(indexed, dayBefore(firstPending));
  const followedUntil = read < asOf ? asOf : read;
  if (firstPending !== undefined || indexed < end) return { state: 'open', followedUntil };
  const last = filings.findLast((filing) => isInWindow(window, filing))?.filedDate ?? asOf;
  const heard = last > asOf ? last : asOf;
  if (daysBetween(heard, end) > SILENT_DAYS) return { state: 'ended', followedUntil: heard };
  return { state: 'complete', followedUntil: end };
}

function earlier(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}

/** The day before an instant, in US Eastern time. */
function dayBefore(publicAt: IsoTimestamp): IsoDate {
  return addDays(easternDateOf(Date.parse(publicAt)), -1);
}

/** The facts as they were public by the end of the window, whatever the lookback of scores. */
export function factsByEnd(facts: IssuerFacts): IssuerFacts {
  const { lookbackDays: _, offeringLookbackDays: __, ...all } = facts;
  return all;
}
