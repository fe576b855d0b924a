import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../core/errors.ts';
import { parseRetryAfter } from '../../core/retry-after.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createEdgarClient, type EdgarClientEvent, type EdgarClientOptions } from '../../sources/edgar/edgar-client.ts';
import type { EdgarSource } from '../../sources/edgar/edgar-source.ts';
import { errorPageOf } from '../../sources/edgar/error-page.ts';
import type { RefusalPause } from '../../sources/edgar/limiter.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createOpenLimiter } from '../open-limiter.ts';
import { type ArchiveFixture, createArchiveFixture, submissionText } from './archive-fixture.ts';

const PATH = '/Archives/edgar/data/1234/0001234567-24-000001.txt';
const BODY = submissionText({
  accession: '0001234567-24-000001',
  cik: '1234',
  form: '8-K',
  filed: '2024-03-29',
  name: 'ACME CORP',
  body: 'The quick brown fox. '.repeat(5000),
});

let archive: ArchiveFixture;
let mirror: MirrorServer;
let clients: EdgarSource[] = [];
let refusals: RefusalPause[] = [];

const openLimiter = createOpenLimiter((pause) => refusals.push(pause));

function clientOf(more: Partial<EdgarClientOptions> = {}): EdgarSource {
  const client = createEdgarClient({
    baseUrl: mirror.url,
    dataUrl: mirror.url,
    limiter: openLimiter,
    backoff: { baseMs: 10, refusedMs: 20, maxMs: 2000 },
    timeouts: { headersMs: 500, bodyMs: 500, overallMs: 2000 },
    ...more,
  });
  clients.push(client);
  return client;
}

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

beforeAll(async () => {
  archive = await createArchiveFixture();
  await archive.write(PATH.slice(1), BODY);
  await archive.write('Archives/edgar/data/1234/0001234567-24-000002.txt.gz', BODY);
  await archive.write('submissions/CIK0000001234.json.gz', '{"cik":"1234"}');
  mirror = await createMirrorServer(archive.dir);
});
beforeEach(() => {
  mirror.clearFaults();
  mirror.resetStats();
  refusals = [];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(async () => {
  await mirror.close();
  await archive.remove();
});

describe('the User-Agent', () => {
  const of = (baseUrl: string, userAgent?: string) => () =>
    createEdgarClient({ baseUrl, dataUrl: 'http://127.0.0.1:1', limiter: openLimiter, userAgent });

  test.each(['https://www.sec.gov', 'https://SEC.gov', 'https://data.sec.gov.', 'http://sec.gov:8080/x'])(
    'without a contact %s is refused, with one line on what to set',
    (host) => {
      for (const agent of [undefined, '', 'tidemark', 'you@company.com', 'Acme Corp', 'Acme @company', 'Acme a@b']) {
        expect(of(host, agent)).toThrow(/TIDEMARK_USER_AGENT="[^\n]*$/);
      }
      expect(of(host, 'Acme Research ops@acme.example')).not.toThrow();
      expect(of(host, 'tidemark/0.1 (ops@acme.example)')).not.toThrow();
    },
  );

  test('is optional for other hosts, which only look like the SEC', () => {
    for (const host of ['http://127.0.0.1:9', 'https://notsec.gov', 'https://sec.gov.example.com']) {
      expect(of(host)).not.toThrow();
    }
    expect(of('http://127.0.0.1:9', 'evil\r\nx: y')).toThrow(/printable/);
  });

  test('is sent as it is', async () => {
    await clientOf({ userAgent: 'Acme Research ops@acme.example' }).get(PATH);
    expect(mirror.requests()[0]?.userAgent).toBe('Acme Research ops@acme.example');
  });
});

describe('a request that goes well', () => {
  test('gives the decoded bytes, whether the archive stores them gzipped or not', async () => {
    const client = clientOf();
    const plain = await client.get(PATH);
    const gzipped = await client.get('/Archives/edgar/data/1234/0001234567-24-000002.txt');
    expect(Buffer.from(plain.bytes).toString()).toBe(BODY);
    expect(Buffer.from(gzipped.bytes).toString()).toBe(BODY);
    expect([plain.status, plain.attempts, plain.byteLength]).toEqual([200, 1, BODY.length]);
    expect(mirror.stats().bytesSent).toBeLessThan(BODY.length * 1.5);
  });

  test('is conditional where the copy at hand is named: 304 without a body, by ETag and by date', async () => {
    const client = clientOf();
    const first = await client.get(PATH);
    const byTag = await client.get(PATH, { etag: first.etag });
    const byDate = await client.get(PATH, { lastModified: first.lastModified });
    expect([byTag.status, byTag.byteLength, byDate.status]).toEqual([304, 0, 304]);
    expect((await client.get(PATH, { etag: '"other"' })).status).toBe(200);
  });

  test('sends paths of the data host there, and refuses other hosts', async () => {
    const base = await createMirrorServer(archive.dir);
    try {
      const client = clientOf({ baseUrl: base.url });
      await client.get('/submissions/CIK0000001234.json');
      await client.get(PATH);
      await client.get(`${mirror.url}${PATH}`);
      expect(mirror.requests().map((request) => request.path)).toEqual(['/submissions/CIK0000001234.json', PATH]);
      expect(base.requests().map((request) => request.path)).toEqual([PATH]);
      expect((await failureOf(Promise.resolve().then(() => client.get('https://example.com/x')))).code).toBe(
        'edgar-foreign-host',
      );
      expect((await failureOf(Promise.resolve().then(() => client.get('//example.com/x')))).code).toBe(
        'edgar-foreign-host',
      );
    } finally {
      await base.close();
    }
  });

  test('works through the DNS cache for a host by name', async () => {
    const client = clientOf({ baseUrl: `http://localhost:${mirror.port}` });
    expect((await client.get(PATH)).byteLength).toBe(BODY.length);
  });

  test('streams into a sink, and the raw store takes it whole', async () => {
    const store = createDiskRawStore(`${archive.dir}/raw`);
    mirror.addFaults([{ kind: 'cut', afterBytes: 50_000, times: 1 }]);
    const response = await clientOf().get(PATH, { sink: (body) => store.put(body) });
    expect(response.bytes.byteLength).toBe(0);
    expect(response.attempts).toBe(2);
    const key = response.sunk?.key;
    expect(key && Buffer.from(await store.get(key)).toString()).toBe(BODY);
  });
});

describe('a request that goes badly', () => {
  test('404 is not repeated', async () => {
    const error = await failureOf(clientOf().get('/Archives/edgar/data/1/0000000001-24-000001.txt'));
    expect([error.code, error.retryable, mirror.stats().requests]).toEqual(['edgar-not-found', false, 1]);
  });

  test.each([429, 403])('%i pauses everybody until Retry-After and then goes on', async (status) => {
    mirror.addFaults([{ kind: 'status', status, retryAfter: 1, times: 1 }]);
    const before = Date.now();
    const response = await clientOf().get(PATH);
    expect(response.attempts).toBe(2);
    expect(Date.now() - before).toBeGreaterThanOrEqual(950);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toEqual({ retryAfterMs: 1_000, firstPauseMs: 20, longestPauseMs: 2_000 });
  });

  test('5xx is retried with growing waits, Retry-After dates are honored, and other requests are not paused', async () => {
    const events: EdgarClientEvent[] = [];
    mirror.addFaults([
      { kind: 'status', status: 500, times: 2 },
      { kind: 'status', status: 503, times: 1, retryAfter: new Date(Date.now() + 1500).toUTCString() },
    ]);
    const response = await clientOf({ onEvent: (event) => events.push(event), random: () => 1 }).get(PATH);
    expect(response.attempts).toBe(4);
    expect(events.map((event) => event.outcome)).toEqual(['500', '500', '503', '200']);
    expect(events.slice(0, 2).map((event) => event.waitMs)).toEqual([10, 20]);
    expect(events[2]?.waitMs).toBeGreaterThan(50);
    expect(refusals).toEqual([]);
  });

  test('a bounded number of attempts ends in a retryable error with the status', async () => {
    mirror.addFaults([{ kind: 'status', status: 503 }]);
    const error = await failureOf(clientOf({ maxAttempts: 3 }).get(PATH));
    expect([error.code, error.retryable, error.context['status'], mirror.stats().requests]).toEqual([
      'edgar-unavailable',
      true,
      503,
      3,
    ]);
    mirror.clearFaults();
    mirror.addFaults([{ kind: 'status', status: 429 }]);
    const refused = await failureOf(clientOf({ maxAttempts: 2 }).get(PATH));
    expect([refused.code, refused.retryable, refused.context['status']]).toEqual(['edgar-rate-limited', true, 429]);
    expect(refusals).toHaveLength(2);
  });

  test('a Retry-After longer than the longest wait gives up at once instead of holding the worker', async () => {
    mirror.addFaults([{ kind: 'status', status: 429, retryAfter: 600 }]);
    const error = await failureOf(clientOf().get(PATH));
    expect([error.code, error.context['retryAfter'], mirror.stats().requests]).toEqual([
      'edgar-rate-limited',
      '600',
      1,
    ]);
    expect(refusals[0]?.retryAfterMs).toBe(600_000);
  });

  test('a connection cut in the middle of the body is repeated, and never passes for the whole', async () => {
    mirror.addFaults([{ kind: 'cut', afterBytes: 60_000, times: 2 }]);
    const response = await clientOf().get(PATH);
    expect([response.attempts, response.byteLength]).toEqual([3, BODY.length]);
    mirror.addFaults([{ kind: 'cut', afterBytes: 60_000 }]);
    const error = await failureOf(clientOf({ maxAttempts: 2 }).get(PATH));
    expect([error.code, error.retryable]).toEqual(['edgar-connection', true]);
  });

  test('a refused connection is retryable', async () => {
    const error = await failureOf(clientOf({ baseUrl: 'http://127.0.0.1:1', maxAttempts: 2 }).get(PATH));
    expect([error.code, error.retryable]).toEqual(['edgar-connection', true]);
  });

  test('a server that does not answer, and one that drips bytes, end in edgar-timeout', async () => {
    mirror.addFaults([{ kind: 'delay', delayMs: 3000, times: 1 }]);
    const timeouts = { headersMs: 200, bodyMs: 1000, overallMs: 5000 };
    const silent = await failureOf(clientOf({ maxAttempts: 1, timeouts }).get(PATH));
    expect(silent.code).toBe('edgar-timeout');
    mirror.clearFaults();
    mirror.addFaults([{ kind: 'slow', chunkBytes: 10, delayMs: 20 }]);
    const before = Date.now();
    const slow = await failureOf(clientOf({ maxAttempts: 1, timeouts: { ...timeouts, overallMs: 400 } }).get(PATH));
    expect([slow.code, slow.retryable]).toEqual(['edgar-timeout', true]);
    expect(Date.now() - before).toBeLessThan(10_000);
  });

  test('a body above the limit is aborted, also when it is small on the wire', async () => {
    const plain = await failureOf(clientOf({ maxBytes: 1000 }).get(PATH));
    expect([plain.code, plain.retryable]).toEqual(['response-too-large', false]);
    await archive.write('Archives/edgar/data/1234/0001234567-24-000003.txt.gz', Buffer.alloc(50_000_000, 97));
    const bomb = await failureOf(
      clientOf().get('/Archives/edgar/data/1234/0001234567-24-000003.txt', { maxBytes: 1_000_000 }),
    );
    expect(bomb.code).toBe('response-too-large');
    expect(mirror.stats().requests).toBe(2);
  });

  test('an HTML error page in place of a filing is never handed on, with status 200 or 403', async () => {
    mirror.addFaults([
      { kind: 'error-page', times: 1 },
      { kind: 'error-page', status: 403, times: 1 },
    ]);
    let bodies = 0;
    const sink = async (body: AsyncIterable<Uint8Array>) => {
      let text = '';
      for await (const chunk of body) text += Buffer.from(chunk).toString();
      bodies += 1;
      return text;
    };
    const response = await clientOf().get(PATH, { sink });
    expect([response.sunk, bodies, response.attempts]).toEqual([BODY, 1, 3]);
    expect(refusals).toHaveLength(2);
    mirror.addFaults([{ kind: 'error-page' }]);
    const error = await failureOf(clientOf({ maxAttempts: 2 }).get(PATH));
    expect([error.code, error.retryable]).toEqual(['edgar-error-page', true]);
  });

  test('the failure of a sink is thrown as it is and not repeated', async () => {
    const sink = async () => {
      throw new AppError('disk full', { code: 'raw-store-full', retryable: true });
    };
    expect((await failureOf(clientOf().get(PATH, { sink }))).code).toBe('raw-store-full');
    expect(mirror.stats().requests).toBe(1);
  });

  test('an aborted signal ends it with its own reason, in the body and in a wait', async () => {
    const reason = new Error('worker is stopping');
    mirror.addFaults([{ kind: 'slow', chunkBytes: 10, delayMs: 20, times: 1 }]);
    const inBody = new AbortController();
    setTimeout(() => inBody.abort(reason), 100);
    await expect(clientOf().get(PATH, { signal: inBody.signal })).rejects.toBe(reason);
    mirror.clearFaults();
    mirror.addFaults([{ kind: 'status', status: 503, retryAfter: 1 }]);
    const inWait = new AbortController();
    setTimeout(() => inWait.abort(reason), 100);
    await expect(clientOf().get(PATH, { signal: inWait.signal })).rejects.toBe(reason);
  });
});

describe('answers that only some servers give', () => {
  const text = 'edgar/data '.repeat(2000);
  const answers: Record<string, { status?: number; headers?: Record<string, string>; body?: Uint8Array | string }> = {
    '/br': { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(text) },
    '/gzip': { headers: { 'content-encoding': 'GZIP' }, body: gzipSync(text) },
    '/deflate': { headers: { 'content-encoding': 'deflate' }, body: deflateSync(text) },
    '/raw-deflate': { headers: { 'content-encoding': 'deflate' }, body: deflateRawSync(text) },
    '/half-gzip': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(text).subarray(0, 40) },
    '/zstd': { headers: { 'content-encoding': 'zstd' }, body: 'x' },
    '/moved': { status: 301, headers: { location: '/gzip' } },
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/away': { status: 302, headers: { location: 'http://127.0.0.1:1/secret' } },
    '/teapot': { status: 418 },
    '/missing-object': {
      status: 403,
      body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = () => clientOf({ baseUrl: url, dataUrl: url, maxAttempts: 2 });

  test.each(['/br', '/gzip', '/deflate', '/raw-deflate', '/moved'])('%s is decoded', async (path) => {
    expect(Buffer.from((await client().get(path)).bytes).toString()).toBe(text);
  });

  test.each([
    ['/half-gzip', 'edgar-connection', true],
    ['/zstd', 'edgar-encoding', false],
    ['/loop', 'edgar-redirect-loop', false],
    ['/away', 'edgar-foreign-host', false],
    ['/teapot', 'edgar-unexpected-status', false],
    ['/missing-object', 'edgar-not-found', false],
  ])('%s ends in %s', async (path, code, retryable) => {
    const error = await failureOf(client().get(path));
    expect([error.code, error.retryable]).toEqual([code, retryable]);
    expect(refusals).toEqual([]);
  });
});

test('Retry-After is read as seconds or an HTTP date, and nothing else', () => {
  const now = Date.parse('2024-03-29T12:00:00Z');
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter('Fri, 29 Mar 2024 12:10:00 GMT', now)).toBe(600_000);
  expect(parseRetryAfter('Fri, 29 Mar 2024 11:00:00 GMT', now)).toBe(0);
  for (const text of [null, '', '-5', '5 minutes', 'soon', '1e9']) expect(parseRetryAfter(text, now)).toBeNull();
});

test('an error page is distinguished from a document by the path and its own title', () => {
  const page = (title: string, body = '') =>
    Buffer.from(`\n<!DOCTYPE html>\n<html><head><title>${title}</title></head>${body}`);
  const submission = '/Archives/edgar/data/1/0000000001-24-000001.txt';
  const document = '/Archives/edgar/data/1/000000000124000001/ex99.htm';
  const refusal = page('SEC.gov | Request Rate Threshold Exceeded');
  for (const path of [submission, document, '/submissions/CIK0000000001.json'])
    expect(errorPageOf(path, refusal)).toBe('refusal');
  const heading = page('SEC', '<h1>Your Request Originates from an Undeclared Automated Tool</h1>');
  expect(errorPageOf(document, heading)).toBe('refusal');
  const busy = page('SEC.gov | Scheduled Maintenance');
  for (const path of [
    submission,
    '/Archives/edgar/full-index/2024/QTR1/master.idx',
    '/cgi-bin/browse-edgar?output=atom',
    '/about',
  ]) {
    expect(errorPageOf(path, busy)).toBe('unexpected-html');
  }
  // Documents of filings: HTML is what is asked for, whatever its title says or its text quotes.
  expect(errorPageOf(document, page('Correction of an Error'))).toBeNull();
  expect(errorPageOf(document, page('EX-99', '<p>the page said Request Rate Threshold Exceeded</p>'))).toBeNull();
  expect(errorPageOf('/Archives/edgar/data/1/000000000124000001/ex21.txt', page('EX-21'))).toBeNull();
  // A submission may quote a whole error page, as long as it is one.
  expect(errorPageOf(submission, Buffer.concat([Buffer.from('<SEC-DOCUMENT>x\n'), refusal]))).toBeNull();
});
