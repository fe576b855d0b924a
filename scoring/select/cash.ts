import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import type { CashFact } from '../../core/score-inputs.ts';
import type { CashItem, GoingConcernItem, InputFlag, InputGroup } from '../../core/score-receipt.ts';
import { addMonths, durationDays } from '../calendar.ts';
import { effectiveCash } from '../facts/cash.ts';
import {
  ageInDays,
  flag,
  isVisible,
  missingGroup,
  remembered,
  type SelectContext,
  sourceOf,
  visibleFacts,
} from './context.ts';

/** Fiscal years of 52 or 53 weeks; anything else is not a year. */
const YEAR_DAYS = { least: 350, most: 380 };
const NEAR_DAYS = 10;

interface Flow {
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

const flowOf = remembered(readFlow);

function near(a: IsoDate, b: IsoDate): boolean {
  return Math.abs(daysBetween(a, b)) <= NEAR_DAYS;
}

function isYear(flow: Flow): boolean {
  return flow.days >= YEAR_DAYS.least && flow.days <= YEAR_DAYS.most;
}

/** The columns that the words of an item stand under. */
const COLUMNS: Readonly<Record<CashItem['role'], string>> = {
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
function trailingYear(flow: Flow, flows: readonly Flow[]): readonly CashItem[] {
  const { fact } = flow;
  const yearStart = addDays(addMonths(flow.end, -12), 1);
  const part = (label: string, source: Flow, sign: 1 | -1, column = COLUMNS['operating-cash-flow']): CashItem => ({
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
    return [part('operating cash flow, twelve months', own, 1, COLUMNS['trailing-year-part'])];
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

function conflictFlags(facts: readonly CashFact[], used: CashFact): InputFlag[] {
  const other = facts.find((fact) => fact.cash !== null && fact.cash !== used.cash);
  return other === undefined
    ? []
    : [flag('cash-restated', `filings differ on cash at ${used.asOf}; the latest one is used`, true)];
}

/** The visible cash statements that count, in public order. */
export function visibleCash(context: SelectContext): readonly CashFact[] {
  return effectiveCash(visibleFacts(context, context.facts.cash));
}

/** Cash, short-term investments and operating cash flow at the latest balance date, restatements included. */
export function selectCash(context: SelectContext): InputGroup<CashItem> {
  const { balanceMaxAgeDays } = context.methodology.runway;
  const visible = visibleCash(context).filter((fact) => fact.asOf <= context.asOf);
  let latest: CashFact | null = null;
  for (const fact of visible) {
    if (fact.cash !== null && Number.isFinite(fact.cash) && (latest === null || fact.asOf >= latest.asOf))
      latest = fact;
  }
  if (latest === null) return missingGroup('no-cash-position', 'no filing states cash');
  const balance = latest;
  const flags: InputFlag[] = [];
  const sameDate = visible.filter((fact) => fact.asOf === balance.asOf);
  flags.push(...conflictFlags(sameDate, balance));
  const hidden = context.facts.coverage.cash.unparsed.filter(
    (filing) => isVisible(context, filing) && filing.publicAt > balance.publicAt,
  );
  if (hidden.length > 0) {
    flags.push(
      flag('newer-report-unparsed', 'a newer periodic report is not parsed; an older balance stands in', true),
    );
  }
  const items: CashItem[] = [];
  const push = (
    label: string,
    role: CashItem['role'],
    value: number,
    fact: CashFact,
    start: IsoDate | null,
    end: IsoDate,
  ) =>
    items.push({ label, value, unit: 'USD', date: end, source: sourceOf(fact, COLUMNS[role]), role, start, sign: 1 });
  push('cash and equivalents', 'cash', balance.cash ?? Number.NaN, balance, null, balance.asOf);
  const invested = sameDate.findLast((fact) => fact.shortTermInvestments !== null);
  if (invested?.shortTermInvestments != null) {
    push(
      'short-term investments',
      'short-term-investments',
      invested.shortTermInvestments,
      invested,
      null,
      balance.asOf,
    );
  }
  const flows = visible.flatMap((fact) => flowOf(context, fact) ?? []);
  const flow = flows.findLast((candidate) => candidate.fact.asOf === balance.asOf);
  if (flow !== undefined) {
    push('operating cash flow', 'operating-cash-flow', flow.value, flow.fact, flow.start, flow.end);
    items.push(...trailingYear(flow, flows));
  }
  const age = ageInDays(context, balance.asOf);
  if (age > balanceMaxAgeDays) {
    const reason = { code: 'balance-too-old', message: `the balance date ${balance.asOf} is ${age} days old` };
    return { state: 'missing', reason, flags, items };
  }
  return { state: 'present', reason: null, flags, items };
}

/** The latest filing whose text was searched for substantial doubt, however old its balance date up to the limit. */
export function selectGoingConcern(context: SelectContext, balanceDate: IsoDate | null): InputGroup<GoingConcernItem> {
  const { balanceMaxAgeDays } = context.methodology.runway;
  let latest: { fact: CashFact; value: boolean } | null = null;
  for (const fact of visibleCash(context)) {
    if (fact.goingConcern === null || fact.asOf > context.asOf) continue;
    if (ageInDays(context, fact.asOf) > balanceMaxAgeDays || (latest !== null && fact.asOf < latest.fact.asOf))
      continue;
    latest = { fact, value: fact.goingConcern };
  }
  if (latest === null) {
    return missingGroup('going-concern-not-searched', 'no report was searched for substantial doubt');
  }
  const { fact, value } = latest;
  const flags =
    balanceDate !== null && fact.asOf < balanceDate
      ? [flag('going-concern-older', `substantial doubt was last searched for in the report as of ${fact.asOf}`, false)]
      : [];
  const item: GoingConcernItem = {
    label: 'substantial doubt stated',
    value,
    unit: 'boolean',
    date: fact.asOf,
    source: sourceOf(fact, 'goingConcern'),
  };
  if (value) return { state: 'present', reason: null, flags, items: [item] };
  return {
    state: 'none',
    reason: { code: 'searched-none-found', message: 'no substantial doubt stated' },
    flags,
    items: [item],
  };
}
