import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { SCOPES, type Scope } from '../core/scopes.ts';
import type { ApiDeps } from './deps.ts';

export { SCOPES, type Scope };

/** Who calls. */
export interface Caller {
  readonly organizationId: string;
  readonly keyId: string;
  readonly scopes: readonly Scope[];
}

export const FAMILIES = [
  'Companies',
  'Statements',
  'Filings',
  'Factors',
  'Market utilities',
  'Dilution',
  'Signals',
  'Events',
  'Macro',
  'Ownership',
  'Portfolio',
  'Strategies',
  'Intelligence',
  'Monitors',
  'Webhooks',
  'Observability',
  'Entities',
  'Lineage',
  'Bulk',
  'Admin',
] as const;
export type Family = (typeof FAMILIES)[number];

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A value that nothing may change: what handlers return. */
type Unchanged<T> = T extends readonly (infer I)[]
  ? readonly Unchanged<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** One validated request. */
export interface Call<Q extends TSchema = TSchema, P extends TSchema = TSchema, B extends TSchema = TSchema> {
  readonly query: Unchanged<Static<Q>>;
  readonly params: Unchanged<Static<P>>;
  readonly body: Unchanged<Static<B>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly caller: Caller;
  readonly deps: ApiDeps;
  /** True for HEAD: the answer is computed and not sent, so nothing may change. */
  readonly isHead: boolean;
}

/** An answer that is not a JSON body. */
export class Redirect {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

/** Bytes, sent as they are. */
export class Raw {
  readonly body: NodeJS.ReadableStream | Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  constructor(body: Raw['body'], headers: Raw['headers'], status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

interface Described<Q extends TObject, P extends TObject, B extends TSchema, R extends TSchema, A extends TSchema> {
  /** `operationId`: `listWarrants`. */
  readonly id: string;
  readonly method: Method;
  /** With parameters in braces: `/v1/dilution/events/{event_id}`. */
  readonly path: `/v1/${string}`;
  readonly family: Family;
  /** One line; `description` may have more, in Markdown. */
  readonly summary: string;
  readonly description?: string;
  readonly scope: Scope;
  readonly query?: Q;
  readonly params?: P;
  readonly body?: B;
  /** Of success, without `requestId` and `traceparent`, which every body gets. Absent: the answer is no JSON body. */
  readonly response?: R;
  /** The same under `view=agent`. */
  readonly agent?: A;
  /** Of success; default 200. */
  readonly status?: 200 | 201 | 202 | 302;
  /** Whether a call is charged; default true for scope `read`. */
  readonly metered?: boolean;
  /** `revalidate` (default for GET): clients ask again with the ETag. `immutable`: the answer never changes. */
  readonly cache?: 'revalidate' | 'immutable' | 'no-store';
  /** The answer is a file, which may take long to send: its media type. */
  readonly download?: string;
  /** Name of the MCP tool of the specification that makes this call. */
  readonly tool?: string;
  /** The dataset whose absence makes this operation answer 501. */
  readonly missing?: string;
}

export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: `/v1/${string}`;
  readonly family: Family;
  readonly summary: string;
  readonly description: string | null;
  readonly scope: Scope;
  readonly query: TObject;
  readonly params: TObject;
  readonly body: TSchema | null;
  readonly response: TSchema | null;
  readonly agent: TSchema | null;
  readonly status: number;
  readonly metered: boolean;
  readonly cache: 'revalidate' | 'immutable' | 'no-store';
  readonly download: string | null;
  readonly tool: string | null;
  readonly missing: string | null;
  readonly handle: (call: Call) => Promise<unknown>;
}

const NOTHING = Type.Object({}, { additionalProperties: false });

/**
 * An operation of the API. Its schemas give the types of `handle`, the validation of requests and the OpenAPI document.
 * Parameters that the schema does not name are refused.
 *
 * @example
 * defineOperation({
 *   id: 'listLockups', method: 'GET', path: '/v1/dilution/lockups', family: 'Dilution', scope: 'read',
 *   summary: 'Lockup schedules', query: Type.Object({ ...PAGE }), response: listOf(Lockup),
 *   handle: ({ query, deps }) => readLockups(deps.db, query),
 * });
 */
export function defineOperation<
  Q extends TObject = typeof NOTHING,
  P extends TObject = typeof NOTHING,
  B extends TSchema = TSchema,
  R extends TSchema = TSchema,
  A extends TSchema = TSchema,
>(
  operation: Described<Q, P, B, R, A> & {
    readonly handle: (call: Call<Q, P, B>) => Promise<Unchanged<Static<R>> | Unchanged<Static<A>> | Redirect | Raw>;
  },
): Operation {
  const { method, scope, cache, query = NOTHING, params = NOTHING } = operation;
  return {
    ...operation,
    description: operation.description ?? null,
    query: Type.Object(query.properties, { additionalProperties: false }),
    params,
    body: operation.body ?? null,
    response: operation.response ?? null,
    agent: operation.agent ?? null,
    status: operation.status ?? 200,
    metered: operation.metered ?? scope === 'read',
    cache: cache ?? (method === 'GET' ? 'revalidate' : 'no-store'),
    download: operation.download ?? null,
    tool: operation.tool ?? null,
    missing: operation.missing ?? null,
    handle: operation.handle,
  };
}
