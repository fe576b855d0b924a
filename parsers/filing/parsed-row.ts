import type { CrossValidation, ParseOutcome } from '../../core/parser.ts';
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
  return { values, valueSpans, confidence, crossValidations: checksOf(outcome, prefix) };
}

/** The rows of a list of the result; none unless parsed. */
export function parsedRows<V extends object>(
  outcome: ParseOutcome,
  path: string,
  items: readonly V[] = [],
): readonly ParsedRow<V>[] {
  return items.map((values, index) => parsedRow(outcome, values, `${path}[${index}].`));
}

/** The cross-checks of the values at a prefix: those of the whole outcome and those of a path below it. */
export function checksOf({ crossValidations }: ParseOutcome, prefix: string): readonly CrossValidation[] {
  return crossValidations
    .filter(({ path }) => path === undefined || path.startsWith(prefix))
    .map(({ name, passed }) => ({ name, passed }));
}
