import { execFileSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { serviceSignature, signedHeaders, signingSecretOf } from '../../events/signature.ts';

const ID = '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11';
const BODIES = [
  '{}',
  '',
  '{"a":"é – 漢字 😀"}',
  '{"text":"line\\nbreak \\" quote"}',
  `{"long":"${'x'.repeat(100_000)}"}`,
];
const secret = () => signingSecretOf(randomBytes(32));

function openssl(key: string, isHex: boolean, text: string): Buffer {
  const options = isHex ? ['-macopt', `hexkey:${key}`] : ['-macopt', `key:${key}`];
  return execFileSync('openssl', ['dgst', '-sha256', '-mac', 'HMAC', ...options, '-binary'], { input: text });
}

describe('Service-Signature', () => {
  test('is the vector that another program computed', () => {
    // printf '{"id":"1"}' | openssl dgst -sha256 -hmac whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
    expect(serviceSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '{"id":"1"}')).toBe(
      'd294ce0cd9757301de8a47cc1a85931b8b557184289927b1ef04af27d3e9e28a',
    );
  });

  test.each(BODIES)('of a body is what node:crypto and openssl compute with the secret as shown (%#)', (body) => {
    const key = secret();
    const { 'service-signature': signature } = signedHeaders({ id: ID, attemptedAt: new Date(), body, secrets: [key] });
    expect(signature).toBe(createHmac('sha256', key).update(body).digest('hex'));
    expect(signature).toBe(openssl(key, false, body).toString('hex'));
  });

  test('is made by the old secret while two are valid', () => {
    const [old, current] = [secret(), secret()];
    const headers = signedHeaders({ id: ID, attemptedAt: new Date(), body: '{}', secrets: [old, current] });
    expect(headers['service-signature']).toBe(createHmac('sha256', old).update('{}').digest('hex'));
  });
});

describe('the headers of Standard Webhooks', () => {
  test('are the vector of the specification', () => {
    const headers = signedHeaders({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      attemptedAt: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    });
    expect(headers).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test.each(BODIES)('are what openssl computes with the decoded secret (%#)', (body) => {
    const key = secret();
    const headers = signedHeaders({ id: ID, attemptedAt: new Date(), body, secrets: [key] });
    const text = `${ID}.${headers['webhook-timestamp']}.${body}`;
    const hexKey = Buffer.from(key.slice('whsec_'.length), 'base64').toString('hex');
    expect(headers['webhook-signature']).toBe(`v1,${openssl(hexKey, true, text).toString('base64')}`);
  });

  test('are accepted by a receiver that uses the package, with the old secret and with the new one', () => {
    const [old, current, stranger] = [secret(), secret(), secret()];
    const body = '{"a":1}';
    const headers = { ...signedHeaders({ id: ID, attemptedAt: new Date(), body, secrets: [old, current] }) };
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const key of [old, current]) expect(new Webhook(key).verify(body, headers)).toEqual({ a: 1 });
    expect(() => new Webhook(stranger).verify(body, headers)).toThrow(WebhookVerificationError);
    expect(() => new Webhook(current).verify('{"a":2}', headers)).toThrow(WebhookVerificationError);
  });

  test('carry the time of the attempt, so that a recorded one cannot be replayed later', () => {
    const key = secret();
    const attemptedAt = new Date(Date.now() - 6 * 60_000);
    const headers = { ...signedHeaders({ id: ID, attemptedAt, body: '{}', secrets: [key] }) };
    expect(() => new Webhook(key).verify('{}', headers)).toThrow('too old');
  });
});

test('nothing is sent unsigned', () => {
  const message = { id: ID, attemptedAt: new Date(), body: '{}' };
  expect(() => signedHeaders({ ...message, secrets: [] })).toThrow(
    expect.objectContaining({ code: 'no-signing-secret' }),
  );
  for (const wrong of ['', 'whsec_', 'abc', 'whsec_not base64', 'whsec_abc']) {
    expect(() => signedHeaders({ ...message, secrets: [wrong] }), wrong).toThrow(
      expect.objectContaining({ code: 'invalid-signing-secret' }),
    );
  }
});
