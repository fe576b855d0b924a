/**
 * The name that a misspelled one most likely means: the fewest edits, and of several the first. Null where none is close,
 * since a wrong guess is worse than none.
 *
 * @example
 * nearestName('filing.publishd', ['filing.published', 'monitor.match']) // "filing.published"
 */
export function nearestName(given: string, known: readonly string[]): string | null {
  // The comparison costs the product of both lengths, and what is given may be anything.
  if (given.length > 200) return null;
  const wanted = given.toLowerCase();
  let nearest: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const edits = editsBetween(wanted, name.toLowerCase());
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest !== null && fewest <= Math.max(2, nearest.length / 2) ? nearest : null;
}

/** Insertions, deletions and replacements of single characters (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
