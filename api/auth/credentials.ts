import { type Problem, problem } from '../http/problems.ts';

/** The headers that carry a key. */
export interface CredentialHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | readonly string[] | undefined;
}

export const CHALLENGE = 'Bearer realm="tidemark"';

/**
 * The key of a request: `x-api-key`, or `Authorization: Bearer`.
 *
 * @throws Problem 400 `two-keys`; 401 `missing-key`, `invalid-authorization`
 *
 * @example
 * credentialOf({ authorization: 'Bearer tm_…' }) // "tm_…"
 */
export function credentialOf(headers: CredentialHeaders): string {
  const { authorization } = headers;
  const given = headers['x-api-key'];
  const key = (typeof given === 'object' ? given.join(', ') : given)?.trim();
  const bearer = authorization === undefined ? undefined : /^bearer +([^\s]+) *$/i.exec(authorization)?.[1];
  if (authorization !== undefined && bearer === undefined) {
    throw unauthorized('invalid-authorization', 'the Authorization header must be: Bearer <key>');
  }
  if (key !== undefined && bearer !== undefined && key !== bearer) {
    throw problem(400, 'two-keys', 'x-api-key and Authorization name different keys; send one of them');
  }
  const credential = key ?? bearer;
  if (credential === undefined || credential === '') {
    throw unauthorized('missing-key', 'send a key as x-api-key: <key>, or as Authorization: Bearer <key>');
  }
  return credential;
}

/** 401 with the challenge that HTTP asks for. */
export function unauthorized(code: string, message: string, challenge: string = CHALLENGE): Problem {
  return problem(401, code, message, { headers: { 'www-authenticate': challenge } });
}
