import { z } from 'zod';
import { createSecret } from '../core/secret.ts';
import type { PemSource, TemporalSecurity } from '../stack/temporal-connection.ts';

const pem = z.string().refine((value) => value.includes('-----BEGIN '), { error: 'set it to the text of a PEM file' });

/** The variables of a connection over TLS, with the names that Temporal's own tools use. */
export const TEMPORAL_VARIABLES = {
  TEMPORAL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'set it to the key alone, without spaces' })
    .optional()
    .describe('API key of the Temporal server (Temporal Cloud); implies TLS.'),
  TEMPORAL_TLS: z
    .enum(['true', 'false'], { error: 'set it to true or false' })
    .optional()
    .describe('Whether to connect to Temporal over TLS; unset: if an API key or another TLS variable is set.'),
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: z
    .string()
    .optional()
    .describe("File of the authority that signed the Temporal server's certificate; unset: the system's authorities."),
  TEMPORAL_TLS_SERVER_CA_CERT_DATA: pem
    .optional()
    .describe("The authority's certificate itself, in place of the file."),
  TEMPORAL_TLS_SERVER_NAME: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, { error: 'set it to a host name' })
    .optional()
    .describe("Host name in the Temporal server's certificate, where TEMPORAL_ADDRESS has another."),
  TEMPORAL_TLS_CLIENT_CERT_PATH: z
    .string()
    .optional()
    .describe('File of the client certificate for mTLS, in PEM format.'),
  TEMPORAL_TLS_CLIENT_CERT_DATA: pem.optional().describe('The client certificate itself, in place of the file.'),
  TEMPORAL_TLS_CLIENT_KEY_PATH: z.string().optional().describe("File of the client certificate's private key."),
  TEMPORAL_TLS_CLIENT_KEY_DATA: pem.optional().describe('The private key itself, in place of the file.'),
} as const;

type TemporalValues = { readonly [K in keyof typeof TEMPORAL_VARIABLES]?: string | undefined };

/** The security of the connection, or what contradicts itself in the variables. */
export function temporalSecurityOf(values: TemporalValues): {
  readonly security: TemporalSecurity | null;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const pemOf = (name: 'SERVER_CA_CERT' | 'CLIENT_CERT' | 'CLIENT_KEY'): PemSource | null => {
    const [path, data] = [values[`TEMPORAL_TLS_${name}_PATH`], values[`TEMPORAL_TLS_${name}_DATA`]];
    if (path !== undefined && data !== undefined) {
      problems.push(`TEMPORAL_TLS_${name}_PATH: unset it, or TEMPORAL_TLS_${name}_DATA`);
    }
    if (data !== undefined) return { variable: `TEMPORAL_TLS_${name}_DATA`, value: { data: createSecret(data) } };
    return path === undefined ? null : { variable: `TEMPORAL_TLS_${name}_PATH`, value: { path } };
  };
  const serverCa = pemOf('SERVER_CA_CERT');
  const certificate = pemOf('CLIENT_CERT');
  const key = pemOf('CLIENT_KEY');
  if (certificate && !key)
    problems.push('TEMPORAL_TLS_CLIENT_KEY_PATH: set it too, to the key of the client certificate');
  if (key && !certificate) problems.push('TEMPORAL_TLS_CLIENT_CERT_PATH: set it too, to the certificate of the key');
  const { TEMPORAL_API_KEY: apiKey, TEMPORAL_TLS: tls, TEMPORAL_TLS_SERVER_NAME: serverName } = values;
  const needsTls = [serverCa, certificate, key, apiKey, serverName].some(
    (value) => value !== undefined && value !== null,
  );
  if (tls === 'false' && needsTls) {
    problems.push('TEMPORAL_TLS: unset it: the API key and certificates need TLS');
  }
  if (problems.length > 0 || !(needsTls || tls === 'true')) return { security: null, problems };
  const security: TemporalSecurity = {
    serverCa,
    serverName: serverName ?? null,
    client: certificate && key ? { certificate, key } : null,
    apiKey: apiKey === undefined ? null : createSecret(apiKey),
  };
  return { security: Object.freeze(security), problems };
}
