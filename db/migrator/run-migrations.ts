import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/errors.ts';
import { watchBlockers } from './blockers.ts';
import { ensureHistory, migrationHash, readStanding, recordMigration } from './history.ts';
import type { MigrationPlan } from './migration.ts';

/** Of the advisory lock that one migrating process holds per database: any number that nobody else uses. */
const LOCK_KEY = 7_301_120_018n;
const LOCK_POLL_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

export interface MigrateOptions {
  /**
   * How long a statement waits for a lock. Everything else that wants the table queues behind it meanwhile, so it is
   * short, and the migration is tried again after a pause. Default 2 s.
   */
  readonly lockTimeoutMs?: number;
  /** Default 10, with pauses of 1, 2, 4 … 30 seconds between them. */
  readonly attempts?: number;
  /** The first pause; default 1 s. */
  readonly pauseMs?: number;
  /** Receives a line when a migration waits, is tried again or is done. */
  readonly log?: (line: string) => void;
}

/**
 * Applies the missing migrations, each in a transaction of its own with its entry in `ops.migrations`; what is done stays
 * done. One process at a time: others wait, then find nothing missing.
 *
 * @returns names of the applied migrations, in order
 * @throws AppError those of `readStanding`; `migration-blocked` (retryable; names the sessions in the way),
 * `migration-failed`
 */
export async function runMigrations(
  db: Kysely<unknown>,
  plan: MigrationPlan,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const { missing } = await readStanding(db, plan);
  if (missing.length === 0) return [];
  return db.connection().execute(async (connection) => {
    await lockMigrations(connection, options);
    try {
      await ensureHistory(connection);
      const standing = await readStanding(connection, plan);
      const applied: string[] = [];
      for (const name of standing.missing) {
        await applyWithRetries({ db, connection, plan, name, options });
        applied.push(name);
      }
      await unlockMigrations(connection);
      return applied;
    } catch (error) {
      // A connection that broke has lost its lock, and its error is the one to report.
      await unlockMigrations(connection).catch(() => undefined);
      throw error;
    }
  });
}

async function unlockMigrations(connection: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
}

/** Polls: a session that waits for a lock holds a snapshot, for which a concurrent index build would wait in turn. */
async function lockMigrations(connection: Kysely<unknown>, { log }: MigrateOptions): Promise<void> {
  for (let polls = 0; ; polls += 1) {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as locked`.execute(
      connection,
    );
    if (rows[0]?.locked) return;
    if (polls === 10) log?.('another process is migrating this database; waiting for it');
    await sleep(LOCK_POLL_MS);
  }
}

interface Step {
  readonly db: Kysely<unknown>;
  readonly connection: Kysely<unknown>;
  readonly plan: MigrationPlan;
  readonly name: string;
  readonly options: MigrateOptions;
}

async function applyWithRetries(step: Step): Promise<void> {
  const { db, connection, name, options } = step;
  const { lockTimeoutMs = 2000, attempts = 10, pauseMs = 1000, log = () => undefined } = options;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  let blocker = 'a session that has ended';
  for (let attempt = 1; ; attempt += 1) {
    const watch = watchBlockers(db, {
      pid: rows[0]?.pid ?? 0,
      everyMs: Math.max(lockTimeoutMs / 4, 50),
      onSeen: (line) => log(`${name} waits for ${line}`),
    });
    try {
      await apply(step, lockTimeoutMs);
      return;
    } catch (error) {
      if (sqlStateOf(error) !== '55P03') throw failure(name, error);
      await watch.stop();
      blocker = watch.lastSeen() ?? blocker;
      if (attempt >= attempts) throw blocked(name, attempts, blocker, error);
      const pause = Math.min(pauseMs * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
      log(`${name} did not get its lock within ${lockTimeoutMs / 1000} s; attempt ${attempt + 1} in ${pause / 1000} s`);
      await sleep(pause);
    } finally {
      await watch.stop();
    }
  }
}

async function apply({ connection, plan, name }: Step, lockTimeoutMs: number): Promise<void> {
  const migration = plan.migrations[name];
  if (!migration) throw new Error(`no migration ${name}`);
  const contentHash = migrationHash(plan, name);
  const startedAt = performance.now();
  const record = (db: Kysely<unknown>) =>
    recordMigration(db, { name, contentHash, durationMs: performance.now() - startedAt });
  if ('up' in migration) {
    await connection.transaction().execute(async (trx) => {
      await setLimits(trx, lockTimeoutMs, true);
      await migration.up(trx);
      await record(trx);
    });
    return;
  }
  // Nothing here holds a strong lock for long: `create index concurrently` must be able to wait for long transactions.
  await setLimits(connection, 0, false);
  try {
    await migration.outside(connection);
    await record(connection);
  } finally {
    await sql`reset lock_timeout; reset statement_timeout`.execute(connection);
  }
}

/** An index of a large table takes longer than any statement of daily work. */
async function setLimits(db: Kysely<unknown>, lockTimeoutMs: number, isLocal: boolean): Promise<void> {
  await sql`
    select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, ${isLocal}),
      set_config('statement_timeout', '0', ${isLocal})
  `.execute(db);
}

function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}

function blocked(name: string, attempts: number, blocker: string, cause: unknown): AppError {
  const message = `migration ${name} did not get its lock in ${attempts} attempts, because of ${blocker}; end that session (select pg_terminate_backend(<pid>)) or wait for it, then run tidemark migrate again`;
  return new AppError(message, { code: 'migration-blocked', retryable: true, context: { name, blocker }, cause });
}

function failure(name: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new AppError(`migration ${name} failed: ${why}`, { code: 'migration-failed', retryable: false, cause });
}
