import { randomBytes } from 'node:crypto';

/** The W3C trace context of a request. */
export interface Trace {
  readonly traceId: string;
  /** `00-<trace_id>-<parent_id>-<flags>`, with a parent id of our own. */
  readonly traceparent: string;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * Continues an incoming trace, or starts one where there is none or it is invalid, as the W3C recommendation has it.
 *
 * @example
 * continueTrace('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01').traceId // "4bf92f3577b34da6a3ce929d0e0e4736"
 */
export function continueTrace(incoming: string | undefined): Trace {
  const parts = TRACEPARENT.exec(incoming?.trim() ?? '');
  const [, version = '', given = '', parent = '', flags = '', more] = parts ?? [];
  const isValid =
    parts !== null &&
    version !== 'ff' &&
    (version !== '00' || more === undefined) &&
    /[^0]/.test(given) &&
    /[^0]/.test(parent);
  const traceId = isValid ? given : randomBytes(16).toString('hex');
  // Of the flags of later versions only `sampled` is known to us.
  const sampled = isValid ? Number.parseInt(flags, 16) & 1 : 0;
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-0${sampled}` };
}
