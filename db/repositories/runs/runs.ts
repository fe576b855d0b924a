import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

export interface Materialization {
  readonly version: string;
  readonly parserVersions: readonly ParserVersion[];
  readonly codeBuild: string;
  readonly configHash: string;
}

/** Records the contents of a materialization version; a no-op for the same one. */
export async function recordMaterialization(db: Database | Transaction, set: Materialization): Promise<void> {
  await db
    .insertInto('ops.materializations')
    .values({
      version: set.version,
      parser_versions: JSON.stringify(set.parserVersions),
      code_build: set.codeBuild,
      config_hash: set.configHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface RunStart {
  readonly runId: string;
  readonly kind: 'nightly' | 'ingest' | 'backfill' | 'reprocess' | 'recompute';
  readonly businessDate: IsoDate | null;
  readonly source: string;
  readonly materializationVersion: string;
  /** Why its events are delivered to nobody; null: they are published. */
  readonly silentReason: string | null;
}

/** Records the start of a run; a retry keeps the first start, and whether it is silent. */
export async function startRun(
  db: Database | Transaction,
  run: RunStart,
): Promise<{ readonly startedAt: IsoTimestamp; readonly silentReason: string | null }> {
  const { rows } = await sql<{ startedAt: IsoTimestamp; silentReason: string | null }>`
    insert into ops.runs as r (run_id, kind, business_date, source, materialization_version,
      silent_reason, status)
    values (${run.runId}, ${run.kind}, ${run.businessDate}, ${run.source}, ${run.materializationVersion},
      ${run.silentReason}, 'running')
    on conflict (run_id) do update set status = 'running', finished_at = null, error = null
    returning started_at as "startedAt", silent_reason as "silentReason"
  `.execute(db);
  const [started] = rows;
  if (!started) throw new AppError(`run ${run.runId} was not recorded`, { code: 'run-not-recorded', retryable: true });
  return started;
}

export interface RunRecord {
  readonly runId: string;
  readonly kind: string;
  readonly businessDate: IsoDate | null;
  readonly source: string;
  readonly materializationVersion: string;
  readonly silentReason: string | null;
  readonly status: 'running' | 'succeeded' | 'failed';
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp | null;
  readonly error: string | null;
  readonly report: object | null;
}

function selectRuns(db: Database | Transaction) {
  return db
    .selectFrom('ops.runs')
    .select([
      'run_id as runId',
      'kind',
      'business_date as businessDate',
      'source',
      'materialization_version as materializationVersion',
      'silent_reason as silentReason',
      'status',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'error',
      'report',
    ]);
}

export async function getRun(db: Database | Transaction, runId: string): Promise<RunRecord | null> {
  return (await selectRuns(db).where('run_id', '=', runId).executeTakeFirst()) ?? null;
}

/** The latest runs first. */
export async function listRuns(db: Database | Transaction, limit: number): Promise<readonly RunRecord[]> {
  return selectRuns(db).orderBy('started_at', 'desc').orderBy('run_id').limit(limit).execute();
}

export async function finishRun(
  db: Database | Transaction,
  runId: string,
  end: { readonly counts: Readonly<Record<string, number>>; readonly report: object },
): Promise<void> {
  await sql`
    update ops.runs set status = 'succeeded', finished_at = now(), error = null,
      counts = ${JSON.stringify(end.counts)}::jsonb, report = ${JSON.stringify(end.report)}::jsonb
    where run_id = ${runId}
  `.execute(db);
}

/** Does not fail a run that has succeeded: the message may be late, from an earlier attempt. */
export async function failRun(db: Database | Transaction, runId: string, error: string): Promise<void> {
  await sql`
    update ops.runs set status = 'failed', finished_at = now(), error = ${error}
    where run_id = ${runId} and status = 'running'
  `.execute(db);
}

/** An older nightly run was killed with its workflow before it could report. */
const NIGHTLY_HOURS = 24;

/** The business date of a nightly run in progress, the one that began first; null: none is. */
export async function nightUnderWay(db: Database | Transaction): Promise<IsoDate | null> {
  const { rows } = await sql<{ date: IsoDate }>`
    select business_date as date from ops.runs
    where kind = 'nightly' and status = 'running' and started_at > now() - make_interval(hours => ${NIGHTLY_HOURS})
    order by started_at limit 1
  `.execute(db);
  return rows[0]?.date ?? null;
}

export async function isNightlyUnderWay(db: Database | Transaction): Promise<boolean> {
  return (await nightUnderWay(db)) !== null;
}

/** The business dates without a successful nightly run of the source, in the order given. */
export async function missingNightlyDates(
  db: Database | Transaction,
  source: string,
  businessDates: readonly IsoDate[],
): Promise<readonly IsoDate[]> {
  if (businessDates.length === 0) return [];
  const { rows } = await sql<{ business_date: IsoDate }>`
    select distinct business_date from ops.runs
    where kind = 'nightly' and status = 'succeeded' and source = ${source}
      and business_date = any(${[...businessDates]}::date[])
  `.execute(db);
  const done = new Set(rows.map((row) => row.business_date));
  return businessDates.filter((date) => !done.has(date));
}
