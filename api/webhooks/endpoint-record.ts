import Type from 'typebox';
import { DELIVERY_STATES } from '../../core/delivery-states.ts';
import type { AttemptRecord, DeliveryRecord } from '../../db/repositories/delivery/deliveries.ts';
import type { WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { IsoTime, Nullable } from '../blocks.ts';

const ENDPOINT = {
  object: Type.Literal('webhook_endpoint'),
  id: Type.String({ format: 'uuid' }),
  url: Type.String(),
  description: Nullable(Type.String()),
  event_types: Type.Array(Type.String({ description: 'A type or a wildcard.' })),
  ciks: Nullable(Type.Array(Type.String(), { description: 'Only events of these issuers; null: of all.' })),
  tickers: Nullable(Type.Array(Type.String(), { description: 'That some of the CIKs were given by.' })),
  enabled: Type.Boolean(),
  disabled_at: Nullable(IsoTime),
  disabled_reason: Nullable(Type.String()),
  created_at: IsoTime,
  deleted_at: Nullable(IsoTime),
};

export const EndpointRecord = Type.Object(ENDPOINT, { title: 'WebhookEndpoint' });

const Secret = Type.String({ description: 'Signing secret. It is not shown again.', examples: ['whsec_…'] });

export const CreatedEndpoint = Type.Object({ ...ENDPOINT, secret: Secret }, { title: 'CreatedWebhookEndpoint' });

export const RotatedEndpoint = Type.Object(
  {
    ...ENDPOINT,
    secret: Secret,
    old_secret_expires_at: Nullable({
      ...IsoTime,
      description: 'Until then the old secret signs too. Null: it has ended.',
    }),
  },
  { title: 'RotatedWebhookEndpoint' },
);

export function endpointRecord(endpoint: WebhookEndpoint) {
  return {
    object: 'webhook_endpoint' as const,
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    event_types: endpoint.eventTypes,
    ciks: endpoint.ciks,
    tickers: endpoint.tickers,
    enabled: endpoint.enabled,
    disabled_at: endpoint.disabledAt,
    disabled_reason: endpoint.disabledReason,
    created_at: endpoint.createdAt,
    deleted_at: endpoint.deletedAt,
  };
}

const Attempt = Type.Object(
  {
    attempt: Type.Integer({ description: 'An interrupted one is repeated under the same number.' }),
    attempted_at: IsoTime,
    outcome: Type.Enum(['accepted', 'rejected', 'exhausted', 'gone', 'interrupted'], {
      description:
        '`accepted`: 2xx. `rejected`: failed, another attempt follows. `exhausted`: the last one failed. `gone`: 410. `interrupted`: the sender stopped; not counted.',
    }),
    latency_ms: Nullable(Type.Integer()),
    status: Nullable(Type.Integer({ description: 'Of the response; null: there was none.' })),
    error_code: Nullable(Type.String()),
    error_message: Nullable(Type.String()),
    response_excerpt: Nullable(Type.String({ description: 'At most 1 KB of the response.' })),
  },
  { title: 'WebhookAttempt' },
);

export const DeliveryLog = Type.Object(
  {
    object: Type.Literal('webhook_delivery'),
    id: Type.String({ format: 'uuid' }),
    endpoint_id: Type.String({ format: 'uuid' }),
    event_id: Type.String({ format: 'uuid', description: 'The header `webhook-id`.' }),
    event_type: Type.String({ description: '`removed` where retention has removed the event.' }),
    state: Type.Enum([...DELIVERY_STATES]),
    attempts: Type.Integer({ description: 'Made so far, without interrupted ones.' }),
    attempt_limit: Type.Integer(),
    next_attempt_at: Nullable({ ...IsoTime, description: 'While it is pending.' }),
    last_error: Nullable(Type.String()),
    created_at: IsoTime,
    settled_at: Nullable({ ...IsoTime, description: 'When it was delivered, failed or canceled.' }),
    log: Type.Array(Attempt, { description: 'Every attempt, the oldest first.' }),
  },
  { title: 'WebhookDelivery' },
);

export function deliveryRecord(delivery: DeliveryRecord, log: readonly AttemptRecord[]) {
  return {
    object: 'webhook_delivery' as const,
    id: delivery.id,
    endpoint_id: delivery.endpointId,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    state: delivery.state,
    attempts: delivery.attempts,
    attempt_limit: delivery.attemptLimit,
    next_attempt_at: delivery.state === 'pending' ? delivery.dueAt : null,
    last_error: delivery.lastError,
    created_at: delivery.createdAt,
    settled_at: delivery.settledAt,
    log: log.map((attempt) => ({
      attempt: attempt.attempt,
      attempted_at: attempt.attemptedAt,
      outcome: attempt.outcome,
      latency_ms: attempt.latencyMs,
      status: attempt.status,
      error_code: attempt.errorCode,
      error_message: attempt.errorMessage,
      response_excerpt: attempt.responseExcerpt,
    })),
  };
}
