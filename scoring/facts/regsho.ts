import type { IsoDate } from '../../core/dates.ts';
import type { ThresholdDates } from '../../core/fact-rows.ts';

/** The stock market whose list covers an issuer, by the exchange its cover names: `NASDAQ`, `NYSE`, `NYSEAMER`, `CboeBZX`. */
function marketOf(exchange: string | null): string | null {
  const name = (exchange ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (name.startsWith('nasdaq')) return 'nasdaq';
  if (/^nyse(?:amer|mkt|amex)/.test(name)) return 'nyse-american';
  if (name.startsWith('nysearca')) return 'nyse-arca';
  if (name === 'nyse' || name === 'newyorkstockexchange') return 'nyse';
  return name.startsWith('cboebzx') ? 'cboe' : null;
}

export interface ThresholdStatus {
  /** Null where no list is stored, or the issuer has no ticker. */
  readonly dates: ReadonlySet<IsoDate> | null;
  /**
   * Whether the issuer is on a list; null where that is not covered. A list covers the securities of its own exchange
   * only, and whoever is on it.
   */
  on(day: IsoDate): boolean | null;
}

export function thresholdStatus(
  threshold: ThresholdDates,
  ticker: string | null,
  exchange: string | null,
): ThresholdStatus {
  if (ticker === null || threshold.from === null) return { dates: null, on: () => null };
  const dates = threshold.datesOf(ticker);
  const market = marketOf(exchange);
  return {
    dates,
    on: (day) => {
      if (dates.has(day)) return true;
      return market !== null && threshold.exchangesOn(day).includes(market) ? false : null;
    },
  };
}
