import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import type { CashFact } from '../../core/score-inputs.ts';
import type { CashItem } from '../../core/score-receipt.ts';
import { addMonths, durationDays } from '../calendar.ts';
import { ageInDays, remembered, type SelectContext, sourceOf } from './context.ts';

/** Fiscal years of 52 or 53 weeks; anything else is not a year. */
const YEAR_DAYS = { least: 350, most: 380 };
const NEAR_DAYS = 10;

/** Operating cash flow over a reported duration. USD. */
export interface Flow {
  readonly fact: CashFact;
  readonly value: number;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly days: number;
}

function readFlow(fact: CashFact): Flow | null {
  const { operatingCashFlow: value, operatingCashFlowStart: start, operatingCashFlowEnd: end } = fact;
  if (value === null || !Number.isFinite(value) || start === null || end === null) return null;
  const days = durationDays(start, end);
  return days > 0 ? { fact, value, start, end, days } : null;
}

export const flowOf = remembered(readFlow);

function near(a: IsoDate, b: IsoDate): boolean {
  return Math.abs(daysBetween(a, b)) <= NEAR_DAYS;
}

function isYear(flow: Flow): boolean {
  return flow.days >= YEAR_DAYS.least && flow.days <= YEAR_DAYS.most;
}

/** The columns that the words of an item stand under. */
export const CASH_COLUMNS: Readonly<Record<CashItem['role'], string>> = {
  cash: 'cashAndEquivalents',
  'short-term-investments': 'shortTermInvestments',
  'long-term-securities': 'longTermInvestments',
  'operating-cash-flow': 'operatingCashFlow',
  'trailing-year-part': 'ttmOperatingCashFlow',
};

/**
 * The twelve months to a flow's end: the filing's own figure, the flow itself where it is a year, else this year to
 * date + last year − last year to date, each from the filing that reported it. Empty where they cannot be formed.
 */
export function trailingYear(flow: Flow, flows: readonly Flow[]): readonly CashItem[] {
  const { fact } = flow;
  const yearStart = addDays(addMonths(flow.end, -12), 1);
  const part = (label: string, source: Flow, sign: 1 | -1, column = CASH_COLUMNS['operating-cash-flow']): CashItem => ({
    label,
    value: source.value,
    unit: 'USD',
    date: source.end,
    source: sourceOf(source.fact, column),
    role: 'trailing-year-part',
    start: source.start,
    sign,
  });
  if (fact.ttmOperatingCashFlow !== null) {
    const own = { fact, value: fact.ttmOperatingCashFlow, start: yearStart, end: flow.end, days: 365 };
    return [part('operating cash flow, twelve months', own, 1, CASH_COLUMNS['trailing-year-part'])];
  }
  if (isYear(flow)) return [part('operating cash flow, fiscal year', flow, 1)];
  const lastYear = flows.findLast((other) => isYear(other) && near(addDays(other.end, 1), flow.start));
  const yearBefore = addMonths(flow.end, -12);
  const lastYearToDate = flows.findLast(
    (other) => Math.abs(other.days - flow.days) <= NEAR_DAYS && near(other.end, yearBefore),
  );
  if (lastYear === undefined || lastYearToDate === undefined) return [];
  return [
    part('operating cash flow, year to date', flow, 1),
    part('operating cash flow, last fiscal year', lastYear, 1),
    part('operating cash flow, last year to date', lastYearToDate, -1),
  ];
}

/**
 * The latest reported duration since 2026-12-01.1: the one that ends last, of several the shortest, then the newest
 * filing's. It may be of another filing than the balance; null where it is too old.
 */
export function latestFlow(context: SelectContext, flows: readonly Flow[], maxAgeDays: number): Flow | null {
  const latest = flows
    .filter(({ end }) => end <= context.asOf)
    .reduce<Flow | null>((best, flow) => {
      if (best === null || flow.end > best.end) return flow;
      return flow.end === best.end && flow.start >= best.start ? flow : best;
    }, null);
  return latest !== null && ageInDays(context, latest.end) <= maxAgeDays ? latest : null;
}

/** The trailing year of any of the durations that end with the latest one: a quarter's may be formed from the year to date. */
export function trailingYearAt(latest: Flow, flows: readonly Flow[]): readonly CashItem[] {
  const own = flows.filter(({ end }) => end === latest.end).toReversed();
  const stated = own.find(({ fact }) => fact.ttmOperatingCashFlow !== null);
  for (const flow of [...(stated === undefined ? [] : [stated]), ...own]) {
    const parts = trailingYear(flow, flows);
    if (parts.length > 0) return parts;
  }
  return [];
}
