import type { ComplianceState } from '../../../core/compliance.ts';
import type { ComplianceNotice, NoticedStep } from '../../../db/repositories/datasets/compliance-notices.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { fieldWords } from '../text.ts';
import { sourced } from './sourced.ts';
import { dataTable } from './table.ts';

/** Listing deficiencies with all their steps, open ones first. @param noticeOf rule and deadline of a step */
export function listingTable(
  context: PageContext,
  states: readonly ComplianceState[],
  noticeOf: (noticed: NoticedStep) => ComplianceNotice | null,
): Html {
  if (states.length === 0)
    return html`<p class="empty">No listing deficiency was found in the filings read through ${context.asOf}.</p>`;
  const rows = states
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
    .flatMap(({ exchange, deficiency, isOpen, history }) =>
      history.toReversed().map((step, index) => {
        const notice = noticeOf({ exchange, deficiency, step });
        const state = isOpen
          ? html`<span class="band elevated">open</span>`
          : html`<span class="band low">closed</span>`;
        return [
          `${exchange} ${fieldWords(deficiency)}`,
          index === 0 ? state : '',
          sourced(context, step.noticeDate, step.source),
          sourced(context, fieldWords(step.status), step.source),
          notice?.rule ?? '–',
          notice?.cureDeadline ? sourced(context, notice.cureDeadline, step.source) : '–',
        ];
      }),
    );
  return dataTable(
    'Listing deficiencies step by step, newest first',
    ['Deficiency', 'State', 'Notice', 'Step', 'Rule', 'Deadline'],
    rows,
  );
}
