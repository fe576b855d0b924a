import { daysFrom } from '../calendar.ts';
import type { Source, SplitStated, Statement } from './history.ts';
import { only, publicDay } from './public-time.ts';
import type { ReadySplit } from './ready-inputs.ts';

interface Candidate {
  readonly ratio: number;
  date: string | null;
  /** Public day of the first statement. */
  readonly toldOn: string;
  readonly sources: Source[];
}

export interface EffectiveSplit extends ReadySplit {
  readonly sources: readonly Source[];
}

/** Shares outstanding of all classes by the date of the count, as stated, ascending. */
export function countsByDate(known: readonly Statement[]) {
  const dates = new Map<string, Map<string, { shares: number; source: Source }>>();
  for (const { date, shareClass, shares, source } of only(known, 'share-count')) {
    const classes = dates.get(date) ?? new Map<string, { shares: number; source: Source }>();
    dates.set(date, classes.set(shareClass, { shares, source }));
  }
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, classes]) => ({
      date,
      classes: [...classes.values()].map(({ shares }) => shares),
      total: [...classes.values()].reduce((sum, { shares }) => sum + shares, 0),
      sources: [...classes.values()].map(({ source }) => source),
    }));
}

type Counts = ReturnType<typeof countsByDate>;

const sameRatio = (a: number, b: number) => Math.abs(a / b - 1) < 1e-6;

/** Whether counts before the earlier and from the later date show the ratio twice rather than once. */
function showsTwice(counts: Counts, ratio: number, one: string, other: string): boolean {
  const [earlier, later] = one < other ? [one, other] : [other, one];
  const before = counts.findLast(({ date }) => date < earlier);
  const after = counts.find(({ date }) => date >= later);
  if (before === undefined || after === undefined) return false;
  const seen = Math.log(after.total / before.total / ratio);
  return Math.abs(seen - Math.log(ratio)) < Math.abs(seen);
}

function belongs(statement: SplitStated, one: Candidate, counts: Counts): boolean {
  if (statement.ratio === null || !sameRatio(one.ratio, statement.ratio)) return false;
  const date = statement.stage === 'approved' ? null : statement.effectiveDate;
  if (date === null) return one.date === null || Math.abs(daysFrom(one.date, publicDay(statement.source))) <= 60;
  if (one.date === null) return true;
  if (Math.abs(daysFrom(one.date, date)) > 60) return false;
  return one.date === date || !showsTwice(counts, one.ratio, one.date, date);
}

/** The first count that shows a split of which nothing tells the day: within 400 days, the ratio within 5 %. */
function seenInCounts(one: Candidate, counts: Counts): string | null {
  for (const [index, { date, total }] of counts.entries()) {
    const before = counts[index - 1];
    if (before === undefined || date < one.toldOn || daysFrom(one.toldOn, date) > 400) continue;
    if (Math.abs(total / before.total / one.ratio - 1) <= 0.05) return date;
  }
  return null;
}

/**
 * Point 13: splits that are effective by the as-of date, one each, ascending. A proposal never counts; an approval or
 * an announcement without a day counts from the first share count that shows it.
 */
export function effectiveSplits(known: readonly Statement[], asOf: string): EffectiveSplit[] {
  const counts = countsByDate(known);
  let candidates: Candidate[] = [];
  for (const statement of only(known, 'split')) {
    const { stage, ratio, source } = statement;
    const toldOn = publicDay(source);
    if (stage === 'proposed') continue;
    if (stage === 'withdrawn') {
      // What has become effective cannot be withdrawn.
      candidates = candidates.filter(
        (one) => (ratio !== null && !sameRatio(one.ratio, ratio)) || (one.date !== null && one.date <= toldOn),
      );
      continue;
    }
    if (ratio === null || ratio <= 0 || ratio === 1) continue;
    const date = stage === 'approved' ? null : statement.effectiveDate;
    const same = candidates.find((one) => belongs(statement, one, counts));
    if (same === undefined) candidates.push({ ratio, date, toldOn, sources: [source] });
    else {
      // A day that is put off replaces the one before; a later document's slip about the past does not.
      if (date !== null && (same.date === null || same.date > toldOn)) same.date = date;
      same.sources.push(source);
    }
  }
  return candidates
    .flatMap(({ ratio, date, sources, ...told }) => {
      const day = date ?? seenInCounts({ ratio, date, sources, ...told }, counts);
      return day !== null && day <= asOf ? [{ ratio, date: day, sources }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Shares after all splits since a date for one share of that date; a count of the effective date is after it. */
export function sharesSince(splits: readonly ReadySplit[], date: string): number {
  return splits.filter((one) => one.date > date).reduce((all, { ratio }) => all * ratio, 1);
}
