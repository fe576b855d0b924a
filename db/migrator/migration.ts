import type { Kysely } from 'kysely';

/**
 * One step of the schema. Up-only; once released its file never changes (`db/migrations/lock.json`).
 *
 * `up` runs in a transaction of its own. `outside` is for what PostgreSQL refuses within one (`create index
 * concurrently`) and for work in batches; it may be interrupted anywhere and is then run again, so each of its steps must
 * be a no-op the second time.
 */
export type Migration = {
  /** Files of `db/migrations/` that it imports; they count as part of it. */
  readonly uses?: readonly string[];
} & (
  | { readonly up: (trx: Kysely<unknown>) => Promise<void> }
  | { readonly outside: (connection: Kysely<unknown>) => Promise<void> }
);

/** A build's migrations in order, with the hash of each. */
export interface MigrationPlan {
  readonly migrations: Readonly<Record<string, Migration>>;
  /** By name; of a migration and of each file it uses. */
  readonly fileHashes: Readonly<Record<string, string>>;
}
