import type { CrossValidation } from '../../../core/parser.ts';
import { type Html, html } from '../html.ts';

/** Cross-checks with their results. */
export function checkList(checks: readonly CrossValidation[]): Html {
  if (checks.length === 0) return html`<p class="small muted">No cross-check applies.</p>`;
  return html`<ul class="checks">${checks.map(
    ({ name, passed }) =>
      html`<li class="${passed ? 'ok' : 'failed'}"><span class="hidden">${passed ? 'passed:' : 'failed:'} </span>${name.replaceAll('-', ' ')}</li>`,
  )}</ul>`;
}
