import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { AppError } from '../core/errors.ts';

/** A signing secret: `whsec_` and bytes in base64, as Standard Webhooks writes it. */
const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Of secrets (Standard Webhooks: 24 to 64). */
export const SECRET_BYTES = 32;

/** How long the secret before a rotation goes on signing. */
export const OLD_SECRET_SECONDS = 24 * 60 * 60;

export interface SignedMessage {
  /** Of the event; the same in every attempt and replay. */
  readonly id: string;
  /** Of this attempt: receivers refuse messages that are older than 5 minutes. */
  readonly attemptedAt: Date;
  /** The exact text of the body. */
  readonly body: string;
  /** Those that are valid at this time, the oldest first; at least one. */
  readonly secrets: readonly string[];
}

/**
 * Headers of one attempt.
 *
 * - `service-signature`: HMAC-SHA256 of the body in lower-case hex, keyed with the text of the oldest valid secret, with its
 *   prefix. In the 24 hours after a rotation that is the old one: this header has room for one signature, and a receiver
 *   that does not have the new secret yet must keep working.
 * - `webhook-id`, `webhook-timestamp`, `webhook-signature`: Standard Webhooks 1, signed with every valid secret.
 *
 * @throws AppError `no-signing-secret`, `invalid-signing-secret`
 * @example
 * signedHeaders({ id, attemptedAt: new Date(0), body: '{}', secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })
 */
export function signedHeaders({ id, attemptedAt, body, secrets }: SignedMessage): Readonly<Record<string, string>> {
  const [oldest] = secrets;
  if (oldest === undefined) throw invalid('no-signing-secret', 'the endpoint has no signing secret; rotate it');
  if (!secrets.every((secret) => SECRET.test(secret))) {
    throw invalid('invalid-signing-secret', 'a signing secret is not whsec_ and base64; rotate it');
  }
  return {
    'service-signature': serviceSignature(oldest, body),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(attemptedAt.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, attemptedAt, body)).join(' '),
  };
}

/** HMAC-SHA256 of a body in lower-case hex. The key is the secret's text as it was shown, with `whsec_`. */
export function serviceSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('hex');
}

/** The text of a secret of 32 random bytes. */
export function signingSecretOf(bytes: Uint8Array): string {
  return `whsec_${Buffer.from(bytes).toString('base64')}`;
}

function invalid(code: string, message: string): AppError {
  return new AppError(message, { code, retryable: false });
}
