import { type Kysely, sql } from 'kysely';

/** Whoever serves or operates a deployment may replay deliveries, which workers write. Repeatable. */
export async function grantReplays(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ declare reader text; begin
      if to_regclass('events.deliveries') is null then return; end if;
      for reader in select rolname from pg_roles where rolname in ('tidemark_server', 'tidemark_operator') loop
        execute format('grant update (state, due_at, settled_at, attempt_limit) on events.deliveries to %I', reader);
      end loop;
    end $$
  `.execute(db);
}
