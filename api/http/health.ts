import type { FastifyInstance } from 'fastify';
import { assertSchemaCurrent } from '../../db/migrate.ts';
import type { ApiDeps } from '../deps.ts';
import { problem, problemOf } from './problems.ts';

/** How long an answer of the database counts: balancers ask often. */
const READY_MS = 1_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it may be sent requests: the database answers with a schema that
 * fits this build, and the server is not stopping.
 */
export function addHealth(app: FastifyInstance, deps: ApiDeps, isStopping: () => boolean): void {
  let checked: { readonly at: number; readonly result: Promise<void> } | null = null;
  app.get('/health/live', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    if (isStopping()) throw problem(503, 'stopping', 'the server is stopping', { headers: { 'retry-after': '1' } });
    const now = Date.now();
    if (checked === null || now - checked.at > READY_MS) checked = { at: now, result: assertSchemaCurrent(deps.db) };
    try {
      await checked.result;
    } catch (error) {
      const { code, message } = problemOf(error);
      const detail = error instanceof Error ? error.message : message;
      throw problem(503, code === 'internal-error' ? 'schema-unfit' : code, detail, { cause: error });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
