import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AppError } from './errors.ts';

/** A secret as stored: encrypted with AES-256-GCM. */
export interface SealedSecret {
  /** Of the key: the first 8 bytes of its SHA-256, in hex. */
  readonly keyId: string;
  /** 12 bytes, random. */
  readonly nonce: Uint8Array;
  /** With the tag in its last 16 bytes. */
  readonly ciphertext: Uint8Array;
}

/** Keys that encrypt secrets: the first encrypts, all decrypt. */
export interface SealingKeys {
  readonly keys: readonly SealingKey[];
}

interface SealingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly bytes: Uint8Array;
}

const KEY_BYTES = 32;
const TAG_BYTES = 16;

/**
 * Reads keys: 32 bytes each in base64, separated by whitespace or commas, the encrypting one first.
 *
 * @returns the keys, or what is wrong, without any part of a key
 */
export function parseSealingKeys(text: string): SealingKeys | { readonly problem: string } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { problem: 'it holds no key' };
  const keys = words.map((word) => Buffer.from(word, 'base64'));
  const wrong = keys.findIndex((key, index) => key.byteLength !== KEY_BYTES || !isBase64Of(key, words[index] ?? ''));
  if (wrong >= 0)
    return { problem: `key ${wrong + 1} is not 32 bytes in base64; make one with: openssl rand -base64 32` };
  return { keys: keys.map((bytes) => ({ id: idOf(bytes), bytes })) };
}

/** Node skips what is not base64, so that a damaged key would pass for another. */
function isBase64Of(bytes: Buffer, word: string): boolean {
  return bytes.toString('base64') === word || bytes.toString('base64').replace(/=+$/, '') === word;
}

function idOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** A new key as `parseSealingKeys` reads it. */
export function newSealingKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/**
 * Encrypts a secret with the first key.
 *
 * @param owner bound to the secret: a ciphertext that is moved to another owner cannot be opened
 */
export function sealSecret({ keys }: SealingKeys, owner: string, secret: string): SealedSecret {
  const [key] = keys;
  if (key === undefined) throw new Error('no key');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: key.id, nonce, ciphertext };
}

/**
 * Decrypts a secret.
 *
 * @throws AppError `unknown-secret-key` where its key is not among the keys, `damaged-secret` where the ciphertext, its
 * owner or the key was altered
 */
export function openSecret({ keys }: SealingKeys, owner: string, { keyId, nonce, ciphertext }: SealedSecret): string {
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) {
    throw permanent(
      'unknown-secret-key',
      `a secret of ${owner} is encrypted with key ${keyId}, which is not configured: add the key, or rotate the secret with --now`,
    );
  }
  const split = ciphertext.byteLength - TAG_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(ciphertext.subarray(split));
    return Buffer.concat([decipher.update(ciphertext.subarray(0, split)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw permanent(
      'damaged-secret',
      `a secret of ${owner} cannot be decrypted: it was altered; rotate it with --now`,
      cause,
    );
  }
}

function permanent(code: string, message: string, cause?: unknown): AppError {
  return new AppError(message, { code, retryable: false, cause });
}
