import { dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';
import type { PricePoint, PriceSeries } from '../../core/score-inputs.ts';
import type { PriceTable } from './price-table.ts';

/**
 * The prices of the given tickers from `from` to `to` inclusive, ascending by date. Tickers without a price in that
 * period are absent.
 *
 * @example
 * pricesByTicker(prices, ['ACME'], '2024-01-02', '2024-03-29').get('ACME')?.at(0) // { date, close, volume }
 */
export function pricesByTicker(
  prices: PriceTable,
  tickers: Iterable<string>,
  from: IsoDate,
  to: IsoDate,
): Map<string, PriceSeries> {
  const columns = columnsOf(prices);
  const { day } = columns;
  const [first, last] = [epochDay(from), epochDay(to)];
  const result = new Map<string, PriceSeries>();
  for (const name of tickers) {
    const ticker = name.trim().toUpperCase();
    const own = prices.rowsOf.get(ticker);
    if (own === undefined || result.has(ticker)) continue;
    let [start, end] = [own.from, own.to];
    while (start < end && (day[start] ?? 0) < first) start++;
    while (end > start && (day[end - 1] ?? 0) > last) end--;
    if (start < end) result.set(ticker, seriesOf(columns, start, end));
  }
  return result;
}

/** A view of the table's rows, not a copy: a score reads a few hundred of millions of closes. */
function seriesOf({ day, close, volume }: Columns, from: number, to: number): PriceSeries {
  const at = (index: number): PricePoint | undefined => {
    const row = from + index;
    if (index < 0 || row >= to) return undefined;
    const traded = volume[row] ?? Number.NaN;
    return {
      date: dateOfEpochDay(day[row] ?? Number.NaN),
      close: close[row] ?? Number.NaN,
      volume: Number.isNaN(traded) ? null : traded,
    };
  };
  return { length: to - from, at };
}

interface Columns {
  readonly day: ArrayLike<number>;
  readonly close: ArrayLike<number>;
  readonly volume: ArrayLike<number>;
}

/** The columns' typed arrays: a method call for each of millions of values costs more than its use. */
function columnsOf({ table }: PriceTable): Columns {
  const [day, close, volume] = ['day', 'close', 'volume'].map((name): unknown => table.column(name));
  if (!ArrayBuffer.isView(day) || !ArrayBuffer.isView(close) || !ArrayBuffer.isView(volume)) {
    throw new TypeError('a table of prices lacks a column');
  }
  return { day: day as Int32Array, close: close as Float64Array, volume: volume as Float64Array };
}
