import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../../core/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import { type Authenticate, createAdmission } from './admission.ts';
import { createCatchUpReader } from './catch-up.ts';
import { CLOSE } from './close-codes.ts';
import { startEventFeed } from './event-feed.ts';
import { watchPeers } from './peers.ts';
import { Refusal, refuseRequest, refuseUpgrade } from './refusal.ts';
import { openStreamConnection, type StreamConnection } from './stream-connection.ts';
import { STREAM_PATH } from './stream-request.ts';
import { STREAM_SETTINGS, type StreamSettings } from './stream-settings.ts';
import type { StreamStart } from './stream-start.ts';

export interface StreamServerOptions {
  readonly db: Database;
  /** Listens to the notifications of the outbox. */
  readonly listen: (onWake: () => void) => Listener;
  readonly authenticate: Authenticate;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly settings?: Partial<StreamSettings>;
}

export interface StreamServer {
  readonly url: string;
  /** Connections that are open now. */
  connections(): number;
  /** What waits in memory for all of them. */
  bufferedBytes(): number;
  /** Tells each client from where to resume, and ends. */
  stop(): Promise<void>;
}

/** Of one message of a client, which has nothing to say: what it sends is ignored. */
const MAX_INCOMING_BYTES = 4 * 1024;
/** Told to each client as it connects: what to resume from until it has received an event. */
const START_HEADER = 'service-last-event-id';

/**
 * Serves the event stream. One reader of the outbox feeds all connections; a client that resumes first reads from the
 * database what it missed.
 *
 * @throws AppError `port-in-use`, or that of a database that does not answer
 */
export async function startStreamServer(options: StreamServerOptions): Promise<StreamServer> {
  const { db, logger } = options;
  const settings = { ...STREAM_SETTINGS, ...options.settings };
  const onError = (error: unknown): void =>
    logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'cannot read events');
  const feed = await startEventFeed({ db, settings, onError });
  const listener = options.listen(() => feed.wake());
  const readPage = createCatchUpReader({ db, settings, onError });
  const admit = createAdmission({ db, feed, authenticate: options.authenticate, settings });
  const connections = new Set<StreamConnection>();
  const upgrades = createUpgrades();
  const peers = watchPeers(upgrades.sockets, settings.pingMs);
  let stopping = false;

  function open(socket: WebSocket, start: StreamStart): void {
    // The close that follows ends the connection; this says why.
    // A client that pings and does not read must not pile up answers.
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= settings.maxBufferedBytes) socket.pong(data);
    });
    socket.on('error', (error) => logger.info({ error: error.message }, 'stream connection failed'));
    const onClosing = (code: number, why: string): void => logger.info({ code, why }, 'closing a stream connection');
    const connection = openStreamConnection({ socket, feed, start, readPage, settings, onClosing });
    connections.add(connection);
    void connection.closed.then(() => connections.delete(connection));
    if (stopping) connection.close(CLOSE.goingAway, 'server stopping');
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    try {
      if (stopping) throw new Refusal(503, 'server-stopping', 'the server is stopping; try again', { retryAfter: 1 });
      const start = await admit(request, socket);
      if (start !== null) open(await upgrades.complete(request, socket, head, start), start);
    } catch (error) {
      if (!(error instanceof Refusal)) onError(error);
      refuseUpgrade(socket, error instanceof Refusal ? error : unavailable());
    }
  }

  const server = createServer((request, response) => refuseRequest(request, response, STREAM_PATH));
  // Includes connections that never send a request.
  server.maxConnections = settings.maxConnections + 100;
  server.on('upgrade', (request, socket, head) => {
    // A reset before the upgrade is complete; afterwards the WebSocket handles it.
    socket.on('error', () => socket.destroy());
    void upgrade(request, socket, head);
  });
  try {
    await listenOn(server, options.host, options.port);
  } catch (error) {
    peers.stop();
    await Promise.all([feed.stop(), listener.stop()]);
    throw error;
  }
  return {
    url: urlOf(server, options.host),
    connections: () => connections.size,
    bufferedBytes: () => [...upgrades.sockets].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    async stop() {
      stopping = true;
      server.close();
      peers.stop();
      for (const connection of connections) connection.close(CLOSE.goingAway, 'server stopping');
      const allClosed = Promise.all([...connections].map(({ closed }) => closed));
      await Promise.race([allClosed, sleep(settings.closeMs, undefined, { ref: false })]);
      for (const socket of upgrades.sockets) socket.terminate();
      server.closeAllConnections();
      await Promise.all([feed.stop(), listener.stop()]);
    },
  };
}

/** The handshake of `ws`, with the event at which a connection starts in a header. */
function createUpgrades() {
  const starts = new WeakMap<IncomingMessage, StreamStart>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_INCOMING_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  server.on('headers', (headers, request) => {
    const start = starts.get(request);
    if (start) headers.push(`${START_HEADER}: ${start.id}`);
  });
  return {
    sockets: server.clients,
    /** Never resolves where the handshake is invalid: `ws` has answered that with 400. */
    complete(request: IncomingMessage, socket: Duplex, head: Buffer, start: StreamStart): Promise<WebSocket> {
      starts.set(request, start);
      return new Promise((resolve) => server.handleUpgrade(request, socket, head, resolve));
    },
  };
}

function unavailable(): Refusal {
  const message = 'the database does not answer; try again later';
  return new Refusal(503, 'database-unavailable', message, { retryAfter: 5 });
}

async function listenOn(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause;
    const message = `port ${port} for the event stream is in use: stop the process using it, or set TIDEMARK_STREAM_PORT to another port`;
    throw new AppError(message, { code: 'port-in-use', retryable: false, context: { port }, cause });
  }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `ws://${isIPv6(host) ? `[${host}]` : host}:${port}${STREAM_PATH}`;
}
