import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Database } from '../../database.ts';
import { countPending } from '../filings/pending-filings.ts';
import { countWaiting, type WaitingRetries } from '../filings/retries.ts';
import { activeParserVersions } from './promotions.ts';
import { listRuns, type RunRecord } from './runs.ts';

/** Freshness, lag and failures, for `tidemark status`. */
export interface DeploymentStatus {
  readonly runs: readonly Omit<RunRecord, 'report'>[];
  readonly filings: {
    readonly byState: Readonly<Record<string, number>>;
    /** Not read by all parsers of this build. */
    readonly pending: number;
    readonly newestFiledDate: IsoDate | null;
    /** Median from acceptance to first seen, of the newest date's filings, in milliseconds. */
    readonly medianLagMs: number | null;
  };
  readonly retries: WaitingRetries;
  readonly failures: readonly { readonly code: string; readonly count: number; readonly example: string }[];
  readonly parsers: readonly { readonly parserId: string; readonly active: ParserVersion }[];
  readonly scores: readonly {
    readonly methodologyVersion: string;
    readonly newestAsOf: IsoDate;
    readonly issuers: number;
    readonly published: number;
  }[];
  readonly outbox: number;
}

export async function deploymentStatus(
  db: Database,
  parserVersions: readonly ParserVersion[],
): Promise<DeploymentStatus> {
  const { rows: states } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from raw.filings group by state order by state
  `.execute(db);
  const { rows: newest } = await sql<{ date: IsoDate | null; lag: number | null }>`
    select n.date, (
      select percentile_cont(0.5) within group (order by extract(epoch from f.first_seen_at - f.public_at)) * 1000
      from raw.filings f where f.filed_date = n.date
    )::float8 as lag
    from (select max(filed_date) as date from raw.filings) n
  `.execute(db);
  const { rows: failures } = await sql<DeploymentStatus['failures'][number]>`
    select coalesce(state_code, 'no-reason') as code, count(*)::int as count, min(accession_number) as example
    from raw.filings where state in ('failed', 'missing', 'rejected')
    group by 1 order by 2 desc, 1
  `.execute(db);
  const { rows: scores } = await sql<DeploymentStatus['scores'][number]>`
    select s.methodology_version as "methodologyVersion", s.as_of_date as "newestAsOf", count(*)::int as issuers,
      (count(*) filter (where s.status = 'published'))::int as published
    from score.scores s
    where s.as_of_date = (select max(t.as_of_date) from score.scores t where t.methodology_version = s.methodology_version)
    group by 1, 2 order by 1
  `.execute(db);
  const { rows: outbox } = await sql<{ count: number }>`select count(*)::int as count from events.outbox`.execute(db);
  const runs: readonly (RunRecord & { readonly startedAt: IsoTimestamp })[] = await listRuns(db, 10);
  return {
    runs: runs.map(({ report: _, ...run }) => run),
    filings: {
      byState: Object.fromEntries(states.map(({ state, count }) => [state, count])),
      pending: await countPending(db, { selector: { by: 'all' }, source: null, parserVersions }),
      newestFiledDate: newest[0]?.date ?? null,
      medianLagMs: newest[0]?.lag ?? null,
    },
    retries: await countWaiting(db),
    failures,
    parsers: [...(await activeParserVersions(db))].map(([parserId, active]) => ({ parserId, active })),
    scores,
    outbox: outbox[0]?.count ?? 0,
  };
}
