import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { Growth } from '../../core/outcomes.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import type { SelectContext } from '../select/context.ts';
import { type ShareSnapshot, shareSnapshots } from '../select/shares.ts';
import { isInWindow, type OutcomeWindow } from './outcome-window.ts';

/** The base count is dated at most this many days before or after the as-of date: half a year of filings. */
const BASE_DAYS = 75;
/** The two counts are at least this share of the window apart: two quarterly reports in six months. */
const LEAST_SPAN = 0.4;

export interface MeasuredGrowth extends Growth {
  readonly accessionNumbers: readonly AccessionNumber[];
}

/**
 * Growth of shares outstanding over a window. Both counts are of filings public in the window: a count of an earlier
 * filing is weeks old, and growth from it would contain offerings that the score of the as-of date has seen.
 *
 * @param context facts public by the end of the window; `splits` those in effect by then
 */
export function measureGrowth(
  context: SelectContext,
  window: OutcomeWindow,
  splits: readonly SplitFact[],
): MeasuredGrowth {
  const { asOf, end } = window;
  const shareCounts = context.facts.shareCounts.filter((fact) => isInWindow(window, fact));
  const snapshots = shareSnapshots({ ...context, facts: { ...context.facts, shareCounts } }, splits).filter(
    ({ total }) => total > 0,
  );
  const base = nearest(snapshots, asOf);
  if (base === null) return unmeasured('no-count-near-date', null);
  const least = LEAST_SPAN * daysBetween(asOf, end);
  const later = snapshots.filter((snapshot) => daysBetween(base.asOf, snapshot.asOf) >= least);
  if (later.length === 0) return unmeasured('no-later-count', base.asOf);
  // Newest first.
  const last = later.find((snapshot) => areComparable(base, snapshot));
  if (last === undefined) return unmeasured('classes-differ', base.asOf);
  return {
    growth: last.total / base.total - 1,
    reason: null,
    baseDate: base.asOf,
    endDate: last.asOf,
    accessionNumbers: [base, last].flatMap(({ items }) => items.flatMap(({ source }) => source?.accessionNumber ?? [])),
  };
}

function unmeasured(reason: NonNullable<Growth['reason']>, baseDate: IsoDate | null): MeasuredGrowth {
  return { growth: null, reason, baseDate, endDate: null, accessionNumbers: [] };
}

/** The count dated nearest to a date; of two equally near, the earlier. */
function nearest(snapshots: readonly ShareSnapshot[], date: IsoDate): ShareSnapshot | null {
  const distance = ({ asOf }: ShareSnapshot) => Math.abs(daysBetween(asOf, date));
  const near = snapshots.filter((snapshot) => distance(snapshot) <= BASE_DAYS);
  return near.reduce<ShareSnapshot | null>((best, one) => (best && distance(best) < distance(one) ? best : one), null);
}

/** A total compares with a total or with all classes, classes with the same ones. */
function areComparable(a: ShareSnapshot, b: ShareSnapshot): boolean {
  const keys = [a, b].map(({ classes }) => [...classes].sort().join('|'));
  if (keys[0] === keys[1]) return true;
  const isTotal = (snapshot: ShareSnapshot) => snapshot.classes.includes('') || snapshot.classes.length > 1;
  return isTotal(a) && isTotal(b) && (a.classes.includes('') || b.classes.includes(''));
}
