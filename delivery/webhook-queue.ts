import type { ClaimedAttempt } from '../core/delivery-attempts.ts';
import type { StoredEvent } from '../core/events.ts';
import type { Database } from '../db/database.ts';
import { DELIVERY_QUEUE, readContents, settleDeliveries } from '../db/repositories/delivery/deliveries.ts';
import { claimDue, nextDueMs, recoverQueue } from '../db/repositories/delivery/due-queue.ts';
import { type EndpointSecret, readSecrets } from '../db/repositories/organizations/endpoint-secrets.ts';
import type { AttemptQueue } from './attempt-loop.ts';
import { judgeResponse } from './judge-response.ts';
import type { SendResult } from './webhook-sender.ts';

/** A delivery that is sent now. */
export interface WebhookJob extends ClaimedAttempt {
  readonly url: string;
  readonly event: StoredEvent | null;
  /** Of the endpoint, oldest first. */
  readonly secrets: readonly EndpointSecret[];
}

/** Signs and sends an event. Never rejects, except by a defect. */
export type SendDelivery = (
  delivery: Pick<WebhookJob, 'url' | 'secrets'> & { readonly endpointId: string; readonly event: StoredEvent },
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
      const ids = claimed.map(({ id }) => id);
      const contents = new Map((await readContents(db, ids)).map((one) => [one.id, one]));
      // With the claim, so that an outage of the database ends no attempt.
      const secrets = Map.groupBy(await readSecrets(db, [...new Set(claimed.map(({ lane }) => lane))]), endpointOf);
      return claimed.map((one) => {
        const { url = '', event = null } = contents.get(one.id) ?? {};
        return { ...one, url, event, secrets: secrets.get(one.lane) ?? [] };
      });
    },
    async attempt({ url, lane, event, secrets }, signal) {
      if (event !== null) return judgeResponse(await send({ url, endpointId: lane, event, secrets }, signal));
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

function endpointOf({ endpointId }: EndpointSecret): string {
  return endpointId;
}
