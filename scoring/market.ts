import type { InputGroup, ScoreInputs, ShareItem } from '../core/score-receipt.ts';

/** All classes in today's shares; null where missing. */
export function shareTotal(group: InputGroup<ShareItem>): number | null {
  if (group.state !== 'present') return null;
  return group.items.reduce((sum, item) => sum + item.value * item.splitFactor, 0);
}

export interface Market {
  /** P, USD a share. */
  readonly price: number | null;
  /** SO, today's shares. */
  readonly shares: number | null;
  /** M = P × SO, USD; null where either is missing or M is not positive. */
  readonly value: number | null;
}

/** Price, shares outstanding and market value of the as-of date. */
export function marketOf(inputs: ScoreInputs): Market {
  const item = inputs.price.state === 'present' ? inputs.price.items[0] : undefined;
  const price = item === undefined ? null : item.value * item.splitFactor;
  const shares = shareTotal(inputs.shares);
  const value = price === null || shares === null ? null : price * shares;
  return { price, shares, value: value !== null && value > 0 ? value : null };
}
