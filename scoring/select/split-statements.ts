import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import type { ShareCountFact, SplitFact, SplitPlan } from '../../core/score-inputs.ts';
import { cutoffOf } from './context.ts';

/** Documents about one split state dates that far apart at most. */
export const SAME_SPLIT_DAYS = 60;
/** Splits of other ratios never follow that closely: then documents disagree about one. */
const CONFLICT_DAYS = 10;
/** A plan that no count shows within so many days was not carried out. */
export const PLAN_DAYS = 400;
const SHOWN_WITHIN = 0.05;

/** Shares outstanding of all classes on a date, as filed. */
export interface CountOfDate {
  readonly date: IsoDate;
  readonly total: number;
}

export function ratioOf({ numerator, denominator }: Pick<SplitFact, 'numerator' | 'denominator'>): number {
  return numerator / denominator;
}

export function isSameRatio(a: SplitPlan, b: SplitPlan): boolean {
  return Math.abs(ratioOf(a) / ratioOf(b) - 1) < 1e-6;
}

/** Whether a fact became public on a date (US Eastern) or later. */
export function isPublishedFrom({ publicAt }: Pick<SplitPlan, 'publicAt'>, date: IsoDate): boolean {
  return publicAt >= cutoffOf(addDays(date, -1));
}

/** Ascending by date; of one class and date the latest public statement. */
export function countsByDate(facts: readonly ShareCountFact[]): readonly CountOfDate[] {
  const dates = new Map<IsoDate, Map<string, number>>();
  for (const { asOf, basis, shareClass, sharesOutstanding } of facts) {
    if (basis === 'annual-float' || sharesOutstanding === null || !(sharesOutstanding > 0)) continue;
    const classes = dates.get(asOf) ?? new Map<string, number>();
    dates.set(asOf, classes.set(shareClass, sharesOutstanding));
  }
  return [...dates]
    .map(([date, classes]) => ({
      date,
      total: classes.get('') ?? [...classes.values()].reduce((sum, shares) => sum + shares, 0),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether the counts before the first and after the second of two dates show a ratio twice rather than once. */
function showTwice(counts: readonly CountOfDate[], ratio: number, first: IsoDate, second: IsoDate): boolean {
  const before = counts.findLast(({ date }) => date < first);
  const after = counts.find(({ date }) => date >= second);
  if (before === undefined || after === undefined) return false;
  const [seen, once] = [Math.log(after.total / before.total), Math.log(ratio)];
  return Math.abs(seen - 2 * once) < Math.abs(seen - once);
}

/** A split with the statements of it. */
export interface StatedSplit {
  /** The statement whose date and ratio hold. */
  fact: SplitFact;
  /** Whether documents differ on its ratio. */
  isDisputed: boolean;
}

function isSameSplit(known: SplitFact, stated: SplitFact, counts: () => readonly CountOfDate[]): boolean {
  const [first, second] =
    known.effectiveDate < stated.effectiveDate
      ? [known.effectiveDate, stated.effectiveDate]
      : [stated.effectiveDate, known.effectiveDate];
  if (!isSameRatio(known, stated)) return daysBetween(first, second) <= CONFLICT_DAYS;
  if (first === second) return true;
  // What has not come yet when another day is stated was postponed.
  if (stated.effectiveDate > known.effectiveDate && !isPublishedFrom(stated, known.effectiveDate)) return true;
  return daysBetween(first, second) <= SAME_SPLIT_DAYS && !showTwice(counts(), ratioOf(known), first, second);
}

/**
 * Splits, each once, however many documents state it (an 8-K, its press release, every later report).
 *
 * @param statements in public order
 */
export function splitsOnce(
  statements: readonly SplitFact[],
  counts: () => readonly CountOfDate[],
): readonly StatedSplit[] {
  const splits: StatedSplit[] = [];
  for (const fact of statements) {
    const same = splits.find((split) => isSameSplit(split.fact, fact, counts));
    if (same === undefined) {
      splits.push({ fact, isDisputed: false });
      continue;
    }
    const isOtherRatio = !isSameRatio(same.fact, fact);
    if (isOtherRatio) same.isDisputed = true;
    // A day that has not come may be put off, and a ratio be corrected; otherwise a later document only recounts.
    if (isOtherRatio || !isPublishedFrom(fact, same.fact.effectiveDate)) same.fact = fact;
  }
  return splits;
}

/** The first count that shows a plan carried out; null where none does. */
export function shownBy(plan: SplitPlan, counts: readonly CountOfDate[]): IsoDate | null {
  for (const [index, { date, total }] of counts.entries()) {
    const before = counts[index - 1];
    const isLater = !isPublishedFrom(plan, addDays(date, 1));
    if (before === undefined || !isLater) continue;
    if (isPublishedFrom(plan, addDays(date, -PLAN_DAYS)) && isNear(total / before.total, ratioOf(plan))) return date;
  }
  return null;
}

function isNear(seen: number, ratio: number): boolean {
  return Math.abs(seen / ratio - 1) <= SHOWN_WITHIN;
}
