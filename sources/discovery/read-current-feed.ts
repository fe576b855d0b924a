import { AppError } from '../../core/errors.ts';
import { currentFeedPath } from '../edgar/edgar-paths.ts';
import type { EdgarSource } from '../edgar/edgar-source.ts';
import { type CurrentFeed, parseCurrentFeed } from './current-feed.ts';
import { type DiscoveredFiling, type DiscoveryProblem, mergeFilers } from './discovered-filing.ts';

/**
 * Why the paging ended. `known`: it met what is known, so nothing between is missing. `end-of-feed`: the feed lists no more.
 * `page-limit`: older entries were not read. `interrupted`: a later page could not be read.
 */
export type FeedEnd = 'known' | 'end-of-feed' | 'page-limit' | 'interrupted';

export interface ReadFeed {
  /** All filings of the pages, newest first, each once with all its parties; known ones too. */
  readonly filings: readonly DiscoveredFiling[];
  readonly pages: number;
  readonly entries: number;
  readonly end: FeedEnd;
  /** What interrupted the paging; null for other ends. */
  readonly interruption: AppError | null;
  readonly problems: readonly DiscoveryProblem[];
}

export interface ReadFeedOptions {
  readonly maxPages: number;
  /** Whether the feed needs no reading below this filing. */
  readonly isKnown: (filing: DiscoveredFiling) => Promise<boolean>;
  /** Called before each page; throws to stop. */
  readonly onPage?: (page: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Of a page, with the retries of the source and its waits: a feed that hangs must not hold up later polls. */
  readonly pageTimeoutMs?: number | undefined;
}

/** EDGAR's own limit. */
const ENTRIES_PER_PAGE = 100;
const MOST_BYTES = 8 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 60_000;

/**
 * Reads the current-filings feed from its newest entry down, until the oldest filing of a page is known. The next page
 * starts after the entries read so far: filings that appear meanwhile move entries down, which repeats some and skips none.
 *
 * @throws AppError of the first page: `feed-malformed` and those of the source, all retryable; errors of later pages are
 * returned with the filings read before them
 */
export async function readCurrentFeed(client: EdgarSource, options: ReadFeedOptions): Promise<ReadFeed> {
  const filings: DiscoveredFiling[] = [];
  const problems: DiscoveryProblem[] = [];
  let before = '';
  let entries = 0;
  let pages = 0;
  const result = (end: FeedEnd, interruption: AppError | null = null): ReadFeed => {
    return { filings: mergeFilers(filings), pages, entries, end, interruption, problems };
  };
  while (pages < options.maxPages) {
    options.onPage?.(pages + 1);
    const page = await readPage(client, entries, options).catch((error: unknown) => {
      if (pages > 0 && error instanceof AppError) return error;
      throw error;
    });
    if (page instanceof AppError) return result('interrupted', page);
    pages += 1;
    if (page.entryCount === 0) return result('end-of-feed');
    const numbers = page.filings.map(({ accessionNumber }) => accessionNumber).join();
    if (numbers === before && numbers !== '') {
      return result('interrupted', malformed(`page ${pages} of the current-filings feed repeats the page before it`));
    }
    before = numbers;
    entries += page.entryCount;
    filings.push(...page.filings);
    problems.push(...page.problems);
    const oldest = page.filings.at(-1);
    if (oldest && (await options.isKnown(oldest))) return result('known');
  }
  return result('page-limit');
}

async function readPage(
  client: EdgarSource,
  start: number,
  { signal, pageTimeoutMs = PAGE_TIMEOUT_MS }: ReadFeedOptions,
): Promise<CurrentFeed> {
  const path = currentFeedPath({ start, count: ENTRIES_PER_PAGE });
  const limit = AbortSignal.timeout(pageTimeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const response = await client.get(path, { maxBytes: MOST_BYTES, signal: either }).catch((error: unknown) => {
    if (!limit.aborted || signal?.aborted || error instanceof AppError) throw error;
    const message = `the current-filings feed did not answer within ${pageTimeoutMs / 1_000} s`;
    throw new AppError(message, { code: 'edgar-timeout', retryable: true, cause: error });
  });
  const page = parseCurrentFeed(response.bytes);
  if (page.isFeed) return page;
  const [problem] = page.problems;
  throw malformed(`the current-filings feed cannot be read: ${problem?.message ?? 'not a feed'}`);
}

function malformed(message: string): AppError {
  return new AppError(message, { code: 'feed-malformed', retryable: true });
}
