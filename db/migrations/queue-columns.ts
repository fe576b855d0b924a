/**
 * Columns of a table whose rows are attempted until they are delivered: what `db/repositories/delivery/due-queue.ts` works
 * with. Beside them such a table has an `id uuid primary key`, a lane, and what the attempt needs.
 */
export const QUEUE_COLUMNS = `
    state text not null default 'pending' check (state in ('pending', 'sending', 'delivered', 'failed', 'canceled')),
    attempts integer not null default 0,
    attempt_limit integer not null default 8,
    due_at timestamptz not null default now(),
    claims integer not null default 0,
    lease_until timestamptz,
    last_error text,
    settled_at timestamptz,
    created_at timestamptz not null default now()`;

/** What the queue looks for: due rows and the lanes that have any, and leases that ran out. */
export function queueIndexes(table: string, lane: string): string {
  const name = table.replace('.', '_').replace(/^events_/, '');
  return `
  create index ${name}_pending on ${table} (${lane}, due_at) where state = 'pending';
  create index ${name}_sending on ${table} (lease_until) where state = 'sending';
  comment on column ${table}.attempts is 'that count: interrupted ones are repeated';
  comment on column ${table}.attempt_limit is 'those of the schedule; a replay allows one more than were made';
  comment on column ${table}.claims is 'how often a worker took it; a result counts only under the newest claim';
  comment on column ${table}.settled_at is 'when it was delivered, failed or canceled';`;
}

/** Columns of a log of attempts: one row for each claim that ended, by a result or because its worker did. */
export const ATTEMPT_COLUMNS = `
    claim integer not null,
    attempt integer not null,
    attempted_at timestamptz not null,
    outcome text not null check (outcome in ('accepted', 'rejected', 'exhausted', 'gone', 'interrupted')),
    latency_ms integer,
    age_ms bigint,
    status integer,
    error_code text,
    error_message text,
    response_excerpt text`;
