import type { ComparedMethodology, ComparisonReport } from '../../compare-histories.ts';
import { backfillTexts, emptinessText, pointsText, shareOf, shareText, signedText } from '../comparison-words.ts';
import { countText } from '../text.ts';
import { html, type Markup } from './markup.ts';

export function headSection(report: ComparisonReport): Markup {
  const { a, b } = report.methodologies;
  const { from, to } = report.range;
  const empty = emptinessText(report);
  return html`<header><h1>Methodology ${b.version} compared with ${a.version}</h1>
<p class="soft">Scores of the same issuers and days, ${from} to ${to}. A is ${a.version}, B is ${b.version}; every difference is B − A, in points of the score (0–100).</p></header>
${empty === null ? tiles(report) : html`<p class="alert" role="status">${empty}</p>`}
${sources(report)}`;
}

function tiles({ coverage, differences, flips, distribution }: ComparisonReport): Markup {
  const { total } = flips.between;
  const tile = (name: string, value: string, note: string) =>
    html`<div><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`;
  return html`<dl class="tiles">${[
    tile('Issuers in both', countText(coverage.both.issuers), `${countText(coverage.both.issuerDays)} issuer-days`),
    tile('Mean difference', signedText(differences.mean, 2), `median ${signedText(differences.quantiles.p50)}`),
    tile(
      'Mean absolute difference',
      pointsText(differences.meanAbsolute, 2),
      `equal on ${shareText(shareOf(differences.equal, differences.issuerDays))} of days`,
    ),
    tile(
      'Different band',
      shareText(shareOf(total.moved, total.compared)),
      `${countText(total.moved)} issuer-days, ${countText(total.issuers)} issuers`,
    ),
    tile(
      'Band high',
      `${shareText(distribution.b.states.find(({ state }) => state === 'high')?.share ?? null)}`,
      `in A ${shareText(distribution.a.states.find(({ state }) => state === 'high')?.share ?? null)}`,
    ),
    tile('Withheld', shareText(coverage.b.withheldShare), `in A ${shareText(coverage.a.withheldShare)}`),
  ]}</dl>`;
}

function sources({ methodologies, generatedAt }: ComparisonReport): Markup {
  const row = (side: string, methodology: ComparedMethodology) => {
    const runs = backfillTexts(methodology);
    const cells =
      runs.length === 0
        ? 'no finished backfill is recorded'
        : runs.map((text) => html`<div><code>${text}</code></div>`);
    return html`<tr><th scope="row">${side} ${methodology.version}</th><td class="text wrap"><code>${methodology.contentHash}</code></td><td>${countText(methodology.rows)}</td><td class="text wrap">${cells}</td></tr>`;
  };
  return html`<div class="card scroll"><table><caption>Sources</caption><thead><tr><th scope="col" class="text">methodology</th><th scope="col" class="text">content hash (SHA-256)</th><th scope="col">scores counted</th><th scope="col" class="text">backfills that wrote days of the range, latest first</th></tr></thead><tbody>${[
    row('A', methodologies.a),
    row('B', methodologies.b),
  ]}</tbody></table><p class="note">Every stored score of the range is counted; none are sampled. Generated ${generatedAt.slice(0, 19).replace('T', ' ')} UTC.</p></div>`;
}
