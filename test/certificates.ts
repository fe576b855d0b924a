import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate with its key, in PEM. */
export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
}

export interface TestAuthority extends TestCertificate {
  /** A certificate that this authority signs, for `localhost` and 127.0.0.1. */
  issue(name: string): TestCertificate;
}

/** A certificate authority of one test: self-signed, valid for a day. */
export function createAuthority(name: string): TestAuthority {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = { subject: name, issuer: name, publicKey: createPublicKey(privateKey), signer: privateKey };
  return {
    certificate: certificateOf({ ...own, isAuthority: true }),
    key: pemOf(privateKey),
    issue: (subject) => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const parties = { subject, issuer: name, publicKey: pair.publicKey, signer: privateKey };
      return { certificate: certificateOf({ ...parties, isAuthority: false }), key: pemOf(pair.privateKey) };
    },
  };
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

interface Parties {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  readonly signer: KeyObject;
  readonly isAuthority: boolean;
}

/** X.509 v3 in DER (RFC 5280), signed with ECDSA and SHA-256: Node can read certificates but not make them. */
function certificateOf({ subject, issuer, publicKey, signer, isAuthority }: Parties): string {
  const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
  const now = Date.now();
  const names = [der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))];
  const constraints = isAuthority ? sequence(der(0x01, Buffer.from([0xff]))) : sequence();
  const extensions = [
    sequence(oid('2.5.29.19'), der(0x01, Buffer.from([0xff])), der(0x04, constraints)),
    ...(isAuthority ? [] : [sequence(oid('2.5.29.17'), der(0x04, sequence(...names)))]),
  ];
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    commonName(issuer),
    sequence(utcTime(now - 3_600_000), utcTime(now + 86_400_000)),
    commonName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)]));
  const base64 = sequence(body, ecdsaWithSha256, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(name)))));
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return der(0x06, Buffer.from(bytes));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function der(tag: number, content: Buffer): Buffer {
  const size = content.length;
  // The shortest form of the length, which strict readers require.
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
