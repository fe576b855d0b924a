import { asyncLocalStorage } from '@temporalio/activity';

/** Which activity of which run the caller works for, for log lines; empty outside of activities. */
export function activityUnderWay(): { readonly activity?: string; readonly workflowId?: string } {
  const context = asyncLocalStorage.getStore();
  if (context === undefined) return {};
  const { activityType, workflowExecution } = context.info;
  return { activity: activityType, ...(workflowExecution && { workflowId: workflowExecution.workflowId }) };
}
