import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** Where an organization receives events. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  readonly description: string | null;
  /** Literals and wildcards, as given. */
  readonly eventTypes: readonly string[];
  /** Only events of these issuers; null: of all. */
  readonly ciks: readonly Cik[] | null;
  /** The tickers that some of the CIKs were given by. */
  readonly tickers: readonly string[] | null;
  readonly enabled: boolean;
  readonly disabledAt: IsoTimestamp | null;
  readonly disabledReason: string | null;
  readonly createdAt: IsoTimestamp;
  /** A deleted endpoint receives nothing; its log of deliveries remains. */
  readonly deletedAt: IsoTimestamp | null;
}

const COLUMNS = sql`id, organization_id as "organizationId", url, description, event_types as "eventTypes", ciks, tickers,
  enabled, disabled_at as "disabledAt", disabled_reason as "disabledReason", created_at as "createdAt",
  deleted_at as "deletedAt"`;

export type NewEndpoint = Pick<
  WebhookEndpoint,
  'organizationId' | 'url' | 'description' | 'eventTypes' | 'ciks' | 'tickers'
>;

/** Stores an endpoint, enabled. It receives events from its creation on. */
export async function insertEndpoint(trx: Transaction, endpoint: NewEndpoint): Promise<WebhookEndpoint> {
  const { organizationId, url, description, eventTypes, ciks, tickers } = endpoint;
  const { rows } = await sql<WebhookEndpoint>`
    insert into api.webhook_endpoints (id, organization_id, url, description, event_types, ciks, tickers)
    values (${uuidv7()}, ${organizationId}, ${url}, ${description}, ${[...eventTypes]}, ${ciks && [...ciks]},
      ${tickers && [...tickers]})
    returning ${COLUMNS}
  `.execute(trx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('the endpoint was not stored');
  return stored;
}

/** An endpoint with its place among all, by which lists are paged. */
export interface PlacedEndpoint extends WebhookEndpoint {
  readonly position: number;
}

/** Endpoints of an organization that are not deleted, the newest first, created before the one at a position. */
export async function pageOfEndpoints(
  db: Database | Transaction,
  page: { readonly organizationId: string; readonly before: number | null; readonly limit: number },
): Promise<readonly PlacedEndpoint[]> {
  const { organizationId, before, limit } = page;
  const { rows } = await sql<PlacedEndpoint>`
    select ${COLUMNS}, position::float8 as position from api.webhook_endpoints e
    where organization_id = ${organizationId} and deleted_at is null
      and ${before === null ? sql`true` : sql`position < ${before}`}
    order by e.position desc limit ${limit}
  `.execute(db);
  return rows;
}

export type EndpointSettings = Pick<WebhookEndpoint, 'url' | 'description' | 'eventTypes' | 'ciks' | 'tickers'>;

/** Replaces what an endpoint is set to. Deliveries that are pending go to the new URL. */
export async function updateEndpoint(trx: Transaction, id: string, settings: EndpointSettings): Promise<void> {
  const { url, description, eventTypes, ciks, tickers } = settings;
  await sql`
    update api.webhook_endpoints set url = ${url}, description = ${description}, event_types = ${[...eventTypes]},
      ciks = ${ciks && [...ciks]}, tickers = ${tickers && [...tickers]}
    where id = ${id}
  `.execute(trx);
}

/** Locks an endpoint of the organization for the rest of the transaction; null: it has none with this id. */
export async function lockEndpoint(
  trx: Transaction,
  { organizationId, id }: Pick<WebhookEndpoint, 'organizationId' | 'id'>,
): Promise<WebhookEndpoint | null> {
  const { rows } = await sql<WebhookEndpoint>`
    select ${COLUMNS} from api.webhook_endpoints
    where organization_id = ${organizationId} and id = ${id} for no key update
  `.execute(trx);
  return rows[0] ?? null;
}

/** Endpoints of an organization, in order of creation. */
export async function listEndpoints(
  db: Database | Transaction,
  { organizationId, deleted = false }: { readonly organizationId: string; readonly deleted?: boolean },
): Promise<readonly WebhookEndpoint[]> {
  const { rows } = await sql<WebhookEndpoint>`
    select ${COLUMNS} from api.webhook_endpoints
    where organization_id = ${organizationId} and (${deleted} or deleted_at is null) order by position
  `.execute(db);
  return rows;
}

/** An endpoint of the organization, also a deleted one; null: it has no such endpoint. */
export async function findEndpoint(
  db: Database | Transaction,
  { organizationId, id }: Pick<WebhookEndpoint, 'organizationId' | 'id'>,
): Promise<WebhookEndpoint | null> {
  const { rows } = await sql<WebhookEndpoint>`
    select ${COLUMNS} from api.webhook_endpoints where organization_id = ${organizationId} and id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Disables those of the endpoints that are enabled: nothing is sent to them until they are enabled again.
 *
 * @returns the ids of those that it disabled
 */
export async function disableEndpoints(
  db: Database | Transaction,
  ids: readonly string[],
  reason: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update api.webhook_endpoints set enabled = false, disabled_at = now(), disabled_reason = ${reason}
    where id = any(${[...ids]}::uuid[]) and enabled and deleted_at is null returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns whether it was disabled before */
export async function enableEndpoint(db: Database | Transaction, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update api.webhook_endpoints set enabled = true, disabled_at = null, disabled_reason = null
    where id = ${id} and not enabled and deleted_at is null
  `.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Deletes an endpoint with its secrets. Its row and the log of its deliveries remain.
 *
 * @returns false if it was deleted before
 */
export function deleteEndpoint(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update api.webhook_endpoints set deleted_at = now() where id = ${id} and deleted_at is null
    `.execute(trx);
    await sql`delete from api.endpoint_secrets where endpoint_id = ${id}`.execute(trx);
    return numAffectedRows === 1n;
  });
}

/** What an enabled endpoint subscribes to. */
export interface EndpointSubscription
  extends Pick<WebhookEndpoint, 'organizationId' | 'eventTypes' | 'ciks' | 'createdAt'> {
  readonly endpointId: string;
}

/** Of all organizations, for the fan-out of events. */
export async function readSubscriptions(db: Database | Transaction): Promise<readonly EndpointSubscription[]> {
  const { rows } = await sql<EndpointSubscription>`
    select id as "endpointId", organization_id as "organizationId", event_types as "eventTypes", ciks,
      created_at as "createdAt"
    from api.webhook_endpoints where enabled and deleted_at is null order by id
  `.execute(db);
  return rows;
}
