import type { SyncedEnforcement } from '../activities/sync-enforcement.ts';
import type { SourceRef } from '../core/run-plan.ts';
import { syncing } from './activity-proxies.ts';

export interface EnforcementSyncInput {
  readonly source: SourceRef;
}

/** Reads the SEC's feeds of enforcement releases; started daily by a schedule. */
export async function enforcementSyncWorkflow({ source }: EnforcementSyncInput): Promise<SyncedEnforcement> {
  return syncing.syncEnforcement(source);
}
