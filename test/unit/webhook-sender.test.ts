import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createDnsResolver, type ResolveHost } from '../../delivery/resolve-host.ts';
import { createWebhookSender, type SendResult, type WebhookSenderOptions } from '../../delivery/webhook-sender.ts';
import { type AllowList, parseAllowList } from '../../events/allow-list.ts';
import { createAuthority, type TestCertificate } from '../certificates.ts';
import { freePort } from '../free-port.ts';
import { type NameAnswers, startNameServer } from '../name-server.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

/** A receiver on this machine, with what it received. */
async function receiver(handler: Handler): Promise<{ port: number; received: { body: string; url: string }[] }> {
  const received: { body: string; url: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ body, url: request.url ?? '' });
      handler(request, response, body);
    });
  });
  return { port: await listening(server), received };
}

function allowing(text: string): AllowList {
  const list = parseAllowList(text);
  if ('malformed' in list) throw new Error(list.malformed);
  return list;
}

function sender(options: WebhookSenderOptions) {
  const made = createWebhookSender(options);
  closers.push(() => made.close());
  return (url: string, signal?: AbortSignal) =>
    made.send({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"é"}', signal });
}

const loopback = (port: number) => allowing(`127.0.0.0/8:${port}`);
const answers = (result: SendResult) => {
  if (result.kind !== 'answer') throw new Error(`${result.code}: ${result.message}`);
  return result;
};
const errorOf = (result: SendResult) => {
  if (result.kind !== 'error') throw new Error(`answered ${result.status}`);
  return result;
};

describe('an answer', () => {
  test('has the status, an excerpt and what Retry-After asks for', async () => {
    const { port, received } = await receiver((_, response) =>
      response.writeHead(503, { 'retry-after': '120' }).end('come back later'),
    );
    const send = sender({ allow: loopback(port) });
    const result = answers(await send(`http://127.0.0.1:${port}/hook?x=1`));
    expect(result).toMatchObject({ status: 503, excerpt: 'come back later', retryAfterMs: 120_000 });
    expect(result.latencyMs).toBeGreaterThanOrEqual(0);
    expect(received).toEqual([{ body: '{"a":"é"}', url: '/hook?x=1' }]);
  });

  test('of a redirect is returned and not followed', async () => {
    const inner = await receiver((_, response) => response.end('secret'));
    const { port } = await receiver((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    );
    const send = sender({ allow: allowing('127.0.0.1:*') });
    expect(answers(await send(`http://127.0.0.1:${port}/`)).status).toBe(307);
    expect(inner.received).toEqual([]);
  });

  test('keeps at most 1024 bytes of an endless body and ends the connection', async () => {
    let ended = false;
    const { port } = await receiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('é'.repeat(4_000)), 1);
      response.on('close', () => {
        ended = true;
        clearInterval(timer);
      });
    });
    const result = answers(await sender({ allow: loopback(port) })(`http://127.0.0.1:${port}/`));
    expect(result.excerpt).toBe('é'.repeat(512));
    await expect.poll(() => ended, { timeout: 30_000 }).toBe(true);
  });

  test('keeps at most 1024 bytes of text where the body is not text', async () => {
    const { port } = await receiver((_, response) => response.end(Buffer.alloc(5_000, 0xff)));
    const { excerpt } = answers(await sender({ allow: loopback(port) })(`http://127.0.0.1:${port}/`));
    expect(Buffer.byteLength(excerpt)).toBeLessThanOrEqual(1_024);
    expect(excerpt).toMatch(/^\ufffd+$/);
  });

  test('has no NUL in its excerpt, which PostgreSQL cannot store', async () => {
    const { port } = await receiver((_, response) => response.end('a\u0000b'));
    expect(answers(await sender({ allow: loopback(port) })(`http://127.0.0.1:${port}/`)).excerpt).toBe('a\ufffdb');
  });

  test('is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const { port } = await receiver((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    const { excerpt } = answers(await sender({ allow: loopback(port) })(`http://127.0.0.1:${port}/`));
    expect(excerpt).toBe('(gzip, not decoded)');
  });

  test('stands once its status has arrived, though the body drips beyond the time limit', async () => {
    const { port } = await receiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const send = sender({ allow: loopback(port), timeoutMs: 3_000 });
    const result = answers(await send(`http://127.0.0.1:${port}/`));
    expect(result.status).toBe(200);
    expect(result.excerpt).toMatch(/^\.+$/);
  });
});

describe('an error', () => {
  test('is a timeout where no answer comes, and where headers only drip', async () => {
    const silent = await receiver(() => undefined);
    const send = sender({ allow: allowing('127.0.0.1:*'), timeoutMs: 200 });
    expect(errorOf(await send(`http://127.0.0.1:${silent.port}/`)).code).toBe('timeout');
    const dripping = createTcpServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20);
      socket.on('error', () => undefined).on('close', () => clearInterval(timer));
    });
    expect(errorOf(await send(`http://127.0.0.1:${await listening(dripping)}/`)).code).toBe('timeout');
  });

  test('is a connection error where nobody listens, and where the receiver hangs up', async () => {
    const { port } = await receiver((request) => request.socket.resetAndDestroy());
    const send = sender({ allow: allowing('127.0.0.1:*') });
    expect(errorOf(await send(`http://127.0.0.1:${port}/`)).code).toBe('connection');
    const result = errorOf(await send(`http://127.0.0.1:${await freePort()}/`));
    expect(result.code).toBe('connection');
    expect(result.message).not.toBe('');
  });

  test('is an invalid response where the receiver does not speak HTTP or sends endless headers', async () => {
    const babbling = createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.write('SSH-2.0-OpenSSH_9.6\r\n'));
    });
    const shouting = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(`HTTP/1.1 200 OK\r\n${`x-a: ${'b'.repeat(1_000)}\r\n`.repeat(100)}`);
    });
    const send = sender({ allow: allowing('127.0.0.1:*'), timeoutMs: 5_000 });
    expect(errorOf(await send(`http://127.0.0.1:${await listening(babbling)}/`)).code).toBe('invalid-response');
    expect(errorOf(await send(`http://127.0.0.1:${await listening(shouting)}/`)).code).toBe('invalid-response');
  });

  test('is a TLS error where a plain server is called by https', async () => {
    const { port } = await receiver((_, response) => response.end());
    const send = sender({ allow: allowing('127.0.0.1:*') });
    expect(errorOf(await send(`https://127.0.0.1:${port}/`)).code).toBe('tls');
  });

  test('is an interruption where the caller ends the attempt', async () => {
    const { port, received } = await receiver(() => undefined);
    const interruption = new AbortController();
    const sending = sender({ allow: loopback(port) })(`http://127.0.0.1:${port}/`, interruption.signal);
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
    interruption.abort();
    expect(errorOf(await sending).code).toBe('aborted');
  });
});

describe('https', () => {
  const authority = createAuthority('Receivers');
  const trusted = authority.issue('receiver.example');

  async function tlsReceiver({ certificate, key }: TestCertificate) {
    const names: unknown[] = [];
    const server = createTlsServer({ cert: certificate, key }, (request, response) => {
      names.push((request.socket as TLSSocket).servername);
      response.end('verified');
    });
    return { port: await listening(server), names };
  }

  test('verifies the certificate against the name of the URL, not the address', async () => {
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, authority.certificate]);
    closers.push(() => setDefaultCACertificates(before));
    // The certificates of the test authority are for localhost.
    const { port, names } = await tlsReceiver(trusted);
    const resolve: ResolveHost = () => Promise.resolve(['127.0.0.1']);
    const send = sender({ resolve, allow: allowing(`localhost:${port}, 127.0.0.1:${port}`) });
    expect(answers(await send(`https://localhost:${port}/`)).excerpt).toBe('verified');
    expect(names).toEqual(['localhost']);
    const other = errorOf(await send(`https://other.example:${port}/`));
    expect(other.code).toBe('tls');
    expect(names).toHaveLength(1);
  });

  test('refuses a certificate that nobody vouches for', async () => {
    const { port, names } = await tlsReceiver(trusted);
    expect(errorOf(await sender({ allow: loopback(port) })(`https://127.0.0.1:${port}/`)).code).toBe('tls');
    expect(names).toEqual([]);
  });
});

describe('the guard', () => {
  /** A receiver that must not be reached, and a client whose names resolve as told, one answer per call. */
  async function guarded(...resolutions: readonly (readonly string[])[]) {
    const { port, received } = await receiver((_, response) => response.end('inside'));
    const asked: string[] = [];
    const resolve: ResolveHost = (name) => {
      asked.push(name);
      return Promise.resolve(resolutions[Math.min(asked.length, resolutions.length) - 1] ?? []);
    };
    return { port, received, asked, resolve };
  }

  test('refuses literal addresses before anything is connected', async () => {
    const { port, received, resolve, asked } = await guarded();
    const send = sender({ resolve });
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0']) {
      for (const suffix of [`:${port}`, '']) {
        expect(errorOf(await send(`http://${host}${suffix}/`)).code).toBe('url-refused');
      }
    }
    expect(received).toEqual([]);
    expect(asked).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '0.0.0.0',
    'fd00:ec2::254',
  ])('refuses a name that resolves to %s', async (address) => {
    const { port, received, resolve } = await guarded([address]);
    // The port is open elsewhere, so that only the address decides.
    const send = sender({ resolve, allow: allowing(`203.0.113.7:${port}`) });
    const result = errorOf(await send(`http://inside.example:${port}/`));
    expect(result).toMatchObject({ code: 'address-refused' });
    expect(result.message).toContain(`inside.example: the address ${address} is refused`);
    expect(received).toEqual([]);
  });

  test('refuses a name of which one address is inside, wherever it stands in the answer', async () => {
    for (const addresses of [
      ['203.0.113.7', '127.0.0.1'],
      ['127.0.0.1', '203.0.113.7'],
    ]) {
      const { port, received, resolve } = await guarded(addresses);
      const send = sender({ resolve, allow: allowing(`203.0.113.7:${port}`) });
      expect(errorOf(await send(`http://mixed.example:${port}/`)).code).toBe('address-refused');
      expect(received).toEqual([]);
    }
  });

  test('connects to the address that it checked: a name that rebinds between check and use stays outside', async () => {
    const { port, received, asked, resolve } = await guarded(['203.0.113.7'], ['127.0.0.1']);
    const outside = { resolve, allow: allowing(`203.0.113.7:${port}`) };
    const first = errorOf(await sender({ ...outside, timeoutMs: 300 })(`http://rebinding.example:${port}/`));
    // The first answer is permitted: it is tried, and nobody is there.
    expect(['timeout', 'connection']).toContain(first.code);
    expect(asked).toEqual(['rebinding.example']);
    expect(errorOf(await sender(outside)(`http://rebinding.example:${port}/`)).code).toBe('address-refused');
    expect(asked).toHaveLength(2);
    expect(received).toEqual([]);
  });

  test('asks once per connection and uses that answer', async () => {
    const { port, received, asked, resolve } = await guarded(['127.0.0.1'], ['10.0.0.1']);
    const send = sender({ resolve, allow: loopback(port) });
    expect(answers(await send(`http://receiver.example:${port}/`)).excerpt).toBe('inside');
    expect(asked).toEqual(['receiver.example']);
    expect(received).toHaveLength(1);
  });

  test('checks the port with the address: an address allowed on one port is closed on others', async () => {
    const { port, received, resolve } = await guarded(['127.0.0.1']);
    const send = sender({ resolve, allow: allowing(`127.0.0.1:1, 203.0.113.7:${port}`) });
    expect(errorOf(await send(`http://name.example:${port}/`)).code).toBe('address-refused');
    expect(errorOf(await send('http://name.example:65000/')).code).toBe('url-refused');
    expect(received).toEqual([]);
  });

  test('lets an allowed name resolve to this network', async () => {
    const { port, received, asked, resolve } = await guarded(['203.0.113.7']);
    const send = sender({ resolve, allow: allowing(`localhost:${port}`) });
    const result = await send(`http://localhost:${port}/`);
    expect(answers(result).excerpt).toBe('inside');
    expect(received).toHaveLength(1);
    // By the system's lookup, which knows the hosts file.
    expect(asked).toEqual([]);
  });

  test('refuses localhost by name, whatever a name server says', async () => {
    const send = sender({});
    for (const name of ['localhost', 'localhost.', 'anything.localhost']) {
      const result = errorOf(await send(`http://${name}/`));
      expect(result).toMatchObject({ code: 'address-refused' });
      expect(result.message).toContain('loopback');
    }
  });

  test('reports a name without addresses', async () => {
    const { resolve } = await guarded([]);
    expect(errorOf(await sender({ resolve })('http://nowhere.example/')).code).toBe('name-unresolved');
  });
});

describe('names asked of a name server', () => {
  async function asking(answersOf: NameAnswers) {
    const server = await startNameServer(answersOf);
    closers.push(() => server.close());
    const { port, received } = await receiver((_, response) => response.end('inside'));
    const resolve = createDnsResolver({ servers: [server.address] });
    return { port, received, resolve, questions: server.questions };
  }

  test('are connected to where the answer is permitted', async () => {
    const { port, received, resolve, questions } = await asking((_, type) => (type === 'A' ? ['127.0.0.1'] : []));
    const result = await sender({ resolve, allow: loopback(port) })(`http://receiver.example:${port}/`);
    expect(answers(result).excerpt).toBe('inside');
    expect(received).toHaveLength(1);
    expect([...questions].sort()).toEqual(['A receiver.example', 'AAAA receiver.example']);
  });

  test('are refused where an answer of either type is inside', async () => {
    for (const [type, inside] of [
      ['A', '127.0.0.1'],
      ['A', '169.254.169.254'],
      ['AAAA', '::1'],
      ['AAAA', 'fd00:ec2::254'],
      ['AAAA', '64:ff9b::7f00:1'],
      ['AAAA', '::ffff:7f00:1'],
    ] as const) {
      const outside = { A: '203.0.113.7', AAAA: '2606:4700::1' };
      const { port, received, resolve } = await asking((_, asked) => [asked === type ? inside : outside[asked]]);
      const send = sender({ resolve, allow: allowing(`203.0.113.7:${port}, [2606:4700::1]:${port}`) });
      expect(errorOf(await send(`http://inside.example:${port}/`)).code, inside).toBe('address-refused');
      expect(received).toEqual([]);
    }
  });

  test('that rebind with a lifetime of zero stay outside', async () => {
    let asked = 0;
    const { port, received, resolve } = await asking((_, type) => {
      if (type === 'AAAA') return [];
      asked += 1;
      return [asked === 1 ? '203.0.113.7' : '127.0.0.1'];
    });
    const outside = { resolve, allow: allowing(`203.0.113.7:${port}`) };
    const url = `http://rebinding.example:${port}/`;
    // Nobody is at the first address.
    const first = errorOf(await sender({ ...outside, timeoutMs: 2_000 })(url));
    expect(['timeout', 'connection']).toContain(first.code);
    expect(asked).toBe(1);
    expect(errorOf(await sender(outside)(url)).code).toBe('address-refused');
    expect(received).toEqual([]);
  });

  test('that do not exist are unresolved, and a silent name server ends with the time limit', async () => {
    const missing = await asking(() => []);
    const result = errorOf(await sender({ resolve: missing.resolve })('http://missing.example/'));
    expect(result).toMatchObject({
      code: 'name-unresolved',
      message: 'missing.example cannot be resolved (ENOTFOUND)',
    });
    const silent = await asking(() => null);
    const send = sender({ resolve: silent.resolve, timeoutMs: 300 });
    expect(errorOf(await send('http://silent.example/')).code).toBe('timeout');
  });
});
