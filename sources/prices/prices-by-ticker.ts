import { escape as literal, table } from 'arquero';
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
  const wanted = table({ ticker: [...new Set([...tickers].map((ticker) => ticker.trim().toUpperCase()))] });
  const [first, last] = [epochDay(from), epochDay(to)];
  const groups: unknown = prices.table
    .filter(literal((row: { day: number }) => row.day >= first && row.day <= last))
    .semijoin(wanted, 'ticker')
    .orderby('ticker', 'day')
    .groupby('ticker')
    .objects({ grouped: 'map' });
  const result = new Map<string, PricePoint[]>();
  if (!(groups instanceof Map)) return result;
  for (const [ticker, rows] of groups as Map<string, PriceRow[]>) {
    result.set(ticker, rows.map(pointOf));
  }
  return result;
}

interface PriceRow {
  readonly day: number;
  readonly close: number;
  readonly volume: number;
}

function pointOf(row: PriceRow): PricePoint {
  return { date: dateOfEpochDay(row.day), close: row.close, volume: Number.isNaN(row.volume) ? null : row.volume };
}
