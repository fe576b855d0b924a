import { addDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { StatementFact, StatementKind, StatementValue } from '../../core/statements.ts';
import type { Candidate, FieldRule } from './concepts/field-rule.ts';
import type { PeriodFacts, Stated } from './fact-index.ts';

/** A value before the cross-checks: what it rests on, and what limits its confidence. */
export interface DraftValue<F extends StatementFact> extends Omit<StatementValue<F>, 'confidence'> {
  readonly stated: readonly Stated<F>[];
  /** Whether every operand is on the face of the statement; null where faces are unknown or inferred. */
  readonly isOnFace: boolean | null;
  readonly limit: number;
  readonly needsRelation: boolean;
}

export interface FieldSource<F extends StatementFact> {
  readonly facts: PeriodFacts<F>;
  readonly statement: StatementKind;
  /** Whether the face of this statement was found in the document. */
  readonly hasFace: boolean;
  /** Whether the face is inferred from the order of the facts. */
  readonly isInferred: boolean;
}

type Stating<F extends StatementFact> = (concept: string) => Stated<F> | null;

/**
 * The value of a field: by the first of its candidates that the face states, else by the first that any note states,
 * where the field may be read from notes.
 */
export function readField<F extends StatementFact>(rule: FieldRule, source: FieldSource<F>): DraftValue<F> | null {
  const { facts, statement, hasFace, isInferred } = source;
  const onFace: Stating<F> = (concept) => {
    const stated = facts.stated(concept, hasFace ? statement : null);
    return stated !== null && (!hasFace || stated.faces.has(statement)) ? stated : null;
  };
  for (const candidate of rule.candidates) {
    if (candidate.needsFace && !hasFace) continue;
    const value = readCandidate(candidate, rule, onFace, facts);
    if (value === null) continue;
    const limit = hasFace && isRivaled(value, rule, onFace) ? RIVALED : value.limit;
    return { ...value, limit: Math.min(value.limit, limit), isOnFace: hasFace && !isInferred ? true : null };
  }
  if (!hasFace || !rule.isReadFromNotes) return null;
  for (const candidate of rule.candidates) {
    if (candidate.isFaceOnly || candidate.needsFace) continue;
    const value = readCandidate(candidate, rule, (concept) => facts.stated(concept, null), facts);
    if (value !== null) return { ...value, isOnFace: false };
  }
  return null;
}

/** Another line of the face could be the field as well. */
const RIVALED = 0.85;

/** Whether the face states another concept of the field with a larger amount: the value may be a part of the line. */
function isRivaled<F extends StatementFact>(
  { value, stated, rule }: Omit<DraftValue<F>, 'isOnFace'>,
  { candidates, unit }: FieldRule,
  onFace: Stating<F>,
): boolean {
  if (rule !== 'reported' || unit !== 'money') return false;
  const used = new Set(stated.map(({ fact }) => fact.concept));
  const size = Math.abs(Number(value));
  return candidates.some(({ parts: [part, ...others], more = [], unless, isLargest, isNegated, needsRelation }) => {
    if (others.length > 0 || more.length > 0 || isNegated || needsRelation) return false;
    // A line that is skipped beside others may still be the larger total of several.
    if (unless && !isLargest) return false;
    return part?.some((concept) => {
      const rival = used.has(concept) ? null : onFace(concept);
      return rival !== null && Math.abs(Number(rival.fact.value)) > size;
    });
  });
}

function readCandidate<F extends StatementFact>(
  {
    parts,
    more = [],
    isLargest = false,
    isNegated = false,
    unless = [],
    beside: others = [],
    limit = 1,
    needsRelation = false,
  }: Candidate,
  { isPositive = false }: FieldRule,
  stating: Stating<F>,
  facts: PeriodFacts<F>,
): Omit<DraftValue<F>, 'isOnFace'> | null {
  const found: Stated<F>[] = [];
  for (const part of parts) {
    const stated = isLargest ? largestStated(part, stating) : firstStated(part, stating);
    if (stated === null) return null;
    found.push(stated);
  }
  if (unless.some((concept) => isNonZero(facts.stated(concept, null)))) return null;
  if (others.length > 0 && !others.some((concept) => isNonZero(stating(concept)))) return null;
  const beside: Stated<F>[] = [];
  for (const part of more) {
    const stated = firstStated(part, stating);
    if (stated !== null && ![...found, ...beside].includes(stated)) beside.push(stated);
  }
  if (found.length === 0 || totalOf(found) !== totalOf(beside)) found.push(...beside);
  if (found.length === 0) return null;
  const sign = isNegated ? -1 : 1;
  const total = totalOf(found);
  const value = sign === 1 ? total : subtractDecimals('0', total);
  const operands = found.map(({ fact }) => ({ fact, sign }) as const);
  const rule = found.length === 1 ? 'reported' : 'sum';
  // A negative expense is nearly always a sign that the filer tagged as it is printed.
  if (!isPositive || !value.startsWith('-')) return { value, rule, operands, stated: found, limit, needsRelation };
  if (isNegated || found.length > 1) return null;
  const flipped = operands.map(({ fact }) => ({ fact, sign: -1 }) as const);
  return { value: value.slice(1), rule, operands: flipped, stated: found, limit: Math.min(limit, 0.75), needsRelation };
}

function firstStated<F extends StatementFact>(concepts: readonly string[], stating: Stating<F>): Stated<F> | null {
  for (const concept of concepts) {
    const stated = stating(concept);
    if (stated !== null) return stated;
  }
  return null;
}

function largestStated<F extends StatementFact>(concepts: readonly string[], stating: Stating<F>): Stated<F> | null {
  const sizeOf = ({ fact }: Stated<F>) => Math.abs(Number(fact.value));
  return concepts
    .map(stating)
    .filter((stated) => stated !== null)
    .reduce<Stated<F> | null>(
      (most, stated) => (most !== null && sizeOf(most) >= sizeOf(stated) ? most : stated),
      null,
    );
}

function totalOf<F extends StatementFact>(stated: readonly Stated<F>[]): string {
  return stated.reduce((before, { fact }) => addDecimals(before, fact.value), '0');
}

function isNonZero<F extends StatementFact>(stated: Stated<F> | null): boolean {
  return stated !== null && /[1-9]/.test(stated.fact.value);
}
