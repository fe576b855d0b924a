import { isWithin } from './axes.ts';
import { type Agreement, absolute, type Comparison, compare } from './comparisons.ts';
import type { MemberWords } from './member-words.ts';
import { type Amounts, bitsOf, onlySubset, type SearchBudget } from './subset-sums.ts';

/** A member of one axis with its numbers, by period. */
export interface MemberAmounts {
  readonly member: string;
  readonly amounts: Amounts;
  /** Of their last digits, by period. */
  readonly units: Amounts;
}

/** How the members of one axis make up a whole. */
export interface Hierarchy {
  /** Members that are sums of others. */
  readonly subtotals: ReadonlySet<string>;
  /** Members that are parts of others, or stand beside the breakdown. */
  readonly details: ReadonlySet<string>;
  /** Members of a second breakdown of the same whole by the same axis; the first one's are summed. */
  readonly alternates: ReadonlySet<string>;
  readonly parents: ReadonlyMap<string, string>;
  /** The members whose sum is compared: leaves, below subtotals too. */
  readonly leaves: ReadonlySet<string>;
  /** By period with a comparison. */
  readonly agreements: Agreements;
}

type Agreements = ReadonlyMap<string, Agreement>;

interface State {
  readonly items: readonly MemberAmounts[];
  readonly comparisons: ReadonlyMap<string, Comparison>;
  readonly budget: SearchBudget;
  readonly spareBits: number;
  readonly above: MemberWords['above'];
  readonly parents: Map<string, string>;
  readonly subtotals: Set<string>;
  readonly details: Set<string>;
  readonly alternates: Set<string>;
  /** Members at the top: not below another one. */
  readonly pool: Map<string, MemberAmounts>;
}

/** Members as they are, each a part of its own. */
export function flatHierarchy(
  items: readonly MemberAmounts[],
  comparisons: ReadonlyMap<string, Comparison>,
): Hierarchy {
  return hierarchyOf(stateOf(items, comparisons, { budget: { left: 0 }, above: new Map(), spareBits: SUREST }));
}

/**
 * Finds subtotals, and what does not belong to the sum, until the rest adds up to what it is compared with. A member is
 * the sum of others only where chance cannot explain it: the sum is exact in all periods, no other set of members gives
 * it, and the digits are many enough.
 *
 * @param items in document order
 * @param above members below which the filing presents a member: what it presents so is tried first
 */
export function findHierarchy(
  items: readonly MemberAmounts[],
  comparisons: ReadonlyMap<string, Comparison>,
  budget: SearchBudget,
  above: MemberWords['above'],
): Hierarchy {
  const surest = searched(stateOf(items, comparisons, { budget, above, spareBits: SUREST }));
  if (isComplete(surest) || comparisons.size === 0) return hierarchyOf(surest);
  // That the rest then adds up to the whole is evidence too.
  const likely = searched(stateOf(items, comparisons, { budget, above, spareBits: LIKELY }));
  return hierarchyOf(isComplete(likely) ? likely : surest);
}

const SUREST = 10;
const LIKELY = 4;

/** Breakdowns with more members are taken as they are: no report has them. */
const MOST_MEMBERS = 120;

function searched(state: State): State {
  if (state.items.length > MOST_MEMBERS || isComplete(state)) return state;
  findParents(state);
  if (!isComplete(state)) findCrossTotals(state);
  if (!isComplete(state)) splitTwice(state);
  for (const setAside of [coarse, regionalDetails]) if (!isComplete(state)) tryWithout(state, setAside(state));
  if (!isComplete(state)) dropOthers(state);
  return state;
}

function stateOf(
  items: readonly MemberAmounts[],
  comparisons: ReadonlyMap<string, Comparison>,
  rule: Pick<State, 'above' | 'budget' | 'spareBits'>,
): State {
  const pool = new Map(items.map((item) => [item.member, item]));
  const marks = { parents: new Map(), subtotals: new Set<string>(), details: new Set<string>() };
  return { items, comparisons, ...rule, pool, ...marks, alternates: new Set() };
}

/** In each period the members that no other one of that period contains. */
function agreementsOf({ comparisons, items, parents, pool }: State, without: ReadonlySet<string>): Agreements {
  const own = new Map(items.map((item) => [item.member, item]));
  const isCounted = (member: string, period: string): boolean => {
    for (let at = member, depth = 0; depth <= items.length; depth += 1) {
      const parent: string | undefined = parents.get(at);
      if (parent === undefined) return pool.has(at) && !without.has(at);
      if (own.get(parent)?.amounts.has(period)) return false;
      at = parent;
    }
    return false;
  };
  return new Map(
    [...comparisons].map(([period, comparison]) => {
      const parts = items.flatMap(({ member, amounts, units }) => {
        const amount = amounts.get(period);
        if (amount === undefined || !isCounted(member, period)) return [];
        return [{ amount, unit: units.get(period) ?? 0n }];
      });
      return [period, compare(parts, comparison)];
    }),
  );
}

const NONE: ReadonlySet<string> = new Set();

function agreeing(state: State, without = NONE): number {
  return [...agreementsOf(state, without).values()].filter(({ used }) => used !== null).length;
}

function isComplete(state: State): boolean {
  return state.comparisons.size > 0 && agreeing(state) === state.comparisons.size;
}

/** From the smallest to the largest member, so that a part of a part goes to the nearest. */
function findParents(state: State): void {
  for (const item of bySize(state.items)) {
    if (!state.pool.has(item.member)) continue;
    const others = [...state.pool.values()].filter((one) => one !== item);
    const parts = others.map(({ member, amounts }) => ({ id: member, amounts }));
    const rule = { least: 2, spareBits: state.spareBits };
    const children = presentedBelow(state, item, others) ?? onlySubset(item.amounts, parts, state.budget, rule);
    if (children === null) continue;
    state.subtotals.add(item.member);
    for (const child of children) {
      state.parents.set(child, item.member);
      state.pool.delete(child);
    }
    if (isComplete(state)) return;
  }
}

/** The members that the filing presents below another one, if they add up to it within their rounding. */
function presentedBelow({ above }: State, item: MemberAmounts, others: readonly MemberAmounts[]) {
  const below = others.filter(({ member }) => above.get(member)?.has(item.member));
  if (below.length < 2) return null;
  const isSum = [...item.amounts].every(([period, target]) => {
    const parts = below.flatMap(({ amounts, units }) => {
      const amount = amounts.get(period);
      return amount === undefined ? [] : [{ amount, unit: units.get(period) ?? 0n }];
    });
    return compare(parts, { target, unit: item.units.get(period) ?? 0n, adjustments: [] }).used !== null;
  });
  return isSum ? below.map(({ member }) => member) : null;
}

function bySize(items: readonly MemberAmounts[]): readonly MemberAmounts[] {
  const sizeOf = ({ amounts }: MemberAmounts): bigint =>
    [...amounts.values()].reduce((most, amount) => (absolute(amount) > most ? absolute(amount) : most), 0n);
  return items.toSorted((a, b) => (sizeOf(a) < sizeOf(b) ? -1 : sizeOf(a) > sizeOf(b) ? 1 : 0));
}

/** Sums across the tree, such as all sales beside all leasing: they have no place in it. */
function findCrossTotals(state: State): void {
  const leaves = state.items.filter(({ member }) => !state.subtotals.has(member));
  for (const item of bySize([...state.pool.values()])) {
    if (state.subtotals.has(item.member)) continue;
    const others = leaves.filter((one) => one !== item);
    const parts = others.map(({ member, amounts }) => ({ id: member, amounts }));
    if (onlySubset(item.amounts, parts, state.budget, { least: 2, spareBits: state.spareBits }) === null) continue;
    state.subtotals.add(item.member);
    state.pool.delete(item.member);
    if (isComplete(state)) return;
  }
}

/**
 * Two whole breakdowns by one axis, as filings before the axis of products have them: the members add up to twice the
 * whole, and only one set with the first member gives it once.
 */
function splitTwice(state: State): void {
  const [first, ...others] = [...state.pool.values()];
  if (first === undefined || others.length < 3) return;
  const rest = new Map(
    [...state.comparisons].map(([period, { target }]) => [period, target - (first.amounts.get(period) ?? 0n)]),
  );
  const periods = new Set([...first.amounts.keys(), ...others.flatMap(({ amounts }) => [...amounts.keys()])]);
  const isTwice = [...state.comparisons].every(([period, { target }]) => {
    const sum = [first, ...others].reduce((before, { amounts }) => before + (amounts.get(period) ?? 0n), 0n);
    return sum === 2n * target;
  });
  if (!isTwice || periods.size !== state.comparisons.size) return;
  const parts = others.map(({ member, amounts }) => ({ id: member, amounts }));
  const same = onlySubset(rest, parts, state.budget, { least: 1, spareBits: state.spareBits });
  if (same === null) return;
  for (const { member } of others) {
    if (same.includes(member)) continue;
    state.alternates.add(member);
    state.pool.delete(member);
  }
}

/** Members rounded a hundred times more coarsely than the finest: figures of prose, not of the table. */
function coarse({ pool }: State): ReadonlyMap<string, string | null> {
  const units = [...pool.values()].flatMap((one) => [...one.units.values()].filter((unit) => unit > 0n));
  const finest = units.reduce((least, unit) => (unit < least ? unit : least), units[0] ?? 0n);
  const members = [...pool.values()].filter((one) => [...one.units.values()].every((unit) => unit >= finest * 100n));
  return new Map(finest === 0n ? [] : members.map(({ member }) => [member, null]));
}

/** Countries and regions beside the region that contains them by definition. */
function regionalDetails({ pool }: State): ReadonlyMap<string, string | null> {
  const members = [...pool.keys()];
  return new Map(
    members.flatMap((member) => {
      const region = members.find((one) => one !== member && isWithin(member, one));
      return region === undefined ? [] : [[member, region]];
    }),
  );
}

/** Sets members aside if more periods agree without them. */
function tryWithout(state: State, members: ReadonlyMap<string, string | null>): void {
  if (members.size === 0) return;
  if (agreeing(state, new Set(members.keys())) <= agreeing(state)) return;
  for (const [member, parent] of members) setAside(state, member, parent);
}

function setAside(state: State, member: string, parent: string | null): void {
  state.details.add(member);
  state.pool.delete(member);
  if (parent !== null) state.parents.set(member, parent);
}

const MOST_TO_DROP_FROM = 30;
const SPARE_BITS = 12;

/** One or two members without which all periods agree, if no others would do as well. */
function dropOthers(state: State): void {
  const members = [...state.pool.values()];
  const targets: Amounts = new Map([...state.comparisons].map(([period, { target }]) => [period, target]));
  const units = [...state.comparisons.values()].map(({ unit }) => unit).filter((unit) => unit > 0n);
  const unit = units.reduce((most, one) => (one > most ? one : most), 1n);
  const tries = members.length * members.length;
  if (state.comparisons.size === 0 || members.length < 3 || members.length > MOST_TO_DROP_FROM) return;
  if (bitsOf(targets, unit) < Math.log2(tries) + SPARE_BITS) return;
  const fits = (dropped: readonly MemberAmounts[]): boolean =>
    agreeing(state, new Set(dropped.map(({ member }) => member))) === state.comparisons.size;
  const singles = members.map((one) => [one]).filter(fits);
  const pairs = members.flatMap((one, at) => members.slice(at + 1).map((other) => [one, other]));
  const found = singles.length > 0 ? singles : members.length > 3 ? pairs.filter(fits) : [];
  const [only] = found;
  if (found.length === 1 && only !== undefined) for (const { member } of only) setAside(state, member, null);
}

function hierarchyOf(state: State): Hierarchy {
  const { items, subtotals, details, alternates, parents } = state;
  return {
    subtotals,
    details,
    alternates,
    parents,
    leaves: new Set(
      items.map(({ member }) => member).filter((member) => !subtotals.has(member) && isBelowTop(state, member)),
    ),
    agreements: agreementsOf(state, NONE),
  };
}

/** Whether a member is, or is below, one that counts. */
function isBelowTop({ details, parents, pool }: State, member: string): boolean {
  let top = member;
  for (let parent = parents.get(top); parent !== undefined && !details.has(top); parent = parents.get(top))
    top = parent;
  return pool.has(top);
}
