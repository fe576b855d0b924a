import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The parts of a key: `tm_<prefix>_<secret>`. */
export interface ApiKeyParts {
  /** Finds the key; not secret. */
  readonly prefix: string;
  /** 160 random bits. Stored as its hash only. */
  readonly secret: string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const PREFIX_LENGTH = 12;
const SECRET_LENGTH = 32;
const KEY = /^tm_([a-z2-7]{12})_([a-z2-7]{32})$/;

export function newApiKey(): ApiKeyParts {
  return { prefix: randomText(PREFIX_LENGTH), secret: randomText(SECRET_LENGTH) };
}

/** Each byte gives 5 of its bits. */
function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function apiKeyText({ prefix, secret }: ApiKeyParts): string {
  return `tm_${prefix}_${secret}`;
}

/** Null: not of the form of a key. */
export function parseApiKey(text: string): ApiKeyParts | null {
  const [, prefix, secret] = KEY.exec(text) ?? [];
  return prefix === undefined || secret === undefined ? null : { prefix, secret };
}

/** As stored. A plain hash: a secret of 160 random bits cannot be guessed, however fast the hash is. */
export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** Whether a hash is that of the secret; in constant time. */
export function isHashOf(secret: string, hash: Uint8Array): boolean {
  const own = hashOfSecret(secret);
  return own.byteLength === hash.byteLength && timingSafeEqual(own, hash);
}
