import { SUB_RATING_NAMES, type SubRatingId } from '../../../scoring/explain/sub-rating-names.ts';
import { explainScoreJson } from '../../../scoring/explain.ts';
import { type Html, html } from '../html.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import { instantText } from '../text.ts';
import type { IssuerScoreReading } from './issuer-score.ts';
import { bandBadge, gauge, rangeText, scoreText } from './score-parts.ts';
import { boundsText } from './score-track.ts';

/** The score of an issuer with its range, band, confidence and sub-ratings. */
export function scoreCard(context: PageContext, reading: IssuerScoreReading): Html {
  const { receipt, percentile, universeSize, computedAt } = reading;
  const { result, asOf, cik, methodology } = receipt;
  const why = linkTo(context, `/issuers/${cik}/score`);
  const name = result.band ?? 'withheld';
  const older = asOf < context.asOf && context.isAsOfChosen ? html`<li>the newest score by ${context.asOf}</li>` : '';
  const rank =
    percentile === null
      ? ''
      : html`<li>percentile <strong>${percentile.toFixed(1)}</strong> of ${universeSize ?? '–'} scored issuers</li>`;
  return html`<section class="card" aria-labelledby="score-title">
    <header><h2 id="score-title">Dilution score</h2><span class="muted small">as of ${asOf}</span></header>
    <div class="scorecard">
      <div><a class="num ${name}" href="${why}">${scoreText(result.score)}${result.score === null ? '' : html`<small> of 100</small>`}</a></div>
      <div>${gauge(result.score, result)}</div>
    </div>
    <p class="verdict">${explainScoreJson(receipt).verdict}</p>
    <ul class="chips">
      <li>band ${bandBadge(result.band)}</li>
      <li>range <strong>${rangeText(result)}</strong>: ${boundsText(result)}</li>
      <li>confidence <strong>${result.confidence}</strong></li>
      ${rank}${older}
      <li>Reg SHO list: <strong>${result.regsho === null ? 'not covered' : result.regsho ? 'yes' : 'no'}</strong></li>
    </ul>
    <ul class="chips">${Object.entries(SUB_RATING_NAMES).map(
      ([id, title]) => html`<li>${title} <strong>${result.subRatings[id as SubRatingId] ?? 'missing'}</strong></li>`,
    )}</ul>
    <p class="muted small">Methodology ${methodology.version}, computed ${instantText(computedAt as Parameters<typeof instantText>[0])}.
      <a href="${why}">Why this score</a></p>
  </section>`;
}
