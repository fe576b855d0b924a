import type { BandMoves, QuantileName, SideCoverage } from '../../scoring/compare/report-shape.ts';
import type { ComparisonReport, NamedMover } from '../compare-histories.ts';
import {
  dayMoveText,
  FACTOR_NAMES,
  factorMoveText,
  issuerText,
  movesByDirection,
  moveText,
  pointsText,
  shareOf,
  shareText,
  signedText,
} from './comparison-words.ts';
import { countText } from './text.ts';

/** A table of a comparison as text, for the terminal and the page. The first column names the rows. */
export interface ComparisonTable {
  readonly caption: string;
  readonly columns: readonly {
    readonly head: string;
    /** Words are left-aligned; numbers, by default, right-aligned. `wrap`: words that may take several lines. */
    readonly kind?: 'text' | 'wrap';
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly sums?: readonly (readonly string[])[];
}

const heads = (...names: readonly string[]): ComparisonTable['columns'] => names.map((head) => ({ head }));
const SIDES = heads('', 'A', 'B');
const ISSUER = { head: 'issuer', kind: 'wrap' } as const;
const MOVED_BY = { head: 'moved by (its own score in A → B)', kind: 'text' } as const;

function partText(part: { readonly issuerDays: number; readonly share: number | null } | undefined): string {
  return part === undefined ? '–' : `${shareText(part.share)} · ${countText(part.issuerDays)}`;
}

function quantileName(name: QuantileName): string {
  return name === 'p50' ? 'median' : name;
}

export function coverageTable({ coverage: { a, b, both } }: ComparisonReport): ComparisonTable {
  const row = (name: string, of: (side: SideCoverage) => string) => [name, of(a), of(b)];
  return {
    caption: 'Stored scores',
    columns: SIDES,
    rows: [
      row('issuers', (side) => countText(side.issuers)),
      row('days', (side) => countText(side.days)),
      row('first day', (side) => side.firstDay ?? '–'),
      row('last day', (side) => side.lastDay ?? '–'),
      row('issuer-days', (side) => countText(side.issuerDays)),
      row('withheld', (side) => partText({ issuerDays: side.withheld, share: side.withheldShare })),
      row('mean present weight, of 100', (side) => pointsText(side.meanPresentWeight)),
      ...a.confidence.map(({ level }, index) => row(`confidence ${level}`, (side) => partText(side.confidence[index]))),
      ['issuers in one only', countText(both.issuersOnlyA), countText(both.issuersOnlyB)],
      ['issuer-days in one only', countText(both.issuerDaysOnlyA), countText(both.issuerDaysOnlyB)],
      ['withheld by one only', countText(both.withheldOnlyByA), countText(both.withheldOnlyByB)],
    ],
  };
}

export function missingTable({ coverage: { a, b } }: ComparisonReport): ComparisonTable {
  const rows = a.missing.map((part, index) => [FACTOR_NAMES[part.factor], partText(part), partText(b.missing[index])]);
  return { caption: 'Issuer-days without a factor', columns: SIDES, rows };
}

export function quantilesTable({ distribution: { a, b } }: ComparisonReport): ComparisonTable {
  const names = ['min', 'p01', 'p05', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99', 'max'] as const;
  return {
    caption: 'Quantiles of scores',
    columns: SIDES,
    rows: names.map((name) => [quantileName(name), pointsText(a.quantiles[name]), pointsText(b.quantiles[name])]),
    sums: [
      ['mean', pointsText(a.mean, 2), pointsText(b.mean, 2)],
      ['issuer-days', countText(a.scored), countText(b.scored)],
    ],
  };
}

export function scoreBinsTable({ distribution: { a, b } }: ComparisonReport): ComparisonTable {
  const rows = a.histogram.map(({ from, to, count }, index) => [
    `${from}–${to}`,
    countText(count),
    countText(b.histogram[index]?.count ?? 0),
  ]);
  return { caption: 'Issuer-days by score', columns: heads('score', 'A', 'B'), rows };
}

/** The first column names the states. */
export function bandsTable({ distribution: { a, b } }: ComparisonReport): ComparisonTable {
  const rows = a.states.map((part, index) => {
    const other = b.states[index];
    const change = part.share === null || other?.share == null ? null : (other.share - part.share) * 100;
    return [part.state, partText(part), partText(other), signedText(change)];
  });
  return { caption: 'Share and number of issuer-days', columns: [...SIDES, { head: 'B − A, %-points' }], rows };
}

export function differencesTable({ differences }: ComparisonReport): ComparisonTable {
  const names = ['min', 'p01', 'p05', 'p25', 'p50', 'p75', 'p95', 'p99', 'max'] as const;
  return {
    caption: 'Differences of scores, B − A',
    columns: heads('', 'points'),
    rows: names.map((name) => [quantileName(name), signedText(differences.quantiles[name])]),
    sums: [
      ['mean', signedText(differences.mean, 2)],
      ['mean absolute', pointsText(differences.meanAbsolute, 2)],
      ['no difference', shareText(shareOf(differences.equal, differences.issuerDays))],
    ],
  };
}

export function differenceBinsTable({ differences }: ComparisonReport): ComparisonTable {
  const rows = differences.histogram.map(({ from, to, count }) => [
    `${signedText(from)} to ${signedText(to)}`,
    countText(count),
  ]);
  return { caption: 'Issuer-days by difference', columns: heads('points', 'issuer-days'), rows };
}

export function factorsTable({ factors, differences }: ComparisonReport): ComparisonTable {
  return {
    caption: 'Mean contributions to the score, points',
    columns: heads('factor', 'A', 'B', 'B − A', 'absolute'),
    rows: factors.map(({ factor, meanContribution, meanDifference, meanAbsoluteDifference }) => [
      FACTOR_NAMES[factor],
      pointsText(meanContribution.a, 2),
      pointsText(meanContribution.b, 2),
      signedText(meanDifference, 2),
      pointsText(meanAbsoluteDifference, 2),
    ]),
    sums: [['score', '', '', signedText(differences.mean, 2), pointsText(differences.meanAbsolute, 2)]],
  };
}

/** @param most how many of a month's most frequent moves are listed; the JSON has all of them */
export function monthsTable(caption: string, { byMonth }: BandMoves, most: number): ComparisonTable {
  const names = ['month', 'pairs', 'moved', 'share', 'issuers', 'raised', 'lowered', 'to withheld', 'from withheld'];
  return {
    caption,
    columns: [...heads(...names), { head: 'most frequent: issuer-days (issuers)', kind: 'wrap' }],
    rows: byMonth.map((span) => {
      const { raised, lowered, withheld, published } = movesByDirection(span);
      return [
        span.month,
        countText(span.compared),
        countText(span.moved),
        shareText(shareOf(span.moved, span.compared)),
        ...[span.issuers, raised, lowered, withheld, published].map(countText),
        span.moves.slice(0, most).map(moveText).join('; '),
      ];
    }),
  };
}

export function meanMoversTable(movers: readonly NamedMover[]): ComparisonTable {
  return {
    caption: 'Biggest movers by their mean over all days that both scored',
    columns: [
      ISSUER,
      ...heads('days', 'mean A → B', 'mean B − A'),
      { head: 'moved by', kind: 'text' },
      ...heads('largest', 'on'),
    ],
    rows: movers.map((mover) => [
      issuerText(mover),
      countText(mover.days),
      `${pointsText(mover.meanScore.a)} → ${pointsText(mover.meanScore.b)}`,
      signedText(mover.meanDifference),
      factorMoveText(mover.meanMovedBy),
      signedText(mover.largest.difference),
      mover.largest.date,
    ]),
  };
}

export function dayMoversTable(movers: readonly NamedMover[]): ComparisonTable {
  return {
    caption: 'Biggest movers by a single day',
    columns: [ISSUER, ...heads('day', 'A', 'B', 'B − A'), MOVED_BY, ...heads('mean')],
    rows: movers.map((mover) => {
      const { date, score, state, difference, movedBy } = mover.largest;
      const scores = [`${state.a} ${pointsText(score.a)}`, `${state.b} ${pointsText(score.b)}`, signedText(difference)];
      return [issuerText(mover), date, ...scores, dayMoveText(movedBy), signedText(mover.meanDifference)];
    }),
  };
}
