import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { ClaimedAttempt } from '../../../core/delivery-attempts.ts';
import { endAttempt } from '../../../core/delivery-schedule.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import {
  DELIVERY_QUEUE,
  readContents,
  recordResults,
  replayDelivery,
} from '../../../db/repositories/delivery/deliveries.ts';
import { claimDue, recoverQueue } from '../../../db/repositories/delivery/due-queue.ts';
import { fanOutSequenced } from '../../../db/repositories/delivery/fan-out.ts';
import {
  deleteEndpoint,
  disableEndpoints,
  enableEndpoint,
} from '../../../db/repositories/organizations/webhook-endpoints.ts';
import { sequenceEvents } from '../../../db/repositories/runs/outbox-reader.ts';
import { routeEvents } from '../../../delivery/fan-out-loop.ts';
import { judgeResponse } from '../../../delivery/judge-response.ts';
import {
  addEndpoint,
  append,
  clearDeliveries,
  localSender,
  publishedEvent,
  type Receiver,
  startReceiver,
} from '../../db/delivery-fixture.ts';
import type { Answer } from './model.ts';

/** A process dies before a write is committed, or after it and before it knows. */
export type Crash = 'none' | 'before' | 'after';

class Crashed extends Error {}

/** The real tables with one endpoint and a receiver, at a time that the test sets. */
export interface World {
  readonly db: Database;
  readonly receiver: Receiver;
  readonly endpointId: string;
  now: number;
  /** What the receiver does with the next request. */
  answer: Answer;
  fanOut(crash: Crash): Promise<void>;
  claim(crash: Crash): Promise<readonly ClaimedAttempt[]>;
  /** Sends and records; with `after` it records once more, as a worker that does not know. */
  finish(job: ClaimedAttempt, crash: Crash): Promise<void>;
  recover(crash: Crash): Promise<void>;
  replay(id: string, crash: Crash): Promise<boolean>;
  turn(to: 'enabled' | 'disabled' | 'deleted'): Promise<void>;
  close(): Promise<void>;
}

/** Clears the tables and publishes events to one endpoint. */
export async function createWorld(db: Database, events: number): Promise<World> {
  await clearDeliveries(db);
  const sender = localSender();
  const receiver = await startReceiver((_, response) => answerWith(world.answer, response));
  const endpointId = await addEndpoint(db, { url: receiver.url });
  await append(
    db,
    Array.from({ length: events }, (_, index) => publishedEvent(`event-${index}`)),
  );
  const claimedAtOf = new Map<ClaimedAttempt, number>();
  const time = () => new Date(world.now).toISOString() as IsoTimestamp;

  /** Runs a write as a process that may die. @returns null if it did */
  async function write<T>(crash: Crash, statements: (trx: Transaction) => Promise<T>): Promise<T | null> {
    try {
      const result = await db.transaction().execute(async (trx) => {
        const written = await statements(trx);
        if (crash === 'before') throw new Crashed();
        return written;
      });
      return crash === 'after' ? null : result;
    } catch (error) {
      if (error instanceof Crashed) return null;
      throw error;
    }
  }

  const world: World = {
    db,
    receiver,
    endpointId,
    now: Date.parse('2026-11-20T12:00:00.000Z'),
    answer: 'ok',
    async fanOut(crash) {
      await sequenceEvents(db);
      await write(crash, (trx) => fanOutSequenced(trx, { limit: 100, route: routeEvents }, time()));
    },
    async claim(crash) {
      const request = { limit: 100, perLane: 100, lanes: new Map() };
      const jobs = (await write(crash, (trx) => claimDue(trx, DELIVERY_QUEUE, request, time()))) ?? [];
      for (const job of jobs) claimedAtOf.set(job, world.now);
      return jobs;
    },
    async finish(job, crash) {
      const [contents] = await readContents(db, [job.id]);
      if (!contents?.event) throw new Error('without its event');
      const { url, event, endpointId: id } = contents;
      const signal = world.answer === 'aborted' ? AbortSignal.abort() : new AbortController().signal;
      const sent = await sender.deliver({ url, event, endpointId: id, secrets: [] }, signal);
      const claimedAt = claimedAtOf.get(job) ?? world.now;
      const result = endAttempt(job, judgeResponse(sent), world.now - claimedAt);
      await write(crash, (trx) => recordResults(trx, [result], time()));
      if (crash === 'after') await write('none', (trx) => recordResults(trx, [result], time()));
    },
    async recover(crash) {
      await write(crash, (trx) => recoverQueue(trx, DELIVERY_QUEUE, time()));
    },
    async replay(id, crash) {
      return (await write(crash, (trx) => replayDelivery(trx, id, time()))) ?? false;
    },
    async turn(to) {
      if (to === 'enabled') await enableEndpoint(db, endpointId);
      else if (to === 'disabled') await disableEndpoints(db, [endpointId], 'by the test');
      else await deleteEndpoint(db, endpointId);
    },
    async close() {
      await sender.close();
      await receiver.close();
    },
  };
  return world;
}

function answerWith(answer: Answer, response: Parameters<NonNullable<Parameters<typeof startReceiver>[0]>>[1]): void {
  if (answer === 'reset') response.destroy();
  else if (answer === 'gone') response.writeHead(410).end();
  else if (answer === 'error') response.writeHead(500).end('out of order');
  else if (typeof answer === 'object')
    response.writeHead(503, { 'retry-after': String(answer.retryAfterSeconds) }).end();
  else response.writeHead(200).end();
}

/** What the tables hold of each event, in the order of the events; null: no delivery. */
export async function storedDeliveries(db: Database) {
  const { rows } = await sql<{
    id: string | null;
    state: string;
    attempts: number;
    limit: number;
    claims: number;
    dueAt: number;
    leaseUntil: number | null;
    createdAt: number;
    log: readonly (readonly [number, number, string])[];
  }>`
    select d.id, d.state, d.attempts, d.attempt_limit as "limit", d.claims,
      (extract(epoch from d.due_at) * 1000)::float8 as "dueAt",
      (extract(epoch from d.lease_until) * 1000)::float8 as "leaseUntil",
      (extract(epoch from d.created_at) * 1000)::float8 as "createdAt",
      coalesce((
        select jsonb_agg(jsonb_build_array(a.claim, a.attempt, a.outcome) order by a.claim)
        from events.delivery_attempts a where a.id = d.id
      ), '[]') as log
    from events.outbox o left join events.deliveries d on d.event_id = o.event_id
    order by o.id
  `.execute(db);
  return rows;
}
