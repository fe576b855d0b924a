import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { PruneCounts, PruneCutoffs, PrunedKind, PrunePlace } from '../../../core/retention.ts';
import type { Database } from '../../database.ts';

export interface PrunedPage extends PruneCounts {
  /** Key of the last row that was looked at; null: the kind has no more. */
  readonly next: string | null;
}

type Page = { readonly cutoffs: PruneCutoffs; readonly after: string | null; readonly limit: number };

/**
 * Removes up to `limit` rows of one kind in one short transaction; rows that another transaction holds are skipped.
 * Repeating it continues, from any place.
 */
export function prunePage(db: Database, { kind, after }: PrunePlace, page: Omit<Page, 'after'>): Promise<PrunedPage> {
  return PRUNERS[kind].prune(db, { ...page, after });
}

/** What `prunePage` would remove from here on, with what becomes free by it. Reads every such row. */
export function countPrunable(db: Database, kind: PrunedKind, cutoffs: PruneCutoffs): Promise<PruneCounts> {
  return PRUNERS[kind].count(db, cutoffs);
}

interface Pruner {
  prune(db: Database, page: Page): Promise<PrunedPage>;
  count(db: Database, cutoffs: PruneCutoffs): Promise<PruneCounts>;
}

const PRUNERS: Readonly<Record<PrunedKind, Pruner>> = {
  deliveries: settledPruner('events.deliveries', 'events.delivery_attempts', 'deliveries'),
  emails: settledPruner('events.emails', 'events.email_attempts', 'emails'),
  matches: { prune: pruneMatches, count: countMatches },
  events: { prune: pruneEvents, count: countEvents },
  calls: { prune: pruneCalls, count: countCalls },
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The least UUIDv7 of an instant: rows with lesser ids were made before it. */
function leastIdAt(time: IsoTimestamp): string {
  const digits = Date.parse(time).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

// Rows to change are given as arrays: they are then looked up by their keys, whatever the statistics of the table say.

/** Settled rows of a queue with the log of their attempts. A pending row has no time at which it was settled. */
function settledPruner(tableName: string, logName: string, age: 'deliveries' | 'emails'): Pruner {
  const table = sql.table(tableName);
  const log = sql.table(logName);
  return {
    async prune(db, { cutoffs, after, limit }) {
      const { rows } = await sql<PrunedPage>`
        with settled as (
          select q.id from ${table} q
          where q.id > ${after ?? FIRST_ID} and q.id < ${leastIdAt(youngest(cutoffs, age))} and ${isOver(cutoffs, age)}
          order by q.id limit ${limit} for update skip locked
        ), attempts as (
          delete from ${log} a where a.id = any(array(select id from settled)) returning a.id
        ), removed as (
          delete from ${table} q where q.id = any(array(select id from settled)) returning q.id
        )
        select (select count(*) from removed)::int as rows, (select count(*) from attempts)::int as attempts,
          case when (select count(*) from settled) = ${limit} then (select id from settled order by id desc limit 1) end as next
      `.execute(db);
      return rows[0] ?? { rows: 0, attempts: 0, next: null };
    },
    async count(db, cutoffs) {
      const { rows } = await sql<PruneCounts>`
        select count(*)::int as rows, coalesce(sum((select count(*) from ${log} a where a.id = q.id)), 0)::int as attempts
        from ${table} q where q.id < ${leastIdAt(youngest(cutoffs, age))} and ${isOver(cutoffs, age)}
      `.execute(db);
      return rows[0] ?? { rows: 0, attempts: 0 };
    },
  };
}

/** Whether the row `q` of a queue was settled long enough ago. */
function isOver(cutoffs: PruneCutoffs, age: 'deliveries' | 'emails'): RawBuilder<boolean> {
  return sql`q.settled_at < case when q.state = 'failed' then ${cutoffs.failed} else ${cutoffs[age]} end::timestamptz`;
}

function youngest(cutoffs: PruneCutoffs, age: 'deliveries' | 'emails'): IsoTimestamp {
  return cutoffs[age] > cutoffs.failed ? cutoffs[age] : cutoffs.failed;
}

/**
 * Whether the match `m` of the monitor `o` may go. Of an active monitor that delivers nowhere, a match is pending until
 * `tidemark monitors matches` has returned it.
 */
function isTaken({ matches }: PruneCutoffs): RawBuilder<boolean> {
  return sql`m.match_id < ${leastIdAt(matches)} and m.row_values is not null and m.found_at < ${matches} and (
    m.silent or o.monitor_id is null or not o.is_active or o.destination is not null or m.position <= o.returned_to
  )`;
}

/** Removes what matches say of their rows. Their keys stay: a row that is stored again matches no second time. */
async function pruneMatches(db: Database, { cutoffs, after, limit }: Page): Promise<PrunedPage> {
  const { rows } = await sql<PrunedPage>`
    with old as (
      select m.match_id from events.monitor_matches m left join api.monitors o using (monitor_id)
      where m.match_id > ${after ?? FIRST_ID} and ${isTaken(cutoffs)}
      order by m.match_id limit ${limit} for update of m skip locked
    ), pruned as (
      update events.monitor_matches m set row_values = null, matched_words = '[]'
      where m.match_id = any(array(select match_id from old)) returning m.match_id
    )
    select (select count(*) from pruned)::int as rows, 0 as attempts,
      case when (select count(*) from old) = ${limit} then (select match_id from old order by match_id desc limit 1) end as next
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0, next: null };
}

async function countMatches(db: Database, cutoffs: PruneCutoffs): Promise<PruneCounts> {
  const { rows } = await sql<PruneCounts>`
    select count(*)::int as rows, 0 as attempts
    from events.monitor_matches m left join api.monitors o using (monitor_id) where ${isTaken(cutoffs)}
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0 };
}

/**
 * The newest position that may be pruned: every reader has passed it, and the event is old enough. Ids are in the order of
 * time, so that no younger event is looked at.
 */
function lastPrunablePosition({ events }: PruneCutoffs): RawBuilder<bigint> {
  return sql`(
    select least(
      (select coalesce(min(position), 0) from events.reader_cursors),
      coalesce((
        select position from events.outbox
        where event_id < ${leastIdAt(events)} and position is not null order by event_id desc limit 1
      ), 0)
    )
  )`;
}

/**
 * Removes the payloads of events that no delivery refers to. Their rows stay: by their keys an event is never published
 * again, by their ids a client of the stream resumes, and whether a filing was found silently still shows.
 */
async function pruneEvents(db: Database, { cutoffs, after, limit }: Page): Promise<PrunedPage> {
  const { rows } = await sql<PrunedPage>`
    with old as (
      select o.position from events.outbox o
      where o.position > ${after ?? '0'}::bigint and o.position <= ${lastPrunablePosition(cutoffs)}
        and o.payload is not null and o.created_at < ${cutoffs.events}
        and not exists (select from events.deliveries d where d.position = o.position)
      order by o.position limit ${limit} for update of o skip locked
    ), pruned as (
      update events.outbox o set payload = null where o.position = any(array(select position from old))
      returning o.position
    ), head as (
      update events.outbox_head h set last_position = greatest(h.last_position, p.position)
      from (select max(position) as position from pruned) p where h.name = 'pruned' and p.position is not null
    )
    select (select count(*) from pruned)::int as rows, 0 as attempts,
      case when (select count(*) from old) = ${limit} then (select max(position) from old)::text end as next
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0, next: null };
}

/** Events whose deliveries go in the same run are among them. */
async function countEvents(db: Database, cutoffs: PruneCutoffs): Promise<PruneCounts> {
  const { rows } = await sql<PruneCounts>`
    select count(*)::int as rows, 0 as attempts from events.outbox o
    where o.position <= ${lastPrunablePosition(cutoffs)} and o.payload is not null and o.created_at < ${cutoffs.events}
      and not exists (
        select from events.deliveries q
        where q.position = o.position and (q.settled_at is null or not ${isOver(cutoffs, 'deliveries')})
      )
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0 };
}

/** Removes metered calls: what an organization has spent in a month is stored apart. Workers may delete them and lock none. */
async function pruneCalls(db: Database, { cutoffs, after, limit }: Page): Promise<PrunedPage> {
  const { rows } = await sql<PrunedPage>`
    with old as (
      select call_id from api.metered_calls
      where call_id > ${after ?? FIRST_ID} and call_id < ${leastIdAt(cutoffs.calls)}
      order by call_id limit ${limit}
    ), removed as (
      delete from api.metered_calls c where c.call_id = any(array(select call_id from old)) returning c.call_id
    )
    select (select count(*) from removed)::int as rows, 0 as attempts,
      case when (select count(*) from old) = ${limit} then (select call_id from old order by call_id desc limit 1) end as next
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0, next: null };
}

async function countCalls(db: Database, { calls }: PruneCutoffs): Promise<PruneCounts> {
  const { rows } = await sql<PruneCounts>`
    select count(*)::int as rows, 0 as attempts from api.metered_calls where call_id < ${leastIdAt(calls)}
  `.execute(db);
  return rows[0] ?? { rows: 0, attempts: 0 };
}
