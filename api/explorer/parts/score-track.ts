import { easternDateOf } from '../../../core/dates.ts';
import { FACTOR_IDS, type FactorId } from '../../../core/score-receipt.ts';
import type { IssuerFiling } from '../../../db/repositories/filings/filing-details.ts';
import type { TrackPoint } from '../../../db/repositories/scores/score-track.ts';
import { FACTOR_TITLES } from '../../../scoring/explain.ts';
import { type Content, type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { chartFigure } from './chart.ts';
import { bandBadge, rangeText, scoreText } from './score-parts.ts';
import { filingLink } from './sourced.ts';
import { amount, dataTable } from './table.ts';

/** Weights of the factors in hundredths, by factor. */
export type Weights = Readonly<Record<FactorId, number>>;

/** Points of the score that a factor adds; null where it is missing or the score withheld. */
function pointsOf(point: TrackPoint, factor: FactorId, weights: Weights): number | null {
  const score = point.factors[factor];
  if (score === null || point.score === null || point.presentWeight === 0) return null;
  return (weights[factor] * score) / point.presentWeight;
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

/** The score with its bounds over the background of bands. */
export function scoreChart(who: string, track: readonly TrackPoint[]): Html {
  const [first, last] = [track[0], track.at(-1)];
  const rows = track
    .toReversed()
    .map((point) => [
      point.asOf,
      scoreText(point.score),
      point.lo.toFixed(1),
      point.hi.toFixed(1),
      bandBadge(point.band),
      point.confidence,
      point.origin,
    ]);
  return chartFigure({
    kind: 'score',
    caption: html`Score over time; the shaded area is what missing inputs leave open, the background shows the bands.`,
    label: `Score of ${who}: ${scoreText(first?.score ?? null)} on ${first?.asOf ?? ''}, ${scoreText(last?.score ?? null)} on ${last?.asOf ?? ''}`,
    data: {
      days: track.map(({ asOf }) => asOf),
      score: track.map(({ score }) => score),
      lo: track.map(({ lo }) => lo),
      hi: track.map(({ hi }) => hi),
    },
    tableTitle: 'Scores as a table',
    table: dataTable(
      'Score by day, newest first',
      ['Day', amount('Score'), amount('Lowest'), amount('Highest'), 'Band', 'Confidence', 'From'],
      rows,
    ),
  });
}

/** The points that each factor adds, one on top of the other. */
export function factorChart(who: string, track: readonly TrackPoint[], weights: Weights): Html {
  const factors = FACTOR_IDS.map((id) => ({
    title: FACTOR_TITLES[id],
    points: track.map((point) => rounded(pointsOf(point, id, weights))),
  }));
  const rows = track
    .toReversed()
    .map((point) => [point.asOf, ...FACTOR_IDS.map((id) => pointsOf(point, id, weights)?.toFixed(1) ?? '–')]);
  return chartFigure({
    kind: 'factors',
    caption: html`Points of the score by factor. ${FACTOR_IDS.map((id, index) => html`<span class="swatch sw-${index + 1}"></span>${FACTOR_TITLES[id]} `)}`,
    label: `Points that each of the five factors adds to the score of ${who}, stacked`,
    data: { days: track.map(({ asOf }) => asOf), factors },
    tableTitle: 'Factors as a table',
    table: dataTable(
      'Points of the score by factor and day, newest first',
      ['Day', ...FACTOR_IDS.map((id) => amount(FACTOR_TITLES[id]))],
      rows,
    ),
  });
}

const LEAST_MOVE = 1;
const MOST_MOVES = 12;

/** The days on which the score moved, with the factors that moved it and the filings that became public. */
export function movesTable(
  context: PageContext,
  track: readonly TrackPoint[],
  weights: Weights,
  filings: readonly IssuerFiling[],
): Html {
  const moves = track.flatMap((after, index) => {
    const before = track[index - 1];
    if (before === undefined) return [];
    const isMove =
      before.score === null || after.score === null
        ? before.score !== after.score
        : Math.abs(after.score - before.score) >= LEAST_MOVE;
    return isMove ? [{ before, after }] : [];
  });
  if (moves.length === 0) return html`<p class="empty">The score did not move by a point or more on any day shown.</p>`;
  const rows = moves
    .toReversed()
    .slice(0, MOST_MOVES)
    .map(({ before, after }) => {
      const own = filings.filter(({ publicAt }) => {
        const day = easternDateOf(Date.parse(publicAt));
        return day > before.asOf && day <= after.asOf;
      });
      const band =
        before.band === after.band ? bandBadge(after.band) : html`${bandBadge(before.band)} → ${bandBadge(after.band)}`;
      return [after.asOf, moveText(before, after), band, factorMoves(before, after, weights), filingList(context, own)];
    });
  return html`${dataTable(
    'Days on which the score moved by a point or more, newest first',
    ['Day', 'Score', 'Band', 'Factors, points', 'Filings that became public'],
    rows,
  )}${moves.length > MOST_MOVES ? html`<p class="muted small">… and ${moves.length - MOST_MOVES} earlier moves; choose a longer range to see their dates in the chart.</p>` : ''}`;
}

function moveText(before: TrackPoint, after: TrackPoint): Content {
  const move = before.score === null || after.score === null ? null : after.score - before.score;
  return html`${scoreText(before.score)} → ${scoreText(after.score)}${move === null ? '' : html` ${signed(move)}`}`;
}

/** A rise of the score is a rise of risk. */
export function signed(move: number): Html {
  const text = Math.abs(move).toFixed(1);
  if (text === '0.0') return html`<span class="muted">±0.0</span>`;
  return move > 0 ? html`<strong class="up">+${text}</strong>` : html`<strong class="down">−${text}</strong>`;
}

function factorMoves(before: TrackPoint, after: TrackPoint, weights: Weights): Content {
  const moved = FACTOR_IDS.map((id) => ({
    id,
    move: (pointsOf(after, id, weights) ?? 0) - (pointsOf(before, id, weights) ?? 0),
  }))
    .filter(({ move }) => Math.abs(move) >= 0.05)
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move));
  return moved.map(({ id, move }, index) => html`${index === 0 ? '' : html`<br>`}${FACTOR_TITLES[id]} ${signed(move)}`);
}

function filingList(context: PageContext, filings: readonly IssuerFiling[]): Content {
  if (filings.length === 0) return html`<span class="muted">none: prices or time</span>`;
  return filings
    .slice(0, 5)
    .map((one, index) => html`${index === 0 ? '' : ', '}${filingLink(context, one.accessionNumber, one.form)}`);
}

/** Bounds of a score in words. */
export function boundsText(bounds: { readonly lo: number; readonly hi: number }): string {
  return bounds.lo === bounds.hi
    ? 'no input is missing'
    : `between ${rangeText(bounds)}, depending on the missing inputs`;
}
