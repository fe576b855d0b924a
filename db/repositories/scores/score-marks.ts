import { sql } from 'kysely';
import type { Database, Transaction } from '../../database.ts';

interface ScoringRun {
  readonly runId: string;
  readonly methodologyVersion: string;
}

/** Called before a run scores its first issuer: what is marked later, the run may not have seen. */
export async function takeScoreMarks(
  db: Database | Transaction,
  { runId, methodologyVersion }: ScoringRun,
): Promise<void> {
  await sql`
    update score.score_marks set taken_by_run = ${runId} where methodology_version = ${methodologyVersion}
  `.execute(db);
}

/** Called when ratings show the scores of a run. */
export async function clearScoreMarks(trx: Transaction, { runId, methodologyVersion }: ScoringRun): Promise<void> {
  await sql`
    delete from score.score_marks where methodology_version = ${methodologyVersion} and taken_by_run = ${runId}
  `.execute(trx);
}
