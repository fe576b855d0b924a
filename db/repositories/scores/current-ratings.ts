import { type RawBuilder, sql } from 'kysely';
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

/** Scores of a run over the current date that wait beside the current ones. */
export interface Staged {
  readonly runId: string;
  /** The run scored the marked issuers, up to this mark, and no others; null: it scored all. */
  readonly upToMark: number | null;
}

/** The current scores `s` that staged ones replace, also of issuers that the run no longer scores. */
export function replacedByStaged({ upToMark }: Pick<Staged, 'upToMark'>): RawBuilder<boolean> {
  if (upToMark === null) return sql`true`;
  return sql`exists (
    select from score.score_marks m
    where m.cik = s.cik and m.methodology_version = s.methodology_version and m.mark <= ${upToMark}
  )`;
}

/** What the scores of a date are computed from, once those staged replace the current ones where they are given. */
export async function countRatingInputs(
  db: Database | Transaction,
  { methodologyVersion, asOf }: RatingsKey,
  staged: Staged | null,
): Promise<RatingInputs> {
  const of = sql`methodology_version = ${methodologyVersion} and as_of_date = ${asOf}`;
  const columns = sql`status, priced, regsho`;
  const scores =
    staged === null
      ? sql`select ${columns} from score.scores where ${of}`
      : sql`
          select ${columns} from score.staged_scores where ${of} and run_id = ${staged.runId}
          union all
          select ${columns} from score.scores s where ${of} and not ${replacedByStaged(staged)}
        `;
  const { rows } = await sql<Omit<RatingInputs, 'asOf'>>`
    select count(*)::int as issuers, (count(*) filter (where status = 'published'))::int as published,
      (count(*) filter (where priced))::int as priced, count(regsho)::int as listed
    from (${scores}) scores
  `.execute(db);
  return { asOf, ...(rows[0] ?? { issuers: 0, published: 0, priced: 0, listed: 0 }) };
}

/** Records what a run's scores were computed from and whether ratings show them; a retry overwrites its own record. */
export async function recordScoringRun(
  trx: Transaction,
  run: RatingsKey & {
    readonly runId: string;
    readonly inputs: RatingInputs;
    /** Path of the price table; null: no market prices. */
    readonly prices: string | null;
    readonly verdict: RatingsVerdict;
    /** False where the current scores stay as they are: the date keeps the run that computed them. */
    readonly isNew: boolean;
  },
): Promise<void> {
  const { runId, methodologyVersion, asOf, inputs, prices, verdict, isNew } = run;
  const row = {
    run_id: runId,
    methodology_version: methodologyVersion,
    as_of_date: asOf,
    issuers: inputs.issuers,
    published: inputs.published,
    priced: inputs.priced,
    listed: inputs.listed,
    prices,
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
