/** A number by period; the sum of several is taken by period. */
export type Amounts = ReadonlyMap<string, bigint>;

/** Searches end with a filing's budget, so that no document can make them long. */
export interface SearchBudget {
  left: number;
}

export interface SubsetRule {
  readonly least: number;
  /** Bits that the digits must have beyond those of the choice: with ten, one sum in a thousand fits by accident. */
  readonly spareBits: number;
}

const MOST_ITEMS = 20;
/** Bits of 64 keep the sums of 20 amounts below 2^58 apart. */
const BITS_OF_PERIOD = 64n;
const LARGEST = 2n ** 58n;

/**
 * The only set of items whose sum is the target in all periods at once; null: none, several, or so few
 * digits that one would fit by chance.
 *
 * @example onlySubset(new Map([['FY', 5003n]]), [{ id: 'a', amounts: new Map([['FY', 2001n]]) }, …], budget, rule)
 */
export function onlySubset<T>(
  target: Amounts,
  items: readonly { readonly id: T; readonly amounts: Amounts }[],
  budget: SearchBudget,
  { least, spareBits }: SubsetRule,
): readonly T[] | null {
  const periods = [...target.keys()];
  const used = items.filter(({ amounts }) => periods.some((period) => (amounts.get(period) ?? 0n) !== 0n));
  const unit = commonUnit([target, ...used.map(({ amounts }) => amounts)], periods);
  if (used.length < 2 || used.length > MOST_ITEMS || bitsOf(target, unit) < used.length + spareBits) return null;
  const wanted = packed(target, periods, unit);
  const keys = used.map(({ amounts }) => packed(amounts, periods, unit));
  if (wanted === null) return null;
  const known = keys.filter((key) => key !== null);
  if (known.length < keys.length) return null;
  const half = known.length >> 1;
  budget.left -= 2 ** half + 2 ** (known.length - half);
  if (budget.left < 0) return null;
  const found = matches(wanted, known.slice(0, half), known.slice(half));
  const [only] = found.filter((mask) => bitCount(mask) >= least);
  return found.length !== 1 || only === undefined ? null : used.flatMap(({ id }, at) => ((only >> at) & 1 ? [id] : []));
}

/** Bits of all digits of the amounts, in a unit. */
export function bitsOf(amounts: Amounts, unit: bigint): number {
  let bits = 0;
  for (const amount of amounts.values()) {
    bits += Math.max(0, ((amount < 0n ? -amount : amount) / unit).toString(2).length - 1);
  }
  return bits;
}

/** The largest power of ten that divides all amounts. */
function commonUnit(all: readonly Amounts[], periods: readonly string[]): bigint {
  const amounts = all
    .flatMap((one) => periods.map((period) => one.get(period) ?? 0n))
    .filter((amount) => amount !== 0n);
  if (amounts.length === 0) return 1n;
  const zeros = amounts.map((amount) => /(?<!0)0*$/.exec(amount.toString())?.[0].length ?? 0);
  return 10n ** BigInt(Math.min(...zeros));
}

/** All amounts in one number, so that sums of numbers are the sums of all periods. */
function packed(amounts: Amounts, periods: readonly string[], unit: bigint): bigint | null {
  let sum = 0n;
  for (const [at, period] of periods.entries()) {
    const amount = (amounts.get(period) ?? 0n) / unit;
    if (amount > LARGEST || amount < -LARGEST) return null;
    sum += amount << (BITS_OF_PERIOD * BigInt(at));
  }
  return sum;
}

/** The first two sets, as bits, by meeting in the middle. */
function matches(wanted: bigint, low: readonly bigint[], high: readonly bigint[]): readonly number[] {
  const lower = new Map<bigint, number[]>();
  for (const [mask, sum] of sumsOf(low).entries()) {
    const same = lower.get(sum);
    if (same === undefined) lower.set(sum, [mask]);
    else if (same.length < 2) same.push(mask);
  }
  const found: number[] = [];
  for (const [mask, sum] of sumsOf(high).entries()) {
    for (const other of lower.get(wanted - sum) ?? []) found.push((mask << low.length) | other);
    if (found.length > 1) return found;
  }
  return found;
}

/** At each index the sum of the items whose bits it has. */
function sumsOf(items: readonly bigint[]): readonly bigint[] {
  let sums = [0n];
  for (const item of items) sums = [...sums, ...sums.map((sum) => sum + item)];
  return sums;
}

function bitCount(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}
