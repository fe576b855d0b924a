import { apiKeyText, hashOfSecret, newApiKey } from '../../core/api-key.ts';
import type { Database } from '../../db/database.ts';
import { type ApiKey, insertApiKey } from '../../db/repositories/organizations/api-keys.ts';

/** Stores a new key. @returns it with its text, which is nowhere else */
export async function createKey(
  db: Database,
  fields: Pick<ApiKey, 'organizationId' | 'name' | 'scopes' | 'expiresAt'>,
): Promise<{ readonly key: ApiKey; readonly text: string }> {
  const parts = newApiKey();
  const key = await insertApiKey(db, { ...fields, prefix: parts.prefix, secretHash: hashOfSecret(parts.secret) });
  return { key, text: apiKeyText(parts) };
}
