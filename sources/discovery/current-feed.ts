import { type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import { isAccessionNumber, parseCik } from '../../core/ids.ts';
import { submissionPath } from '../edgar/edgar-paths.ts';
import { memberOf, memberText, parseFeedXml } from '../feed-xml.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  filingOfOneFiler,
  mergeFilers,
} from './discovered-filing.ts';

export interface CurrentFeed {
  /** Newest first, as in the feed; one per accession number. */
  readonly filings: readonly DiscoveredFiling[];
  readonly problems: readonly DiscoveryProblem[];
  /** Entries read; exceeds the number of filings where some have several parties. */
  readonly entryCount: number;
  /** False where the bytes are no feed at all; the first problem says why. */
  readonly isFeed: boolean;
}

/** `8-K - PEDEVCO CORP (0001141197) (Filer)`; names may hold both " - " and parentheses. */
const TITLE = /^(\S.{0,39}?) - (.*) \((\d{10})\) \(([^()]{1,40})\)$/s;

/**
 * Reads the current-filings Atom feed. A filing with several parties has an entry for each. `updated` is the
 * acceptance time with its UTC offset; the summary has the filing date.
 */
export function parseCurrentFeed(bytes: Uint8Array): CurrentFeed {
  const problems = createProblemList();
  const rejected = (code: string, message: string): CurrentFeed => {
    problems.add(code, message);
    return { filings: [], entryCount: 0, isFeed: false, problems: problems.all() };
  };
  const parsed = parseFeedXml(bytes);
  if ('rejected' in parsed) return rejected(parsed.rejected.code, parsed.rejected.message);
  const feed = memberOf(parsed.root, 'feed');
  if (feed === undefined || (typeof feed !== 'object' && feed !== ''))
    return rejected('not-a-feed', 'no <feed> element');
  const listed = memberOf(feed, 'entry');
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const filings: DiscoveredFiling[] = [];
  for (const entry of entries) {
    const read = filingOfEntry(entry);
    if (typeof read === 'string') problems.add('malformed-feed-entry', read);
    else filings.push(read);
  }
  return { filings: mergeFilers(filings), problems: problems.all(), entryCount: entries.length, isFeed: true };
}

function filingOfEntry(entry: unknown): DiscoveredFiling | string {
  const titleText = memberText(entry, 'title');
  const title = TITLE.exec(titleText);
  const accessionNumber = /accession-number=([\d-]{20})$/.exec(memberText(entry, 'id'))?.[1] ?? '';
  if (!title || !isAccessionNumber(accessionNumber)) return `title ${JSON.stringify(titleText.slice(0, 200))}`;
  const summary = memberText(entry, 'summary');
  const filedDate = /Filed:\s*<\/b>\s*(\d{4}-\d{2}-\d{2})/.exec(summary)?.[1] ?? '';
  const updated = Date.parse(memberText(entry, 'updated'));
  if (!isIsoDate(filedDate)) return `${accessionNumber} has no filing date`;
  const [, form = '', name = '', cikText = '', role = ''] = title;
  const cik = parseCik(cikText);
  const acceptedAt = Number.isNaN(updated)
    ? null
    : ({ value: new Date(updated).toISOString() as IsoTimestamp, source: 'current-feed' } as const);
  const items = [...summary.matchAll(/Item (\d{1,2}(?:\.\d{2})?):/g)].map((match) => match[1] ?? '');
  const companyName = name.trim();
  const path = submissionPath(cik, accessionNumber);
  return filingOfOneFiler(
    { accessionNumber, cik, companyName, form, filedDate, path, acceptedAt, items, discoveredIn: 'current-feed' },
    role,
  );
}
