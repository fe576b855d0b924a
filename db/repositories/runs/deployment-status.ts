import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import { PENDING_COUNT_LIMIT } from '../../../core/run-plan.ts';
import type { Database } from '../../database.ts';
import { countPending } from '../filings/pending-filings.ts';
import { countWaiting, type WaitingRetries } from '../filings/retries.ts';
import { loadUnmappedConcepts, type UnmappedSummary } from '../filings/unmapped-concepts.ts';
import { type FeedStatus, feedStatus } from './feed-polls.ts';
import { activeParserVersions } from './promotions.ts';
import { listRuns, type RunRecord } from './runs.ts';

/** Freshness, lag and failures, for `tidemark status`. */
export interface DeploymentStatus {
  readonly runs: readonly Omit<RunRecord, 'report'>[];
  readonly filings: {
    readonly byState: Readonly<Record<string, number>>;
    /** The number of processed filings is an estimate, because there are many. */
    readonly isEstimated: boolean;
    /** Not read by all parsers of this build. */
    readonly pending: number;
    readonly newestFiledDate: IsoDate | null;
    /** Median from acceptance to first seen, of the newest date's filings, in milliseconds. */
    readonly medianLagMs: number | null;
  };
  readonly feeds: readonly FeedStatus[];
  readonly retries: WaitingRetries;
  readonly failures: readonly { readonly code: string; readonly count: number; readonly example: string }[];
  readonly parsers: readonly { readonly parserId: string; readonly active: ParserVersion }[];
  readonly scores: readonly {
    readonly methodologyVersion: string;
    readonly newestAsOf: IsoDate;
    readonly issuers: number;
    readonly published: number;
  }[];
  /** Concepts on faces of statements that the promoted statements parser does not map; null: none is promoted. */
  readonly unmapped: UnmappedSummary | null;
  /** Events so far that readers can see. */
  readonly outbox: number;
}

const UNMAPPED_SHOWN = 10;

export async function deploymentStatus(
  db: Database,
  parserVersions: readonly ParserVersion[],
): Promise<DeploymentStatus> {
  const { byState, isEstimated } = await countByState(db);
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
    from score.methodologies m
    cross join lateral (
      select t.as_of_date from score.scores t where t.methodology_version = m.version order by t.as_of_date desc limit 1
    ) newest
    join score.scores s on s.methodology_version = m.version and s.as_of_date = newest.as_of_date
    group by 1, 2 order by 1
  `.execute(db);
  const { rows: outbox } = await sql<{ last: number }>`
    select last_position::float8 as last from events.outbox_head
  `.execute(db);
  const active = await activeParserVersions(db);
  const statements = active.get('statements');
  const runs: readonly (RunRecord & { readonly startedAt: IsoTimestamp })[] = await listRuns(db, 10);
  return {
    runs: runs.map(({ report: _, ...run }) => run),
    filings: {
      byState,
      isEstimated,
      pending: await countPending(db, { selector: { by: 'all' }, source: null, parserVersions }),
      newestFiledDate: newest[0]?.date ?? null,
      medianLagMs: newest[0]?.lag ?? null,
    },
    feeds: await feedStatus(db),
    retries: await countWaiting(db),
    failures,
    parsers: [...active].map(([parserId, version]) => ({ parserId, active: version })),
    scores,
    unmapped: statements === undefined ? null : await loadUnmappedConcepts(db, statements, UNMAPPED_SHOWN),
    outbox: outbox[0]?.last ?? 0,
  };
}

/** Larger tables are estimated from PostgreSQL's statistics: an exact count reads an index entry for each filing. */
const EXACT_FILINGS = 200_000;

/** Filings by state. The unfinished are counted by their own indexes (pending ones up to a limit), the rest estimated. */
async function countByState(
  db: Database,
): Promise<{ readonly byState: Readonly<Record<string, number>>; readonly isEstimated: boolean }> {
  const { rows: unfinished } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from (
      (select state from raw.filings where state in ('discovered', 'stored') limit ${PENDING_COUNT_LIMIT})
      union all
      (select state from raw.filings where state in ('missing', 'rejected', 'failed') limit ${PENDING_COUNT_LIMIT})
    ) f group by state
  `.execute(db);
  const { rows: size } = await sql<{ estimate: number }>`
    select reltuples::float8 as estimate from pg_class where oid = 'raw.filings'::regclass
  `.execute(db);
  const estimate = size[0]?.estimate ?? 0;
  const isEstimated = estimate > EXACT_FILINGS;
  let processed = estimate - unfinished.reduce((sum, { count }) => sum + count, 0);
  if (!isEstimated) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from raw.filings where state = 'processed'
    `.execute(db);
    processed = rows[0]?.count ?? 0;
  }
  const states = [...unfinished, { state: 'processed', count: Math.max(0, processed) }];
  const byState = Object.fromEntries(
    states
      .filter(({ count }) => count > 0)
      .sort((a, b) => (a.state < b.state ? -1 : 1))
      .map(({ state, count }) => [state, count]),
  );
  return { byState, isEstimated };
}
