import { createHash } from 'node:crypto';
import { hashOfSecret, isHashOf, parseApiKey } from '../../core/api-key.ts';
import type { Budget, KeyForRequest } from '../../db/repositories/organizations/api-keys.ts';
import { type Problem, problem } from '../http/problems.ts';
import type { FailureLimit } from '../limits/failure-limit.ts';
import type { Caller } from '../operation.ts';
import { CHALLENGE, type CredentialHeaders, credentialOf, unauthorized } from './credentials.ts';

export interface AuthenticatorDeps {
  /** Null: no key has this prefix. */
  readonly findKey: (prefix: string) => Promise<KeyForRequest | null>;
  readonly failures: FailureLimit;
  /** Told what the organization of each key that is looked up may spend. */
  readonly onBudget?: (organizationId: string, budget: Budget) => void;
  /** Compares a secret with a hash; a test counts the calls. */
  readonly isHashOf?: typeof isHashOf;
  readonly now?: () => number;
}

/**
 * Says whose key a request has; failed attempts are counted by the address of the peer.
 *
 * @throws Problem 400 `two-keys`; 401 `missing-key`, `invalid-key`; 429 `too-many-invalid-keys`
 */
export type Authenticate = (headers: CredentialHeaders, address: string) => Promise<Caller>;

/** A key that was valid. */
interface ValidKey {
  readonly caller: Caller;
  readonly expiresAt: number;
  /** Until when it is not looked up. */
  readonly freshUntil: number;
}

/** A revoked key stops working within it. */
const CACHE_MS = 5_000;
const CACHED_KEYS = 10_000;
/** What the secrets of unknown keys are compared with. */
const NO_HASH = hashOfSecret('no key has this secret');

/**
 * Whatever is wrong with a key costs one look-up and one comparison, and has the same answer: neither tells whether its
 * prefix exists.
 */
export function createAuthenticator(deps: AuthenticatorDeps): Authenticate {
  const { findKey, failures, now = Date.now } = deps;
  const matches = deps.isHashOf ?? isHashOf;
  // By the hash of the whole key: only who presents the whole key again finds it here. Kept when no longer fresh, so that
  // failures of others at the same address do not hold up a key that was valid.
  const valid = new Map<string, ValidKey>();
  const underWay = new Map<string, Promise<Caller | null>>();

  async function lookUp(credential: string, digest: string): Promise<Caller | null> {
    const parts = parseApiKey(credential);
    const key = parts && (await findKey(parts.prefix));
    const isRight = matches(parts?.secret ?? '', key?.secretHash ?? NO_HASH);
    const expiresAt = key?.expiresAt ? Date.parse(key.expiresAt) : Number.POSITIVE_INFINITY;
    valid.delete(digest);
    if (!isRight || key === null || key.revokedAt !== null || expiresAt <= now()) return null;
    const { keyId, organizationId, scopes } = key;
    const caller: Caller = { organizationId, keyId, scopes };
    const oldest = valid.size >= CACHED_KEYS ? valid.keys().next().value : undefined;
    if (oldest !== undefined) valid.delete(oldest);
    valid.set(digest, { caller, expiresAt, freshUntil: now() + CACHE_MS });
    deps.onBudget?.(organizationId, key.budget);
    return caller;
  }

  /** Requests that arrive together with one key share its look-up. */
  function lookUpOnce(credential: string, digest: string): Promise<Caller | null> {
    const running = underWay.get(digest);
    if (running !== undefined) return running;
    const started = lookUp(credential, digest).finally(() => underWay.delete(digest));
    underWay.set(digest, started);
    return started;
  }

  return async (headers, address) => {
    const credential = credentialOf(headers);
    const digest = createHash('sha256').update(credential).digest('base64');
    const known = valid.get(digest);
    if (known !== undefined && known.freshUntil > now() && known.expiresAt > now()) return known.caller;
    const wait = known === undefined ? failures.waitSeconds(address) : 0;
    if (wait > 0) throw tooManyFailures(wait);
    const caller = await lookUpOnce(credential, digest);
    if (caller !== null) return caller;
    failures.count(address);
    const message = 'the key is unknown, expired or revoked; "tidemark keys create" creates one';
    throw unauthorized('invalid-key', message, `${CHALLENGE}, error="invalid_token"`);
  };
}

function tooManyFailures(seconds: number): Problem {
  const message = `this address has sent too many invalid keys; try again in ${seconds} s`;
  return problem(429, 'too-many-invalid-keys', message, { headers: { 'retry-after': String(seconds) } });
}
