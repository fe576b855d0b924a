import { type Kysely, sql } from 'kysely';

/**
 * What a server may write beside the schema `api`: it evaluates a monitor whose matches are asked for, and makes texts of
 * filings searchable for it. Without the tables or the role, a no-op. Repeatable.
 */
export async function grantMonitors(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if to_regrole('tidemark_server') is null or to_regclass('events.monitor_matches') is null then return; end if;
      grant insert on events.monitor_matches, events.emails to tidemark_server;
      grant insert, delete on raw.filing_words, raw.searched_texts to tidemark_server;
    end $$
  `.execute(db);
}
