import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { createKey } from '../cli/keys/create-key.ts';
import type { Database } from '../db/database.ts';
import { DEFAULT_ORGANIZATION, ensureOrganization } from '../db/repositories/organizations/organizations.ts';
import { prepareApiDatabase, type Sample } from './api-database.ts';
import type { ApiMessage, RecordedStatement } from './api-server.ts';
import { type Figures, medianOf } from './measure.ts';
import { withTemporaryDatabase } from './temporary.ts';

/** Clients that wait for an answer before they ask again. */
const CONNECTIONS = 8;
const SECONDS = 3;
/** Of which the first, of both, warms up and is not counted. */
const ROUNDS = 4;

/** Of each size of answer and each kind of query. */
export function pathsOf({ cik, owned, manager, ticker }: Sample) {
  return {
    'events of all issuers': '/v1/dilution/events?limit=50',
    'warrants of an issuer': `/v1/dilution/warrants?cik=${cik}`,
    ratings: '/v1/dilution/ratings?limit=10',
    'signal with history': `/v1/signals/dilution?ticker=${ticker}&history=90d`,
    'votes of all issuers': '/v1/events/voting-results?limit=10',
    'owners of an issuer': `/v1/owners/13d-13g?cik=${owned}&limit=50`,
    'holdings of a manager': `/v1/owners/13f?cik=${manager}&limit=50`,
    'resolve a ticker': `/v1/entities/resolve?q=${ticker}`,
  };
}

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Eight paths of the API over a large database, each beside the same statements with the same values through a bare
 * Fastify with `pg`, which sends the rows as JSON: no key, no validation, no metadata, no ETag. Both in processes of their
 * own, in turn.
 */
export async function benchApi(): Promise<Figures> {
  return withTemporaryDatabase(async (db, _, url) => {
    const sample = await prepareApiDatabase(db);
    const paths = pathsOf(sample);
    const { organizationId } = await ensureOrganization(db, DEFAULT_ORGANIZATION);
    const key = { organizationId, name: 'bench', scopes: ['read'] as const, expiresAt: null };
    const { text: secret } = await createKey(db, key);
    const api = await startServer(url, { kind: 'api', key: secret, paths: Object.values(paths) });
    const bare = await startServer(url, { kind: 'bare', statements: api.statements });
    try {
      const figures: Record<string, number | string> = { 'rows of the large tables': await countRows(db) };
      for (const [name, path] of Object.entries(paths)) {
        const ours: Load[] = [];
        const plain: Load[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const our = await load(`${api.url}${path}`, { 'x-api-key': secret });
          const bares = await load(`${bare.url}/?path=${encodeURIComponent(path)}`, {});
          if (round === 0) continue;
          ours.push(our);
          plain.push(bares);
        }
        const median = (loads: readonly Load[], of: keyof Load): number => medianOf(loads.map((one) => one[of]));
        const ratio = medianOf(ours.map(({ perSecond }, at) => perSecond / (plain[at]?.perSecond ?? Number.NaN)));
        figures[`${name}: share of bare, %`] = ratio * 100;
        figures[`${name}: requests/s, ours and bare`] =
          `${Math.round(median(ours, 'perSecond'))} and ${Math.round(median(plain, 'perSecond'))}`;
        figures[`${name}: p50 and p99 ms, ours`] = `${median(ours, 'p50')} and ${median(ours, 'p99')}`;
        figures[`${name}: p50 and p99 ms, bare`] = `${median(plain, 'p50')} and ${median(plain, 'p99')}`;
      }
      return figures;
    } finally {
      await Promise.all([api, bare].map(({ child }) => stopped(child)));
    }
  });
}

/** Rows of the tables that grow with filings. */
async function countRows(db: Database): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select (select count(*) from raw.filings) + (select count(*) from parsed.fact_rows)
      + (select count(*) from parsed.holding_rows) as rows
  `.execute(db);
  return Number(rows[0]?.rows);
}

async function load(url: string, headers: Readonly<Record<string, string>>): Promise<Load> {
  const result = await autocannon({ url, headers: { ...headers }, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  /** What the API asks of the database, by path. */
  readonly statements: Readonly<Record<string, readonly RecordedStatement[]>>;
}

async function startServer(databaseUrl: string, message: ApiMessage): Promise<Server> {
  const child = fork(new URL('api-server.ts', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send({ ...message, databaseUrl });
  const [answer] = (await once(child, 'message')) as [Omit<Server, 'child'>];
  return { child, ...answer };
}

async function stopped(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}
