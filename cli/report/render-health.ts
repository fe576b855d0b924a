import type { DeliveryHealth, HealthReport } from '../../db/repositories/delivery/health.ts';
import { renderTable } from './table.ts';
import { clip, countText } from './text.ts';

/** `tidemark webhooks health` as text. */
export function renderHealth({ since, isShortened, total, endpoints, recentFailures }: HealthReport): string {
  if (endpoints.length === 0) return 'no endpoints; "tidemark webhooks create" makes one';
  const rows = endpoints.map(({ url, enabled, disabledReason, ...health }) => [
    clip(url, 50),
    enabled ? 'enabled' : (disabledReason ?? 'disabled'),
    ...cellsOf(health),
  ]);
  const head = [
    'endpoint',
    'state',
    'delivered',
    'failed',
    'success',
    'avg ms',
    'p99 ms',
    'event p50 ms',
    'p95 ms',
    'pending',
  ];
  const table = renderTable(head, [2, 3, 4, 5, 6, 7, 8, 9], [...rows, ['all', '', ...cellsOf(total)]]);
  const failures = recentFailures.map(({ attemptedAt, deliveryId, attempt, isFinal, errorCode, errorMessage }) => [
    attemptedAt,
    deliveryId,
    `${attempt}${isFinal ? ', final' : ''}`,
    errorCode,
    clip(errorMessage ?? '', 60),
  ]);
  const lines = [`Since ${since}${isShortened ? ' (the window has too many attempts to read them all)' : ''}`, table];
  if (failures.length > 0) {
    lines.push('', 'Recent failures', renderTable(['at', 'delivery', 'attempt', 'error', 'message'], [], failures));
  }
  return lines.join('\n');
}

/** One line for `tidemark status`. */
export function healthLine({
  delivered,
  failed,
  pending,
  held,
  failedAttempts,
  attemptLatency,
}: DeliveryHealth): string {
  const waits = held === 0 ? `${countText(pending)} pending` : `${countText(pending)} pending, ${countText(held)} held`;
  const { p99Ms } = attemptLatency;
  const latency = p99Ms === null ? '' : `, p99 latency ${Math.round(p99Ms)} ms`;
  const done = `${countText(delivered)} delivered, ${countText(failed)} failed, ${countText(failedAttempts)} failed attempts`;
  return `  webhooks, 24 h: ${done}${latency}; ${waits}`;
}

function cellsOf(health: DeliveryHealth): readonly (string | number)[] {
  const { delivered, failed, successRate, attemptLatency, endToEnd, pending, held } = health;
  return [
    delivered,
    failed,
    successRate === null ? '' : `${(100 * successRate).toFixed(successRate === 1 ? 0 : 2)} %`,
    millis(attemptLatency.averageMs),
    millis(attemptLatency.p99Ms),
    millis(endToEnd.p50Ms),
    millis(endToEnd.p95Ms),
    held === 0 ? pending : `${countText(held)} held`,
  ];
}

function millis(value: number | null): number | '' {
  return value === null ? '' : Math.round(value);
}
