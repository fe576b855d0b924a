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

/**
 * Collects prices row by row and reports every row it leaves out: an unreadable ticker, date or close, a close that is
 * not positive, and a second row of the same ticker and day. Where two such rows disagree about the close, neither is
 * used: nobody can tell which is wrong.
 */
export function createPriceColumns(file: string) {
  const tickers: string[] = [];
  const days: number[] = [];
  const closes: number[] = [];
  const volumes: number[] = [];
  const lines: number[] = [];
  const problems: PriceProblem[] = [];
  let problemCount = 0;

  const report = (line: number, code: string, message: string) => {
    problemCount += 1;
    if (problems.length < KEPT_PROBLEMS) problems.push({ file, line, code, message: `${file}:${line}: ${message}` });
  };

  return {
    report,
    add(line: number, price: RawPrice) {
      const ticker = price.ticker.trim().toUpperCase();
      const date = dateOf(price.date);
      const close = numberOf(price.close);
      if (ticker === '') report(line, 'price-without-ticker', 'no ticker');
      else if (!date) report(line, 'price-date', `not a date: ${JSON.stringify(price.date.slice(0, 40))}`);
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
        tickers.push(ticker);
        days.push(epochDay(date));
        closes.push(close);
        volumes.push(volume !== null && volume >= 0 ? volume : Number.NaN);
        lines.push(line);
      }
    },
    finish(): PriceTable {
      const order = tickers.map((_, index) => index);
      const at = <T>(column: readonly T[], index: number): T => {
        const value = column[index];
        if (value === undefined) throw new RangeError(`no row ${index}`);
        return value;
      };
      order.sort((a, b) => {
        const [left, right] = [at(tickers, a), at(tickers, b)];
        return left < right ? -1 : left > right ? 1 : at(days, a) - at(days, b) || at(lines, a) - at(lines, b);
      });
      const kept: number[] = [];
      for (let from = 0; from < order.length; ) {
        const first = at(order, from);
        let to = from + 1;
        while (to < order.length) {
          const other = at(order, to);
          if (at(tickers, other) !== at(tickers, first) || at(days, other) !== at(days, first)) break;
          to += 1;
        }
        const twins = order.slice(from, to);
        const agree = twins.every((index) => at(closes, index) === at(closes, first));
        for (const index of twins.slice(agree ? 1 : 0)) {
          if (twins.length === 1) break;
          const others = twins.filter((twin) => twin !== index).map((twin) => at(lines, twin));
          report(
            at(lines, index),
            agree ? 'price-duplicate' : 'price-conflict',
            agree
              ? `the same price as line ${others[0]}`
              : `another close for ${at(tickers, index)} on that day than line ${others.join(', ')}; none of them is used`,
          );
        }
        if (agree) kept.push(first);
        from = to;
      }
      return {
        table: table({
          ticker: kept.map((index) => at(tickers, index)),
          day: Int32Array.from(kept, (index) => at(days, index)),
          close: Float64Array.from(kept, (index) => at(closes, index)),
          volume: Float64Array.from(kept, (index) => at(volumes, index)),
        }),
        rowCount: kept.length,
        file,
        problems,
        problemCount,
      };
    },
  };
}

export type PriceColumns = ReturnType<typeof createPriceColumns>;
