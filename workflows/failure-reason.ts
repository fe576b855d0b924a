import { ActivityFailure, ChildWorkflowFailure, isCancellation } from '@temporalio/workflow';

/** What went wrong, in the words of where it did: "Activity task failed" and the like only say that something did. */
export function failureReason(error: unknown): string {
  if (isCancellation(error)) return 'cancelled';
  let deepest = error;
  while ((deepest instanceof ActivityFailure || deepest instanceof ChildWorkflowFailure) && deepest.cause) {
    deepest = deepest.cause;
  }
  return deepest instanceof Error ? deepest.message : String(deepest);
}
