import { type Cik, parseCik } from '../../core/ids.ts';
import {
  SEGMENT_KINDS,
  SEGMENT_METRICS,
  type SegmentedFactValues,
  type SegmentKind,
  type SegmentMetric,
  type SegmentRole,
} from '../../core/rows-segmented-facts.ts';
import type { Span } from '../../core/spans.ts';
import { coverFact, durationOf, type ReportedFacts } from '../reported-facts/reported-facts.ts';
import { amountOf, decimalOf, shareOf, unitOf } from './amounts.ts';
import { consolidationRole, dimensionOf, kindOfAxis, segmentMemberRole } from './axes.ts';
import { type Cell, cellsOf, isNeutral, keyOfAxes, keyOfPeriod } from './cells.ts';
import { compare } from './comparisons.ts';
import { memberLabel } from './member-label.ts';
import { type MemberWords, NO_WORDS } from './member-words.ts';
import { METRIC_ADJUSTMENTS, METRIC_CONCEPTS, relatedConcepts } from './metrics.ts';
import { periodKindOf } from './period-kind.ts';
import { agreementAt, type Breakdown, type PlacedCell, placeParts } from './place-cells.ts';
import { metricCells } from './slices.ts';
import type { SearchBudget } from './subset-sums.ts';

export interface SegmentedFact {
  readonly values: SegmentedFactValues;
  readonly spans: readonly Span[];
  readonly confidence: number;
}

/** Sums that the search for subtotals of one filing may try. */
const MOST_SUMS = 4_000_000;

/**
 * The numbers that a filing breaks down by segment, product or geography, each placed in its breakdown and checked against
 * the total.
 *
 * Confidence starts with the fact's own: at most 0.95 where the parts add up to the total, 0.9 where they add up to the
 * segments' total or to the part that they divide, 0.7 where nothing is stated to compare with, 0.6 where they do not add
 * up, 0.4 where facts contradict each other.
 */
export function readSegmentedFacts(facts: ReportedFacts, words: MemberWords = NO_WORDS): readonly SegmentedFact[] {
  const cover = { ...readCover(facts), labels: words.labels };
  const budget: SearchBudget = { left: MOST_SUMS };
  const cellsOfConcept = readCells(facts);
  return SEGMENT_METRICS.flatMap((metric) => {
    const beside = (METRIC_ADJUSTMENTS[metric] ?? []).flatMap(cellsOfConcept);
    const rows = brokenDown(metric, facts, cellsOfConcept).flatMap((concept) => {
      const related = relatedConcepts(metric, concept).map((one) => [one, cellsOfConcept(one)] as const);
      const byConcept = new Map(related.filter(([, cells]) => cells.length > 0));
      const wholes = wholesOf([...byConcept.values()].flat());
      const own = cellsOfConcept(concept).filter((cell) => isOfMetric(metric, cell));
      const parts = own.filter((cell) => Object.keys(cell.parts).length > 0);
      const placedCells = placeParts(parts, metricCells(byConcept, beside), { budget, above: words.above });
      const partRows = placedCells.map((placed) => partRow(metric, placed, wholes, cover));
      return [...partRows, ...itemRows(metric, own, placedCells, wholes, cover)];
    });
    return withPrimary(withDepths(rows));
  });
}

/** What holds for all facts of a filing. */
interface Cover {
  readonly entityCik: Cik | null;
  /** `--12-31`; null: not stated. */
  readonly yearEnd: string | null;
  readonly labels: MemberWords['labels'];
}

function readCover(facts: ReportedFacts): Pick<Cover, 'entityCik' | 'yearEnd'> {
  const [first] = facts.all();
  const entity = first?.fact.entity ?? '';
  return {
    entityCik: /^\d{1,10}$/.test(entity) ? parseCik(entity) : null,
    yearEnd: coverFact(facts, 'dei:CurrentFiscalYearEndDate')?.value.trim() ?? null,
  };
}

/** Ten times the facts of one concept in the largest reports. */
const MOST_FACTS = 6_000;

/** Whether a concept has more facts than any report states: it is left out, so that a document bounds its reading. */
export function hasTooMany(facts: ReportedFacts, concept: string): boolean {
  return facts.of(concept).length > MOST_FACTS;
}

/** Each concept is read once. */
function readCells(facts: ReportedFacts): (concept: string) => readonly Cell[] {
  const known = new Map<string, readonly Cell[]>();
  return (concept) => {
    const cells = known.get(concept) ?? (hasTooMany(facts, concept) ? [] : cellsOf(facts, concept));
    known.set(concept, cells);
    return cells;
  };
}

/** The concepts of a metric that the filing breaks down; of the segments' profit the first alone. */
function brokenDown(
  metric: SegmentMetric,
  facts: ReportedFacts,
  cellsOfConcept: (concept: string) => readonly Cell[],
): readonly string[] {
  const isBroken = (cell: Cell): boolean => Object.keys(cell.parts).length > 0 && isOfMetric(metric, cell);
  const found = METRIC_CONCEPTS[metric].filter((concept) => cellsOfConcept(concept).some(isBroken));
  if (metric !== 'segmentProfit') return found;
  const [measure] = found;
  if (measure === undefined || (GROSS_PROFITS.includes(measure) && hasOwnMeasure(facts))) return [];
  return [measure];
}

const GROSS_PROFITS = ['us-gaap:GrossProfit', 'ifrs-full:GrossProfit'];
const STANDARD = /^(?:us-gaap|srt|dei|ifrs-full|ecd|country|currency):/;

/**
 * Whether the filing states amounts under a concept of its own by segment: that may be the measure of profit, and gross
 * profit a line above it.
 */
function hasOwnMeasure(facts: ReportedFacts): boolean {
  for (const item of facts.all()) {
    const { concept, dimensions, unit } = item.fact;
    if (STANDARD.test(concept) || !/^[A-Z]{3}$/.test(unit ?? '') || durationOf(item) === null) continue;
    if (Object.keys(dimensions).some((axis) => kindOfAxis(axis) === 'segment')) return true;
  }
  return false;
}

/** Of the segments' profit only what is by segment, and the items beside it. */
function isOfMetric(metric: SegmentMetric, { parts }: Cell): boolean {
  const axes = Object.keys(parts);
  return metric !== 'segmentProfit' || axes.length === 0 || axes.some((axis) => kindOfAxis(axis) === 'segment');
}

function partRow(metric: SegmentMetric, placed: PlacedCell, wholes: Wholes, cover: Cover): SegmentedFact {
  const { cell, standing, breakdown, parent } = placed;
  const target = breakdown?.targets.get(keyOfPeriod(cell.period)) ?? null;
  const agreement = breakdown === null ? null : agreementAt(breakdown, cell);
  const isJudged = standing !== 'detail' && target !== null && agreement !== null;
  const isConfirmed = isJudged && agreement.used !== null;
  const adjustments = (agreement?.used ?? []).flatMap((at) => target?.adjustments[at] ?? []);
  const agrees = isJudged ? isConfirmed : null;
  const totalOf = isConfirmed ? target.cell.concept : cell.concept;
  return rowOf(
    { metric, cell, wholes, cover, totalOf },
    {
      role: roleOf(placed),
      // Beside the segments' own numbers, those before or after other items are a second statement of the same.
      isLeaf: standing === 'leaf' && cell.layer === null,
      parent: parent?.axes ?? null,
      comparedWith: isJudged ? target.basis : null,
      comparedValue: isJudged ? target.cell.value : null,
      leavesSum: isJudged ? decimalOf(agreement.sum) : null,
      adjustmentsSum: isJudged ? sumOf(adjustments) : null,
      agrees,
    },
  );
}

function roleOf({ cell, standing }: PlacedCell): SegmentRole {
  if (cell.layer !== null && !isNeutral(cell.layer)) return consolidationRole(cell.layer);
  if (standing === 'subtotal' || standing === 'detail') return standing;
  const roles = Object.values(cell.parts).flatMap((member) => segmentMemberRole(member) ?? []);
  return roles[0] ?? 'member';
}

function sumOf(cells: readonly Cell[]): string {
  return decimalOf(cells.reduce((sum, { value }) => sum + (amountOf(value) ?? 0n), 0n));
}

/** Corporate items, eliminations and the total of the segments, beside the parts of their concept. */
function itemRows(
  metric: SegmentMetric,
  cells: readonly Cell[],
  placedCells: readonly PlacedCell[],
  wholes: Wholes,
  cover: Cover,
): readonly SegmentedFact[] {
  if (placedCells.length === 0) return [];
  const breakdowns = [...new Set(placedCells.flatMap(({ breakdown }) => breakdown ?? []))];
  return cells
    .filter(({ layer, parts }) => layer !== null && Object.keys(parts).length === 0)
    .map((cell) => {
      const judging = breakdowns.find((one) => involves(one, cell)) ?? null;
      return rowOf({ metric, cell, wholes, cover, totalOf: cell.concept }, itemJudgment(cell, judging));
    });
}

function itemJudgment(cell: Cell, judging: Breakdown | null): Judgment {
  const role = consolidationRole(cell.layer ?? '');
  const target = judging?.targets.get(keyOfPeriod(cell.period)) ?? null;
  const agreement = judging === null ? null : agreementAt(judging, cell);
  const used = (agreement?.used ?? []).flatMap((at) => target?.adjustments[at] ?? []);
  const isSum = role === 'segment-total' && target !== null;
  return {
    role,
    isLeaf: false,
    parent: null,
    comparedWith: isSum ? 'segment-total' : (target?.basis ?? null),
    comparedValue: isSum ? cell.value : (target?.cell.value ?? null),
    leavesSum: agreement === null ? null : decimalOf(agreement.sum),
    adjustmentsSum: agreement === null ? null : isSum ? '0' : sumOf(used),
    agrees: agreement === null ? null : true,
  };
}

/** Whether a breakdown adds up by an item, or to it. */
function involves(breakdown: Breakdown, cell: Cell): boolean {
  const target = breakdown.targets.get(keyOfPeriod(cell.period));
  const agreement = agreementAt(breakdown, cell);
  if (target === undefined || agreement === null || agreement.used === null) return false;
  const isOfAll = Object.keys(breakdown.slice.fixed).length === 0 && breakdown.slice.layer === null;
  if (cell.layer !== null && isNeutral(cell.layer) && isOfAll) return isSum(agreement.sum, cell);
  return target.cell === cell || agreement.used.some((at) => target.adjustments[at] === cell);
}

/** Whether a sum is the number of a cell, within its rounding. */
function isSum(sum: bigint, cell: Cell): boolean {
  const target = amountOf(cell.value);
  const comparison = { target: target ?? 0n, unit: unitOf(cell), adjustments: [] };
  return target !== null && compare([{ amount: sum, unit: unitOf(cell) * 2n }], comparison).used !== null;
}

interface RowSource {
  readonly metric: SegmentMetric;
  readonly cell: Cell;
  readonly wholes: Wholes;
  readonly cover: Cover;
  /** The concept whose whole is the total, where its own has none. */
  readonly totalOf: string;
}

const KIND_ORDER: readonly (SegmentKind | null)[] = SEGMENT_KINDS;

/** The members in the order of their kinds; that of consolidation items only where it stands alone. */
function labelOf({ axes, parts }: Cell, labels: MemberWords['labels']): string {
  const named = Object.keys(parts).length > 0 ? parts : axes;
  const orderOf = (axis: string): number => KIND_ORDER.indexOf(kindOfAxis(axis));
  return Object.entries(named)
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([, member]) => labels.get(member) ?? memberLabel(member))
    .join(' / ');
}

type Judgment = Pick<
  SegmentedFactValues,
  'role' | 'isLeaf' | 'parent' | 'comparedWith' | 'comparedValue' | 'leavesSum' | 'adjustmentsSum' | 'agrees'
>;

function rowOf({ metric, cell, wholes, cover, totalOf }: RowSource, judgment: Judgment): SegmentedFact {
  const whole = wholes.get(keyOfWhole(cell.concept, cell)) ?? wholes.get(keyOfWhole(totalOf, cell)) ?? null;
  const value = amountOf(cell.value);
  const total = whole === null ? null : amountOf(whole.value);
  return {
    values: {
      entityCik: cover.entityCik,
      metric,
      concept: cell.concept,
      isPrimary: false,
      dimension: dimensionOf(cell.axes),
      axes: cell.axes,
      members: [...new Set(Object.values(cell.axes))],
      label: labelOf(cell, cover.labels),
      depth: 0,
      periodStart: cell.period.start,
      periodEnd: cell.period.end,
      periodKind: periodKindOf(cell.period.start, cell.period.end, cover.yearEnd),
      value: cell.value,
      currency: cell.currency,
      total: whole?.value ?? null,
      totalConcept: whole?.concept ?? null,
      shareOfTotal: value === null || total === null ? null : shareOf(value, total),
      ...judgment,
    },
    spans: cell.spans,
    confidence: Math.min(cell.confidence, cell.isInconsistent ? 0.4 : 1, limitOf(judgment)),
  };
}

function limitOf({ agrees, comparedWith }: Judgment): number {
  if (agrees === null) return 0.7;
  if (!agrees) return 0.6;
  return comparedWith === 'total' ? 0.95 : 0.9;
}

/** The undimensioned facts, by concept, currency and period. */
type Wholes = ReadonlyMap<string, Cell>;

const keyOfWhole = (concept: string, { currency, period }: Cell): string =>
  [concept, currency, keyOfPeriod(period)].join(' ');

function wholesOf(cells: readonly Cell[]): Wholes {
  const wholes = cells.filter(({ axes }) => Object.keys(axes).length === 0);
  return new Map(wholes.map((cell) => [keyOfWhole(cell.concept, cell), cell]));
}

/** Depths by the chain of parents; a chain that returns to itself ends. */
function withDepths(rows: readonly SegmentedFact[]): readonly SegmentedFact[] {
  const keyOf = (
    { currency, periodStart, periodEnd }: SegmentedFactValues,
    axes: SegmentedFactValues['axes'],
  ): string => `${currency} ${periodStart ?? ''}/${periodEnd} ${keyOfAxes(axes)}`;
  const byPlace = new Map(rows.map(({ values }) => [keyOf(values, values.axes), values]));
  return rows.map((row) => {
    let depth = 0;
    const seen = new Set<SegmentedFactValues>();
    for (let at: SegmentedFactValues | undefined = row.values; at?.parent && !seen.has(at); depth += 1) {
      seen.add(at);
      at = byPlace.get(keyOf(at, at.parent));
    }
    return { ...row, values: { ...row.values, depth } };
  });
}

/** Per breakdown and period one concept: the first whose parts add up, else the first. */
function withPrimary(rows: readonly SegmentedFact[]): readonly SegmentedFact[] {
  const keyOf = ({ values: { dimension, currency, periodStart, periodEnd } }: SegmentedFact): string =>
    [dimension, currency, periodStart, periodEnd].join(' ');
  const primary = new Map<string, string>();
  for (const row of rows.filter(({ values }) => values.agrees === true)) {
    if (!primary.has(keyOf(row))) primary.set(keyOf(row), row.values.concept);
  }
  for (const row of rows) if (!primary.has(keyOf(row))) primary.set(keyOf(row), row.values.concept);
  return rows.map((row) => {
    const isPrimary = primary.get(keyOf(row)) === row.values.concept;
    return { ...row, values: { ...row.values, isPrimary } };
  });
}
