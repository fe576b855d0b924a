import Type from 'typebox';
import { type DeliveryHealth, deliveryHealth, type Latency } from '../../db/repositories/delivery/health.ts';
import { IsoTime, Nullable } from '../blocks.ts';
import { defineOperation, type Operation } from '../operation.ts';

const LatencySummary = Type.Object(
  {
    average_ms: Nullable(Type.Number()),
    p50_ms: Nullable(Type.Number()),
    p95_ms: Nullable(Type.Number()),
    p99_ms: Nullable(Type.Number()),
  },
  { title: 'LatencySummary', description: 'Milliseconds; null: nothing was measured.' },
);

const HEALTH = {
  delivered: Type.Integer({ description: 'Accepted deliveries; a replay counts once more.' }),
  failed: Type.Integer({ description: 'Deliveries whose last attempt failed.' }),
  success_rate: Nullable(
    Type.Number({ minimum: 0, maximum: 1, description: 'Delivered of both; null: neither. The target is 0.999.' }),
  ),
  attempts: Type.Integer(),
  failed_attempts: Type.Integer(),
  average_latency_ms: Nullable(
    Type.Number({ description: 'Of answered attempts, the same as `attempt_latency.average_ms`.' }),
  ),
  attempt_latency: { ...LatencySummary, description: 'From the request to the answer of the receiver.' },
  first_attempt: {
    ...LatencySummary,
    description: 'From when the event was stored to its first attempt. The target is 5,000 ms.',
  },
  end_to_end: {
    ...LatencySummary,
    description: 'From when the event was stored until it was accepted, with retries and replays.',
  },
  pending: Type.Integer({ description: 'Now: waiting for their time, or under way.' }),
  held: Type.Integer({ description: 'Now: held because the endpoint is disabled.' }),
};

const Observability = Type.Object(
  {
    object: Type.Literal('observability'),
    window_hours: Type.Integer({ description: 'As asked for.' }),
    since: { ...IsoTime, description: 'What is counted and measured, from here on.' },
    is_shortened: Type.Boolean({
      description:
        'The window has more attempts than one report reads (50,000): `since` is later, so that the numbers are of its newest part.',
    }),
    ...HEALTH,
    endpoints: Type.Array(
      Type.Object(
        {
          id: Type.String({ format: 'uuid' }),
          url: Type.String(),
          enabled: Type.Boolean(),
          disabled_reason: Nullable(Type.String()),
          ...HEALTH,
        },
        { title: 'EndpointHealth' },
      ),
      { description: 'In order of creation, without deleted ones.' },
    ),
    recent_failures: Type.Array(
      Type.Object(
        {
          delivery_id: Type.String({ format: 'uuid' }),
          endpoint_id: Type.String({ format: 'uuid' }),
          attempted_at: IsoTime,
          attempt: Type.Integer(),
          is_final: Type.Boolean({ description: 'No attempt follows by itself.' }),
          status: Nullable(Type.Integer()),
          error_code: Nullable(Type.String()),
          error_message: Nullable(Type.String()),
        },
        { title: 'RecentFailure' },
      ),
      { description: 'The newest failed attempts of the window that was asked for, at most 20.' },
    ),
  },
  { title: 'Observability' },
);

const FAILURES = 20;
const DEFAULT_HOURS = 24;

const getObservability = defineOperation({
  id: 'getObservability',
  method: 'GET',
  path: '/v1/observability',
  family: 'Observability',
  scope: 'webhooks',
  summary: 'How webhook deliveries of the organization went',
  query: Type.Object({
    window_hours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 720, default: DEFAULT_HOURS, description: 'The last so many hours.' }),
    ),
  }),
  cache: 'no-store',
  response: Observability,
  async handle({ query, caller, deps }) {
    const { window_hours: windowHours = DEFAULT_HOURS } = query;
    const { organizationId } = caller;
    const report = await deliveryHealth(deps.db, { organizationId, windowHours, failures: FAILURES });
    return {
      object: 'observability',
      window_hours: windowHours,
      since: report.since,
      is_shortened: report.isShortened,
      ...healthOf(report.total),
      endpoints: report.endpoints.map(({ endpointId, url, enabled, disabledReason, ...health }) => ({
        id: endpointId,
        url,
        enabled,
        disabled_reason: disabledReason,
        ...healthOf(health),
      })),
      recent_failures: report.recentFailures.map((failure) => ({
        delivery_id: failure.deliveryId,
        endpoint_id: failure.endpointId,
        attempted_at: failure.attemptedAt,
        attempt: failure.attempt,
        is_final: failure.isFinal,
        status: failure.status,
        error_code: failure.errorCode,
        error_message: failure.errorMessage,
      })),
    };
  },
});

function healthOf(health: DeliveryHealth) {
  return {
    delivered: health.delivered,
    failed: health.failed,
    success_rate: health.successRate,
    attempts: health.attempts,
    failed_attempts: health.failedAttempts,
    average_latency_ms: health.attemptLatency.averageMs,
    attempt_latency: latency(health.attemptLatency),
    first_attempt: latency(health.firstAttempt),
    end_to_end: latency(health.endToEnd),
    pending: health.pending,
    held: health.held,
  };
}

function latency({ averageMs, p50Ms, p95Ms, p99Ms }: Latency) {
  return { average_ms: averageMs, p50_ms: p50Ms, p95_ms: p95Ms, p99_ms: p99Ms };
}

export const OBSERVABILITY: readonly Operation[] = [getObservability];
