import type { IsoDate } from './dates.ts';
import type { Cik } from './ids.ts';
import type { DecimalText } from './rows.ts';

/** What is broken down by segments, in the order in which answers list it. */
export const SEGMENT_METRICS = [
  'revenue',
  'segmentProfit',
  'operatingIncome',
  'incomeBeforeTax',
  'netIncome',
  'grossProfit',
  'costOfRevenue',
  'researchAndDevelopment',
  'depreciationAmortization',
  'capitalExpenditure',
  'totalAssets',
  'longLivedAssets',
  'goodwill',
] as const;
export type SegmentMetric = (typeof SEGMENT_METRICS)[number];

export const SEGMENT_KINDS = ['segment', 'product', 'geography'] as const;
/** By what an axis breaks a number down: business segment, product or service, country or region. */
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** The kinds of all axes of a fact. */
export const SEGMENT_DIMENSIONS = [
  'segment',
  'product',
  'geography',
  'segment-product',
  'segment-geography',
  'product-geography',
  'segment-product-geography',
] as const;
export type SegmentDimension = (typeof SEGMENT_DIMENSIONS)[number];

/**
 * `member`: a part. `subtotal`: the sum of other members. `detail`: a part of a member, or a number beside the
 * breakdown. `segment-total`: all segments before corporate items and eliminations. `corporate`, `elimination`,
 * `reconciling`: what lies between the segments and the consolidated number.
 */
export const SEGMENT_ROLES = [
  'member',
  'subtotal',
  'detail',
  'segment-total',
  'corporate',
  'elimination',
  'reconciling',
] as const;
export type SegmentRole = (typeof SEGMENT_ROLES)[number];

/** By its dates. `year-end` and `quarter-end` are balance dates. */
export const SEGMENT_PERIODS = [
  'annual',
  'quarter',
  'half-year',
  'nine-months',
  'other',
  'year-end',
  'quarter-end',
] as const;
export type SegmentPeriod = (typeof SEGMENT_PERIODS)[number];

/** Axis → member, both with their prefix. */
export type SegmentAxes = Readonly<Record<string, string>>;

/** One number of one part of an issuer, as one filing states it. */
export interface SegmentedFactValues {
  /** Whom it is about: of a joint filing perhaps not the filer that its rows are stored under. Null: not stated. */
  readonly entityCik: Cik | null;
  readonly metric: SegmentMetric;
  /** Prefixed: `"us-gaap:Revenues"`. */
  readonly concept: string;
  /** Whether it is of the concept to take where a filing breaks the metric down under several concepts. */
  readonly isPrimary: boolean;
  readonly dimension: SegmentDimension;
  readonly axes: SegmentAxes;
  /** The members of the axes, and nothing else. */
  readonly members: readonly string[];
  /** Readable, from the names of the members. */
  readonly label: string;
  readonly role: SegmentRole;
  /** Whether it enters the sum of its breakdown. A sum of all such rows of one breakdown counts nothing twice. */
  readonly isLeaf: boolean;
  /** Axes of the fact that it is a part of; null: of the whole, or unknown. */
  readonly parent: SegmentAxes | null;
  /** Number of ancestors. */
  readonly depth: number;
  /** Null for a balance. */
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate;
  readonly periodKind: SegmentPeriod;
  readonly value: DecimalText;
  /** ISO 4217. */
  readonly currency: string;
  /** The undimensioned fact of the concept and period; null: the filing states none. */
  readonly total: DecimalText | null;
  /** Of `total`: another of the metric where its own concept has none. */
  readonly totalConcept: string | null;
  /** Of `total`, six decimals; null without a positive total. */
  readonly shareOfTotal: DecimalText | null;
  /** With what the sum of its breakdown was compared: the total, the total of the segments, or the part divided. */
  readonly comparedWith: 'total' | 'segment-total' | 'parent' | null;
  readonly comparedValue: DecimalText | null;
  /** Of all leaves of its breakdown. */
  readonly leavesSum: DecimalText | null;
  /** Corporate items, eliminations and others that belong to the comparison. */
  readonly adjustmentsSum: DecimalText | null;
  /** Whether leaves and adjustments give the compared value within its rounding; null: nothing to compare with. */
  readonly agrees: boolean | null;
}
