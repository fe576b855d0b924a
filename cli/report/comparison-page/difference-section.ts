import type { ComparisonReport } from '../../compare-histories.ts';
import { countText, FACTOR_NAMES, pointsText, shareOf, shareText, signedText } from '../comparison-words.ts';
import { columnsChart, divergingRows } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { chartWithTable, dataTable, details } from './tables.ts';

export function differenceSection(report: ComparisonReport): Markup {
  return html`<section><h2>Differences, and the factors behind them</h2>
<p class="soft">Over the ${countText(report.differences.issuerDays)} issuer-days that both scored. A factor contributes its weight × its score ÷ the weight of the factors present: the five add up to the score.</p>
${differences(report)}${factors(report)}</section>`;
}

function differences({ differences: found }: ComparisonReport): Markup {
  const { histogram, quantiles } = found;
  const width = (histogram[0]?.to ?? 0) - (histogram[0]?.from ?? 0);
  const zero = histogram.findIndex(({ from, to }) => from <= 0 && to > 0);
  const chart =
    histogram.length === 0
      ? null
      : html`<h3>B − A, share of issuer-days in bins of ${pointsText(width)} points</h3>${columnsChart(
          {
            id: 'differences',
            place: 'beside',
            title: 'Differences of scores',
            description: `From ${signedText(quantiles.min)} to ${signedText(quantiles.max)} points, median ${signedText(quantiles.p50)}.`,
          },
          {
            labels: histogram.map(({ from, to }) => signedText((from + to) / 2)),
            ...(zero < 0 ? {} : { labelled: zero }),
            series: [
              { name: 'issuer-days', color: 'b', values: histogram.map(({ count }) => count / found.issuerDays) },
            ],
            valueText: (share) => `${Number((share * 100).toFixed(1))} %`,
            axis: 'points, middle of the bin',
            height: 320,
            mostLabels: 12,
          },
        )}`;
  const rows = (['min', 'p01', 'p05', 'p25', 'p50', 'p75', 'p95', 'p99', 'max'] as const).map((name) => [
    name === 'p50' ? 'median' : name,
    signedText(quantiles[name]),
  ]);
  const sums = [
    ['mean', signedText(found.mean, 2)],
    ['mean, without sign', pointsText(found.meanAbsolute, 2)],
    ['no difference', shareText(shareOf(found.equal, found.issuerDays))],
  ];
  const table = dataTable('Differences of scores', [{ head: '' }, { head: 'points' }], rows, sums);
  const bins = dataTable(
    'Issuer-days by difference',
    [{ head: 'points' }, { head: 'issuer-days' }],
    histogram.map(({ from, to, count }) => [`${signedText(from)} to ${signedText(to)}`, countText(count)]),
  );
  return chartWithTable(
    chart,
    html`${table}${histogram.length === 0 ? null : details('The bins in figures', bins)}`,
    'There is no issuer-day that both scored.',
  );
}

function factors({ factors: effects, differences: found }: ComparisonReport): Markup {
  const chart =
    found.issuerDays === 0
      ? null
      : html`<h3>Mean difference of contributions, points</h3>${divergingRows(
          {
            id: 'factors',
            place: 'beside',
            title: 'What each factor adds to the difference',
            description: effects
              .map(({ factor, meanDifference }) => `${FACTOR_NAMES[factor]} ${signedText(meanDifference, 2)}`)
              .join(', '),
          },
          effects.map(({ factor, meanDifference, meanContribution: { a, b } }) => ({
            name: FACTOR_NAMES[factor],
            value: meanDifference ?? 0,
            hint: `${pointsText(a, 2)} in A, ${pointsText(b, 2)} in B`,
          })),
          (value) => signedText(value, 2),
        )}`;
  const table = dataTable(
    'Mean contributions to the score (± mean: of the differences without their sign)',
    [{ head: 'factor' }, { head: 'A' }, { head: 'B' }, { head: 'B − A' }, { head: '± mean' }],
    effects.map(({ factor, meanContribution, meanDifference, meanAbsoluteDifference }) => [
      FACTOR_NAMES[factor],
      pointsText(meanContribution.a, 2),
      pointsText(meanContribution.b, 2),
      signedText(meanDifference, 2),
      pointsText(meanAbsoluteDifference, 2),
    ]),
    [['score', '', '', signedText(found.mean, 2), pointsText(found.meanAbsolute, 2)]],
  );
  return chartWithTable(chart, table, 'There is no issuer-day that both scored.');
}
