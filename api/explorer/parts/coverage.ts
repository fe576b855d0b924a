import { rangesText } from '../../../core/date-ranges.ts';
import type { IsoDate } from '../../../core/dates.ts';
import type { DatasetSearch } from '../../../db/repositories/datasets/dataset-search.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { counted, countText } from '../text.ts';
import { filingLink } from './sourced.ts';

const UNREAD_LISTED = 10;

/** What an empty section says: none in what was searched, or not covered. */
export function nothingFound(what: string, search: DatasetSearch, through: IsoDate): Html {
  const { searched, notIndexed, unread } = search;
  if (searched === 0) {
    const why =
      unread.length === 0
        ? 'no filing that could state it is stored for this issuer'
        : `none of the ${counted(unread.length, 'filing')} that may state it has been read`;
    return html`<p class="empty"><strong>Not covered:</strong> ${what} — ${why}.</p>`;
  }
  const gaps = notIndexed.length > 0 || unread.length > 0 ? ' Some filings are not read; see below.' : '';
  return html`<p class="empty"><strong>None found:</strong> no ${what} in ${counted(searched, 'filing')} searched through
    ${through}.${gaps}</p>`;
}

/** What was searched for a section, below its table. */
export function searchNote(context: PageContext, search: DatasetSearch): Html {
  const { searched, found, from, to, unread, notIndexed, byForm, parserVersion } = search;
  const forms = Object.entries(byForm)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([form, count]) => `${form} ${countText(count)}`)
    .join(', ');
  const range = from === null ? '' : `, filed ${from} to ${to}`;
  const read =
    searched === 0
      ? 'No filing was searched.'
      : `Searched ${counted(searched, 'filing')} (${forms}${range}) with ${parserVersion ?? 'no parser'}: found in ${countText(found)}.`;
  return html`<details class="coverage"><summary>What was searched${unread.length > 0 ? html` · <strong>${counted(unread.length, 'filing')} not read</strong>` : ''}</summary>
    <p>${read}</p>
    ${notIndexed.length > 0 ? html`<p>No index was read for ${rangesText(notIndexed)}: filings of these dates may be unknown.</p>` : ''}
    ${
      unread.length > 0
        ? html`<ul>${unread
            .slice(0, UNREAD_LISTED)
            .map(
              (one) =>
                html`<li>${one.filedDate} ${one.form} ${filingLink(context, one.accessionNumber)}: ${one.reason}</li>`,
            )}</ul>${unread.length > UNREAD_LISTED ? html`<p>… and ${countText(unread.length - UNREAD_LISTED)} more.</p>` : ''}`
        : ''
    }
  </details>`;
}
