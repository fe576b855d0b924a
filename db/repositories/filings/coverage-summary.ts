import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Database } from '../../database.ts';
import { type Coverage, loadDatasetCoverage } from './coverage.ts';

/** Coverage over all issuers, as counted at one time. */
export interface CoverageSummary extends Coverage {
  readonly countedAt: IsoTimestamp;
  /** Issuers with a processed filing. */
  readonly issuers: number;
  /** Tickers that are held now, and the issuers that hold them. */
  readonly tickers: number;
  readonly issuersWithTicker: number;
}

/** A count reads every filing. Runs that end one after the other spend at most this part of their time on it. */
const PART_OF_TIME = 0.1;

/** Counts again, at the end of a run, unless the last count took too long to be repeated so soon. */
export async function refreshCoverageSummary(db: Database): Promise<void> {
  const { rows } = await sql<{ isSoon: boolean }>`
    select counted_at + duration_ms / ${PART_OF_TIME}::float8 * interval '1 millisecond' > clock_timestamp() as "isSoon"
    from ops.coverage_summaries where issuers = 'all'
  `.execute(db);
  if (rows[0]?.isSoon === true) return;
  const started = performance.now();
  const { countedAt, ...body } = await countCoverage(db);
  await sql`
    insert into ops.coverage_summaries (issuers, counted_at, duration_ms, body)
    values ('all', ${countedAt}, ${performance.now() - started}, ${JSON.stringify(body)}::jsonb)
    on conflict (issuers) do update
      set counted_at = excluded.counted_at, duration_ms = excluded.duration_ms, body = excluded.body
      where coverage_summaries.counted_at < excluded.counted_at
  `.execute(db);
}

/** What the last run counted; counted now where no run has, which only a database without runs needs. */
export async function loadCoverageSummary(db: Database): Promise<CoverageSummary> {
  const { rows } = await sql<{ countedAt: IsoTimestamp; body: Omit<CoverageSummary, 'countedAt'> }>`
    select counted_at as "countedAt", body from ops.coverage_summaries where issuers = 'all'
  `.execute(db);
  const [stored] = rows;
  return stored === undefined ? countCoverage(db) : { ...stored.body, countedAt: stored.countedAt };
}

async function countCoverage(db: Database): Promise<CoverageSummary> {
  const { rows } = await sql<Omit<CoverageSummary, keyof Coverage>>`
    select clock_timestamp() as "countedAt",
      (select count(distinct cik)::int from raw.filings where state = 'processed') as issuers,
      count(distinct value_key)::int as tickers, count(distinct cik)::int as "issuersWithTicker"
    from reference.identifiers where kind = 'ticker' and valid_to is null
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new TypeError('an aggregate without a row');
  return { ...(await loadDatasetCoverage(db, null)), ...counts };
}
