import { v7 as uuidv7 } from 'uuid';
import type { StoredEvent } from '../core/events.ts';
import type { Database, Transaction } from '../db/database.ts';
import { fanOutPage, type NewDelivery } from '../db/repositories/delivery/fan-out.ts';
import { readSubscriptions } from '../db/repositories/organizations/webhook-endpoints.ts';
import { createRouter } from '../events/subscriptions.ts';
import { createWaker } from './waker.ts';

/** Events of one transaction. */
const EVENTS_AT_ONCE = 500;
const LONGEST_SLEEP_MS = 5_000;
/** While another worker does it: it may have looked before the newest event was committed. */
const BUSY_PAUSE_MS = 100;
const ERROR_PAUSE_MS = 1_000;

export interface FanOutOptions {
  /** Deliveries were stored. */
  readonly onDeliveries: () => void;
  readonly onError?: (error: unknown) => void;
}

export interface FanOutLoop {
  wake(): void;
  stop(): Promise<void>;
}

/** Turns events into deliveries until it is stopped: when woken, and from time to time. */
export function startFanOut(db: Database, { onDeliveries, onError = () => undefined }: FanOutOptions): FanOutLoop {
  const waker = createWaker();
  let stopping = false;

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const page = await fanOutPage(db, { limit: EVENTS_AT_ONCE, route: routeEvents });
        if (page === null) {
          await waker.sleep(BUSY_PAUSE_MS, 'uninterrupted');
          continue;
        }
        if (page.deliveries > 0) onDeliveries();
        if (page.events < EVENTS_AT_ONCE) await waker.sleep(LONGEST_SLEEP_MS);
      } catch (error) {
        onError(error);
        await waker.sleep(ERROR_PAUSE_MS, 'uninterrupted');
      }
    }
  }

  const running = run();
  return {
    wake: () => waker.wake(),
    stop() {
      stopping = true;
      waker.wake();
      return running;
    },
  };
}

/** The deliveries of events, by what enabled endpoints subscribe to now. */
export async function routeEvents(trx: Transaction, events: readonly StoredEvent[]): Promise<readonly NewDelivery[]> {
  const route = createRouter(await readSubscriptions(trx));
  return events.flatMap((event) =>
    route(event).map((endpointId) => ({ id: uuidv7(), eventId: event.id, position: event.position, endpointId })),
  );
}
