import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { Database } from '../../database.ts';
import type { Budget } from './api-keys.ts';
import { recordSpend } from './spend.ts';

/** A call that was answered. */
export interface MeteredCall {
  /** UUIDv7: a call that is recorded twice is stored once. */
  readonly callId: string;
  readonly organizationId: string;
  /** Null: the caller had no key but a token. */
  readonly keyId: string | null;
  readonly operation: string;
  readonly status: number;
  readonly tokens: number;
  /** US dollars. */
  readonly cost: DecimalText;
  readonly calledAt: IsoTimestamp;
}

/** What an organization has spent once calls are recorded. */
export interface Recorded extends Budget {
  readonly organizationId: string;
}

/**
 * Stores calls, adds what they cost to the spend of their organizations, and says when their keys were last used: all in one
 * transaction, which may be repeated. Locks are taken in one order, so that instances which record at once do not deadlock.
 */
export function recordCalls(db: Database, calls: readonly MeteredCall[]): Promise<readonly Recorded[]> {
  const column = <T>(value: (call: MeteredCall) => T): T[] => calls.map(value);
  return db.transaction().execute(async (trx) => {
    const { rows: added } = await sql<{
      organizationId: string;
      period: string;
      amount: DecimalText;
      cap: DecimalText;
    }>`
      with stored as (
        insert into api.metered_calls (call_id, organization_id, key_id, operation, status, tokens, cost, called_at)
        select * from unnest(
          ${column(({ callId }) => callId)}::uuid[], ${column(({ organizationId }) => organizationId)}::uuid[],
          ${column(({ keyId }) => keyId)}::uuid[], ${column(({ operation }) => operation)}::text[],
          ${column(({ status }) => status)}::smallint[], ${column(({ tokens }) => tokens)}::bigint[],
          ${column(({ cost }) => cost)}::numeric[], ${column(({ calledAt }) => calledAt)}::timestamptz[]
        )
        on conflict (call_id) do nothing
        returning organization_id, to_char(called_at at time zone 'UTC', 'YYYY-MM') as period, cost
      )
      select s.organization_id as "organizationId", s.period, sum(s.cost) as amount, o.spend_cap as cap
      from stored s join api.organizations o using (organization_id)
      group by 1, 2, 4 order by 1, 2
    `.execute(trx);
    await sql`
      with used as (
        select key_id, max(called_at) as called_at
        from unnest(${column(({ keyId }) => keyId)}::uuid[], ${column(({ calledAt }) => calledAt)}::timestamptz[])
          as u (key_id, called_at)
        where key_id is not null group by 1
      ), locked as (
        select k.key_id, u.called_at from api.api_keys k join used u using (key_id)
        where k.last_used_at is null or k.last_used_at < u.called_at - interval '1 minute'
        order by k.key_id for update of k
      )
      update api.api_keys k set last_used_at = l.called_at from locked l where k.key_id = l.key_id
    `.execute(trx);
    const recorded: Recorded[] = [];
    for (const { organizationId, period, amount, cap } of added) {
      const { spent } = await recordSpend(trx, { organizationId, period, amount, cap });
      recorded.push({ organizationId, period, spent, cap });
    }
    return recorded;
  });
}
