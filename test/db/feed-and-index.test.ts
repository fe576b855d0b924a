import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IsoTimestamp } from '../../core/dates.ts';
import { feedReach } from '../../core/feed-times.ts';
import type { AccessionNumber, RawSourceKey } from '../../core/ids.ts';
import { getFilings, markStates, markStored } from '../../db/repositories/filings/filings.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { feedStatus } from '../../db/repositories/runs/feed-polls.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accession, createFeedFixture, type FeedFixture, FILED, indexed, listed, many } from '../feed-fixture.ts';

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

async function sightings(): Promise<Record<string, string>> {
  const { rows } = await sql<{ number: AccessionNumber; state: string }>`
    select accession_number as number, case when confirmed_at is not null then 'confirmed'
      when unconfirmed_at is not null then 'unconfirmed' else 'awaiting' end as state
    from raw.feed_sightings order by 1
  `.execute(database.db);
  return Object.fromEntries(rows.map(({ number, state }) => [number, state]));
}

const filing = async (n: number) => (await getFilings(database.db, [accession(n)]))[0];

describe('the feed and the daily index', () => {
  test('a night confirms what the feed announced, announces what the feed missed, and marks what it does not list', async () => {
    feed.mirror.publish(many(1, 3));
    await feed.poll();
    const seen = await sql`select accession_number, first_seen_at from raw.filings order by 1`.execute(database.db);
    await feed.writeIndex(
      FILED,
      [1, 2, 4].map((n) => indexed(n)),
    );
    expect(await feed.night()).toMatchObject({ found: 3, newlyDiscovered: 1 });
    expect(await feed.events()).toEqual([1, 2, 3, 4].map(accession));
    expect(await sightings()).toEqual({
      [accession(1)]: 'confirmed',
      [accession(2)]: 'confirmed',
      [accession(3)]: 'unconfirmed',
    });
    expect(feed.problems).toEqual(['feed-unconfirmed']);
    const [status] = await feedStatus(database.db);
    expect(status).toMatchObject({
      awaiting: 0,
      unconfirmed: 1,
      unconfirmedExamples: [{ accessionNumber: accession(3), filedDate: FILED }],
    });
    const after = await sql`
      select accession_number, first_seen_at from raw.filings where accession_number <> ${accession(4)} order by 1
    `.execute(database.db);
    expect(after.rows).toEqual(seen.rows);
    // Night and feed again: nothing new, nothing announced twice.
    await feed.night();
    await feed.poll();
    expect(await feed.events()).toHaveLength(4);
  });

  test('a filing that a later version of the index lists is no longer marked', async () => {
    feed.mirror.publish(many(1, 2));
    await feed.poll();
    await feed.writeIndex(FILED, [indexed(1)]);
    await feed.night();
    expect(await sightings()).toMatchObject({ [accession(2)]: 'unconfirmed' });
    // EDGAR corrects the index; the night of the next business day reads it again.
    await feed.writeIndex(FILED, [indexed(1), indexed(2)]);
    await feed.writeIndex('2024-11-25', [indexed(9, { filedDate: '2024-11-25' })]);
    await feed.night('2024-11-25');
    expect(await sightings()).toEqual({ [accession(1)]: 'confirmed', [accession(2)]: 'confirmed' });
    expect((await feedStatus(database.db))[0]).toMatchObject({ unconfirmed: 0, awaiting: 0 });
  });

  test('a feed that lists what a night has announced announces it to nobody and awaits no confirmation', async () => {
    await feed.writeIndex(FILED, [indexed(1), indexed(2)]);
    await feed.night();
    feed.mirror.publish([...many(1, 2), listed(3)]);
    expect((await feed.poll()).published.map(({ accessionNumber }) => accessionNumber)).toEqual([accession(3)]);
    expect(await feed.events()).toEqual([1, 2, 3].map(accession));
    expect(await sightings()).toEqual({
      [accession(1)]: 'confirmed',
      [accession(2)]: 'confirmed',
      [accession(3)]: 'awaiting',
    });
  });

  test('a night and a poll at the same time announce each filing once, and neither marks what the other saw', async () => {
    await feed.writeIndex(
      FILED,
      Array.from({ length: 90 }, (_, n) => indexed(n + 1)),
    );
    feed.mirror.publish(many(1, 90));
    await Promise.all([feed.night(), feed.poll(), feed.night(), feed.poll()]);
    expect(new Set(await feed.events()).size).toBe(90);
    expect(await feed.events()).toHaveLength(90);
    expect(new Set(Object.values(await sightings()))).toEqual(new Set(['confirmed']));
  });

  test('what a poll left below its page limit, the night announces', async () => {
    feed.mirror.publish(many(1, 250, { acceptedAt: null }));
    await feed.poll({ maxPages: 1 });
    await feed.writeIndex(
      FILED,
      Array.from({ length: 250 }, (_, n) => indexed(n + 1)),
    );
    expect(await feed.night()).toMatchObject({ newlyDiscovered: 150 });
    expect(new Set(await feed.events()).size).toBe(250);
  });
});

describe('what the index corrects', () => {
  test('form and filed date become those of the index, with the time that follows from them', async () => {
    // Accepted on Friday at 18:04: under the form that the feed states it would have been public at once.
    feed.mirror.publish([listed(1, { form: '4', acceptedAt: '2024-11-22T23:04:00.000Z' })]);
    await feed.poll();
    expect(await filing(1)).toMatchObject({ form: '4', filedDate: FILED, publicAt: '2024-11-22T23:04:00.000Z' });
    await feed.writeIndex(FILED, [indexed(2)]);
    await feed.night();
    expect(await sightings()).toEqual({ [accession(1)]: 'unconfirmed' });
    await feed.writeIndex('2024-11-25', [indexed(1, { form: '10-Q/A', filedDate: '2024-11-25' })]);
    await feed.night('2024-11-25');
    expect(await filing(1)).toMatchObject({
      form: '10-Q/A',
      filedDate: '2024-11-25',
      // 06:00 in New York on Monday.
      publicAt: '2024-11-25T11:00:00.000Z',
      publicAtEstimated: false,
    });
    expect(await sightings()).toEqual({ [accession(1)]: 'confirmed' });
    expect(feed.problems).toContain('feed-corrected');
    const { rows } = await sql`select form from raw.filing_filers where accession_number = ${accession(1)}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ form: '10-Q/A' }]);
    expect(await feed.events()).toEqual([accession(1), accession(2)]);
  });

  test('a parsed filing becomes pending again, and its earlier time stays readable', async () => {
    feed.mirror.publish([listed(1, { form: 'S-1' })]);
    await feed.poll();
    const accessionNumber = accession(1);
    const rawSourceKey = `sha256:${'a'.repeat(64)}` as RawSourceKey;
    await markStored(database.db, [
      { accessionNumber, rawSourceKey, bytes: 1, retrievedAt: '2024-11-22T18:01:00.000Z' as never },
    ]);
    await database.db.transaction().execute(async (trx) => {
      const parserSet = await parserSetOf(trx, []);
      await markStates(trx, [{ accessionNumber, state: 'processed', reason: null, parserSet }]);
      await sql`update raw.filings set header = '{}'`.execute(trx);
    });
    await feed.writeIndex(FILED, [indexed(1, { form: 'S-3' })]);
    await feed.night();
    expect(await filing(1)).toMatchObject({ form: 'S-3', state: 'stored', rawSourceKey });
    const superseded = await sql`select public_at from raw.superseded_filing_times`.execute(database.db);
    expect(superseded.rows).toEqual([]);
    // Confirmed once: a later index of another opinion changes nothing any more.
    await feed.writeIndex(FILED, [indexed(1, { form: 'S-1' })]);
    await feed.night();
    expect(await filing(1)).toMatchObject({ form: 'S-3' });
  });

  test('a corrected date that changes when a parsed filing was public keeps the old time', async () => {
    feed.mirror.publish([listed(1, { acceptedAt: '2024-11-22T18:00:00.000Z' })]);
    await feed.poll();
    await sql`update raw.filings set header = '{}'`.execute(database.db);
    await feed.writeIndex(FILED, [indexed(2)]);
    await feed.writeIndex('2024-11-25', [indexed(1, { filedDate: '2024-11-25' })]);
    await feed.night();
    await feed.night('2024-11-25');
    expect(await filing(1)).toMatchObject({ publicAt: '2024-11-25T11:00:00.000Z' });
    const { rows } = await sql`
      select public_at from raw.superseded_filing_times where accession_number = ${accession(1)}
    `.execute(database.db);
    expect(rows).toEqual([{ public_at: '2024-11-22T18:00:00.000Z' }]);
  });
});

test('filings released in the morning below entries that are known are found', async () => {
  const longAgo = '2024-01-02T00:00:00.000Z' as IsoTimestamp;
  const { readTo } = feedReach(Date.now(), { readAt: longAgo, releaseReadAt: longAgo });
  const afterClose = (minutes: number) => new Date(Date.parse(readTo ?? '') + minutes * 60_000).toISOString();
  const evening = many(1, 150, { form: '4', acceptedAt: afterClose(60) });
  feed.mirror.publish(evening);
  await feed.poll();
  await feed.poll();
  const before = await feed.events();
  // The feed as it is in the morning: the 10-Qs of 18:00, now released, stand below the Forms 4 of 18:30.
  await feed.rewrite([...many(1_001, 1_020, { form: '10-Q', acceptedAt: afterClose(30) }), ...evening]);
  expect((await feed.poll()).published).toEqual([]);
  await sql`update raw.feed_polls set release_read_at = ${longAgo}`.execute(database.db);
  expect((await feed.poll()).published).toHaveLength(before.length === 150 ? 20 : 70);
  const after = await feed.events();
  for (let n = 1_001; n <= 1_020; n += 1) expect(after).toContain(accession(n));
});

test('what waits to be ingested is named: of the feed, recent, and not finished by any run', async () => {
  feed.mirror.publish([listed(1), listed(2), listed(3)]);
  await feed.poll();
  await sql`
    update raw.feed_sightings set seen_at = now() - interval '6 days' where accession_number = ${accession(3)}
  `.execute(database.db);
  expect(new Set((await feed.poll({ ingest: true })).pending)).toEqual(new Set([accession(1), accession(2)]));
  await markStates(database.db, [
    {
      accessionNumber: accession(1),
      state: 'missing',
      reason: { code: 'edgar-not-found', message: 'no such file' },
      retry: { attempts: 1, afterHours: 1 },
    },
  ]);
  expect((await feed.poll({ ingest: true })).pending).toEqual([accession(2)]);
  await sql`update raw.filings set retry_at = now() - interval '1 second' where state = 'missing'`.execute(database.db);
  expect(new Set((await feed.poll({ ingest: true })).pending)).toEqual(new Set([accession(1), accession(2)]));
  expect((await feed.poll()).pending).toEqual([]);
});
