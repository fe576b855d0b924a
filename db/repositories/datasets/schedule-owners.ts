import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedTable } from './clocked-rows.ts';
import type { DatasetRow, RowClocks } from './list-rows.ts';

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

/** The columns that `ownerOf` reads, for a select. */
export const OWNER_COLUMNS = [
  ...METADATA_COLUMNS,
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
] as const;

type OwnerRow = Pick<DatasetRow<'parsed.beneficial_owners'>, (typeof OWNER_COLUMNS)[number]>;

/** Reporting persons of an issuer's schedules that were public by an instant, oldest first. */
export async function scheduleOwners(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
  computedBy: IsoTimestamp | null = null,
): Promise<readonly ScheduleOwner[]> {
  return ownersOfIssuers(db, [cik], { publicTo, computedBy, parserVersion: null });
}

/** Reporting persons of the schedules about some issuers, oldest first. */
export async function ownersOfIssuers(
  db: Database | Transaction,
  issuerCiks: readonly string[],
  clocks: RowClocks,
): Promise<readonly ScheduleOwner[]> {
  return issuerCiks.length === 0 ? [] : readOwners(db, clocks, (is) => is('issuer_cik', 'in', issuerCiks));
}

/** Reporting persons of some schedules, oldest first. */
export async function ownersOfSchedules(
  db: Database | Transaction,
  schedules: readonly Pick<OwnerKey, 'accessionNumber' | 'filer'>[],
  clocks: RowClocks,
): Promise<readonly ScheduleOwner[]> {
  if (schedules.length === 0) return [];
  const numbers = schedules.map(({ accessionNumber }) => accessionNumber);
  const filers = schedules.map(({ filer }) => filer);
  return readOwners(db, clocks, (is) => is.and([is('cik', 'in', filers), is('accession_number', 'in', numbers)]));
}

async function readOwners(
  db: Database | Transaction,
  clocks: RowClocks,
  which: (is: ExpressionBuilder<{ t: DatasetRow<'parsed.beneficial_owners'> }, 't'>) => Expression<SqlBool>,
): Promise<readonly ScheduleOwner[]> {
  const rows = await db
    .selectFrom(clockedTable('parsed.beneficial_owners', clocks))
    .select(OWNER_COLUMNS)
    .where((is) => which(is as never))
    .orderBy('public_at')
    .orderBy('accession_number')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ownerOf(row));
}

/** A statement of a reporting person, without what it states. */
export interface OwnerKey {
  /** Under which the row is stored. */
  readonly filer: Cik;
  readonly form: string | null;
  readonly publicAt: IsoTimestamp;
  readonly amendment: number | null;
  readonly securitiesClass: string | null;
  readonly name: string | null;
  readonly cik: string | null;
  readonly ordinal: number;
  /** In order of discovery; for cursors. */
  readonly filingNumber: bigint;
  readonly accessionNumber: AccessionNumber;
  readonly issuer: { readonly cik: string | null; readonly name: string | null; readonly cusip: string | null };
}

/** By what statements of reporting persons are searched; `owner`: words of the person's name. */
export interface OwnerSearch {
  readonly issuerCik: Cik | null;
  readonly cusips: readonly string[] | null;
  readonly ownerCik: Cik | null;
  readonly owner: string | null;
}

/** Statements that satisfy all of a search, oldest first. */
export async function findOwnerStatements(
  db: Database | Transaction,
  search: OwnerSearch,
  clocks: RowClocks,
): Promise<readonly OwnerKey[]> {
  const { issuerCik, cusips, ownerCik, owner } = search;
  let query = db
    .selectFrom(clockedTable('parsed.beneficial_owners', clocks))
    .select([
      'cik',
      'accession_number',
      'ordinal',
      'filing_number',
      'public_at',
      'amendment',
      'form',
      'issuer_cik',
      'issuer_name',
    ])
    .select(['cusip', 'securities_class', 'name', 'person_cik']);
  if (issuerCik !== null) query = query.where('issuer_cik', '=', issuerCik);
  if (cusips !== null) query = query.where('cusip', 'in', [...cusips]);
  if (ownerCik !== null) query = query.where('person_cik', '=', ownerCik);
  if (owner !== null) {
    query = query.where(sql<boolean>`to_tsvector('simple', coalesce(name, '')) @@ plainto_tsquery('simple', ${owner})`);
  }
  const rows = await query.orderBy('public_at').orderBy('accession_number').orderBy('ordinal').execute();
  return rows.map((row) => ({
    filer: row.cik,
    accessionNumber: row.accession_number,
    ordinal: row.ordinal,
    filingNumber: row.filing_number,
    publicAt: row.public_at,
    amendment: row.amendment,
    form: row.form,
    issuer: { cik: row.issuer_cik, name: row.issuer_name, cusip: row.cusip },
    securitiesClass: row.securities_class,
    name: row.name,
    cik: row.person_cik,
  }));
}

/** When a filing became public; null: no filing has the number. */
export async function placeOfFiling(
  db: Database | Transaction,
  filingNumber: number,
): Promise<{ readonly publicAt: IsoTimestamp; readonly accessionNumber: AccessionNumber } | null> {
  const row = await db
    .selectFrom('raw.filings')
    .select(['public_at as publicAt', 'accession_number as accessionNumber'])
    .where('filing_number', '=', BigInt(filingNumber))
    .executeTakeFirst();
  return row ?? null;
}

export function ownerOf(row: OwnerRow): ScheduleOwner {
  return {
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
  };
}
