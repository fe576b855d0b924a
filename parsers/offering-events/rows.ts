import type { ParseOutcome } from '../../core/parser.ts';
import type { OfferingEventValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { dateOf, decimalOf, type FilingFacts } from '../filing/row-values.ts';
import type { OfferingResult } from './result.ts';

/** Columns whose path in `offering` has a different name. */
const PATHS: Readonly<Record<string, string>> = {
  babyShelfApplies: 'babyShelf.applies',
  babyShelfPublicFloat: 'babyShelf.publicFloat',
  babyShelfSoldLast12Months: 'babyShelf.soldLast12Months',
};
/** Amounts lead, rather than the form or file number. */
const LEADING = ['grossProceeds', 'maxAggregateOffering', 'registeredAmount', 'sharesOffered', 'pricePerShare'];

/** The offering as a row, as sure as the least sure of its stored values; none if its type is unknown. */
export function offeringEventRows(
  outcome: ParseOutcome<OfferingResult>,
  filing: FilingFacts,
): readonly ParsedRow<OfferingEventValues>[] {
  const offering = outcome.result?.offering;
  if (offering?.type === undefined) return [];
  const values: OfferingEventValues = {
    form: filing.form,
    filedDate: filing.filedDate,
    fileNumber: offering.fileNumber ?? null,
    type: offering.type,
    isAtm: offering.isAtm ?? offering.type === 'atm',
    isPrimary: offering.isPrimary ?? offering.type !== 'resale',
    isResale: offering.isResale ?? offering.type === 'resale',
    securities: offering.securities ?? [],
    sharesOffered: decimalOf(offering.sharesOffered),
    pricePerShare: decimalOf(offering.pricePerShare),
    grossProceeds: decimalOf(offering.grossProceeds),
    netProceeds: decimalOf(offering.netProceeds),
    maxAggregateOffering: decimalOf(offering.maxAggregateOffering),
    registeredAmount: decimalOf(offering.registeredAmount),
    fee: decimalOf(offering.fee),
    babyShelfApplies: offering.babyShelf?.applies ?? null,
    babyShelfPublicFloat: decimalOf(offering.babyShelf?.publicFloat),
    babyShelfSoldLast12Months: decimalOf(offering.babyShelf?.soldLast12Months),
    statedPrice: decimalOf(offering.statedPrice),
    statedPriceDate: dateOf(offering.statedPriceDate),
    sharesOutstandingBefore: decimalOf(offering.sharesOutstandingBefore),
    sharesOutstandingAfter: decimalOf(offering.sharesOutstandingAfter),
  };
  const valueSpans: Record<string, readonly Span[]> = {};
  const confidences: number[] = [];
  for (const [column, value] of Object.entries(values)) {
    const path = `offering.${PATHS[column] ?? column}`;
    const spans = outcome.spans[path];
    if (spans !== undefined && value !== null) valueSpans[column] = spans;
    const confidence = outcome.confidences?.[path];
    if (confidence !== undefined && value !== null) confidences.push(confidence);
  }
  const confidence = Math.min(...(confidences.length > 0 ? confidences : [outcome.confidence]));
  return [{ values, valueSpans, leading: LEADING, confidence, crossValidations: outcome.crossValidations }];
}
