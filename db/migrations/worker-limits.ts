import { type Kysely, sql } from 'kysely';

/**
 * What workers may not do in the schema `api`: they read signing secrets and disable endpoints that answer 410, and make
 * neither; they remove old metered calls, and have nothing to do with keys. Without the tables or the role, a no-op.
 */
export async function limitWorker(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if to_regrole('tidemark_worker') is null or to_regclass('api.endpoint_secrets') is null then
        return;
      end if;
      revoke insert, update, delete on api.webhook_endpoints, api.endpoint_secrets from tidemark_worker;
      grant update (enabled, disabled_at, disabled_reason) on api.webhook_endpoints to tidemark_worker;
      if to_regclass('api.api_keys') is null then return; end if;
      revoke all on api.api_keys from tidemark_worker;
      revoke insert, update on api.metered_calls from tidemark_worker;
      revoke insert, update, delete on api.organizations from tidemark_worker;
    end $$
  `.execute(db);
}
