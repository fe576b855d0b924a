import type { WebSocket } from 'ws';
import type { StoredEvent } from '../../core/events.ts';
import type { StreamRange, StreamSelection } from '../../db/repositories/runs/stream-events.ts';
import type { CatchUpPage } from './catch-up.ts';
import { CLOSE, closeReason } from './close-codes.ts';
import { type EventFeed, messageOf, type StreamMessage } from './event-feed.ts';
import type { StreamSettings } from './stream-settings.ts';
import type { StreamStart } from './stream-start.ts';

export interface StreamConnectionOptions {
  readonly socket: WebSocket;
  readonly feed: EventFeed;
  readonly start: StreamStart;
  readonly readPage: (range: StreamRange, selection: StreamSelection, signal: AbortSignal) => Promise<CatchUpPage>;
  readonly settings: StreamSettings;
  /** The server ends the connection. */
  readonly onClosing?: (code: number, why: string) => void;
}

export interface StreamConnection {
  readonly closed: Promise<void>;
  /** Tells the client the last event that it was sent, and closes. */
  close(code: number, why: string): void;
}

/**
 * Sends one client its events in order: from the database until it has caught up with the feed, then what the feed hands
 * out. What waits for the client in memory is bounded; where the bound is reached, the connection continues from the
 * database at the client's pace, and closes where that is too slow.
 */
export function openStreamConnection(options: StreamConnectionOptions): StreamConnection {
  const { socket, feed, settings, readPage } = options;
  const { selection } = options.start;
  const wants = wantedBy(selection);
  const ended = new AbortController();
  const closed = Promise.withResolvers<void>();
  socket.once('close', () => {
    ended.abort();
    closed.resolve();
  });
  /** Everything up to here was sent or is not for this client. */
  let cursor = options.start.position;
  let lastId = options.start.id;
  let isLive = false;
  let flushed: Promise<void> = Promise.resolve();

  function close(code: number, why: string, resumeFrom = lastId): void {
    if (ended.signal.aborted) return;
    ended.abort();
    options.onClosing?.(code, why);
    closeSocket(socket, code, closeReason(why, resumeFrom), settings.closeMs);
  }

  /** Sends in order until the bound. @returns whether all are sent */
  function send(messages: readonly StreamMessage[]): boolean {
    for (const { event, bytes } of messages) {
      if (event.position <= cursor) continue;
      if (wants(event)) {
        const waiting = socket.bufferedAmount;
        // A message above the bound goes alone.
        if (waiting > 0 && waiting + bytes.length > settings.maxBufferedBytes) return false;
        // An error closes the socket, which the connection notices.
        flushed = new Promise((resolve) => socket.send(bytes, { binary: false }, () => resolve()));
        lastId = event.id;
      }
      cursor = event.position;
    }
    return true;
  }

  function onFeed(messages: readonly StreamMessage[], upTo: bigint): void {
    if (!isLive) return;
    // An event that another server has sent this client may lie behind what this feed has read.
    if (send(messages)) cursor = upTo > cursor ? upTo : cursor;
    else {
      isLive = false;
      run();
    }
  }

  const isTaken = (): Promise<boolean> => isDoneWithin(flushed, settings.slowMs);

  async function catchUp(): Promise<void> {
    while (!ended.signal.aborted) {
      if (!(await isTaken())) return close(CLOSE.slowClient, 'too slow');
      const upTo = feed.position();
      if (cursor >= upTo) {
        isLive = true;
        return;
      }
      const page = await readPage({ after: cursor, upTo, limit: settings.pageSize }, selection, ended.signal);
      if ('unavailable' in page) return close(CLOSE.tryAgainLater, 'the database is away');
      if ('lastPrunedId' in page) return close(CLOSE.eventsPruned, 'events were pruned', page.lastPrunedId);
      const { events } = page;
      const messages = events.map(messageOf);
      while (!ended.signal.aborted && !send(messages)) {
        if (!(await isTaken())) return close(CLOSE.slowClient, 'too slow');
      }
      if (events.length < settings.pageSize && cursor < upTo) cursor = upTo;
    }
  }

  function run(): void {
    catchUp().catch(() => close(CLOSE.internalError, 'internal error'));
  }

  const leave = feed.join(onFeed);
  ended.signal.addEventListener('abort', leave, { once: true });
  run();
  return { closed: closed.promise, close };
}

function wantedBy(selection: StreamSelection): (event: StoredEvent) => boolean {
  const types: ReadonlySet<string> = new Set(selection.types);
  return ({ eventType, organizationId }) =>
    types.has(eventType) && (organizationId === null || organizationId === selection.organizationId);
}

function closeSocket(socket: WebSocket, code: number, reason: string, closeMs: number): void {
  socket.close(code, reason);
  // A peer that does not answer would keep what waits for it in memory.
  setTimeout(() => socket.terminate(), closeMs).unref();
}

/** Resolves with false where the work takes longer. */
async function isDoneWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
