import {
  NOTHING_PRUNED,
  nextKind,
  PRUNED_KINDS,
  type PrunePlace,
  type PruneTally,
  pruneCutoffs,
  type RetentionDays,
  tallyPruned,
} from '../core/retention.ts';
import type { Database } from '../db/database.ts';
import { prunePage } from '../db/repositories/runs/retention.ts';

export interface PruneOptions {
  readonly days: RetentionDays;
  /** The time from which ages count, in milliseconds. */
  readonly now: number;
  readonly signal?: AbortSignal;
  readonly onBatch?: (tally: PruneTally) => void;
  /** Stops after so many batches. */
  readonly batches?: number;
  /** Rows of one transaction. */
  readonly batchSize?: number;
}

/** What was pruned, and where the next call continues; null: nothing is left. */
export interface Pruned {
  readonly tally: PruneTally;
  readonly next: PrunePlace | null;
}

/** Rows of one transaction: their locks are held for well under a second. */
const ROWS_AT_ONCE = 1_000;

/** Where pruning begins. */
export const FIRST_PLACE: PrunePlace = { kind: PRUNED_KINDS[0], after: null };

/** Prunes batch by batch, each in a transaction of its own: whatever ends it, the next call continues. */
export async function prune(db: Database, from: PrunePlace, options: PruneOptions): Promise<Pruned> {
  const { days, now, signal, onBatch, batches = Number.POSITIVE_INFINITY, batchSize = ROWS_AT_ONCE } = options;
  const cutoffs = pruneCutoffs(days, now);
  let tally = NOTHING_PRUNED;
  let place: PrunePlace | null = from;
  for (let done = 0; place !== null && done < batches; done += 1) {
    signal?.throwIfAborted();
    const { kind }: PrunePlace = place;
    const { next, ...counts } = await prunePage(db, place, { cutoffs, limit: batchSize });
    tally = tallyPruned(tally, kind, counts);
    place = next === null ? nextKind(kind) : { kind, after: next };
    onBatch?.(tally);
  }
  return { tally, next: place };
}
