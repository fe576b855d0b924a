import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { VotingMeetingValues } from '../../../core/rows-voting.ts';
import type { Database, Transaction } from '../../database.ts';

/** One report of a meeting, and the report it amends. */
export interface MeetingReport {
  readonly accessionNumber: AccessionNumber;
  readonly publicAt: IsoTimestamp;
  readonly meetingDate: IsoDate | null;
  readonly resultStatus: VotingMeetingValues['resultStatus'];
  readonly amendmentKind: VotingMeetingValues['amendmentKind'];
  readonly frequencyDecisionYears: number | null;
  /** The latest earlier report of the same meeting; null for an original, or where none is stored. */
  readonly amends: AccessionNumber | null;
}

/**
 * An issuer's meeting reports, oldest first, each amendment with the report it amends: the latest earlier one of the
 * same meeting date, else the one filed on the date that the amendment names. Only what was public by `publicTo`.
 */
export async function meetingReports(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null = null,
): Promise<readonly MeetingReport[]> {
  const { rows } = await sql<MeetingReport>`
    select
      t.accession_number as "accessionNumber",
      t.public_at as "publicAt",
      t.meeting_date as "meetingDate",
      t.result_status as "resultStatus",
      t.amendment_kind as "amendmentKind",
      t.frequency_decision_years as "frequencyDecisionYears",
      o.accession_number as "amends"
    from parsed.current_voting_meetings t
    left join lateral (
      select e.accession_number from parsed.current_voting_meetings e
      where t.amendment_kind is not null and e.cik = t.cik and e.public_at < t.public_at
        and (e.meeting_date = t.meeting_date
          or (e.public_at at time zone 'America/New_York')::date = t.original_filed_date)
      order by (e.meeting_date is not distinct from t.meeting_date) desc, e.public_at desc, e.accession_number desc
      limit 1
    ) o on true
    where t.cik = ${cik} and (${publicTo}::timestamptz is null or t.public_at <= ${publicTo})
    order by t.public_at, t.accession_number
  `.execute(db);
  return rows;
}
