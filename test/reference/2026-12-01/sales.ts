import { dayNumber, daysFrom, plusDays } from '../calendar.ts';
import type { InstrumentTerms, PeriodSales, Sale, Source, Statement } from './history.ts';
import { newestSaid, only } from './public-time.ts';

/** A primary sale, once, however many documents state it. Shares as stated on its closing date. */
export interface SoldOnce {
  readonly pricedOn: string;
  /** The closing; the pricing where no filing states one. */
  readonly closedOn: string;
  readonly fileNumber: string | null;
  readonly shares: number | null;
  readonly gross: number | null;
  readonly net: number | null;
  readonly isIb6: boolean | null;
  readonly sources: readonly Source[];
}

const SAME_DAYS = 10;
const SAME_AMOUNT = 0.05;

const grossOf = ({ gross, shares, pricePerShare }: Sale) =>
  gross ?? (shares === null || pricePerShare === null ? null : shares * pricePerShare);

function differ(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) > SAME_AMOUNT * Math.max(a, b);
}

/** Whether two documents describe one sale: dates within ten days, and stated amounts within 5 %. */
function isSameSale(one: Sale, other: Sale): boolean {
  if (one.source.accession === other.source.accession) return false;
  if (Math.abs(daysFrom(one.pricedOn, other.pricedOn)) > SAME_DAYS) return false;
  if (one.fileNumber !== null && other.fileNumber !== null && one.fileNumber !== other.fileNumber) return false;
  if (grossOf(one) !== null && grossOf(other) !== null) return !differ(grossOf(one), grossOf(other));
  return !differ(one.shares, other.shares) && !differ(one.net, other.net);
}

/** Every primary sale once, by its pricing date. `known` is ordered by public time. */
export function soldOnce(known: readonly Statement[]): SoldOnce[] {
  const groups: Sale[][] = [];
  const byDate = only(known, 'sale')
    .map((sale, index) => ({ sale, index }))
    .sort((a, b) =>
      a.sale.pricedOn < b.sale.pricedOn ? -1 : a.sale.pricedOn > b.sale.pricedOn ? 1 : a.index - b.index,
    );
  for (const { sale } of byDate) {
    const same = groups
      .filter((group) => group.every((other) => isSameSale(sale, other)))
      .sort((a, b) => daysFrom(a[0]?.pricedOn ?? '', sale.pricedOn) - daysFrom(b[0]?.pricedOn ?? '', sale.pricedOn))[0];
    if (same === undefined) groups.push([sale]);
    else same.push(sale);
  }
  const place = new Map(known.map((statement, index) => [statement, index]));
  return groups.map((group) => {
    const oldestFirst = group
      .map((sale) => ({ ...sale, gross: grossOf(sale), at: place.get(sale) ?? 0 }))
      .sort((a, b) => a.at - b.at);
    const pricedOn = group[0]?.pricedOn ?? '';
    return {
      pricedOn,
      closedOn: newestSaid(oldestFirst, 'closesOn') ?? pricedOn,
      fileNumber: newestSaid(oldestFirst, 'fileNumber'),
      shares: newestSaid(oldestFirst, 'shares'),
      gross: newestSaid(oldestFirst, 'gross'),
      net: newestSaid(oldestFirst, 'net'),
      isIb6: newestSaid(oldestFirst, 'isIb6'),
      sources: group.map(({ source }) => source),
    };
  });
}

/** One day's share of sales that filings state for a period. */
export interface SoldDay {
  readonly date: string;
  readonly channel: PeriodSales['channel'];
  /** Of the program; null: not said which. */
  readonly agreedOn: string | null;
  readonly instrument: InstrumentTerms | null;
  /** The statement that it is part of. */
  readonly statement: PeriodSales;
  readonly shares: number | null;
  readonly gross: number | null;
  readonly net: number | null;
  readonly principal: number | null;
  readonly source: Source;
}

const keyOf = ({ agreedOn, instrument }: Pick<PeriodSales, 'agreedOn' | 'instrument'>) =>
  agreedOn ?? (instrument === null ? null : JSON.stringify(instrument));

/** What is left of a total when days of it are told more finely, spread over the other days. */
function rest(total: number | null, parts: readonly (number | null)[], days: number): number | null {
  if (total === null) return null;
  return Math.max(0, total - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)) / days;
}

/** Statements of one period of one program or instrument, put together: each value as last said. */
function periodsOnce(known: readonly Statement[]): PeriodSales[] {
  const groups = new Map<string, PeriodSales[]>();
  for (const one of only(known, 'period-sales')) {
    const key = `${one.channel}|${keyOf(one)}|${one.from ?? one.to}|${one.to}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    if (last === undefined) return [];
    return [
      {
        ...last,
        shares: newestSaid(group, 'shares'),
        gross: newestSaid(group, 'gross'),
        net: newestSaid(group, 'net'),
        principalConverted: newestSaid(group, 'principalConverted'),
      },
    ];
  });
}

/**
 * Sales over periods, day by day and each day once: the shortest period knows best, then the newest filing; of a longer
 * period only what is left of it counts, evenly over the days that are left.
 */
export function soldByDay(known: readonly Statement[]): SoldDay[] {
  const days: SoldDay[] = [];
  const length = ({ from, to }: PeriodSales) => daysFrom(from ?? to, to);
  const finestFirst = periodsOnce(known)
    .map((statement, index) => ({ statement, index, isVague: keyOf(statement) === null ? 1 : 0 }))
    .sort((a, b) => a.isVague - b.isVague || length(a.statement) - length(b.statement) || b.index - a.index);
  for (const { statement } of finestFirst) {
    const { channel, agreedOn, instrument, source } = statement;
    const [first, last] = [statement.from ?? statement.to, statement.to];
    const key = keyOf(statement);
    const told = days.filter(
      (day) => day.channel === channel && (key === null || keyOf(day) === key) && day.date >= first && day.date <= last,
    );
    const toldDates = new Set(told.map(({ date }) => date));
    const open = Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) =>
      plusDays(first, index),
    ).filter((date) => !toldDates.has(date));
    for (const date of open) {
      days.push({
        date,
        channel,
        agreedOn,
        instrument,
        statement,
        source,
        shares: rest(
          statement.shares,
          told.map(({ shares }) => shares),
          open.length,
        ),
        gross: rest(
          statement.gross,
          told.map(({ gross }) => gross),
          open.length,
        ),
        net: rest(
          statement.net,
          told.map(({ net }) => net),
          open.length,
        ),
        principal: rest(
          statement.principalConverted,
          told.map(({ principal }) => principal),
          open.length,
        ),
      });
    }
  }
  return days;
}

/** Amounts of the days of one statement, put together again: a quarter's sales are one amount, not ninety. */
export function amountsOf(days: readonly SoldDay[]): { gross: number | null; net: number | null; to: string }[] {
  const groups = new Map<PeriodSales, SoldDay[]>();
  for (const day of days) groups.set(day.statement, [...(groups.get(day.statement) ?? []), day]);
  const total = (amounts: readonly (number | null)[]) =>
    amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return [...groups].map(([{ to }, own]) => ({
    gross: total(own.map(({ gross }) => gross)),
    net: total(own.map(({ net }) => net)),
    to,
  }));
}
