import { SCORE_STATES } from '../../core/history-days.ts';
import type { BandMovesOfSpan, QuantileName, SideCoverage } from '../../scoring/compare/report-shape.ts';
import type { ComparisonReport, NamedMover } from '../compare-histories.ts';
import {
  backfillTexts,
  countText,
  dayMoveText,
  emptinessText,
  FACTOR_NAMES,
  factorMoveText,
  issuerText,
  movesByDirection,
  moveText,
  pointsText,
  shareOf,
  shareText,
  shortened,
  signedText,
} from './comparison-words.ts';
import { renderTable } from './table.ts';

const QUANTILES: readonly QuantileName[] = ['min', 'p05', 'p25', 'p50', 'p75', 'p95', 'max'];

/** A comparison of two methodologies for a terminal: every table of the page but the histograms. */
export function renderComparison(report: ComparisonReport): string {
  const { range } = report;
  const { a, b } = report.methodologies;
  const sources = [a, b].flatMap((side, index) => [
    `${index === 0 ? 'A' : 'B'}  ${side.version}  sha256 ${side.contentHash}`,
    `   ${countText(side.rows)} stored scores; ${backfillTexts(side)[0] ?? 'no finished backfill recorded'}`,
  ]);
  const empty = emptinessText(report);
  return [
    `Methodology ${b.version} (B) beside ${a.version} (A), ${range.from} to ${range.to}`,
    ...sources,
    ...(empty === null ? [] : ['', empty]),
    '',
    'Coverage',
    coverageTable(report),
    'Distribution of scores',
    distributionTable(report),
    'Differences of scores, B − A, by what factors contribute (points)',
    factorsTable(report),
    'Band flips: issuer-days (issuers)',
    flipsTable(report),
    ...(report.flips.between.byMonth.length === 0 ? [] : ['Band flips by month', monthsTable(report)]),
    ...moversTables(report),
  ].join('\n');
}

function coverageTable({ coverage }: ComparisonReport): string {
  const { a, b, both } = coverage;
  const line = (what: string, of: (side: SideCoverage) => string) => [what, of(a), of(b)];
  const part = (issuerDays: number, share: number | null) => `${countText(issuerDays)}  ${shareText(share)}`;
  return renderTable(
    ['', 'A', 'B'],
    [1, 2],
    [
      line('issuers', (side) => countText(side.issuers)),
      line('days', (side) => `${countText(side.days)}  ${side.firstDay ?? '–'} … ${side.lastDay ?? '–'}`),
      line('issuer-days', (side) => countText(side.issuerDays)),
      line('withheld', (side) => part(side.withheld, side.withheldShare)),
      line('mean present weight', (side) => pointsText(side.meanPresentWeight)),
      ...a.missing.map(({ factor }, index) =>
        line(`missing: ${FACTOR_NAMES[factor]}`, ({ missing }) =>
          part(missing[index]?.issuerDays ?? 0, missing[index]?.share ?? null),
        ),
      ),
      ...a.confidence.map(({ level }, index) =>
        line(`confidence ${level}`, ({ confidence }) =>
          part(confidence[index]?.issuerDays ?? 0, confidence[index]?.share ?? null),
        ),
      ),
      ['issuers in one alone', countText(both.issuersOnlyA), countText(both.issuersOnlyB)],
      ['issuer-days in one alone', countText(both.issuerDaysOnlyA), countText(both.issuerDaysOnlyB)],
      ['withheld by one alone', countText(both.withheldOnlyByA), countText(both.withheldOnlyByB)],
    ],
  );
}

function distributionTable({ distribution, differences }: ComparisonReport): string {
  const { a, b } = distribution;
  return renderTable(
    ['', 'A', 'B', 'B − A, day by day'],
    [1, 2, 3],
    [
      ['issuer-days scored', countText(a.scored), countText(b.scored), countText(differences.issuerDays)],
      ['mean', pointsText(a.mean, 2), pointsText(b.mean, 2), signedText(differences.mean, 2)],
      ['mean, without sign', '', '', pointsText(differences.meanAbsolute, 2)],
      ...QUANTILES.map((name) => [
        name === 'p50' ? 'median' : name,
        pointsText(a.quantiles[name]),
        pointsText(b.quantiles[name]),
        signedText(differences.quantiles[name]),
      ]),
      ...a.states.map(({ state, share }, index) => {
        const other = b.states[index]?.share ?? null;
        const change = share === null || other === null ? null : (other - share) * 100;
        return [state, shareText(share), shareText(other), `${signedText(change)} points of share`];
      }),
    ],
  );
}

function factorsTable({ factors, differences }: ComparisonReport): string {
  return renderTable(
    ['factor', 'in A', 'in B', 'B − A', 'without sign'],
    [1, 2, 3, 4],
    [
      ...factors.map((effect) => [
        FACTOR_NAMES[effect.factor],
        pointsText(effect.meanContribution.a, 2),
        pointsText(effect.meanContribution.b, 2),
        signedText(effect.meanDifference, 2),
        pointsText(effect.meanAbsoluteDifference, 2),
      ]),
      ['score', '', '', signedText(differences.mean, 2), pointsText(differences.meanAbsolute, 2)],
    ],
  );
}

function flipsTable({ flips }: ComparisonReport): string {
  const cell = ({ moves }: BandMovesOfSpan, from: string, to: string) => {
    const move = moves.find((candidate) => candidate.from === from && candidate.to === to);
    return move ? `${countText(move.issuerDays)} (${countText(move.issuers)})` : '';
  };
  const spans = [flips.between.total, flips.within.a.total, flips.within.b.total];
  const lines = SCORE_STATES.flatMap((from) =>
    SCORE_STATES.map((to) => [`${from} → ${to}`, ...spans.map((span) => cell(span, from, to))]),
  ).filter(([, ...cells]) => cells.some((text) => text !== ''));
  const sums = spans.map((span) => `${countText(span.moved)} (${countText(span.issuers)})`);
  const shares = spans.map((span) => shareText(shareOf(span.moved, span.compared)));
  return renderTable(
    ['', 'A → B, same day', 'A, over time', 'B, over time'],
    [1, 2, 3],
    [...lines, ['all', ...sums], ['of all pairs', ...shares]],
  );
}

function monthsTable({ flips }: ComparisonReport): string {
  const within = (side: 'a' | 'b', month: string) =>
    flips.within[side].byMonth.find((candidate) => candidate.month === month)?.moved ?? 0;
  return renderTable(
    ['month', 'raised', 'lowered', 'moved', 'issuers', 'most frequent', 'A over time', 'B over time'],
    [1, 2, 3, 4, 6, 7],
    flips.between.byMonth.map((span) => {
      const { raised, lowered } = movesByDirection(span);
      const share = shareText(shareOf(span.moved, span.compared));
      const [most] = span.moves;
      return [
        span.month,
        raised,
        lowered,
        share,
        span.issuers,
        most ? moveText(most) : '',
        within('a', span.month),
        within('b', span.month),
      ];
    }),
  );
}

/** Names come from filings: what a terminal would act on is left out. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

function moversTables({ movers }: ComparisonReport): string[] {
  const who = (mover: NamedMover) => shortened(printable(issuerText(mover)), 40);
  const means = movers.byMean.map((mover) => [
    who(mover),
    mover.days,
    `${pointsText(mover.meanScore.a)} → ${pointsText(mover.meanScore.b)}`,
    signedText(mover.meanDifference),
    factorMoveText(mover.meanMovedBy),
  ]);
  const days = movers.byDay.map((mover) => [
    who(mover),
    mover.largest.date,
    `${pointsText(mover.largest.score.a)} → ${pointsText(mover.largest.score.b)}`,
    signedText(mover.largest.difference),
    dayMoveText(mover.largest.movedBy),
  ]);
  return [
    ...(means.length === 0
      ? []
      : [
          'Biggest movers by their mean',
          renderTable(['issuer', 'days', 'mean A → B', 'B − A', 'moved by'], [1, 2, 3], means),
        ]),
    ...(days.length === 0
      ? []
      : [
          'Biggest movers of a day',
          renderTable(['issuer', 'day', 'A → B', 'B − A', 'moved by (its score in A → B)'], [2, 3], days),
        ]),
  ];
}
