import { randomBytes } from 'node:crypto';
import type { IsoTimestamp } from '../../core/dates.ts';
import { permanentError } from '../../core/errors.ts';
import { openSecret, type SealingKeys, sealSecret } from '../../core/sealed-secret.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  countSecretsByKey,
  lockSecretsOfOtherKeys,
  readSecrets,
  replaceSecret,
  resealSecret,
} from '../../db/repositories/organizations/endpoint-secrets.ts';
import { OLD_SECRET_SECONDS, SECRET_BYTES, signingSecretOf } from '../../events/signature.ts';

/** Each valid secret is a signature in a header of every delivery. */
const MAX_VALID_SECRETS = 4;
/** Secrets that one transaction locks. */
const RESEALED_AT_ONCE = 200;

/** Makes a new secret the current one of an endpoint, and returns its text, which is stored only encrypted. */
export async function storeNewSecret(
  trx: Transaction,
  keys: SealingKeys,
  { endpointId, keepSeconds }: { readonly endpointId: string; readonly keepSeconds: number },
): Promise<string> {
  const secret = signingSecretOf(randomBytes(SECRET_BYTES));
  await replaceSecret(trx, { endpointId, sealed: sealSecret(keys, endpointId, secret), keepSeconds });
  return secret;
}

export interface Rotation {
  /** The new secret, which is not shown again. */
  readonly secret: string;
  /** Until when the secret before it goes on signing; null: it has ended. */
  readonly oldSecretUntil: IsoTimestamp | null;
}

/**
 * Gives an endpoint a new secret. The one before it stays valid for 24 hours, or ends now.
 *
 * @throws AppError `too-many-secrets` where several rotations are still in their 24 hours
 */
export function rotateSecret(
  db: Database,
  keys: SealingKeys,
  { endpointId, endsOldNow }: { readonly endpointId: string; readonly endsOldNow: boolean },
): Promise<Rotation> {
  return db.transaction().execute(async (trx) => {
    const keepSeconds = endsOldNow ? 0 : OLD_SECRET_SECONDS;
    const secret = await storeNewSecret(trx, keys, { endpointId, keepSeconds });
    const valid = await readSecrets(trx, [endpointId]);
    if (valid.length > MAX_VALID_SECRETS) {
      const what = `wait until ${valid[0]?.expiresAt ?? ''}, or end all old secrets now (--now, or revoke_old=true)`;
      throw permanentError('too-many-secrets', `${MAX_VALID_SECRETS} secrets of the endpoint are still valid: ${what}`);
    }
    return { secret, oldSecretUntil: valid.at(-2)?.expiresAt ?? null };
  });
}

/** What `tidemark webhooks rekey` did. */
export interface Rekeyed {
  readonly reencrypted: number;
  /** How many secrets each key encrypts now. */
  readonly byKey: readonly { readonly keyId: string; readonly secrets: number }[];
}

/**
 * Encrypts all stored secrets with the first key. Deliveries continue: every secret is readable at any time, by the old
 * key or by the new one. May be interrupted and repeated.
 */
export async function rekeySecrets(db: Database, keys: SealingKeys): Promise<Rekeyed> {
  const keyId = keys.keys[0]?.id ?? '';
  let reencrypted = 0;
  for (let page = RESEALED_AT_ONCE; page === RESEALED_AT_ONCE; ) {
    page = await db.transaction().execute(async (trx) => {
      const secrets = await lockSecretsOfOtherKeys(trx, { keyId, limit: RESEALED_AT_ONCE });
      for (const { id, endpointId, ...sealed } of secrets) {
        await resealSecret(trx, id, sealSecret(keys, endpointId, openSecret(keys, endpointId, sealed)));
      }
      return secrets.length;
    });
    reencrypted += page;
  }
  return { reencrypted, byKey: await countSecretsByKey(db) };
}
