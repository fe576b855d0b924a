import pg from 'pg';

export interface ListenerOptions {
  readonly channel: 'tidemark_events';
  /** Called on each notification, and whenever the connection is back: some may have been lost meanwhile. */
  readonly onWake: () => void;
  readonly onConnectionError?: (error: Error) => void;
  readonly applicationName?: string;
  /** Waits between attempts to connect grow from the first to the second; milliseconds. */
  readonly retryMs?: readonly [first: number, most: number];
}

export interface Listener {
  /** Resolves once the first connection listens. */
  readonly listening: Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = [250, 10_000] as const;

/**
 * Listens to notifications of a channel on a connection of its own, and reconnects until it is stopped. Notifications are
 * hints: they are lost while the connection is, so whoever listens also looks from time to time.
 *
 * @example
 * const listener = startListener(url, { channel: 'tidemark_events', onWake: () => reader.wake() });
 */
export function startListener(url: string, options: ListenerOptions): Listener {
  const { channel, onWake, onConnectionError = () => undefined } = options;
  const [firstWait, longestWait] = options.retryMs ?? RETRY_MS;
  const first = Promise.withResolvers<void>();
  let stopped = false;
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let wait = firstWait;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: options.applicationName ?? 'tidemark listener',
      connectionTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // A server that lost this side, or the reverse, is noticed in a minute instead of hours.
      options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    });
    current = client;
    let lost = false;
    const onLost = (error: Error): void => {
      if (lost) return;
      lost = true;
      if (current === client) current = null;
      void client.end().catch(() => undefined);
      if (stopped) return;
      onConnectionError(error);
      retry = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, longestWait);
    };
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('the connection ended')));
    client.on('notification', onWake);
    try {
      await client.connect();
      if (stopped) {
        await client.end();
        return;
      }
      await client.query(`listen ${channel}`);
    } catch (error) {
      onLost(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    wait = firstWait;
    first.resolve();
    onWake();
  }

  void connect();
  return {
    listening: first.promise,
    async stop() {
      stopped = true;
      if (retry !== null) clearTimeout(retry);
      await current?.end().catch(() => undefined);
    },
  };
}
