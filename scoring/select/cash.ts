import type { IsoDate } from '../../core/dates.ts';
import type { CashFact } from '../../core/score-inputs.ts';
import type { CashItem, GoingConcernItem, InputFlag, InputGroup } from '../../core/score-receipt.ts';
import { effectiveCash } from '../facts/cash.ts';
import { CASH_COLUMNS, flowOf, latestFlow, trailingYear, trailingYearAt } from './cash-flows.ts';
import { ageInDays, flag, isVisible, missingGroup, type SelectContext, sourceOf, visibleFacts } from './context.ts';

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

/** Long-term marketable securities where the filing counts them into its runway statement; of one balance date. */
function countedLongTerm(facts: readonly CashFact[]): { readonly fact: CashFact; readonly value: number } | null {
  if (facts.findLast(({ countsLongTerm }) => countsLongTerm != null)?.countsLongTerm !== true) return null;
  const fact = facts.findLast(({ longTermInvestments }) => longTermInvestments != null);
  return fact?.longTermInvestments == null ? null : { fact, value: fact.longTermInvestments };
}

/** Cash, short-term investments and operating cash flow at the latest balance date, restatements included. */
export function selectCash(context: SelectContext): InputGroup<CashItem> {
  const { corrections, runway } = context.methodology;
  const { balanceMaxAgeDays } = runway;
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
    items.push({
      label,
      value,
      unit: 'USD',
      date: end,
      source: sourceOf(fact, CASH_COLUMNS[role]),
      role,
      start,
      sign: 1,
    });
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
  const longTerm = corrections === undefined ? null : countedLongTerm(sameDate);
  if (longTerm !== null) {
    const { fact, value } = longTerm;
    push('long-term securities counted into the runway', 'long-term-securities', value, fact, null, balance.asOf);
  }
  const flows = visible.flatMap((fact) => flowOf(context, fact) ?? []);
  const flow =
    corrections === undefined
      ? flows.findLast((candidate) => candidate.fact.asOf === balance.asOf)
      : latestFlow(context, flows, corrections.reportMaxAgeDays);
  if (flow) {
    push('operating cash flow', 'operating-cash-flow', flow.value, flow.fact, flow.start, flow.end);
    items.push(...(corrections === undefined ? trailingYear(flow, flows) : trailingYearAt(flow, flows)));
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
