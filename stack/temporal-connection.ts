import { readFile } from 'node:fs/promises';
import { AppError } from '../core/errors.ts';
import type { Secret } from '../core/secret.ts';

/** A certificate or key in PEM, from a file or from the variable itself. */
export interface PemSource {
  /** The variable that gives it. */
  readonly variable: string;
  readonly value: { readonly path: string } | { readonly data: Secret };
}

/** How to connect to an external Temporal server over TLS; the local stack's own server has none of it. */
export interface TemporalSecurity {
  /** The authority to trust instead of the system's. */
  readonly serverCa: PemSource | null;
  /** The name to expect in the server's certificate, where it is not the address. */
  readonly serverName: string | null;
  /** For servers that ask for a client certificate (mTLS). */
  readonly client: { readonly certificate: PemSource; readonly key: PemSource } | null;
  /** Sent as a bearer token with every request. */
  readonly apiKey: Secret | null;
}

export interface TemporalTarget {
  /** `host:port`. */
  readonly temporalAddress: string;
  /** Null: without TLS. */
  readonly temporalSecurity: TemporalSecurity | null;
}

interface ConnectionSettings {
  readonly address: string;
  readonly tls?: {
    readonly serverNameOverride?: string;
    readonly serverRootCACertificate?: Buffer;
    readonly clientCertPair?: { readonly crt: Buffer; readonly key: Buffer };
  };
  readonly apiKey?: string;
}

/**
 * Connection options for the SDK's clients and workers. Certificates are re-read for each connection.
 *
 * @throws AppError `temporal-certificate-unreadable`, which names the variable
 */
export async function connectionSettings(target: TemporalTarget): Promise<ConnectionSettings> {
  const { temporalAddress: address, temporalSecurity: security } = target;
  if (security === null) return { address };
  const { serverName, serverCa, client, apiKey } = security;
  return {
    address,
    tls: {
      ...(serverName === null ? {} : { serverNameOverride: serverName }),
      ...(serverCa === null ? {} : { serverRootCACertificate: await readPem(serverCa, 'CERTIFICATE') }),
      ...(client === null
        ? {}
        : {
            clientCertPair: {
              crt: await readPem(client.certificate, 'CERTIFICATE'),
              key: await readPem(client.key, 'PRIVATE KEY'),
            },
          }),
    },
    ...(apiKey === null ? {} : { apiKey: apiKey.reveal() }),
  };
}

async function readPem({ variable, value }: PemSource, kind: 'CERTIFICATE' | 'PRIVATE KEY'): Promise<Buffer> {
  const refuse = (why: string, cause?: unknown) =>
    new AppError(`${variable}: ${why}`, { code: 'temporal-certificate-unreadable', retryable: false, cause });
  const bytes =
    'data' in value
      ? Buffer.from(value.data.reveal())
      : await readFile(value.path).catch((cause: unknown) => {
          const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable';
          throw refuse(`cannot read ${value.path} (${code})`, cause);
        });
  if (!bytes.includes(`${kind}-----`)) throw refuse(`has no ${kind.toLowerCase()} in PEM format`);
  return bytes;
}
