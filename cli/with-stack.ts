import type { Client } from '@temporalio/client';
import { AppError } from '../core/errors.ts';
import { prepareHome } from '../stack/home.ts';
import { type LocalStack, startLocalStack } from '../stack/local-stack.ts';
import { stopAfter } from '../stack/stop-order.ts';
import type { Config } from './config.ts';
import { listenForInterrupts } from './interrupts.ts';
import { migrateDatabase } from './migrate-database.ts';
import { watchStack } from './stack-loss.ts';
import { ensureSealingKeys } from './webhooks/sealing-keys.ts';
import { withClient } from './with-temporal.ts';
import { startWorker } from './worker.ts';

export interface StackSession {
  readonly stack: LocalStack;
  readonly client: Client;
}

/**
 * Runs `use` on the running stack, or on one that is started (with a worker) for the duration of the call. Ctrl-C stops
 * what was started; a run under way resumes when the stack is up again.
 */
export async function withStack<T>(
  config: Config,
  use: (session: StackSession) => Promise<T>,
  log: (line: string) => void = console.error,
): Promise<T> {
  const interrupts = listenForInterrupts(() =>
    console.error('\nstopping; the run resumes when the stack is up again; press Ctrl-C again to stop immediately'),
  );
  try {
    const { signal } = interrupts;
    await prepareHome(config.home);
    await ensureSealingKeys(config);
    const stack = await startLocalStack(config, { log, signal, migrate: migrateDatabase, startWorker });
    return await stopAfter(
      () => onStack(stack, signal, use),
      () => stack.stop(),
      log,
    );
  } finally {
    interrupts.dispose();
  }
}

async function onStack<T>(
  stack: LocalStack,
  signal: AbortSignal,
  use: (session: StackSession) => Promise<T>,
): Promise<T> {
  const done = new AbortController();
  try {
    return await withClient(stack, async (client, connection) => {
      const ask = (deadline: number) =>
        connection.withDeadline(deadline, () => connection.workflowService.getSystemInfo({}));
      const loss = watchStack(stack, ask, done.signal).then(() => NEVER);
      return Promise.race([use({ stack, client }), failureOf(stack), interruption(signal), loss]);
    });
  } finally {
    done.abort();
  }
}

const NEVER = new Promise<never>(() => undefined);

async function failureOf(stack: LocalStack): Promise<never> {
  throw await stack.failed;
}

function interruption(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const message = 'interrupted; the run resumes when the stack is up again';
    const stop = (): void => reject(new AppError(message, { code: 'interrupted', retryable: true }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
