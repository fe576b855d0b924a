import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import { problem } from '../http/problems.ts';
import { createAdmission, type StreamAsked } from './admission.ts';
import { watchCallers } from './callers.ts';
import { createCatchUpReader } from './catch-up.ts';
import { CLOSE } from './close-codes.ts';
import { startEventFeed } from './event-feed.ts';
import { watchPeers } from './peers.ts';
import { openStreamConnection, type StreamConnection } from './stream-connection.ts';
import { STREAM_SETTINGS, type StreamSettings } from './stream-settings.ts';
import type { StreamStart } from './stream-start.ts';

export interface EventStreamOptions {
  readonly db: Database;
  /** Listens to the notifications of the outbox. */
  readonly listen: (onWake: () => void) => Listener;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly settings?: Partial<StreamSettings>;
}

/** A request whose socket no longer belongs to the HTTP server. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface Opening {
  /** Of the answer. */
  readonly headers: readonly string[];
  /** Whether the caller may still receive events; asked at intervals. */
  readonly isAllowed: () => Promise<boolean>;
}

/** The event stream of one instance, whoever its HTTP server is. */
export interface EventStream {
  /**
   * Where a connection may start; null: its socket has closed.
   *
   * @throws Problem with the answer to give
   */
  admit(asked: StreamAsked): Promise<StreamStart | null>;
  /** Completes the handshake, and sends events until the connection ends or is no longer allowed. */
  open(upgrade: Upgrade, start: StreamStart, opening: Opening): void;
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
 * Starts the event stream. One reader of the outbox feeds all connections; a client that resumes first reads from the
 * database what it missed.
 *
 * @throws that of a database that does not answer
 */
export async function startEventStream({ db, listen, logger, ...options }: EventStreamOptions): Promise<EventStream> {
  const settings = { ...STREAM_SETTINGS, ...options.settings };
  const onError = (error: unknown): void =>
    logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'cannot read events');
  const feed = await startEventFeed({ db, settings, onError });
  const listener = listen(() => feed.wake());
  const readPage = createCatchUpReader({ db, settings, onError });
  const admit = createAdmission({ db, feed, settings });
  const connections = new Map<StreamConnection, Opening['isAllowed']>();
  const handshakes = createHandshakes();
  const peers = watchPeers(handshakes.sockets, settings.pingMs);
  const callers = watchCallers(connections, settings.recheckMs, (connection) =>
    connection.close(CLOSE.notAllowed, 'the key is no longer valid'),
  );
  let stopping = false;

  function connect(socket: WebSocket, start: StreamStart, isAllowed: Opening['isAllowed']): void {
    // A client that pings and does not read must not pile up answers.
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= settings.maxBufferedBytes) socket.pong(data);
    });
    // The close that follows ends the connection; this says why.
    socket.on('error', (error) => logger.info({ error: error.message }, 'stream connection failed'));
    const onClosing = (code: number, why: string): void => logger.info({ code, why }, 'closing a stream connection');
    const connection = openStreamConnection({ socket, feed, start, readPage, settings, onClosing });
    connections.set(connection, isAllowed);
    void connection.closed.then(() => connections.delete(connection));
    if (stopping) connection.close(CLOSE.goingAway, 'server stopping');
  }

  return {
    async admit(asked) {
      if (!stopping) return admit(asked);
      throw problem(503, 'server-stopping', 'the server is stopping; try again', { headers: { 'retry-after': '1' } });
    },
    open: (upgrade, start, { headers, isAllowed }) =>
      handshakes.complete(upgrade, [`${START_HEADER}: ${start.id}`, ...headers], (socket) =>
        connect(socket, start, isAllowed),
      ),
    connections: () => connections.size,
    bufferedBytes: () => [...handshakes.sockets].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    async stop() {
      stopping = true;
      peers.stop();
      callers.stop();
      for (const connection of connections.keys()) connection.close(CLOSE.goingAway, 'server stopping');
      const allClosed = Promise.all([...connections.keys()].map(({ closed }) => closed));
      await Promise.race([allClosed, sleep(settings.closeMs, undefined, { ref: false })]);
      for (const socket of handshakes.sockets) socket.terminate();
      await Promise.all([feed.stop(), listener.stop()]);
    },
  };
}

/** The handshake of `ws`, with headers of its own for each answer. */
function createHandshakes() {
  const headersOf = new WeakMap<IncomingMessage, readonly string[]>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_INCOMING_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  server.on('headers', (headers, request) => headers.push(...(headersOf.get(request) ?? [])));
  return {
    sockets: server.clients,
    complete(
      { request, socket, head }: Upgrade,
      headers: readonly string[],
      onOpen: (socket: WebSocket) => void,
    ): void {
      headersOf.set(request, headers);
      server.handleUpgrade(request, socket, head, onOpen);
    },
  };
}
