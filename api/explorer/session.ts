import type { IncomingHttpHeaders } from 'node:http';
import { newSealingKey, openSecret, parseSealingKeys, type SealingKeys, sealSecret } from '../../core/sealed-secret.ts';
import type { Access } from '../http/access.ts';
import { problem } from '../http/problems.ts';

/** Signs in holders of keys. The cookie holds the key, encrypted: a revoked key ends the session. */
export interface Sessions {
  /** The cookie of a key that may read. @throws Problem 401, 403, 429 */
  open(key: string, address: string): Promise<string>;
  /** Whether a cookie is of a key that is still valid. @throws Problem 429 */
  isValid(cookie: string | undefined, address: string): Promise<boolean>;
}

export const SESSION_COOKIE = 'tidemark_session';
export const SESSION_SECONDS = 12 * 3_600;
const OWNER = 'explorer session';

/**
 * @param sealing keys that all instances share; null: of this process, so that its sessions end with it
 */
export function createSessions(access: Access, sealing: SealingKeys | null, now: () => number = Date.now): Sessions {
  const keys = sealing ?? ownKeys();

  async function mayRead(key: string, address: string): Promise<void> {
    const headers: IncomingHttpHeaders = { 'x-api-key': key };
    const { scopes } = await access.authenticate({ headers, address });
    if (!scopes.includes('read')) throw problem(403, 'missing-scope', 'this key has no scope “read”');
  }

  return {
    async open(key, address) {
      await mayRead(key, address);
      const { keyId, nonce, ciphertext } = sealSecret(keys, OWNER, `${now() + SESSION_SECONDS * 1_000} ${key}`);
      return [keyId, Buffer.from(nonce).toString('base64url'), Buffer.from(ciphertext).toString('base64url')].join('.');
    },
    async isValid(cookie, address) {
      const key = cookie === undefined ? null : unseal(keys, cookie, now());
      if (key === null) return false;
      try {
        await mayRead(key, address);
        return true;
      } catch (error) {
        const status = error instanceof Error && 'status' in error ? error.status : null;
        if (status === 401 || status === 403) return false;
        throw error;
      }
    },
  };
}

function ownKeys(): SealingKeys {
  const keys = parseSealingKeys(newSealingKey());
  if ('problem' in keys) throw new TypeError(keys.problem);
  return keys;
}

/** The API key of a cookie; null where it was altered, is sealed with another key, or has expired. */
function unseal(keys: SealingKeys, cookie: string, now: number): string | null {
  const [keyId = '', nonce = '', ciphertext = '', ...more] = cookie.split('.');
  const bytes = { nonce: Buffer.from(nonce, 'base64url'), ciphertext: Buffer.from(ciphertext, 'base64url') };
  if (more.length > 0 || bytes.nonce.length !== 12 || bytes.ciphertext.length < 16) return null;
  try {
    const [expires = '', key = ''] = openSecret(keys, OWNER, { keyId, ...bytes }).split(' ');
    return Number(expires) > now && key !== '' ? key : null;
  } catch {
    // Whatever is wrong with it, it is no session.
    return null;
  }
}
