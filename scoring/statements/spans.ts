import { daysBetween, epochDay, type IsoDate } from '../../core/dates.ts';
import type { FiledColumn } from '../../core/statements.ts';

/** Both days included. */
export interface DateSpan {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** A duration with every column that states it, under whatever dates: filings spell one period a few days apart. */
export interface SpanGroup extends DateSpan {
  readonly days: number;
  /** Oldest filing first. */
  readonly columns: readonly FiledColumn[];
}

/**
 * How far two spellings of one date may lie apart: a filer of 52 or 53 weeks may write the end of the month for its Saturday.
 * No filer presents two periods of a kind that are less than a week apart.
 */
export const SLIP_DAYS = 6;
/** Shorter spans, such as the stub before a merger, are the same only if their dates are. */
const SHORTEST_SLIPPING = 60;

export function spanDays(span: DateSpan): number {
  return daysBetween(span.start, span.end) + 1;
}

export function near(a: IsoDate, b: IsoDate): boolean {
  return Math.abs(daysBetween(a, b)) <= SLIP_DAYS;
}

/** By publication, then accession number: a total order of filings. */
export function compareFilings(
  a: Pick<FiledColumn, 'publicAt' | 'accessionNumber'>,
  b: Pick<FiledColumn, 'publicAt' | 'accessionNumber'>,
): number {
  if (a.publicAt !== b.publicAt) return a.publicAt < b.publicAt ? -1 : 1;
  return a.accessionNumber < b.accessionNumber ? -1 : a.accessionNumber > b.accessionNumber ? 1 : 0;
}

/**
 * Groups columns of income statements and cash flows by period. A group's dates are those that most of its columns state; of
 * equally frequent ones, those stated first.
 */
export function groupSpans(columns: readonly FiledColumn[]): SpanGroup[] {
  const byDates = new Map<string, { span: DateSpan; columns: FiledColumn[] }>();
  for (const column of columns) {
    if (column.start === null || column.start > column.end) continue;
    const key = `${column.start}/${column.end}`;
    const same = byDates.get(key);
    if (same) same.columns.push(column);
    else byDates.set(key, { span: { start: column.start, end: column.end }, columns: [column] });
  }
  const spellings = [...byDates.values()];
  for (const spelling of spellings) spelling.columns.sort(compareFilings);
  spellings.sort((a, b) => b.columns.length - a.columns.length || compareFirst(a.columns, b.columns));
  const groups: { span: DateSpan; columns: FiledColumn[] }[] = [];
  for (const spelling of spellings) {
    const slipping = spanDays(spelling.span) >= SHORTEST_SLIPPING;
    const group = slipping
      ? groups.find(({ span }) => near(span.start, spelling.span.start) && near(span.end, spelling.span.end))
      : undefined;
    if (group) group.columns.push(...spelling.columns);
    else groups.push({ span: spelling.span, columns: [...spelling.columns] });
  }
  return groups
    .map(({ span, columns: members }) => ({ ...span, days: spanDays(span), columns: members.sort(compareFilings) }))
    .sort((a, b) => epochDay(a.end) - epochDay(b.end) || epochDay(a.start) - epochDay(b.start));
}

function compareFirst(a: readonly FiledColumn[], b: readonly FiledColumn[]): number {
  const [x] = a;
  const [y] = b;
  return x && y ? compareFilings(x, y) : 0;
}
