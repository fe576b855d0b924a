/** A statement that took long, without the values of its parameters. */
export interface SlowStatement {
  readonly statement: string;
  readonly durationMs: number;
  /** Returned or written; null: it failed. */
  readonly rows: number | null;
  /** Why it failed; null: it did not. */
  readonly error: string | null;
}

export interface SlowStatements {
  /** From this duration on, in milliseconds. */
  readonly thresholdMs: number;
  /** Called in the asynchronous context of the caller. */
  readonly onSlow: (slow: SlowStatement) => void;
}

/** Enough to find a statement by; some list thousands of columns or values. */
const LONGEST_TEXT = 4_000;

/** Runs a statement and reports it if it was slow; its time includes waits for locks. */
export async function reportingSlow<T extends { readonly rowCount: number | null }>(
  slow: SlowStatements | undefined,
  text: string,
  run: () => Promise<T>,
): Promise<T> {
  if (!slow) return run();
  const startedAt = performance.now();
  const report = (rows: number | null, error: string | null): void => {
    const durationMs = performance.now() - startedAt;
    if (durationMs < slow.thresholdMs) return;
    const statement = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    slow.onSlow({ statement, durationMs: Math.round(durationMs), rows, error });
  };
  try {
    const result = await run();
    report(result.rowCount, null);
    return result;
  } catch (error) {
    // A message of PostgreSQL can repeat a value; its code cannot.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    report(null, code);
    throw error;
  }
}
