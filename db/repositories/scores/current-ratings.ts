import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { RatingInputs, RatingsVerdict } from '../../../core/rating-inputs.ts';
import type { Database, Transaction } from '../../database.ts';

interface RatingsKey {
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
}

export interface CurrentRatings extends RatingInputs {
  readonly runId: string;
}

/** The run whose scores ratings show; null: none has been settled yet. */
export async function loadCurrentRatings(
  db: Database | Transaction,
  methodologyVersion: string,
): Promise<CurrentRatings | null> {
  const { rows } = await sql<CurrentRatings>`
    select c.run_id as "runId", c.as_of_date as "asOf", r.issuers, r.published, r.priced, r.listed
    from score.current_dates c join score.scoring_runs r using (run_id, methodology_version)
    where c.methodology_version = ${methodologyVersion}
  `.execute(db);
  return rows[0] ?? null;
}

/** Serializes the runs that may change which date of a methodology is current. */
export async function lockRatings(trx: Transaction, methodologyVersion: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('score.current_dates'), hashtext(${methodologyVersion}))`.execute(
    trx,
  );
}

/** What the scores of a date, or the staged ones of a run, were computed from. */
export async function countRatingInputs(
  db: Database | Transaction,
  { methodologyVersion, asOf }: RatingsKey,
  stagedRun: string | null,
): Promise<RatingInputs> {
  const scores =
    stagedRun === null ? sql`score.scores where true` : sql`score.staged_scores where run_id = ${stagedRun}`;
  const { rows } = await sql<Omit<RatingInputs, 'asOf'>>`
    select count(*)::int as issuers, (count(*) filter (where status = 'published'))::int as published,
      (count(*) filter (where priced))::int as priced, count(regsho)::int as listed
    from ${scores} and methodology_version = ${methodologyVersion} and as_of_date = ${asOf}
  `.execute(db);
  return { asOf, ...(rows[0] ?? { issuers: 0, published: 0, priced: 0, listed: 0 }) };
}

/** Records what a run's scores were computed from and whether ratings show them; a retry overwrites its own record. */
export async function recordScoringRun(
  trx: Transaction,
  run: RatingsKey & {
    readonly runId: string;
    readonly inputs: RatingInputs;
    readonly verdict: RatingsVerdict;
    /** False where the current scores stay as they are: the date keeps the run that computed them. */
    readonly isNew: boolean;
  },
): Promise<void> {
  const { runId, methodologyVersion, asOf, inputs, verdict, isNew } = run;
  const row = {
    run_id: runId,
    methodology_version: methodologyVersion,
    as_of_date: asOf,
    issuers: inputs.issuers,
    published: inputs.published,
    priced: inputs.priced,
    listed: inputs.listed,
    replaced_ratings: verdict.replaced,
    fewer: JSON.stringify(verdict.fewer),
  };
  await trx
    .insertInto('score.scoring_runs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['run_id', 'methodology_version']).doUpdateSet(row))
    .execute();
  if (!isNew) return;
  const current = { methodology_version: methodologyVersion, as_of_date: asOf, run_id: runId };
  await trx
    .insertInto('score.current_dates')
    .values(current)
    .onConflict((conflict) => conflict.column('methodology_version').doUpdateSet(current))
    .execute();
}

/** What became of a run's scores; null where it has not been settled. */
export async function loadRatingsVerdict(
  db: Database | Transaction,
  { runId, methodologyVersion }: { readonly runId: string; readonly methodologyVersion: string },
): Promise<RatingsVerdict | null> {
  const { rows } = await sql<RatingsVerdict>`
    select r.replaced_ratings as replaced, r.fewer, c.as_of_date as "currentAsOf"
    from score.scoring_runs r join score.current_dates c using (methodology_version)
    where r.run_id = ${runId} and r.methodology_version = ${methodologyVersion}
  `.execute(db);
  return rows[0] ?? null;
}
