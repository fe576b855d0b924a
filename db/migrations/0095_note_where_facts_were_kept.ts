import { type Kysely, sql } from 'kysely';

/** A copy of facts counts where it was written: in a restored database the versions of rows mean nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Some databases were given the column together with the table.
  await sql`
    truncate score.kept_facts;
    alter table score.kept_facts
      add column if not exists written_by bigint not null default (pg_current_xact_id()::text::bigint % 4294967296);
    comment on column score.kept_facts.written_by is 'xmin of this row where it was written';
    comment on column score.kept_facts.facts is 'JSON, as db/repositories/packed-facts.ts packs it';
  `.execute(db);
}
