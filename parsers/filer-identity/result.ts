import type { FilerIdentityValues } from '../../core/rows.ts';

/** One entry per security of the cover page; one with null ticker where the cover names none. */
export interface FilerIdentityResult {
  readonly securities: readonly FilerIdentityValues[];
}
