import { sql } from 'kysely';
import type { Cik } from '../../../core/ids.ts';
import type { MarkedDate } from '../../../core/recompute.ts';
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

/** Called when ratings show new scores of all issuers that were marked by then. */
export async function clearMarksUpTo(
  trx: Transaction,
  { methodologyVersion, upToMark }: Pick<MarkedDate, 'methodologyVersion' | 'upToMark'>,
): Promise<void> {
  await sql`
    delete from score.score_marks where methodology_version = ${methodologyVersion} and mark <= ${upToMark}
  `.execute(trx);
}

/**
 * A methodology with marked issuers, the date that ratings show and the marks so far; null: none is left.
 *
 * @param handled by methodology, the marks up to which issuers were scored, whatever became of the scores
 */
export async function nextMarkedDate(
  db: Database | Transaction,
  handled: Readonly<Record<string, number>>,
): Promise<MarkedDate | null> {
  const { rows } = await sql<MarkedDate>`
    select c.methodology_version as "methodologyVersion", c.as_of_date as "asOf", c.run_id as "runId", r.prices,
      m.up_to::float8 as "upToMark", m.issuers::int as issuers
    from score.current_dates c
    join score.scoring_runs r using (run_id, methodology_version)
    join (
      select methodology_version, max(mark) as up_to, count(distinct cik) as issuers
      from score.score_marks group by 1
    ) m using (methodology_version)
    where m.up_to > coalesce((${JSON.stringify(handled)}::jsonb ->> c.methodology_version)::bigint, 0)
    order by c.methodology_version limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The next issuers with a mark, by CIK as text. */
export async function pageMarkedIssuers(
  db: Database | Transaction,
  query: Pick<MarkedDate, 'methodologyVersion' | 'upToMark'> & { readonly after: Cik | null; readonly limit: number },
): Promise<readonly Cik[]> {
  const { methodologyVersion, upToMark, after, limit } = query;
  const { rows } = await sql<{ cik: Cik }>`
    select distinct cik from score.score_marks
    where methodology_version = ${methodologyVersion} and mark <= ${upToMark} and cik > ${after ?? ''}
    order by cik limit ${limit}
  `.execute(db);
  return rows.map(({ cik }) => cik);
}
