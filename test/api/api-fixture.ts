import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import type { Access } from '../../api/http/access.ts';
import { schemaOfBody } from '../../api/http/openapi.ts';
import type { ServiceVersion } from '../../api/http/versions.ts';
import { type Caller, type Operation, SCOPES } from '../../api/operation.ts';
import { type ApiOptions, createApi } from '../../api/server.ts';
import { createApiServices } from '../../cli/serve/api-services.ts';
import { newSealingKey } from '../../core/sealed-secret.ts';
import { createSecret } from '../../core/secret.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { parseAllowList } from '../../events/allow-list.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface TestAnswer<B = Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** Parsed; `{}` where it is not JSON. */
  readonly body: B;
  readonly text: string;
}

export interface TestApi {
  readonly app: FastifyInstance;
  /** For arranging rows; `api.database.db` writes. */
  readonly database: TestDatabase;
  readonly db: Database;
  readonly organizationId: string;
  /** Raw store of the services. */
  readonly home: string;
  /** `B`: what the test takes the body for. */
  get<B = Body>(path: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer<B>>;
  send<B = Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer<B>>;
  drop(): Promise<void>;
}

interface TestApiOptions {
  readonly operations?: readonly Operation[];
  readonly versions?: readonly ServiceVersion[];
  /** Default: everybody has all scopes of one organization. */
  readonly access?: (organizationId: string, writer: Database) => Access;
  readonly corsOrigins?: readonly string[];
  readonly publicUrl?: string;
  readonly oauthIssuer?: string;
  /** The key that encrypts signing secrets, for tests that deliver. */
  readonly webhookKeys?: string;
  /** Absent: no explorer. */
  readonly explorer?: ApiOptions['explorer'];
}

/**
 * The API over a database of its own. GETs run in read-only sessions, and every body is compared with its schema, in which
 * no undeclared member may stand.
 */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const home = await mkdtemp(join(tmpdir(), 'tidemark-api-'));
  const readOnly = createDatabase(database.url, { readOnly: true, applicationName: 'tidemark-test api' });
  const { organizationId } = await ensureOrganization(database.db, 'default');
  const logger = pino({ level: 'silent' });
  const { operations, versions, corsOrigins, publicUrl, oauthIssuer, explorer } = options;
  const app = await createApi({
    deps: {
      db: readOnly,
      writer: database.db,
      services: createApiServices(servicesOf(home, options.webhookKeys)),
      logger,
    },
    access: (options.access ?? openAccess)(organizationId, database.db),
    logger,
    inspect: assertOnSchema,
    ...(operations && { operations }),
    ...(versions && { versions }),
    ...(corsOrigins && { corsOrigins }),
    ...(publicUrl && { publicUrl }),
    ...(oauthIssuer && { oauthIssuer }),
    ...(explorer && { explorer }),
  });
  async function send<B>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer<B>> {
    const payload = body === undefined ? {} : { payload: body as object };
    const answer = await app.inject({ method: method as 'GET', url: path, headers, ...payload });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && answer.body !== '';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (isJson ? answer.json() : {}) as B,
      text: answer.body,
    };
  }
  return {
    app,
    database,
    db: database.db,
    organizationId,
    home,
    send,
    get: <B>(path: string, headers?: Readonly<Record<string, string>>) => send<B>('GET', path, undefined, headers),
    async drop() {
      await app.close();
      await readOnly.destroy();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Webhooks may go to this machine, and their secrets are encrypted with a key of the test's own. */
function servicesOf(home: string, key = newSealingKey()): Parameters<typeof createApiServices>[0] {
  const webhookAllow = parseAllowList('127.0.0.1:*');
  if ('malformed' in webhookAllow) throw new TypeError(webhookAllow.malformed);
  const exports = { place: join(home, 'exports'), s3: null };
  return { home, exports, webhookAllow, webhookKeys: createSecret(key), webhookKeyFile: join(home, 'webhook-keys') };
}

/** Everybody may do everything, free of charge. */
export function openAccess(organizationId: string): Access {
  const caller: Caller = { organizationId, keyId: 'test', scopes: SCOPES };
  return {
    authenticate: async () => caller,
    admit: () => ({}),
    charge: (_, __, { characters }) => ({ tokens: Math.ceil(characters / 4), cost: '0' }),
  };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
const validators = new Map<TSchema, ReturnType<Ajv2020['compile']>>();

function assertOnSchema(operation: Operation, body: unknown, view: string | undefined): void {
  const schema = schemaOfBody(operation, view);
  if (schema === null) return;
  const validate = validators.get(schema) ?? ajv.compile(closed(schema) as object);
  validators.set(schema, validate);
  // As it is sent: without undefined members.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  if (validate(sent)) return;
  const problems = (validate.errors ?? [])
    .slice(0, 5)
    .map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
  throw new Error(`${operation.id} answers off its schema: ${problems.join('; ')}`);
}

/** The schema with every object closed that does not say otherwise. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
