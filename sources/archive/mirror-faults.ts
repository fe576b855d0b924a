import { z } from 'zod';
import { AppError } from '../../core/errors.ts';

const target = {
  /** Regular expression on the URL path; absent: every path. */
  match: z.string().optional(),
  /** Number of requests it strikes; absent: all until it is cleared. */
  times: z.int().positive().optional(),
};

const faultSchema = z.discriminatedUnion('kind', [
  /** Answers with a status, for example 429 or 503, and Retry-After (seconds or an HTTP date). */
  z.strictObject({
    kind: z.literal('status'),
    ...target,
    status: z.int().min(400).max(599),
    retryAfter: z.union([z.int().nonnegative(), z.string()]).optional(),
  }),
  /** Sends the beginning of the body and drops the connection. */
  z.strictObject({ kind: z.literal('cut'), ...target, afterBytes: z.int().nonnegative().default(100) }),
  /** Sends the body in small pieces. */
  z.strictObject({
    kind: z.literal('slow'),
    ...target,
    chunkBytes: z.int().positive().default(16),
    delayMs: z.int().positive().default(100),
  }),
  /** Waits before the first header. */
  z.strictObject({ kind: z.literal('delay'), ...target, delayMs: z.int().positive() }),
  /** SEC's page for clients that come too often, with status 200 or 403. */
  z.strictObject({ kind: z.literal('error-page'), ...target, status: z.int().min(200).max(599).default(200) }),
  /** A complete answer with only the beginning of the body. */
  z.strictObject({ kind: z.literal('truncate'), ...target, afterBytes: z.int().nonnegative().default(100) }),
]);

export type MirrorFault = z.output<typeof faultSchema>;
export type MirrorFaultInput = z.input<typeof faultSchema>;

/**
 * Reads faults as the command line and the control address take them.
 *
 * @example
 * parseMirrorFaults([{ kind: 'status', status: 429, retryAfter: 1, times: 2, match: '\\.txt$' }])
 */
export function parseMirrorFaults(value: unknown): MirrorFault[] {
  const parsed = z.array(faultSchema).safeParse(Array.isArray(value) ? value : [value]);
  if (!parsed.success) {
    throw new AppError(`not a mirror fault: ${z.prettifyError(parsed.error)}`, {
      code: 'mirror-fault-invalid',
      retryable: false,
    });
  }
  return parsed.data;
}

/** The faults that are still to strike, oldest first; one strikes a request. */
export function createFaultList(initial: readonly MirrorFault[]) {
  let active: { fault: MirrorFault; pattern: RegExp | null; left: number }[] = [];
  const add = (faults: readonly MirrorFault[]) => {
    for (const fault of faults) {
      const pattern = fault.match === undefined ? null : new RegExp(fault.match);
      active.push({ fault, pattern, left: fault.times ?? Number.POSITIVE_INFINITY });
    }
  };
  add(initial);
  return {
    add,
    clear: () => {
      active = [];
    },
    /** The fault for this request, counted down. */
    strike(path: string): MirrorFault | null {
      const entry = active.find(({ pattern }) => pattern === null || pattern.test(path));
      if (!entry) return null;
      entry.left -= 1;
      if (entry.left <= 0) active = active.filter((other) => other !== entry);
      return entry.fault;
    },
  };
}
