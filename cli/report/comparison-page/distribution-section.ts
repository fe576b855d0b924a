import { SCORE_STATES, type ScoreState } from '../../../core/history-days.ts';
import type { ScoreDistribution } from '../../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { bandsTable, quantilesTable, scoreBinsTable } from '../comparison-tables.ts';
import { pointsText, shareOf, shareText } from '../comparison-words.ts';
import { columnsChart, legend, percentText, shareRows, stackedMonths } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable, details } from './tables.ts';

const STATE_KEYS = SCORE_STATES.map((state) => ({ name: state, color: state }));
const EMPTY = 'No score is stored.';

export function stateName(state: ScoreState): Markup {
  return html`<span class="band ${state}"></span>${state}`;
}

export function distributionSection(report: ComparisonReport): Markup {
  return html`<section><h2>Distribution</h2>
<p class="soft">All stored scores of each methodology, including issuer-days that only one of them has.</p>
${scores(report)}${bands(report)}${bandsByMonth(report)}</section>`;
}

function scores(report: ComparisonReport): Markup {
  const { distribution, methodologies } = report;
  const { a, b } = distribution;
  const sharesOf = ({ histogram, scored }: ScoreDistribution) =>
    histogram.map(({ count }) => shareOf(count, scored) ?? 0);
  const series = [
    { name: `A ${methodologies.a.version}`, color: 'a', values: sharesOf(a) },
    { name: `B ${methodologies.b.version}`, color: 'b', values: sharesOf(b) },
  ];
  const text = {
    id: 'scores',
    place: 'beside',
    title: 'Scores of both methodologies',
    description: `Median ${pointsText(a.quantiles.p50)} in A and ${pointsText(b.quantiles.p50)} in B; the table gives all quantiles.`,
  } as const;
  const labels = [...a.histogram.map(({ from }) => String(from)), '100'];
  const chart = columnsChart(text, { labels, series, valueText: percentText, axis: 'score', height: 330 });
  return chartWithTable(
    a.scored + b.scored === 0
      ? null
      : html`<h3>Scores, share of issuer-days in bins of five points</h3>${legend(series)}${chart}`,
    html`${dataTable(quantilesTable(report))}${details('Values of the bins', dataTable(scoreBinsTable(report)))}`,
    EMPTY,
  );
}

function bands(report: ComparisonReport): Markup {
  const { a, b } = report.distribution;
  const parts = ({ states }: ScoreDistribution) =>
    states.map(({ state, share }) => ({ name: state, color: state, share: share ?? 0 }));
  const text = {
    id: 'bands',
    place: 'beside',
    title: 'Share of issuer-days in each band',
    description: 'One row per methodology; the table gives the shares.',
  } as const;
  const rows = [
    { name: 'A', parts: parts(a) },
    { name: 'B', parts: parts(b) },
  ];
  const hasDays = [...a.states, ...b.states].some(({ issuerDays }) => issuerDays > 0);
  return chartWithTable(
    hasDays
      ? html`<h3>Bands, share of issuer-days</h3>${legend(STATE_KEYS)}${shareRows(text, rows, percentText)}`
      : null,
    dataTable(bandsTable(report), SCORE_STATES.map(stateName)),
    EMPTY,
  );
}

function bandsByMonth({ distribution }: ComparisonReport): Markup {
  const { a, b } = distribution;
  const months = [...new Set([...a.byMonth, ...b.byMonth].map(({ month }) => month))].sort();
  if (months.length === 0) return html``;
  const sharesOf = ({ byMonth }: ScoreDistribution) =>
    months.map((month) => {
      const states = byMonth.find((candidate) => candidate.month === month)?.states;
      const all = states ? SCORE_STATES.reduce((sum, state) => sum + states[state], 0) : 0;
      return SCORE_STATES.map((state) => shareOf(states?.[state] ?? 0, all) ?? 0);
    });
  const sides = { A: sharesOf(a), B: sharesOf(b) };
  const chart = (side: 'A' | 'B') => {
    const text = {
      id: `bands-${side}`,
      place: 'alone',
      title: `Bands by month, ${side}`,
      description: 'Share of the issuer-days of each month in each band; the table gives the shares.',
    } as const;
    const series = STATE_KEYS.map((key, code) => ({ ...key, values: sides[side].map((shares) => shares[code] ?? 0) }));
    return html`<h3>${side}</h3>${stackedMonths(text, { months, series, valueText: percentText, domain: [0, 1], height: 190 })}`;
  };
  const table = dataTable({
    caption: 'Share of issuer-days by month, A and B',
    columns: [{ head: 'month' }, ...SCORE_STATES.flatMap((state) => [{ head: `${state} A` }, { head: 'B' }])],
    rows: months.map((month, index) => [
      month,
      ...SCORE_STATES.flatMap((_, code) =>
        [sides.A, sides.B].map((shares) => shareText(shares[index]?.[code] ?? null)),
      ),
    ]),
  });
  return card(
    html`<h3>Bands by month</h3>${legend(STATE_KEYS)}<figure>${chart('A')}</figure><figure>${chart('B')}</figure>${details('Values by month', table)}`,
  );
}
