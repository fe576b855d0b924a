/**
 * Makes the SEQUENCE numbers of a submission's documents unique: the first document that states a number keeps it,
 * the others get the next numbers above all stated ones, in order of appearance.
 *
 * @example
 * assignSequences([1, null, 1]).sequences // [1, 2, 3]
 */
export function assignSequences(stated: readonly (number | null)[]): {
  readonly sequences: readonly number[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
} {
  const used = new Set<number>();
  let next = 1;
  for (const sequence of stated) if (sequence !== null && sequence >= next) next = sequence + 1;
  const warnings: { code: string; message: string }[] = [];
  const sequences = stated.map((sequence, index) => {
    if (sequence !== null && !used.has(sequence)) {
      used.add(sequence);
      return sequence;
    }
    const assigned = next;
    next += 1;
    used.add(assigned);
    warnings.push(
      sequence === null
        ? { code: 'missing-sequence', message: `document at place ${index + 1} has no SEQUENCE; it gets ${assigned}` }
        : {
            code: 'duplicate-sequence',
            message: `document at place ${index + 1} repeats SEQUENCE ${sequence}; it gets ${assigned}`,
          },
    );
    return assigned;
  });
  return { sequences, warnings };
}
