import type { CrossValidation, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { type OutcomeHead, parsedOutcome } from '../filing/outcomes.ts';
import type { FlatText, TextRange } from './flat-text.ts';

/** Read in one place, checked by nothing. */
export const STATED = 0.8;
/** Two statements agree, or one sentence gives the whole instrument in the form's own words. */
export const CHECKED = 0.95;
/** Statements of the document disagree, or the words leave room. */
export const DOUBTFUL = 0.6;

/** A value with the words it was read from; inferred values have the words that they follow from. */
export interface StatedValue {
  readonly value: unknown;
  readonly at: TextRange;
  readonly confidence: number;
}

/** Member name → value. */
export type StatedItem = ReadonlyMap<string, StatedValue>;

/** Lists of items as an outcome of kind `dilution`; a list without items gives no key. */
export function listsOutcome<R>(
  head: OutcomeHead,
  terms: FlatText,
  lists: Readonly<Record<string, readonly StatedItem[]>>,
  crossValidations: readonly CrossValidation[],
): ParseOutcome<R> {
  const result: Record<string, unknown[]> = {};
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  for (const [key, items] of Object.entries(lists)) {
    if (items.length === 0) continue;
    result[key] = items.map((item, index) => {
      const members: Record<string, unknown> = {};
      for (const [member, { value, at, confidence }] of item) {
        const path = `${key}[${index}].${member}`;
        members[member] = value;
        spans[path] = [terms.span(at)];
        confidences[path] = confidence;
      }
      return members;
    });
  }
  const scores = Object.values(confidences);
  const mean = scores.length === 0 ? STATED : scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const failed = crossValidations.some(({ passed }) => !passed);
  const confidence = Math.round(Math.min(failed ? 0.85 : CHECKED, mean) * 100) / 100;
  return parsedOutcome(head, result as R, confidence, { spans, confidences, crossValidations });
}
