import { addDays, type IsoDate } from '../core/dates.ts';
import { longDate } from './calendar.ts';
import type { ClosedQuarter } from './economics.ts';
import { dollars, grouped } from './html.ts';
import type { IssuedLot, IssuerState } from './issuer-state.ts';
import type { IssuanceTruth } from './truth.ts';

/** What a report says about shares issued over its periods, and the same as truth. */
export interface IssuanceNote {
  readonly sentences: readonly string[];
  readonly truth: readonly IssuanceTruth[];
}

interface Period {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** As a sentence names it. */
  readonly words: string;
}

const COUNTS = ['', 'three', 'six', 'nine'];

/** What lots add up to, in the shares of the report's day. */
function totalOf(state: IssuerState, { start, end }: Period, channel: IssuedLot['channel']): IssuanceTruth {
  const lots = state.issued.filter((lot) => lot.channel === channel && lot.date >= start && lot.date <= end);
  const sum = (amount: (lot: IssuedLot) => number) => Math.round(lots.reduce((total, lot) => total + amount(lot), 0));
  return {
    channel,
    periodStart: start,
    periodEnd: end,
    shares: sum((lot) => (lot.shares * state.splitFactor) / lot.splitFactor),
    ...(channel === 'atm' && { grossProceeds: sum(({ gross }) => gross), netProceeds: sum(({ net }) => net) }),
  };
}

/** The quarter and the year to date of a report, which may be one; a year alone. */
function periodsOf(closed: readonly ClosedQuarter[], quarter: number): readonly Period[] {
  const [first, last] = [closed.at(-quarter), closed.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { end } = last;
  if (quarter === 4) return [{ start: first.start, end, words: `the year ended ${longDate(end)}` }];
  const own = { start: last.start, end, words: `the three months ended ${longDate(end)}` };
  if (quarter === 1) return [own];
  return [own, { start: first.start, end, words: `the ${COUNTS[quarter]} months ended ${longDate(end)}` }];
}

const AGREEMENT = 'the At The Market Offering Agreement';
const FOR_NOTHING = `The Company did not sell any shares of common stock under ${AGREEMENT} during`;

function soldWords(total: IssuanceTruth, words: string): string {
  const { shares, grossProceeds = 0, netProceeds = 0 } = total;
  if (shares === 0) return `${FOR_NOTHING} ${words}.`;
  return `During ${words}, the Company sold ${grouped(shares)} shares of common stock under ${AGREEMENT} for gross proceeds of ${dollars(grossProceeds)} and net proceeds of ${dollars(netProceeds)}, after deducting commissions.`;
}

/** Every third issuer lists its periods in one sentence. */
function listedWords(totals: readonly IssuanceTruth[], periods: readonly Period[]): readonly string[] {
  const [first, second] = totals;
  const end = periods[0]?.end;
  if (first === undefined || second === undefined || end === undefined || first.shares === 0) {
    return totals.map((total, index) => soldWords(total, periods[index]?.words ?? ''));
  }
  const both = (amount: (total: IssuanceTruth) => string) => `${amount(first)} and ${amount(second)}`;
  const count = /the (\w+) months/.exec(periods[1]?.words ?? '')?.[1];
  return [
    `During the three and ${count} months ended ${longDate(end)}, the Company issued and sold ${both(({ shares }) => grouped(shares))} shares of common stock, respectively, under its at-the-market program, resulting in gross proceeds of ${both(({ grossProceeds = 0 }) => dollars(grossProceeds))}, respectively, and net proceeds of ${both(({ netProceeds = 0 }) => dollars(netProceeds))}, respectively.`,
  ];
}

/**
 * Sales under an at-the-market program and exercises of pre-funded warrants, over the periods of a report and since; null
 * for an issuer that has issued nothing in these ways before.
 */
export function issuanceNote(
  state: IssuerState,
  closed: readonly ClosedQuarter[],
  quarter: number,
): IssuanceNote | null {
  const periods = periodsOf(closed, quarter);
  const end = periods[0]?.end;
  if (end === undefined || state.issued.length === 0) return null;
  const sentences: string[] = [];
  const truth: IssuanceTruth[] = [];
  if (state.issued.some(({ channel }) => channel === 'atm')) {
    const totals = periods.map((period) => totalOf(state, period, 'atm'));
    truth.push(...totals);
    const isListed = state.profile.index % 3 === 1;
    sentences.push(
      ...(isListed
        ? listedWords(totals, periods)
        : totals.map((total, index) => soldWords(total, periods[index]?.words ?? ''))),
    );
    const since = totalOf(state, { start: addDays(end, 1), end: state.today, words: '' }, 'atm');
    if (since.shares > 0) {
      truth.push(since);
      sentences.push(
        `Subsequent to ${longDate(end)} and through ${longDate(state.today)}, the Company sold an additional ${grouped(since.shares)} shares of common stock under ${AGREEMENT} for gross proceeds of ${dollars(since.grossProceeds ?? 0)} and net proceeds of ${dollars(since.netProceeds ?? 0)}.`,
      );
    }
  }
  for (const period of periods) {
    const exercised = totalOf(state, period, 'exercise');
    if (exercised.shares === 0) continue;
    truth.push(exercised);
    sentences.push(
      `During ${period.words}, the Company issued ${grouped(exercised.shares)} shares of common stock upon the exercise of pre-funded warrants.`,
    );
  }
  return sentences.length === 0 ? null : { sentences, truth };
}
