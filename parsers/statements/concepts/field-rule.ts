import type { StatementField, StatementKind } from '../../../core/statements.ts';

/**
 * One way to read a field. A part is the first of its concepts that the period states; a value needs every part of
 * `parts`, and adds those of `more` that are stated.
 */
export interface Candidate {
  readonly parts: readonly (readonly string[])[];
  readonly more?: readonly (readonly string[])[];
  /** A part is the largest of its concepts instead of the first: lines of which one is the whole of the others. */
  readonly isLargest?: boolean;
  /** The field is the amount with the other sign: a net interest income of −5 is an expense of 5. */
  readonly isNegated?: boolean;
  /** Skipped where one of these is stated. */
  readonly unless?: readonly string[];
  /** Counts only where one of these is stated too, on the same face where that is known. */
  readonly beside?: readonly string[];
  /** Counts only on the face of its statement, where that is known. */
  readonly isFaceOnly?: boolean;
  /** Counts only where the face of its statement is known: its lines never overlap. */
  readonly needsFace?: boolean;
  /** Counts only where a relation with other lines holds: a concept that some filers take for this line. */
  readonly needsRelation?: boolean;
  /** The highest confidence that such a value may have. */
  readonly limit?: number;
}

/** How one field is read from the concepts of a filing. */
export interface FieldRule {
  readonly unit: 'money' | 'shares' | 'per-share';
  /** In order: the first that is stated is the value. */
  readonly candidates: readonly Candidate[];
  /** Whether a value that only a note states is the field's, where the face of the statement is known. */
  readonly isReadFromNotes?: boolean;
  /** An amount that the contract wants positive and that some filers tag negative. */
  readonly isPositive?: boolean;
}

export type FieldRules<K extends StatementKind> = Readonly<Partial<Record<StatementField<K>, FieldRule>>>;

type Options = Omit<Candidate, 'parts' | 'more' | 'isLargest'>;

/** `"us-gaap:Assets"` for each name. */
export function gaap(...names: readonly string[]): readonly string[] {
  return names.map((name) => `us-gaap:${name}`);
}

export function ifrs(...names: readonly string[]): readonly string[] {
  return names.map((name) => `ifrs-full:${name}`);
}

/** One candidate for each concept, in order. */
export function each(concepts: readonly string[], options: Options = {}): readonly Candidate[] {
  return concepts.map((concept) => ({ ...options, parts: [[concept]] }));
}

/** The largest of concepts that a statement may print beside each other. */
export function largest(concepts: readonly string[], options: Options = {}): readonly Candidate[] {
  return [{ ...options, parts: [concepts], isLargest: true }];
}

/** The sum of parts, all of which have to be stated. */
export function sum(parts: readonly (readonly string[])[], options: Options = {}): readonly Candidate[] {
  return [{ ...options, parts }];
}

/** The sum of one part and of those others that are stated; without a part, of any of the others. */
export function withAny(
  part: readonly string[],
  more: readonly (readonly string[])[],
  options: Options = {},
): readonly Candidate[] {
  return [{ ...options, parts: part.length > 0 ? [part] : [], more }];
}
