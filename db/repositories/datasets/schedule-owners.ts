import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { currentRows } from './dataset-source.ts';

/** One reporting person of a Schedule 13D or 13G. Counts are shares; percent is of the class. */
export interface ScheduleOwner extends RowMetadata {
  readonly object: 'beneficial_owner';
  readonly accessionNumber: AccessionNumber;
  readonly publicAt: IsoTimestamp;
  readonly form: string | null;
  readonly amendment: number | null;
  /** Date of the event that required the filing. */
  readonly eventDate: IsoDate | null;
  readonly issuer: { readonly name: string | null; readonly cik: string | null; readonly cusip: string | null };
  readonly securitiesClass: string | null;
  readonly ordinal: number;
  readonly name: string | null;
  readonly cik: string | null;
  readonly sharesOwned: number | null;
  readonly percentOfClass: number | null;
  readonly soleVoting: number | null;
  readonly sharedVoting: number | null;
  readonly soleDispositive: number | null;
  readonly sharedDispositive: number | null;
  readonly memberOfGroup: boolean | null;
  readonly typeOfReportingPerson: readonly string[];
  readonly citizenship: string | null;
}

/** Reporting persons of an issuer's schedules that were public by an instant, oldest first. */
export async function scheduleOwners(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
  computedBy: IsoTimestamp | null = null,
): Promise<readonly ScheduleOwner[]> {
  const rows = await db
    .selectFrom(currentRows('parsed.current_beneficial_owners', computedBy))
    .select(METADATA_COLUMNS)
    .select([
      'ordinal',
      'form',
      'issuer_name',
      'issuer_cik',
      'cusip',
      'securities_class',
      'event_date',
      'amendment',
      'name',
      'person_cik',
      'shares_owned',
      'percent_of_class',
      'sole_voting',
      'shared_voting',
      'sole_dispositive',
      'shared_dispositive',
      'member_of_group',
      'type_of_reporting_person',
      'citizenship',
    ])
    .where('issuer_cik', '=', cik)
    .where((is) => (publicTo === null ? is.lit(true) : is('public_at', '<=', publicTo)))
    .orderBy('public_at')
    .orderBy('accession_number')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    object: 'beneficial_owner',
    accessionNumber: row.accession_number,
    publicAt: row.public_at,
    form: row.form,
    amendment: row.amendment,
    eventDate: row.event_date,
    issuer: { name: row.issuer_name, cik: row.issuer_cik, cusip: row.cusip },
    securitiesClass: row.securities_class,
    ordinal: row.ordinal,
    name: row.name,
    cik: row.person_cik,
    sharesOwned: numberOfDecimal(row.shares_owned),
    percentOfClass: numberOfDecimal(row.percent_of_class),
    soleVoting: numberOfDecimal(row.sole_voting),
    sharedVoting: numberOfDecimal(row.shared_voting),
    soleDispositive: numberOfDecimal(row.sole_dispositive),
    sharedDispositive: numberOfDecimal(row.shared_dispositive),
    memberOfGroup: row.member_of_group,
    typeOfReportingPerson: row.type_of_reporting_person,
    citizenship: row.citizenship,
    ...metadataOf(row),
  }));
}
