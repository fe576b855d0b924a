import type { DatasetSearch } from '../../db/repositories/datasets/dataset-search.ts';
import { counted, countText } from './text.ts';

const UNREAD_LISTED = 5;

/**
 * The coverage of an answer: searched and found, searched and none found, or not covered and why.
 *
 * @param forms name of the filings searched, for example `8-K`
 */
export function renderSearch({ searched, found, newestFound, unread, from, to }: DatasetSearch, forms: string): string {
  const lines: string[] = [];
  if (searched > 0) {
    const range = from === null ? '' : `, filed ${from} to ${to}`;
    const result = found === 0 ? 'none found' : `found in ${countText(found)}, the newest filed ${newestFound}`;
    lines.push(`searched ${counted(searched, 'stored filing')} (${forms}${range}): ${result}`);
  } else if (unread.length === 0) lines.push(`not covered: no ${forms} of this issuer is stored`);
  else lines.push('not covered: none of the stored filings that may contain it was parsed');
  if (unread.length > 0) lines.push(`not parsed: ${countText(unread.length)}; the answer may be incomplete`);
  for (const { accessionNumber, form, filedDate, reason } of unread.slice(0, UNREAD_LISTED)) {
    lines.push(`  ${filedDate} ${form} ${accessionNumber}: ${reason}`);
  }
  if (unread.length > UNREAD_LISTED) lines.push(`  … and ${unread.length - UNREAD_LISTED} more (--json)`);
  return lines.join('\n');
}

/** A list envelope with the coverage of the answer. */
export function listEnvelope<T>(data: readonly T[], search: DatasetSearch) {
  return { object: 'list', data, hasMore: false, nextCursor: null, coverage: search } as const;
}
