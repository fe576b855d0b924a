import pg from 'pg';
import { AppError } from '../core/errors.ts';

/** How long a session may hold up others, in milliseconds; 0: without limit. */
export interface ConnectionLimits {
  /** One statement. */
  readonly statementMs: number;
  /** The wait for one lock. */
  readonly lockMs: number;
  /** An open transaction between two of its statements. */
  readonly idleTransactionMs: number;
}

const MINUTE = 60_000;

/**
 * By use. A worker's statement is one page of work, and Temporal retries it; a command may read a whole table; a migration
 * may build an index for hours but must not queue behind a long reader, since everything else then queues behind it.
 */
export const CONNECTION_LIMITS = {
  worker: { statementMs: 10 * MINUTE, lockMs: MINUTE, idleTransactionMs: 5 * MINUTE },
  command: { statementMs: 30 * MINUTE, lockMs: MINUTE / 2, idleTransactionMs: 5 * MINUTE },
  /** Statements of the read layer are short, and its clients wait for them. */
  server: { statementMs: MINUTE / 2, lockMs: MINUTE / 6, idleTransactionMs: MINUTE },
  migration: { statementMs: 0, lockMs: MINUTE, idleTransactionMs: 5 * MINUTE },
} as const satisfies Record<string, ConnectionLimits>;

/**
 * Session settings as PostgreSQL takes them at the start of a connection. The keep-alives are the server's: without them
 * the locks of a machine that lost its power last for two hours.
 */
export function limitSettings({ statementMs, lockMs, idleTransactionMs }: ConnectionLimits): string {
  const settings = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    tcp_keepalives_idle: 30,
    tcp_keepalives_interval: 10,
    tcp_keepalives_count: 3,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

const LIMIT_ERRORS: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  '57014': {
    code: 'database-statement-timeout',
    message:
      'the database canceled a statement: it ran longer than DATABASE_STATEMENT_TIMEOUT, or an operator canceled it',
  },
  '55P03': {
    code: 'database-lock-timeout',
    message: 'another transaction held a lock for longer than DATABASE_LOCK_TIMEOUT; pg_stat_activity names it',
  },
  '25P03': {
    code: 'database-idle-transaction',
    message: 'a transaction did nothing for longer than DATABASE_IDLE_TRANSACTION_TIMEOUT; the database ended it',
  },
};

/**
 * The retryable error of an exceeded limit or a lost connection; any other error as it is. `endedBy` is the error by which the server ended
 * the session before the statement was sent.
 */
export function sessionError(error: unknown, endedBy: Error | undefined): unknown {
  for (const cause of [error, endedBy]) {
    const limit = cause instanceof pg.DatabaseError ? LIMIT_ERRORS[cause.code ?? ''] : undefined;
    if (limit) return new AppError(limit.message, { code: limit.code, retryable: true, cause });
  }
  return isLostConnection(error) || (endedBy && !(error instanceof pg.DatabaseError)) ? lostConnection(error) : error;
}

/** Errors of a socket, and those that the driver has no code for. */
function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

function lostConnection(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError(`the connection to the database is lost: ${reason}`, {
    code: 'database-connection',
    retryable: true,
    cause,
  });
}
