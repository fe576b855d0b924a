import { SCORE_STATES, type ScoreState } from '../../../core/history-days.ts';
import type { QuantileName, ScoreDistribution } from '../../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { countText, pointsText, shareOf, shareText, signedText } from '../comparison-words.ts';
import { columnsChart, legend, shareRows, stackedMonths } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable, details } from './tables.ts';

const QUANTILES: readonly QuantileName[] = [
  'min',
  'p01',
  'p05',
  'p10',
  'p25',
  'p50',
  'p75',
  'p90',
  'p95',
  'p99',
  'max',
];
const percentText = (share: number) => `${Number((share * 100).toFixed(1))} %`;

const STATE_KEYS = SCORE_STATES.map((state) => ({ name: state, color: state }));

export function stateName(state: ScoreState): Markup {
  return html`<span class="band ${state}"></span>${state}`;
}

export function distributionSection(report: ComparisonReport): Markup {
  return html`<section><h2>Distribution</h2>
<p class="soft">All stored scores of each methodology, whether the other has the same issuer and day or not.</p>
${scores(report)}${bands(report)}${bandsByMonth(report)}</section>`;
}

function scores({ distribution, methodologies }: ComparisonReport): Markup {
  const { a, b } = distribution;
  const series = [
    { name: `A ${methodologies.a.version}`, color: 'a', of: a },
    { name: `B ${methodologies.b.version}`, color: 'b', of: b },
  ];
  const chart =
    a.scored + b.scored === 0
      ? null
      : html`<h3>Scores, share of issuer-days in bins of five points</h3>${legend(series)}${columnsChart(
          {
            id: 'scores',
            place: 'beside',
            title: 'Scores of both methodologies',
            description: `Median ${pointsText(a.quantiles.p50)} in A and ${pointsText(b.quantiles.p50)} in B; the table gives all quantiles.`,
          },
          {
            labels: [...a.histogram.map(({ from }) => String(from)), '100'],
            series: series.map(({ name, color, of }) => ({
              name,
              color,
              values: of.histogram.map(({ count }) => shareOf(count, of.scored) ?? 0),
            })),
            valueText: percentText,
            axis: 'score',
            height: 330,
          },
        )}`;
  const rows = QUANTILES.map((name) => [
    name === 'p50' ? 'median' : name,
    pointsText(a.quantiles[name]),
    pointsText(b.quantiles[name]),
  ]);
  const sums = [
    ['mean', pointsText(a.mean, 2), pointsText(b.mean, 2)],
    ['issuer-days', countText(a.scored), countText(b.scored)],
  ];
  const table = dataTable('Quantiles of scores', [{ head: '' }, { head: 'A' }, { head: 'B' }], rows, sums);
  const bins = dataTable(
    'Issuer-days by score',
    [{ head: 'score' }, { head: 'A' }, { head: 'B' }],
    a.histogram.map(({ from, to, count }, index) => [
      `${from}–${to}`,
      countText(count),
      countText(b.histogram[index]?.count ?? 0),
    ]),
  );
  return chartWithTable(chart, html`${table}${details('The bins in figures', bins)}`, 'No score is stored.');
}

function bands({ distribution }: ComparisonReport): Markup {
  const parts = ({ states }: ScoreDistribution) =>
    states.map(({ state, share }) => ({ name: state, color: state, share: share ?? 0 }));
  const counted = [distribution.a, distribution.b].some(({ states }) =>
    states.some(({ issuerDays }) => issuerDays > 0),
  );
  const chart = counted
    ? html`<h3>Bands, share of issuer-days</h3>${legend(STATE_KEYS)}${shareRows(
        {
          id: 'bands',
          place: 'beside',
          title: 'Share of issuer-days in each band',
          description: 'One row for each methodology; the table gives the shares.',
        },
        [
          { name: 'A', parts: parts(distribution.a) },
          { name: 'B', parts: parts(distribution.b) },
        ],
        percentText,
      )}`
    : null;
  const rows = distribution.a.states.map(({ state, issuerDays, share }, index) => {
    const other = distribution.b.states[index];
    const change = share === null || other?.share == null ? null : (other.share - share) * 100;
    const side = (part: number | null, days: number) => html`${shareText(part)}<small>${countText(days)}</small>`;
    return [
      stateName(state),
      side(share, issuerDays),
      side(other?.share ?? null, other?.issuerDays ?? 0),
      signedText(change),
    ];
  });
  const table = dataTable(
    'Share of issuer-days, and their number',
    [{ head: '' }, { head: 'A' }, { head: 'B' }, { head: 'B − A, %-points' }],
    rows,
  );
  return chartWithTable(chart, table, 'No score is stored.');
}

function bandsByMonth({ distribution }: ComparisonReport): Markup {
  const months = [...new Set([...distribution.a.byMonth, ...distribution.b.byMonth].map(({ month }) => month))].sort();
  if (months.length === 0) return html``;
  const sharesOf = ({ byMonth }: ScoreDistribution) => {
    const byName = new Map(byMonth.map(({ month, states }) => [month, states]));
    return months.map((month) => {
      const states = byName.get(month);
      const all = states ? SCORE_STATES.reduce((sum, state) => sum + states[state], 0) : 0;
      return Object.fromEntries(
        SCORE_STATES.map((state) => [state, states && all > 0 ? states[state] / all : 0]),
      ) as Record<ScoreState, number>;
    });
  };
  const sides = { a: sharesOf(distribution.a), b: sharesOf(distribution.b) };
  const chart = (side: 'a' | 'b') =>
    html`<h3>${side.toUpperCase()}</h3>${stackedMonths(
      {
        id: `bands-${side}`,
        place: 'alone',
        title: `Bands by month, ${side.toUpperCase()}`,
        description: 'Share of the issuer-days of each month in each band; the table gives the shares.',
      },
      {
        months,
        series: SCORE_STATES.map((state) => ({
          name: state,
          color: state,
          values: sides[side].map((shares) => shares[state]),
        })),
        valueText: percentText,
        domain: [0, 1],
        height: 190,
      },
    )}`;
  const table = dataTable(
    'Share of issuer-days by month, A and B',
    [{ head: 'month' }, ...SCORE_STATES.flatMap((state) => [{ head: `${state} A` }, { head: 'B' }])],
    months.map((month, index) => [
      month,
      ...SCORE_STATES.flatMap((state) => [
        shareText(sides.a[index]?.[state] ?? null),
        shareText(sides.b[index]?.[state] ?? null),
      ]),
    ]),
  );
  return card(
    html`<h3>Bands by month</h3>${legend(STATE_KEYS)}<figure>${chart('a')}</figure><figure>${chart('b')}</figure>${details('The months in figures', table)}`,
  );
}
