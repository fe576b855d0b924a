import Type from 'typebox';
import {
  SEGMENT_DIMENSIONS,
  SEGMENT_METRICS,
  SEGMENT_PERIODS,
  SEGMENT_ROLES,
  type SegmentAxes,
} from '../../../core/rows-segmented-facts.ts';
import { numberOfDecimal } from '../../../db/decimal-number.ts';
import type { SegmentedFactRow } from '../../../db/repositories/datasets/segmented-facts.ts';
import { metadataOf } from '../../../db/row-metadata.ts';
import { AccessionNumberText, AgentVerification, Day, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { oneOf } from '../dilution/fields.ts';

const Axes = Type.Record(Type.String(), Type.String(), {
  description: 'Axis and member, as tagged: `{"srt:ProductOrServiceAxis": "us-gaap:ServiceMember"}`.',
});

const OWN = {
  metric: oneOf([...SEGMENT_METRICS]),
  dimension: oneOf([...SEGMENT_DIMENSIONS], 'The kinds of its axes.'),
  label: Type.String({ description: 'Readable, from the names of the members.' }),
  role: oneOf(
    [...SEGMENT_ROLES],
    '`member`: a part. `subtotal`: a sum of other members. `detail`: a part of a member, or a number beside the breakdown. `segment-total`: all segments before other items. `corporate`, `elimination`, `reconciling`: between the segments and the consolidated number.',
  ),
  isLeaf: Type.Boolean({
    description: 'The rows of one breakdown and period with true can be summed: nothing is in them twice.',
  }),
  periodStart: Nullable({ ...Day, description: 'First day; null for a balance.' }),
  periodEnd: { ...Day, description: 'Last day; of a balance its date.' },
  value: Type.Number(),
  currency: Type.String({ examples: ['USD'] }),
  shareOfTotal: Nullable(Type.Number({ description: 'Of the consolidated number, 0–1; null without a positive one.' })),
};

const amount = (description: string) => Nullable(Type.Number({ description }));

const Reconciliation = Type.Object(
  {
    agrees: Nullable(
      Type.Boolean({ description: 'Null: the filing states nothing to compare with, or the row is a detail.' }),
    ),
    comparedWith: Nullable(
      oneOf(
        ['total', 'segment-total', 'parent'],
        '`total`: the consolidated number. `segment-total`: that of all segments. `parent`: the part that is divided further.',
      ),
    ),
    comparedValue: amount('What leaves and adjustments should give.'),
    leavesSum: amount('Sum of the leaves of its breakdown.'),
    adjustmentsSum: amount('Corporate items, eliminations and others that belong to the sum.'),
    total: amount('The consolidated number of the period.'),
    totalConcept: Nullable(Type.String()),
  },
  { title: 'SegmentReconciliation', description: 'The sum of its breakdown, compared with the whole.' },
);

export const SegmentedFact = Type.Object(
  {
    object: Type.Literal('segmented_fact'),
    cik: Type.String(),
    accessionNumber: AccessionNumberText,
    concept: Type.String({ examples: ['us-gaap:Revenues'] }),
    isPrimary: Type.Boolean({ description: 'Of the concept to take where a filing uses several for the metric.' }),
    ...OWN,
    axes: Axes,
    parent: Nullable(Axes),
    depth: Type.Integer({ description: 'Number of ancestors in the hierarchy.' }),
    periodKind: oneOf([...SEGMENT_PERIODS], 'By its dates.'),
    reconciliation: Reconciliation,
    statedIn: Type.Integer({ description: 'Filings that state the number of this part and period.' }),
    isRestated: Type.Boolean({ description: 'Whether they state different values.' }),
    sourceSpan: Nullable(
      Type.String({ description: 'Of the printed number; `/v1/lineage/{sourceSpan}` has the words.' }),
    ),
    ...ROW_BLOCKS,
  },
  { title: 'SegmentedFact' },
);

export const SegmentedFactAgent = Type.Object(
  {
    object: Type.Literal('segmented_fact'),
    accessionNumber: AccessionNumberText,
    ...OWN,
    agrees: Reconciliation.properties.agrees,
    sourceSpan: Nullable(Type.String()),
    verification: AgentVerification,
  },
  { title: 'SegmentedFactAgent' },
);

export function segmentedFactItem(row: SegmentedFactRow, isAgent: boolean): object {
  const { verification, ...blocks } = metadataOf(row);
  const own = {
    metric: row.metric,
    dimension: row.dimension,
    label: withCountries(row.label, row.axes),
    role: row.role,
    isLeaf: row.is_leaf,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    value: Number(row.value),
    currency: row.currency,
    shareOfTotal: numberOfDecimal(row.share_of_total),
  };
  const { sourceSpan, confidence, crossValidations, modelVersion } = verification;
  const head = { object: 'segmented_fact', accessionNumber: row.accession_number, ...own };
  if (isAgent) {
    const crossValidationsPassed = crossValidations.every(({ passed }) => passed);
    const sourceSpanResolved = sourceSpan !== null;
    return {
      ...head,
      agrees: row.agrees,
      sourceSpan,
      verification: { confidence, crossValidationsPassed, sourceSpanResolved, modelVersion },
    };
  }
  return {
    ...head,
    cik: row.entity_cik ?? row.cik,
    concept: row.concept,
    isPrimary: row.is_primary,
    axes: row.axes,
    parent: row.parent,
    depth: row.depth,
    periodKind: row.period_kind,
    reconciliation: reconciliationOf(row),
    statedIn: row.stated_in,
    isRestated: row.is_restated,
    sourceSpan,
    ...blocks,
    verification,
  };
}

function reconciliationOf(row: SegmentedFactRow): object {
  return {
    agrees: row.agrees,
    comparedWith: row.compared_with,
    comparedValue: numberOfDecimal(row.compared_value),
    leavesSum: numberOfDecimal(row.leaves_sum),
    adjustmentsSum: numberOfDecimal(row.adjustments_sum),
    total: numberOfDecimal(row.total),
    totalConcept: row.total_concept,
  };
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Codes of countries as their names: `US / Upstream` becomes `United States / Upstream`. */
function withCountries(label: string, axes: SegmentAxes): string {
  const codes = Object.values(axes).flatMap((member) => /^country:([A-Z]{2})$/.exec(member)?.[1] ?? []);
  return label
    .split(' / ')
    .map((part) => (codes.includes(part) ? (COUNTRIES.of(part) ?? part) : part))
    .join(' / ');
}
