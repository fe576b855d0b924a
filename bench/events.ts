import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deliverByWorkflows } from './delivery-by-workflow.ts';
import {
  countDelivered,
  createEndpoints,
  ENDPOINTS,
  newKeys,
  publish,
  startBenchService,
  startReceivers,
} from './event-load.ts';
import { elapsedSeconds, type Figures } from './measure.ts';
import { ownMs, treeSeconds } from './process-time.ts';
import { withTemporaryDatabase } from './temporary.ts';

const PER_SECOND = 200;
const SECONDS = 20;
const PAGE_MS = 50;
const BACKLOG = 5_000;
const WORKFLOWS = 200;

/**
 * Events through outbox and delivery to 100 local receivers: at 200 events a second, each for one endpoint, with all
 * receivers well and with five that never answer and five that take five seconds; then a backlog as fast as it goes, with
 * what one delivery costs, beside one Temporal workflow per delivery.
 */
export async function benchEvents(): Promise<Figures> {
  const well = await atFixedRate({ dead: 0, slow: 0 });
  const ill = await atFixedRate({ dead: 5, slow: 5 });
  const drained = await drainBacklog();
  const workflows = await deliverByWorkflows(WORKFLOWS);
  return {
    'commit to first attempt, p50 ms, all well': well.p50,
    'commit to first attempt, p99 ms, all well': well.p99,
    'p50 ms of the healthy 90, 5 dead and 5 slow': ill.p50,
    'p99 ms of the healthy 90, 5 dead and 5 slow': ill.p99,
    'longest ms, all well': well.longest,
    'longest ms of the healthy 90, 5 dead and 5 slow': ill.longest,
    'events/s, all well': well.perSecond,
    'events/s of the healthy 90, 5 dead and 5 slow': ill.perSecond,
    'backlog, deliveries/s': drained.perSecond,
    'one delivery, PostgreSQL ms of processor': drained.serverMs,
    'one delivery, worker ms of processor': drained.workerMs,
    'one delivery, bytes of WAL': drained.walBytes,
    'one workflow per delivery, deliveries/s': workflows.perSecond,
    'one workflow per delivery, Temporal ms of processor': workflows.serverMs,
    'one workflow per delivery, worker ms of processor': workflows.workerMs,
    'one workflow per delivery, bytes of its database': workflows.storedBytes,
  };
}

interface RateFigures {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Delivered, from the first commit to the last success. */
  readonly perSecond: number;
}

function atFixedRate(ill: { readonly dead: number; readonly slow: number }): Promise<RateFigures> {
  return withTemporaryDatabase(async (db, _, url) => {
    const receivers = await startReceivers(ENDPOINTS, ill);
    const keys = newKeys();
    const endpoints = await createEndpoints(db, keys, receivers.ports);
    const healthy = endpoints.slice(ill.dead + ill.slow);
    const service = startBenchService(url, keys);
    await sleep(500);
    const start = performance.now();
    const pageSize = (PER_SECOND * PAGE_MS) / 1_000;
    for (let page = 0; page < (SECONDS * 1_000) / PAGE_MS; page += 1) {
      await publish(db, page * pageSize, pageSize);
      await sleep(Math.max(0, start + (page + 1) * PAGE_MS - performance.now()));
    }
    const expected = (PER_SECOND * SECONDS * healthy.length) / ENDPOINTS;
    while ((await firstAttempts(db, healthy)).attempts < expected) await sleep(100);
    const figures = await firstAttempts(db, healthy);
    await service.stop();
    await receivers.stop();
    return figures;
  });
}

async function firstAttempts(db: Database, endpoints: readonly string[]): Promise<RateFigures & { attempts: number }> {
  const { rows } = await sql<RateFigures & { attempts: number }>`
    select count(*)::int as attempts,
      percentile_disc(0.5) within group (order by ms)::float8 as p50,
      percentile_disc(0.99) within group (order by ms)::float8 as p99,
      max(ms)::float8 as longest,
      (count(*) filter (where outcome = 'accepted') / extract(epoch from max(attempted_at) - min(created_at)))::float8
        as "perSecond"
    from (
      select a.outcome, a.attempted_at, o.created_at, extract(epoch from a.attempted_at - o.created_at) * 1000 as ms
      from events.delivery_attempts a
      join events.deliveries d on d.id = a.id
      join events.outbox o on o.position = d.position
      where a.claim = 1 and a.lane = any(${[...endpoints]}::uuid[])
    ) firsts
  `.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('no figures');
  return figures;
}

interface CostFigures {
  readonly perSecond: number;
  readonly serverMs: number;
  readonly workerMs: number;
}

/** Events that were published before, from the start of the worker to the last success. */
function drainBacklog(): Promise<CostFigures & { readonly walBytes: number }> {
  return withTemporaryDatabase(async (db, directory, url) => {
    const receivers = await startReceivers(ENDPOINTS, { dead: 0, slow: 0 });
    const keys = newKeys();
    await createEndpoints(db, keys, receivers.ports);
    for (let from = 0; from < BACKLOG; from += 500) await publish(db, from, 500);
    const postmaster = Number(readFileSync(join(directory, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const before = { server: treeSeconds(postmaster), worker: ownMs(), wal: await walBytes(db) };
    let delivered = 0;
    const seconds = await elapsedSeconds(async () => {
      const service = startBenchService(url, keys);
      while (delivered < BACKLOG) {
        await sleep(100);
        delivered = await countDelivered(db);
      }
      await service.stop();
    });
    await receivers.stop();
    return {
      perSecond: delivered / seconds,
      serverMs: ((treeSeconds(postmaster) - before.server) * 1_000) / delivered,
      workerMs: (ownMs() - before.worker) / delivered,
      walBytes: ((await walBytes(db)) - before.wal) / delivered,
    };
  });
}

async function walBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}
