import { addDays, daysBetween } from '../../core/dates.ts';
import { type FiscalCalendar, type FiscalYear, fiscalYearOf, quartersIn } from './fiscal-years.ts';
import { type DateSpan, near, SLIP_DAYS, type SpanGroup } from './spans.ts';

export type QuarterNumber = 1 | 2 | 3 | 4;

const QUARTER_NUMBERS: readonly QuarterNumber[] = [1, 2, 3, 4];

/** What filings state about one quarter of a fiscal year. */
export interface QuarterSlot {
  readonly year: FiscalYear;
  readonly fiscalYear: number;
  readonly quarter: QuarterNumber;
  /** Dates of the quarter itself. */
  readonly span: DateSpan;
  /** Columns of the quarter alone. */
  readonly direct: SpanGroup | null;
  /** Columns from the start of the year to the end of the quarter: the whole year for its last quarter. */
  readonly yearToDate: SpanGroup | null;
  /** The same to the end of the quarter before; null for the first quarter. */
  readonly before: SpanGroup | null;
}

function mostColumns(groups: readonly SpanGroup[]): SpanGroup | null {
  return [...groups].sort((a, b) => b.columns.length - a.columns.length)[0] ?? null;
}

function yearToDateOf(year: FiscalYear, quarter: QuarterNumber, groups: readonly SpanGroup[]): SpanGroup | null {
  if (year.group && quartersIn(year) === quarter) return year.group;
  return mostColumns(
    groups.filter(
      (group) =>
        near(group.start, year.start) && quartersIn(group) === quarter && (quarter < 4 || near(group.end, year.end)),
    ),
  );
}

/** Whether a column of about three months is this quarter of the year: it begins where as many quarters have passed. */
function isQuarter(group: SpanGroup, year: FiscalYear, quarter: QuarterNumber): boolean {
  if (quartersIn(group) !== 1 || quartersIn({ start: year.start, end: group.end }) !== quarter) return false;
  if (quarter === 1) return near(group.start, year.start);
  return quartersIn({ start: year.start, end: addDays(group.start, -1) }) === quarter - 1;
}

function slotsOf(year: FiscalYear, groups: readonly SpanGroup[]): QuarterSlot[] {
  const inside = groups.filter(
    ({ start, end }) => daysBetween(year.start, start) >= -SLIP_DAYS && daysBetween(end, year.end) >= -SLIP_DAYS,
  );
  const slots: QuarterSlot[] = [];
  let before: SpanGroup | null = null;
  for (const quarter of QUARTER_NUMBERS) {
    const yearToDate = yearToDateOf(year, quarter, inside);
    const candidates = inside.filter((group) => isQuarter(group, year, quarter));
    const ending = candidates.filter(({ end }) => yearToDate === null || near(end, yearToDate.end));
    const direct = mostColumns(ending.length > 0 ? ending : candidates);
    const span = spanOf(direct, yearToDate, before);
    if (span) {
      slots.push({ year, fiscalYear: fiscalYearOf(year.end), quarter, span, direct, yearToDate, before });
    }
    before = yearToDate;
  }
  return slots;
}

function spanOf(direct: SpanGroup | null, yearToDate: SpanGroup | null, before: SpanGroup | null): DateSpan | null {
  if (direct) return { start: direct.start, end: direct.end };
  return yearToDate && before ? { start: addDays(before.end, 1), end: yearToDate.end } : null;
}

/** The quarters of all years of a calendar, transition periods included, oldest first. */
export function quarterSlots(calendar: FiscalCalendar, groups: readonly SpanGroup[]): QuarterSlot[] {
  return calendar.years.flatMap((year) => slotsOf(year, groups));
}
