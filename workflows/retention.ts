import { log } from '@temporalio/workflow';
import { NOTHING_PRUNED, PRUNED_KINDS, type PrunePlace, type PruneTally, tallyPruned } from '../core/retention.ts';
import { pruning } from './activity-proxies.ts';

/** Started by the schedule each day: removes what is older than the configuration keeps. */
export async function retentionWorkflow(): Promise<PruneTally> {
  let total = NOTHING_PRUNED;
  let place: PrunePlace | null = { kind: PRUNED_KINDS[0], after: null };
  while (place !== null) {
    const { tally, next }: Awaited<ReturnType<typeof pruning.pruneSome>> = await pruning.pruneSome(place);
    // A worker of another build may know fewer kinds.
    for (const kind of PRUNED_KINDS) total = kind in tally ? tallyPruned(total, kind, tally[kind]) : total;
    place = next;
  }
  log.info('pruned', { ...total });
  return total;
}
