import type { CrossValidation } from './rows.ts';

/** A stored row as one version of a parser read it, without what every row says of its run. */
export interface ComparedRow {
  /** Document of the submission. */
  readonly sequence: number;
  /** Order among the rows of its table, filing and version. */
  readonly place: number;
  /** By column; exact decimals as text without zeros at the end. */
  readonly values: Readonly<Record<string, unknown>>;
  /** By column: the words that the value was read from. */
  readonly spans: Readonly<Record<string, string>>;
  readonly sourceSpan: string | null;
  readonly confidence: number;
  readonly checks: readonly CrossValidation[];
}
