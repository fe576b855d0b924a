import { z } from 'zod';
import type { AppError } from '../core/errors.ts';
import type { Sha256 } from '../core/ids.ts';
import type { ParseTask } from './parse-submission.ts';

/** What a parse process is given. */
export interface ProcessTask extends ParseTask {
  readonly rawStoreDir: string;
}

export interface ParsedTask {
  readonly stagedKey: Sha256;
  /** Bytes of the submission. */
  readonly bytes: number;
  /** Processor time of the filing, in milliseconds. */
  readonly busyMs: number;
}

/** An error leaving the process: a message between processes carries plain values. */
export interface ProcessFailure {
  readonly failure: Pick<AppError, 'message' | 'code' | 'retryable' | 'context'>;
}

export type ProcessAnswer = ParsedTask | ProcessFailure;

export const processAnswer: z.ZodType<ProcessAnswer> = z.union([
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
