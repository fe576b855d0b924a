import { Client, Connection } from '@temporalio/client';
import { AppError } from '../core/errors.ts';
import { type LocalStack, startLocalStack } from '../stack/local-stack.ts';
import type { Config } from './config.ts';
import { listenForInterrupts } from './interrupts.ts';
import { migrateDatabase } from './migrate-database.ts';
import { startWorker } from './worker.ts';

export interface StackSession {
  readonly stack: LocalStack;
  readonly client: Client;
}

/**
 * Runs something on a stack: the one that is up, or one of our own (with a worker) that lives as long as the command.
 * Ctrl-C stops what was started; a run under way goes on when the stack is up again.
 */
export async function withStack<T>(
  config: Config,
  log: (line: string) => void,
  use: (session: StackSession) => Promise<T>,
): Promise<T> {
  const interrupts = listenForInterrupts(() =>
    process.stderr.write(
      '\nstopping; the run resumes when the stack is up again; press Ctrl-C again to stop immediately\n',
    ),
  );
  try {
    const stack = await startLocalStack(config, {
      log,
      signal: interrupts.signal,
      migrate: migrateDatabase,
      startWorker,
    });
    try {
      const connection = await Connection.connect({ address: stack.temporalAddress });
      try {
        const client = new Client({ connection, namespace: stack.namespace });
        return await Promise.race([use({ stack, client }), failureOf(stack), interruption(interrupts.signal)]);
      } finally {
        await connection.close();
      }
    } finally {
      await stack.stop();
    }
  } finally {
    interrupts.dispose();
  }
}

async function failureOf(stack: LocalStack): Promise<never> {
  throw await stack.failed;
}

function interruption(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void =>
      reject(
        new AppError('interrupted; the run resumes when the stack is up again', {
          code: 'interrupted',
          retryable: true,
        }),
      );
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
