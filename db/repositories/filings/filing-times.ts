import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { type FilingTimes, publicTimeOf } from '../../../core/public-time.ts';
import type { Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';

/** An acceptance time that a header or a list states of a filing. */
export interface StatedTime {
  readonly accessionNumber: AccessionNumber;
  readonly acceptedAt: IsoTimestamp | null;
}

/** The columns of `raw.filings` that follow from an acceptance time, the filing's form and its filed date. */
export type NewTimes = {
  readonly accession_number: AccessionNumber;
  readonly accepted_at: IsoTimestamp | null;
  readonly public_at: IsoTimestamp;
  readonly public_at_estimated: boolean;
};

/** Stores acceptance times of known filings that have none, with the public times that follow. */
export async function recordAcceptanceTimes(trx: Transaction, stated: readonly StatedTime[]): Promise<void> {
  const times = await supersedeFilingTimes(trx, stated, { onlyMissing: true });
  if (times.length === 0) return;
  await sql`
    update raw.filings f
    set accepted_at = i.accepted_at, public_at = i.public_at, public_at_estimated = i.public_at_estimated
    from ${recordset('raw.filings', times)} i
    where f.accession_number = i.accession_number
  `.execute(trx);
}

/**
 * Called before acceptance times are stored. Where one changes when a filing with rows became public, keeps the old time
 * for readers that ask what was known before, and marks the filing's issuers, whose derived rows depend on it. Scores
 * follow with the next run, which reads the facts of each issuer again.
 *
 * @param options.onlyMissing a known acceptance time stays
 * @returns the times to store, of the filings whose acceptance time changes
 */
export async function supersedeFilingTimes(
  trx: Transaction,
  stated: readonly StatedTime[],
  { onlyMissing }: { readonly onlyMissing: boolean },
): Promise<readonly NewTimes[]> {
  const times = await changedTimes(trx, stated, onlyMissing);
  await keepSupersededTimes(trx, times);
  return times;
}

/** Keeps the times that the given ones replace, and marks the issuers of filings whose rows depend on them. */
export async function keepSupersededTimes(trx: Transaction, times: readonly NewTimes[]): Promise<void> {
  if (times.length === 0) return;
  await sql`
    -- Nothing follows yet from the time of a filing that was never parsed.
    with changing as materialized (
      select f.accession_number, f.cik, f.public_at, f.public_at_estimated
      from raw.filings f join ${recordset('raw.filings', times)} i using (accession_number)
      where f.header is not null
        and (f.public_at, f.public_at_estimated) is distinct from (i.public_at, i.public_at_estimated)
    ),
    kept as (
      insert into raw.superseded_filing_times (accession_number, public_at, public_at_estimated, superseded_at)
      select c.accession_number, c.public_at, c.public_at_estimated, greatest(clock_timestamp(), (
        select max(s.superseded_at) + interval '1 microsecond' from raw.superseded_filing_times s
        where s.accession_number = c.accession_number
      ))
      from changing c
    ),
    affected as materialized (
      select c.cik from changing c
      union
      select r.cik from changing c join raw.filing_filers r using (accession_number)
    ),
    entities as (
      insert into reference.pending_entities (cik) select cik from affected order by cik on conflict do nothing
    )
    insert into dilution.derivation_marks (cik) select cik from affected
  `.execute(trx);
}

/** Locks the filings whose acceptance time changes. */
async function changedTimes(
  trx: Transaction,
  stated: readonly StatedTime[],
  onlyMissing: boolean,
): Promise<readonly NewTimes[]> {
  const known = stated.flatMap(({ accessionNumber, acceptedAt }) =>
    acceptedAt === null ? [] : [{ accession_number: accessionNumber, accepted_at: acceptedAt }],
  );
  if (known.length === 0) return [];
  const { rows } = await sql<
    FilingTimes & { readonly accessionNumber: AccessionNumber; readonly acceptedAt: IsoTimestamp }
  >`
    select f.accession_number as "accessionNumber", f.form, f.filed_date as "filedDate", i.accepted_at as "acceptedAt"
    from raw.filings f join ${recordset('raw.filings', known)} i using (accession_number)
    where f.accepted_at is distinct from i.accepted_at and (f.accepted_at is null or not ${onlyMissing}::boolean)
    order by f.accession_number for no key update of f
  `.execute(trx);
  return rows.map((row) => {
    const { publicAt, publicAtEstimated } = publicTimeOf(row);
    return {
      accession_number: row.accessionNumber,
      accepted_at: row.acceptedAt,
      public_at: publicAt,
      public_at_estimated: publicAtEstimated,
    };
  });
}
