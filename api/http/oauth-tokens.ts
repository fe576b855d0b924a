import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { type Caller, SCOPES, type Scope } from '../operation.ts';
import type { Access } from './access.ts';
import { problem } from './problems.ts';

export interface OAuthSettings {
  /** As tokens name it. */
  readonly issuer: string;
  /** As tokens name this API. */
  readonly audience: string;
  /** The claim with the name of the organization. */
  readonly organizationClaim: string;
}

interface TokenDeps {
  /** The id of an organization; null: there is none of that name. */
  readonly organizationId: (name: string) => Promise<string | null>;
}

/** Signatures that only the issuer can make. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const FETCH_MS = 5_000;

/** Adds tokens of an OAuth issuer to the keys that a deployment takes. What looks like a token is never tried as a key. */
export function acceptTokens(access: Access, settings: OAuthSettings, deps: TokenDeps): Access {
  const keys = createKeys(settings.issuer);
  return {
    ...access,
    async authenticate(request) {
      const token = tokenOf(request.headers.authorization);
      if (token === null || request.headers['x-api-key'] !== undefined) return access.authenticate(request);
      return callerOf(await verify(token, settings, keys), settings, deps);
    },
  };
}

/** Three parts of base64url behind `Bearer`; a key has none. */
function tokenOf(authorization: string | undefined): string | null {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** The issuer's keys, found by its metadata (RFC 8414, or OpenID Connect) when the first token arrives. */
function createKeys(issuer: string): () => Promise<Keys> {
  let found: Promise<Keys> | null = null;
  return () => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

async function discover(issuer: string): Promise<Keys> {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, '');
  for (const url of [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
  ]) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!answer.ok) continue;
    const metadata = (await answer.json()) as { issuer?: string; jwks_uri?: string };
    if (metadata.issuer !== issuer) throw new Error(`the metadata at ${url} is of another issuer`);
    if (metadata.jwks_uri !== undefined)
      return createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: FETCH_MS });
  }
  throw new Error(`${issuer} publishes no metadata with keys`);
}

async function verify(
  token: string,
  { issuer, audience }: OAuthSettings,
  keys: () => Promise<Keys>,
): Promise<JWTPayload> {
  const found = await keys().catch((cause: unknown) => {
    throw problem(503, 'issuer-unavailable', 'the issuer of tokens does not answer; try again later', {
      cause,
      headers: { 'retry-after': '30' },
    });
  });
  try {
    const { payload } = await jwtVerify(token, found, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWKSTimeout) {
      throw problem(503, 'issuer-unavailable', 'the issuer of tokens does not answer; try again later', { cause });
    }
    const why = cause instanceof errors.JWTExpired ? 'has expired' : 'is not valid here';
    throw problem(401, 'invalid-token', `the token ${why}`, {
      cause,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  }
}

async function callerOf(claims: JWTPayload, { organizationClaim }: OAuthSettings, deps: TokenDeps): Promise<Caller> {
  const name = claims[organizationClaim];
  const organizationId = typeof name === 'string' ? await deps.organizationId(name) : null;
  if (organizationId === null) {
    throw problem(403, 'unknown-organization', `the claim "${organizationClaim}" of the token names no organization`);
  }
  const granted = typeof claims['scope'] === 'string' ? claims['scope'].split(' ') : [];
  const scopes = SCOPES.filter((scope): scope is Scope => granted.includes(scope));
  return { organizationId, keyId: `oauth:${claims.sub}`, scopes };
}
