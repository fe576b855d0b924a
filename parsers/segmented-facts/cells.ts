import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { SegmentAxes } from '../../core/rows-segmented-facts.ts';
import type { Span } from '../../core/spans.ts';
import { durationOf, instantOf, type ReportedFact, type ReportedFacts } from '../reported-facts/reported-facts.ts';
import { resolveDuplicates } from '../reported-facts/resolve-duplicates.ts';
import { consolidationRole, isConsolidationAxis, kindOfAxis } from './axes.ts';

export interface CellPeriod {
  /** Null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
}

/** One number of a concept: of the whole, or of a part by its axes. */
export interface Cell {
  readonly concept: string;
  readonly currency: string;
  readonly period: CellPeriod;
  /** As tagged. */
  readonly axes: SegmentAxes;
  /** Without the axis of consolidation items. */
  readonly parts: SegmentAxes;
  /** Member of the axis of consolidation items that sets the number apart from the segments' own; null: none does. */
  readonly layer: string | null;
  readonly value: DecimalText;
  /** Unit of the last stated digit: 6 for millions; null: exact. */
  readonly power: number | null;
  readonly spans: readonly Span[];
  readonly confidence: number;
  readonly isInconsistent: boolean;
}

/** Facts of a breakdown have no more axes than these. */
const MOST_AXES = 4;
const MEMBER = /^[\w.-]{1,100}:[\w.-]{1,300}$/;

/** The numbers of one concept that are of the whole, or of parts by the axes of segments alone; in document order. */
export function cellsOf(facts: ReportedFacts, concept: string): readonly Cell[] {
  const groups = Map.groupBy(facts.of(concept).filter(isOfBreakdown), keyOfFact);
  const cells = [...groups.values()].flatMap((group) => cellOf(concept, group) ?? []);
  return cells.length === 0 ? [] : withoutNeutralLayers(cells);
}

function isOfBreakdown(item: ReportedFact): boolean {
  const { unit, dimensions } = item.fact;
  const axes = Object.entries(dimensions);
  const isKnown = axes.every(
    ([axis, member]) => (kindOfAxis(axis) !== null || isConsolidationAxis(axis)) && MEMBER.test(member),
  );
  const consolidation = axes.filter(([axis]) => isConsolidationAxis(axis));
  return unit !== null && /^[A-Z]{3}$/.test(unit) && isKnown && axes.length <= MOST_AXES && consolidation.length <= 1;
}

function keyOfFact(item: ReportedFact): string {
  const { start, end } = periodOf(item) ?? { start: null, end: '' };
  return [item.fact.unit, start, end, keyOfAxes(item.fact.dimensions)].join(' ');
}

function periodOf(item: ReportedFact): CellPeriod | null {
  const instant = instantOf(item);
  if (instant !== null) return { start: null, end: instant };
  const duration = durationOf(item);
  return duration !== null && isIsoDate(duration.start) ? duration : null;
}

function cellOf(concept: string, group: readonly ReportedFact[]): Cell | null {
  const resolved = resolveDuplicates(group);
  const period = group[0] === undefined ? null : periodOf(group[0]);
  if (resolved === null || period === null) return null;
  const { fact } = resolved.source;
  const axes = sortedAxes(fact.dimensions);
  const layer = Object.entries(axes).find(([axis]) => isConsolidationAxis(axis))?.[1] ?? null;
  return {
    concept,
    currency: fact.unit ?? '',
    period,
    axes,
    parts: Object.fromEntries(Object.entries(axes).filter(([axis]) => !isConsolidationAxis(axis))),
    layer,
    value: resolved.value,
    power: powerOf(fact.decimals),
    spans: resolved.spans,
    confidence: resolved.confidence,
    isInconsistent: resolved.agreement === 'inconsistent',
  };
}

function sortedAxes(dimensions: SegmentAxes): SegmentAxes {
  return Object.fromEntries(Object.entries(dimensions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function powerOf(decimals: string | null): number | null {
  return decimals !== null && /^-?\d{1,2}$/.test(decimals) ? -Number(decimals) : null;
}

/** The same for the same axes and members, whatever their order. */
export function keyOfAxes(axes: SegmentAxes): string {
  return Object.entries(axes)
    .map(([axis, member]) => `${axis}=${member}`)
    .toSorted()
    .join(' ');
}

export function keyOfPeriod({ start, end }: CellPeriod): string {
  return `${start ?? ''}/${end}`;
}

/** Whether a member of the axis of consolidation items says no more than that the number is of segments. */
export function isNeutral(layer: string): boolean {
  return consolidationRole(layer) === 'segment-total';
}

/**
 * A number of a segment tagged as "of the operating segments" is the segment's number: some filings tag it with that
 * member, some without, some both in one table. Where one concept has both with different values (before and after
 * intersegment amounts), they stay apart.
 */
function withoutNeutralLayers(cells: readonly Cell[]): readonly Cell[] {
  const plain = new Map(cells.filter(({ layer }) => layer === null).map((cell) => [placeOf(cell), cell.value]));
  const isMergeable = (cell: Cell): boolean =>
    cell.layer !== null && isNeutral(cell.layer) && Object.keys(cell.parts).length > 0;
  const signatureOf = (cell: Cell): string => Object.keys(cell.parts).join(' ');
  const conflicting = new Set(
    cells
      .filter((cell) => isMergeable(cell) && (plain.get(placeOf(cell)) ?? cell.value) !== cell.value)
      .map(signatureOf),
  );
  const merged = new Map<string, Cell>();
  for (const cell of cells) {
    const own = isMergeable(cell) && !conflicting.has(signatureOf(cell)) ? { ...cell, layer: null } : cell;
    const key = `${placeOf(own)} ${own.layer ?? ''}`;
    if (!merged.has(key)) merged.set(key, own);
  }
  return [...merged.values()];
}

function placeOf({ currency, period, parts }: Cell): string {
  return `${currency} ${keyOfPeriod(period)} ${keyOfAxes(parts)}`;
}
