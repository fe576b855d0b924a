import { XMLParser } from 'fast-xml-parser';
import { type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import { isAccessionNumber, parseCik } from '../../core/ids.ts';
import { submissionPath } from '../edgar/edgar-paths.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  filingOfOneFiler,
  mergeFilers,
} from './discovered-filing.ts';

interface CurrentFeed {
  /** Newest first, as in the feed; one per accession number. */
  readonly filings: readonly DiscoveredFiling[];
  readonly problems: readonly DiscoveryProblem[];
  /** Entries read; exceeds the number of filings where some have several parties. */
  readonly entryCount: number;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  // Document types are rejected before parsing; the five predefined entities and character references are read below.
  processEntities: false,
  isArray: (name) => name === 'entry',
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML's predefined entities and character references once; leaves anything else as printed. */
function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function memberText(entry: unknown, name: string): string {
  if (typeof entry !== 'object' || entry === null || !(name in entry)) return '';
  const value = (entry as Record<string, unknown>)[name];
  return typeof value === 'string' ? unescapeXml(value).trim() : '';
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
    return { filings: [], entryCount: 0, problems: problems.all() };
  };
  const declared = /^[\s\S]{0,10}<\?xml[^>]*encoding="([\w-]{1,20})"/.exec(
    Buffer.from(bytes.slice(0, 200)).toString('latin1'),
  );
  const source = new TextDecoder(/^utf-?8$/i.test(declared?.[1] ?? 'utf-8') ? 'utf-8' : 'windows-1252').decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) {
    return rejected('feed-with-doctype', 'a feed has no document type; rejected');
  }
  let root: unknown;
  try {
    root = parser.parse(source);
  } catch (error) {
    return rejected('not-a-feed', error instanceof Error ? error.message : String(error));
  }
  const feed = typeof root === 'object' && root !== null && 'feed' in root ? root.feed : null;
  if (feed === null || (typeof feed !== 'object' && feed !== '')) {
    return rejected('not-a-feed', 'no <feed> element');
  }
  const entries: unknown[] = typeof feed === 'object' && 'entry' in feed && Array.isArray(feed.entry) ? feed.entry : [];
  const filings: DiscoveredFiling[] = [];
  for (const entry of entries) {
    const read = filingOfEntry(entry);
    if (typeof read === 'string') problems.add('malformed-feed-entry', read);
    else filings.push(read);
  }
  return { filings: mergeFilers(filings), problems: problems.all(), entryCount: entries.length };
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
