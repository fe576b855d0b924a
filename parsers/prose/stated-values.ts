import type { CrossValidation, ParseOutcome, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { type OutcomeHead, parsedOutcome } from '../filing/outcomes.ts';
import type { FlatText, TextRange } from './flat-text.ts';

/** A value with the words it was read from. */
export interface Stated<T = unknown> {
  readonly value: T;
  readonly range: TextRange | null;
  readonly confidence: number;
}

/** Stated values by member; null where none is stated. */
export type StatedMembers = Readonly<Record<string, Stated | null>>;

/** Read in one place by one rule. */
export const READ_ONCE = 0.8;
/** The standard words of the form, and nothing in the document against them. */
export const STANDARD = 0.92;
/** A second statement or an arithmetic check agrees. */
export const CHECKED = 0.95;
/** Statements of the document differ, or the rule had to choose. */
export const DOUBTFUL = 0.6;

/** Plain members of an object, their spans and confidences by path in the result. */
export interface Members {
  readonly values: Record<string, unknown>;
  readonly spans: Record<string, readonly Span[]>;
  readonly confidences: Record<string, number>;
}

/**
 * Stated values as members under a path; null ones are left out.
 *
 * @example membersOf(flat, 'cash', { asOf: { value: '2024-12-31', range, confidence: 0.92 } })
 */
export function membersOf(flat: FlatText, path: string, stated: StatedMembers): Members {
  const members: Members = { values: {}, spans: {}, confidences: {} };
  for (const [key, one] of Object.entries(stated)) {
    if (one === null) continue;
    members.values[key] = one.value;
    if (one.range !== null) members.spans[`${path}.${key}`] = [flat.span(one.range)];
    members.confidences[`${path}.${key}`] = one.confidence;
  }
  return members;
}

/** The members of a list's items, with the spans and confidences of all. */
export function listMembersOf(
  flat: FlatText,
  path: string,
  items: readonly StatedMembers[],
): Pick<Members, 'spans' | 'confidences'> & { readonly list: Members['values'][] } {
  const all = items.map((stated, index) => membersOf(flat, `${path}[${index}]`, stated));
  const spans = Object.assign({}, ...all.map((one) => one.spans));
  const confidences = Object.assign({}, ...all.map((one) => one.confidences));
  return { list: all.map(({ values }) => values), spans, confidences };
}

/** A parsed outcome; its confidence is the least of its values', below 0.9 while a check fails; 0.9 where nothing was found. */
export function statedOutcome<R>(
  head: OutcomeHead,
  result: Readonly<Record<string, unknown>>,
  { spans, confidences }: Pick<Members, 'spans' | 'confidences'>,
  crossValidations: readonly CrossValidation[] = [],
  warnings: readonly Reason[] = [],
): ParseOutcome<R> {
  const least = Math.min(0.95, ...Object.values(confidences));
  const failed = crossValidations.some(({ passed }) => !passed);
  const confidence = Object.keys(confidences).length === 0 ? 0.9 : failed ? Math.min(0.85, least) : least;
  return parsedOutcome(head, result as R, confidence, { spans, confidences, crossValidations, warnings });
}
