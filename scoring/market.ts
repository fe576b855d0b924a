import type { InputGroup, PriceItem, ScoreInputs, ShareItem } from '../core/score-receipt.ts';

/** All classes in today's shares, and what was issued since; null where missing or not positive. */
export function shareTotal(group: InputGroup<ShareItem>): number | null {
  if (group.state !== 'present') return null;
  const total = group.items.reduce((sum, item) => sum + item.value * item.splitFactor, 0);
  return total > 0 ? total : null;
}

/** USD per share of today; null where missing. */
export function priceOf(group: InputGroup<PriceItem>): number | null {
  const [item] = group.items;
  return group.state !== 'present' || item === undefined ? null : item.value * item.splitFactor;
}

/** M = P × SO, USD; NaN where either is unknown or M is not positive. */
export function marketValue(price: number, shares: number): number {
  const value = price * shares;
  return value > 0 ? value : Number.NaN;
}

/** Formulas take NaN for an unknown number, receipts null. */
export function orNaN(value: number | null | undefined): number {
  return value ?? Number.NaN;
}

export function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

export interface Market {
  /** P, USD per share. */
  readonly price: number | null;
  /** SO, today's shares. */
  readonly shares: number | null;
  /** M; null where either is missing or M is not positive. */
  readonly value: number | null;
}

/** Price, shares outstanding and market value on the as-of date. */
export function marketOf(inputs: Pick<ScoreInputs, 'price' | 'shares'>): Market {
  const price = priceOf(inputs.price);
  const shares = shareTotal(inputs.shares);
  return { price, shares, value: orNull(marketValue(orNaN(price), orNaN(shares))) };
}
