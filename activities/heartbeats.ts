import { Context } from '@temporalio/activity';

/**
 * Sends heartbeats while work runs, also during long steps. Cancellation of the activity or a worker shutdown aborts the
 * signal.
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
