import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../core/errors.ts';
import type { EventEnvelope } from '../../events/envelope.ts';
import { type ConnectionEnd, connectOnce } from './connect-once.ts';

export interface FollowOptions {
  /** Of the stream, without a query. */
  readonly url: string;
  /** API key. */
  readonly key: string;
  /** Null: every type. */
  readonly eventTypes: string | null;
  /** The last event received before; null: from now on. */
  readonly since: string | null;
  /** The stream reads on when the result is done. */
  readonly onEvent: (envelope: EventEnvelope, text: string) => Promise<void> | undefined;
  readonly onStatus: (line: string) => void;
  readonly signal: AbortSignal;
  /** Waits between attempts grow from the first to the second; milliseconds. */
  readonly retryMs?: readonly [first: number, most: number];
  readonly silenceMs?: number;
}

const RETRY_MS = [500, 30_000] as const;
/** More than two pings of the server. */
const SILENCE_MS = 75_000;
/** Close codes of the server after which another attempt would end the same. */
const FINAL_CODES: Readonly<Record<number, string>> = { 4401: 'invalid-key', 4410: 'events-pruned' };

/**
 * Follows the stream until the signal is aborted. A connection that ends is opened again after the last event, so none is
 * missed or repeated.
 *
 * @throws AppError `stream-unreachable` where the first connection fails, or the code with which the server refused
 */
export async function followStream(options: FollowOptions): Promise<void> {
  const { signal, onEvent, onStatus } = options;
  const [firstWait, longestWait] = options.retryMs ?? RETRY_MS;
  let lastId = options.since;
  let wait = firstWait;
  let isFirst = true;
  while (!signal.aborted) {
    const end = await connectOnce(addressOf(options, lastId), options.key, {
      signal,
      silenceMs: options.silenceMs ?? SILENCE_MS,
      onOpen(startId) {
        onStatus(isFirst ? `connected to ${options.url}` : 'connected again');
        lastId ??= startId;
        wait = firstWait;
        isFirst = false;
      },
      onMessage(text) {
        const envelope = envelopeOf(text, options.url);
        lastId = envelope.id;
        return onEvent(envelope, text);
      },
    });
    if (signal.aborted) return;
    const asked = retryAfter(end, isFirst, options.url);
    // Spread out: the clients of a server that was restarted must not all return in the same moment.
    const pause = Math.max(wait * (0.5 + Math.random() / 2), asked);
    onStatus(`${endText(end)}; connecting again in ${(pause / 1_000).toFixed(1)} s`);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    wait = Math.min(wait * 2, longestWait);
  }
}

function envelopeOf(text: string, url: string): EventEnvelope {
  try {
    const envelope = JSON.parse(text) as Partial<EventEnvelope>;
    if (typeof envelope.id === 'string' && typeof envelope.type === 'string') return envelope as EventEnvelope;
  } catch {
    // No JSON either: the same answer.
  }
  throw new AppError(`${url} sends no events: is it the address of an event stream?`, {
    code: 'not-an-event-stream',
    retryable: false,
  });
}

function addressOf({ url, eventTypes }: FollowOptions, lastId: string | null): string {
  const address = new URL(url);
  if (eventTypes !== null) address.searchParams.set('event_types', eventTypes);
  if (lastId !== null) address.searchParams.set('last_event_id', lastId);
  return address.href;
}

/** Milliseconds that the server asks to wait; throws where another attempt would end the same. */
function retryAfter(end: ConnectionEnd, isFirst: boolean, url: string): number {
  if (end.how === 'refused') {
    const isPassing = end.status === 429 || end.status >= 500;
    if (isPassing && !isFirst) return Math.min(end.retryAfter ?? 0, 60) * 1_000;
    throw new AppError(end.message, { code: end.code, retryable: isPassing, context: { status: end.status, url } });
  }
  const final = end.how === 'closed' ? FINAL_CODES[end.code] : undefined;
  if (end.how === 'closed' && final !== undefined) {
    throw new AppError(end.reason, { code: final, retryable: false, context: { url } });
  }
  if (end.how === 'failed' && isFirst) {
    const message = `no event stream at ${url} (${end.message}): start one with "tidemark up" or "tidemark serve"`;
    throw new AppError(message, { code: 'stream-unreachable', retryable: true, context: { url } });
  }
  return 0;
}

function endText(end: ConnectionEnd): string {
  if (end.how === 'failed') return `connection lost: ${end.message}`;
  if (end.how === 'refused') return end.message;
  return `the server closed the connection (${end.code}${end.reason && `, ${end.reason.split(';')[0]}`})`;
}
