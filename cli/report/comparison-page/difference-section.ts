import type { ComparisonReport } from '../../compare-histories.ts';
import { differenceBinsTable, differencesTable, factorsTable } from '../comparison-tables.ts';
import { FACTOR_NAMES, pointsText, signedText } from '../comparison-words.ts';
import { countText } from '../text.ts';
import { columnsChart, divergingRows, percentText } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { chartWithTable, dataTable, details } from './tables.ts';

const EMPTY = 'Both methodologies scored no issuer-day in common.';

export function differenceSection(report: ComparisonReport): Markup {
  return html`<section><h2>Differences, and the factors behind them</h2>
<p class="soft">Over the ${countText(report.differences.issuerDays)} issuer-days that both scored. A factor contributes its weight × its score ÷ the weight of the factors present; the five contributions add up to the score.</p>
${differences(report)}${factors(report)}</section>`;
}

function differences(report: ComparisonReport): Markup {
  const { histogram, quantiles, issuerDays } = report.differences;
  const table = dataTable(differencesTable(report));
  if (histogram.length === 0) return chartWithTable(null, table, EMPTY);
  const width = (histogram[0]?.to ?? 0) - (histogram[0]?.from ?? 0);
  const zero = histogram.findIndex(({ from, to }) => from <= 0 && to > 0);
  const text = {
    id: 'differences',
    place: 'beside',
    title: 'Differences of scores',
    description: `From ${signedText(quantiles.min)} to ${signedText(quantiles.max)} points, median ${signedText(quantiles.p50)}.`,
  } as const;
  const chart = columnsChart(text, {
    labels: histogram.map(({ from, to }) => signedText((from + to) / 2)),
    ...(zero < 0 ? {} : { labelled: zero }),
    series: [{ name: 'issuer-days', color: 'b', values: histogram.map(({ count }) => count / issuerDays) }],
    valueText: percentText,
    axis: 'points, middle of the bin',
    height: 320,
  });
  return chartWithTable(
    html`<h3>B − A, share of issuer-days in bins of ${pointsText(width)} points</h3>${chart}`,
    html`${table}${details('Values of the bins', dataTable(differenceBinsTable(report)))}`,
    EMPTY,
  );
}

function factors(report: ComparisonReport): Markup {
  const text = {
    id: 'factors',
    place: 'beside',
    title: 'What each factor adds to the difference',
    description: report.factors
      .map(({ factor, meanDifference }) => `${FACTOR_NAMES[factor]} ${signedText(meanDifference, 2)}`)
      .join(', '),
  } as const;
  const rows = report.factors.map(({ factor, meanDifference, meanContribution: { a, b } }) => ({
    name: FACTOR_NAMES[factor],
    value: meanDifference ?? 0,
    hint: `${pointsText(a, 2)} in A, ${pointsText(b, 2)} in B`,
  }));
  const chart = divergingRows(text, rows, (value) => signedText(value, 2));
  return chartWithTable(
    report.differences.issuerDays === 0 ? null : html`<h3>Mean difference of contributions, points</h3>${chart}`,
    dataTable(factorsTable(report)),
    EMPTY,
  );
}
