import {
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitSettings, sessionError } from './connection-limits.ts';
import { isCopySource, runCopy } from './copy-stream.ts';
import type { Schema } from './schema.ts';
import { reportingSlow, type SlowStatements } from './slow-statements.ts';

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export interface DatabaseOptions {
  /** Connections of this process at most; default 10. */
  readonly poolSize?: number;
  /** Shown in pg_stat_activity; default `tidemark`. */
  readonly applicationName?: string;
  /** A role to take at the start of each session, in place of the login's own rights. */
  readonly role?: string | null;
  /** Transactions of these sessions cannot write, whatever the rights of the role. */
  readonly readOnly?: boolean;
  /** Reports statements that take long; absent: none. */
  readonly slow?: SlowStatements;
  /** Default: those of a command. */
  readonly limits?: ConnectionLimits;
  /** Called when an idle connection breaks (a restarted server); the pool replaces it. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Connects lazily; `destroy()` ends it. Sessions are in UTC with ISO dates, whatever the server's settings. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const onError = options.onConnectionError ?? (() => undefined);
  const role = options.role ? ` -c role=${options.role}` : '';
  const readOnly = options.readOnly ? ' -c default_transaction_read_only=on' : '';
  const endedBy = new WeakMap<pg.PoolClient, Error>();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'tidemark',
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
    // JIT compilation costs more than it saves: lookups of hundreds of issuers are short but have high estimates.
    options: `-c timezone=UTC -c datestyle=ISO,YMD -c jit=off ${limitSettings(options.limits ?? CONNECTION_LIMITS.command)}${readOnly}${role}`,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool does not listen to connections that are checked out, and an unhandled error event ends the process.
    client.on('error', (error) => {
      // The first says why; a second one only that the connection is gone.
      if (!endedBy.has(client)) endedBy.set(client, error);
      onError(error);
    });
  });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          const client = await pool.connect().catch((error: unknown) => {
            throw sessionError(error, undefined);
          });
          return copyingClient(client, options.slow, (error) => sessionError(error, endedBy.get(client)));
        },
        end: () => pool.end(),
      },
    }),
  });
}

/** kysely's view of a connection, with COPY where the one parameter is a `CopySource`. */
function copyingClient(
  client: pg.PoolClient,
  slow: SlowStatements | undefined,
  errorOf: (error: unknown) => unknown,
): PostgresPoolClient {
  async function send<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const [first] = parameters;
      if (isCopySource(first)) {
        return { command: 'INSERT', rowCount: await runCopy(client, sql, first), rows: [] };
      }
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows: rows as R[] };
    } catch (error) {
      throw errorOf(error);
    }
  }
  const query = (sql: string, parameters: readonly unknown[]) => reportingSlow(slow, sql, () => send(sql, parameters));
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
