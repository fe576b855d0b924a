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
    for (let row = own.from; row < own.to; row++) {
      const on = day[row] ?? Number.NaN;
      if (on > last) break;
      if (on < first) continue;
      const traded = volume[row] ?? Number.NaN;
      points.push({
        date: dateOfEpochDay(on),
        close: close[row] ?? Number.NaN,
        volume: Number.isNaN(traded) ? null : traded,
      });
    }
    if (points.length > 0) result.set(ticker, points);
  }
  return result;
}

interface Columns {
  /** The rows of each ticker: the table is in order of ticker and day. */
  readonly rows: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  readonly day: ArrayLike<number>;
  readonly close: ArrayLike<number>;
  readonly volume: ArrayLike<number>;
}

/** Looked through once a table: a backfill asks for page after page of tickers. */
const known = new WeakMap<ColumnTable, Columns>();

function columnsOf(table: ColumnTable): Columns {
  const before = known.get(table);
  if (before !== undefined) return before;
  const ticker = valuesOf(table, 'ticker');
  const [day, close, volume] = ['day', 'close', 'volume'].map((name) => valuesOf(table, name));
  if (!ticker || !day || !close || !volume) throw new TypeError('a table of prices lacks a column');
  const rows = new Map<string, { from: number; to: number }>();
  const total = table.numRows();
  for (let from = 0; from < total; ) {
    const name = ticker[from];
    let to = from + 1;
    while (to < total && ticker[to] === name) to++;
    rows.set(String(name), { from, to });
    from = to;
  }
  const columns: Columns = {
    rows,
    day: day as ArrayLike<number>,
    close: close as ArrayLike<number>,
    volume: volume as ArrayLike<number>,
  };
  known.set(table, columns);
  return columns;
}

/** A column's own array: a call for each of millions of values costs more than what is done with them. */
function valuesOf(table: ColumnTable, name: string): ArrayLike<unknown> | null {
  const column: unknown = table.column(name);
  return Array.isArray(column) || ArrayBuffer.isView(column) ? (column as unknown as ArrayLike<unknown>) : null;
}
