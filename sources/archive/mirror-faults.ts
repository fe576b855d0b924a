import { z } from 'zod';
import { AppError } from '../../core/errors.ts';

/** Faults pending at one time. */
const MOST_FAULTS = 1000;
const MOST_DELAY_MS = 600_000;
const MOST_BYTES = 1_000_000_000;

const target = {
  /** Regular expression on the URL path, of at most 200 characters; absent: every path. */
  match: z.string().max(200).refine(isRegularExpression, { error: 'not a regular expression' }).optional(),
  /** Number of requests it affects; absent: all until cleared. */
  times: z.int().positive().max(1_000_000).optional(),
};
const delayMs = z.int().positive().max(MOST_DELAY_MS);
const afterBytes = z.int().nonnegative().max(MOST_BYTES);

function isRegularExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

const faultSchema = z.discriminatedUnion('kind', [
  /** Responds with a status such as 429 or 503, and Retry-After (seconds or an HTTP date). */
  z.strictObject({
    kind: z.literal('status'),
    ...target,
    status: z.int().min(400).max(599),
    retryAfter: z.union([z.int().nonnegative(), z.string().regex(/^[\w ,:+-]{1,40}$/)]).optional(),
  }),
  /** Sends the start of the body and drops the connection. */
  z.strictObject({ kind: z.literal('cut'), ...target, afterBytes: afterBytes.default(100) }),
  /** Sends the body in small chunks. */
  z.strictObject({
    kind: z.literal('slow'),
    ...target,
    chunkBytes: z.int().positive().max(MOST_BYTES).default(16),
    delayMs: delayMs.default(100),
  }),
  /** Waits before the first header. */
  z.strictObject({ kind: z.literal('delay'), ...target, delayMs }),
  /** The SEC's page for clients over the rate limit, with status 200 or 403. */
  z.strictObject({ kind: z.literal('error-page'), ...target, status: z.int().min(200).max(599).default(200) }),
  /** A complete response with only the start of the body. */
  z.strictObject({ kind: z.literal('truncate'), ...target, afterBytes: afterBytes.default(100) }),
]);

export type MirrorFault = z.output<typeof faultSchema>;
export type MirrorFaultInput = z.input<typeof faultSchema>;

/**
 * Validates faults from the command line or the control endpoint.
 *
 * @example
 * parseMirrorFaults([{ kind: 'status', status: 429, retryAfter: 1, times: 2, match: '\\.txt$' }])
 */
export function parseMirrorFaults(value: unknown): MirrorFault[] {
  const parsed = z.array(faultSchema).safeParse(Array.isArray(value) ? value : [value]);
  if (!parsed.success) {
    const message = `invalid mirror fault: ${z.prettifyError(parsed.error)}`;
    throw new AppError(message, { code: 'mirror-fault-invalid', retryable: false });
  }
  return parsed.data;
}

/** Pending faults, oldest first; each request takes at most one. */
export function createFaultList(initial: readonly MirrorFault[]) {
  let active: { fault: MirrorFault; pattern: RegExp | null; left: number }[] = [];
  const add = (faults: readonly MirrorFault[]) => {
    if (active.length + faults.length > MOST_FAULTS) {
      const message = `at most ${MOST_FAULTS} mirror faults may be pending: clear them first`;
      throw new AppError(message, { code: 'mirror-faults-full', retryable: false });
    }
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
    /** Takes the fault for this request and counts it down. */
    take(path: string): MirrorFault | null {
      const entry = active.find(({ pattern }) => pattern === null || pattern.test(path));
      if (!entry) return null;
      entry.left -= 1;
      if (entry.left <= 0) active = active.filter((other) => other !== entry);
      return entry.fault;
    },
  };
}
