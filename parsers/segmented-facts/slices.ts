import type { SegmentAxes } from '../../core/rows-segmented-facts.ts';
import { amountOf, unitOf } from './amounts.ts';
import { consolidationRole } from './axes.ts';
import { type Cell, isNeutral, keyOfAxes, keyOfPeriod } from './cells.ts';
import type { Comparison } from './comparisons.ts';
import type { MemberAmounts } from './hierarchy.ts';

/** Parts of one whole: the cells of a concept with the same axes, of which some are fixed. */
export interface Slice {
  readonly concept: string;
  readonly currency: string;
  readonly layer: string | null;
  /** Axes and members that all parts share: those of the whole. */
  readonly fixed: SegmentAxes;
  /** Axes by which the whole is divided, and which have more than one member. */
  readonly varying: readonly string[];
  readonly axisCount: number;
  readonly cells: readonly Cell[];
}

/** What the parts of a slice are compared with. */
export type Basis = 'total' | 'segment-total' | 'parent';

export interface Target {
  readonly basis: Basis;
  readonly cell: Cell;
  readonly adjustments: readonly Cell[];
}

/** The cells of a metric: those of several concepts by place. */
export interface MetricCells {
  readonly concepts: readonly string[];
  at(concept: string, place: Pick<Cell, 'currency' | 'period' | 'layer' | 'parts'>): Cell | null;
  /** Items between segments and whole: of the same parts, each with a member of its own. */
  itemsAt(concept: string, place: Pick<Cell, 'currency' | 'period' | 'parts'>): readonly Cell[];
  /** Numbers of other concepts that may belong to the sum. */
  besideAt(place: Pick<Cell, 'currency' | 'period' | 'parts'>): readonly Cell[];
}

/** @param beside numbers of other concepts that issuers add to the metric */
export function metricCells(byConcept: ReadonlyMap<string, readonly Cell[]>, beside: readonly Cell[]): MetricCells {
  const places = new Map<string, Cell>();
  const items = new Map<string, Cell[]>();
  const keyOf = (concept: string, { currency, period, parts }: Pick<Cell, 'currency' | 'period' | 'parts'>): string =>
    [concept, currency, keyOfPeriod(period), keyOfAxes(parts)].join(' ');
  for (const [concept, cells] of byConcept) {
    for (const cell of cells) {
      const key = keyOf(concept, cell);
      places.set(`${key} ${cell.layer ?? ''}`, cell);
      if (cell.layer !== null && !isNeutral(cell.layer)) items.set(key, [...(items.get(key) ?? []), cell]);
    }
  }
  const added = Map.groupBy(beside, (cell) => keyOf('', cell));
  return {
    concepts: [...byConcept.keys()],
    at: (concept, place) => places.get(`${keyOf(concept, place)} ${place.layer ?? ''}`) ?? null,
    itemsAt: (concept, place) => items.get(keyOf(concept, place)) ?? [],
    besideAt: (place) => added.get(keyOf('', place)) ?? [],
  };
}

/** All ways in which cells of one concept are parts of something: each subset of their axes may be what they divide. */
export function slicesOf(cells: readonly Cell[]): readonly Slice[] {
  const groups = new Map<string, { fixed: SegmentAxes; cells: Cell[] }>();
  for (const cell of cells) {
    const axes = Object.entries(cell.parts);
    for (let mask = 0; mask < 2 ** axes.length - 1; mask += 1) {
      const fixed = Object.fromEntries(axes.filter((_, at) => (mask >> at) & 1));
      const names = axes.map(([axis]) => axis).join(' ');
      const key = [cell.currency, cell.layer, names, keyOfAxes(fixed)].join('|');
      const group = groups.get(key) ?? { fixed, cells: [] };
      group.cells.push(cell);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap(({ fixed, cells: own }): Slice[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { concept, currency, layer, parts } = first;
    const free = Object.keys(parts).filter((axis) => !(axis in fixed));
    const several = free.filter((axis) => new Set(own.map((cell) => cell.parts[axis])).size > 1);
    const varying = several.length > 0 ? several : free.slice(0, 1);
    return [{ concept, currency, layer, fixed, varying, axisCount: Object.keys(parts).length, cells: own }];
  });
}

/** The name of a cell among those of its slice. */
export function memberOf({ varying }: Pick<Slice, 'varying'>, { parts }: Cell): string {
  return varying.map((axis) => parts[axis] ?? '').join(' ');
}

export function memberAmounts(slice: Slice): readonly MemberAmounts[] {
  const members = new Map<string, { amounts: Map<string, bigint>; units: Map<string, bigint> }>();
  for (const cell of slice.cells) {
    const amount = amountOf(cell.value);
    if (amount === null) continue;
    const name = memberOf(slice, cell);
    const own = members.get(name) ?? { amounts: new Map(), units: new Map() };
    own.amounts.set(keyOfPeriod(cell.period), amount);
    own.units.set(keyOfPeriod(cell.period), unitOf(cell));
    members.set(name, own);
  }
  return [...members].map(([member, own]) => ({ member, ...own }));
}

/**
 * What the parts of a slice may add up to, by period, the preferred first: the whole of their own concept, the total of the
 * segments before other items, the whole of another concept of the metric.
 */
export function targetsOf(slice: Slice, cells: MetricCells): readonly ReadonlyMap<string, Target>[] {
  const { concept, currency, fixed, layer } = slice;
  const periods = new Map(slice.cells.map(({ period }) => [keyOfPeriod(period), period]));
  const isPart = Object.keys(fixed).length > 0;
  const others = cells.concepts.filter((one) => one !== concept);
  const by = (
    find: (place: Pick<Cell, 'currency' | 'period' | 'parts'>) => Target | null,
  ): ReadonlyMap<string, Target> =>
    new Map(
      [...periods].flatMap(([key, period]) => {
        const target = find({ currency, period, parts: fixed });
        return target === null ? [] : [[key, target]];
      }),
    );
  const wholeOf = (one: string) =>
    by((place) => {
      const cell = cells.at(one, { ...place, layer: null });
      if (cell === null) return null;
      const own = [one, concept, ...others].map((other) => cells.itemsAt(other, place));
      const items = own.find((some) => some.length > 0) ?? eliminationsOf(slice, cells, place.period);
      const adjustments = [...items, ...cells.besideAt(place)];
      return { basis: isPart ? 'parent' : 'total', cell, adjustments };
    });
  const layerOf = (name: string) =>
    by((place) => {
      const cell = cells.at(concept, { ...place, layer: name });
      const basis = consolidationRole(name) === 'segment-total' ? 'segment-total' : 'parent';
      return cell === null ? null : { basis, cell, adjustments: [] };
    });
  const isApart = layer !== null && !isNeutral(layer);
  if (isApart) return [layerOf(layer)];
  const segments = layer ?? neutralLayerOf(slice, cells);
  const found = [wholeOf(concept), ...(segments === null ? [] : [layerOf(segments)]), ...others.map(wholeOf)];
  return found.filter(({ size }) => size > 0);
}

/** What is eliminated, where it is stated for each part alone. */
function eliminationsOf({ concept, cells: own }: Slice, cells: MetricCells, period: Cell['period']): readonly Cell[] {
  const key = keyOfPeriod(period);
  return own
    .filter((cell) => keyOfPeriod(cell.period) === key)
    .flatMap((cell) => cells.itemsAt(concept, cell))
    .filter(({ layer }) => layer !== null && consolidationRole(layer) === 'elimination');
}

const NEUTRAL_LAYERS = [
  'us-gaap:OperatingSegmentsMember',
  'us-gaap:ReportableSegmentsMember',
  'us-gaap:ReportableGeographicalComponentsMember',
  'srt:ReportableGeographicalComponentsMember',
  'ifrs-full:OperatingSegmentsMember',
  'ifrs-full:ReportableSegmentsMember',
];

function neutralLayerOf({ concept, currency, fixed, cells: own }: Slice, cells: MetricCells): string | null {
  const has = (layer: string): boolean =>
    own.some(({ period }) => cells.at(concept, { currency, period, parts: fixed, layer }) !== null);
  return NEUTRAL_LAYERS.find(has) ?? null;
}

/** Targets as comparisons of amounts; one that is no amount is left out. */
export function comparisonsOf(targets: ReadonlyMap<string, Target>): ReadonlyMap<string, Comparison> {
  return new Map(
    [...targets].flatMap(([period, { cell, adjustments }]) => {
      const target = amountOf(cell.value);
      if (target === null) return [];
      const amounts = adjustments.map(({ value }) => amountOf(value) ?? 0n);
      return [[period, { target, unit: unitOf(cell), adjustments: amounts }]];
    }),
  );
}
