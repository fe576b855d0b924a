import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Access } from '../../api/http/access.ts';
import { problem } from '../../api/http/problems.ts';
import { createApi } from '../../api/server.ts';
import type { ApiServices } from '../../api/services.ts';
import { type EventStream, startEventStream } from '../../api/stream/event-stream.ts';
import type { StreamSettings } from '../../api/stream/stream-settings.ts';
import type { EventType, OutboxEvent } from '../../core/events.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { startListener } from '../../db/listener.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import type { EventEnvelope } from '../../events/envelope.ts';

export const ORGANIZATION = '01990000-0000-7000-8000-000000000001';
export const OTHER_ORGANIZATION = '01990000-0000-7000-8000-000000000002';

/** A server as a process has it: a pool and a listener of its own. The organization is in a header of the request. */
export interface TestServer {
  readonly server: EventStream & { readonly url: string };
  readonly warnings: readonly string[];
  /** Codes with which it has begun to close connections. */
  readonly closings: readonly unknown[];
  stop(): Promise<void>;
}

const BY_HEADER: Access = {
  async authenticate({ headers }) {
    if (headers['x-refused'] !== undefined) throw problem(401, 'invalid-key', 'refused');
    return { organizationId: String(headers['x-organization'] ?? ORGANIZATION), keyId: 'test', scopes: ['read'] };
  },
  admit: () => ({}),
  charge: () => ({ tokens: 0, cost: '0' }),
};

async function listening(app: FastifyInstance): Promise<string> {
  return (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'ws:');
}

export async function startTestServer(
  url: string,
  settings: Partial<StreamSettings> = {},
  { isDeaf = false, access = BY_HEADER }: { readonly isDeaf?: boolean; readonly access?: Access } = {},
): Promise<TestServer> {
  const warnings: string[] = [];
  const closings: unknown[] = [];
  const db = createDatabase(url, { poolSize: 4, onConnectionError: (error) => warnings.push(error.message) });
  const stream = await startEventStream({
    db,
    listen: (onWake) =>
      startListener(url, {
        channel: 'tidemark_events',
        onWake: isDeaf ? () => undefined : onWake,
        onConnectionError: (error) => warnings.push(error.message),
        retryMs: [50, 200],
      }),
    logger: {
      info: (fields: object) => void ('code' in fields && closings.push(fields.code)),
      warn: (...words: unknown[]) => void warnings.push(JSON.stringify(words)),
    },
    settings,
  });
  const logger = pino({ level: 'silent' });
  const app = await createApi({
    deps: { db, writer: db, services: {} as ApiServices, logger },
    access,
    logger,
    operations: [],
    stream,
  });
  const server = { ...stream, url: `${await listening(app)}/v1/stream` };
  return {
    server,
    warnings,
    closings,
    async stop() {
      await app.close();
      await db.destroy();
    },
  };
}

export interface TestClient {
  readonly socket: WebSocket;
  readonly messages: EventEnvelope[];
  /** What the server said to resume from as it connected. */
  readonly startId: string;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  keys(): readonly unknown[];
  close(): Promise<void>;
}

/** Connects, or rejects with the status and error of the refusal. */
export async function openClient(
  url: string,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestClient> {
  const socket = new WebSocket(`${url}?${new URLSearchParams(query).toString()}`, { headers });
  const messages: EventEnvelope[] = [];
  let startId = '';
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as EventEnvelope));
  socket.on('upgrade', (response) => {
    startId = String(response.headers['service-last-event-id']);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('unexpected-response', (_, response: IncomingMessage) => {
      refusalOf(response).then((refusal) => reject(refusal), reject);
    });
  });
  // A connection that breaks later is seen by `closed`.
  socket.on('error', () => undefined);
  return {
    socket,
    messages,
    startId,
    closed,
    keys: () => messages.map(({ data }) => data['key']),
    async close() {
      socket.close();
      await closed;
    },
  };
}

class RefusedError extends Error {
  readonly status: number;
  readonly code: string;
  readonly resumeFrom: string | undefined;
  constructor(status: number, error: { code: string; detail: string; resumeFrom?: string }) {
    super(error.detail);
    this.status = status;
    this.code = error.code;
    this.resumeFrom = error.resumeFrom;
  }
}

async function refusalOf(response: IncomingMessage): Promise<RefusedError> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return new RefusedError(response.statusCode ?? 0, JSON.parse(text) as ConstructorParameters<typeof RefusedError>[1]);
}

/** A peer that shakes hands and then neither reads nor answers, as one that lost its network. */
export async function openSilentPeer(url: string, query = ''): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET ${pathname}${query} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  if (!chunk.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(chunk.toString('latin1'));
  return socket;
}

type EventOptions = Partial<Pick<OutboxEvent, 'silent' | 'organizationId' | 'endpointId'>> & {
  readonly type?: EventType;
  readonly padding?: number;
};

export function eventOf(
  key: string,
  { type = 'filing.published', padding = 0, ...options }: EventOptions = {},
): OutboxEvent {
  return {
    eventType: type,
    naturalKey: key,
    payload: { key, text: 'x'.repeat(padding), provenance: null },
    ...options,
  };
}

export function append(db: Database, events: readonly OutboxEvent[]): Promise<number> {
  return db.transaction().execute((trx) => appendEvents(trx, events));
}
