import { FACTOR_IDS } from '../../../core/score-receipt.ts';
import type { SideCoverage } from '../../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { countText, FACTOR_NAMES, pointsText, shareText } from '../comparison-words.ts';
import { columnsChart, legend } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { card, chartWithTable, dataTable } from './tables.ts';

export function coverageSection({ coverage, methodologies }: ComparisonReport): Markup {
  const { a, b, both } = coverage;
  const line = (name: string, of: (side: SideCoverage) => string) => [name, of(a), of(b)];
  const part = (found: { readonly issuerDays: number; readonly share: number | null } | undefined) =>
    found ? `${countText(found.issuerDays)} · ${shareText(found.share)}` : '–';
  const heads = [{ head: '' }, { head: 'A' }, { head: 'B' }];
  const facts = dataTable('What is stored', heads, [
    line('issuers', (side) => countText(side.issuers)),
    line('days', (side) => countText(side.days)),
    line('first day', (side) => side.firstDay ?? '–'),
    line('last day', (side) => side.lastDay ?? '–'),
    line('issuer-days', (side) => countText(side.issuerDays)),
    line('withheld', (side) => part({ issuerDays: side.withheld, share: side.withheldShare })),
    line('mean present weight, of 100', (side) => pointsText(side.meanPresentWeight)),
    ...a.confidence.map(({ level }, index) => line(`confidence ${level}`, (side) => part(side.confidence[index]))),
    ['issuers in one alone', countText(both.issuersOnlyA), countText(both.issuersOnlyB)],
    ['issuer-days in one alone', countText(both.issuerDaysOnlyA), countText(both.issuerDaysOnlyB)],
    ['withheld by one alone', countText(both.withheldOnlyByA), countText(both.withheldOnlyByB)],
  ]);
  const missing = dataTable(
    'Issuer-days without a factor',
    heads,
    a.missing.map(({ factor, issuerDays, share }, index) => {
      const other = b.missing[index];
      return [
        FACTOR_NAMES[factor],
        html`${shareText(share)}<small>${countText(issuerDays)}</small>`,
        html`${shareText(other?.share ?? null)}<small>${countText(other?.issuerDays ?? 0)}</small>`,
      ];
    }),
  );
  const series = [
    { name: `A ${methodologies.a.version}`, color: 'a', side: a },
    { name: `B ${methodologies.b.version}`, color: 'b', side: b },
  ];
  const chart =
    a.issuerDays + b.issuerDays === 0
      ? null
      : html`<h3>Factors missing, share of issuer-days</h3>${legend(series)}${columnsChart(
          {
            id: 'missing',
            place: 'beside',
            title: 'Share of issuer-days without each factor',
            description: 'Two bars a factor, A and B; the table gives the shares.',
          },
          {
            labels: FACTOR_IDS.map((id) => FACTOR_NAMES[id]),
            series: series.map(({ name, color, side }) => ({
              name,
              color,
              values: side.missing.map(({ share }) => share ?? 0),
            })),
            valueText: (share) => `${Number((share * 100).toFixed(1))} %`,
            axis: '',
            height: 240,
          },
        )}`;
  return html`<section><h2>Coverage</h2>
<p class="soft">A score rests on the factors that are present; below the methodology’s least weight it is withheld.</p>
${card(facts)}${chartWithTable(chart, missing, 'No score is stored.')}</section>`;
}
