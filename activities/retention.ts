import type { PrunePlace, RetentionDays } from '../core/retention.ts';
import type { Database } from '../db/database.ts';
import { withHeartbeat } from './heartbeats.ts';
import { type Pruned, prune } from './prune.ts';

export interface RetentionDeps {
  readonly db: Database;
  /** Of the configuration with which the worker was started. */
  readonly days: RetentionDays;
}

export interface RetentionActivities {
  /** Prunes up to 200,000 rows from a place on; null: from the first. */
  pruneSome(from: PrunePlace): Promise<Pruned>;
}

const BATCHES = 200;

export function createRetentionActivities({ db, days }: RetentionDeps): RetentionActivities {
  return {
    pruneSome: (from) =>
      withHeartbeat((beat, signal) =>
        prune(db, from, { days, now: Date.now(), signal, batches: BATCHES, onBatch: (tally) => beat(tally) }),
      ),
  };
}
