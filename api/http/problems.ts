import { STATUS_CODES } from 'node:http';
import { AppError } from '../../core/errors.ts';

/** One parameter or member that was refused. */
export interface ParameterProblem {
  readonly in: 'query' | 'path' | 'header' | 'body';
  readonly name: string;
  readonly message: string;
  /** What is allowed, where that is a list. */
  readonly allowed?: readonly string[];
}

export interface ProblemDetails {
  readonly errors?: readonly ParameterProblem[];
  /** Further members of the document. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal, sent as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  /** Stable, kebab-case. */
  readonly code: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, message: string, details: ProblemDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** @example throw problem(404, 'unknown-event', 'no offering event has the id 12'); */
export function problem(status: number, code: string, message: string, details?: ProblemDetails): Problem {
  return new Problem(status, code, message, details);
}

/** A parameter that passed its schema and is still not acceptable. */
export function badParameter(name: string, message: string, allowed?: readonly string[]): Problem {
  const error: ParameterProblem = { in: 'query', name, message, ...(allowed && { allowed }) };
  return new Problem(400, 'invalid-parameter', `${name}: ${message}`, { errors: [error] });
}

/** A member of a body that passed its schema and is still not acceptable. */
export function badBody(name: string, message: string): Problem {
  return new Problem(400, 'invalid-parameter', `${name}: ${message}`, { errors: [{ in: 'body', name, message }] });
}

/** Errors of the engine that a client causes, or can do something about; any other is a defect of ours. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  'ambiguous-ticker': 409,
  'currency-not-reported': 404,
  'idempotency-key-reused': 409,
  'invalid-accession-number': 400,
  'invalid-cik': 400,
  'invalid-date': 400,
  'invalid-identifier': 400,
  'invalid-monitor': 400,
  'invalid-source-span': 400,
  'invalid-span': 400,
  'invalid-time': 400,
  'monitor-exists': 409,
  'monitor-failed': 503,
  'no-score': 404,
  'no-webhook-keys': 503,
  'no-receipt': 404,
  'not-computed-then': 404,
  'parser-version-not-used': 404,
  'raw-object-missing': 404,
  'span-outside-document': 404,
  'too-many-secrets': 409,
  'unknown-cik': 404,
  'unknown-cursor': 404,
  'unknown-endpoint': 404,
  'unknown-event-type': 400,
  'unknown-issuer': 404,
  'unknown-methodology': 400,
  'unknown-monitor': 404,
  'unknown-organization': 404,
  'unknown-ticker': 404,
  'unusable-webhook-keys': 503,
  'version-not-promoted': 400,
  usage: 400,
  'webhook-url-refused': 400,
};

/** The problem that an error is answered with. Details of unexpected ones stay in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AppError) {
    const status = STATUS_BY_CODE[error.code];
    if (status !== undefined) return new Problem(status, error.code, error.message, { cause: error });
    if (error.code === 'database-statement-timeout') {
      const message = 'the query took too long: narrow it, for example to one issuer or a shorter time';
      return new Problem(503, 'query-timeout', message, { cause: error, headers: { 'retry-after': '5' } });
    }
    if (error.code.startsWith('database-')) return databaseUnavailable(error);
  }
  if (isDatabaseOutage(error)) return databaseUnavailable(error);
  return (
    ofFramework(error) ??
    new Problem(500, 'internal-error', 'the server failed; the log has the details', { cause: error })
  );
}

/** A PostgreSQL that stops, starts, or has no connection or memory left, as it says itself. */
function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) return false;
  return /^(?:57P0[1-5]|53\w{3}|08\w{3})$/.test(String(error.code));
}

function databaseUnavailable(cause: unknown): Problem {
  const message = 'the database does not answer; try again later';
  return new Problem(503, 'database-unavailable', message, { cause, headers: { 'retry-after': '5' } });
}

const FRAMEWORK: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body-too-large', 'the body has more than 256 KiB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'send the body as application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid-body', 'the body is empty: send a JSON object'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-body', 'the body is not JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid-body', 'the body is not as long as Content-Length says'],
  FST_ERR_BAD_URL: [400, 'invalid-url', 'the URL is malformed'],
  FST_ERR_HANDLER_TIMEOUT: [503, 'timeout', 'the request took too long; try again later'],
};

function ofFramework(error: unknown): Problem | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const known = FRAMEWORK[String(error.code)];
  if (known) return new Problem(...known, { cause: error });
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return null;
  return new Problem(status, 'bad-request', error.message.slice(0, 300), { cause: error });
}

/** The document of a problem (RFC 9457). */
export function problemDocument(
  { status, code, message, details }: Problem,
  ids: { readonly requestId: string; readonly traceparent: string },
): object {
  return {
    type: `urn:tidemark:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code,
    ...(details.errors && { errors: details.errors }),
    ...details.more,
    ...ids,
  };
}
