import { z } from 'zod';

/** What each instance of the API grants. */
export interface ApiLimits {
  readonly callsPerMinute: number;
  /** Calls that a key may make at once after a pause. */
  readonly burst: number;
  /** Invalid keys of one address. */
  readonly failuresPerMinute: number;
}

const count = (most: number, byDefault: number) =>
  z
    .string()
    .refine((value) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= most, {
      error: `set it to a number, 1 to ${most}`,
    })
    .transform(Number)
    .prefault(String(byDefault));

export const LIMIT_VARIABLES = {
  TIDEMARK_KEY_CALLS_PER_MINUTE: count(1_000_000, 600).describe(
    'Calls per minute of one API key, at each instance of the API.',
  ),
  TIDEMARK_KEY_BURST: count(1_000_000, 100).describe('Calls that a key may make at once after a pause.'),
  TIDEMARK_INVALID_KEYS_PER_MINUTE: count(10_000, 30).describe(
    'Invalid API keys per minute that one address may send before it must wait.',
  ),
};

type LimitValues = z.output<ReturnType<typeof z.object<typeof LIMIT_VARIABLES>>>;

export function apiLimitsOf(values: LimitValues): ApiLimits {
  return Object.freeze({
    callsPerMinute: values.TIDEMARK_KEY_CALLS_PER_MINUTE,
    burst: values.TIDEMARK_KEY_BURST,
    failuresPerMinute: values.TIDEMARK_INVALID_KEYS_PER_MINUTE,
  });
}
