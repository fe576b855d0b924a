import { sql } from 'kysely';
import type { StoredEvent } from '../../../core/events.ts';
import type { Database, Transaction } from '../../database.ts';

/** Events of one transaction: the lock is held for well under a second. */
const EVENTS_AT_ONCE = 5_000;

/**
 * Gives every committed event without a position the next ones. Ids are taken before a commit and positions after it, one
 * sequencer at a time, so no event ever appears before a position that a reader has passed.
 *
 * @returns how many events received a position
 */
export async function sequenceEvents(db: Database): Promise<number> {
  let sequenced = 0;
  // Costs one look into a partial index where nothing is new, and takes no lock.
  while (await hasUnsequenced(db)) sequenced += await sequencePage(db);
  return sequenced;
}

async function hasUnsequenced(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from events.outbox where position is null) as found
  `.execute(db);
  return rows[0]?.found ?? false;
}

function sequencePage(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Of its own statement: the update below must see everything that the previous sequencer committed.
    await sql`select from events.outbox_head where name = 'outbox' for update`.execute(trx);
    const { rows } = await sql<{ count: number }>`
      with page as (
        select id, row_number() over (order by id) as ordinal
        from (select id from events.outbox where position is null order by id limit ${EVENTS_AT_ONCE}) waiting
      ), sequenced as (
        update events.outbox o set position = h.last_position + page.ordinal
        from page, events.outbox_head h
        where o.id = page.id and h.name = 'outbox'
        returning o.position
      ), head as (
        update events.outbox_head set last_position = last_position + (select count(*) from sequenced)
        where name = 'outbox'
      )
      select count(*)::int as count from sequenced
    `.execute(trx);
    return rows[0]?.count ?? 0;
  });
}

/**
 * Events after a position, in commit order. A reader that continues from the last position it handled receives each
 * committed event exactly once.
 *
 * @example
 * const events = await readEvents(db, { after: 0n, limit: 100 }); // the first hundred
 */
export async function readEvents(
  db: Database,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<readonly StoredEvent[]> {
  await sequenceEvents(db);
  return readSequenced(db, { after, limit });
}

/** Events that have a position already, for a reader in a transaction, where none can be given. */
export async function readSequenced(
  db: Database | Transaction,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select position, event_id as id, event_type as "eventType", natural_key as "naturalKey", payload, silent,
      organization_id as "organizationId", endpoint_id as "endpointId", created_at as "createdAt"
    from events.outbox where position > ${after} order by position limit ${limit}
  `.execute(db);
  return rows;
}
