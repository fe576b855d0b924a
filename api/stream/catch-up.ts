import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { StoredEvent } from '../../core/events.ts';
import type { Database } from '../../db/database.ts';
import {
  placeAt,
  readStream,
  type StreamRange,
  type StreamSelection,
} from '../../db/repositories/runs/stream-events.ts';
import type { StreamSettings } from './stream-settings.ts';

/** Stored events of a client; or why it cannot have them. */
export type CatchUpPage =
  | { readonly events: readonly StoredEvent[] }
  /** Events of the range were pruned; the newest of them. */
  | { readonly lastPrunedId: string }
  | { readonly unavailable: true };

export interface CatchUpOptions {
  readonly db: Database;
  readonly settings: Pick<StreamSettings, 'catchUpQueries' | 'outageMs'>;
  readonly onError: (error: unknown) => void;
}

const RETRY_MS = 500;

/**
 * Reads pages for clients that catch up: a few at once, so that a thousand reconnecting clients do not take the database
 * from the shared reader. Repeats a failed read for a while.
 */
export function createCatchUpReader({ db, settings, onError }: CatchUpOptions) {
  const limit = pLimit(settings.catchUpQueries);

  async function read(range: StreamRange, selection: StreamSelection): Promise<CatchUpPage> {
    const events = await readStream(db, range, selection);
    // After the read: what is pruned between the two is noticed.
    const { lastPrunedId } = await placeAt(db, range.after, selection);
    return lastPrunedId === null ? { events } : { lastPrunedId };
  }

  return async (range: StreamRange, selection: StreamSelection, signal: AbortSignal): Promise<CatchUpPage> => {
    const deadline = performance.now() + settings.outageMs;
    for (;;) {
      try {
        return await limit(async () => (signal.aborted ? { events: [] } : read(range, selection)));
      } catch (error) {
        onError(error);
        if (performance.now() > deadline) return { unavailable: true };
        // Aborted where the client has gone.
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
}
