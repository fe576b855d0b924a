import { z } from 'zod';
import type { AppError } from '../core/errors.ts';
import type { Sha256 } from '../core/ids.ts';
import type { ProgressMemory } from './parse-progress.ts';
import type { ParseTask } from './parse-submission.ts';

/** What a parse thread is given. */
export interface ThreadTask extends ParseTask {
  readonly rawStoreDir: string;
  /** Where the thread records the parser that it runs. */
  readonly progress: ProgressMemory;
}

export interface ParsedTask {
  readonly stagedKey: Sha256;
  /** Bytes of the submission. */
  readonly bytes: number;
  /** Processor time of the thread, in milliseconds. */
  readonly busyMs: number;
}

/** An AppError leaving the thread: structured cloning would keep its message and nothing else. */
interface ThreadFailure {
  readonly failure: Pick<AppError, 'message' | 'code' | 'retryable' | 'context'>;
}

export type ThreadAnswer = ParsedTask | ThreadFailure;

export const threadAnswer: z.ZodType<ThreadAnswer> = z.union([
  z.object({
    stagedKey: z.custom<Sha256>((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)),
    bytes: z.number(),
    busyMs: z.number(),
  }),
  z.object({
    failure: z.object({
      message: z.string(),
      code: z.string(),
      retryable: z.boolean(),
      context: z.record(z.string(), z.unknown()),
    }),
  }),
]);
