import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { ReverseSplitValues } from '../../core/rows-compliance.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { decimalOf, type FilingFacts } from '../filing/row-values.ts';
import { parsedRow } from '../reported-facts/parsed-row.ts';
import type { ReverseSplitsResult } from './result.ts';

/** The document's split, the earlier ones it recounts, or the range that was authorized; none where nothing is stated. */
export function reverseSplitRows(
  outcome: ParseOutcome<ReverseSplitsResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<ReverseSplitValues>[] {
  const { reverseSplit, earlierReverseSplits, reverseSplitAuthorization } = outcome.result ?? {};
  const nothing = { sharesBefore: null, sharesAfter: null, authorizedFrom: null, authorizedTo: null };
  const rows: ParsedRow<ReverseSplitValues>[] = [];
  if (reverseSplit !== undefined) {
    const values: ReverseSplitValues = {
      ...nothing,
      form,
      filedDate,
      stage: reverseSplit.stage,
      ratio: reverseSplit.ratio,
      numerator: decimalOf(reverseSplit.numerator),
      denominator: decimalOf(reverseSplit.denominator),
      ...effectOf(reverseSplit.effectiveDate),
      sharesBefore: decimalOf(reverseSplit.sharesBefore),
      sharesAfter: decimalOf(reverseSplit.sharesAfter),
    };
    const row = parsedRow(outcome, values, 'reverseSplit.');
    rows.push(row);
    for (const earlier of earlierReverseSplits ?? []) {
      rows.push({
        values: {
          ...nothing,
          form,
          filedDate,
          stage: 'effective',
          ratio: earlier.ratio,
          numerator: decimalOf(earlier.numerator),
          denominator: decimalOf(earlier.denominator),
          ...effectOf(earlier.effectiveDate),
        },
        valueSpans: Object.fromEntries(Object.entries(earlier.spans).map(([key, span]) => [key, [span]])),
        confidence: Math.min(0.8, row.confidence),
        crossValidations: [],
      });
    }
  }
  if (reverseSplitAuthorization !== undefined) {
    const { from, to } = reverseSplitAuthorization;
    const range = { authorizedFrom: from, authorizedTo: to };
    const values: ReverseSplitValues = {
      ...nothing,
      form,
      filedDate,
      stage: 'authorized',
      ratio: null,
      numerator: null,
      denominator: null,
      effectiveDate: null,
      effectiveMonth: null,
      ...range,
    };
    const spans = outcome.spans['reverseSplitAuthorization.from'];
    rows.push({
      ...parsedRow(outcome, values, 'reverseSplitAuthorization.'),
      valueSpans: spans === undefined ? {} : { authorizedFrom: spans, authorizedTo: spans },
    });
  }
  return rows;
}

function effectOf(date: string | undefined): {
  readonly effectiveDate: IsoDate | null;
  readonly effectiveMonth: string | null;
} {
  if (date === undefined) return { effectiveDate: null, effectiveMonth: null };
  return isIsoDate(date)
    ? { effectiveDate: date, effectiveMonth: null }
    : { effectiveDate: null, effectiveMonth: date };
}
