import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { SourceRef } from '../../../core/run-plan.ts';
import type { Database, Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';
import { correctFilings, type ListedDetails } from './filing-corrections.ts';

/** Confirmed sightings are needed while the feed may still list them, which is a matter of days. */
const KEPT_DAYS = 30;

/** Older filings are the nights' to ingest. */
const PENDING_DAYS = 5;

/** Dates whose index is read again for filings that it did not list: EDGAR corrects its indexes within days. */
const MOST_DATES_AGAIN = 5;
const AGAIN_DAYS = 14;

/**
 * Whether a poll need not read below a filing: an earlier poll read on from it to what was known, or an index of the
 * source lists everything of its date.
 */
export async function isKnownToFeed(
  db: Database,
  source: SourceRef,
  { accessionNumber, filedDate }: Pick<ListedDetails, 'accessionNumber' | 'filedDate'>,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from raw.feed_sightings
      where source = ${source} and accession_number = ${accessionNumber} and is_joined
    ) or exists (
      select from raw.discoveries
      where source = ${source} and cik = '' and index_kind in ('daily-index', 'full-index')
        and from_date <= ${filedDate}::date and to_date >= ${filedDate}::date
    ) as known
  `.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Records what a poll saw, after its filings were inserted in the same transaction. A filing that was known before, but
 * not from the feed, needs no confirmation: a list named it.
 *
 * @param seen.isJoined the poll read on to what was known
 */
export async function recordSightings(
  trx: Transaction,
  seen: {
    readonly source: SourceRef;
    readonly filings: readonly ListedDetails[];
    readonly inserted: ReadonlySet<AccessionNumber>;
    readonly isJoined: boolean;
  },
): Promise<void> {
  const { source, filings, inserted, isJoined } = seen;
  if (filings.length === 0) return;
  const rows = filings.map(({ accessionNumber, form, filedDate }) => ({
    source,
    accession_number: accessionNumber,
    form,
    filed_date: filedDate,
    is_joined: isJoined,
  }));
  await sql`
    insert into raw.feed_sightings as t (source, accession_number, form, filed_date, is_joined, confirmed_at)
    select i.source, i.accession_number, i.form, i.filed_date, i.is_joined,
      case when i.accession_number = any(${[...inserted]}) then null else now() end
    from ${recordset('raw.feed_sightings', rows)} i
    order by i.accession_number
    on conflict (source, accession_number) do update set is_joined = true where excluded.is_joined and not t.is_joined
  `.execute(trx);
}

/**
 * Confirms sightings that an index of the source lists, with the form and filed date that the index states.
 *
 * @returns the filings whose form or date was corrected
 */
export async function confirmSightings(
  trx: Transaction,
  source: SourceRef,
  listed: readonly ListedDetails[],
): Promise<readonly AccessionNumber[]> {
  const stated = new Map(listed.map((one) => [one.accessionNumber, one]));
  const { rows } = await sql<{ accessionNumber: AccessionNumber }>`
    update raw.feed_sightings s set confirmed_at = now(), unconfirmed_at = null
    from (
      select source, accession_number from raw.feed_sightings
      where source = ${source} and accession_number = any(${[...stated.keys()]}) and confirmed_at is null
      order by accession_number for update
    ) found
    where s.source = found.source and s.accession_number = found.accession_number
    returning s.accession_number as "accessionNumber"
  `.execute(trx);
  return correctFilings(
    trx,
    rows.flatMap(({ accessionNumber }) => stated.get(accessionNumber) ?? []),
  );
}

/**
 * Marks the sightings of filing dates whose complete index does not list them, and drops confirmed ones that no feed
 * lists any more.
 *
 * @returns the filings marked now
 */
export async function markUnconfirmed(
  db: Database,
  { source, from, to }: { readonly source: SourceRef; readonly from: IsoDate; readonly to: IsoDate },
): Promise<readonly AccessionNumber[]> {
  const { rows } = await sql<{ accessionNumber: AccessionNumber }>`
    update raw.feed_sightings set unconfirmed_at = now()
    where source = ${source} and filed_date between ${from}::date and ${to}::date
      and confirmed_at is null and unconfirmed_at is null
    returning accession_number as "accessionNumber"
  `.execute(db);
  await sql`
    delete from raw.feed_sightings
    where source = ${source} and seen_at < now() - make_interval(days => ${KEPT_DAYS}::int) and confirmed_at is not null
  `.execute(db);
  return rows.map(({ accessionNumber }) => accessionNumber);
}

/** Of what a feed listed lately, filings that no run has finished: not fetched or parsed yet, or due for a retry. */
export async function pendingSightings(
  db: Database,
  { source, limit }: { readonly source: SourceRef; readonly limit: number },
): Promise<readonly AccessionNumber[]> {
  const { rows } = await sql<{ accessionNumber: AccessionNumber }>`
    select f.accession_number as "accessionNumber"
    from raw.feed_sightings s join raw.filings f using (accession_number)
    where s.source = ${source} and s.seen_at > now() - make_interval(days => ${PENDING_DAYS}::int)
      and (f.state in ('discovered', 'stored') or f.retry_at <= now())
    order by s.seen_at desc, f.accession_number limit ${limit}
  `.execute(db);
  return rows.map(({ accessionNumber }) => accessionNumber);
}

/** Recent filing dates before the given one with sightings that no index has confirmed, the newest first. */
export async function datesToConfirm(db: Database, source: SourceRef, before: IsoDate): Promise<readonly IsoDate[]> {
  const { rows } = await sql<{ date: IsoDate }>`
    select distinct filed_date as date from raw.feed_sightings
    where source = ${source} and confirmed_at is null
      and filed_date < ${before}::date and filed_date >= ${before}::date - ${AGAIN_DAYS}::int
    order by filed_date desc limit ${MOST_DATES_AGAIN}
  `.execute(db);
  return rows.map(({ date }) => date);
}
