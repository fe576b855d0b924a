import type { Period } from '../clauses/quantities.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Lockup } from './result.ts';

/** A sentence that keeps parties from selling for a time. */
export interface Restriction {
  readonly terms: readonly { readonly parties: Lockup['parties']; readonly period: Period }[];
  /** The words that name the promisors. */
  readonly at: TextRange;
  /** Whether the words, or a heading or label above them, name a lock-up. */
  readonly isNamed: boolean;
  /** Whether a sentence gives parties periods of their own by words. */
  readonly isSplit: boolean;
  /** Whether the promisors are known only as those who sign. */
  readonly isOfSigners: boolean;
}
