import { FACTOR_IDS, type ScoreReceipt } from '../../../core/score-receipt.ts';
import { type ExplainedFactor, explainScoreJson } from '../../../scoring/explain.ts';
import { type Html, html } from '../html.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import { citedSentence } from './cited-text.ts';
import { meter } from './score-parts.ts';
import { withFilings } from './sourced.ts';
import { amount, dataTable } from './table.ts';

/** The five factors in a table: weight, score, points. */
export function factorTable(context: PageContext, receipt: ScoreReceipt): Html {
  const rows = explainScoreJson(receipt).factors.map((factor) => {
    const index = FACTOR_IDS.indexOf(factor.id) + 1;
    const href = linkTo(context, `/issuers/${receipt.cik}/score`, {}, factor.id);
    const score = factor.score?.toFixed(1) ?? 'missing';
    return [
      html`<span class="swatch sw-${index}"></span><a href="${href}">${factor.title}</a>`,
      `${factor.weight} %`,
      html`<a class="src" href="${href}">${score}</a>`,
      html`<div class="bar-cell">${meter(factor.score, `f-${index}`, `${score} of 100`)}</div>`,
      factor.contribution?.toFixed(1) ?? '–',
    ];
  });
  const columns = ['Factor', amount('Weight'), amount('Factor score'), '0–100', amount('Points of the score')];
  return dataTable('The five factors of the score', columns, rows, { isCaptionHidden: true });
}

/** Each factor with the sentences, formulas and caveats behind it; their numbers open their filings. */
export function factorList(context: PageContext, receipt: ScoreReceipt): Html {
  return html`${explainScoreJson(receipt).factors.map((factor) => factorSection(context, factor))}`;
}

function factorSection(context: PageContext, factor: ExplainedFactor): Html {
  const { id, title, weight, score, contribution, sentences, formulas, missing, notes } = factor;
  const index = FACTOR_IDS.indexOf(id) + 1;
  const adds = contribution === null ? '' : `, adds ${contribution.toFixed(1)} points`;
  return html`<section class="factor" id="${id}" aria-labelledby="${id}-title">
    <header><h3 id="${id}-title"><span class="swatch sw-${index}"></span>${title}</h3>
      <span><strong>${score?.toFixed(1) ?? 'missing'}</strong> <span class="muted small">weight ${weight} %${adds}</span></span></header>
    ${missing.map(({ message }) => html`<p class="warn">Missing: ${withFilings(context, message)}</p>`)}
    <ul class="why">${sentences.map((one) => html`<li>${citedSentence(context, one)}</li>\n`)}</ul>
    ${formulas.length > 0 ? html`<details class="more"><summary>Arithmetic</summary>${formulas.map((text) => html`<p>${text}</p>`)}</details>` : ''}
    ${notes.length > 0 ? html`<details class="more"><summary>Notes (${notes.length})</summary><ul>${notes.map(({ message }) => html`<li>${withFilings(context, message)}</li>`)}</ul></details>` : ''}
  </section>`;
}
