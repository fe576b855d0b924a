/** A number as a reader sees it in a column, with what the last stated digit is worth. */
export interface ColumnEntry<T> {
  readonly item: T;
  readonly value: number;
  readonly unit: number;
}

/** A total with the lines right above it that it is made of. */
export interface ColumnTotal<T> {
  readonly total: T;
  readonly lines: readonly T[];
  /** Whether the lines are added; else the first of them less the others, as costs are printed. */
  readonly isSum: boolean;
}

/** A total may follow at most this many lines. */
const MOST_LINES = 60;

/**
 * The items of a column, top to bottom, that add up: each total that equals the lines right above it (two or more, as
 * printed, or the first less the others, as costs are printed), with these lines. A total takes the place of its lines,
 * so that totals of totals are found too.
 */
export function itemsThatAddUp<T>(column: readonly ColumnEntry<T>[]): ReadonlySet<T> {
  return new Set(totalsOf(column).flatMap(({ total, lines }) => [total, ...lines]));
}

/** The totals of a column, as `itemsThatAddUp` finds them. */
export function totalsOf<T>(column: readonly ColumnEntry<T>[]): readonly ColumnTotal<T>[] {
  const totals: ColumnTotal<T>[] = [];
  const stack: ColumnEntry<T>[] = [];
  for (const entry of column) {
    const found = linesOfTotal(stack, entry);
    if (found !== null) {
      const lines = stack.splice(stack.length - found.count).map(({ item }) => item);
      totals.push({ total: entry.item, lines, isSum: found.isSum });
    }
    stack.push(entry);
  }
  return totals;
}

function linesOfTotal<T>(
  stack: readonly ColumnEntry<T>[],
  { value, unit }: ColumnEntry<T>,
): { readonly count: number; readonly isSum: boolean } | null {
  // Small numbers add up by chance.
  if (Math.abs(value) < unit * 100) return null;
  const tolerance = Math.abs(value) >= unit * 10_000 ? unit * 1.01 : unit * 0.01;
  let sum = 0;
  for (let count = 1; count <= Math.min(stack.length, MOST_LINES); count += 1) {
    const line = stack[stack.length - count];
    if (line === undefined) return null;
    const less = line.value - sum;
    sum += line.value;
    if (count === 1) continue;
    const isSum = Math.abs(sum - value) <= tolerance;
    if (isSum || Math.abs(less - value) <= tolerance) return { count, isSum };
  }
  return null;
}
