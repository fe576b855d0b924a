/** Rows times columns times their sum, above which pairs are taken greedily. */
const LARGEST = 3_000_000;
const NEVER = 10 ** 15;

/** How alike two items are, 0 or more; null: they may not be paired. */
export type Likeness = (expected: number, given: number) => number | null;

/**
 * Pairs expected items with given ones so that the total likeness is the best possible: never by order, and never by
 * the best partner of one item alone. Two lists too large for that are paired by descending likeness.
 *
 * @returns place among the expected items → place among the given ones
 */
export function bestPairs(expected: number, given: number, likeness: Likeness): ReadonlyMap<number, number> {
  const table = Array.from({ length: expected }, (_, row) =>
    Array.from({ length: given }, (__, column) => likeness(row, column)),
  );
  if (expected * expected * (expected + given) > LARGEST) return greedyPairs(table);
  const partners = hungarian(table, given);
  const pairs = [...partners].filter(([row, column]) => (table[row]?.[column] ?? null) !== null);
  return new Map(pairs);
}

function greedyPairs(table: readonly (readonly (number | null)[])[]): ReadonlyMap<number, number> {
  const choices = table.flatMap((likenesses, row) =>
    likenesses.flatMap((likeness, column) => (likeness === null ? [] : [{ likeness, row, column }])),
  );
  choices.sort((a, b) => b.likeness - a.likeness || a.row - b.row || a.column - b.column);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { row, column } of choices) {
    if (pairs.has(row) || taken.has(column)) continue;
    pairs.set(row, column);
    taken.add(column);
  }
  return pairs;
}

/** The Hungarian method on costs; as many columns as there are rows are added, which mean "not paired". */
function hungarian(
  table: readonly (readonly (number | null)[])[],
  given: number,
): readonly (readonly [number, number])[] {
  const width = given + table.length;
  const cost = (row: number, column: number): number => {
    if (column > given) return 0;
    const likeness = table[row - 1]?.[column - 1] ?? null;
    return likeness === null ? NEVER : -(likeness + 1);
  };
  const rowPotential = new Float64Array(table.length + 1);
  const potential = new Float64Array(width + 1);
  const rowOf = new Int32Array(width + 1);
  const cameFrom = new Int32Array(width + 1);
  for (let row = 1; row <= table.length; row += 1) {
    rowOf[0] = row;
    const least = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY);
    const seen = new Uint8Array(width + 1);
    let column = 0;
    do {
      seen[column] = 1;
      const current = rowOf[column] ?? 0;
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= width; other += 1) {
        if (seen[other]) continue;
        const reduced = cost(current, other) - (rowPotential[current] ?? 0) - (potential[other] ?? 0);
        if (reduced < (least[other] ?? 0)) {
          least[other] = reduced;
          cameFrom[other] = column;
        }
        if ((least[other] ?? 0) < step) [step, next] = [least[other] ?? 0, other];
      }
      for (let other = 0; other <= width; other += 1) {
        if (seen[other]) {
          const holder = rowOf[other] ?? 0;
          rowPotential[holder] = (rowPotential[holder] ?? 0) + step;
          potential[other] = (potential[other] ?? 0) - step;
        } else least[other] = (least[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    for (; column !== 0; column = cameFrom[column] ?? 0) rowOf[column] = rowOf[cameFrom[column] ?? 0] ?? 0;
  }
  return [...rowOf].flatMap((row, column) => (row > 0 && column > 0 ? [[row - 1, column - 1] as const] : []));
}

/**
 * The largest pairing of expected items with given keys, each of which is one of the item's accepted keys.
 *
 * @returns place among the expected items → place among the given keys
 */
export function largestPairing(
  accepted: readonly (readonly string[])[],
  given: readonly string[],
): ReadonlyMap<number, number> {
  const places = Map.groupBy(given.keys(), (place) => given[place] ?? '');
  const pairs = new Map<number, number>();
  const holder = new Map<number, number>();
  for (const start of accepted.keys()) {
    const cameFrom = new Map<number, number>();
    const queue = [start];
    let end: number | null = null;
    // An augmenting path, breadth first.
    for (let item = queue.shift(); item !== undefined && end === null; item = queue.shift()) {
      for (const place of (accepted[item] ?? []).flatMap((key) => places.get(key) ?? [])) {
        if (cameFrom.has(place)) continue;
        cameFrom.set(place, item);
        const other = holder.get(place);
        if (other === undefined) {
          end = place;
          break;
        }
        queue.push(other);
      }
    }
    while (end !== null) {
      const item: number = cameFrom.get(end) ?? start;
      const before: number | null = pairs.get(item) ?? null;
      pairs.set(item, end);
      holder.set(end, item);
      end = item === start ? null : before;
    }
  }
  return pairs;
}
