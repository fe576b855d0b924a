import { continueAsNew, defineSignal, setHandler, workflowInfo } from '@temporalio/workflow';
import { evaluateFeedMonitors } from './ingest-steps.ts';

/** Of all polls: one evaluation at a time. */
export const FEED_MONITORS_ID = 'feed-monitors';

/** There is more to evaluate than the evaluation under way may have seen. */
export const evaluateAgain = defineSignal('again');

/** Evaluates monitors over what polls have announced, beside the polls: a slow search must not hold up the next poll. */
export async function feedMonitorsWorkflow(): Promise<void> {
  let isDue = true;
  setHandler(evaluateAgain, () => {
    isDue = true;
  });
  while (isDue && !workflowInfo().continueAsNewSuggested) {
    isDue = false;
    await evaluateFeedMonitors();
  }
  if (isDue) await continueAsNew<typeof feedMonitorsWorkflow>();
}
