import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../../core/ids.ts';
import type { ListedSubsidiary } from '../../../core/subsidiary-lists.ts';
import type { Database, Transaction } from '../../database.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedTable } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';

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
  parserVersion: ParserVersion | null = null,
): Promise<readonly SubsidiaryList[]> {
  const clocks = { publicTo, computedBy, parserVersion };
  const documents = await db
    .selectFrom(clockedTable('parsed.subsidiary_lists', clocks))
    .select([...METADATA_COLUMNS, 'form', 'filed_date', 'notes'])
    .where('cik', '=', cik)
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
      clocks,
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
  clocks: RowClocks,
): Promise<readonly (ListedSubsidiary & { readonly accessionNumber: AccessionNumber })[]> {
  return db
    .selectFrom(clockedTable('parsed.subsidiaries', clocks))
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
