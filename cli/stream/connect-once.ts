import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** How one connection ended. */
export type ConnectionEnd =
  /** The server answered without opening the stream. */
  | {
      readonly how: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      /** Seconds; null: the server named no time. */
      readonly retryAfter: number | null;
    }
  | { readonly how: 'closed'; readonly code: number; readonly reason: string }
  /** No connection, or a broken one. */
  | { readonly how: 'failed'; readonly message: string };

export interface ConnectionHandlers {
  /** With the event to resume from before another one arrived; null: the server names none. */
  readonly onOpen: (startId: string | null) => void;
  /** The text of one envelope; while the result is pending, no more is read from the socket. */
  readonly onMessage: (text: string) => Promise<void> | undefined;
  readonly signal: AbortSignal;
  /** A server that neither sends nor pings for this long is gone. */
  readonly silenceMs: number;
}

const HANDSHAKE_MS = 15_000;

/** Connects and reads until the connection ends. Rejects only with what `onMessage` throws. */
export function connectOnce(url: string, key: string, handlers: ConnectionHandlers): Promise<ConnectionEnd> {
  const { signal, silenceMs } = handlers;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: 64 * 1024 * 1024,
      headers: { 'x-api-key': key },
    });
    let failure = '';
    let silence: NodeJS.Timeout | null = null;
    const heard = (): void => {
      if (silence !== null) clearTimeout(silence);
      silence = setTimeout(() => {
        failure = `the server has been silent for ${Math.round(silenceMs / 1_000)} s`;
        socket.terminate();
      }, silenceMs);
    };
    const end = (how: ConnectionEnd): void => {
      if (silence !== null) clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      resolve(how);
    };
    const stop = (): void => socket.terminate();
    signal.addEventListener('abort', stop, { once: true });

    let startId: string | null = null;
    socket.on('upgrade', ({ headers }) => {
      const given = headers['service-last-event-id'];
      startId = typeof given === 'string' ? given : null;
    });
    socket.on('open', () => {
      heard();
      handlers.onOpen(startId);
    });
    socket.on('ping', heard);
    socket.on('message', (data: Buffer) => {
      heard();
      const printed = tryOr(
        () => handlers.onMessage(data.toString()),
        (error) => {
          reject(error);
          socket.terminate();
        },
      );
      if (printed === undefined) return;
      socket.pause();
      void printed.finally(() => {
        // While paused, nothing was read: silence proves nothing.
        heard();
        socket.resume();
      });
    });
    socket.on('unexpected-response', (_, response: IncomingMessage) => {
      void refusalOf(response).then((refusal) => {
        end(refusal);
        socket.terminate();
      });
    });
    socket.on('error', (error) => {
      failure ||= error.message || ('code' in error ? String(error.code) : error.name);
    });
    socket.on('close', (code, reason) => {
      end(
        failure === '' && code !== 1006
          ? { how: 'closed', code, reason: reason.toString() }
          : { how: 'failed', message: failure || 'the connection broke' },
      );
    });
  });
}

function tryOr<T>(act: () => T, onError: (error: Error) => void): T | undefined {
  try {
    return act();
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return undefined;
  }
}

async function refusalOf(response: IncomingMessage): Promise<ConnectionEnd> {
  const status = response.statusCode ?? 0;
  const seconds = Number(response.headers['retry-after']);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  try {
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text = (text + String(chunk)).slice(0, 10_000);
    const { code, detail } = JSON.parse(text) as { readonly code?: unknown; readonly detail?: unknown };
    if (typeof code !== 'string' || typeof detail !== 'string') throw new TypeError('not a problem document');
    return { how: 'refused', status, code, message: detail, retryAfter };
  } catch {
    // A proxy, or another program at this address.
    return { how: 'refused', status, code: `http-${status}`, message: `the server answered ${status}`, retryAfter };
  }
}
