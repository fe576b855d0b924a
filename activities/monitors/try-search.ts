import type { RawSourceKey } from '../../core/ids.ts';
import type { MonitorRow, MonitorSearch } from '../../core/monitors.ts';
import { asReader, findRows, loadRows, type RowWindow, readWindow } from '../../db/repositories/monitors/find-rows.ts';
import { parseTextQuery } from '../../events/text-query.ts';
import { searchTexts, type TextSearchDeps } from './search-text.ts';

/** What a search would have matched. */
export interface SearchTrial {
  /** Rows that it looked at. */
  readonly searched: number;
  readonly matched: number;
  /** The newest of them. */
  readonly rows: readonly MonitorRow[];
  /** Filings of matching rows whose text was not searched, because there are too many. */
  readonly unread: number;
}

/** Rows whose filings are read for their words. */
const MOST_READ = 2_000;

/**
 * Runs a search over past rows, as a monitor would have seen them one by one, and stores nothing but the words of filings
 * that it reads.
 *
 * @param from ISO time: rows that were news later
 */
export async function trySearch(
  deps: TextSearchDeps & { readonly methodologyVersion: string },
  search: MonitorSearch,
  { from, limit }: { readonly from: string; readonly limit: number },
): Promise<SearchTrial> {
  const window: RowWindow = { dataset: search.dataset, by: 'dated', after: from, to: null };
  const { rows, searched } = await asReader(deps.db, async (trx) => {
    const read = await readWindow(trx, window);
    const options = { ...deps, ciks: read.ciks, limit: Number.MAX_SAFE_INTEGER - 1 };
    const pairs = await findRows(trx, window, [{ search, after: '-infinity' }], options);
    const found = await loadRows(
      trx,
      window,
      pairs.map(({ key }) => key),
    );
    return { rows: [...found.values()], searched: read.rows };
  });
  const newest = rows
    .map((row): MonitorRow => ({ ...row, matchedWords: [] }))
    .sort((a, b) => (timeOf(a) < timeOf(b) || (timeOf(a) === timeOf(b) && a.key < b.key) ? 1 : -1));
  const query = search.text === null ? null : parseTextQuery(search.text);
  if (query === null || typeof query === 'string') {
    return { searched, matched: newest.length, rows: newest.slice(0, limit), unread: 0 };
  }
  const read = newest.slice(0, MOST_READ);
  const words = await searchTexts(
    deps,
    read.map(({ rawSourceKey }) => ({ key: rawSourceKey as RawSourceKey, query })),
  );
  const matched = read.flatMap((row, index) => {
    const matchedWords = words[index];
    return matchedWords ? [{ ...row, matchedWords }] : [];
  });
  return {
    searched,
    matched: matched.length,
    rows: matched.slice(0, limit),
    unread: Math.max(0, newest.length - MOST_READ),
  };
}

function timeOf({ publicAt, values, recordedAt }: MonitorRow): string {
  const { asOf } = values;
  return publicAt ?? (typeof asOf === 'string' ? asOf : recordedAt);
}
