import { easternDateOf, type IsoTimestamp } from '../../core/dates.ts';
import type { EnforcementFeed, EnforcementRelease } from '../../core/enforcement.ts';
import type { Reason } from '../../core/parser.ts';
import { memberOf, memberText, parseFeedXml } from '../feed-xml.ts';

export interface ParsedEnforcementFeed {
  /** As in the feed, newest first; one per release number. */
  readonly releases: readonly EnforcementRelease[];
  /** Items that cannot be stored, and why. */
  readonly problems: readonly Reason[];
  readonly itemCount: number;
  /** False where the bytes are no RSS feed; the first problem says why. */
  readonly isFeed: boolean;
}

/** Base of relative links. */
const SEC = 'https://www.sec.gov/';

/**
 * Reads an RSS 2.0 feed of litigation releases or administrative proceedings. Its items state the respondents as the
 * title, the release number as the creator, and the time with its UTC offset. Titles have bare ampersands, links may end
 * with a line break.
 */
export function parseEnforcementFeed(bytes: Uint8Array, feed: EnforcementFeed): ParsedEnforcementFeed {
  const rejected = (code: string, message: string): ParsedEnforcementFeed => {
    return { releases: [], problems: [{ code, message }], itemCount: 0, isFeed: false };
  };
  const parsed = parseFeedXml(bytes);
  if ('rejected' in parsed) return rejected(parsed.rejected.code, parsed.rejected.message);
  const rss = memberOf(parsed.root, 'rss');
  const channel = memberOf(rss, 'channel');
  if (channel === undefined) return rejected('not-a-feed', 'no <rss> element with a <channel>');
  const listed = memberOf(channel, 'item');
  const items: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const releases = new Map<string, EnforcementRelease>();
  const problems: Reason[] = [];
  for (const item of items) {
    const read = releaseOf(item, feed);
    if (typeof read === 'string') problems.push({ code: 'malformed-enforcement-item', message: read });
    else if (!releases.has(read.releaseNumber)) releases.set(read.releaseNumber, read);
  }
  return { releases: [...releases.values()], problems, itemCount: items.length, isFeed: true };
}

function releaseOf(item: unknown, feed: EnforcementFeed): EnforcementRelease | string {
  const respondents = oneLine(memberText(item, 'title'));
  const named = JSON.stringify(respondents.slice(0, 120));
  if (respondents === '') return 'an item without a title';
  const url = urlOf(memberText(item, 'link'));
  if (url === null) return `${named} has no usable link`;
  const numbers = numbersOf(creatorOf(item));
  const releaseNumber = numberOfDocument(url) ?? numbers[0];
  if (releaseNumber === undefined) return `${named} has no release number`;
  const published = Date.parse(memberText(item, 'pubDate'));
  if (Number.isNaN(published)) return `${releaseNumber} has no date`;
  const description = oneLine(memberText(item, 'description'));
  return {
    feed,
    releaseNumber,
    otherNumbers: numbers.filter((number) => number !== releaseNumber),
    releaseDate: easternDateOf(published),
    publishedAt: new Date(published).toISOString() as IsoTimestamp,
    respondents,
    description: description === '' || plain(description) === plain(respondents) ? null : description,
    url,
  };
}

/** `dc:creator`, whatever its prefix. */
function creatorOf(item: unknown): string {
  const name = Object.keys(item as object).find((key) => /(?:^|:)creator$/.test(key));
  return name === undefined ? '' : memberText(item, name);
}

/** `34-106474`, `LR-26562`, `IA-6984`, `AAER-4602`: letters or two digits name the series. */
const NUMBERS = /\b(?:[A-Z]{2,5}|\d{2})-\d{2,7}[A-Z]?\b/gi;
/** In the name of a document, which may have other words with digits: `lr-26562`, `lr26562.htm`, `34-106250.pdf`. */
const DOCUMENT = /^(?:(LR|AAER|IA|IC|ID)-?|(33|34|35|39)-)(\d{2,7}[A-Z]?)(?:\.|$)/i;

function numbersOf(creator: string): readonly string[] {
  return [...new Set([...creator.matchAll(NUMBERS)].map(([number]) => number.toUpperCase()))];
}

function numberOfDocument(url: string): string | null {
  const [, letters, digits, number] = DOCUMENT.exec(new URL(url).pathname.split('/').at(-1) ?? '') ?? [];
  return number === undefined ? null : `${letters ?? digits}-${number}`.toUpperCase();
}

function urlOf(link: string): string | null {
  const url = link === '' ? null : URL.parse(link, SEC);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** For comparison only: the description escapes ampersands twice where the title prints them. */
function plain(text: string): string {
  return text.replace(/&(?:amp;)*/g, '&').toLowerCase();
}
