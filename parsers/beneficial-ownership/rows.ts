import type { ParseOutcome } from '../../core/parser.ts';
import type { BeneficialOwnerValues } from '../../core/rows-beneficial-ownership.ts';
import type { Span } from '../../core/spans.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { decimalOf } from '../filing/row-values.ts';
import type { OwnershipReport } from './ownership-report.ts';

/** Columns that a schedule states once, with their paths in the result. */
const SHARED: Readonly<Record<string, string>> = {
  form: 'form',
  issuerName: 'issuer.name',
  issuerCik: 'issuer.cik',
  cusip: 'issuer.cusip',
  securitiesClass: 'securitiesClass',
  eventDate: 'eventDate',
  amendment: 'amendment',
};

/** One row per reporting person, in the schedule's order; none unless parsed. */
export function beneficialOwnerRows(
  outcome: ParseOutcome<OwnershipReport>,
): readonly ParsedRow<BeneficialOwnerValues>[] {
  const { result } = outcome;
  if (result === null) return [];
  const { issuer, reportingPersons, form, securitiesClass, eventDate, amendment } = result;
  return reportingPersons.map((person, index) => {
    const { cik, sharesOwned, percentOfClass, soleVoting, sharedVoting, soleDispositive, sharedDispositive, ...rest } =
      person;
    const values: BeneficialOwnerValues = {
      ...rest,
      form,
      issuerName: issuer.name,
      issuerCik: issuer.cik,
      cusip: issuer.cusip,
      securitiesClass,
      eventDate,
      amendment,
      personCik: cik,
      sharesOwned: decimalOf(sharesOwned),
      percentOfClass: decimalOf(percentOfClass),
      soleVoting: decimalOf(soleVoting),
      sharedVoting: decimalOf(sharedVoting),
      soleDispositive: decimalOf(soleDispositive),
      sharedDispositive: decimalOf(sharedDispositive),
    };
    const valueSpans: Record<string, readonly Span[]> = {};
    // The person's own columns come first: the row's leading span is one of them.
    for (const column of Object.keys(values)) {
      const own = column === 'personCik' ? 'cik' : column;
      const spans = outcome.spans[`reportingPersons[${index}].${own}`];
      if (spans) valueSpans[column] = spans;
    }
    for (const [column, path] of Object.entries(SHARED)) {
      const spans = outcome.spans[path];
      if (spans) valueSpans[column] = spans;
    }
    const own = outcome.confidences?.[`reportingPersons[${index}]`] ?? outcome.confidence;
    // What the schedule does not state is null, and puts the person in no doubt.
    const stated = Object.entries(SHARED).filter(([column]) => values[column as keyof typeof values] !== null);
    const head = stated.map(([, path]) => outcome.confidences?.[path] ?? outcome.confidence);
    return { values, valueSpans, confidence: Math.min(own, ...head), crossValidations: outcome.crossValidations };
  });
}
