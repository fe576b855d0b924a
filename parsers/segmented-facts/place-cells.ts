import type { SegmentAxes } from '../../core/rows-segmented-facts.ts';
import { kindOfAxis } from './axes.ts';
import { type Cell, keyOfAxes, keyOfPeriod } from './cells.ts';
import { findHierarchy, flatHierarchy, type Hierarchy } from './hierarchy.ts';
import type { MemberWords } from './member-words.ts';
import {
  comparisonsOf,
  type MetricCells,
  memberAmounts,
  memberOf,
  type Slice,
  slicesOf,
  type Target,
  targetsOf,
} from './slices.ts';
import type { SearchBudget } from './subset-sums.ts';

/** A slice with what was found of its parts. */
export interface Breakdown {
  readonly slice: Slice;
  readonly targets: ReadonlyMap<string, Target>;
  readonly hierarchy: Hierarchy;
}

/** A cell with its place in the breakdowns of its concept. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly standing: 'leaf' | 'subtotal' | 'detail' | 'alternate';
  /** The breakdown by which it is judged. */
  readonly breakdown: Breakdown | null;
  /** The fact that it is a part of. */
  readonly parent: Cell | null;
}

/** What a search for subtotals may use. */
interface Search {
  readonly budget: SearchBudget;
  readonly above: MemberWords['above'];
}

/** Places cells of one concept that are of parts, among the cells of their metric. */
export function placeParts(parts: readonly Cell[], cells: MetricCells, search: Search): readonly PlacedCell[] {
  const slices = slicesOf(parts);
  const ofOneAxis = slices
    .filter(({ varying }) => varying.length === 1)
    .map((slice) => breakdownOf(slice, cells, search));
  const notSummed = membersNotSummed(ofOneAxis);
  const ofSeveral = slices
    .filter(({ varying }) => varying.length > 1)
    .map((slice) => {
      const leaves = slice.cells.filter(
        (cell) => !slice.varying.some((axis) => notSummed.has(`${axis}=${cell.parts[axis] ?? ''}`)),
      );
      return breakdownOf({ ...slice, cells: leaves }, cells, null);
    });
  const byCell = new Map<Cell, Breakdown[]>();
  for (const breakdown of [...ofOneAxis, ...ofSeveral]) {
    for (const cell of breakdown.slice.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), breakdown]);
  }
  return parts.map((cell) => placed(cell, byCell.get(cell) ?? [], cells));
}

/** @param search null: the members are taken as they are */
function breakdownOf(slice: Slice, cells: MetricCells, search: Search | null): Breakdown {
  const items = memberAmounts(slice);
  const choices = targetsOf(slice, cells).map((targets) => ({ targets, comparisons: comparisonsOf(targets) }));
  const flat = choices.map(({ targets, comparisons }) => ({
    slice,
    targets,
    hierarchy: flatHierarchy(items, comparisons),
  }));
  const none: Breakdown = { slice, targets: new Map(), hierarchy: flatHierarchy(items, new Map()) };
  const complete = flat.find((one) => one.targets.size > 0 && agreeing(one) === one.targets.size);
  if (complete !== undefined || search === null) return complete ?? best(flat) ?? none;
  const searched = (
    choices.length > 0 ? choices : [{ targets: new Map<string, Target>(), comparisons: new Map() }]
  ).map(({ targets, comparisons }) => ({
    slice,
    targets,
    hierarchy: findHierarchy(items, comparisons, search.budget, search.above),
  }));
  return best([...searched, ...flat]) ?? none;
}

/** The one in which most periods agree, the first among equals. */
function best(breakdowns: readonly Breakdown[]): Breakdown | null {
  const most = Math.max(...breakdowns.map(agreeing));
  const found = breakdowns.find((one) => agreeing(one) === most) ?? null;
  return found === null ? null : withoutForeign(found);
}

/** A whole of another concept counts only where the parts add up to it: else it may be of something else. */
function withoutForeign(breakdown: Breakdown): Breakdown {
  const { slice, targets, hierarchy } = breakdown;
  const isOwn = ([period, { cell }]: readonly [string, Target]): boolean =>
    cell.concept === slice.concept || hierarchy.agreements.get(period)?.used != null;
  return { ...breakdown, targets: new Map([...targets].filter(isOwn)) };
}

function agreeing({ hierarchy }: Breakdown): number {
  return [...hierarchy.agreements.values()].filter(({ used }) => used !== null).length;
}

/** Members that are sums or details wherever one axis alone varies. */
function membersNotSummed(breakdowns: readonly Breakdown[]): ReadonlySet<string> {
  return new Set(
    breakdowns.flatMap(({ slice, hierarchy }) =>
      [...hierarchy.subtotals, ...hierarchy.details].map((member) => `${slice.varying[0]}=${member}`),
    ),
  );
}

export function agreementAt({ hierarchy }: Breakdown, { period }: Cell) {
  return hierarchy.agreements.get(keyOfPeriod(period)) ?? null;
}

/** In this order, what says most about a cell. */
function rankOf(breakdown: Breakdown, cell: Cell): number {
  const { slice, targets } = breakdown;
  const target = targets.get(keyOfPeriod(cell.period));
  const isDirect = slice.axisCount - Object.keys(slice.fixed).length === 1;
  if (target === undefined) return isDirect ? 6 : 7;
  const agrees = agreementAt(breakdown, cell)?.used !== null;
  if (!agrees) return isDirect ? 4 : 5;
  if (standingOf(breakdown, cell) === 'detail') return 3;
  return target.basis === 'total' ? 0 : target.basis === 'segment-total' ? 1 : 2;
}

function standingOf({ slice, hierarchy }: Breakdown, cell: Cell): PlacedCell['standing'] {
  const member = memberOf(slice, cell);
  if (hierarchy.subtotals.has(member)) return 'subtotal';
  if (hierarchy.leaves.has(member)) return 'leaf';
  return isAlternate(hierarchy, member) ? 'alternate' : 'detail';
}

/** Whether a member or one above it is of a second breakdown. */
function isAlternate({ alternates, parents }: Hierarchy, member: string): boolean {
  let top = member;
  for (let parent = parents.get(top); parent !== undefined && !alternates.has(top); parent = parents.get(top))
    top = parent;
  return alternates.has(top);
}

function placed(cell: Cell, breakdowns: readonly Breakdown[], cells: MetricCells): PlacedCell {
  const ranked = breakdowns.toSorted((a, b) => rankOf(a, cell) - rankOf(b, cell));
  const [first = null] = ranked;
  const standings = new Set(breakdowns.map((one) => standingOf(one, cell)));
  // A subtotal by one axis stays one, even where another axis takes it for a part.
  const standing = standings.has('subtotal') ? 'subtotal' : first === null ? 'leaf' : standingOf(first, cell);
  return { cell, standing, breakdown: first, parent: parentOf(cell, ranked, cells) };
}

const KIND_ORDER = ['product', 'geography', 'segment'];

/** The subtotal or region above it, else the fact that its breakdown divides. */
function parentOf(cell: Cell, ranked: readonly Breakdown[], cells: MetricCells): Cell | null {
  for (const { slice, hierarchy } of ranked) {
    const [axis] = slice.varying;
    const parent = axis === undefined ? undefined : hierarchy.parents.get(memberOf(slice, cell));
    if (axis === undefined || parent === undefined || slice.varying.length > 1) continue;
    const found = cellAt(cells, cell, { ...cell.parts, [axis]: parent });
    if (found !== null) return found;
  }
  const direct = ranked
    .filter(
      ({ slice }) => Object.keys(slice.fixed).length > 0 && slice.axisCount - Object.keys(slice.fixed).length === 1,
    )
    .toSorted((a, b) => KIND_ORDER.indexOf(kindOf(a)) - KIND_ORDER.indexOf(kindOf(b)));
  const agreed = direct.filter((one) => agreementAt(one, cell)?.used != null);
  for (const { slice } of [...agreed, ...direct]) {
    const found = cellAt(cells, cell, slice.fixed);
    if (found !== null) return found;
  }
  return null;
}

function kindOf({ slice: { varying } }: Breakdown): string {
  return kindOfAxis(varying[0] ?? '') ?? '';
}

/** Of the same concept, else of another one of the metric. */
function cellAt(cells: MetricCells, { concept, currency, period, layer }: Cell, parts: SegmentAxes): Cell | null {
  for (const one of [concept, ...cells.concepts.filter((other) => other !== concept)]) {
    const found = cells.at(one, { currency, period, layer, parts });
    if (found !== null && keyOfAxes(found.parts) !== '') return found;
  }
  return null;
}
