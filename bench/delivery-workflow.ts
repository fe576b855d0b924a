import { proxyActivities, sleep } from '@temporalio/workflow';
import { ATTEMPT_DELAYS_MS } from '../core/delivery-schedule.ts';

export interface AttemptActivities {
  attempt(url: string, event: string): Promise<boolean>;
}

const { attempt } = proxyActivities<AttemptActivities>({
  startToCloseTimeout: '15 seconds',
  retry: { maximumAttempts: 1 },
});

/** A delivery as a workflow: the shape that `delivery/` is measured against. */
export async function deliveryWorkflow(url: string, event: string): Promise<boolean> {
  for (const delay of ATTEMPT_DELAYS_MS) {
    if (delay > 0) await sleep(delay);
    if (await attempt(url, event)) return true;
  }
  return false;
}
