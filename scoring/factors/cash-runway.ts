import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { FactorResult, InputFlag, ScoreInputs } from '../../core/score-receipt.ts';
import { durationDays } from '../calendar.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { type Intermediates, missingFactor, presentFactor } from './factor-result.ts';

/** T in months: what is left of the cash at the burn, at least 0. `burn` is positive USD a month. */
export function runwayMonths(cash: number, raises: number, burn: number, monthsSinceBalance: number): number {
  return Math.max(0, (cash + raises) / burn - monthsSinceBalance);
}

/** USD a month over a reported duration, both ends included; positive where cash goes out. */
export function monthlyBurn(operatingCashFlow: number, start: IsoDate, end: IsoDate, daysPerMonth: number): number {
  // 0 − x: a flow of zero is a burn of zero, never −0.
  return (0 - operatingCashFlow) / (durationDays(start, end) / daysPerMonth);
}

/** Net proceeds where stated, else gross, flagged; null where an amount is unknown or offerings were not searched. */
function raisesOf(inputs: ScoreInputs, flags: InputFlag[]): number | null {
  if (inputs.raisesSinceBalance.state === 'missing') return null;
  let sum = 0;
  for (const item of inputs.raisesSinceBalance.items) {
    const amount = item.netProceeds ?? item.value;
    if (amount === null) return null;
    if (item.netProceeds === null) {
      const message = `${item.form} of ${item.date} states no net proceeds; gross stands in`;
      flags.push({ code: 'gross-for-net', message, doubt: false });
    }
    sum += amount;
  }
  return sum;
}

/** F2, cash runway pressure. */
export function scoreCashRunway(inputs: ScoreInputs, asOf: IsoDate, methodology: Methodology): FactorResult {
  const { knots, goingConcernFloor } = methodology.runway;
  const cashItem = inputs.cash.items.find((item) => item.role === 'cash');
  const flow = inputs.cash.items.find((item) => item.role === 'operating-cash-flow');
  const invested = inputs.cash.items.find((item) => item.role === 'short-term-investments')?.value ?? 0;
  const parts = inputs.cash.items.filter((item) => item.role === 'trailing-year-part');
  const doubt = inputs.goingConcern.state === 'missing' ? null : inputs.goingConcern.items[0]?.value === true;
  const floor = doubt === true ? goingConcernFloor : 0;
  const flags: InputFlag[] = [...inputs.cash.flags, ...inputs.goingConcern.flags];
  if (inputs.goingConcern.reason !== null && inputs.goingConcern.state === 'missing') {
    flags.push({ ...inputs.goingConcern.reason, doubt: true });
  }
  const base: Intermediates = {
    balanceDate: cashItem?.date ?? null,
    balanceAgeDays: cashItem?.date == null ? null : daysBetween(cashItem.date, asOf),
    cash: cashItem?.value ?? null,
    shortTermInvestments: invested,
    goingConcern: doubt,
    floor,
  };
  if (inputs.cash.state !== 'present' || cashItem?.value == null || cashItem.date === null) {
    const reason = inputs.cash.reason ?? { code: 'no-cash-position', message: 'no filing states cash' };
    return missingFactor([reason], { intermediates: base, flags });
  }
  if (flow?.value == null || flow.start === null || flow.date === null) {
    const message = `no operating cash flow with its duration is reported for ${cashItem.date}`;
    return missingFactor([{ code: 'no-operating-cash-flow', message }], { intermediates: base, flags });
  }
  const trailing = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part.sign * (part.value ?? 0), 0);
  if (trailing === null) {
    const message = 'trailing twelve months cannot be formed; the latest reported duration stands in';
    flags.push({ code: 'trailing-year-unavailable', message, doubt: false });
  }
  const burn = monthlyBurn(flow.value, flow.start, flow.date, methodology.daysPerMonth);
  const monthsSinceBalance = daysBetween(cashItem.date, asOf) / methodology.daysPerMonth;
  const burning: Intermediates = {
    ...base,
    operatingCashFlow: flow.value,
    durationDays: durationDays(flow.start, flow.date),
    monthlyBurn: burn,
    trailingYearOperatingCashFlow: trailing,
    monthsSinceBalance,
  };
  if (burn <= 0 || (trailing ?? flow.value) >= 0) {
    return presentFactor(floor, { intermediates: { ...burning, raises: null, months: null, unfloored: 0 }, flags });
  }
  const raises = raisesOf(inputs, flags);
  if (raises === null) {
    const reason = inputs.raisesSinceBalance.reason ?? { code: 'raises-unknown', message: 'raises are not known' };
    return missingFactor([reason], { intermediates: burning, flags });
  }
  const months = runwayMonths(cashItem.value + invested, raises, burn, monthsSinceBalance);
  const unfloored = interpolate(knots, months);
  return presentFactor(Math.max(unfloored, floor), {
    intermediates: { ...burning, raises, months, unfloored },
    flags,
  });
}
