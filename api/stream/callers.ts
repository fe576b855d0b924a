import pLimit from 'p-limit';

/**
 * Asks again, at intervals, whether each open connection is still allowed: a key may have been revoked, or a token have
 * expired. `end` closes those that are not.
 */
export function watchCallers<C>(
  connections: ReadonlyMap<C, () => Promise<boolean>>,
  everyMs: number,
  end: (connection: C) => void,
): { stop(): void } {
  // Most keys are cached; the others must not take the database from the readers of events.
  const limit = pLimit(2);
  let isAsking = false;

  async function askAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const asked = [...connections].map(([connection, isAllowed]) =>
      limit(async () => {
        if (connections.has(connection) && !(await isAllowed())) end(connection);
      }),
    );
    await Promise.all(asked).finally(() => {
      isAsking = false;
    });
  }

  const timer = setInterval(() => void askAll(), everyMs);
  return { stop: () => clearInterval(timer) };
}
