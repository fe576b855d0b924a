import type { Footnote } from '../../core/rows-footnotes.ts';

/** What the footnotes parser gives for a filing. */
export interface FootnotesResult {
  /** In document order. */
  readonly notes: readonly Footnote[];
}
