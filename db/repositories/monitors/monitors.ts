import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../core/errors.ts';
import type { Monitor, MonitorDestination } from '../../../core/monitors.ts';
import type { Database, Transaction } from '../../database.ts';

const COLUMNS = sql`monitor_id as "monitorId", organization_id as "organizationId", name, search, expression, destination,
  is_active as "isActive", created_at as "createdAt", deactivated_at as "deactivatedAt",
  last_checked_at as "lastCheckedAt", last_error as "lastError"`;

export type NewMonitor = Pick<Monitor, 'organizationId' | 'name' | 'search' | 'expression' | 'destination'>;

/**
 * Stores a monitor. It matches rows that are committed from now on.
 *
 * @throws AppError `monitor-exists`: the organization has an active monitor of that name
 */
export async function insertMonitor(db: Database | Transaction, monitor: NewMonitor): Promise<Monitor> {
  const { organizationId, name, search, expression, destination } = monitor;
  const { rows } = await sql<Monitor>`
    insert into api.monitors (monitor_id, organization_id, name, search, expression, destination, resume_from)
    select ${uuidv7()}, ${organizationId}, ${name}, ${JSON.stringify(search)}, ${expression},
      ${destination && JSON.stringify(destination)}, oldest.began
    from (${OLDEST_TRANSACTION}) oldest
    on conflict (organization_id, name) where is_active do nothing
    returning ${COLUMNS}
  `.execute(db);
  const [stored] = rows;
  if (stored) return stored;
  throw new AppError(`a monitor named ${name} is active already: choose another name, or deactivate that one`, {
    code: 'monitor-exists',
    retryable: false,
  });
}

/**
 * When the oldest transaction open now began, of those that this login may see. What a transaction records carries a time
 * after its beginning, and is committed later: rows recorded after this instant may not be visible yet.
 */
const OLDEST_TRANSACTION: RawBuilder<unknown> = sql`
  select least(clock_timestamp(), min(xact_start)) as began,
    coalesce(bool_or(backend_type is null or (state is null and usename is distinct from session_user)), false) as is_blind
  from pg_stat_activity where datname = current_database() and (backend_type = 'client backend' or backend_type is null)
`;

/** Beside what is seen of open transactions: for clocks that are set back a little. */
const OVERLAP = '1 minute';
/** Where transactions of other logins are hidden: longer than one is open. */
const BLIND_OVERLAP = '1 hour';

/** An instant before a search begins, and from where the next one must read again. With microseconds. */
export interface EvaluationStart {
  readonly at: string;
  readonly resumeFrom: string;
}

/** Called before the snapshot of an evaluation: whatever is committed after it was recorded after `resumeFrom`. */
export async function startEvaluation(db: Database | Transaction): Promise<EvaluationStart> {
  const { rows } = await sql<EvaluationStart>`
    select clock_timestamp()::text as at, (
      began - (case when is_blind then ${BLIND_OVERLAP} else ${OVERLAP} end)::interval
    )::text as "resumeFrom"
    from (${OLDEST_TRANSACTION}) oldest
  `.execute(db);
  const [start] = rows;
  if (start === undefined) throw new TypeError('an aggregate without a row');
  return start;
}

/** An active monitor with the instant after which rows are new to it, with microseconds. */
export interface DueMonitor extends Monitor {
  readonly resumeFrom: string;
}

/** Active monitors; those of a list where one is given. */
export async function listDueMonitors(
  db: Database | Transaction,
  monitorIds: readonly string[] | null = null,
): Promise<readonly DueMonitor[]> {
  const { rows } = await sql<DueMonitor>`
    select ${COLUMNS}, least(resume_from, now())::text as "resumeFrom" from api.monitors
    where is_active and (${monitorIds === null} or monitor_id = any(${[...(monitorIds ?? [])]}::uuid[]))
    order by monitor_id
  `.execute(db);
  return rows;
}

export async function listMonitors(
  db: Database | Transaction,
  { organizationId, inactive = false }: { readonly organizationId: string; readonly inactive?: boolean },
): Promise<readonly Monitor[]> {
  const { rows } = await sql<Monitor>`
    select ${COLUMNS} from api.monitors where organization_id = ${organizationId} and (is_active or ${inactive})
    order by monitor_id
  `.execute(db);
  return rows;
}

/** A monitor with its place among all, by which lists are paged. */
export interface PlacedMonitor extends Monitor {
  readonly position: number;
}

/** Monitors of an organization, the newest first, created before the one at a position. */
export async function pageOfMonitors(
  db: Database | Transaction,
  page: {
    readonly organizationId: string;
    /** Null: both. */
    readonly isActive: boolean | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<readonly PlacedMonitor[]> {
  const { organizationId, isActive, before, limit } = page;
  const { rows } = await sql<PlacedMonitor>`
    select ${COLUMNS}, position::float8 as position from api.monitors m
    where organization_id = ${organizationId}
      and ${isActive === null ? sql`true` : sql`is_active = ${isActive}`}
      and ${before === null ? sql`true` : sql`position < ${before}`}
    order by m.position desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Null: the organization has none with this id. */
export async function monitorById(
  db: Database | Transaction,
  { organizationId, monitorId }: Pick<Monitor, 'organizationId' | 'monitorId'>,
): Promise<Monitor | null> {
  const { rows } = await sql<Monitor>`
    select ${COLUMNS} from api.monitors where organization_id = ${organizationId} and monitor_id = ${monitorId}
  `.execute(db);
  return rows[0] ?? null;
}

/** By id, or by the name of an active one; of several that had the name, the latest. Null: the organization has none. */
export async function findMonitor(
  db: Database | Transaction,
  { organizationId, named }: { readonly organizationId: string; readonly named: string },
): Promise<Monitor | null> {
  const { rows } = await sql<Monitor>`
    select ${COLUMNS} from api.monitors
    where organization_id = ${organizationId} and (monitor_id::text = ${named.toLowerCase()} or name = ${named})
    order by is_active desc, monitor_id desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Sets or replaces where matches are delivered; null: nowhere. */
export async function setDestination(
  db: Database | Transaction,
  monitorId: string,
  destination: MonitorDestination | null,
): Promise<Monitor> {
  const { rows } = await sql<Monitor>`
    update api.monitors set destination = ${destination && JSON.stringify(destination)}
    where monitor_id = ${monitorId} returning ${COLUMNS}
  `.execute(db);
  return only(rows, monitorId);
}

/** Ends a monitor; a no-op for one that is ended. */
export async function deactivateMonitor(db: Database | Transaction, monitorId: string): Promise<Monitor> {
  const { rows } = await sql<Monitor>`
    update api.monitors set is_active = false, deactivated_at = coalesce(deactivated_at, now())
    where monitor_id = ${monitorId} returning ${COLUMNS}
  `.execute(db);
  return only(rows, monitorId);
}

function only(rows: readonly Monitor[], monitorId: string): Monitor {
  const [monitor] = rows;
  if (monitor) return monitor;
  throw new AppError(`no monitor ${monitorId}`, { code: 'unknown-monitor', retryable: false });
}
