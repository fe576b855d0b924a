import Type from 'typebox';
import { easternDateOf, endOfEasternDay, type IsoDate } from '../../../core/dates.ts';
import type { FinancialPeriod } from '../../../scoring/statements/financials.ts';
import type { SharePrice } from '../../../scoring/statements/ratios.ts';
import { badParameter } from '../../http/problems.ts';
import { dateParameter } from '../../parameters.ts';
import type { ShownSeries } from './statement-items.ts';

export const PRICE_PARAMETERS = {
  price: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1e9,
      description:
        'Price of one share of those that `sharesOutstanding` counts, for the ratios of valuation: prices are not materialized.',
      examples: [12.5],
    }),
  ),
  price_date: dateParameter('Day of the price; default: that of `as_of`, else today.'),
  price_currency: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{3}$', default: 'USD', description: 'Of the price (ISO 4217).' }),
  ),
};

interface PriceQuery {
  readonly price?: number;
  readonly price_date?: string;
  readonly price_currency?: string;
  readonly as_of?: string;
}

/**
 * The price that a request states; null: none.
 *
 * @throws Problem 400 for a date without a price, and for one after that of `as_of`
 */
export function requestedPrice({ price, price_date, price_currency, as_of }: PriceQuery): SharePrice | null {
  if (price === undefined) {
    // The currency has a default, which validation fills in.
    if (price_date !== undefined) throw badParameter('price_date', 'give the price too');
    return null;
  }
  const last = (as_of ?? easternDateOf(Date.now())) as IsoDate;
  const date = (price_date ?? last) as IsoDate;
  if (date > last) throw badParameter('price_date', `is after ${last}, the date of as_of or today`);
  return { price: decimalText(price), currency: (price_currency ?? 'USD').toUpperCase(), date };
}

/** Without an exponent: at most 1e9, and a price below a millionth of a cent is none. */
function decimalText(price: number): string {
  const text = String(price);
  if (!text.includes('e')) return text;
  const fixed = price.toFixed(12).replace(/0+$/, '');
  if (Number(fixed) === 0) throw badParameter('price', 'is too small for a price');
  return fixed;
}

/**
 * The period that a price values: of the years, or of the twelve months, the newest that had ended by its date and of
 * which a report was public by then. Older and later periods have no price.
 */
export function pricedPeriod(
  { financials, columns }: Pick<ShownSeries, 'financials' | 'columns'>,
  price: SharePrice,
): FinancialPeriod | null {
  const published = endOfEasternDay(price.date);
  const known = new Set<string>();
  for (const column of [...columns.values()].flat()) {
    if (column.statement !== 'balance' && column.publicAt <= published) known.add(column.end);
  }
  return (
    financials.find(
      ({ start, end, currency }) =>
        start !== null && end <= price.date && known.has(end) && currency === price.currency,
    ) ?? null
  );
}
