import { sql } from 'kysely';
import pino from 'pino';
import { type DiscoverCounts, discoverPage } from '../activities/discover.ts';
import { type PolledFeed, pollFeed } from '../activities/poll-feed.ts';
import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { readEvents } from '../db/repositories/runs/outbox-reader.ts';
import type { MirrorFeedFiling } from '../sources/archive/mirror-feed.ts';
import { createMirrorServer, type MirrorServer } from '../sources/archive/mirror-server.ts';
import { createEdgarClient } from '../sources/edgar/edgar-client.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import { createOpenLimiter } from './open-limiter.ts';
import { type ArchiveFixture, createArchiveFixture } from './unit/archive-fixture.ts';

export const FILED = '2024-11-22' as IsoDate;
/** Long before any poll of a test. */
const ACCEPTED = '2024-11-22T18:00:00.000Z';

export const accession = (n: number): AccessionNumber =>
  `0001234567-24-${String(n).padStart(6, '0')}` as AccessionNumber;

/** A filing as the feed lists it. */
export function listed(n: number, overrides: Partial<MirrorFeedFiling> = {}): MirrorFeedFiling {
  return {
    accessionNumber: accession(n),
    form: '8-K',
    filedDate: FILED,
    acceptedAt: ACCEPTED,
    filers: [{ cik: String(1_000 + n), companyName: `COMPANY ${n} CORP`, role: 'Filer' }],
    ...overrides,
  };
}

export const many = (from: number, to: number, overrides: Partial<MirrorFeedFiling> = {}): MirrorFeedFiling[] =>
  Array.from({ length: to - from + 1 }, (_, index) => listed(from + index, overrides));

/** A line of a daily index. */
export function indexed(
  n: number,
  { form = '8-K', filedDate = FILED }: { form?: string; filedDate?: string } = {},
): string {
  const filed = filedDate.replaceAll('-', '');
  return `${1_000 + n}|COMPANY ${n} CORP|${form}|${filed}|edgar/data/${1_000 + n}/${accession(n)}.txt`;
}

export interface FeedFixture {
  readonly mirror: MirrorServer;
  readonly archive: ArchiveFixture;
  /** Every request waits for `before`, if it is set. */
  before: ((path: string) => Promise<void> | void) | null;
  /** @param options.at another server to read, in place of the mirror */
  poll(options?: {
    readonly maxPages?: number;
    readonly ingest?: boolean;
    readonly at?: string;
    readonly pageTimeoutMs?: number;
  }): Promise<PolledFeed>;
  /** Replaces the whole feed, the last one topmost. */
  rewrite(filings: readonly MirrorFeedFiling[]): Promise<void>;
  /** Writes the daily index of a date. */
  writeIndex(date: string, lines: readonly string[]): Promise<void>;
  /** Discovers a date as the night does. */
  night(date?: string): Promise<DiscoverCounts>;
  /** Problems that nights have reported, as codes. */
  readonly problems: string[];
  /** Natural keys of the events of a type so far, in order. */
  events(type?: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

const PATIENCE = { backoff: { baseMs: 1, refusedMs: 1, maxMs: 5 }, maxAttempts: 2 };

/** A mirror with a feed, polled over real HTTP into a database of the caller's, which is emptied of filings. */
export async function createFeedFixture(db: Database): Promise<FeedFixture> {
  await sql`truncate raw.filings, raw.feed_polls, raw.discoveries, raw.fetches, events.outbox cascade`.execute(db);
  await sql`update events.outbox_head set last_position = 0`.execute(db);
  const archive = await createArchiveFixture();
  const mirror = await createMirrorServer(archive.dir);
  const { url } = mirror;
  const clientOf = (base: string): EdgarSource =>
    createEdgarClient({ baseUrl: base, dataUrl: base, limiter: createOpenLimiter(), ...PATIENCE });
  const client = clientOf(url);
  const logger = pino({ level: 'silent' });
  const problems: string[] = [];
  const fixture: FeedFixture = {
    mirror,
    archive,
    before: null,
    problems,
    poll: async ({ maxPages = 50, ingest = false, at = url, pageTimeoutMs = 30_000 } = {}) => {
      const server = at === url ? client : clientOf(at);
      const get = async (path: string, options: object = {}) => {
        await fixture.before?.(path);
        return server.get(path, options);
      };
      const deps = {
        db,
        logger,
        client: { get, close: () => Promise.resolve() },
        onPage: () => undefined,
        pageTimeoutMs,
      };
      try {
        return await pollFeed(deps, { source: url, maxPages, ingest });
      } finally {
        if (at !== url) await server.close();
      }
    },
    async rewrite(filings) {
      await fetch(`${url}/__mirror/feed`, { method: 'DELETE' });
      mirror.publish(filings);
    },
    async writeIndex(date, lines) {
      const [year = '', month = ''] = date.split('-');
      const quarter = Math.ceil(Number(month) / 3);
      const head = `Description: Daily Index of EDGAR Dissemination Feed\nLast Data Received: ${date}\n \nCIK|Company Name|Form Type|Date Filed|File Name\n${'-'.repeat(80)}\n`;
      const name = `Archives/edgar/daily-index/${year}/QTR${quarter}/master.${date.replaceAll('-', '')}.idx`;
      await archive.write(name, `${head}${lines.map((line) => `${line}\n`).join('')}`);
    },
    async night(date = FILED) {
      const onProblem = ({ code }: { readonly code: string }): void => void problems.push(code);
      const selector = { by: 'filed-date', from: date as IsoDate, to: date as IsoDate } as const;
      const deps = { db, source: url, client, onStep: () => undefined, onProblem };
      return (await discoverPage(deps, selector, null)).counts;
    },
    async events(type = 'filing.published') {
      const all = await readEvents(db, { after: 0n, limit: 10_000 });
      return all.filter(({ eventType }) => eventType === type).map(({ naturalKey }) => naturalKey);
    },
    async close() {
      await client.close();
      await mirror.close();
      await archive.remove();
    },
  };
  return fixture;
}
