import { addDays } from '../../core/dates.ts';
import type { FiledColumn, StatementField } from '../../core/statements.ts';
import { type FiscalCalendar, type FiscalYear, fiscalYearOf } from './fiscal-years.ts';
import {
  chosenValue,
  differenceOf,
  isAdditive,
  isFound,
  isOfLaterVintage,
  type PeriodValue,
  trailingByYear,
  trailingSum,
} from './period-values.ts';
import type { QuarterSlot } from './quarter-slots.ts';
import type { PeriodKind, RestatedMode, SeriesPeriod, SeriesPeriodType } from './series-types.ts';
import { type DateSpan, near, type SpanGroup } from './spans.ts';

/** An entry of a series before it is one of a statement and a currency. */
export interface Entry {
  readonly kind: PeriodKind;
  readonly fiscalYear: number;
  readonly fiscalQuarter: SeriesPeriod['fiscalQuarter'];
  readonly span: DateSpan;
  /** Columns that the values may come from; the entry is left out where they have none of the statement and currency. */
  readonly sources: readonly SpanGroup[];
  readonly valueOf: (field: StatementField, pick: Pick, mode: RestatedMode) => PeriodValue;
}

/** The columns of a group that are of the statement and currency. */
export type Pick = (group: SpanGroup | null) => readonly FiledColumn[];

export interface History {
  readonly calendar: FiscalCalendar;
  readonly slots: readonly QuarterSlot[];
  readonly groups: readonly SpanGroup[];
  /** Balance sheets, oldest filing first. */
  readonly balances: readonly FiledColumn[];
}

const NOT_ADDITIVE: PeriodValue = { reason: 'not-additive' };
const NOT_REPORTED = { reason: 'not-reported' } as const satisfies PeriodValue;

/**
 * A quarter: its own column first, else the difference of two year-to-date columns. As first reported, a quarter that only
 * filings after its year state is left out if the year was restated: what they state is the restated amount.
 */
function quarterValue(
  slot: QuarterSlot,
  prior: QuarterSlot | null,
  field: StatementField,
  pick: Pick,
  mode: RestatedMode,
): PeriodValue {
  const isAddable = isAdditive(field, slot.span.start);
  const direct = directValue(slot, field, pick, mode);
  if (slot.quarter === 1 || (isFound(direct) && (mode === 'latest' || !isAddable))) return direct;
  const whole = pick(slot.yearToDate);
  const part = pick(slot.before);
  if (!isAddable) {
    const stated = [...whole, ...part].some(({ values }) => values[field] !== undefined);
    return stated ? NOT_ADDITIVE : direct;
  }
  const comparatives = { whole: pick(prior?.yearToDate ?? null), part: pick(prior?.before ?? null) };
  const difference = differenceOf(whole, part, field, mode, undefined, comparatives);
  if (!isFound(difference)) return isFound(direct) || direct.reason === 'restated-since' ? direct : difference;
  // As first reported: a later filing that states the three months does not replace what was known before.
  return isFound(direct) && direct.column.publicAt <= difference.column.publicAt ? direct : difference;
}

function directValue(slot: QuarterSlot, field: StatementField, pick: Pick, mode: RestatedMode): PeriodValue {
  const own = pick(slot.direct);
  const isLater = mode === 'first' && isAdditive(field, slot.span.start);
  if (isLater && isOfLaterVintage(pick(slot.year.group), own, field)) return { reason: 'restated-since' };
  return chosenValue(own, field, mode);
}

function quarterEntry(slot: QuarterSlot, slots: readonly QuarterSlot[]): Entry {
  const prior = yearBefore(slot, slots);
  const sources = slot.direct ? [slot.direct] : [];
  if (slot.yearToDate && slot.before) sources.push(slot.yearToDate, slot.before);
  return {
    kind: slot.year.kind,
    fiscalYear: slot.fiscalYear,
    fiscalQuarter: slot.quarter,
    span: slot.span,
    sources,
    valueOf: (field, pick, mode) => quarterValue(slot, prior, field, pick, mode),
  };
}

/** The same quarter of the fiscal year before. */
function yearBefore({ quarter, year }: QuarterSlot, slots: readonly QuarterSlot[]): QuarterSlot | null {
  const found = slots.find(
    (other) =>
      other.quarter === quarter && other.year.kind === 'regular' && near(addDays(other.year.end, 1), year.start),
  );
  return found ?? null;
}

function wholeEntry(kind: PeriodKind, group: SpanGroup, fiscalQuarter: SeriesPeriod['fiscalQuarter'] = null): Entry {
  return {
    kind,
    fiscalYear: fiscalYearOf(group.end),
    fiscalQuarter,
    span: group,
    sources: [group],
    valueOf: (field, pick, mode) => chosenValue(pick(group), field, mode),
  };
}

/** The end of a year that has no columns of its own: its balance sheet is known from later comparatives. */
function yearEndEntry({ kind, start, end }: FiscalYear, fiscalQuarter: 4 | null): Entry {
  return {
    kind,
    fiscalYear: fiscalYearOf(end),
    fiscalQuarter,
    span: { start, end },
    sources: [],
    valueOf: () => NOT_REPORTED,
  };
}

function annualEntries({ calendar }: History): Entry[] {
  const years = calendar.years.map((year) =>
    year.group ? wholeEntry(year.kind, year.group) : yearEndEntry(year, null),
  );
  return [...years, ...calendar.marked.map(({ kind, group }) => wholeEntry(kind, group))];
}

/** The twelve months to the end of a quarter: the year before, less its part to the same quarter, plus this year's part. */
function trailingEntry(slot: QuarterSlot, slots: readonly QuarterSlot[]): Entry | null {
  const { year, quarter, yearToDate } = slot;
  if (quarter === 4 && year.group && yearToDate === year.group) return wholeEntry('regular', year.group, 4);
  const four = lastFour(slot, slots);
  const prior = yearBefore(slot, slots);
  const whole = prior?.year.group ?? null;
  const part = prior?.yearToDate ?? null;
  const byYear = whole !== null && part !== null && yearToDate !== null && quarter < 4;
  if (!byYear && four.length < 4) return null;
  const start = byYear ? addDays(part.end, 1) : four[0]?.span.start;
  if (start === undefined) return null;
  const sources = byYear ? [whole, part, yearToDate] : four.flatMap((each) => quarterEntry(each, slots).sources);
  return {
    kind: 'regular',
    fiscalYear: slot.fiscalYear,
    fiscalQuarter: quarter,
    span: { start, end: slot.span.end },
    sources,
    valueOf: (field, pick, mode) => {
      if (!isAdditive(field, start)) {
        return sources.some((group) => pick(group).some(({ values }) => values[field])) ? NOT_ADDITIVE : NOT_REPORTED;
      }
      const sum = byYear ? trailingByYear([pick(whole), pick(part), pick(yearToDate)], field, mode) : NOT_REPORTED;
      if (isFound(sum) || four.length < 4 || sum.reason === 'restated-since' || sum.reason === 'concepts-differ')
        return sum;
      return trailingSum(four.map((each) => quarterValue(each, yearBefore(each, slots), field, pick, mode)));
    },
  };
}

/** Four quarters that follow each other up to this one, oldest first; fewer where one is missing. */
function lastFour(slot: QuarterSlot, slots: readonly QuarterSlot[]): QuarterSlot[] {
  const four = [slot];
  for (let index = slots.indexOf(slot) - 1; index >= 0 && four.length < 4; index -= 1) {
    const earlier = slots[index];
    const [next] = four;
    if (!earlier || !next || !near(addDays(earlier.span.end, 1), next.span.start)) break;
    four.unshift(earlier);
  }
  return four;
}

/** The periods of a series, whatever statements and currencies have values for them. */
export function entriesOf(history: History, period: SeriesPeriodType): Entry[] {
  if (period === 'annual') return annualEntries(history);
  if (period === 'quarter') {
    const ended = new Set(history.slots.filter(({ quarter }) => quarter === 4).map(({ year }) => year));
    const yearEnds = history.calendar.years.filter((year) => year.kind === 'regular' && !ended.has(year));
    return [
      ...history.slots.map((slot) => quarterEntry(slot, history.slots)),
      ...yearEnds.map((year) => yearEndEntry(year, 4)),
    ];
  }
  return history.slots.flatMap((slot) => {
    const entry = trailingEntry(slot, history.slots);
    return entry ? [entry] : [];
  });
}
