import type { Client } from '@temporalio/client';
import { v7 as uuidv7 } from 'uuid';
import type { SyncedEnforcement } from '../activities/sync-enforcement.ts';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { EnforcementSyncInput } from '../workflows/enforcement-sync.ts';
import { runFailure } from './run-workflow.ts';

/** Reads the enforcement feeds now. A sync of the schedule may run beside it: each release is stored once. */
export async function syncOnce(client: Client, input: EnforcementSyncInput): Promise<SyncedEnforcement> {
  const workflowId = `enforcement-sync/${uuidv7()}`;
  try {
    return (await client.workflow.execute('enforcementSyncWorkflow', {
      workflowId,
      taskQueue: TASK_QUEUES.control,
      args: [input],
    })) as SyncedEnforcement;
  } catch (error) {
    throw runFailure(error, workflowId);
  }
}
