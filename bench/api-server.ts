/**
 * Child of `bench/api.ts`: the API, or a bare Fastify that answers with the rows of the statements that the API made. Says
 * where it listens, and which statements those were.
 */
import { once } from 'node:events';
import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { createApi } from '../api/server.ts';
import { loadConfig } from '../cli/config.ts';
import { createApiAccess } from '../cli/serve/api-access.ts';
import { createApiServices } from '../cli/serve/api-services.ts';
import { createDatabase } from '../db/database.ts';

/** A statement with its values. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type ApiMessage =
  | { readonly kind: 'api'; readonly key: string; readonly paths: readonly string[] }
  | { readonly kind: 'bare'; readonly statements: Readonly<Record<string, readonly RecordedStatement[]>> };

const POOL = 10;
const NO_LIMIT = 1_000_000;

// It ends with its parent, however that ends.
process.once('disconnect', () => process.exit());
const [message] = (await once(process, 'message')) as [ApiMessage & { readonly databaseUrl: string }];
if (message.kind === 'api') await serveApi(message);
else await serveBare(message);

async function serveApi({ databaseUrl, key, paths }: Extract<ApiMessage, { kind: 'api' }> & { databaseUrl: string }) {
  const logger = pino({ level: 'silent' });
  const db = createDatabase(databaseUrl, { poolSize: POOL, readOnly: true });
  const writer = createDatabase(databaseUrl, { poolSize: 2 });
  const limits = { callsPerMinute: NO_LIMIT, burst: NO_LIMIT, failuresPerMinute: 10 };
  const { access } = createApiAccess(writer, limits, logger);
  const services = createApiServices(loadConfig({}));
  const app = await createApi({ deps: { db, writer, services, logger }, access, logger });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const statements: Record<string, readonly RecordedStatement[]> = {};
  for (const path of paths) {
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      const { data } = (await answer.json()) as { data?: readonly unknown[] };
      if (data?.length === 0) throw new Error(`${path} has no rows to measure`);
    };
    // What is cached is not asked again, by either.
    await ask();
    statements[path] = await recording(ask);
  }
  process.send?.({ url, statements });
}

/** The statements of one request. */
async function recording(use: () => Promise<void>): Promise<readonly RecordedStatement[]> {
  const recorded: RecordedStatement[] = [];
  const { prototype } = pg.Client as unknown as { prototype: { query: (...words: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function recorded_(this: unknown, ...words: unknown[]) {
    const [text, values] = words;
    // Metering writes beside the request.
    if (typeof text === 'string' && !/\bapi\./.test(text))
      recorded.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, words);
  };
  try {
    await use();
    return recorded;
  } finally {
    prototype.query = query;
  }
}

async function serveBare({ databaseUrl, statements }: Extract<ApiMessage, { kind: 'bare' }> & { databaseUrl: string }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL, options: '-c timezone=UTC -c jit=off' });
  const app = Fastify();
  app.get('/', async (request) => {
    const { path } = request.query as { path: string };
    const answers = [];
    for (const { text, values } of statements[path] ?? []) answers.push((await pool.query(text, [...values])).rows);
    return answers;
  });
  process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }), statements });
}
