import { type Selectable, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { ListedSubsidiary } from '../../../core/subsidiary-lists.ts';
import type { Database, Transaction } from '../../database.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import type { Schema } from '../../schema.ts';
import { currentRows } from './dataset-source.ts';

export interface SubsidiaryList {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly filingUrl: string;
  readonly publicAt: IsoTimestamp;
  /** The least of its documents. */
  readonly confidence: number;
  /** Footnotes and remarks, as printed. */
  readonly notes: readonly string[];
  /** Of its first document. */
  readonly metadata: RowMetadata;
  /** In the order of the list. */
  readonly companies: readonly ListedSubsidiary[];
}

/** An issuer's last two lists that were public by an instant, as the promoted parser read them, the latest first. */
export async function latestSubsidiaryLists(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
  computedBy: IsoTimestamp | null = null,
): Promise<readonly SubsidiaryList[]> {
  const documents = await db
    .selectFrom(currentRows('parsed.current_subsidiary_lists', computedBy))
    .select([...METADATA_COLUMNS, 'form', 'filed_date', 'notes'])
    .where('cik', '=', cik)
    .where((is) => (publicTo === null ? is.lit(true) : is('public_at', '<=', publicTo)))
    .orderBy('public_at', 'desc')
    .orderBy('accession_number', 'desc')
    .orderBy('sequence')
    .execute();
  const latest = [...Map.groupBy(documents, (row) => row.accession_number)].slice(0, 2);
  if (latest.length === 0) return [];
  const companies = Map.groupBy(
    await loadCompanies(
      db,
      cik,
      latest.map(([accessionNumber]) => accessionNumber),
      computedBy,
    ),
    ({ accessionNumber }) => accessionNumber,
  );
  return latest.flatMap(([accessionNumber, rows]): SubsidiaryList[] => {
    const [first] = rows;
    if (first === undefined) return [];
    return [
      {
        accessionNumber,
        form: first.form,
        filedDate: first.filed_date,
        filingUrl: first.filing_url,
        publicAt: first.public_at,
        confidence: Math.min(...rows.map((row) => row.confidence)),
        notes: rows.flatMap(({ notes }) => notes),
        metadata: metadataOf(first),
        companies: (companies.get(accessionNumber) ?? []).map(({ accessionNumber: _, ...company }) => company),
      },
    ];
  });
}

async function loadCompanies(
  db: Database | Transaction,
  cik: Cik,
  accessionNumbers: readonly AccessionNumber[],
  computedBy: IsoTimestamp | null,
): Promise<readonly (ListedSubsidiary & { readonly accessionNumber: AccessionNumber })[]> {
  // The view of current subsidiaries has the latest list only.
  const rows = sql<Selectable<Schema['parsed.all_subsidiaries']>>`(
    ${
      computedBy === null
        ? sql`
            select s.* from parsed.all_subsidiaries s
            join ops.promotions p on p.parser_version = s.parser_version and p.active
          `
        : sql`select * from parsed.subsidiaries_as_computed(${computedBy}::timestamptz)`
    }
  )`;
  return db
    .selectFrom(rows.as('t'))
    .where('cik', '=', cik)
    .where('accession_number', 'in', accessionNumbers)
    .select([
      'accession_number as accessionNumber',
      'name',
      'name_key as nameKey',
      'jurisdiction',
      'ownership_percent as ownershipPercent',
      'doing_business_as as doingBusinessAs',
      'level',
      'source_span as sourceSpan',
    ])
    .orderBy('sequence')
    .orderBy('position')
    .execute();
}
