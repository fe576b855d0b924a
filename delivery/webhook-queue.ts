import type { ClaimedAttempt } from '../core/delivery-attempts.ts';
import type { StoredEvent } from '../core/events.ts';
import type { Database } from '../db/database.ts';
import { DELIVERY_QUEUE, readContents, settleDeliveries } from '../db/repositories/delivery/deliveries.ts';
import { claimDue, nextDueMs, recoverQueue } from '../db/repositories/delivery/due-queue.ts';
import type { AttemptQueue } from './attempt-loop.ts';
import { judgeResponse } from './judge-response.ts';
import type { SendResult } from './webhook-sender.ts';

/** A delivery that is sent now. */
export interface WebhookJob extends ClaimedAttempt {
  readonly url: string;
  readonly event: StoredEvent | null;
}

/** Signs and sends an event. Never rejects, except by a defect. */
export type SendDelivery = (
  delivery: { readonly url: string; readonly endpointId: string; readonly event: StoredEvent },
  signal: AbortSignal,
) => Promise<SendResult>;

export interface WebhookQueueDeps {
  readonly db: Database;
  readonly send: SendDelivery;
  /** An endpoint answered 410 and is disabled. */
  readonly onDisabled?: (endpointId: string) => void;
}

/** Deliveries of events to webhook endpoints, for the loop that attempts them. */
export function createWebhookQueue({
  db,
  send,
  onDisabled = () => undefined,
}: WebhookQueueDeps): AttemptQueue<WebhookJob> {
  return {
    async claim(request) {
      const claimed = await claimDue(db, DELIVERY_QUEUE, request);
      if (claimed.length === 0) return [];
      const contents = new Map(
        (
          await readContents(
            db,
            claimed.map(({ id }) => id),
          )
        ).map((one) => [one.id, one]),
      );
      return claimed.map((one) => {
        const { url = '', event = null } = contents.get(one.id) ?? {};
        return { ...one, url, event };
      });
    },
    async attempt({ url, lane, event }, signal) {
      if (event !== null) return judgeResponse(await send({ url, endpointId: lane, event }, signal));
      const nothing = { latencyMs: 0, retryAfterMs: null, status: null, responseExcerpt: null };
      return { verdict: 'rejected', ...nothing, errorCode: 'event-removed', errorMessage: 'the event is not stored' };
    },
    async settle(results) {
      const { disabled } = await settleDeliveries(db, results);
      for (const endpoint of disabled) onDisabled(endpoint);
    },
    async recover() {
      await recoverQueue(db, DELIVERY_QUEUE);
    },
    nextDueMs: () => nextDueMs(db, DELIVERY_QUEUE),
  };
}
