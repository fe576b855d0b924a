import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEdgarSources } from '../../activities/edgar-sources.ts';
import { syncEnforcement } from '../../activities/sync-enforcement.ts';
import { listReleases } from '../../db/repositories/lists/enforcement-releases.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { envelopeOf } from '../../events/envelope.ts';
import { EVENT_TYPES } from '../../events/event-types.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type FeedItem, litigation, proceeding, rssFeed } from '../enforcement-feeds.ts';
import { createOpenLimiter } from '../open-limiter.ts';

const ADDRESSES = {
  'litigation-releases': '/enforcement-litigation/litigation-releases/rss',
  'administrative-proceedings': '/rss/litigation/admin.xml',
};

let database: TestDatabase;
let server: Server;
let url: string;
let home: string;
const served = new Map<string, string>();
const requests: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'tidemark-enforcement-'));
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const text = served.get(request.url ?? '');
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/rss+xml' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

const serveReleases = (...items: FeedItem[]) =>
  served.set(ADDRESSES['litigation-releases'], rssFeed('Litigation Releases', items));
const serveProceedings = (...items: FeedItem[]) =>
  served.set(ADDRESSES['administrative-proceedings'], rssFeed('Administrative Proceedings', items));

async function sync(feeds: typeof ADDRESSES = ADDRESSES) {
  const sources = createEdgarSources({
    edgarBaseUrl: url,
    edgarDataUrl: url,
    userAgent: null,
    limiter: createOpenLimiter(),
    patience: { backoff: { baseMs: 1, maxMs: 2 } },
  });
  const rawStore = createDiskRawStore(join(home, 'raw'));
  const deps = {
    db: database.db,
    rawStore,
    feeds,
    logger: pino({ level: 'silent' }),
    open: (source: string) => sources.open(source),
  };
  try {
    return (await syncEnforcement(deps, 'edgar')).feeds;
  } finally {
    await sources.close();
  }
}

const events = async () =>
  (await readEvents(database.db, { after: 0n, limit: 1_000 })).map(({ naturalKey, silent }) => [naturalKey, silent]);

describe('the daily sync of enforcement releases', () => {
  test('the first load of a feed is stored and announced to nobody', async () => {
    serveReleases(litigation(26_602, 'SEC v. B'), litigation(26_601, 'A'));
    serveProceedings(proceeding('34-106250', 'X METAVERSE INC.'));
    expect(await sync()).toEqual([
      { feed: 'litigation-releases', items: 2, added: ['LR-26602', 'LR-26601'], isFirstLoad: true, malformedItems: 0 },
      { feed: 'administrative-proceedings', items: 1, added: ['34-106250'], isFirstLoad: true, malformedItems: 0 },
    ]);
    expect(await events()).toEqual([
      ['LR-26601', true],
      ['LR-26602', true],
      ['34-106250', true],
    ]);
    expect(requests).toEqual(Object.values(ADDRESSES));
  });

  test('later releases are announced once each, with the event in the form that is registered', async () => {
    serveReleases(litigation(26_603, 'SEC v. C & D, et al.'), litigation(26_602, 'SEC v. B'));
    expect((await sync()).map(({ added }) => added)).toEqual([['LR-26603'], []]);
    expect((await sync()).map(({ added }) => added)).toEqual([[], []]);
    const stored = await readEvents(database.db, { after: 3n, limit: 10 });
    expect(stored).toHaveLength(1);
    const [event] = stored;
    if (!event) throw new Error('no event');
    const { data, provenance, type } = envelopeOf(event);
    expect(type).toBe('enforcement.published');
    expect(event.silent).toBe(false);
    expect(EVENT_TYPES['enforcement.published'].data.safeParse(data).error).toBeUndefined();
    expect(data).toEqual({
      kind: 'litigation-release',
      releaseNumber: 'LR-26603',
      otherNumbers: [],
      date: '2026-09-01',
      publishedAt: '2026-09-01T18:42:32.000Z',
      respondents: 'SEC v. C & D, et al.',
      description: null,
      url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26603',
    });
    expect(provenance).toMatchObject({
      source: 'SEC',
      filingUrl: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26603',
      feedUrl: `${url}${ADDRESSES['litigation-releases']}`,
      rawSourceKey: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
  });

  test('items that drop off the feed stay stored, and one that comes back is not news', async () => {
    serveReleases(litigation(26_604, 'E'));
    await sync();
    serveReleases(litigation(26_604, 'E'), litigation(26_601, 'A'));
    expect((await sync()).map(({ added }) => added)).toEqual([[], []]);
    const listed = await listReleases(database.db, { feed: 'litigation-releases', limit: 10 });
    expect(listed.map(({ releaseNumber }) => releaseNumber)).toEqual(['LR-26604', 'LR-26603', 'LR-26602', 'LR-26601']);
    expect(await listReleases(database.db, { feed: null, limit: 10 })).toHaveLength(5);
  });

  test('syncs at the same time store each release once, with one event', async () => {
    serveReleases(...Array.from({ length: 25 }, (_, index) => litigation(26_700 - index, `Respondent ${index}`)));
    const added = (await Promise.all([sync(), sync(), sync(), sync()])).flatMap(([releases]) => releases?.added ?? []);
    expect(added).toHaveLength(25);
    expect(new Set(added).size).toBe(25);
    const keys = (await events()).map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a feed that has moved does not keep the other from being stored; the error says what to do', async () => {
    serveProceedings(proceeding('34-106300', 'F'));
    served.set(ADDRESSES['litigation-releases'], '<html><body>This page has moved</body></html>');
    await expect(sync()).rejects.toMatchObject({
      code: 'feed-malformed',
      message: expect.stringContaining('if it has moved, set its address'),
    });
    expect((await listReleases(database.db, { feed: 'administrative-proceedings', limit: 1 }))[0]).toMatchObject({
      releaseNumber: '34-106300',
    });
    served.delete(ADDRESSES['litigation-releases']);
    await expect(sync()).rejects.toMatchObject({ code: 'edgar-not-found' });
  });

  test('the address may be that of another server', async () => {
    const feed = rssFeed('Litigation Releases', [litigation(26_800, 'G')]);
    const other = createServer((_, response) => response.end(feed)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      const [releases] = await sync({ ...ADDRESSES, 'litigation-releases': `http://127.0.0.1:${port}/feed.xml?x=1` });
      expect(releases?.added).toEqual(['LR-26800']);
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });
});
