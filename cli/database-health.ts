import { AppError } from '../core/errors.ts';
import type { Secret } from '../core/secret.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Permanent errors: wrong password, unknown role, no such database. */
const PERMANENT_STATES = new Set(['28P01', '28000', '3D000']);

/** Throws if DATABASE_URL cannot be connected to; the message never contains the password. */
export async function assertDatabaseReachable(databaseUrl: Secret): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl.reveal(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'tidemark',
  });
  // Without a listener, a connection that breaks between connecting and ending ends the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'timeout';
    const { host, pathname } = new URL(databaseUrl.reveal());
    const isPermanent = PERMANENT_STATES.has(code);
    const why = isPermanent && cause instanceof Error ? cause.message : code;
    const advice = 'start it, correct DATABASE_URL, or unset it to use the local stack';
    const message = `PostgreSQL at ${host}${pathname} cannot be used (${why}): ${advice}`;
    throw new AppError(message, { code: 'database-unreachable', retryable: !isPermanent, cause });
  }
}
