import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { SealedSecret } from '../../../core/sealed-secret.ts';
import type { Database, Transaction } from '../../database.ts';

/** A signing secret as stored. */
export interface EndpointSecret extends SealedSecret {
  readonly id: string;
  readonly endpointId: string;
  readonly createdAt: IsoTimestamp;
  /** When a rotated secret stops signing; null: the current one. */
  readonly expiresAt: IsoTimestamp | null;
}

const COLUMNS = sql`id, endpoint_id as "endpointId", key_id as "keyId", nonce, ciphertext, created_at as "createdAt",
  expires_at as "expiresAt"`;

/**
 * Makes a secret the current one of its endpoint. The one before it stays valid for `keepSeconds`; 0 ends every other one
 * now. Secrets that have expired are removed.
 */
export async function replaceSecret(
  trx: Transaction,
  {
    endpointId,
    sealed,
    keepSeconds,
  }: {
    readonly endpointId: string;
    readonly sealed: SealedSecret;
    readonly keepSeconds: number;
  },
): Promise<void> {
  // One rotation at a time: the second sees the secret of the first.
  await sql`select from api.webhook_endpoints where id = ${endpointId} for update`.execute(trx);
  if (keepSeconds === 0) await sql`delete from api.endpoint_secrets where endpoint_id = ${endpointId}`.execute(trx);
  await sql`delete from api.endpoint_secrets where endpoint_id = ${endpointId} and expires_at <= now()`.execute(trx);
  await sql`
    update api.endpoint_secrets set expires_at = now() + make_interval(secs => ${keepSeconds})
    where endpoint_id = ${endpointId} and expires_at is null
  `.execute(trx);
  await sql`
    insert into api.endpoint_secrets (id, endpoint_id, key_id, nonce, ciphertext)
    values (${uuidv7()}, ${endpointId}, ${sealed.keyId}, ${sealed.nonce}, ${sealed.ciphertext})
  `.execute(trx);
}

/** The secrets of endpoints that have not expired, the oldest of each endpoint first. */
export async function readSecrets(
  db: Database | Transaction,
  endpointIds: readonly string[],
): Promise<readonly EndpointSecret[]> {
  const { rows } = await sql<EndpointSecret>`
    select ${COLUMNS} from api.endpoint_secrets
    where endpoint_id = any(${[...endpointIds]}::uuid[]) and (expires_at is null or expires_at > now())
    order by endpoint_id, expires_at nulls last, id
  `.execute(db);
  return rows;
}

/** How many secrets each key encrypts. */
export async function countSecretsByKey(
  db: Database | Transaction,
): Promise<readonly { readonly keyId: string; readonly secrets: number }[]> {
  const { rows } = await sql<{ keyId: string; secrets: number }>`
    select key_id as "keyId", count(*)::int as secrets from api.endpoint_secrets group by key_id order by key_id
  `.execute(db);
  return rows;
}

/** Locks the next secrets that another key encrypts, in order of id. */
export async function lockSecretsOfOtherKeys(
  trx: Transaction,
  { keyId, limit }: { readonly keyId: string; readonly limit: number },
): Promise<readonly EndpointSecret[]> {
  const { rows } = await sql<EndpointSecret>`
    select ${COLUMNS} from api.endpoint_secrets where key_id <> ${keyId} order by id limit ${limit} for update
  `.execute(trx);
  return rows;
}

/** Stores a secret as encrypted with another key. */
export async function resealSecret(trx: Transaction, id: string, sealed: SealedSecret): Promise<void> {
  await sql`
    update api.endpoint_secrets
    set key_id = ${sealed.keyId}, nonce = ${sealed.nonce}, ciphertext = ${sealed.ciphertext} where id = ${id}
  `.execute(trx);
}
