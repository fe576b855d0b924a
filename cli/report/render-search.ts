import { rangesText } from '../../core/date-ranges.ts';
import type { DatasetSearch } from '../../db/repositories/datasets/dataset-search.ts';
import { counted, countText } from './text.ts';

const UNREAD_LISTED = 5;

/**
 * The coverage of an answer: searched and found, searched and none found, or not covered and why.
 *
 * @param forms name of the filings searched, for example `8-K`
 */
export function renderSearch(search: DatasetSearch, forms: string): string {
  const { searched, found, newestFound, unread, from, to, notIndexed } = search;
  const lines: string[] = [];
  if (searched > 0) {
    const range = from === null ? '' : `, filed ${from} to ${to}`;
    const result = found === 0 ? 'none found' : `found in ${countText(found)}, the newest filed ${newestFound}`;
    const what = found === 0 ? byFormText(search) : forms;
    lines.push(`searched ${counted(searched, 'stored filing')} (${what}${range}): ${result}`);
    if (found === 0) lines.push(reportText(search));
  } else if (unread.length === 0) lines.push(`not covered: no ${forms} of this issuer is stored`);
  else lines.push('not covered: none of the stored filings that may contain it was parsed');
  if (unread.length > 0) lines.push(`not parsed: ${countText(unread.length)}; the answer may be incomplete`);
  for (const { accessionNumber, form, filedDate, reason } of unread.slice(0, UNREAD_LISTED)) {
    lines.push(`  ${filedDate} ${form} ${accessionNumber}: ${reason}`);
  }
  if (unread.length > UNREAD_LISTED) lines.push(`  … and ${unread.length - UNREAD_LISTED} more (--json)`);
  if (notIndexed.length > 0) {
    lines.push(`no index was read for ${rangesText(notIndexed)}: filings of these dates may be unknown`);
  }
  return lines.join('\n');
}

/** What an answer without any row may claim: "none" only where something was searched. */
export function noneText(none: string, search: DatasetSearch, forms: string): string {
  const found = renderSearch(search, forms);
  return search.searched === 0 ? found : `${none}; ${found}`;
}

function byFormText({ byForm }: DatasetSearch): string {
  const forms = Object.entries(byForm).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return forms.map(([form, count]) => `${form} ${countText(count)}`).join(', ');
}

function reportText({ newestReport: report }: DatasetSearch): string {
  if (report === null) return 'no annual or quarterly report of the issuer was parsed';
  const period = report.periodOfReport === null ? '' : ` for ${report.periodOfReport}`;
  return `newest periodic report: ${report.form} ${report.accessionNumber}${period}, filed ${report.filedDate}`;
}

/** A list envelope with the coverage of the answer. */
export function listEnvelope<T>(data: readonly T[], search: DatasetSearch) {
  return { object: 'list', data, hasMore: false, nextCursor: null, coverage: search } as const;
}
