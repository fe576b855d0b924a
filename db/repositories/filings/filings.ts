import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { OutboxEvent } from '../../../core/events.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../../core/ids.ts';
import { publicTimeOf } from '../../../core/public-time.ts';
import type { Database, Transaction } from '../../database.ts';
import type { FilingState } from '../../tables/raw.ts';
import { recordset } from '../../upsert.ts';
import { appendEvents } from '../runs/outbox.ts';
import { markFilers } from './filing-filers.ts';
import { recordListings } from './filing-sources.ts';
import { recordAcceptanceTimes } from './filing-times.ts';

/** A line of an index: one filer of one filing. A filing with several filers has several. */
export interface DiscoveredFiling {
  readonly accessionNumber: AccessionNumber;
  readonly cik: Cik;
  readonly companyName: string | null;
  readonly form: string;
  readonly filedDate: IsoDate;
  /** From submissions JSON or the feed; an index does not state it. */
  readonly acceptedAt: IsoTimestamp | null;
  readonly periodOfReport: IsoDate | null;
  readonly url: string;
  /** The source whose index lists it. */
  readonly source: string;
}

export interface Discovered {
  readonly inserted: number;
  readonly known: number;
  /** Those inserted, by accession number. */
  readonly newFilings: readonly AccessionNumber[];
}

/**
 * Records discovered filings, in one transaction. New ones emit `filing.published`; known ones only gain an acceptance
 * time, a filer that was missing, or another source that lists them.
 *
 * @param run the run that found them; the events of a silent one are delivered to nobody
 */
export async function insertDiscovered(
  db: Database | Transaction,
  filings: readonly DiscoveredFiling[],
  run: { readonly silent?: boolean | undefined } = {},
): Promise<Discovered> {
  const byAccession = new Map<AccessionNumber, DiscoveredFiling>();
  for (const filing of filings) {
    if (!byAccession.has(filing.accessionNumber)) byAccession.set(filing.accessionNumber, filing);
  }
  if (byAccession.size === 0) return { inserted: 0, known: 0, newFilings: [] };
  // In key order, so that two processes that discover the same filings cannot deadlock.
  const unique = [...byAccession.values()].sort((a, b) => (a.accessionNumber < b.accessionNumber ? -1 : 1));
  const write = async (trx: Transaction) => {
    if (!run.silent) await forgetSilence(trx, [...byAccession.keys()]);
    const newFilings = await insertFilings(trx, unique, filings, run);
    // A statement of its own too: the filing may have been inserted without its time meanwhile.
    await recordAcceptanceTimes(trx, unique);
    await markFilers(trx, [...byAccession.keys()]);
    // A statement of its own: the insertion does not see a filing that another source inserts at the same time.
    for (const [source, listed] of Map.groupBy(unique, (filing) => filing.source)) {
      await recordListings(
        trx,
        source,
        listed.map(({ accessionNumber }) => accessionNumber),
      );
    }
    const inserted = newFilings.length;
    return { inserted, known: unique.length - inserted, newFilings };
  };
  return db.isTransaction ? write(db as Transaction) : db.transaction().execute(write);
}

/** @returns the filings that were new */
async function insertFilings(
  trx: Transaction,
  unique: readonly DiscoveredFiling[],
  lines: readonly DiscoveredFiling[],
  run: { readonly silent?: boolean | undefined },
): Promise<readonly AccessionNumber[]> {
  const filingRows = unique.map((filing) => {
    const { publicAt, publicAtEstimated } = publicTimeOf(filing);
    return {
      accession_number: filing.accessionNumber,
      cik: filing.cik,
      form: filing.form,
      filed_date: filing.filedDate,
      accepted_at: filing.acceptedAt,
      public_at: publicAt,
      public_at_estimated: publicAtEstimated,
      period_of_report: filing.periodOfReport,
      url: filing.url,
      source: filing.source,
    };
  });
  const filerRows = lines.map((filing) => ({
    cik: filing.cik,
    accession_number: filing.accessionNumber,
    role: 'other',
    name: filing.companyName,
  }));
  const { rows } = await sql<PublishedFiling>`
    with incoming as (select * from ${recordset('raw.filings', filingRows)}),
    written as (
      insert into raw.filings
        (accession_number, cik, form, filed_date, accepted_at, public_at, public_at_estimated, period_of_report, url, source)
      select accession_number, cik, form, filed_date, accepted_at, public_at, public_at_estimated, period_of_report, url, source
      from incoming order by accession_number
      -- Of any index: filings_by_cik is unique too, and may be the first to meet a concurrent insertion.
      on conflict do nothing
      returning accession_number, cik, form, filed_date, public_at, url
    ),
    filers as (
      insert into raw.filing_filers (cik, accession_number, role, name)
      select distinct on (l.cik, l.accession_number) l.cik, l.accession_number, l.role, l.name
      from ${recordset('raw.filing_filers', filerRows)} l
      -- A header is authoritative for filers and their roles.
      where not exists (
        select from raw.filings f where f.accession_number = l.accession_number and f.header is not null
      )
      order by l.cik, l.accession_number
      on conflict (cik, accession_number, role) do nothing
    )
    select accession_number as "accessionNumber", cik, form, filed_date as "filedDate", public_at as "publicAt", url
    from written order by accession_number
  `.execute(trx);
  await appendEvents(trx, rows.map(publishedEvent), run);
  return rows.map(({ accessionNumber }) => accessionNumber);
}

/** Publishes the filings that only silent runs have seen, and that none has read: to those who listen they are news. */
async function forgetSilence(trx: Transaction, accessionNumbers: readonly AccessionNumber[]): Promise<void> {
  const { rows } = await sql<PublishedFiling>`
    with unread as (
      select accession_number, cik, form, filed_date, public_at, url from raw.filings
      where accession_number = any(${[...accessionNumbers]}) and state = 'discovered'
    ), forgotten as (
      delete from events.outbox o using unread u
      where o.event_type = 'filing.published' and o.natural_key = u.accession_number and o.silent
      returning o.natural_key
    )
    select accession_number as "accessionNumber", cik, form, filed_date as "filedDate", public_at as "publicAt", url
    from unread where accession_number in (select natural_key from forgotten) order by accession_number
  `.execute(trx);
  await appendEvents(trx, rows.map(publishedEvent));
}

type PublishedFiling = Pick<FilingRecord, 'accessionNumber' | 'cik' | 'form' | 'filedDate' | 'publicAt' | 'url'>;

function publishedEvent(filing: PublishedFiling): OutboxEvent {
  const { accessionNumber, publicAt, url: filingUrl } = filing;
  const provenance = { accessionNumber, filingUrl, publicAt };
  return { eventType: 'filing.published', naturalKey: accessionNumber, payload: { ...filing, provenance } };
}

/** Whether nothing has been discovered yet. */
export async function isWithoutFilings(db: Database | Transaction): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from raw.filings) as empty`.execute(db);
  return rows[0]?.empty ?? true;
}

/** A filing as the pipeline's steps see it. */
export interface FilingRecord {
  readonly accessionNumber: AccessionNumber;
  readonly cik: Cik;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly acceptedAt: IsoTimestamp | null;
  readonly publicAt: IsoTimestamp;
  readonly publicAtEstimated: boolean;
  readonly url: string;
  readonly source: string;
  readonly state: FilingState;
  readonly stateCode: string | null;
  readonly rawSourceKey: RawSourceKey | null;
  readonly retrievedAt: IsoTimestamp | null;
  /** Failures in a row for causes that may pass. */
  readonly attempts: number;
  /** It failed, and its retry is not due yet. */
  readonly isWaiting: boolean;
  /** Days since the filing date, by the database's clock. */
  readonly ageDays: number;
}

/** Filings by accession number, in that order; unknown ones are skipped. */
export async function getFilings(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<readonly FilingRecord[]> {
  return db
    .selectFrom('raw.filings')
    .select([
      'accession_number as accessionNumber',
      'cik',
      'form',
      'filed_date as filedDate',
      'accepted_at as acceptedAt',
      'public_at as publicAt',
      'public_at_estimated as publicAtEstimated',
      'url',
      'source',
      'state',
      'state_code as stateCode',
      'raw_source_key as rawSourceKey',
      'retrieved_at as retrievedAt',
      'attempts',
      sql<boolean>`coalesce(retry_at > now(), false)`.as('isWaiting'),
      sql<number>`current_date - filed_date`.as('ageDays'),
    ])
    .where(sql<boolean>`accession_number = any(${[...accessionNumbers]})`)
    .orderBy('accession_number')
    .execute();
}

/**
 * Locks filings for the rest of the transaction, always in the same order. A load starts with it, so that an abandoned
 * attempt that is still running and its retry are serialized.
 */
export async function lockFilings(trx: Transaction, accessionNumbers: readonly AccessionNumber[]): Promise<void> {
  await sql`
    select from raw.filings where accession_number = any(${[...accessionNumbers]})
    order by accession_number for no key update
  `.execute(trx);
}

export interface StoredFiling {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly bytes: number;
  readonly retrievedAt: IsoTimestamp;
}

/** Records that filings' bytes are stored. A filing with the same bytes keeps its state and retrieval time. */
export async function markStored(db: Database | Transaction, filings: readonly StoredFiling[]): Promise<number> {
  if (filings.length === 0) return 0;
  const rows = filings.map((filing) => ({
    accession_number: filing.accessionNumber,
    raw_source_key: filing.rawSourceKey,
    bytes: filing.bytes,
    retrieved_at: filing.retrievedAt,
  }));
  const result = await sql`
    update raw.filings f
    set state = 'stored', state_code = null, state_reason = null, state_changed_at = now(),
        raw_source_key = i.raw_source_key, bytes = i.bytes, retrieved_at = i.retrieved_at, parser_set = null,
        retry_at = null
    from ${recordset('raw.filings', rows)} i
    where f.accession_number = i.accession_number
      and (f.raw_source_key is distinct from i.raw_source_key or f.state in ('discovered', 'missing', 'failed'))
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

export interface FilingStateChange {
  readonly accessionNumber: AccessionNumber;
  readonly state: FilingState;
  /** Required by the states missing, rejected and failed. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** Of a processed filing: the parsers that ran (`parserSetOf`). */
  readonly parserSet?: number | null;
  /** Of a failure that may pass: how many there were in a row, and when the filing is tried again (null: never). */
  readonly retry?: { readonly attempts: number; readonly afterHours: number | null } | null;
}

/** Moves filings to states; a no-op for those already there with the same reason. */
export async function markStates(db: Database | Transaction, changes: readonly FilingStateChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const rows = changes.map(({ accessionNumber, state, reason, parserSet = null, retry = null }) => ({
    accession_number: accessionNumber,
    state,
    state_code: reason?.code ?? null,
    state_reason: reason?.message ?? null,
    parser_set: parserSet,
    attempts: retry?.attempts ?? 0,
  }));
  const numbers = changes.map(({ accessionNumber }) => accessionNumber);
  const hours = changes.map(({ retry }) => retry?.afterHours ?? null);
  const result = await sql`
    update raw.filings f
    set state = i.state, state_code = i.state_code, state_reason = i.state_reason, parser_set = i.parser_set,
        attempts = i.attempts, retry_at = now() + make_interval(hours => r.hours), state_changed_at = now()
    from ${recordset('raw.filings', rows)} i
    join unnest(${numbers}::text[], ${hours}::int[]) as r (accession_number, hours) using (accession_number)
    where f.accession_number = i.accession_number
      and ((f.state, f.state_code, f.state_reason, f.parser_set, f.attempts)
          is distinct from (i.state, i.state_code, i.state_reason, i.parser_set, i.attempts)
        or f.retry_at is not null and r.hours is null)
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

export interface FilingRead {
  readonly accessionNumber: AccessionNumber;
  /** With the version that has now read it. */
  readonly parserSet: number;
  /** The version failed for a cause that may pass; null: nothing to try again. */
  readonly retry: FilingStateChange['retry'];
}

/** Adds to what has read processed filings. Their states stay, and so does a retry that another parser waits for. */
export async function markRead(trx: Transaction, reads: readonly FilingRead[]): Promise<void> {
  await sql`
    update raw.filings f
    set parser_set = i.parser_set, attempts = coalesce(i.attempts, f.attempts),
        retry_at = coalesce(f.retry_at, now() + make_interval(hours => i.hours))
    from unnest(
      ${reads.map(({ accessionNumber }) => accessionNumber)}::text[], ${reads.map(({ parserSet }) => parserSet)}::int[],
      ${reads.map(({ retry }) => retry?.attempts ?? null)}::int[], ${reads.map(({ retry }) => retry?.afterHours ?? null)}::int[]
    ) as i (accession_number, parser_set, attempts, hours)
    where f.accession_number = i.accession_number and f.state = 'processed'
  `.execute(trx);
}
