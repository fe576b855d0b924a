import { type Kysely, sql } from 'kysely';

/**
 * Millions of rows of a backfill name one methodology: asking for it row by row took as long as writing them. The row
 * of `score.history_inputs` that is written with an issuer's histories, in the same transaction, still refers to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score.score_histories drop constraint score_histories_methodology_version_fkey
  `.execute(db);
}
