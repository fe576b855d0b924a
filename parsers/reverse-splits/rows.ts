import type { ParseOutcome } from '../../core/parser.ts';
import type { ReverseSplitValues } from '../../core/rows-compliance.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { dateOf, decimalOf, type FilingFacts, wordsOf } from '../filing/row-values.ts';
import type { EarlierSplit, ReverseSplitsResult } from './result.ts';

/** The document's split, the earlier ones it recounts, or the range that was authorized; none where nothing is stated. */
export function reverseSplitRows(
  outcome: ParseOutcome<ReverseSplitsResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<ReverseSplitValues>[] {
  const { reverseSplit, earlierReverseSplits, reverseSplitAuthorization } = outcome.result ?? {};
  const base = { form, filedDate, sharesBefore: null, sharesAfter: null, authorizedFrom: null, authorizedTo: null };
  const rows: ParsedRow<ReverseSplitValues>[] = [];
  if (reverseSplit !== undefined) {
    const { stage, sharesBefore, sharesAfter } = reverseSplit;
    const shares = { sharesBefore: decimalOf(sharesBefore), sharesAfter: decimalOf(sharesAfter) };
    const row = parsedRow(outcome, { ...base, stage, ...splitValues(reverseSplit), ...shares }, 'reverseSplit.');
    rows.push(row);
    for (const earlier of earlierReverseSplits ?? []) {
      rows.push({
        values: { ...base, stage: 'effective', ...splitValues(earlier) },
        valueSpans: Object.fromEntries(Object.entries(earlier.spans).map(([key, span]) => [key, [span]])),
        confidence: Math.min(0.8, row.confidence),
        crossValidations: [],
      });
    }
  }
  if (reverseSplitAuthorization !== undefined) {
    const values: ReverseSplitValues = {
      ...base,
      stage: 'authorized',
      ratio: null,
      numerator: null,
      denominator: null,
      effectiveDate: null,
      effectiveMonth: null,
      authorizedFrom: reverseSplitAuthorization.from,
      authorizedTo: reverseSplitAuthorization.to,
    };
    const spans = outcome.spans['reverseSplitAuthorization.from'];
    rows.push({
      ...parsedRow(outcome, values, 'reverseSplitAuthorization.'),
      valueSpans: spans === undefined ? {} : { authorizedFrom: spans, authorizedTo: spans },
    });
  }
  return rows;
}

function splitValues({ ratio, numerator, denominator, effectiveDate: date }: Omit<EarlierSplit, 'spans'>) {
  const dates = { effectiveDate: dateOf(date), effectiveMonth: wordsOf(date) };
  const numbers = { numerator: decimalOf(numerator), denominator: decimalOf(denominator) };
  return { ratio, ...numbers, ...dates };
}
