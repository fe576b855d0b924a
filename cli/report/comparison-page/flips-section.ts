import { SCORE_STATES } from '../../../core/history-days.ts';
import type { BandMoves, BandMovesOfSpan } from '../../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { countText, movesByDirection, moveText, shareOf, shareText } from '../comparison-words.ts';
import { legend, stackedMonths } from './charts.ts';
import { stateName } from './distribution-section.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable, details } from './tables.ts';

/** A month tells its most frequent moves; the JSON has all of them. */
const MOVES_TOLD = 4;

export function flipsSection({ flips }: ComparisonReport): Markup {
  return html`<section><h2>Band flips</h2>
<p class="soft">Moves are counted in issuer-days, and below them the issuers that made any. Raised and lowered are moves between bands; moves into and out of “withheld” are in the tables.</p>
<h3>Between the methodologies, on the same day</h3>
${between(flips.between)}
<h3>Over time within each, from a stored day to the next</h3>
${within(flips.within)}</section>`;
}

const KEYS = [
  { name: 'raised', color: 'raised' },
  { name: 'lowered', color: 'lowered' },
];

function between(moves: BandMoves): Markup {
  const chart =
    moves.byMonth.length === 0
      ? null
      : html`<h3>From A to B, share of the month’s issuer-days</h3>${legend(KEYS)}${monthsChart('between', 'Band moves from A to B by month', moves, 'share')}`;
  const told =
    moves.byMonth.length === 0 ? null : details('The months in figures', monthsTable('From A to B by month', moves));
  return html`${chartWithTable(chart, matrix('A (rows) to B (columns)', moves.total, 'of issuer-days'), 'There is no issuer-day that both have.')}${told && card(told)}`;
}

function within({ a, b }: { readonly a: BandMoves; readonly b: BandMoves }): Markup {
  const side = (name: 'A' | 'B', moves: BandMoves) => {
    const chart =
      moves.total.compared === 0
        ? null
        : html`<h3>${name}, moves of the month</h3>${legend(KEYS)}${monthsChart(`within-${name}`, `Band moves within ${name} by month`, moves, 'count')}`;
    const table = matrix(`${name}: the day before (rows) to the day (columns)`, moves.total, 'of day pairs');
    return html`${chartWithTable(chart, table, `${name} has no two days of an issuer.`)}${
      chart && card(details(`The months of ${name} in figures`, monthsTable(`Within ${name} by month`, moves)))
    }`;
  };
  return html`${side('A', a)}${side('B', b)}`;
}

function monthsChart(id: string, title: string, { byMonth }: BandMoves, measure: 'share' | 'count'): Markup {
  const directed = byMonth.map((span) => {
    const { raised, lowered } = movesByDirection(span);
    const per = measure === 'share' ? span.compared || 1 : 1;
    return { raised: raised / per, lowered: lowered / per };
  });
  return stackedMonths(
    {
      id,
      title,
      place: 'beside',
      description: 'Raised upwards, lowered downwards, month by month; the table below has the figures.',
    },
    {
      months: byMonth.map(({ month }) => month),
      series: [
        { name: 'raised', color: 'raised', values: directed.map(({ raised }) => raised) },
        { name: 'lowered', color: 'lowered', values: directed.map(({ lowered }) => -lowered) },
      ],
      valueText: measure === 'share' ? (share) => `${Number((share * 100).toFixed(2))} %` : countText,
      height: 230,
    },
  );
}

function matrix(caption: string, span: BandMovesOfSpan, of: string): Markup {
  const rows = SCORE_STATES.map(
    (from) =>
      html`<tr><th scope="row">${stateName(from)}</th>${SCORE_STATES.map((to) => {
        if (from === to) return html`<td class="same">·</td>`;
        const move = span.moves.find((candidate) => candidate.from === from && candidate.to === to);
        return move
          ? html`<td>${countText(move.issuerDays)}<small>${countText(move.issuers)}</small></td>`
          : html`<td class="soft">0</td>`;
      })}</tr>`,
  );
  const sum = `${countText(span.moved)} moves, ${shareText(shareOf(span.moved, span.compared))} ${of}; ${countText(span.issuers)} issuers`;
  return html`<div class="scroll"><table class="matrix"><caption>${caption}</caption><thead><tr><th></th>${SCORE_STATES.map((state) => html`<th scope="col">${state}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div><p class="note">${sum}</p>`;
}

function monthsTable(caption: string, { byMonth }: BandMoves): Markup {
  return dataTable(
    caption,
    [
      { head: 'month' },
      { head: 'pairs' },
      { head: 'moved' },
      { head: 'share' },
      { head: 'issuers' },
      { head: 'raised' },
      { head: 'lowered' },
      { head: 'to withheld' },
      { head: 'from withheld' },
      { head: 'most frequent: issuer-days (issuers)', kind: 'wrap' },
    ],
    byMonth.map((span) => {
      const { raised, lowered, withheld, published } = movesByDirection(span);
      return [
        span.month,
        countText(span.compared),
        countText(span.moved),
        shareText(shareOf(span.moved, span.compared)),
        countText(span.issuers),
        countText(raised),
        countText(lowered),
        countText(withheld),
        countText(published),
        span.moves.slice(0, MOVES_TOLD).map(moveText).join('; '),
      ];
    }),
  );
}
