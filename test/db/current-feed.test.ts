import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedStatus } from '../../db/repositories/runs/feed-polls.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { parseCurrentFeed } from '../../sources/discovery/current-feed.ts';
import { corpusPath } from '../corpus.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accession, createFeedFixture, type FeedFixture, FILED, listed, many } from '../feed-fixture.ts';

let database: TestDatabase;
let feed: FeedFixture;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  feed = await createFeedFixture(database.db);
});
afterEach(() => feed.close());
afterAll(() => database.drop());

const numbersOf = (published: readonly { readonly accessionNumber: string }[]) =>
  published.map(({ accessionNumber }) => accessionNumber);
const rows = async <T>(query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows as T[];

describe('a poll of the current-filings feed', () => {
  test('announces a filing once, with all its parties, and keeps when it was first seen', async () => {
    const filers = [
      { cik: '900', companyName: 'HOLDER LP', role: 'Filed by' },
      { cik: '200', companyName: 'Société A & B <"x">', role: 'Subject' },
    ];
    feed.mirror.publish([listed(1, { form: 'SCHEDULE 13D/A', filers })]);
    const first = await feed.poll();
    expect(first).toMatchObject({ end: 'known', entries: 2, malformedEntries: 0 });
    expect(first.published).toEqual([
      {
        accessionNumber: accession(1),
        cik: '200',
        companyName: 'Société A & B <"x">',
        form: 'SCHEDULE 13D/A',
        filedDate: FILED,
      },
    ]);
    const seen = await rows(sql`select first_seen_at, source from raw.filings`);
    expect((await feed.poll()).published).toEqual([]);
    expect(await rows(sql`select first_seen_at, source from raw.filings`)).toEqual(seen);
    expect(await rows(sql`select cik, name from raw.filing_filers order by cik`)).toEqual([
      { cik: '200', name: 'Société A & B <"x">' },
      { cik: '900', name: 'HOLDER LP' },
    ]);
    const [event, ...others] = await readEvents(database.db, { after: 0n, limit: 10 });
    expect(others).toEqual([]);
    expect(event).toMatchObject({ eventType: 'filing.published', naturalKey: accession(1), silent: false });
    expect(event?.payload).toMatchObject({
      form: 'SCHEDULE 13D/A',
      filedDate: FILED,
      publicAt: '2024-11-22T18:00:00.000Z',
    });
  });

  test('reads page by page until it meets what it knows', async () => {
    feed.mirror.publish(many(1, 40));
    await feed.poll();
    feed.mirror.publish(many(41, 290));
    const { published, ...poll } = await feed.poll();
    // 250 new ones on three pages; the third ends in the known part, and the fourth is not asked for.
    expect(poll).toMatchObject({ pages: 3, entries: 290, end: 'known' });
    expect(numbersOf(published)).toEqual(
      many(41, 290)
        .map(({ accessionNumber }) => accessionNumber)
        .reverse(),
    );
    expect(await feed.poll()).toMatchObject({ pages: 1, published: [] });
    expect((await feed.events()).length).toBe(290);
  });

  test('misses and repeats nothing when entries move to the next page while it reads', async () => {
    feed.mirror.publish(many(1, 10));
    await feed.poll();
    feed.mirror.publish(many(11, 260));
    let next = 261;
    feed.before = (path) => {
      if (path.includes('start=0&')) return;
      feed.mirror.publish(many(next, next + 29));
      next += 30;
    };
    const { published } = await feed.poll();
    expect(new Set(numbersOf(published))).toEqual(new Set(many(11, 260).map(({ accessionNumber }) => accessionNumber)));
    expect(published).toHaveLength(250);
    feed.before = null;
    expect(numbersOf((await feed.poll()).published)).toHaveLength(next - 261);
    const events = await feed.events();
    expect(new Set(events).size).toBe(events.length);
    expect(events.length).toBe(next - 1);
  });

  test('makes one filing of parties that two pages list', async () => {
    const filers = Array.from({ length: 30 }, (_, index) => ({
      cik: String(500 - index),
      companyName: `OWNER ${index}`,
      role: index === 0 ? 'Issuer' : 'Reporting',
    }));
    feed.mirror.publish([listed(1), listed(2, { form: '4', filers }), ...many(3, 87)]);
    const { published, pages } = await feed.poll();
    expect(pages).toBe(1);
    expect(published.at(-1)).toMatchObject({ accessionNumber: accession(2), cik: '486' });
    // The page ended within filing 2, and the first poll of a feed reads no further than its day; the next one does.
    feed.mirror.publish(many(100, 100));
    await sql`update raw.feed_sightings set is_joined = false`.execute(database.db);
    await feed.poll();
    const [{ count }] = (await rows<{ count: number }>(
      sql`select count(*)::int as count from raw.filing_filers where accession_number = ${accession(2)}`,
    )) as [{ count: number }];
    expect(count).toBe(30);
    expect((await feed.events()).filter((key) => key === accession(2))).toHaveLength(1);
  });

  test('announces each filing once when several polls read the feed at the same time', async () => {
    feed.mirror.publish(many(1, 230, { acceptedAt: null }));
    const polls = await Promise.all(Array.from({ length: 8 }, () => feed.poll()));
    const published = polls.flatMap((poll) => numbersOf(poll.published));
    expect(published).toHaveLength(230);
    expect(new Set(published).size).toBe(230);
    expect((await feed.events()).length).toBe(230);
    const states = await rows(
      sql`select is_joined, confirmed_at, count(*)::int as count from raw.feed_sightings group by 1, 2`,
    );
    expect(states).toEqual([{ is_joined: true, confirmed_at: null, count: 230 }]);
  });

  test('stops at its page limit and says so', async () => {
    feed.mirror.publish(many(1, 350, { acceptedAt: null }));
    const { published, ...poll } = await feed.poll({ maxPages: 2 });
    expect([poll.end, poll.pages, published.length]).toEqual(['page-limit', 2, 200]);
    const [status] = await feedStatus(database.db);
    expect(status).toMatchObject({ pageLimit: 2, failures: 0, awaiting: 200 });
    expect(status?.pageLimitAt).not.toBeNull();
    // The rest is the night's: the next poll stays at the top.
    expect(await feed.poll({ maxPages: 2 })).toMatchObject({ published: [] });
  });

  test('takes up real captures of the feed whole', async () => {
    for (const name of ['edgar-8k-current', 'schedule13d-current', '13f-current']) {
      const file = corpusPath('feeds', `${name}.atom.xml.gz`);
      if (file === null) continue;
      const { filings } = parseCurrentFeed(gunzipSync(await readFile(file)));
      const form = filings[0]?.form ?? '';
      expect(filings.length, name).toBeGreaterThan(15);
      feed.mirror.publish(
        filings
          .map((one) => ({
            ...one,
            items: [...one.items],
            filers: [...one.filers],
            acceptedAt: one.acceptedAt?.value ?? null,
          }))
          .reverse(),
      );
      const { published, malformedEntries } = await feed.poll();
      expect([form, new Set(numbersOf(published))]).toEqual([form, new Set(numbersOf(filings))]);
      expect(malformedEntries).toBe(0);
    }
  });
});

describe('a feed that fails', () => {
  test('a server that ignores where a page starts is noticed, and what it lists is announced', async () => {
    feed.mirror.publish(many(1, 100, { acceptedAt: null }));
    const page = await (await fetch(`${feed.mirror.url}/cgi-bin/browse-edgar?action=getcurrent&count=100`)).text();
    const server = createServer((_, response) => response.end(page)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const poll = await feed.poll({ at: `http://127.0.0.1:${port}` }).finally(() => server.close());
    expect([poll.end, poll.pages, poll.published.length]).toEqual(['interrupted', 2, 100]);
    expect(poll.interruption).toBe('page 2 of the current-filings feed repeats the page before it');
  });

  test.each([
    ['an outage', { kind: 'status', status: 503 }, 'edgar-unavailable'],
    ['a page that breaks off', { kind: 'truncate', afterBytes: 900 }, 'feed-malformed'],
    ["EDGAR's page for busy clients", { kind: 'error-page', status: 200 }, 'edgar-error-page'],
  ] as const)('%s is recorded, and the next poll announces what appeared meanwhile', async (_, fault, code) => {
    feed.mirror.publish(many(1, 5));
    await feed.poll();
    feed.mirror.publish(many(6, 9));
    feed.mirror.addFaults([{ ...fault, match: 'browse-edgar' }]);
    for (let failures = 1; failures <= 2; failures += 1) {
      await expect(feed.poll()).rejects.toMatchObject({ code, retryable: true });
      expect((await feedStatus(database.db))[0]).toMatchObject({ failures });
    }
    expect((await feedStatus(database.db))[0]?.failingSince).not.toBeNull();
    feed.mirror.clearFaults();
    expect(numbersOf((await feed.poll()).published)).toEqual([9, 8, 7, 6].map(accession));
    expect((await feedStatus(database.db))[0]).toMatchObject({ failures: 0, failingSince: null, failure: null });
  });

  test('a feed that hangs is given up', async () => {
    feed.mirror.publish(many(1, 3));
    feed.mirror.addFaults([{ kind: 'delay', delayMs: 60_000, match: 'browse-edgar' }]);
    await expect(feed.poll({ pageTimeoutMs: 100 })).rejects.toMatchObject({ code: 'edgar-timeout', retryable: true });
    expect((await feedStatus(database.db))[0]).toMatchObject({ failures: 1 });
  });

  test('announces the pages before the one that fails, and later polls read on past them', async () => {
    feed.mirror.publish(many(1, 10));
    await feed.poll();
    feed.mirror.publish(many(11, 210));
    feed.mirror.addFaults([{ kind: 'status', status: 500, match: 'start=100&' }]);
    const poll = await feed.poll();
    expect([poll.end, poll.published.length]).toEqual(['interrupted', 100]);
    expect((await feedStatus(database.db))[0]).toMatchObject({ failures: 1 });
    expect((await feed.poll()).published).toEqual([]);
    feed.mirror.clearFaults();
    expect(numbersOf((await feed.poll()).published)).toEqual(
      many(11, 110)
        .map(({ accessionNumber }) => accessionNumber)
        .reverse(),
    );
    expect((await feed.poll()).pages).toBe(1);
    expect((await feed.events()).length).toBe(210);
  });
});
