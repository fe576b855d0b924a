import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { archiveFilesOf, urlPathOfArchiveFile } from '../../sources/archive/archive-layout.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { maxInAnySecond } from '../../sources/archive/request-log.ts';
import { parseCurrentFeed } from '../../sources/discovery/current-feed.ts';
import { type ArchiveFixture, createArchiveFixture } from './archive-fixture.ts';

let archive: ArchiveFixture;
let mirror: MirrorServer;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly complete: boolean;
}

/** The bare answer: no decoding, no retry, the path sent exactly as given. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port: mirror.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => undefined);
      response.on('close', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          complete: response.complete,
        }),
      );
    });
    request.on('error', fail);
    request.end(body);
  });
}

beforeAll(async () => {
  archive = await createArchiveFixture();
  await archive.write('Archives/edgar/data/1234/0001234567-24-000001.txt.gz', 'flat');
  await archive.write('Archives/edgar/data/99/000123456724000002/0001234567-24-000002.txt', 'in a folder');
  await archive.write('Archives/edgar/full-index/2024/QTR1/master.gz', 'a file that EDGAR itself has gzipped');
  await archive.write('api/xbrl/companyfacts/CIK0000001234.json', '{"facts":{}}');
  await archive.write('secret.txt', 'inside');
  mirror = await createMirrorServer(`${archive.dir}`);
});
beforeEach(() => {
  mirror.clearFaults();
  mirror.resetStats();
});
afterAll(async () => {
  await mirror.close();
  await archive.remove();
});

describe('the mirror', () => {
  test('serves a submission at both of its addresses, whichever the archive has', async () => {
    for (const path of [
      '/Archives/edgar/data/1234/0001234567-24-000001.txt',
      '/Archives/edgar/data/1234/000123456724000001/0001234567-24-000001.txt',
    ]) {
      expect((await ask(path)).body.toString()).toBe('flat');
    }
    for (const path of [
      '/Archives/edgar/data/99/0001234567-24-000002.txt',
      '/Archives/edgar/data/99/000123456724000002/0001234567-24-000002.txt',
    ]) {
      expect((await ask(path)).body.toString()).toBe('in a folder');
    }
    // The folder of another filing is not an address of this one.
    expect((await ask('/Archives/edgar/data/1234/000123456724000009/0001234567-24-000001.txt')).status).toBe(404);
  });

  test('sends gzip only to those who accept it, and a real .gz as the file it is', async () => {
    const path = '/Archives/edgar/data/1234/0001234567-24-000001.txt';
    const gzipped = await ask(path, { 'accept-encoding': 'deflate, gzip;q=0.8' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe('flat');
    for (const accept of ['identity', 'gzip;q=0', 'gzip; q=0.000, br']) {
      expect((await ask(path, { 'accept-encoding': accept })).body.toString()).toBe('flat');
    }
    const real = await ask('/Archives/edgar/full-index/2024/QTR1/master.gz', { 'accept-encoding': 'gzip' });
    expect(real.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(real.body).toString()).toBe('a file that EDGAR itself has gzipped');
  });

  test('answers conditional requests with 304, HEAD without a body, other methods with 405', async () => {
    const path = '/api/xbrl/companyfacts/CIK0000001234.json';
    const first = await ask(path);
    expect(first.headers['content-type']).toBe('application/json');
    expect((await ask(path, { 'if-none-match': `"x", ${String(first.headers['etag'])}` })).status).toBe(304);
    expect((await ask(path, { 'if-modified-since': String(first.headers['last-modified']) })).status).toBe(304);
    expect((await ask(path, { 'if-none-match': '"x"' })).status).toBe(200);
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(path, {}, 'POST')).status).toBe(405);
  });

  test.each([
    '/../secret.txt',
    '/Archives/../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/Archives/%5c..%5csecret.txt',
    '//etc/passwd',
    '/%00',
    '/%zz',
    '/.hidden',
    '/Archives',
    '/Archives/',
    '/no-such-file.txt',
  ])('%s is 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('fails as it was told, for the paths and the number of requests it was told', async () => {
    const path = '/Archives/edgar/data/1234/0001234567-24-000001.txt';
    mirror.addFaults([{ kind: 'status', status: 429, retryAfter: 7, times: 2, match: 'data/1234/' }]);
    expect((await ask('/secret.txt')).status).toBe(200);
    const refused = await ask(path);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '7']);
    expect((await ask(path)).status).toBe(429);
    expect((await ask(path)).status).toBe(200);
    mirror.addFaults([{ kind: 'truncate', afterBytes: 2, times: 1 }]);
    const short = await ask(path);
    expect([short.body.toString(), short.complete]).toEqual(['fl', true]);
    mirror.addFaults([{ kind: 'cut', afterBytes: 2, times: 1 }]);
    const cut = await ask(path);
    expect([cut.body.toString(), cut.complete]).toEqual(['fl', false]);
    mirror.addFaults([{ kind: 'error-page', times: 1 }]);
    expect((await ask(path)).body.toString()).toContain('Request Rate Threshold Exceeded');
    mirror.addFaults([{ kind: 'slow', chunkBytes: 1, delayMs: 30, times: 1 }]);
    const before = performance.now();
    expect((await ask(path)).body.toString()).toBe('flat');
    expect(performance.now() - before).toBeGreaterThan(100);
  });

  test('can be told to fail, and asked what it was asked, over HTTP', async () => {
    const fault = JSON.stringify([{ kind: 'status', status: 503, times: 1 }]);
    expect((await ask('/__mirror/faults', {}, 'POST', fault)).status).toBe(200);
    expect((await ask('/__mirror/faults', {}, 'POST', '[{"kind":"explode"}]')).status).toBe(400);
    expect((await ask('/secret.txt')).status).toBe(503);
    await ask('/secret.txt');
    const stats: unknown = JSON.parse((await ask('/__mirror/stats')).body.toString());
    expect(stats).toMatchObject({
      requests: 2,
      byStatus: { 200: 1, 503: 1 },
      byPath: { '/secret.txt': 2 },
      bytesSent: 6,
    });
    await ask('/__mirror/stats', {}, 'DELETE');
    expect(mirror.stats().requests).toBe(0);
  });

  test('follows a symbolic link to its own files only', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'tidemark-outside-'));
    try {
      await writeFile(join(outside, 'private.txt'), 'private');
      await mkdir(join(archive.dir, 'links'));
      await symlink(join(outside, 'private.txt'), join(archive.dir, 'links', 'file.txt'));
      await symlink(outside, join(archive.dir, 'links', 'folder'));
      await symlink(join(archive.dir, 'secret.txt'), join(archive.dir, 'links', 'inside.txt'));
      await symlink('loop.txt', join(archive.dir, 'links', 'loop.txt'));
      const source = await createArchiveSource(archive.dir);
      for (const path of ['/links/file.txt', '/links/folder/private.txt', '/links/loop.txt']) {
        expect((await ask(path)).status, path).toBe(404);
        await expect(source.get(path)).rejects.toMatchObject({ code: 'edgar-not-found' });
      }
      expect((await ask('/links/inside.txt')).body.toString()).toBe('inside');
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  test('the control interface bounds its bodies and its faults', async () => {
    const large = JSON.stringify([{ kind: 'status', status: 503, match: 'x'.repeat(300_000) }]);
    expect((await ask('/__mirror/faults', {}, 'POST', large)).status).toBe(413);
    const refused = [
      { kind: 'status', status: 503, match: 'x'.repeat(201) },
      { kind: 'status', status: 503, match: '(' },
      { kind: 'status', status: 503, retryAfter: '1\r\nset-cookie: a=b' },
      { kind: 'delay', delayMs: 1e9 },
      { kind: 'cut', afterBytes: 1e12 },
      { kind: 'status', status: 503, times: 1e12 },
      Array.from({ length: 1001 }, () => ({ kind: 'status', status: 503 })),
    ];
    for (const fault of refused) {
      expect((await ask('/__mirror/faults', {}, 'POST', JSON.stringify(fault))).status).toBe(400);
    }
    expect((await ask('/__mirror/faults', {}, 'POST', '{')).status).toBe(400);
    expect((await ask('/secret.txt')).status).toBe(200);
  });

  test('the control interface names the methods it has', async () => {
    const answer = await ask('/__mirror/faults', {}, 'GET');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, DELETE']);
    expect((await ask('/__mirror/stats', {}, 'PUT', '{}')).status).toBe(405);
    expect((await ask('/__mirror/constructor')).status).toBe(404);
  });

  test('the control interface refuses web pages, other host names and other machines', async () => {
    expect((await ask('/__mirror/stats', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask('/__mirror/stats', { host: 'rebound.example' })).status).toBe(403);
    expect((await ask('/__mirror/stats', { host: `localhost:${mirror.port}` })).status).toBe(200);
    const address = Object.values(networkInterfaces())
      .flatMap((found) => found ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const open = await createMirrorServer(archive.dir, { host: '0.0.0.0' });
    try {
      expect((await fetch(`http://127.0.0.1:${open.port}/__mirror/stats`)).status).toBe(200);
      // A machine without a network has no other address to ask from.
      if (address === undefined) return;
      expect((await fetch(`http://${address}:${open.port}/secret.txt`)).status).toBe(200);
      expect((await fetch(`http://${address}:${open.port}/__mirror/stats`)).status).toBe(403);
    } finally {
      await open.close();
    }
  });

  test('says which port is in use', async () => {
    await expect(createMirrorServer(archive.dir, { port: mirror.port })).rejects.toMatchObject({ code: 'port-in-use' });
  });
});

test('a URL path and its file lead back to each other', () => {
  expect(archiveFilesOf('/submissions/CIK0000320193.json?x=1')).toEqual(['submissions/CIK0000320193.json']);
  expect(urlPathOfArchiveFile('submissions/CIK0000320193.json.gz')).toBe('/submissions/CIK0000320193.json');
});

test('the most requests in a second are counted over every window, not over clock seconds', () => {
  expect(maxInAnySecond([])).toBe(0);
  expect(maxInAnySecond([0, 999, 1000, 1500, 1998])).toBe(4);
});

describe('an archive as a source', () => {
  test('answers like the client: bytes, 304, not found, too large, sink', async () => {
    const source = await createArchiveSource(archive.dir);
    const path = '/Archives/edgar/data/1234/0001234567-24-000001.txt';
    const first = await source.get(path);
    expect(Buffer.from(first.bytes).toString()).toBe('flat');
    expect((await source.get(path, { etag: first.etag })).status).toBe(304);
    await expect(source.get('/none.txt')).rejects.toMatchObject({ code: 'edgar-not-found', retryable: false });
    await expect(source.get('/../secret.txt')).rejects.toMatchObject({ code: 'edgar-not-found' });
    await expect(source.get(path, { maxBytes: 3 })).rejects.toMatchObject({ code: 'response-too-large' });
    const sunk = await source.get(path, {
      sink: async (body) => {
        let length = 0;
        for await (const chunk of body) length += chunk.byteLength;
        return length;
      },
    });
    expect([sunk.sunk, sunk.bytes.byteLength, source.reads()]).toEqual([4, 0, 3]);
  });

  test('names a broken gzip file and a missing directory', async () => {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(`${archive.dir}/broken.txt.gz`, Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]));
    const source = await createArchiveSource(archive.dir);
    await expect(source.get('/broken.txt')).rejects.toMatchObject({ code: 'archive-file-corrupt' });
    await expect(createArchiveSource(`${archive.dir}/none`)).rejects.toMatchObject({ code: 'archive-not-found' });
  });
});

describe("the mirror's feed of current filings", () => {
  const page = async (query: string) => {
    const { status, headers, body } = await ask(`/cgi-bin/browse-edgar?action=getcurrent&output=atom&${query}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml']);
    const { filings, problems } = parseCurrentFeed(body);
    expect(problems).toEqual([]);
    return filings;
  };
  const filing = (n: number, form: string) => ({
    accessionNumber: `0001234567-24-${String(n).padStart(6, '0')}`,
    form,
    filedDate: '2024-03-29',
    acceptedAt: '2024-03-29T20:05:33.000Z',
    items: ['5.07'],
    filers: [{ cik: String(n), companyName: 'Ćosić & Sons <"AG">' }],
  });

  test('is empty until filings appear, the newest first, in pages and by form as on EDGAR', async () => {
    expect(await page('start=0&count=100')).toEqual([]);
    const bodies = [[filing(1, '8-K')], [filing(2, '10-K'), filing(3, '8-K/A')]];
    for (const body of bodies) {
      expect((await ask('/__mirror/feed', {}, 'POST', JSON.stringify(body))).status).toBe(200);
    }
    const numbers = async (query: string) => (await page(query)).map(({ cik }) => cik);
    expect(await numbers('start=0&count=100')).toEqual(['3', '2', '1']);
    expect(await numbers('start=1&count=1')).toEqual(['2']);
    expect(await numbers('type=8-K&start=0&count=100')).toEqual(['3', '1']);
    expect((await page(''))[0]).toMatchObject({
      companyName: 'Ćosić & Sons <"AG">',
      acceptedAt: { value: '2024-03-29T20:05:33.000Z' },
      items: ['5.07'],
      filers: [{ role: 'Filer' }],
    });
    mirror.publish(Array.from({ length: 150 }, (_, index) => filing(1_000 + index, '4')));
    expect(await page('count=5000')).toHaveLength(100);
    await ask('/__mirror/feed', {}, 'DELETE');
    expect(await page('')).toEqual([]);
  });

  test('refuses filings that EDGAR could not list', async () => {
    const refused = await ask('/__mirror/feed', {}, 'POST', JSON.stringify([{ ...filing(1, '8-K'), filers: [] }]));
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
      400,
      { error: expect.stringContaining("invalid filing for the mirror's feed") },
    ]);
  });
});
