import type { ComparedRow } from '../../core/compared-rows.ts';

/** Rows of one filing and table under two versions; null: the other version does not have it. */
export interface RowPair {
  readonly before: ComparedRow | null;
  readonly after: ComparedRow | null;
}

/** Groups above this size are paired in order: comparing each with each would take too long. */
const MOST_COMPARED = 64;
/** Of the values that either row has: below this, rows without a common name are two statements, not one misread. */
const LEAST_LIKENESS = 0.5;

type KeyOf = (row: ComparedRow) => string | null;

/**
 * Finds for each row the other version's reading of the same statement, so that one inserted row does not make all later
 * ones differ: equal rows first, then rows with a common name or the same words, within a document before across
 * documents, at last similar rows. Swapping the sides swaps the sides of each pair.
 *
 * @param names sets of columns that name a row, the most exact first; none: a document has one row
 * @returns pairs in the order of the rows, those that only the version before has at their place
 */
export function alignRows(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
  names: readonly (readonly string[])[],
): readonly RowPair[] {
  const left = { before: new Set(before), after: new Set(after) };
  const pairs: RowPair[] = [];
  const take = (one: ComparedRow, other: ComparedRow): void => {
    left.before.delete(one);
    left.after.delete(other);
    pairs.push({ before: one, after: other });
  };
  for (const keyOf of keysFor(names)) pairByKey([...left.before], [...left.after], keyOf, take);
  for (const [one, other] of similarPairs([...left.before], [...left.after], names)) take(one, other);
  for (const row of left.before) pairs.push({ before: row, after: null });
  for (const row of left.after) pairs.push({ before: null, after: row });
  return pairs.sort(byPlace);
}

function byPlace(one: RowPair, other: RowPair): number {
  const placeOf = ({ before, after }: RowPair) => (after ?? before)?.place ?? 0;
  const sequenceOf = ({ before, after }: RowPair) => (after ?? before)?.sequence ?? 0;
  return (
    sequenceOf(one) - sequenceOf(other) ||
    placeOf(one) - placeOf(other) ||
    Number(one.after !== null) - Number(other.after !== null)
  );
}

/** Ways to tell that two rows are one, the surest first. */
function keysFor(names: readonly (readonly string[])[]): readonly KeyOf[] {
  const inDocument = (keyOf: KeyOf): KeyOf => withPart(keyOf, ({ sequence }) => String(sequence));
  const atWords = (keyOf: KeyOf): KeyOf => withPart(keyOf, ({ sourceSpan }) => sourceSpan);
  const values: KeyOf = (row) => JSON.stringify(row.values);
  const words: KeyOf = ({ sourceSpan }) => sourceSpan;
  const named = names.map(
    (columns): KeyOf =>
      (row) =>
        nameOf(row, columns),
  );
  const all: KeyOf = () => '';
  return [
    ...[atWords(values), values, ...named.map(atWords)].map(inDocument),
    ...named.slice(0, 1).map(inDocument),
    words,
    ...named.slice(1).map(inDocument),
    values,
    ...named,
    ...(names.length === 0 ? [inDocument(all), all] : []),
  ];
}

function withPart(keyOf: KeyOf, partOf: KeyOf): KeyOf {
  return (row) => {
    const [key, part] = [keyOf(row), partOf(row)];
    return key === null || part === null ? null : `${part}\n${key}`;
  };
}

/** Null where a row states none of the columns. Text is compared by its words. */
function nameOf(row: ComparedRow, columns: readonly string[]): string | null {
  const parts = columns.map((column) => row.values[column] ?? null);
  if (parts.every((part) => part === null)) return null;
  return JSON.stringify(parts.map((part) => (typeof part === 'string' ? wordsOf(part) : part)));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}

function pairByKey(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
  keyOf: KeyOf,
  take: (one: ComparedRow, other: ComparedRow) => void,
): void {
  if (before.length === 0 || after.length === 0) return;
  const others = Map.groupBy(after, keyOf);
  for (const [key, group] of Map.groupBy(before, keyOf)) {
    const matching = others.get(key) ?? [];
    if (key === null || matching.length === 0) continue;
    if (group.length > MOST_COMPARED || matching.length > MOST_COMPARED) {
      for (const [index, row] of group.entries()) {
        const other = matching[index];
        if (other !== undefined) take(row, other);
      }
    } else for (const [one, other] of likestPairs(group, matching, () => true)) take(one, other);
  }
}

/** Of rows without a common name: those that agree in half of their values, and in one that is part of a name. */
function similarPairs(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
  names: readonly (readonly string[])[],
): readonly (readonly [ComparedRow, ComparedRow])[] {
  if (before.length > MOST_COMPARED || after.length > MOST_COMPARED) return [];
  const columns = [...new Set(names.flat())];
  return likestPairs(before, after, (one, other, likeness) => {
    const agree = columns.some((name) => one.values[name] != null && isSame(one.values[name], other.values[name]));
    return agree && likeness >= LEAST_LIKENESS && one.sequence === other.sequence;
  });
}

/**
 * Pairs that admit each other, the likest first; among equals the nearest, then the first. A tie beyond that is between
 * pairs without a common row, so that their order does not matter and the result is the same for swapped sides.
 */
function likestPairs(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
  admits: (one: ComparedRow, other: ComparedRow, likeness: number) => boolean,
): readonly (readonly [ComparedRow, ComparedRow])[] {
  if (before.length === 1 && after.length === 1) {
    const [one, other] = [before[0], after[0]];
    return one && other && admits(one, other, likenessOf(one, other)) ? [[one, other]] : [];
  }
  const candidates = before.flatMap((one, at) =>
    after.flatMap((other, otherAt) => {
      const likeness = likenessOf(one, other);
      return admits(one, other, likeness)
        ? [{ one, other, likeness, away: Math.abs(at - otherAt), at: at + otherAt }]
        : [];
    }),
  );
  candidates.sort((a, b) => b.likeness - a.likeness || a.away - b.away || a.at - b.at);
  const used = new Set<ComparedRow>();
  return candidates.flatMap(({ one, other }) => {
    if (used.has(one) || used.has(other)) return [];
    used.add(one).add(other);
    return [[one, other] as const];
  });
}

/** Share of the values that either states in which they agree. */
function likenessOf(one: ComparedRow, other: ComparedRow): number {
  let [stated, equal] = [0, 0];
  for (const column of Object.keys(one.values)) {
    const [a, b] = [one.values[column] ?? null, other.values[column] ?? null];
    if (a === null && b === null) continue;
    stated += 1;
    if (isSame(a, b)) equal += 1;
  }
  return stated === 0 ? 1 : equal / stated;
}

/** Whether two stored values are equal; lists and objects are read from the database in one order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  return JSON.stringify(a) === JSON.stringify(b);
}
