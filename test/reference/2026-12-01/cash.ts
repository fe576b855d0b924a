import { daysFrom, plusDays, plusMonths } from '../calendar.ts';
import type { Cash, Flow, Source, Statement } from './history.ts';
import { MAX_AGE_DAYS } from './knots.ts';
import { newestSaid, only } from './public-time.ts';
import type { ReadyBalance } from './ready-inputs.ts';

const sum = (a: number, b: number, c: number) => a + b - c;
const isYear = ({ start, end }: Flow) => Math.abs(daysFrom(start, end) - 365) < 10;

function latestOf<T>(list: readonly T[], dateOf: (one: T) => string): T | undefined {
  let best: T | undefined;
  for (const one of list) if (best === undefined || dateOf(one) >= dateOf(best)) best = one;
  return best;
}

/** The latest reported duration; of those that end on one day the shortest, then the newest filing's. */
function latestFlow(flows: readonly Flow[]): Flow | null {
  const end = latestOf(flows, (flow) => flow.end)?.end;
  return (
    latestOf(
      flows.filter((flow) => flow.end === end),
      (flow) => flow.start,
    ) ?? null
  );
}

/** Trailing twelve months: stated, a year's flow, or year to date + last year − last year to date. */
function trailingYear(reports: readonly Cash[], flows: readonly Flow[], own: Flow): number | null {
  const stated = newestSaid(
    reports.filter(({ balanceDate }) => balanceDate === own.end),
    'trailingYear',
  );
  if (stated !== null) return stated;
  for (const current of flows.filter(({ end }) => end === own.end)) {
    if (isYear(current)) return current.amount;
    const year = latestOf(
      flows.filter((one) => isYear(one) && plusDays(one.end, 1) === current.start),
      ({ end }) => end,
    );
    // Fiscal years of 52 or 53 weeks do not begin on one day of the calendar.
    const before = flows.findLast(
      ({ start, end }) =>
        Math.abs(daysFrom(start, plusMonths(current.start, -12))) < 10 &&
        Math.abs(daysFrom(end, plusMonths(current.end, -12))) < 10,
    );
    if (year !== undefined && before !== undefined) return sum(current.amount, year.amount, before.amount);
  }
  return null;
}

/** Cash at the latest balance date, with each value as the newest filing about that date says it. */
export function selectBalance(
  known: readonly Statement[],
  asOf: string,
): { readonly balance: ReadyBalance | null; readonly sources: readonly Source[] } {
  const reports = only(known, 'cash').filter(({ balanceDate }) => balanceDate <= asOf);
  const date = latestOf(
    reports.filter(({ cash }) => cash !== null),
    ({ balanceDate }) => balanceDate,
  )?.balanceDate;
  if (date === undefined) return { balance: null, sources: [] };
  const own = reports.filter(({ balanceDate }) => balanceDate === date);
  const flows = reports.flatMap(({ flow }) => (flow === null ? [] : [flow])).filter(({ end }) => end <= asOf);
  const latest = latestFlow(flows);
  const flow = latest !== null && daysFrom(latest.end, asOf) <= MAX_AGE_DAYS ? latest : null;
  return {
    balance: {
      date,
      cash: newestSaid(own, 'cash') ?? 0,
      shortTerm: newestSaid(own, 'shortTermInvestments') ?? 0,
      longTerm: newestSaid(own, 'countsLongTerm') === true ? (newestSaid(own, 'longTermInvestments') ?? 0) : 0,
      flow,
      trailingYear: flow === null ? null : trailingYear(reports, flows, flow),
    },
    sources: reports.filter((one) => one.balanceDate === date || one.flow === flow).map(({ source }) => source),
  };
}

/** Whether the latest report that was searched for doubt states it; null: none of the last 400 days. */
export function selectGoingConcern(known: readonly Statement[], asOf: string): boolean | null {
  const searched = only(known, 'cash').filter(
    (one) => one.goingConcern !== null && one.balanceDate <= asOf && daysFrom(one.balanceDate, asOf) <= MAX_AGE_DAYS,
  );
  return latestOf(searched, ({ balanceDate }) => balanceDate)?.goingConcern ?? null;
}
