import type { StoredEvent } from '../../core/events.ts';
import type { Database } from '../../db/database.ts';
import { readStream, streamHead } from '../../db/repositories/runs/stream-events.ts';
import { envelopeText } from '../../events/envelope.ts';
import type { StreamSettings } from './stream-settings.ts';

/** An event with its message, which all connections share. */
export interface StreamMessage {
  readonly event: StoredEvent;
  readonly bytes: Buffer;
}

type FeedReader = (messages: readonly StreamMessage[], upTo: bigint) => void;

/** The one reader of a process: each event is read once and handed to every connection. */
export interface EventFeed {
  /** Everything up to here has been handed out. */
  position(): bigint;
  /** Looks for new events now. */
  wake(): void;
  /** Returns how to leave. */
  join(reader: FeedReader): () => void;
  stop(): Promise<void>;
}

export interface EventFeedOptions {
  readonly db: Database;
  readonly settings: Pick<StreamSettings, 'pollMs' | 'pageSize'>;
  /** A read that failed; the next look repeats it. */
  readonly onError: (error: unknown) => void;
}

/** Starts at the newest event. Looks when woken, and every `pollMs` since a notification may be lost. */
export async function startEventFeed({ db, settings, onError }: EventFeedOptions): Promise<EventFeed> {
  const readers = new Set<FeedReader>();
  let position = await streamHead(db);
  let isWanted = false;
  let reading: Promise<void> | null = null;
  let stopped = false;

  async function readNew(): Promise<void> {
    const upTo = await streamHead(db);
    while (position < upTo && !stopped) {
      const limit = settings.pageSize;
      const events = await readStream(db, { after: position, upTo, limit }, null);
      position = (events.length < limit ? null : events.at(-1)?.position) ?? upTo;
      if (readers.size === 0) continue;
      const messages = events.map(messageOf);
      // In one go with the change of the position: who joins sees either both or neither.
      for (const reader of readers) reader(messages, position);
    }
  }

  async function readWhileWanted(): Promise<void> {
    while (isWanted && !stopped) {
      isWanted = false;
      await readNew().catch(onError);
    }
    reading = null;
  }

  function wake(): void {
    isWanted = true;
    reading ??= readWhileWanted();
  }

  const poll = setInterval(wake, settings.pollMs);
  return {
    position: () => position,
    wake,
    join(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    async stop() {
      stopped = true;
      clearInterval(poll);
      await reading;
    },
  };
}

export function messageOf(event: StoredEvent): StreamMessage {
  return { event, bytes: Buffer.from(envelopeText(event)) };
}
