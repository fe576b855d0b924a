import type { TextRange } from '../../prose/flat-text.ts';

/** What the document says about a proposal. */
export interface Outcome {
  readonly approved: boolean;
  /** In the plain text; null where words of several places say it. */
  readonly place: TextRange | null;
}
