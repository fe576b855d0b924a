import Type from 'typebox';
import { DELIVERY_STATES } from '../../core/delivery-states.ts';
import { pageOfDeliveries, readAttempts, replayDelivery } from '../../db/repositories/delivery/deliveries.ts';
import { findDelivery, type OwnDelivery } from '../../db/repositories/delivery/organization-deliveries.ts';
import { listOf } from '../blocks.ts';
import { problem } from '../http/problems.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { DEFAULT_LIMIT, PAGE } from '../parameters.ts';
import { DeliveryLog, deliveryRecord } from '../webhooks/endpoint-record.ts';
import { EndpointId, liveEndpoint, ownEndpoint } from '../webhooks/own-endpoint.ts';

const FAMILY = { family: 'Webhooks', scope: 'webhooks' } as const;

const listDeliveries = defineOperation({
  ...FAMILY,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhook_endpoints/{id}/deliveries',
  summary: 'Deliveries of an endpoint with every attempt, of the newest event first',
  description: 'Also those of a deleted endpoint.',
  params: EndpointId,
  query: Type.Object({ ...PAGE, state: Type.Optional(Type.Enum([...DELIVERY_STATES])) }),
  response: listOf(DeliveryLog),
  async handle(call) {
    const { query, deps } = call;
    const { limit = DEFAULT_LIMIT, cursor = null, state } = query;
    const { id: endpointId } = await ownEndpoint(deps.db, call);
    const filter = { endpointId, ...(state !== undefined && { state }) };
    const found = await pageOfDeliveries(deps.db, { ...filter, before: cursor, limit: limit + 1 });
    const hasMore = found.length > limit;
    const page = found.slice(0, limit);
    const log = await readAttempts(
      deps.db,
      page.map(({ id }) => id),
    );
    return {
      object: 'list',
      data: page.map((delivery) => deliveryRecord(delivery, log.get(delivery.id) ?? [])),
      hasMore,
      nextCursor: hasMore ? (page.at(-1)?.position ?? null) : null,
    };
  },
});

const replay = defineOperation({
  ...FAMILY,
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: '/v1/webhook_endpoints/{id}/deliveries/{delivery_id}/replay',
  summary: 'Replay a delivery',
  description:
    'Allows one more attempt, made now, under the same event id. A pending delivery is attempted now. No body is needed.',
  params: Type.Object({ ...EndpointId.properties, delivery_id: Type.String({ format: 'uuid' }) }),
  response: DeliveryLog,
  status: 202,
  async handle(call) {
    const { caller, deps, params } = call;
    const endpoint = await liveEndpoint(deps.writer, call);
    const own = { organizationId: caller.organizationId, id: params.delivery_id };
    const found = await findDelivery(deps.writer, own);
    if (found === null || found.endpointId !== endpoint.id) {
      throw problem(404, 'unknown-delivery', `the endpoint ${endpoint.id} has no delivery ${params.delivery_id}`);
    }
    const why = whyNotReplayable(found);
    if (why !== null) throw notReplayable(found.id, why);
    if (!(await replayDelivery(deps.writer, found.id))) throw notReplayable(found.id, 'its state changed just now');
    const replayed = (await findDelivery(deps.writer, own)) ?? found;
    return deliveryRecord(replayed, (await readAttempts(deps.writer, [found.id])).get(found.id) ?? []);
  },
});

function whyNotReplayable({ isEventStored, isHeld, state }: OwnDelivery): string | null {
  if (!isEventStored) return 'its event is no longer stored';
  if (isHeld) return 'its endpoint is disabled; enable it with PATCH';
  if (state === 'sending') return 'an attempt is under way; see its result first';
  return state === 'canceled' ? 'it was canceled' : null;
}

function notReplayable(id: string, why: string): Error {
  return problem(409, 'not-replayable', `the delivery ${id} cannot be replayed: ${why}`);
}

export const WEBHOOK_DELIVERIES: readonly Operation[] = [listDeliveries, replay];
