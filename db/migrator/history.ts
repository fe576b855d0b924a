import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/errors.ts';
import { sha256 } from '../../core/hashes.ts';
import type { MigrationPlan } from './migration.ts';

interface AppliedMigration {
  readonly name: string;
  /** Null in a database of a build before the first release. */
  readonly contentHash: string | null;
}

/** Where a database stands relative to a build. */
interface Standing {
  readonly applied: readonly AppliedMigration[];
  /** In the order in which they are to be applied. */
  readonly missing: readonly string[];
}

/** The hash of a migration with everything it uses. */
export function migrationHash({ migrations, fileHashes }: MigrationPlan, name: string): string {
  const parts = [name, ...(migrations[name]?.uses ?? [])].map((file) => {
    const hash = fileHashes[file];
    if (hash === undefined) throw refusal('migration-unlocked', `db/migrations/lock.json lacks ${file}`, { file });
    return hash;
  });
  return parts.length === 1 ? (parts[0] ?? '') : sha256(parts.join('\n'));
}

/**
 * What a database has of a build's migrations, in one read.
 *
 * @throws AppError `schema-newer` (it has migrations the build does not know), `schema-differs` (it has another version of
 * one), `schema-out-of-order` (it lacks one that precedes an applied one)
 */
export async function readStanding(db: Kysely<unknown>, plan: MigrationPlan): Promise<Standing> {
  const applied = await appliedMigrations(db);
  const known = Object.keys(plan.migrations).sort();
  const newer = applied.map(({ name }) => name).filter((name) => !known.includes(name));
  if (newer.length > 0) {
    const message = `the database has migrations this build does not know (${newer.join(', ')}): update tidemark`;
    throw refusal('schema-newer', message, { names: newer });
  }
  const differing = applied.filter(({ name, contentHash }) => contentHash !== migrationHash(plan, name));
  if (differing.length > 0) {
    const names = differing.map(({ name }) => name);
    const message = `the database was migrated by another version of ${names.join(', ')} than this build has: use the build that migrated it, or a new database (another DATABASE_URL or TIDEMARK_HOME)`;
    throw refusal('schema-differs', message, { names });
  }
  const missing = known.filter((name) => !applied.some((one) => one.name === name));
  const last = applied.at(-1)?.name ?? '';
  const skipped = missing.find((name) => name < last);
  if (skipped !== undefined) {
    const message = `the database has ${last} but lacks ${skipped}, which precedes it: number the new migration after it`;
    throw refusal('schema-out-of-order', message, { last, skipped });
  }
  return { applied, missing };
}

function refusal(code: string, message: string, context: Readonly<Record<string, unknown>>): AppError {
  return new AppError(message, { code, retryable: false, context });
}

async function appliedMigrations(db: Kysely<unknown>): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('ops.migrations') is not null as exists
  `.execute(db);
  if (!rows[0]?.exists) return [];
  const applied = await sql<AppliedMigration>`
    select name, to_jsonb(m) ->> 'content_hash' as "contentHash" from ops.migrations m order by name
  `.execute(db);
  return applied.rows;
}

/** The history's table; a no-op where it exists. */
export async function ensureHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema if not exists ops;
    create table if not exists ops.migrations (
      name text primary key,
      content_hash text not null,
      applied_at timestamptz not null default now(),
      duration_ms double precision not null
    );
    comment on column ops.migrations.content_hash is 'of the migration''s file and those it uses, as applied';
  `.execute(db);
}

export async function recordMigration(
  db: Kysely<unknown>,
  { name, contentHash, durationMs }: { name: string; contentHash: string; durationMs: number },
): Promise<void> {
  await sql`
    insert into ops.migrations (name, content_hash, duration_ms) values (${name}, ${contentHash}, ${durationMs})
  `.execute(db);
}
