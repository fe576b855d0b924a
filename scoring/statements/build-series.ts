import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import {
  type FiledColumn,
  STATEMENT_FIELDS,
  STATEMENT_KINDS,
  type StatementField,
  type StatementKind,
} from '../../core/statements.ts';
import { fiscalCalendar } from './fiscal-years.ts';
import { chosenValue, isFound, type PeriodValue, seriesValue } from './period-values.ts';
import { quarterSlots } from './quarter-slots.ts';
import { findRestatements } from './restatements.ts';
import { type Entry, entriesOf, type History, type Pick } from './series-entries.ts';
import type { RestatedMode, SeriesFiling, SeriesPeriod, SeriesPeriodType, StatementSeries } from './series-types.ts';
import { compareFilings, groupSpans, near, type SpanGroup, spanDays } from './spans.ts';

export interface SeriesOptions {
  readonly period: SeriesPeriodType;
  readonly restated: RestatedMode;
  /** Leaves out what became public later; absent: nothing. */
  readonly asOf?: IsoTimestamp;
}

function historyOf(columns: readonly FiledColumn[]): History {
  const groups = groupSpans(columns.filter(({ statement }) => statement !== 'balance'));
  const calendar = fiscalCalendar(groups);
  const balances = columns.filter(({ statement }) => statement === 'balance').sort(compareFilings);
  return { calendar, slots: quarterSlots(calendar, groups), groups, balances };
}

function filingOf({ accessionNumber, form, filedDate, publicAt }: FiledColumn): SeriesFiling {
  return { accessionNumber, form, filedDate, publicAt };
}

/** The columns of each group that are of a statement and currency; the same array each time. */
function pickerOf(statement: StatementKind, currency: string): Pick {
  const picked = new Map<SpanGroup | null, readonly FiledColumn[]>();
  return (group) => {
    const known = picked.get(group);
    if (known) return known;
    const own = group?.columns.filter((column) => column.statement === statement && column.currency === currency) ?? [];
    picked.set(group, own);
    return own;
  };
}

function flowPeriod(
  entry: Entry,
  statement: StatementKind,
  currency: string,
  pick: Pick,
  mode: RestatedMode,
): SeriesPeriod | null {
  const sources = entry.sources.flatMap(pick).sort(compareFilings);
  const [oldest] = sources;
  if (!oldest) return null;
  const found = STATEMENT_FIELDS[statement].map((field): [StatementField, PeriodValue] => [
    field,
    entry.valueOf(field, pick, mode),
  ]);
  return periodOf(entry, statement, currency, entry.span.start, found, sources);
}

function periodOf(
  entry: Entry,
  statement: StatementKind,
  currency: string,
  start: IsoDate | null,
  values: readonly (readonly [StatementField, PeriodValue])[],
  sources: readonly FiledColumn[],
): SeriesPeriod | null {
  const used = values.flatMap(([, value]) => (isFound(value) ? [value.column] : [])).sort(compareFilings);
  const column = used.at(-1) ?? sources.at(-1);
  const explained = values.some(([, value]) => isFound(value) || EXPLAINED.has(value.reason));
  if (!column || !explained) return null;
  return {
    statement,
    kind: entry.kind,
    fiscalYear: entry.fiscalYear,
    fiscalQuarter: entry.fiscalQuarter,
    start,
    end: entry.span.end,
    currency,
    filing: filingOf(column),
    values: Object.fromEntries(values.map(([field, value]) => [field, seriesValue(value)])),
  };
}

/** Reasons why a period that could be computed was not; without any, a period is not listed. */
const EXPLAINED: ReadonlySet<string> = new Set(['restated-since', 'concepts-differ']);

/** The balance sheet at the end of an entry: of that very day, else of the date that filings spell for it. */
function balancesAt(end: IsoDate, balances: readonly FiledColumn[]): readonly FiledColumn[] {
  const exact = balances.filter((column) => column.end === end);
  if (exact.length > 0) return exact;
  const close = balances.filter((column) => near(column.end, end) && column.role === 'current');
  const date = close[0]?.end;
  return close.filter((column) => column.end === date);
}

function balancePeriod(entry: Entry, currency: string, history: History, mode: RestatedMode): SeriesPeriod | null {
  const columns = balancesAt(entry.span.end, history.balances).filter((column) => column.currency === currency);
  const found = STATEMENT_FIELDS.balance.map((field): [StatementField, PeriodValue] => [
    field,
    chosenValue(columns, field, mode),
  ]);
  return periodOf(entry, 'balance', currency, null, found, columns);
}

/** Newest end first; of one end, the longer first, then by currency. */
function comparePeriods(a: SeriesPeriod, b: SeriesPeriod): number {
  if (a.end !== b.end) return a.end < b.end ? 1 : -1;
  const days = (period: SeriesPeriod) => (period.start ? spanDays({ start: period.start, end: period.end }) : 0);
  return days(b) - days(a) || (a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0);
}

/** One balance sheet per date and currency: where entries share an end, that of the regular one. */
function distinctBalances(periods: readonly SeriesPeriod[]): SeriesPeriod[] {
  const byEnd = new Map<string, SeriesPeriod>();
  for (const period of periods) {
    const key = `${period.end}/${period.currency}`;
    const known = byEnd.get(key);
    if (!known || (known.kind !== 'regular' && period.kind === 'regular')) byEnd.set(key, period);
  }
  return [...byEnd.values()];
}

/**
 * The series of an issuer's statements over all its filings. Nothing but the columns decides, so that the answer as of an
 * instant is the same whatever is filed later.
 *
 * @param filed columns of all filings of one issuer, in any order
 */
export function buildStatementSeries(filed: readonly FiledColumn[], options: SeriesOptions): StatementSeries {
  const { asOf, period, restated } = options;
  const columns = asOf === undefined ? filed : filed.filter(({ publicAt }) => publicAt <= asOf);
  const history = historyOf(columns);
  const entries = entriesOf(history, period);
  const currencies = [...new Set(columns.map(({ currency }) => currency))].sort();
  const periods = Object.fromEntries(
    STATEMENT_KINDS.map((statement) => {
      const all = currencies.flatMap((currency) => {
        const pick = statement === 'balance' ? null : pickerOf(statement, currency);
        return entries.flatMap((entry) => {
          const found =
            pick === null
              ? balancePeriod(entry, currency, history, restated)
              : flowPeriod(entry, statement, currency, pick, restated);
          return found ? [found] : [];
        });
      });
      return [statement, (statement === 'balance' ? distinctBalances(all) : all).sort(comparePeriods)];
    }),
  ) as unknown as StatementSeries['periods'];
  return { period, restated, periods, restatements: findRestatements(history.groups, history.balances) };
}
