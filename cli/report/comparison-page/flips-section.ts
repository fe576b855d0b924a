import { SCORE_STATES } from '../../../core/history-days.ts';
import type { BandMoves, BandMovesOfSpan } from '../../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { monthsTable } from '../comparison-tables.ts';
import { movesByDirection, shareOf, shareText } from '../comparison-words.ts';
import { countText } from '../text.ts';
import { legend, percentText, stackedMonths } from './charts.ts';
import { stateName } from './distribution-section.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable, details } from './tables.ts';

/** Most frequent moves listed for a month; the JSON has all of them. */
const MOVES_LISTED = 4;
const KEYS = [
  { name: 'raised', color: 'raised' },
  { name: 'lowered', color: 'lowered' },
];

export function flipsSection({ flips: { between, within } }: ComparisonReport): Markup {
  return html`<section><h2>Band flips</h2>
<p class="soft">Moves are counted in issuer-days, with the number of issuers below. Raised and lowered are moves between bands; moves into and out of “withheld” are in the tables.</p>
<h3>Between the methodologies, on the same day</h3>
${flips({
  id: 'between',
  moves: between,
  measure: 'share',
  title: 'From A to B, share of the month’s issuer-days',
  caption: 'A (rows) to B (columns)',
  pairs: 'of issuer-days',
  empty: 'No issuer-day is stored for both.',
})}
<h3>Over time within each, from one stored day to the next</h3>
${(['a', 'b'] as const).map((side) => {
  const name = side.toUpperCase();
  return flips({
    id: `within-${name}`,
    moves: within[side],
    measure: 'count',
    title: `${name}, moves of the month`,
    caption: `${name}: from one day (rows) to the next (columns)`,
    pairs: 'of day pairs',
    empty: `${name} has no two days of an issuer.`,
  });
})}</section>`;
}

interface Flips {
  readonly id: string;
  readonly moves: BandMoves;
  readonly measure: 'share' | 'count';
  readonly title: string;
  readonly caption: string;
  readonly pairs: string;
  readonly empty: string;
}

function flips({ id, moves, measure, title, caption, pairs, empty }: Flips): Markup {
  const table = matrix(caption, moves.total, pairs);
  if (moves.byMonth.length === 0) return chartWithTable(null, table, empty);
  const months = dataTable(monthsTable(`By month: ${title}`, moves, MOVES_LISTED));
  const chart = html`<h3>${title}</h3>${legend(KEYS)}${monthsChart(id, title, moves, measure)}`;
  return html`${chartWithTable(chart, table, empty)}${card(details(`Values by month: ${title}`, months))}`;
}

function monthsChart(id: string, title: string, { byMonth }: BandMoves, measure: 'share' | 'count'): Markup {
  const valuesOf = (direction: 'raised' | 'lowered', sign: 1 | -1) =>
    byMonth.map((span) => (sign * movesByDirection(span)[direction]) / (measure === 'share' ? span.compared || 1 : 1));
  const text = {
    id,
    title,
    place: 'beside',
    description: 'Raised upward, lowered downward, by month; the table below has the values.',
  } as const;
  return stackedMonths(text, {
    months: byMonth.map(({ month }) => month),
    series: [
      { name: 'raised', color: 'raised', values: valuesOf('raised', 1) },
      { name: 'lowered', color: 'lowered', values: valuesOf('lowered', -1) },
    ],
    valueText: measure === 'share' ? percentText : countText,
    height: 230,
  });
}

function matrix(caption: string, span: BandMovesOfSpan, pairs: string): Markup {
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
  const sum = `${countText(span.moved)} moves, ${shareText(shareOf(span.moved, span.compared))} ${pairs}; ${countText(span.issuers)} issuers`;
  return html`<div class="scroll"><table class="matrix"><caption>${caption}</caption><thead><tr><th></th>${SCORE_STATES.map((state) => html`<th scope="col">${state}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div><p class="note">${sum}</p>`;
}
