import { sql } from 'kysely';
import { AppError } from '../../../core/errors.ts';
import type { Transaction } from '../../database.ts';

/** A request that its client may repeat, under a key of the client's own. */
export interface IdempotentRequest {
  readonly organizationId: string;
  /** 1 to 255 characters. */
  readonly key: string;
  readonly operation: string;
  /** Of what the request says: the same key must not mean two requests. */
  readonly requestHash: Uint8Array;
}

/** How long a key is remembered. */
const REMEMBERED = '24 hours';

/**
 * Claims the key of a request for the caller's transaction. Of two that run at once the second waits for the first.
 *
 * @returns the id of what an earlier request with this key created; null: none did, and the caller creates it and calls
 * `settleIdempotencyKey`
 * @throws AppError `idempotency-key-reused`
 */
export async function claimIdempotencyKey(trx: Transaction, request: IdempotentRequest): Promise<string | null> {
  const { organizationId, key, operation, requestHash } = request;
  await sql`
    delete from api.idempotency_keys
    where organization_id = ${organizationId} and created_at < now() - ${REMEMBERED}::interval
  `.execute(trx);
  const { numAffectedRows } = await sql`
    insert into api.idempotency_keys (organization_id, idempotency_key, operation, request_hash)
    values (${organizationId}, ${key}, ${operation}, ${requestHash}) on conflict do nothing
  `.execute(trx);
  if (numAffectedRows === 1n) return null;
  const { rows } = await sql<{ same: boolean; resourceId: string | null }>`
    select operation = ${operation} and request_hash = ${requestHash} as same, resource_id as "resourceId"
    from api.idempotency_keys where organization_id = ${organizationId} and idempotency_key = ${key}
  `.execute(trx);
  const [earlier] = rows;
  if (earlier?.same) return earlier.resourceId;
  throw new AppError('another request was sent with this Idempotency-Key in the last 24 hours: use a new key', {
    code: 'idempotency-key-reused',
    retryable: false,
  });
}

/** Remembers what the request created. */
export async function settleIdempotencyKey(
  trx: Transaction,
  { organizationId, key }: Pick<IdempotentRequest, 'organizationId' | 'key'>,
  resourceId: string,
): Promise<void> {
  await sql`
    update api.idempotency_keys set resource_id = ${resourceId}
    where organization_id = ${organizationId} and idempotency_key = ${key}
  `.execute(trx);
}
