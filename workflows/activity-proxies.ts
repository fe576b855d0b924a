import { proxyActivities } from '@temporalio/workflow';
import type { BackfillActivities } from '../activities/backfill.ts';
import type { DeriveActivities } from '../activities/derive-score.ts';
import type { FeedActivities } from '../activities/feed.ts';
import type { FetchActivities } from '../activities/fetch.ts';
import type { LoadActivities } from '../activities/load.ts';
import type { MonitorActivities } from '../activities/monitors/monitor-activities.ts';
import type { ParseActivities } from '../activities/parse.ts';
import type { RecomputeActivities } from '../activities/recompute.ts';
import type { ReprocessActivities } from '../activities/reprocess.ts';
import type { RetentionActivities } from '../activities/retention.ts';
import type { ControlActivities } from '../activities/run-lifecycle.ts';
import { type RunRef, TASK_QUEUES } from '../core/run-plan.ts';

/**
 * An outage of EDGAR or Postgres of some hours delays a run and loses no filings: what a lost connection, a refusal or a
 * lock causes is retried for a day. Then the run fails with the reason, and the next run for the same filings continues
 * from what is stored. Permanent errors, and errors that no outage explains, fail earlier (`activities/temporal-failure.ts`);
 * a single filing ends in a state, not in a failure.
 */
const patience = {
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '2 minutes' },
} as const;

/** Of work that reports progress; a dead worker is noticed after this time. */
const heartbeatTimeout = '30 seconds';

export const control = proxyActivities<ControlActivities>({
  taskQueue: TASK_QUEUES.control,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout,
  ...patience,
});

function lane(prefix: '' | 'history-') {
  const page = { startToCloseTimeout: '30 minutes', heartbeatTimeout, ...patience } as const;
  return {
    fetching: proxyActivities<FetchActivities>({
      ...page,
      taskQueue: TASK_QUEUES[`${prefix}fetch`],
      startToCloseTimeout: '1 hour',
    }),
    parsing: proxyActivities<ParseActivities>({ ...page, taskQueue: TASK_QUEUES[`${prefix}parse`] }),
    loading: proxyActivities<LoadActivities>({ ...page, taskQueue: TASK_QUEUES[`${prefix}load`] }),
    deriving: proxyActivities<DeriveActivities>({ ...page, taskQueue: TASK_QUEUES[`${prefix}derive`] }),
    monitoring: proxyActivities<MonitorActivities>({ ...page, taskQueue: TASK_QUEUES[`${prefix}derive`] }),
  };
}

const lanes = { live: lane(''), backfill: lane('history-') };

/** The stages of a run, on the queues of its priority. */
export function stagesOf({ priority = 'live' }: RunRef): ReturnType<typeof lane> {
  return lanes[priority];
}

/** A poll is not repeated: the next one follows within seconds. */
export const polling = proxyActivities<Pick<FeedActivities, 'pollFeed'>>({
  taskQueue: TASK_QUEUES.feed,
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '10 minutes',
  heartbeatTimeout,
  retry: { maximumAttempts: 1 },
});

/** What a poll does not find, the next one or the next run does. */
export const watching = proxyActivities<MonitorActivities>({
  taskQueue: TASK_QUEUES.feed,
  startToCloseTimeout: '5 minutes',
  scheduleToCloseTimeout: '5 minutes',
  heartbeatTimeout,
  retry: { maximumAttempts: 1 },
});

/** Releases stay in their feeds for weeks: the sync of the next day takes what this one could not. */
export const syncing = proxyActivities<Pick<FeedActivities, 'syncEnforcement'>>({
  taskQueue: TASK_QUEUES.feed,
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '30 minutes',
  heartbeatTimeout,
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '2 minutes', maximumAttempts: 6 },
});

export const backfilling = proxyActivities<Omit<BackfillActivities, 'waitForNightly'>>({
  taskQueue: TASK_QUEUES.backfill,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout,
  ...patience,
});

export const reprocessing = proxyActivities<ReprocessActivities>({
  taskQueue: TASK_QUEUES.backfill,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout,
  ...patience,
});

export const recomputing = proxyActivities<RecomputeActivities>({
  taskQueue: TASK_QUEUES.backfill,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout,
  ...patience,
});

export const pruning = proxyActivities<RetentionActivities>({
  taskQueue: TASK_QUEUES.backfill,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout,
  ...patience,
});

export const nightlyWatch = proxyActivities<Pick<BackfillActivities, 'waitForNightly'>>({
  taskQueue: TASK_QUEUES.backfill,
  ...patience,
  // As long as a nightly run may count as under way.
  startToCloseTimeout: '26 hours',
  scheduleToCloseTimeout: '48 hours',
  heartbeatTimeout,
});
