import { type Kysely, sql } from 'kysely';

/**
 * A night writes each score twice: when it is computed, and when it is ranked among all. With room beside it the second
 * goes to the same page, and none of the indexes, which have nothing of ranks, is written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table score.scores set (fillfactor = 50)`.execute(db);
}
