import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { SourceRef } from '../../../core/run-plan.ts';
import type { Database, Transaction } from '../../database.ts';

/** What a poll knows of those before it. The time is the database's: workers' clocks may differ. */
export interface PollStart {
  readonly now: IsoTimestamp;
  /** Null: no poll has read this feed yet. */
  readonly readAt: IsoTimestamp | null;
  readonly releaseReadAt: IsoTimestamp | null;
}

export async function beginPoll(db: Database, source: SourceRef): Promise<PollStart> {
  const { rows } = await sql<PollStart>`
    select now() as now, p.read_at as "readAt", p.release_read_at as "releaseReadAt"
    from (values (1)) one left join raw.feed_polls p on p.source = ${source}
  `.execute(db);
  const [start] = rows;
  if (!start) throw new RangeError('an outer join of one row has a row');
  return start;
}

export interface PollOutcome {
  readonly source: SourceRef;
  /** Whether the poll announced filings. */
  readonly hasNews: boolean;
  /** It read down to the close of the previous business day. */
  readonly readRelease: boolean;
  /** Its page limit, if it ended there. */
  readonly pageLimit: number | null;
  /** What kept it from reading the feed, or the rest of it. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** Records a poll. Consecutive failures are counted until a poll reads the feed. */
export async function recordPoll(db: Database | Transaction, poll: PollOutcome): Promise<void> {
  const { source, hasNews, readRelease, pageLimit, failure } = poll;
  await sql`
    insert into raw.feed_polls as t (
      source, polled_at, read_at, release_read_at, new_filings_at, page_limit_at, page_limit,
      failing_since, failures, failure_code, failure)
    select ${source}, now(),
      case when ${failure === null} then now() end, case when ${readRelease} then now() end,
      case when ${hasNews} then now() end, case when ${pageLimit}::int is not null then now() end, ${pageLimit}::int,
      case when ${failure !== null} then now() end, ${failure === null ? 0 : 1}::int,
      ${failure?.code ?? null}::text, ${failure?.message.slice(0, 1_000) ?? null}::text
    on conflict (source) do update set
      polled_at = now(),
      read_at = coalesce(excluded.read_at, t.read_at),
      release_read_at = coalesce(excluded.release_read_at, t.release_read_at),
      new_filings_at = coalesce(excluded.new_filings_at, t.new_filings_at),
      page_limit_at = coalesce(excluded.page_limit_at, t.page_limit_at),
      page_limit = coalesce(excluded.page_limit, t.page_limit),
      failing_since = case when excluded.failures = 0 then null else coalesce(t.failing_since, now()) end,
      failures = case when excluded.failures = 0 then 0 else t.failures + 1 end,
      failure_code = excluded.failure_code, failure = excluded.failure
  `.execute(db);
}

/** A feed for `tidemark status`. */
export interface FeedStatus {
  readonly source: SourceRef;
  readonly polledAt: IsoTimestamp;
  readonly readAt: IsoTimestamp | null;
  readonly newFilingsAt: IsoTimestamp | null;
  /** Last poll that ended at its page limit. */
  readonly pageLimitAt: IsoTimestamp | null;
  readonly pageLimit: number | null;
  readonly failingSince: IsoTimestamp | null;
  readonly failures: number;
  readonly failure: string | null;
  /** Filings that the feed listed and no index has read yet. */
  readonly awaiting: number;
  /** Filings whose date's index does not list them. */
  readonly unconfirmed: number;
  readonly unconfirmedExamples: readonly { readonly accessionNumber: AccessionNumber; readonly filedDate: IsoDate }[];
}

export async function feedStatus(db: Database): Promise<readonly FeedStatus[]> {
  const { rows } = await sql<FeedStatus>`
    select p.source, p.polled_at as "polledAt", p.read_at as "readAt", p.new_filings_at as "newFilingsAt",
      p.page_limit_at as "pageLimitAt", p.page_limit as "pageLimit", p.failing_since as "failingSince", p.failures,
      p.failure, coalesce(c.awaiting, 0) as awaiting, coalesce(c.unconfirmed, 0) as unconfirmed,
      coalesce(e.examples, '[]') as "unconfirmedExamples"
    from raw.feed_polls p
    left join lateral (
      select (count(*) filter (where unconfirmed_at is null))::int as awaiting,
        (count(*) filter (where unconfirmed_at is not null))::int as unconfirmed
      from raw.feed_sightings s where s.source = p.source and s.confirmed_at is null
    ) c on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('accessionNumber', accession_number, 'filedDate', filed_date)
        order by filed_date desc, accession_number) as examples
      from (
        select accession_number, filed_date from raw.feed_sightings s
        where s.source = p.source and s.confirmed_at is null and s.unconfirmed_at is not null
        order by filed_date desc, accession_number limit 3
      ) newest
    ) e on true
    order by p.source
  `.execute(db);
  return rows;
}
