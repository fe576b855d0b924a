import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { CashItem, FactorResult, InputFlag, ScoreInputs } from '../../core/score-receipt.ts';
import { durationDays } from '../calendar.ts';
import { orNull } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { type Intermediates, missingFactor, presentFactor } from './factor-result.ts';

/** T in months, at least 0: `funds` (cash, investments and raises since) at the burn, positive USD a month. */
export function runwayMonths(funds: number, burn: number, monthsSinceBalance: number): number {
  return Math.max(0, funds / burn - monthsSinceBalance);
}

/** USD a month over a reported duration, both ends included; positive where cash goes out. */
export function monthlyBurn(operatingCashFlow: number, start: IsoDate, end: IsoDate, daysPerMonth: number): number {
  // 0 − x: a flow of zero is a burn of zero, never −0.
  return (0 - operatingCashFlow) / (durationDays(start, end) / daysPerMonth);
}

/** The burn of the latest duration, or of the trailing year where only that burns and the methodology counts it. */
function burnOf(
  { value, start, date }: CashItem,
  trailing: number | null,
  { daysPerMonth, runway }: Methodology,
): { readonly burn: number; readonly usesTrailing: boolean } {
  const burn =
    value === null || start === null || date === null ? Number.NaN : monthlyBurn(value, start, date, daysPerMonth);
  const usesTrailing = burn <= 0 && trailing !== null && trailing < 0 && runway.trailingBurn === true;
  return { burn: usesTrailing ? -trailing / 12 : burn, usesTrailing };
}

/** What F2 rests on apart from the as-of date. USD. */
export interface RunwayTerms {
  readonly balanceDate: IsoDate | null;
  /** Null where no report was searched for substantial doubt. */
  readonly goingConcern: boolean | null;
  /** The least score that substantial doubt leaves. */
  readonly floor: number;
  /** What F2 contributes to `lo` where it is missing. */
  readonly least: number;
  /** `not-burning`: operations do not use cash. `missing`: see `reason`. */
  readonly state: 'burning' | 'not-burning' | 'missing';
  readonly reason: Reason | null;
  readonly flags: readonly InputFlag[];
  /** Cash, investments and raises since the balance date; NaN where the raises are not needed or unknown. */
  readonly funds: number;
  /** NaN where no cash flow is reported. */
  readonly burn: number;
  readonly intermediates: Intermediates;
}

/** Net proceeds where stated, else gross, flagged; NaN where an amount is unknown or offerings were not searched. */
function raisesOf({ state, items }: ScoreInputs['raisesSinceBalance'], flags: InputFlag[]): number {
  if (state === 'missing') return Number.NaN;
  let sum = 0;
  for (const item of items) {
    const amount = item.netProceeds ?? item.value;
    if (amount === null) return Number.NaN;
    if (item.netProceeds === null) {
      const message = `${item.form} of ${item.date} states no net proceeds; gross proceeds are used`;
      flags.push({ code: 'gross-for-net', message, doubt: false });
    }
    sum += amount;
  }
  return sum;
}

export function runwayTerms(
  { cash, goingConcern, raisesSinceBalance }: Pick<ScoreInputs, 'cash' | 'goingConcern' | 'raisesSinceBalance'>,
  methodology: Methodology,
): RunwayTerms {
  const balance = cash.items.find((item) => item.role === 'cash');
  const flow = cash.items.find((item) => item.role === 'operating-cash-flow');
  const invested = cash.items.find((item) => item.role === 'short-term-investments')?.value ?? 0;
  const longTerm = cash.items.find((item) => item.role === 'long-term-securities');
  const parts = cash.items.filter((item) => item.role === 'trailing-year-part');
  const doubt = goingConcern.state === 'missing' ? null : goingConcern.items[0]?.value === true;
  const flags: InputFlag[] = [...cash.flags, ...goingConcern.flags];
  if (goingConcern.reason !== null && goingConcern.state === 'missing') {
    flags.push({ ...goingConcern.reason, doubt: true });
  }
  const floor = doubt === true ? methodology.runway.goingConcernFloor : 0;
  const told = { balanceDate: balance?.date ?? null, goingConcern: doubt, floor };
  // Before 2026-12-01.1 a missing F2 contributed nothing to `lo`.
  const base = { ...told, least: methodology.corrections === undefined ? 0 : floor };
  const intermediates: Intermediates = {
    ...told,
    cash: balance?.value ?? null,
    shortTermInvestments: invested,
    ...(longTerm && { longTermSecurities: longTerm.value }),
  };
  const missing = (reason: Reason, burn = Number.NaN, found: Intermediates = intermediates): RunwayTerms => ({
    ...base,
    state: 'missing',
    reason,
    flags,
    funds: Number.NaN,
    burn,
    intermediates: found,
  });
  if (cash.state !== 'present' || balance?.value == null || balance.date === null) {
    return missing(cash.reason ?? { code: 'no-cash-position', message: 'no filing states cash' });
  }
  if (flow?.value == null || flow.start === null || flow.date === null) {
    const message = `no operating cash flow with its duration is reported for ${balance.date}`;
    return missing({ code: 'no-operating-cash-flow', message });
  }
  const trailing = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part.sign * (part.value ?? 0), 0);
  if (trailing === null) {
    const message = 'trailing twelve months cannot be computed; the latest reported duration is used';
    flags.push({ code: 'trailing-year-unavailable', message, doubt: false });
  }
  if (longTerm !== undefined) {
    const message = 'long-term securities that the filing counts into its runway are added to cash';
    flags.push({ code: 'long-term-securities', message, doubt: false });
  }
  const { burn, usesTrailing } = burnOf(flow, trailing, methodology);
  const withFlow = {
    ...intermediates,
    operatingCashFlow: flow.value,
    durationDays: durationDays(flow.start, flow.date),
    monthlyBurn: burn,
    ...(usesTrailing && { burnOfTrailingYear: true }),
    trailingYearOperatingCashFlow: trailing,
  };
  if (burn <= 0 || (trailing ?? flow.value) >= 0) {
    const found = { ...withFlow, raises: null };
    return { ...base, state: 'not-burning', reason: null, flags, funds: Number.NaN, burn, intermediates: found };
  }
  const raises = raisesOf(raisesSinceBalance, flags);
  if (Number.isNaN(raises)) {
    const reason = raisesSinceBalance.reason ?? { code: 'raises-unknown', message: 'raises are unknown' };
    return missing(reason, burn, withFlow);
  }
  const funds = balance.value + invested + (longTerm?.value ?? 0) + raises;
  return { ...base, state: 'burning', reason: null, flags, funds, burn, intermediates: { ...withFlow, raises } };
}

export interface RunwayPressure {
  /** NaN where operations do not use cash. */
  readonly months: number;
  readonly unfloored: number;
  readonly score: number;
}

/** F2 before rounding; null where missing. */
export function runwayPressure(
  { state, funds, burn, floor }: RunwayTerms,
  monthsSinceBalance: number,
  { runway }: Methodology,
): RunwayPressure | null {
  if (state === 'missing') return null;
  if (state === 'not-burning') return { months: Number.NaN, unfloored: 0, score: floor };
  const months = runwayMonths(funds, burn, monthsSinceBalance);
  const unfloored = interpolate(runway.knots, months);
  return { months, unfloored, score: Math.max(unfloored, floor) };
}

/** F2, cash runway pressure. */
export function scoreCashRunway(inputs: ScoreInputs, asOf: IsoDate, methodology: Methodology): FactorResult {
  const terms = runwayTerms(inputs, methodology);
  const { balanceDate, reason, flags } = terms;
  const age = balanceDate === null ? Number.NaN : daysBetween(balanceDate, asOf);
  const monthsSinceBalance = age / methodology.daysPerMonth;
  const intermediates: Intermediates = {
    ...terms.intermediates,
    balanceAgeDays: orNull(age),
    ...(Number.isNaN(terms.burn) ? {} : { monthsSinceBalance }),
  };
  const pressure = runwayPressure(terms, monthsSinceBalance, methodology);
  if (pressure === null) return missingFactor(reason === null ? [] : [reason], { intermediates, flags }, terms.least);
  const { months, unfloored, score } = pressure;
  return presentFactor(score, { intermediates: { ...intermediates, months: orNull(months), unfloored }, flags });
}
