import { type Kysely, sql } from 'kysely';
import { createDatabase, type Database } from './database.ts';
import { grantRoles as grant } from './migrations/0010_grant_roles.ts';

/** Repeats the grants of the migration. @returns roles that do not exist and may not be created by this login */
export function grantRoles(db: Database): Promise<readonly string[]> {
  return db.transaction().execute((trx) => grant(trx as unknown as Kysely<unknown>));
}

/**
 * The worker's role, if the login of the address may take it and it has its grants in this database; null: work with the
 * login's own rights. A superuser or owner then cannot do what a worker need not.
 */
export async function workerRoleOf(url: string): Promise<'tidemark_worker' | null> {
  const db = createDatabase(url, { poolSize: 1, applicationName: 'tidemark' });
  try {
    const { rows } = await sql<{ may: boolean }>`
      select pg_has_role(session_user, oid, 'set')
        and has_table_privilege(oid, 'raw.filings', 'insert, update, delete') as may
      from pg_roles where rolname = 'tidemark_worker'
    `.execute(db);
    return rows[0]?.may ? 'tidemark_worker' : null;
  } finally {
    await db.destroy();
  }
}
