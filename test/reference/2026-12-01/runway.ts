import { daysFrom } from '../calendar.ts';
import { DAYS_PER_MONTH, MAX_AGE_DAYS, onKnots, RUNWAY } from './knots.ts';
import type { ReadyInputs } from './ready-inputs.ts';

export interface Runway {
  readonly score: number | null;
  readonly least: number;
  /** T; Infinity where nothing burns; null where missing. */
  readonly months: number | null;
  readonly monthlyBurn: number | null;
  readonly burnFrom: 'latest' | 'trailing' | null;
  readonly raised: number | null;
  readonly flags: readonly string[];
}

/** Net where stated, else gross; null where a raise has neither. */
function raisedSince(inputs: ReadyInputs): number | null {
  if (inputs.raises === null) return null;
  let sum = 0;
  for (const { gross, net } of inputs.raises) {
    const amount = net ?? gross;
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

function runwayMonths(inputs: ReadyInputs): Omit<Runway, 'score' | 'least'> {
  const { balance, asOf } = inputs;
  const missing = { months: null, monthlyBurn: null, burnFrom: null, raised: null };
  if (balance === null || daysFrom(balance.date, asOf) > MAX_AGE_DAYS) return { ...missing, flags: ['no-balance'] };
  if (balance.flow === null) return { ...missing, flags: ['no-flow'] };
  const flags: string[] = [];
  if (balance.trailingYear === null) flags.push('trailing-year-not-formed');
  if (balance.longTerm > 0) flags.push('long-term-securities');
  if (inputs.raises?.some(({ gross, net }) => net === null && gross !== null)) flags.push('gross-for-net');
  const { amount, start, end } = balance.flow;
  const latest = -amount / ((daysFrom(start, end) + 1) / DAYS_PER_MONTH);
  const trailing = balance.trailingYear === null ? null : -balance.trailingYear / 12;
  const calm = { months: Number.POSITIVE_INFINITY, monthlyBurn: null, burnFrom: null, raised: null, flags };
  // A year that brings in cash is 0 in the table; one payment in the latest duration does not end a year's burn.
  if (trailing !== null && trailing <= 0) return calm;
  if (latest <= 0 && trailing === null) return calm;
  const burnFrom = latest > 0 ? ('latest' as const) : ('trailing' as const);
  const monthlyBurn = latest > 0 ? latest : (trailing ?? 0);
  const raised = raisedSince(inputs);
  if (raised === null) return { ...missing, monthlyBurn, burnFrom, flags: [...flags, 'raises-unknown'] };
  const since = daysFrom(balance.date, asOf) / DAYS_PER_MONTH;
  const months = Math.max(0, (balance.cash + balance.shortTerm + balance.longTerm + raised) / monthlyBurn - since);
  return { months, monthlyBurn, burnFrom, raised, flags };
}

/** F2. */
export function cashRunway(inputs: ReadyInputs): Runway {
  const runway = runwayMonths(inputs);
  const floor = inputs.goingConcern === true ? 75 : 0;
  if (runway.months === null) return { ...runway, score: null, least: floor };
  const pressure = runway.months === Number.POSITIVE_INFINITY ? 0 : onKnots(RUNWAY, runway.months);
  const score = Math.max(pressure, floor);
  return { ...runway, score, least: score };
}
