import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';

/** An acceptance time that a header or a list states of a filing. */
export interface StatedTime {
  readonly accessionNumber: AccessionNumber;
  readonly acceptedAt: IsoTimestamp | null;
}

/**
 * Called before the acceptance times are stored. Where one changes when a filing with rows became public, keeps the old
 * time for readers that ask what was known before, and marks the filing's issuers, whose derived rows depend on it.
 * Scores follow with the next run, which reads the facts of each issuer again.
 *
 * @param options.onlyMissing a known acceptance time stays
 */
export async function supersedeFilingTimes(
  trx: Transaction,
  times: readonly StatedTime[],
  { onlyMissing }: { readonly onlyMissing: boolean },
): Promise<void> {
  const stated = times.flatMap(({ accessionNumber, acceptedAt }) =>
    acceptedAt === null ? [] : [{ accession_number: accessionNumber, accepted_at: acceptedAt }],
  );
  if (stated.length === 0) return;
  await sql`
    with locked as materialized (
      select f.accession_number, f.cik, f.public_at, f.public_at_estimated, f.header is not null as is_parsed
      from raw.filings f join ${recordset('raw.filings', stated)} i using (accession_number)
      where (f.public_at, f.public_at_estimated) is distinct from (i.accepted_at, false)
        and (f.accepted_at is null or not ${onlyMissing}::boolean)
      order by f.accession_number for no key update of f
    ),
    -- Nothing follows yet from the time of a filing that was never parsed.
    changing as (select * from locked where is_parsed),
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
