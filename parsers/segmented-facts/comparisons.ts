/** A number that the parts of one period may add up to. */
export interface Comparison {
  readonly target: bigint;
  /** Unit of its last digit. */
  readonly unit: bigint;
  /** Items between the parts and the target; any of them may belong to the sum. */
  readonly adjustments: readonly bigint[];
}

export interface Agreement {
  readonly sum: bigint;
  /** Indexes of the adjustments that the sum needs; null: the sum does not agree. */
  readonly used: readonly number[] | null;
}

const MOST_ADJUSTMENTS = 5;
/** Rounding errors of many parts cancel out: more than three units are a difference. */
const MOST_UNITS = 3n;

/**
 * Whether parts with the adjustments that they need give the target, within the rounding of all. Without adjustments is
 * tried first, then with all, then with some.
 */
export function compare(
  parts: readonly { readonly amount: bigint; readonly unit: bigint }[],
  { target, unit, adjustments }: Comparison,
): Agreement {
  const sum = parts.reduce((before, { amount }) => before + amount, 0n);
  const largest = parts.reduce((most, part) => (part.unit > most ? part.unit : most), unit);
  const units = BigInt(parts.length + 1) < 2n * MOST_UNITS ? BigInt(parts.length + 1) : 2n * MOST_UNITS;
  // Twice the tolerance, so that half a unit is a whole number. Where it says nothing, only the exact sum counts.
  const twice = largest * units;
  const tolerance = twice * 50n <= absolute(target) ? twice : 0n;
  const used = choices(adjustments.length).find((choice) => {
    const adjusted = choice.reduce((before, at) => before + (adjustments[at] ?? 0n), sum);
    return absolute(adjusted - target) * 2n <= tolerance;
  });
  return { sum, used: used ?? null };
}

/** None, all, then the others by their number. */
function choices(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const all = Array.from({ length: count }, (_, at) => at);
  if (count > MOST_ADJUSTMENTS) return [[], all];
  const some = Array.from({ length: 2 ** count - 2 }, (_, mask) => all.filter((at) => ((mask + 1) >> at) & 1));
  return [[], all, ...some.toSorted((a, b) => a.length - b.length)];
}

export function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
