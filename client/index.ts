import createFetchClient, { type Client } from 'openapi-fetch';
import type { Paths, Problem } from './schema.generated.ts';

export type { Paths, Problem } from './schema.generated.ts';

export interface ClientOptions {
  /** Address of the API, without `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Version of the contract; default: the newest that the server has. */
  readonly serviceVersion?: string;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

export type TidemarkClient = Client<Paths, `${string}/${string}`>;

/**
 * A client of the API. Paths, parameters and bodies are typed by the OpenAPI document.
 *
 * @example
 * const tidemark = createClient({ baseUrl: 'http://127.0.0.1:8787', apiKey });
 * const { data, error } = await tidemark.GET('/v1/dilution/warrants', { params: { query: { ticker: 'ABCD' } } });
 * if (error) throw new TidemarkError(error);
 * for (const warrant of data.data) console.log(warrant.exercisePrice, warrant.verification.sourceSpan);
 */
export function createClient({ baseUrl, apiKey, serviceVersion, fetch }: ClientOptions): TidemarkClient {
  const headers = { 'x-api-key': apiKey, ...(serviceVersion !== undefined && { 'service-version': serviceVersion }) };
  return createFetchClient<Paths>({ baseUrl: baseUrl.replace(/\/+$/, ''), headers, ...(fetch && { fetch }) });
}

/** A refusal of the API, with what identifies the request in its log. */
export class TidemarkError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail} (request ${problem.requestId})`);
    this.name = 'TidemarkError';
    this.problem = problem;
  }
}

interface Page<T> {
  readonly data: readonly T[];
  readonly nextCursor: number | null;
}

/**
 * The items of a list, page by page to its end.
 *
 * @param read reads the page at a cursor
 *
 * @example
 * const all = pages((cursor) => tidemark.GET('/v1/dilution/events', { params: { query: { limit: 50, ...cursor } } }));
 * for await (const event of all) console.log(event.filedDate);
 */
export async function* pages<T>(
  read: (cursor: {
    readonly cursor?: number;
  }) => Promise<{ readonly data?: Page<T> | undefined; readonly error?: unknown }>,
): AsyncGenerator<T> {
  let cursor: { readonly cursor?: number } = {};
  for (;;) {
    const { data, error } = await read(cursor);
    if (data === undefined) throw new TidemarkError(error as Problem);
    yield* data.data;
    if (data.nextCursor === null) return;
    cursor = { cursor: data.nextCursor };
  }
}
