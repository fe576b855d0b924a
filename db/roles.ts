import { type Kysely, sql } from 'kysely';
import { createDatabase, type Database } from './database.ts';
import { grantRoles as grant } from './migrations/0010_grant_roles.ts';

const WRITES = ['insert', 'update', 'delete'];

/** Repeats the grants of the migration. @returns roles that do not exist and may not be created by this login */
export function grantRoles(db: Database): Promise<readonly string[]> {
  return db.transaction().execute((trx) => grant(trx as unknown as Kysely<unknown>));
}

/**
 * The worker's role, if the login of the address may take it and it has its grants in this database; null: work with the
 * login's own rights. A superuser or owner then cannot do what a worker need not.
 */
export function workerRoleOf(url: string): Promise<'tidemark_worker' | null> {
  return roleOf(url, 'tidemark_worker', { table: 'raw.filings', rights: WRITES });
}

/** The same of the server's role. */
export function serverRoleOf(url: string): Promise<'tidemark_server' | null> {
  return roleOf(url, 'tidemark_server', { table: 'api.organizations', rights: WRITES });
}

/** The same of the role that only reads. */
export function viewerRoleOf(url: string): Promise<'tidemark_viewer' | null> {
  return roleOf(url, 'tidemark_viewer', { table: 'raw.filings', rights: ['select'] });
}

async function roleOf<R extends string>(
  url: string,
  role: R,
  { table, rights }: { readonly table: string; readonly rights: readonly string[] },
): Promise<R | null> {
  const db = createDatabase(url, { poolSize: 1, applicationName: 'tidemark' });
  try {
    const { rows } = await sql<{ may: boolean }>`
      select pg_has_role(session_user, oid, 'set')
        and (select bool_and(has_table_privilege(oid, ${table}, one)) from unnest(${[...rights]}::text[]) one) as may
      from pg_roles where rolname = ${role}
    `.execute(db);
    return rows[0]?.may ? role : null;
  } finally {
    await db.destroy();
  }
}
