import type { ComparisonReport } from '../../compare-histories.ts';
import { coverageSection } from './coverage-section.ts';
import { differenceSection } from './difference-section.ts';
import { distributionSection } from './distribution-section.ts';
import { flipsSection } from './flips-section.ts';
import { headSection } from './head.ts';
import { html, type Markup } from './markup.ts';
import { moversSection } from './movers-section.ts';
import { STYLES } from './styles.ts';

/**
 * The comparison as one HTML file: charts are inline SVG, styles inline, nothing is fetched and nothing runs. Each chart
 * has its figures in a table, so that nothing is told by colour alone. Its size grows with months and listed movers, not
 * with issuers.
 */
export function renderComparisonPage(report: ComparisonReport): string {
  const { a, b } = report.methodologies;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Methodology ${b.version} beside ${a.version}, ${report.range.from} to ${report.range.to}</title>
<style>${STYLES}</style></head><body><main>
${headSection(report)}
${a.rows + b.rows === 0 ? null : sections(report)}
<footer><h2>How to read it</h2>
<p class="soft">Issuer-day: an issuer on an as-of date with a stored score, withheld ones included. Quantiles are nearest ranks: the least value that at least the share of all does not exceed. Bands are those stored with the score, with a barred “low” as moderate. An issuer counts once in each cell, month and sum, so that issuers do not add up. Contributions are computed from stored factors and the weights of each methodology; where a factor is missing, the others carry its weight.</p></footer>
</main></body></html>
`;
  return page.markup;
}

function sections(report: ComparisonReport): Markup {
  return html`${distributionSection(report)}
${differenceSection(report)}
${flipsSection(report)}
${moversSection(report)}
${coverageSection(report)}`;
}
