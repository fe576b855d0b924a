import type { CrossValidation, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';

/** One row for the database, before the filing's provenance is added to it. */
export interface ParsedRow<V> {
  readonly values: V;
  /** Column name → the words of that value; derived columns have the words of their operands. */
  readonly valueSpans: Readonly<Record<string, readonly Span[]>>;
  /** The columns of which the first with words gives the row its own place; absent: any with words. */
  readonly leading?: readonly string[];
  /** The least of the confidences of the row's values. */
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
}

/** The row at `prefix` (`rows[0].`, or '' for the result itself) of an outcome. */
export function parsedRow<V extends object>(outcome: ParseOutcome, values: V, prefix: string): ParsedRow<V> {
  const valueSpans: Record<string, readonly Span[]> = {};
  let confidence = outcome.confidence;
  const own = Object.keys(values)
    .map((column) => outcome.confidences?.[`${prefix}${column}`])
    .filter((value) => value !== undefined);
  if (own.length > 0) confidence = Math.min(...own);
  for (const column of Object.keys(values)) {
    const spans = outcome.spans[`${prefix}${column}`];
    if (spans) valueSpans[column] = spans;
  }
  return { values, valueSpans, confidence, crossValidations: outcome.crossValidations };
}
