import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../core/errors.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryRecord } from '../../db/repositories/delivery/deliveries.ts';
import { findDeliveryOfEvent } from '../../db/repositories/delivery/organization-deliveries.ts';
import type { WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { appendDirectedEvent } from '../../db/repositories/runs/directed-events.ts';
import { selectEventTypes } from '../../events/event-patterns.ts';
import { EVENT_TYPES, isWebhookEventType, type WebhookEventType } from '../../events/event-types.ts';
import { permanentError, usageError } from '../errors.ts';
import { renderDelivery } from '../report/render-deliveries.ts';
import { requireEnabled, withLog } from './delivery-actions.ts';
import { type WebhookOptions, withEndpoint } from './own-endpoint.ts';

/** An attempt may take 10 seconds, after at most a few until a worker claims it. */
const TEST_TIMEOUT_MS = 20_000;

export interface TestOptions extends WebhookOptions {
  readonly type?: string;
  readonly wait: boolean;
}

/**
 * Sends an example event to one endpoint, marked with `"test": true`, by the way that every event takes, and waits for the
 * first attempt.
 */
export async function test(id: string, options: TestOptions): Promise<void> {
  const sent = await withEndpoint(id, options, async (db, endpoint) => {
    requireEnabled(endpoint);
    const type = testTypeOf(endpoint, options.type);
    const { data, provenance } = EVENT_TYPES[type].example;
    const eventId = await appendDirectedEvent(db, {
      eventType: type,
      naturalKey: `test:${randomUUID()}`,
      payload: { ...data, test: true, provenance },
      organizationId: endpoint.organizationId,
      endpointId: endpoint.id,
    });
    const attempted = options.wait ? await firstAttempt(db, { endpointId: endpoint.id, eventId }) : null;
    return { eventId, delivery: attempted === null ? null : ((await withLog(db, [attempted]))[0] ?? null) };
  });
  if (options.json) console.log(JSON.stringify(sent.delivery ?? { eventId: sent.eventId }, null, 2));
  else console.log(sent.delivery === null ? `event     ${sent.eventId}` : renderDelivery(sent.delivery));
  if (sent.delivery !== null && sent.delivery.state !== 'delivered') {
    throw permanentError('test-not-accepted', 'the receiver did not accept the test event; it is attempted again');
  }
}

function testTypeOf(endpoint: WebhookEndpoint, given: string | undefined): WebhookEventType {
  const selection = selectEventTypes(given === undefined ? endpoint.eventTypes : [given]);
  if (!selection.ok) throw usageError(`--type: ${selection.problem}`);
  const type = selection.types.find(isWebhookEventType);
  if (type === undefined) throw usageError('the endpoint subscribes to no event type; give --type');
  return type;
}

async function firstAttempt(
  db: Database,
  of: { readonly endpointId: string; readonly eventId: string },
): Promise<DeliveryRecord> {
  const deadline = performance.now() + TEST_TIMEOUT_MS;
  for (;;) {
    const found = await findDeliveryOfEvent(db, of);
    if (found !== null && (found.attempts > 0 || found.settledAt !== null)) return found;
    if (performance.now() > deadline) break;
    await sleep(100);
  }
  const message = 'the test event was not attempted within 20 seconds: is a worker running ("tidemark up" starts one)?';
  throw new AppError(message, { code: 'test-not-attempted', retryable: true, context: of });
}
