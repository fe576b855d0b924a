import type { CrossValidation, ParseOutcome, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { type OutcomeHead, parsedOutcome } from '../filing/outcomes.ts';
import type { FlatText, TextRange } from './flat-text.ts';

/** A value with the words it was read from. */
export interface Stated<T> {
  readonly value: T;
  readonly range: TextRange | null;
  readonly confidence: number;
}

/** Read in one place by one rule. */
export const READ_ONCE = 0.8;
/** The standard words of the form, and nothing in the document against them. */
export const STANDARD = 0.92;
/** A second statement or an arithmetic check agrees. */
export const CHECKED = 0.95;
/** Statements of the document differ, or the rule had to choose. */
export const DOUBTFUL = 0.6;

export interface OutcomeParts {
  readonly result: Readonly<Record<string, unknown>>;
  readonly spans: Readonly<Record<string, readonly Span[]>>;
  readonly confidences: Readonly<Record<string, number>>;
  readonly checks: readonly CrossValidation[];
  readonly warnings: readonly Reason[];
}

/**
 * Plain members, spans and confidences of stated values under a path; null values are left out.
 *
 * @example membersOf(flat, 'cash', { asOf: { value: '2024-12-31', range, confidence: 0.92 } })
 */
export function membersOf(
  flat: FlatText,
  path: string,
  stated: Readonly<Record<string, Stated<unknown> | null>>,
): { values: Record<string, unknown>; spans: Record<string, readonly Span[]>; confidences: Record<string, number> } {
  const values: Record<string, unknown> = {};
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  for (const [key, one] of Object.entries(stated)) {
    if (one === null) continue;
    values[key] = one.value;
    if (one.range !== null) spans[`${path}.${key}`] = [flat.span(one.range)];
    confidences[`${path}.${key}`] = one.confidence;
  }
  return { values, spans, confidences };
}

/** A parsed outcome; its confidence is the least of its values', below 0.9 while a check fails; 0.9 where nothing was found. */
export function statedOutcome<R>(head: OutcomeHead, parts: OutcomeParts): ParseOutcome<R> {
  const least = Math.min(0.95, ...Object.values(parts.confidences));
  const failed = parts.checks.some(({ passed }) => !passed);
  const confidence = Object.keys(parts.confidences).length === 0 ? 0.9 : failed ? Math.min(0.85, least) : least;
  const { result, checks, ...evidence } = parts;
  return parsedOutcome(head, result as R, confidence, { ...evidence, crossValidations: checks });
}
