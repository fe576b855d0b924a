import type { ParseOutcome } from '../../core/parser.ts';
import type { ShareFloatValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { decimalOf, type FilingFacts } from '../filing/row-values.ts';
import type { ShareCountProseResult } from './result.ts';

/** Shares and public float, each with its date; none if tagged facts have them. */
export function shareCountProseRows(
  outcome: ParseOutcome<ShareCountProseResult>,
  { form }: Pick<FilingFacts, 'form'>,
): readonly ParsedRow<ShareFloatValues>[] {
  const { shareFloat, shareFloatSource } = outcome.result ?? {};
  if (shareFloat === undefined || shareFloatSource === 'facts') return [];
  const isPeriodic = /^(?:10-|20-F|40-F)/.test(form);
  const rows: ParsedRow<ShareFloatValues>[] = [];
  const add = (values: ShareFloatValues, keys: readonly string[]): void => {
    const valueSpans: Record<string, readonly Span[]> = {};
    for (const key of keys) {
      const spans = outcome.spans[`shareFloat.${key}`];
      if (spans !== undefined) valueSpans[key] = spans;
    }
    const confidence = Math.min(...keys.map((key) => outcome.confidences?.[`shareFloat.${key}`] ?? outcome.confidence));
    rows.push({ values, valueSpans, confidence, crossValidations: outcome.crossValidations });
  };
  const { sharesOutstanding, asOf, publicFloat, publicFloatAsOf, shareClass = '' } = shareFloat;
  if (sharesOutstanding !== undefined && asOf !== undefined) {
    const basis = isPeriodic ? 'cover' : 'prospectus';
    add(
      {
        asOf,
        shareClass,
        basis,
        sharesOutstanding: decimalOf(sharesOutstanding),
        publicFloat: null,
        publicFloatAsOf: null,
      },
      ['sharesOutstanding', 'asOf'],
    );
  }
  if (publicFloat !== undefined && publicFloatAsOf !== undefined) {
    // A prospectus computes its float for I.B.6; a row of its own keeps it apart from the annual report's.
    const own = rows[0];
    const values = {
      asOf: publicFloatAsOf,
      shareClass: '',
      basis: isPeriodic ? 'annual-float' : 'prospectus',
      sharesOutstanding: null,
      publicFloat: decimalOf(publicFloat),
      publicFloatAsOf,
    } as const;
    if (
      own !== undefined &&
      own.values.shareClass === '' &&
      own.values.basis === values.basis &&
      own.values.asOf === publicFloatAsOf
    ) {
      rows.pop();
      add({ ...own.values, publicFloat: values.publicFloat, publicFloatAsOf }, [
        'sharesOutstanding',
        'asOf',
        'publicFloat',
        'publicFloatAsOf',
      ]);
    } else add(values, ['publicFloat', 'publicFloatAsOf']);
  }
  return rows;
}
