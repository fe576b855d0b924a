import { table } from 'arquero';
import { epochDay, type IsoDate, isIsoDate, parseIsoDate } from '../../core/dates.ts';
import type { PriceProblem, PriceTable } from './price-table.ts';

/** One price as a file has it, before anything is believed. */
export interface RawPrice {
  readonly ticker: string;
  readonly date: string;
  readonly close: number | string | null;
  readonly volume: number | string | null;
}

const KEPT_PROBLEMS = 1000;
/** Texts of dates whose days are remembered. */
const KEPT_DATES = 50_000;
/** More than the days that dates are apart. */
const DAYS_APART = 10_000_000;
const NUMBER = /^[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

function numberOf(value: number | string | null): number | null {
  if (typeof value === 'number') return value;
  const text = (value ?? '').trim();
  return NUMBER.test(text) ? Number(text) : null;
}

function dateOf(value: string): IsoDate | null {
  const text = value.trim();
  // A timestamp at midnight is a date; any other time of day is not a daily price.
  const date = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/.exec(text)?.[1] ?? text;
  if (isIsoDate(date)) return date;
  if (!/^\d{8}$/.test(date)) return null;
  try {
    return parseIsoDate(date);
  } catch {
    return null;
  }
}

/** A column that grows as rows come: millions of them in plain arrays would fill the heap with boxed numbers. */
function createColumn<A extends Float64Array | Int32Array>(make: (length: number) => A) {
  let values = make(1_024);
  let length = 0;
  return {
    push(value: number): void {
      if (length === values.length) {
        const wider = make(2 * length);
        wider.set(values);
        values = wider;
      }
      values[length] = value;
      length += 1;
    },
    at: (index: number): number => values[index] ?? Number.NaN,
    /** The rows of an order, or all as they came. */
    taken(order: ArrayLike<number> | null): A {
      if (order === null) return values.slice(0, length) as A;
      const taken = make(order.length);
      for (let index = 0; index < order.length; index++) taken[index] = values[order[index] ?? 0] ?? Number.NaN;
      return taken;
    },
  };
}

const floats = () => createColumn((length) => new Float64Array(length));
const integers = () => createColumn((length) => new Int32Array(length));

/**
 * Collects prices row by row and reports every row it leaves out: an unreadable ticker, date or close, a close that is
 * not positive, and a second row of the same ticker and day. Where two such rows disagree about the close, neither is
 * used: nobody can tell which is wrong.
 */
export function createPriceColumns(file: string) {
  /** Tickers by their numbers, and the numbers by ticker. */
  const tickers: string[] = [];
  const numbers = new Map<string, number>();
  const dates = new Map<string, number | null>();
  const columns = { ticker: integers(), day: integers(), close: floats(), volume: floats(), line: floats() };
  let length = 0;
  const problems: PriceProblem[] = [];
  let problemCount = 0;

  const report = (line: number, code: string, message: string) => {
    problemCount += 1;
    if (problems.length < KEPT_PROBLEMS) problems.push({ file, line, code, message: `${file}:${line}: ${message}` });
  };

  function dayOf(date: string): number | null {
    let day = dates.get(date);
    if (day === undefined) {
      const parsed = dateOf(date);
      day = parsed === null ? null : epochDay(parsed);
      if (dates.size >= KEPT_DATES) dates.clear();
      dates.set(date, day);
    }
    return day;
  }

  function numberOfTicker(ticker: string): number {
    let number = numbers.get(ticker);
    if (number === undefined) {
      number = tickers.push(ticker) - 1;
      numbers.set(ticker, number);
    }
    return number;
  }

  /** The one to keep of rows of one ticker and day; null where they disagree. */
  function keptOf(rows: readonly number[]): number | null {
    const [first = 0] = rows;
    const agree = rows.every((row) => columns.close.at(row) === columns.close.at(first));
    for (const row of rows.slice(agree ? 1 : 0)) {
      const others = rows.filter((twin) => twin !== row).map((twin) => columns.line.at(twin));
      report(
        columns.line.at(row),
        agree ? 'price-duplicate' : 'price-conflict',
        agree
          ? `the same price as line ${others[0]}`
          : `another close for ${tickers[columns.ticker.at(row)]} on that day than line ${others.join(', ')}; none of them is used`,
      );
    }
    return agree ? first : null;
  }

  /** The rows to keep by ticker and day; null: all, as they came. */
  function order(): ArrayLike<number> | null {
    const rankOf = new Int32Array(tickers.length);
    for (const [rank, number] of tickersInOrder().entries()) rankOf[number] = rank;
    const keys = new Float64Array(length);
    let isOrdered = true;
    for (let row = 0; row < length; row++) {
      keys[row] = (rankOf[columns.ticker.at(row)] ?? 0) * DAYS_APART + columns.day.at(row);
      if (row > 0 && !((keys[row - 1] ?? 0) < (keys[row] ?? 0))) isOrdered = false;
    }
    if (isOrdered) return null;
    const sorted = Uint32Array.from({ length }, (_, row) => row);
    sorted.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
    let count = 0;
    for (let from = 0; from < length; ) {
      let to = from + 1;
      while (to < length && keys[sorted[to] ?? 0] === keys[sorted[from] ?? 0]) to += 1;
      const kept = to === from + 1 ? sorted[from] : keptOf([...sorted.subarray(from, to)]);
      // What is kept takes the places that were passed.
      if (kept !== undefined && kept !== null) sorted[count++] = kept;
      from = to;
    }
    return sorted.subarray(0, count);
  }

  function tickersInOrder(): number[] {
    return [...tickers.keys()].sort((a, b) => ((tickers[a] ?? '') < (tickers[b] ?? '') ? -1 : 1));
  }

  return {
    report,
    add(line: number, price: RawPrice) {
      const ticker = price.ticker.trim().toUpperCase();
      const day = dayOf(price.date);
      const close = numberOf(price.close);
      if (ticker === '') report(line, 'price-without-ticker', 'no ticker');
      else if (day === null) report(line, 'price-date', `not a date: ${JSON.stringify(price.date.slice(0, 40))}`);
      else if (close === null || !Number.isFinite(close)) {
        report(line, 'price-close', `close is not a number: ${JSON.stringify(price.close)?.slice(0, 40)}`);
      } else if (close <= 0) report(line, 'price-not-positive', `close is ${close}`);
      else {
        const stated = typeof price.volume === 'string' && price.volume.trim() === '' ? null : price.volume;
        const volume = numberOf(stated);
        if (stated !== null && (volume === null || !(volume >= 0))) {
          report(
            line,
            'price-volume',
            `volume is not a count, the close is used: ${JSON.stringify(stated).slice(0, 40)}`,
          );
        }
        columns.ticker.push(numberOfTicker(ticker));
        columns.day.push(day);
        columns.close.push(close);
        columns.volume.push(volume !== null && volume >= 0 ? volume : Number.NaN);
        columns.line.push(line);
        length += 1;
      }
    },
    finish(): PriceTable {
      const kept = order();
      const ticker = columns.ticker.taken(kept);
      const rowsOf = new Map<string, { readonly from: number; readonly to: number }>();
      for (let from = 0; from < ticker.length; ) {
        let to = from + 1;
        while (to < ticker.length && ticker[to] === ticker[from]) to += 1;
        rowsOf.set(tickers[ticker[from] ?? 0] ?? '', { from, to });
        from = to;
      }
      return {
        table: table({
          day: columns.day.taken(kept),
          close: columns.close.taken(kept),
          volume: columns.volume.taken(kept),
        }),
        rowsOf,
        rowCount: ticker.length,
        file,
        problems,
        problemCount,
      };
    },
  };
}

export type PriceColumns = ReturnType<typeof createPriceColumns>;
