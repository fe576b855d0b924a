import { proxyActivities } from '@temporalio/workflow';
import type { BackfillActivities } from '../activities/backfill.ts';
import type { FetchActivities } from '../activities/fetch.ts';
import type { LoadActivities } from '../activities/load.ts';
import type { ParseActivities } from '../activities/parse.ts';
import type { ControlActivities } from '../activities/run-lifecycle.ts';
import { TASK_QUEUES } from '../core/run-plan.ts';

/**
 * Unlimited retries: an outage of EDGAR or Postgres delays a run and loses no filings. Permanent errors are non-retryable
 * failures, and a single filing ends in a state, not in a failure.
 */
const retry = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '2 minutes' } as const;

export const control = proxyActivities<ControlActivities>({
  taskQueue: TASK_QUEUES.control,
  startToCloseTimeout: '2 minutes',
  retry,
});

export const fetching = proxyActivities<FetchActivities>({
  taskQueue: TASK_QUEUES.fetch,
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '30 seconds',
  retry,
});

export const parsing = proxyActivities<ParseActivities>({
  taskQueue: TASK_QUEUES.parse,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '30 seconds',
  retry,
});

export const loading = proxyActivities<LoadActivities>({
  taskQueue: TASK_QUEUES.load,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '30 seconds',
  retry,
});

export const backfilling = proxyActivities<Omit<BackfillActivities, 'waitForNightly'>>({
  taskQueue: TASK_QUEUES.backfill,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '20 seconds',
  retry,
});

export const nightlyWatch = proxyActivities<Pick<BackfillActivities, 'waitForNightly'>>({
  taskQueue: TASK_QUEUES.backfill,
  // As long as a nightly run may count as under way.
  startToCloseTimeout: '26 hours',
  heartbeatTimeout: '20 seconds',
  retry,
});
