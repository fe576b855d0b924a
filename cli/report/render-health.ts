import type { DeliveryHealth, HealthReport } from '../../db/repositories/delivery/health.ts';
import { renderTable } from './table.ts';
import { clip, countText } from './text.ts';

/** `tidemark webhooks health` as text. */
export function renderHealth({ since, total, endpoints, recentFailures }: HealthReport): string {
  if (endpoints.length === 0) return 'no endpoints; "tidemark webhooks create" makes one';
  const rows = endpoints.map(({ url, enabled, disabledReason, ...health }) => [
    clip(url, 50),
    enabled ? 'enabled' : (disabledReason ?? 'disabled'),
    ...cellsOf(health),
  ]);
  const head = ['endpoint', 'state', 'delivered', 'failed', 'success', 'avg ms', 'p99 ms', 'pending'];
  const table = renderTable(head, [2, 3, 4, 5, 6, 7], [...rows, ['all', '', ...cellsOf(total)]]);
  const failures = recentFailures.map(({ attemptedAt, deliveryId, attempt, isFinal, errorCode, errorMessage }) => [
    attemptedAt,
    deliveryId,
    `${attempt}${isFinal ? ', final' : ''}`,
    errorCode,
    clip(errorMessage ?? '', 60),
  ]);
  const lines = [`Since ${since}`, table];
  if (failures.length > 0) {
    lines.push('', 'Recent failures', renderTable(['at', 'delivery', 'attempt', 'error', 'message'], [], failures));
  }
  return lines.join('\n');
}

/** One line for `tidemark status`. */
export function healthLine({ delivered, failed, pending, held, failedAttempts, p99LatencyMs }: DeliveryHealth): string {
  const waits = held === 0 ? `${countText(pending)} pending` : `${countText(pending)} pending, ${countText(held)} held`;
  const latency = p99LatencyMs === null ? '' : `, p99 latency ${Math.round(p99LatencyMs)} ms`;
  const done = `${countText(delivered)} delivered, ${countText(failed)} failed, ${countText(failedAttempts)} failed attempts`;
  return `  webhooks, 24 h: ${done}${latency}; ${waits}`;
}

function cellsOf(health: DeliveryHealth): readonly (string | number)[] {
  const { delivered, failed, successRate, averageLatencyMs, p99LatencyMs, pending, held } = health;
  return [
    delivered,
    failed,
    successRate === null ? '' : `${(100 * successRate).toFixed(successRate === 1 ? 0 : 2)} %`,
    averageLatencyMs === null ? '' : Math.round(averageLatencyMs),
    p99LatencyMs === null ? '' : Math.round(p99LatencyMs),
    held === 0 ? pending : `${countText(held)} held`,
  ];
}
