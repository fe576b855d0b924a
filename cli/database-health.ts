import { AppError } from '../core/errors.ts';
import type { Secret } from '../core/secret.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Refusals that another try does not mend: wrong password, unknown role, no such database. */
const TERMINAL_STATES = new Set(['28P01', '28000', '3D000']);

/** Throws one clear line where DATABASE_URL leads nowhere; never with the password. */
export async function assertDatabaseReachable(databaseUrl: Secret): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl.reveal(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'tidemark',
  });
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'timeout';
    const { host, pathname } = new URL(databaseUrl.reveal());
    const terminal = TERMINAL_STATES.has(code);
    const why = terminal && cause instanceof Error ? cause.message : code;
    throw new AppError(
      `PostgreSQL at ${host}${pathname} cannot be used (${why}): start it, correct DATABASE_URL, or unset it to run our own`,
      { code: 'database-unreachable', retryable: !terminal, cause },
    );
  }
}
