import type { EventStudy, GroupLine, HorizonStudy, PairedDiscrimination } from '../../scoring/study/report-shape.ts';
import type { StudyReport } from '../study/outcome-study.ts';
import type { ComparisonTable } from './comparison-tables.ts';
import {
  daysText,
  estimateText,
  percents,
  predictorName,
  ratio,
  rowsText,
  signedRatio,
  UNMEASURED_NAMES,
} from './study-words.ts';
import { countText } from './text.ts';

const columns = (first: string, ...others: readonly string[]): ComparisonTable['columns'] => [
  { head: first, kind: 'text' },
  ...others.map((head) => ({ head })),
];

export function decileTable({ deciles, months }: HorizonStudy): ComparisonTable {
  return {
    caption: `By decile of the score, ${months} months`,
    columns: columns(
      'decile',
      'scores',
      'scores / issuers',
      'median growth',
      'grew more than 20 %',
      'median proceeds ÷ M',
    ),
    rows: deciles.map((line) => [
      String(line.decile),
      `${line.from.toFixed(1)}–${line.to.toFixed(1)}`,
      `${countText(line.rows)} / ${countText(line.issuers)}`,
      estimateText(line.medianGrowth, percents),
      estimateText(line.grew, percents),
      estimateText(line.medianProceeds, percents),
    ]),
  };
}

export function discriminationTable(study: Pick<HorizonStudy, 'months' | 'discrimination'>): ComparisonTable {
  return {
    caption: `Growth above 20 % and size of growth, ${study.months} months`,
    columns: columns('predictor', 'scores / issuers', 'AUC', 'Spearman'),
    rows: study.discrimination.map(({ predictor, auc, spearman }) => [
      predictorName(predictor),
      rowsText(auc),
      estimateText(auc, ratio),
      spearman === null ? '–' : estimateText(spearman, signedRatio),
    ]),
  };
}

export function pairedTable(caption: string, lines: readonly PairedDiscrimination[]): ComparisonTable {
  return {
    caption,
    columns: columns(
      '',
      'scores / issuers',
      'AUC of the score',
      'AUC without or of the other',
      'difference',
      'Spearman difference',
    ),
    rows: lines.map(({ predictor, score, other, difference, spearmanDifference }) => [
      predictorName(predictor),
      rowsText(score),
      estimateText(score, ratio),
      estimateText(other, ratio),
      estimateText(difference, signedRatio),
      estimateText(spearmanDifference, signedRatio),
    ]),
  };
}

export function groupTable(caption: string, lines: readonly GroupLine[]): ComparisonTable {
  return {
    caption,
    columns: columns('', 'scores / issuers', 'AUC', 'Spearman', 'median growth', 'grew more than 20 %'),
    rows: lines.map((line) => [
      line.group,
      rowsText(line.auc),
      estimateText(line.auc, ratio),
      estimateText(line.spearman, signedRatio),
      estimateText(line.medianGrowth, percents),
      estimateText(line.grew, percents),
    ]),
  };
}

export function reliabilityTable({ reliability, months }: HorizonStudy): ComparisonTable {
  const fifths = reliability[0]?.points.map(({ fifth }) => fifth) ?? [];
  return {
    caption: `Grew more than 20 % by fifth of the score and confidence, ${months} months`,
    columns: columns('confidence', ...fifths.map((fifth) => `fifth ${fifth}`)),
    rows: reliability.map(({ confidence, points }) => [
      confidence,
      ...points.map(({ grew }) => estimateText(grew, percents)),
    ]),
  };
}

export function eventTable({ incidence }: EventStudy, caption: string): ComparisonTable {
  return {
    caption,
    columns: columns(
      'fifth of the score',
      'scores / issuers',
      'within 6 months',
      'within 12 months',
      'median time to it',
    ),
    rows: incidence.map((line) => [
      String(line.fifth),
      rowsText(line.within12),
      estimateText(line.within6, percents),
      estimateText(line.within12, percents),
      estimateText(line.medianDays, daysText),
    ]),
  };
}

export function eventAucTable({ discrimination }: EventStudy): ComparisonTable {
  return {
    caption: 'Event within 12 months',
    columns: columns('predictor', 'scores / issuers', 'AUC'),
    rows: discrimination.map(({ predictor, auc }) => [
      predictorName(predictor),
      rowsText(auc),
      estimateText(auc, ratio),
    ]),
  };
}

export function coverageTable({ sample, horizons }: StudyReport): ComparisonTable {
  const { rows, scored, issuers, dates, states, acrossMergers, withoutAmounts, withoutMarketValue } = sample;
  const unmeasured = horizons.flatMap(({ months, unmeasured: counts }) =>
    Object.entries(counts).map(([reason, count]) => [
      `growth of ${months} months not measured: ${UNMEASURED_NAMES[reason] ?? reason}`,
      countText(count),
    ]),
  );
  return {
    caption: 'The sample',
    columns: columns('', 'count'),
    rows: [
      ['sampled scores', countText(rows)],
      ['of them published (not withheld)', countText(scored)],
      ['issuers', countText(issuers)],
      ['as-of dates', countText(dates.length)],
      ['12 months complete', countText(states.complete)],
      ['issuer stopped filing within 12 months', countText(states.ended)],
      ['12 months not over, not indexed or not parsed', countText(states.open)],
      ...unmeasured,
      ['a merger or de-SPAC closed in the window', countText(acrossMergers)],
      ['an offering of the window states no amount', countText(withoutAmounts)],
      ['no market value known', countText(withoutMarketValue)],
    ],
  };
}
