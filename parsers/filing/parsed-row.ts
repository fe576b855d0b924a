import type { ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { ParsedRow } from '../../core/table-rows.ts';

/** The row at `prefix` (`rows[0].`, or '' for the result itself) of an outcome. */
export function parsedRow<V extends object>(outcome: ParseOutcome, values: V, prefix: string): ParsedRow<V> {
  const valueSpans: Record<string, readonly Span[]> = {};
  for (const column of Object.keys(values)) {
    const spans = outcome.spans[`${prefix}${column}`];
    if (spans) valueSpans[column] = spans;
  }
  const own = Object.keys(values).flatMap((column) => outcome.confidences?.[`${prefix}${column}`] ?? []);
  const confidence = own.length > 0 ? Math.min(...own) : outcome.confidence;
  return { values, valueSpans, confidence, crossValidations: outcome.crossValidations };
}

/** The rows of a list of the result; none unless parsed. */
export function parsedRows<V extends object>(
  outcome: ParseOutcome,
  path: string,
  items: readonly V[] = [],
): readonly ParsedRow<V>[] {
  return items.map((values, index) => parsedRow(outcome, values, `${path}[${index}].`));
}
