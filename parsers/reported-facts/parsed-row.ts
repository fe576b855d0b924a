import type { ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { ParsedRow } from '../../core/table-rows.ts';

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
