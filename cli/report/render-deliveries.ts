import type { AttemptRecord, DeliveryRecord } from '../../db/repositories/delivery/deliveries.ts';
import { renderTable } from './table.ts';
import { clip } from './text.ts';

export interface DeliveryWithLog extends DeliveryRecord {
  /** Its attempts, oldest first. */
  readonly log: readonly AttemptRecord[];
}

export function renderDeliveries(deliveries: readonly DeliveryWithLog[]): string {
  if (deliveries.length === 0) return 'no deliveries';
  const lines = deliveries.map((delivery) => {
    const last = delivery.log.at(-1);
    return [
      delivery.id,
      delivery.eventType,
      delivery.state,
      `${delivery.attempts} of ${delivery.attemptLimit}`,
      last === undefined ? '' : resultOf(last),
      delivery.state === 'pending' ? delivery.dueAt.slice(0, 19) : '',
    ];
  });
  return renderTable(['delivery', 'event', 'state', 'attempts', 'last result', 'next attempt'], [], lines);
}

export function renderDelivery(delivery: DeliveryWithLog): string {
  const { id, eventId, eventType, state, attempts, attemptLimit, dueAt, log } = delivery;
  const lines = [
    `delivery  ${id}`,
    `event     ${eventId}  ${eventType}`,
    `state     ${state}, ${attempts} of ${attemptLimit} attempts${state === 'pending' ? `, the next at ${dueAt}` : ''}`,
  ];
  if (log.length === 0) return lines.join('\n');
  const attemptLines = log.map((one) => [
    String(one.attempt),
    one.attemptedAt,
    resultOf(one),
    one.latencyMs === null ? '' : `${one.latencyMs} ms`,
    one.responseExcerpt === null ? '' : clip(one.responseExcerpt, 60),
  ]);
  return [...lines, renderTable(['attempt', 'time', 'result', 'latency', 'response'], [0, 3], attemptLines)].join('\n');
}

function resultOf({ outcome, status, errorCode, errorMessage }: AttemptRecord): string {
  if (outcome === 'accepted') return String(status ?? 'accepted');
  return status === null ? `${errorCode ?? outcome}: ${errorMessage ?? ''}` : String(status);
}
