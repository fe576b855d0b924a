import type { Cik } from '../../../core/ids.ts';
import type { BandDistance } from '../../../scoring/explain/band-distance.ts';
import { FACTOR_TITLES } from '../../../scoring/explain.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { changesList } from '../parts/changes.ts';
import { factorList } from '../parts/factor-list.ts';
import { readIssuerScore } from '../parts/issuer-score.ts';
import { scoreCard } from '../parts/score-card.ts';
import { withFilings } from '../parts/sourced.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';
import { noScore } from './overview.ts';

/** Why an issuer has its score: every factor with its sentences and sources. */
export async function scorePage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, reading] = await Promise.all([loadIssuerHead(deps, context, cik), readIssuerScore(deps, context, cik)]);
  if (reading === null) return issuerPage(context, head, 'score', noScore(context));
  const { receipt, outlook } = reading;
  const { confidenceReasons, withheldReasons } = receipt.result;
  const reasons = [...withheldReasons, ...confidenceReasons];
  const body = html`${scoreCard(context, reading)}
    <section class="card"><h2>The five factors</h2>${factorList(context, receipt)}</section>
    <div class="two">
      <section class="card"><h2>What changed</h2>${changesList(context, outlook.changes)}</section>
      <section class="card"><h2>What would move the band</h2>${bandList(outlook.bands)}</section>
    </div>
    <section class="card"><h2>Confidence ${receipt.result.confidence}</h2>
      ${reasons.length === 0 ? html`<p>Every input is present, recent and verified.</p>` : html`<ul>${reasons.map(({ message }) => html`<li>${withFilings(context, message)}</li>`)}</ul>`}
      <dl class="pairs"><dt>Receipt</dt><dd>${receipt.hash}</dd><dt>Inputs</dt><dd>${receipt.inputsHash}</dd>
      <dt>Methodology</dt><dd>${receipt.methodology.version}, ${receipt.methodology.contentHash}</dd></dl></section>`;
  return issuerPage(context, head, 'score', body);
}

function bandList(bands: readonly BandDistance[]): Html {
  if (bands.length === 0) return html`<p class="empty">Nothing short of the inputs that are missing.</p>`;
  return html`<ul class="why">${bands.map(({ band, edge, points, direction, factors }) => {
    const far =
      direction === 'up'
        ? `${points.toFixed(1)} points more reach ${band} (from ${edge})`
        : `more than ${points.toFixed(1)} points less reach ${band} (below ${edge})`;
    return html`<li><strong>${far}</strong><ul>${factors.map(({ factor, score, needed, input }) =>
      needed === null
        ? html`<li>${FACTOR_TITLES[factor]} alone cannot, at ${score.toFixed(1)} now.</li>`
        : html`<li>${FACTOR_TITLES[factor]} alone would need ${needed.toFixed(1)} instead of ${score.toFixed(1)}${input === null ? '' : `: ${input}`}.</li>`,
    )}</ul></li>`;
  })}</ul>`;
}
