import { FACTOR_IDS } from '../../../core/score-receipt.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { coverageTable, missingTable } from '../comparison-tables.ts';
import { FACTOR_NAMES } from '../comparison-words.ts';
import { columnsChart, legend, percentText } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable } from './tables.ts';

export function coverageSection(report: ComparisonReport): Markup {
  const { coverage, methodologies } = report;
  const { a, b } = coverage;
  const series = [
    { name: `A ${methodologies.a.version}`, color: 'a', values: a.missing.map(({ share }) => share ?? 0) },
    { name: `B ${methodologies.b.version}`, color: 'b', values: b.missing.map(({ share }) => share ?? 0) },
  ];
  const text = {
    id: 'missing',
    place: 'beside',
    title: 'Share of issuer-days without each factor',
    description: 'Two bars per factor, A and B; the table gives the shares.',
  } as const;
  const chart = columnsChart(text, {
    labels: FACTOR_IDS.map((id) => FACTOR_NAMES[id]),
    series,
    valueText: percentText,
    axis: '',
    height: 240,
  });
  return html`<section><h2>Coverage</h2>
<p class="soft">A score is computed from the factors that are present; below the methodology’s minimum weight it is withheld.</p>
${card(dataTable(coverageTable(report)))}${chartWithTable(
  a.issuerDays + b.issuerDays === 0
    ? null
    : html`<h3>Factors missing, share of issuer-days</h3>${legend(series)}${chart}`,
  dataTable(missingTable(report)),
  'No score is stored.',
)}</section>`;
}
