import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { Scope } from '../../../core/scopes.ts';
import type { Database, Transaction } from '../../database.ts';

/** A key without its secret. */
export interface ApiKey {
  readonly keyId: string;
  readonly organizationId: string;
  /** The part that finds it: `tm_<prefix>_…`. */
  readonly prefix: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: IsoTimestamp;
  readonly expiresAt: IsoTimestamp | null;
  readonly revokedAt: IsoTimestamp | null;
  /** Of a metered call; up to a minute old. */
  readonly lastUsedAt: IsoTimestamp | null;
}

const COLUMNS = sql`k.key_id as "keyId", k.organization_id as "organizationId", k.prefix, k.name, k.scopes,
  k.created_at as "createdAt", k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt"`;

export interface NewApiKey extends Pick<ApiKey, 'organizationId' | 'prefix' | 'name' | 'scopes' | 'expiresAt'> {
  readonly secretHash: Uint8Array;
}

export async function insertApiKey(db: Database | Transaction, key: NewApiKey): Promise<ApiKey> {
  const { rows } = await sql<ApiKey>`
    insert into api.api_keys as k (key_id, organization_id, prefix, secret_hash, name, scopes, expires_at)
    values (${uuidv7()}, ${key.organizationId}, ${key.prefix}, ${key.secretHash}, ${key.name}, ${[...key.scopes]},
      ${key.expiresAt})
    returning ${COLUMNS}
  `.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('the key was not stored');
  return stored;
}

/** Keys of an organization, in order of creation. */
export async function listApiKeys(
  db: Database | Transaction,
  { organizationId, all = false }: { readonly organizationId: string; readonly all?: boolean },
): Promise<readonly ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api.api_keys k
    where organization_id = ${organizationId}
      and (${all} or (revoked_at is null and (expires_at is null or expires_at > now())))
    order by key_id
  `.execute(db);
  return rows;
}

/** The key of an organization by its id or its prefix, with or without `tm_`. */
export async function findApiKey(
  db: Database | Transaction,
  { organizationId, named }: { readonly organizationId: string; readonly named: string },
): Promise<ApiKey | null> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api.api_keys k
    where organization_id = ${organizationId} and (key_id::text = ${named} or prefix = ${named.replace(/^tm_/, '')})
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns whether it was not revoked before */
export async function revokeApiKey(db: Database | Transaction, keyId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update api.api_keys set revoked_at = now() where key_id = ${keyId} and revoked_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** What a request with a key needs to be decided. */
export interface KeyForRequest extends Pick<ApiKey, 'keyId' | 'organizationId' | 'scopes' | 'expiresAt' | 'revokedAt'> {
  readonly secretHash: Uint8Array;
  readonly budget: Budget;
}

/** What an organization may spend, and has spent in a month. */
export interface Budget {
  /** `2026-03`. */
  readonly period: string;
  readonly spent: DecimalText;
  /** Null: none. */
  readonly cap: DecimalText | null;
}

/** The key of a prefix with the budget of its organization, in one look-up by the unique index. */
export async function findKeyForRequest(
  db: Database | Transaction,
  prefix: string,
  period: string,
): Promise<KeyForRequest | null> {
  const { rows } = await sql<Omit<KeyForRequest, 'budget'> & Omit<Budget, 'period'>>`
    select k.key_id as "keyId", k.organization_id as "organizationId", k.scopes, k.expires_at as "expiresAt",
      k.revoked_at as "revokedAt", k.secret_hash as "secretHash", o.spend_cap as cap, coalesce(s.spent, 0) as spent
    from api.api_keys k join api.organizations o using (organization_id)
    left join api.spend s on s.organization_id = k.organization_id and s.period = ${period}
    where k.prefix = ${prefix}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { cap, spent, ...key } = row;
  return { ...key, budget: { period, spent, cap } };
}

/** The budget of an organization that is known by something else than a key. */
export async function readBudget(
  db: Database | Transaction,
  organizationId: string,
  period: string,
): Promise<Budget | null> {
  const { rows } = await sql<Omit<Budget, 'period'>>`
    select o.spend_cap as cap, coalesce(s.spent, 0) as spent from api.organizations o
    left join api.spend s on s.organization_id = o.organization_id and s.period = ${period}
    where o.organization_id = ${organizationId}
  `.execute(db);
  return rows[0] === undefined ? null : { period, ...rows[0] };
}
