import { table } from 'arquero';
import { epochDay, isIsoDate, parseIsoDate } from '../../core/dates.ts';
import type { PriceProblem, PriceTable } from './price-table.ts';

/** One price as printed in a file, not yet validated. */
export interface RawPrice {
  readonly ticker: string;
  readonly date: string;
  readonly close: number | string | null;
  readonly volume: number | string | null;
}

const MAX_PROBLEMS = 1000;
const MAX_CACHED_DATES = 50_000;
/** Exceeds the difference between any two days. */
const DAY_RANGE = 10_000_000;
const NUMBER = /^[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

function numberOf(value: number | string | null): number | null {
  if (typeof value === 'number') return value;
  const text = (value ?? '').trim();
  return NUMBER.test(text) ? Number(text) : null;
}

/** Days since 1970-01-01; null where the text is not a date. */
function dayOf(value: string): number | null {
  const text = value.trim();
  // A timestamp at midnight is a date; any other time is not a daily price.
  const date = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/.exec(text)?.[1] ?? text;
  if (isIsoDate(date)) return epochDay(date);
  if (!/^\d{8}$/.test(date)) return null;
  try {
    return epochDay(parseIsoDate(date));
  } catch {
    return null;
  }
}

/** Memoizes, since a file prints the same values millions of times. */
function cached<V>(read: (text: string) => V, limit: number): (text: string) => V {
  const values = new Map<string, V>();
  return (text) => {
    let value = values.get(text);
    if (value === undefined) {
      value = read(text);
      if (values.size >= limit) values.clear();
      values.set(text, value);
    }
    return value;
  };
}

/** A growing typed array: millions of rows in plain arrays would fill the heap with boxed numbers. */
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
    /** The given rows, or all of them in file order. */
    take(rows: ArrayLike<number> | null): A {
      if (rows === null) return values.slice(0, length) as A;
      const taken = make(rows.length);
      for (let index = 0; index < rows.length; index++) taken[index] = values[rows[index] ?? 0] ?? Number.NaN;
      return taken;
    },
  };
}

const floats = () => createColumn((length) => new Float64Array(length));
const integers = () => createColumn((length) => new Int32Array(length));
const createColumns = () => {
  return { ticker: integers(), day: integers(), close: floats(), volume: floats(), line: floats() };
};
type Columns = ReturnType<typeof createColumns>;
type Report = (line: number, code: string, message: string) => void;

/**
 * Collects prices row by row and reports every skipped row: an invalid ticker, date or close, a close that is not
 * positive, and a second row of the same ticker and day. Where those rows disagree on the close, none is used.
 */
export function createPriceColumns(file: string) {
  const tickers: string[] = [];
  const numberOfTicker = cached((ticker) => tickers.push(ticker) - 1, Number.POSITIVE_INFINITY);
  const cachedDay = cached(dayOf, MAX_CACHED_DATES);
  const columns = createColumns();
  let length = 0;
  const problems: PriceProblem[] = [];
  let problemCount = 0;

  const report: Report = (line, code, message) => {
    problemCount += 1;
    if (problems.length < MAX_PROBLEMS) problems.push({ file, line, code, message: `${file}:${line}: ${message}` });
  };

  return {
    report,
    add(line: number, price: RawPrice) {
      const ticker = price.ticker.trim().toUpperCase();
      const day = cachedDay(price.date);
      const close = numberOf(price.close);
      if (ticker === '') report(line, 'price-without-ticker', 'no ticker');
      else if (day === null) report(line, 'price-date', `not a date: ${JSON.stringify(price.date.slice(0, 40))}`);
      else if (close === null || !Number.isFinite(close)) {
        report(line, 'price-close', `close is not a number: ${JSON.stringify(price.close)?.slice(0, 40)}`);
      } else if (close <= 0) report(line, 'price-not-positive', `close is ${close}`);
      else {
        const printed = typeof price.volume === 'string' && price.volume.trim() === '' ? null : price.volume;
        const volume = numberOf(printed) ?? Number.NaN;
        if (printed !== null && !(volume >= 0)) {
          const shown = JSON.stringify(printed).slice(0, 40);
          report(line, 'price-volume', `volume is not a count, only the close is used: ${shown}`);
        }
        columns.ticker.push(numberOfTicker(ticker));
        columns.day.push(day);
        columns.close.push(close);
        columns.volume.push(volume >= 0 ? volume : Number.NaN);
        columns.line.push(line);
        length += 1;
      }
    },
    finish(): PriceTable {
      const rows = uniqueRows(columns, length, tickers, report);
      const ticker = columns.ticker.take(rows);
      const rowsOf = new Map<string, { readonly from: number; readonly to: number }>();
      for (let from = 0; from < ticker.length; ) {
        let to = from + 1;
        while (to < ticker.length && ticker[to] === ticker[from]) to += 1;
        rowsOf.set(tickers[ticker[from] ?? 0] ?? '', { from, to });
        from = to;
      }
      const [day, close, volume] = [columns.day.take(rows), columns.close.take(rows), columns.volume.take(rows)];
      return { table: table({ day, close, volume }), rowsOf, rowCount: ticker.length, file, problems, problemCount };
    },
  };
}

export type PriceColumns = ReturnType<typeof createPriceColumns>;

/** One row per ticker and day, in that order; null where the file already has that form. */
function uniqueRows(columns: Columns, length: number, tickers: readonly string[], report: Report): Uint32Array | null {
  const byName = [...tickers.keys()].sort((a, b) => ((tickers[a] ?? '') < (tickers[b] ?? '') ? -1 : 1));
  const rankOf = new Int32Array(tickers.length);
  for (const [rank, number] of byName.entries()) rankOf[number] = rank;
  const keys = new Float64Array(length);
  let isOrdered = true;
  for (let row = 0; row < length; row++) {
    keys[row] = (rankOf[columns.ticker.at(row)] ?? 0) * DAY_RANGE + columns.day.at(row);
    if (row > 0 && !((keys[row - 1] ?? 0) < (keys[row] ?? 0))) isOrdered = false;
  }
  if (isOrdered) return null;
  const sorted = Uint32Array.from({ length }, (_, row) => row);
  sorted.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  let count = 0;
  for (let from = 0; from < length; ) {
    let to = from + 1;
    while (to < length && keys[sorted[to] ?? 0] === keys[sorted[from] ?? 0]) to += 1;
    const row =
      to === from + 1 ? sorted[from] : pickDuplicate(columns, [...sorted.subarray(from, to)], tickers, report);
    // Compacts in place: `count` never passes `from`.
    if (row !== undefined) sorted[count++] = row;
    from = to;
  }
  return sorted.subarray(0, count);
}

/** The row to use of several for one ticker and day; undefined where their closes disagree. */
function pickDuplicate(
  { ticker, close, line }: Columns,
  rows: readonly number[],
  tickers: readonly string[],
  report: Report,
): number | undefined {
  const [first = 0] = rows;
  const agree = rows.every((row) => close.at(row) === close.at(first));
  for (const row of rows.slice(agree ? 1 : 0)) {
    const others = rows.filter((other) => other !== row).map((other) => line.at(other));
    if (agree) report(line.at(row), 'price-duplicate', `the same price as line ${others[0]}`);
    else {
      const message = `a different close for ${tickers[ticker.at(row)]} on that day than line ${others.join(', ')}; none is used`;
      report(line.at(row), 'price-conflict', message);
    }
  }
  return agree ? first : undefined;
}
