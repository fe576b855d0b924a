import type { ChangedValue, FactorChange, InputChange, ScoreChanges } from '../../../scoring/explain/changes.ts';
import { number } from '../../../scoring/explain/format.ts';
import { FACTOR_TITLES } from '../../../scoring/explain.ts';
import { type Content, type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { fieldWords, instantText } from '../text.ts';
import { bandBadge, scoreText } from './score-parts.ts';
import { signed } from './score-track.ts';
import { filingLink, sourced } from './sourced.ts';

const MOST_INPUTS = 8;

/** What differs from the score before, and which filings did it. */
export function changesList(context: PageContext, changes: ScoreChanges | null): Html {
  if (changes === null)
    return html`<p class="empty">No earlier score with a receipt is stored under this methodology.</p>`;
  const { since, score, band, factors, filings } = changes;
  const bands =
    band.before === band.after
      ? html`band ${bandBadge(band.after)} as before`
      : html`${bandBadge(band.before)} → ${bandBadge(band.after)}`;
  const move = score.before === null || score.after === null ? '' : signed(score.after - score.before);
  return html`<p>Since the score of ${since}: ${scoreText(score.before)} → <strong>${scoreText(score.after)}</strong> ${move}, ${bands}.</p>
    ${
      filings.length === 0
        ? html`<p class="muted">No new filing is behind the score.</p>`
        : html`<ul class="why">${filings.map(
            ({ accessionNumber, publicAt, factors: moved }) =>
              html`<li>New filing ${filingLink(context, accessionNumber)}, public ${instantText(publicAt)}: ${
                moved.length === 0 ? 'moved no factor' : moved.map((id) => FACTOR_TITLES[id].toLowerCase()).join(', ')
              }</li>`,
          )}</ul>`
    }
    ${factors.length === 0 ? html`<p class="muted">No factor has another score.</p>` : html`<ul class="why">${factors.map((one) => factorItem(context, one))}</ul>`}`;
}

function factorItem(context: PageContext, change: FactorChange): Html {
  const { factor, before, after, contribution, inputs, missing } = change;
  const value = (score: number | null) => (score === null ? 'missing' : score.toFixed(1));
  const rest = inputs.length - MOST_INPUTS;
  return html`<li><strong>${FACTOR_TITLES[factor]}</strong> ${value(before)} → ${value(after)}, ${signed(contribution)} points
    ${inputs.length + missing.length === 0 ? html`<span class="muted">: no input differs; time has passed</span>` : ''}
    ${missing.map((message) => html`<br><span class="muted">${message}</span>`)}
    ${
      inputs.length === 0
        ? ''
        : html`<details class="more"><summary>${inputs.length} changed ${inputs.length === 1 ? 'input' : 'inputs'}</summary><ul>${inputs
            .slice(0, MOST_INPUTS)
            .map(
              (input) => html`<li>${inputText(context, input)}</li>`,
            )}${rest > 0 ? html`<li>and ${rest} more</li>` : ''}</ul></details>`
    }</li>`;
}

function inputText(context: PageContext, { label, before, after, details, reason }: InputChange): Content {
  if (before === null) return html`New: ${label} ${valueText(context, after)}`;
  if (after === null)
    return html`No longer: ${label} ${valueText(context, before)}${reason === null ? '' : ` (${reason})`}`;
  const also = details.map((one) => `; ${fieldWords(one.name)} ${one.before} → ${one.after}`).join('');
  return html`${label}: ${valueText(context, before)} → ${valueText(context, after)}${also}`;
}

/** A value before or after a change, which opens its filing. */
function valueText(context: PageContext, shown: ChangedValue | null): Content {
  if (shown === null) return 'none';
  const { value, unit, date } = shown;
  const text = typeof value === 'number' ? number(value) : String(value ?? 'not stated').replaceAll('_', ' ');
  const measure = ['status', 'boolean', 'ratio'].includes(unit) ? '' : ` ${unit}`;
  return html`${sourced(context, text, shown)}${measure}${date === null ? '' : html` <span class="muted">(${date})</span>`}`;
}
