import { type Kysely, sql } from 'kysely';
import { grantMonitors } from './monitor-grants.ts';
import { grantReplays } from './replay-grants.ts';
import { limitViewer } from './viewer-limits.ts';
import { limitWorker } from './worker-limits.ts';

const ROLES = ['tidemark_worker', 'tidemark_server', 'tidemark_viewer', 'tidemark_operator', 'tidemark_reader'];
/** Those that run searches, as the reader. */
const SEARCHERS = ['tidemark_worker', 'tidemark_server', 'tidemark_viewer', 'tidemark_operator'];
/** What searches of organizations read. */
const SEARCHED_SCHEMAS = ['raw', 'reference', 'parsed', 'dilution', 'score', 'ops'];

/** Written by workers, read by all roles. */
const SCHEMAS = ['raw', 'reference', 'parsed', 'dilution', 'score', 'ops', 'events'];

/** What `tidemark retry` writes. */
const RETRY_COLUMNS = [
  'state',
  'state_code',
  'state_reason',
  'state_changed_at',
  'raw_source_key',
  'attempts',
  'retry_at',
];

/**
 * Roles without login, for the logins of a deployment to be members of; who migrates owns everything. A role that does
 * not exist and may not be created gets no grants: `tidemark migrate --roles` grants them later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema if not exists api;
    comment on schema api is 'what organizations set up: the only tables that the server writes';
  `.execute(db);
  await grantRoles(db);
}

/**
 * Creates missing roles where this login may, and grants each what it needs, also on tables that come later. Repeatable.
 *
 * @returns roles that do not exist
 */
export async function grantRoles(db: Kysely<unknown>): Promise<readonly string[]> {
  const existing = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select rolname as name from pg_roles where rolname = any(${ROLES})
    `.execute(db);
    return rows.map(({ name }) => name);
  };
  const before = await existing();
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user
  `.execute(db);
  if (rows[0]?.may) {
    for (const role of ROLES) if (!before.includes(role)) await createRole(db, role);
  }
  const after = await existing();
  if (after.includes('tidemark_worker')) await grantWorker(db);
  if (after.includes('tidemark_server')) await grantServer(db);
  if (after.includes('tidemark_viewer')) await grantViewer(db);
  if (after.includes('tidemark_operator')) await grantOperator(db);
  if (after.includes('tidemark_reader')) await grantReader(db, after);
  await grantReplays(db);
  await grantMonitors(db);
  return ROLES.filter((role) => !after.includes(role));
}

/** Roles are shared by all databases of a cluster: another one may be creating it at this moment. */
async function createRole(db: Kysely<unknown>, role: string): Promise<void> {
  await sql
    .raw(`
      do $$ begin
        create role ${role} nologin;
      exception when duplicate_object or unique_violation then null;
      end $$
    `)
    .execute(db);
}

async function grantWorker(db: Kysely<unknown>): Promise<void> {
  const rights = 'select, insert, update, delete';
  for (const schema of SCHEMAS) await grant(db, 'tidemark_worker', schema, rights);
  // Endpoints that answer 410, monitors that were evaluated.
  await grant(db, 'tidemark_worker', 'api', rights);
  await limitWorker(db);
  // The history of the schema is the owner's.
  await sql`revoke insert, update, delete on ops.migrations from tidemark_worker`.execute(db);
}

async function grantServer(db: Kysely<unknown>): Promise<void> {
  for (const schema of SCHEMAS) await grant(db, 'tidemark_server', schema, 'select');
  await grant(db, 'tidemark_server', 'api', 'select, insert, update, delete');
  // Whoever reads events first gives them their positions.
  await sql`
    grant update (position) on events.outbox to tidemark_server;
    grant update on events.outbox_head to tidemark_server;
    -- Requests are metered where they are served: crossing a spend cap emits an event.
    grant insert on events.outbox to tidemark_server;
  `.execute(db);
}

/** Answers requests that only read. */
async function grantViewer(db: Kysely<unknown>): Promise<void> {
  for (const schema of [...SCHEMAS, 'api']) await grant(db, 'tidemark_viewer', schema, 'select');
  await limitViewer(db);
}

async function grantOperator(db: Kysely<unknown>): Promise<void> {
  for (const schema of [...SCHEMAS, 'api']) await grant(db, 'tidemark_operator', schema, 'select');
  await sql`grant insert, update on ops.promotions to tidemark_operator`.execute(db);
  // `tidemark study` computes outcomes before it reads them.
  await sql`grant insert, update on score.outcomes to tidemark_operator`.execute(db);
  // What a promotion marks for recomputation, and its event.
  await sql`
    grant insert on dilution.derivation_marks, reference.pending_entities, score.score_marks, events.outbox
    to tidemark_operator
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'raw' and table_name = 'filings' and column_name = any(${RETRY_COLUMNS})
  `.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`grant update (${columns}) on raw.filings to tidemark_operator`.execute(db);
}

/** Searches run with the rights of the reader, which those who run them may take. */
async function grantReader(db: Kysely<unknown>, roles: readonly string[]): Promise<void> {
  for (const schema of SEARCHED_SCHEMAS) await grant(db, 'tidemark_reader', schema, 'select');
  for (const role of SEARCHERS.filter((one) => roles.includes(one))) {
    await sql
      .raw(`
        do $$ begin
          if not pg_has_role('${role}', 'tidemark_reader', 'member') then grant tidemark_reader to ${role}; end if;
        exception when unique_violation then null;
        when insufficient_privilege then
          raise notice 'this login may not grant tidemark_reader to ${role}: searches run with its own rights, read-only';
        end $$
      `)
      .execute(db);
  }
}

async function grant(db: Kysely<unknown>, role: string, schema: string, rights: string): Promise<void> {
  const writes = rights !== 'select';
  await sql
    .raw(`
      grant usage on schema ${schema} to ${role};
      grant ${rights} on all tables in schema ${schema} to ${role};
      alter default privileges in schema ${schema} grant ${rights} on tables to ${role};
      ${writes ? `grant usage, select on all sequences in schema ${schema} to ${role};` : ''}
      ${writes ? `alter default privileges in schema ${schema} grant usage, select on sequences to ${role};` : ''}
    `)
    .execute(db);
}
