import type { ColumnTable } from 'arquero';
import { dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';
import type { PricePoint } from '../../core/score-inputs.ts';
import type { PriceTable } from './price-table.ts';

/**
 * The prices of the given tickers from `from` to `to`, both included, in ascending order of date. Tickers without a
 * price in that time are absent.
 *
 * @example
 * pricesByTicker(prices, ['ACME'], '2024-01-02', '2024-03-29').get('ACME') // [{ date, close, volume }, …]
 */
export function pricesByTicker(
  prices: PriceTable,
  tickers: Iterable<string>,
  from: IsoDate,
  to: IsoDate,
): Map<string, PricePoint[]> {
  const { rows, day, close, volume } = columnsOf(prices.table);
  const [first, last] = [epochDay(from), epochDay(to)];
  const result = new Map<string, PricePoint[]>();
  for (const name of tickers) {
    const ticker = name.trim().toUpperCase();
    const own = rows.get(ticker);
    if (own === undefined || result.has(ticker)) continue;
    const points: PricePoint[] = [];
    for (let row = own.from; row < own.to && day(row) <= last; row++) {
      if (day(row) < first) continue;
      const traded = volume(row);
      points.push({ date: dateOfEpochDay(day(row)), close: close(row), volume: Number.isNaN(traded) ? null : traded });
    }
    if (points.length > 0) result.set(ticker, points);
  }
  return result;
}

interface Columns {
  /** The rows of each ticker: the table is in order of ticker and day. */
  readonly rows: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  readonly day: (row: number) => number;
  readonly close: (row: number) => number;
  readonly volume: (row: number) => number;
}

/** Looked through once a table: a backfill asks for page after page of tickers. */
const known = new WeakMap<ColumnTable, Columns>();

function columnsOf(table: ColumnTable): Columns {
  const before = known.get(table);
  if (before !== undefined) return before;
  const [ticker, day, close, volume] = ['ticker', 'day', 'close', 'volume'].map((name) => table.getter(name));
  if (!ticker || !day || !close || !volume) throw new TypeError('a table of prices lacks a column');
  const rows = new Map<string, { from: number; to: number }>();
  const total = table.numRows();
  for (let row = 0; row < total; row++) {
    const name = String(ticker(row));
    const own = rows.get(name);
    if (own === undefined) rows.set(name, { from: row, to: row + 1 });
    else own.to = row + 1;
  }
  const columns: Columns = {
    rows,
    day: (row) => Number(day(row)),
    close: (row) => Number(close(row)),
    volume: (row) => Number(volume(row)),
  };
  known.set(table, columns);
  return columns;
}
