import type { DatasetSearch } from '../../db/repositories/datasets/dataset-search.ts';

const SHOWN = 5;

/**
 * The coverage of an answer: searched and found, searched and none found, or not covered and why.
 *
 * @param forms name of the filings searched, for example `8-K`
 */
export function renderSearch(search: DatasetSearch, forms: string): string {
  const { searched, found, newestFound, unread } = search;
  const range = search.from === null ? '' : `, filed ${search.from} to ${search.to}`;
  const head =
    searched === 0
      ? `not covered: ${unread.length === 0 ? `no ${forms} of this issuer is stored` : 'none of the stored filings that may contain it was parsed'}`
      : `searched ${counted(searched, 'stored filing')} (${forms}${range}): ${found === 0 ? 'none found' : `found in ${found.toLocaleString('en-US')}, the newest filed ${newestFound}`}`;
  if (unread.length === 0) return head;
  return [
    head,
    `not parsed: ${unread.length.toLocaleString('en-US')}; the answer may be incomplete`,
    ...unread
      .slice(0, SHOWN)
      .map(({ accessionNumber, form, filedDate, reason }) => `  ${filedDate} ${form} ${accessionNumber}: ${reason}`),
    ...(unread.length > SHOWN ? [`  … and ${unread.length - SHOWN} more (--json)`] : []),
  ].join('\n');
}

/** @example counted(1, 'filing') // "1 filing"; counted(1200, 'filing') // "1,200 filings" */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}

/** A list envelope with the coverage of the answer. */
export function listEnvelope<T>(data: readonly T[], search: DatasetSearch) {
  return { object: 'list', data, hasMore: false, nextCursor: null, coverage: search } as const;
}
