import { createHash } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { claimIdempotencyKey, settleIdempotencyKey } from '../db/repositories/organizations/idempotency.ts';
import { problem } from './http/problems.ts';
import type { Call } from './operation.ts';

/** For the description of operations that create something. */
export const IDEMPOTENCY =
  'With the header `Idempotency-Key` (1 to 255 characters of your own) a request that is repeated within 24 hours answers ' +
  'with what the first one created. The same key with another request is refused with 409.';

/**
 * Creates something in one transaction, once for the Idempotency-Key of the request where it has one.
 *
 * @param again what to answer where an earlier request with this key created `id`
 * @throws Problem 400 for a malformed key; AppError `idempotency-key-reused`
 */
export function createOnce<T>(
  { headers, caller, deps, body }: Pick<Call, 'headers' | 'caller' | 'deps' | 'body'>,
  operation: string,
  {
    create,
    again,
  }: {
    readonly create: (trx: Transaction) => Promise<{ readonly id: string; readonly answer: T }>;
    readonly again: (trx: Transaction, id: string) => Promise<T>;
  },
): Promise<T> {
  const { organizationId } = caller;
  const key = keyOf(headers['idempotency-key']);
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
  return deps.writer.transaction().execute(async (trx) => {
    if (key === null) return (await create(trx)).answer;
    const earlier = await claimIdempotencyKey(trx, { organizationId, key, operation, requestHash });
    if (earlier !== null) return again(trx, earlier);
    const { id, answer } = await create(trx);
    await settleIdempotencyKey(trx, { organizationId, key }, id);
    return answer;
  });
}

function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  const message = 'give 1 to 255 characters of ASCII without spaces';
  throw problem(400, 'invalid-parameter', `idempotency-key: ${message}`, {
    errors: [{ in: 'header', name: 'idempotency-key', message }],
  });
}
