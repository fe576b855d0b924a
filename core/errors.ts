export interface AppErrorOptions {
  /** Stable, kebab-case, for machines: `edgar-rate-limited`, `port-in-use`. */
  readonly code: string;
  /** True if the same call may succeed later without any change. */
  readonly retryable: boolean;
  /** Details for finding the cause: accession number, URL, port. Never a secret. */
  readonly context?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * The one error of the engine. A malformed filing is never an AppError: it is a `rejected` parse outcome.
 *
 * @example
 * throw new AppError('EDGAR answered 429', { code: 'edgar-rate-limited', retryable: true, context: { url } });
 */
export class AppError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  readonly context: Readonly<Record<string, unknown>>;

  constructor(message: string, options: AppErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = options.code;
    this.retryable = options.retryable;
    this.context = options.context ?? {};
  }
}

/** An error that no retry resolves (exit code 1). */
export function permanentError(
  code: string,
  message: string,
  details: Pick<AppErrorOptions, 'context' | 'cause'> = {},
): AppError {
  return new AppError(message, { code, retryable: false, ...details });
}

/** Exit codes of every command: 0 success, 1 permanent failure, 75 (EX_TEMPFAIL) retryable. */
export function exitCodeOf(error: unknown): 1 | 75 {
  return error instanceof AppError && error.retryable ? 75 : 1;
}
