import { type Kysely, sql } from 'kysely';

/**
 * What the rows of an issuer's datasets come to, kept so that the next night reads one row instead of some fifty. A
 * copy that can always be made again: unlogged, empty after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table score.kept_facts (
      cik text primary key,
      made_of text not null,
      facts text not null
    );
    comment on table score.kept_facts is 'facts as a score takes them; never read unless made_of is what they would be made of now';
    comment on column score.kept_facts.made_of is
      'the code and window that made them, the promotions, and the versions of the very rows they were made of';
    comment on column score.kept_facts.facts is 'JSON, by dataset';
  `.execute(db);
}
