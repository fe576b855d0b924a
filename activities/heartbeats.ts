import { Context } from '@temporalio/activity';

/**
 * Beats while work goes on, also where one step takes long, and says when to stop: a cancelled activity or a worker
 * that shuts down aborts the signal.
 */
export async function withHeartbeat<T>(
  work: (beat: (detail: unknown) => void, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const context = Context.current();
  let detail: unknown = null;
  const beat = (next: unknown): void => {
    detail = next;
    context.heartbeat(detail);
  };
  const timer = setInterval(() => context.heartbeat(detail), 5_000);
  try {
    return await work(beat, context.cancellationSignal);
  } finally {
    clearInterval(timer);
  }
}
