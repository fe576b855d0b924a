import type { Takedown } from '../../core/programs.ts';
import type { OfferingItem } from '../../core/score-receipt.ts';

/** A sale as a takedown of its registration. */
export function takedownOf({ form, type, date, value, source, alsoIn }: OfferingItem): Takedown {
  return { form, type, date, amount: value, source, alsoIn };
}
