/** Half a cent, with a margin for what doubles do to it. */
const HALF_CENT = 0.00501;
const MOST_OF_PRICE = 0.01;
const SAME_PRICE = 0.005;

export interface QuotedPrice {
  /** In shares of the as-of date. */
  readonly price: number;
  /** Today's shares for one share at the time of the statement. */
  readonly factor: number;
}

/**
 * Whether two statements mean one price: reports round to cents what a prospectus gives to a tenth of a cent ($3.482
 * and $3.48), and splits round again. Half a cent applies at the time of the statement; for a price below half a dollar
 * it would be too much.
 */
export function isSamePrice(a: QuotedPrice, b: QuotedPrice): boolean {
  const difference = Math.abs(a.price - b.price);
  const larger = Math.max(Math.abs(a.price), Math.abs(b.price));
  if (difference <= larger * SAME_PRICE) return true;
  return difference <= HALF_CENT / Math.max(a.factor, b.factor) && difference <= larger * MOST_OF_PRICE;
}
