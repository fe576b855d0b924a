import type { Takedown } from '../../core/programmes.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { OfferingItem } from '../../core/score-receipt.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { sourceOf } from '../select/context.ts';

/** Where a value of a statement stands; null where that is not known. */
export type SpanOf = (source: FactRef, field: string) => SourceSpan | null;

export const leadingSpan: SpanOf = (source) => source.sourceSpan;

/** A sale as a takedown of its registration. */
export function takedownOf(sale: OfferingItem, spanOf: SpanOf): Takedown {
  const { form, type, date, value, source, alsoIn } = sale;
  const span = source && (spanOf(source, 'grossProceeds') ?? spanOf(source, 'sharesOffered') ?? source.sourceSpan);
  return { form, type, date, amount: value, source: source && { ...source, sourceSpan: span }, alsoIn };
}

/** A statement as the source of one of its values. */
export function citedBy(source: FactRef, field: string, spanOf: SpanOf): FactRef {
  return { ...sourceOf(source), sourceSpan: spanOf(source, field) ?? source.sourceSpan };
}
