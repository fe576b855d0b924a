import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Monitor, MonitorMatch, MonitorRow } from '../../../core/monitors.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';
import type { EvaluationStart } from './monitors.ts';

const COLUMNS = sql`match_id as "matchId", monitor_id as "monitorId", match_key as key, cik,
  accession_number as "accessionNumber", parser_version as "parserVersion", raw_source_key as "rawSourceKey",
  filing_url as "filingUrl", public_at as "publicAt", source_span as "sourceSpan", row_values as values,
  matched_words as "matchedWords", silent, found_at as "foundAt"`;

export type LockedMonitor = Pick<Monitor, 'monitorId' | 'organizationId' | 'name' | 'search' | 'destination'>;

/**
 * Locks monitors for the rest of the transaction, in one order: two evaluations that find the same rows take turns.
 *
 * @returns those that are still active, with their destinations of now
 */
export async function lockMonitors(trx: Transaction, monitorIds: readonly string[]): Promise<readonly LockedMonitor[]> {
  const { rows } = await sql<LockedMonitor>`
    select monitor_id as "monitorId", organization_id as "organizationId", name, search, destination from api.monitors
    where monitor_id = any(${[...monitorIds]}::uuid[]) and is_active order by monitor_id for no key update
  `.execute(trx);
  return rows;
}

/**
 * Stores matches of monitors that the caller has locked, each once for its key. A match is silent if its filing was found,
 * or its row written, by a run whose events are delivered to nobody.
 *
 * @returns those that were not known, in order
 */
export async function insertMatches(
  trx: Transaction,
  matches: readonly { readonly monitorId: string; readonly row: MonitorRow }[],
): Promise<readonly MonitorMatch[]> {
  if (matches.length === 0) return [];
  const rows = matches.toSorted(byTime).map(({ monitorId, row }) => ({
    match_id: uuidv7(),
    monitor_id: monitorId,
    match_key: row.key,
    cik: row.cik,
    accession_number: row.accessionNumber,
    parser_version: row.parserVersion,
    raw_source_key: row.rawSourceKey,
    filing_url: row.filingUrl,
    public_at: row.publicAt,
    source_span: row.sourceSpan,
    row_values: row.values,
    matched_words: row.matchedWords,
    run_id: row.runId,
  }));
  const { rows: inserted } = await sql<MonitorMatch>`
    insert into events.monitor_matches (match_id, monitor_id, match_key, cik, accession_number, parser_version,
      raw_source_key, filing_url, public_at, source_span, row_values, matched_words, silent)
    select match_id, monitor_id, match_key, cik, accession_number, parser_version, raw_source_key, filing_url, public_at,
      source_span, row_values, matched_words,
      exists (
        select from events.outbox o
        where o.event_type = 'filing.published' and o.natural_key = e.accession_number and o.silent
      ) or exists (
        select from ops.parse_runs p join ops.runs r using (run_id)
        where p.cik = e.cik and p.accession_number = e.accession_number and p.parser_version = e.parser_version
          and r.silent_reason is not null
      ) or exists (select from ops.runs r where r.run_id = e.run_id and r.silent_reason is not null)
    from jsonb_to_recordset(${JSON.stringify(storableValue(rows))}::jsonb) as e (
      match_id uuid, monitor_id uuid, match_key text, cik text, accession_number text, parser_version text,
      raw_source_key text, filing_url text, public_at timestamptz, source_span text, row_values jsonb,
      matched_words jsonb, run_id text
    )
    order by match_id
    on conflict (monitor_id, match_key) do nothing
    returning ${COLUMNS}
  `.execute(trx);
  return inserted.toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
}

/** In the order in which the rows were news, so that what an evaluation finds reads as a history. */
function byTime({ row: a }: { readonly row: MonitorRow }, { row: b }: { readonly row: MonitorRow }): number {
  const [first, second] = [timeOf(a), timeOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function timeOf({ publicAt, values, recordedAt }: MonitorRow): string {
  return publicAt ?? (typeof values['asOf'] === 'string' ? values['asOf'] : recordedAt);
}

/**
 * Records that monitors were evaluated. What an evaluation that began later has recorded stays, unless the clock was set
 * back since.
 */
export async function markChecked(
  db: Database | Transaction,
  monitorIds: readonly string[],
  { at, resumeFrom }: EvaluationStart,
): Promise<void> {
  await sql`
    update api.monitors set
      last_checked_at = greatest(last_checked_at, ${at}::timestamptz), last_error = null,
      resume_from = case
        when resume_from > ${at}::timestamptz + interval '1 minute' then ${resumeFrom}::timestamptz
        else greatest(resume_from, ${resumeFrom}::timestamptz)
      end
    where monitor_id = any(${[...monitorIds]}::uuid[]) and is_active
  `.execute(db);
}

/** Records why monitors could not be evaluated: what is new to them stays new. */
export async function markFailed(
  db: Database | Transaction,
  monitorIds: readonly string[],
  error: string,
): Promise<void> {
  await sql`
    update api.monitors set last_error = ${error.slice(0, 1_000)} where monitor_id = any(${[...monitorIds]}::uuid[])
  `.execute(db);
}

/** Matches of a monitor, the oldest first: those found since an instant, or the newest `limit`. */
export async function listMatches(
  db: Database | Transaction,
  {
    monitorId,
    since = null,
    limit,
  }: {
    readonly monitorId: string;
    readonly since?: IsoTimestamp | null;
    readonly limit: number;
  },
): Promise<readonly MonitorMatch[]> {
  const { rows } = await sql<MonitorMatch>`
    select * from (
      select ${COLUMNS}, position from events.monitor_matches
      where monitor_id = ${monitorId} and row_values is not null and (${since}::timestamptz is null or found_at >= ${since})
      order by position desc limit ${limit}
    ) newest order by position
  `.execute(db);
  return rows;
}

/** A match with its place among all, by which lists are paged. */
export interface PlacedMatch extends MonitorMatch {
  readonly position: number;
}

export interface MatchPage {
  readonly monitorId: string;
  /** Matches after this position; null: after the last one that was returned. */
  readonly after: number | null;
  readonly limit: number;
}

/** Matches that are delivered, the oldest first. */
export async function pageOfMatches(
  db: Database | Transaction,
  { monitorId, after, limit }: MatchPage,
): Promise<readonly PlacedMatch[]> {
  const start =
    after === null ? sql`(select o.returned_to from api.monitors o where o.monitor_id = ${monitorId})` : sql`${after}`;
  const { rows } = await sql<PlacedMatch>`
    select ${COLUMNS}, position::float8 as position from events.monitor_matches m
    where monitor_id = ${monitorId} and position > ${start} and not silent and row_values is not null
    order by m.position limit ${limit}
  `.execute(db);
  return rows;
}

/** The same, and remembers up to where they were returned. Callers take turns, so that each gets other matches. */
export function takeMatches(
  db: Database,
  page: MatchPage,
): Promise<{ readonly matches: readonly PlacedMatch[]; readonly hasMore: boolean }> {
  return db.transaction().execute(async (trx) => {
    const { monitorId, limit } = page;
    await sql`select from api.monitors where monitor_id = ${monitorId} for no key update`.execute(trx);
    const found = await pageOfMatches(trx, { ...page, limit: limit + 1 });
    const matches = found.slice(0, limit);
    const last = matches.at(-1);
    if (last !== undefined) {
      await sql`
        update api.monitors set returned_to = greatest(returned_to, ${last.position}) where monitor_id = ${monitorId}
      `.execute(trx);
    }
    return { matches, hasMore: found.length > limit };
  });
}
