import { type Kysely, sql } from 'kysely';

/**
 * What those who only read may not see: hashes of keys, signing secrets, though they are encrypted, and keys of requests. Without the tables or
 * the role, a no-op.
 */
export async function limitViewer(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ declare secret text; begin
      if to_regrole('tidemark_viewer') is null then return; end if;
      foreach secret in array array['api.api_keys', 'api.endpoint_secrets', 'api.idempotency_keys'] loop
        if to_regclass(secret) is null then continue; end if;
        execute format('revoke all on %s from tidemark_viewer', secret);
      end loop;
    end $$
  `.execute(db);
}
