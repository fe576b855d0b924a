import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { REUSING_CODES } from '../../../core/retry-policy.ts';
import type { FilingSelector } from '../../../core/run-plan.ts';
import type { Database } from '../../database.ts';
import { chosenBy } from './filing-selection.ts';

export const RETRYABLE_STATES = ['missing', 'rejected', 'failed'] as const;
export type RetryableState = (typeof RETRYABLE_STATES)[number];

/** Filings to try again: in one of these states, or with a parser that was rejected, for this reason. */
export interface RetryQuery {
  readonly selector: FilingSelector;
  /** Null: any. */
  readonly state: RetryableState | null;
  /** Null: any; then rejections of single parsers are not meant. */
  readonly code: string | null;
}

export interface RetryGroup {
  /** `processed`: one of its parsers was rejected for the reason. */
  readonly state: RetryableState | 'processed';
  readonly code: string | null;
  readonly source: string;
  readonly filings: number;
}

/** What a retry would take up, by state, reason and source. */
export async function countRetries(db: Database, query: RetryQuery): Promise<readonly RetryGroup[]> {
  const { rows } = await sql<RetryGroup>`
    select f.state, f.state_code as code, f.source, count(*)::int as filings
    from raw.filings f where ${isUnavailable(query)} group by 1, 2, 3
    union all
    select 'processed', ${query.code}, f.source, count(*)::int
    from raw.filings f where ${hasRejectedParser(query)} group by 3
    order by 1, 2, 3
  `.execute(db);
  return rows;
}

/** Filings of one statement, which holds their locks. */
const CHUNK = 5_000;

/**
 * Makes the filings pending again, with their failures forgotten. Bytes that may be at fault are fetched again; a filing
 * with a rejected parser keeps its rows and is parsed again.
 *
 * @returns how many filings
 */
export async function resetForRetry(db: Database, query: RetryQuery): Promise<number> {
  const reuses = sql`(f.raw_source_key is not null and f.state_code = any(${[...REUSING_CODES]}))`;
  const unavailable = await inChunks(
    db,
    (chunk) => sql`
      update raw.filings f
      set state = case when ${reuses} then 'stored' else 'discovered' end, state_code = null, state_reason = null,
        raw_source_key = case when ${reuses} then f.raw_source_key end, attempts = 0, retry_at = null,
        state_changed_at = now()
      where ${chunk} returning f.accession_number`,
    isUnavailable(query),
  );
  const rejected = await inChunks(
    db,
    (chunk) => sql`update raw.filings f set attempts = 0, retry_at = now() where ${chunk} returning f.accession_number`,
    hasRejectedParser(query),
  );
  return unavailable + rejected;
}

async function inChunks(
  db: Database,
  update: (chunk: RawBuilder<unknown>) => RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let changed = 0;
  for (let after = ''; ; ) {
    const chunk = sql`f.accession_number in (
      select f.accession_number from raw.filings f where ${condition} and f.accession_number > ${after}
      order by f.accession_number limit ${CHUNK} for no key update
    )`;
    const { rows } = await (update(chunk) as RawBuilder<{ accession_number: AccessionNumber }>).execute(db);
    changed += rows.length;
    if (rows.length < CHUNK) return changed;
    after =
      rows
        .map((row) => row.accession_number)
        .toSorted()
        .at(-1) ?? after;
  }
}

function isUnavailable({ selector, state, code }: RetryQuery): RawBuilder<unknown> {
  const states = state === null ? [...RETRYABLE_STATES] : [state];
  const ofCode = code === null ? sql`true` : sql`f.state_code = ${code}`;
  return sql`f.state in ('missing', 'rejected', 'failed') and f.state = any(${states}) and ${ofCode} and ${chosenBy(selector)}`;
}

function hasRejectedParser({ selector, state, code }: RetryQuery): RawBuilder<unknown> {
  if (state !== null || code === null) return sql`false`;
  return sql`f.state = 'processed' and ${chosenBy(selector)} and f.accession_number in (
    select r.accession_number from ops.parse_runs r where r.status = 'rejected' and r.reasons -> 0 ->> 'code' = ${code}
  )`;
}

export interface WaitingRetries {
  /** Filings whose retry is due, and those that wait for it. */
  readonly due: number;
  readonly waiting: number;
  readonly nextAt: IsoTimestamp | null;
}

export async function countWaiting(db: Database): Promise<WaitingRetries> {
  const { rows } = await sql<WaitingRetries>`
    select (count(*) filter (where retry_at <= now()))::int as due,
      (count(*) filter (where retry_at > now()))::int as waiting,
      min(retry_at) filter (where retry_at > now()) as "nextAt"
    from raw.filings where retry_at is not null
  `.execute(db);
  return rows[0] ?? { due: 0, waiting: 0, nextAt: null };
}
