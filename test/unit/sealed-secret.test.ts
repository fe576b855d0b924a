import { describe, expect, test } from 'vitest';
import {
  newSealingKey,
  openSecret,
  parseSealingKeys,
  type SealedSecret,
  type SealingKeys,
  sealSecret,
} from '../../core/sealed-secret.ts';

function keysOf(...texts: readonly string[]): SealingKeys {
  const keys = parseSealingKeys(texts.join('\n'));
  if ('problem' in keys) throw new Error(keys.problem);
  return keys;
}

const OWNER = '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11';
const [first, second] = [newSealingKey(), newSealingKey()];

describe('a sealed secret', () => {
  test('is opened by its key for its owner', () => {
    const sealed = sealSecret(keysOf(first), OWNER, 'whsec_abc');
    expect(openSecret(keysOf(first), OWNER, sealed)).toBe('whsec_abc');
    expect(Buffer.from(sealed.ciphertext).toString('latin1')).not.toContain('whsec');
  });

  test('is opened after a rotation of keys, and sealed by the first of them', () => {
    const sealed = sealSecret(keysOf(first), OWNER, 'whsec_abc');
    const rotated = keysOf(second, first);
    expect(openSecret(rotated, OWNER, sealed)).toBe('whsec_abc');
    expect(sealSecret(rotated, OWNER, 'whsec_abc').keyId).toBe(keysOf(second).keys[0]?.id);
  });

  test('is different each time', () => {
    const [one, two] = [sealSecret(keysOf(first), OWNER, 'a'), sealSecret(keysOf(first), OWNER, 'a')];
    expect(Buffer.from(one.nonce)).not.toEqual(Buffer.from(two.nonce));
    expect(Buffer.from(one.ciphertext)).not.toEqual(Buffer.from(two.ciphertext));
  });

  test('cannot be moved to another owner, altered, shortened or opened without its key', () => {
    const sealed = sealSecret(keysOf(first), OWNER, 'whsec_abc');
    const keys = keysOf(first);
    const flipped = Uint8Array.from(sealed.ciphertext, (byte, index) => (index === 0 ? byte ^ 1 : byte));
    const cases: readonly [string, SealedSecret][] = [
      ['019cafd1-0000-7b1e-9f40-3f0c8c6c9d11', sealed],
      [OWNER, { ...sealed, ciphertext: flipped }],
      [OWNER, { ...sealed, ciphertext: sealed.ciphertext.subarray(0, 16) }],
      [OWNER, { ...sealed, ciphertext: sealed.ciphertext.subarray(0, 3) }],
      [OWNER, { ...sealed, nonce: new Uint8Array(12) }],
    ];
    for (const [owner, altered] of cases) {
      expect(() => openSecret(keys, owner, altered)).toThrow(expect.objectContaining({ code: 'damaged-secret' }));
    }
    expect(() => openSecret(keysOf(second), OWNER, sealed)).toThrow(
      expect.objectContaining({ code: 'unknown-secret-key' }),
    );
  });
});

describe('keys', () => {
  test.each(['', '  \n', 'short', Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64')])(
    '%j are refused',
    (text) => {
      expect(parseSealingKeys(text)).toHaveProperty('problem');
    },
  );

  test('with a character that is not base64 are refused, without printing them', () => {
    const damaged = `${first.slice(0, 10)}!${first.slice(11)}`;
    const refused = parseSealingKeys(`${second},${damaged}`);
    expect(refused).toEqual({ problem: expect.stringContaining('key 2 is not 32 bytes in base64') });
    expect(JSON.stringify(refused)).not.toContain(damaged.slice(0, 8));
  });
});
