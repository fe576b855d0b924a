import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import type { PeriodKind } from './series-types.ts';
import { compareFilings, type DateSpan, near, type SpanGroup, spanDays } from './spans.ts';

/** One stretch of an issuer's fiscal calendar; the stretches follow each other. */
export interface FiscalYear extends DateSpan {
  readonly kind: 'regular' | 'transition' | 'short';
  /** The columns that state it as a whole; null for a year that no filing has presented, such as the current one. */
  readonly group: SpanGroup | null;
}

/** A period of an annual report outside of the sequence of fiscal years. */
export interface MarkedPeriod {
  readonly kind: PeriodKind;
  readonly group: SpanGroup;
}

export interface FiscalCalendar {
  /** Oldest first. */
  readonly years: readonly FiscalYear[];
  readonly marked: readonly MarkedPeriod[];
}

const SHORTEST_YEAR = 350;
const LONGEST_YEAR = 378;
/** Two years may overlap by the slips of their dates. */
const MOST_OVERLAP = 10;
/** Below a month, a part of a year is a stub without quarters. */
const SHORTEST_PART = 2;

/** Quarterly reports state trailing twelve months too, so that no year is taken from them. */
function isQuarterly(form: string): boolean {
  return /^10-?Q/i.test(form);
}

/** Whose own and comparative periods are years or what stands in for one; other reports state interim periods too. */
function isAnnual(form: string): boolean {
  return /^(?:10-?K|20-?F|40-?F)/i.test(form);
}

function isTransitionReport(form: string): boolean {
  return /^10-?KT/i.test(form);
}

function isYearLong(days: number): boolean {
  return days >= SHORTEST_YEAR && days <= LONGEST_YEAR;
}

/** Presented by an annual report as its own or its comparative period. */
function isPresented(group: SpanGroup): boolean {
  return group.columns.some(({ form, role }) => isAnnual(form) && role !== 'other');
}

function overlap(a: DateSpan, b: DateSpan): number {
  const start = a.start > b.start ? a.start : b.start;
  const end = a.end < b.end ? a.end : b.end;
  return daysBetween(start, end) + 1;
}

/** The same day a year later; February 29 becomes March 1. @example yearLater('2024-07-01') // "2025-07-01" */
function yearLater(date: IsoDate, years = 1): IsoDate {
  const monthDay = date.slice(4) === '-02-29' ? '-03-01' : date.slice(4);
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${monthDay}` as IsoDate;
}

function comparePublication(a: SpanGroup, b: SpanGroup): number {
  const [x] = a.columns;
  const [y] = b.columns;
  return (x && y ? compareFilings(x, y) : 0) || (a.end < b.end ? 1 : -1);
}

/** The years that follow from columns a year long; what was presented first is preferred. */
function statedYears(groups: readonly SpanGroup[]): { years: SpanGroup[]; overlapping: SpanGroup[] } {
  const candidates = groups.filter(
    ({ days, columns }) => isYearLong(days) && columns.some(({ form }) => !isQuarterly(form)),
  );
  const years: SpanGroup[] = [];
  const overlapping: SpanGroup[] = [];
  const presented = candidates.filter(isPresented).sort(comparePublication);
  const others = candidates.filter((group) => !isPresented(group)).sort(comparePublication);
  for (const group of [...presented, ...others]) {
    if (years.every((year) => overlap(year, group) <= MOST_OVERLAP)) years.push(group);
    else if (isPresented(group)) overlapping.push(group);
  }
  return { years: years.sort((a, b) => (a.end < b.end ? -1 : 1)), overlapping };
}

/** Two parts of one year in one report: before and after a change of basis, such as a merger or fresh-start accounting. */
function partsOfYears(groups: readonly SpanGroup[], years: readonly SpanGroup[]): [SpanGroup, SpanGroup][] {
  const parts = groups.filter(
    (group) =>
      group.days >= SHORTEST_PART &&
      group.days < SHORTEST_YEAR &&
      isPresented(group) &&
      years.every((year) => overlap(year, group) <= MOST_OVERLAP),
  );
  const pairs: [SpanGroup, SpanGroup][] = [];
  for (const before of parts) {
    const after = parts.find(
      (other) =>
        other.start === addDays(before.end, 1) &&
        isYearLong(before.days + other.days) &&
        other.columns.some(({ accessionNumber, form, role }) =>
          before.columns.some(
            (column) => isAnnual(form) && role !== 'other' && column.accessionNumber === accessionNumber,
          ),
        ),
    );
    if (after) pairs.push([before, after]);
  }
  return pairs;
}

/** The start that filings state where it is a few days from the expected one: 52 weeks are not a year. */
function snap(expected: IsoDate, starts: readonly IsoDate[]): IsoDate {
  const close = starts.filter((start) => near(start, expected));
  return close.sort((a, b) => Math.abs(daysBetween(a, expected)) - Math.abs(daysBetween(b, expected)))[0] ?? expected;
}

function unstated(start: IsoDate, end: IsoDate, kind: FiscalYear['kind'] = 'regular'): FiscalYear {
  return { kind, start, end, group: null };
}

/** Years that no filing states as a whole, from `start` until `last` is in one of them. */
function yearsFrom(start: IsoDate, last: IsoDate, starts: readonly IsoDate[]): FiscalYear[] {
  const years: FiscalYear[] = [];
  let from = snap(start, starts);
  while (from <= last) {
    const next = snap(yearLater(from), starts);
    years.push(unstated(from, addDays(next, -1)));
    from = next;
  }
  return years;
}

/** Fills the days between two stated years: whole years first, what is left is a transition period. */
function between(from: IsoDate, to: IsoDate, groups: readonly SpanGroup[], starts: readonly IsoDate[]): FiscalYear[] {
  const filled: FiscalYear[] = [];
  let start = from;
  while (daysBetween(start, to) >= SHORTEST_YEAR - MOST_OVERLAP) {
    const next = near(yearLater(start), addDays(to, 1)) ? addDays(to, 1) : snap(yearLater(start), starts);
    filled.push(unstated(start, addDays(next, -1)));
    start = next;
  }
  if (daysBetween(start, to) <= MOST_OVERLAP) return filled;
  const group = groups.find((candidate) => near(candidate.start, start) && near(candidate.end, to)) ?? null;
  filled.push({ ...unstated(start, to, 'transition'), group });
  return filled;
}

/** The start of a year from year-to-date columns alone: of the longest, and of those the newest. */
function startWithoutYears(groups: readonly SpanGroup[]): IsoDate | null {
  const yearToDate = groups.filter(({ days }) => days >= 77 && days <= 287);
  const [best] = [...yearToDate].sort(
    (a, b) => Math.round(b.days / 91) - Math.round(a.days / 91) || (a.end < b.end ? 1 : -1),
  );
  return best?.start ?? null;
}

/**
 * The fiscal calendar of an issuer, from the dates of its income statements and cash flows alone; the labels of a filing's
 * cover (`fy`, `fp`) describe the filing and are not read.
 *
 * - A year is a column of 350 to 378 days in a report that is not quarterly (52 and 53 weeks, leap years). Of years that
 *   overlap, the one presented first is in the sequence; the other is marked.
 * - Days between two years are whole years that no filing states, then a transition period.
 * - After the last year: the transition period of a report on Form 10-KT, then the current year, as long as there are
 *   columns. Before the first: a short period of an annual report that ends the day before, else unstated years.
 */
export function fiscalCalendar(groups: readonly SpanGroup[]): FiscalCalendar {
  const { years: stated, overlapping } = statedYears(groups);
  const pairs = partsOfYears(groups, stated);
  const wholes: FiscalYear[] = [
    ...stated.map((group): FiscalYear => ({ kind: 'regular', start: group.start, end: group.end, group })),
    ...pairs.map(([before, after]) => unstated(before.start, after.end)),
  ].sort((a, b) => (a.end < b.end ? -1 : 1));
  const starts = groups.filter(({ days }) => days >= 77 && days <= LONGEST_YEAR).map(({ start }) => start);
  const years = connect(wholes, groups, starts);
  const marked: MarkedPeriod[] = overlapping.map((group) => ({ kind: 'overlapping', group }));
  for (const [before, after] of pairs) {
    marked.push({ kind: 'predecessor', group: before }, { kind: 'successor', group: after });
  }
  const listed = new Set([...years.map(({ group }) => group), ...marked.map(({ group }) => group)]);
  for (const group of groups) {
    if (listed.has(group) || group.days >= SHORTEST_YEAR || !isPresented(group)) continue;
    if (group.days < SHORTEST_PART || isPartOf(group, years)) continue;
    marked.push({ kind: 'short', group });
  }
  return { years, marked };
}

function isPartOf(group: SpanGroup, years: readonly FiscalYear[]): boolean {
  return years.some(
    (year) => (year.group !== null || year.kind !== 'regular') && overlap(year, group) >= group.days - MOST_OVERLAP,
  );
}

function connect(wholes: FiscalYear[], groups: readonly SpanGroup[], starts: readonly IsoDate[]): FiscalYear[] {
  const firstEnd = groups.find(({ days }) => days >= 77)?.end;
  const lastEnd = groups.at(-1)?.end;
  if (firstEnd === undefined || lastEnd === undefined) return wholes;
  const [first] = wholes;
  if (!first) {
    const start = startWithoutYears(groups);
    if (start === null) return [];
    let from = start;
    while (from > firstEnd) from = snap(yearLater(from, -1), starts);
    return yearsFrom(from, lastEnd, starts);
  }
  const years = before(first, firstEnd, groups, starts);
  for (const whole of wholes) {
    const previous = years.at(-1);
    if (previous) years.push(...between(addDays(previous.end, 1), addDays(whole.start, -1), groups, starts));
    years.push(whole);
  }
  let last = years.at(-1) ?? first;
  const transition = groups.find(
    ({ start, days, columns }) =>
      near(start, addDays(last.end, 1)) && days < SHORTEST_YEAR && columns.some(({ form }) => isTransitionReport(form)),
  );
  if (transition) {
    last = { kind: 'transition', start: transition.start, end: transition.end, group: transition };
    years.push(last);
  }
  years.push(...yearsFrom(addDays(last.end, 1), lastEnd, starts));
  return years;
}

function before(
  first: FiscalYear,
  firstEnd: IsoDate,
  groups: readonly SpanGroup[],
  starts: readonly IsoDate[],
): FiscalYear[] {
  const years: FiscalYear[] = [];
  let { start } = first;
  while (start > firstEnd) {
    const end = addDays(start, -1);
    const short = groups.find(
      (group) =>
        near(group.end, end) && group.days < SHORTEST_YEAR && group.days >= SHORTEST_PART && isPresented(group),
    );
    if (short) return [{ kind: 'short', start: short.start, end: short.end, group: short }, ...years];
    start = snap(yearLater(start, -1), starts);
    years.unshift(unstated(start, end));
  }
  return years;
}

/**
 * The name of a fiscal year, a transition or a short period, by its last day: the calendar year of that day, and the one
 * before if it ends by February 7. So 52 or 53 weeks that end around the turn of the year, or around January 31 as retailers'
 * do, belong to the year in which most of them lies. Filers differ here (for some, a year that ended on 2025-01-31 is 2025),
 * and their labels are not consistent: dates are the key, the name only sorts and shows.
 *
 * @example fiscalYearOf('2025-02-02') // 2024
 * @example fiscalYearOf('2025-06-30') // 2025
 */
export function fiscalYearOf(end: IsoDate): number {
  const year = Number(end.slice(0, 4));
  return end.slice(5) <= '02-07' ? year - 1 : year;
}

/** The number of quarters that a stretch from the start of a year covers, by its days (12 to 17 weeks each), else null. */
export function quartersIn(span: DateSpan): 1 | 2 | 3 | 4 | null {
  const days = spanDays(span);
  if (days >= 77 && days <= 119) return 1;
  if (days >= 161 && days <= 203) return 2;
  if (days >= 245 && days <= 287) return 3;
  return isYearLong(days) ? 4 : null;
}
