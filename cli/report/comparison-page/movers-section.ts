import type { ComparisonReport, NamedMover } from '../../compare-histories.ts';
import {
  countText,
  dayMoveText,
  factorMoveText,
  issuerText,
  pointsText,
  shortened,
  signedText,
} from '../comparison-words.ts';
import { divergingRows } from './charts.ts';
import { stateName } from './distribution-section.ts';
import { type Content, html, type Markup } from './markup.ts';
import { card, dataTable } from './tables.ts';

const CHARTED = 15;
/** Longer names are cut: a filer may have written anything. */
const NAME_LENGTH = 120;

export function moversSection({ movers }: ComparisonReport): Markup {
  const empty = card(html`<p class="empty">No score differs.</p>`);
  return html`<section><h2>Biggest movers</h2>
<p class="soft">Named is the factor whose contribution differs most in the direction of the score’s difference, with the points it adds; for a single day also its own score (0–100) in A and B.</p>
${movers.byMean.length === 0 ? empty : byMean(movers.byMean)}${movers.byDay.length === 0 ? null : byDay(movers.byDay)}</section>`;
}

/** Apart from the direction of what stands around it, whatever script the name is in. */
function issuer({ ticker, name, cik }: NamedMover): Markup {
  const second: Content =
    name === null ? null : html`<br><span class="soft"><bdi>${shortened(name, NAME_LENGTH)}</bdi></span>`;
  return html`${ticker === null ? null : html`<bdi>${ticker}</bdi> · `}CIK ${cik}${second}`;
}

function byMean(movers: readonly NamedMover[]): Markup {
  const chart = divergingRows(
    {
      id: 'movers',
      place: 'alone',
      title: 'Issuers with the largest mean difference',
      description:
        'Mean difference of the score in points, the largest first; the table gives the same with the factors.',
    },
    movers.slice(0, CHARTED).map((mover) => ({
      name: issuerText(mover),
      value: mover.meanDifference,
      hint: `${issuerText(mover)}: ${factorMoveText(mover.meanMovedBy)}`,
    })),
    (value) => signedText(value),
    270,
  );
  const rows = movers.map((mover) => [
    issuer(mover),
    countText(mover.days),
    `${pointsText(mover.meanScore.a)} → ${pointsText(mover.meanScore.b)}`,
    signedText(mover.meanDifference),
    factorMoveText(mover.meanMovedBy),
    signedText(mover.largest.difference),
    mover.largest.date,
  ]);
  const table = dataTable(
    'By the mean over all days that both scored',
    [
      { head: 'issuer', kind: 'wrap' },
      { head: 'days' },
      { head: 'mean A → B' },
      { head: 'mean B − A' },
      { head: 'moved by', kind: 'text' },
      { head: 'most' },
      { head: 'on' },
    ],
    rows,
  );
  return html`${card(html`<h3>Mean difference, points</h3><figure>${chart}</figure>`)}${card(table)}`;
}

function byDay(movers: readonly NamedMover[]): Markup {
  const rows = movers.map((mover) => {
    const { date, score, state, difference, movedBy } = mover.largest;
    return [
      issuer(mover),
      date,
      html`${stateName(state.a)} ${pointsText(score.a)}`,
      html`${stateName(state.b)} ${pointsText(score.b)}`,
      signedText(difference),
      dayMoveText(movedBy),
      signedText(mover.meanDifference),
    ];
  });
  return card(
    dataTable(
      'By the largest difference of a single day',
      [
        { head: 'issuer', kind: 'wrap' },
        { head: 'day' },
        { head: 'A' },
        { head: 'B' },
        { head: 'B − A' },
        { head: 'moved by (its own score in A → B)', kind: 'text' },
        { head: 'mean' },
      ],
      rows,
    ),
  );
}
