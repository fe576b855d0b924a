/** A number as a reader sees it in a column, with what the last stated digit is worth. */
export interface ColumnEntry<T> {
  readonly item: T;
  readonly value: number;
  readonly unit: number;
}

/** A total may follow at most this many lines. */
const MOST_LINES = 60;

/**
 * The items of a column, top to bottom, that add up: each total that equals the lines right above it (two or more, as
 * printed, or the first less the others, as costs are printed), with these lines. A total takes the place of its lines,
 * so that totals of totals are found too.
 */
export function itemsThatAddUp<T>(column: readonly ColumnEntry<T>[]): ReadonlySet<T> {
  const confirmed = new Set<T>();
  const stack: ColumnEntry<T>[] = [];
  for (const entry of column) {
    const count = linesOfTotal(stack, entry);
    if (count > 0) {
      for (const { item } of stack.splice(stack.length - count)) confirmed.add(item);
      confirmed.add(entry.item);
    }
    stack.push(entry);
  }
  return confirmed;
}

function linesOfTotal<T>(stack: readonly ColumnEntry<T>[], { value, unit }: ColumnEntry<T>): number {
  // Small numbers add up by chance.
  if (Math.abs(value) < unit * 100) return 0;
  let sum = 0;
  for (let count = 1; count <= Math.min(stack.length, MOST_LINES); count += 1) {
    const line = stack[stack.length - count];
    if (line === undefined) return 0;
    const less = line.value - sum;
    sum += line.value;
    if (count === 1) continue;
    const tolerance = Math.abs(value) >= unit * 10_000 ? unit * 1.01 : unit * 0.01;
    if (Math.abs(sum - value) <= tolerance || Math.abs(less - value) <= tolerance) return count;
  }
  return 0;
}
