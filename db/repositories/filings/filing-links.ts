import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, RawSourceKey } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** Where a filing is published, and the bytes that are stored of it. */
export interface FilingLink {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly url: string;
  readonly state: string;
  readonly stateCode: string | null;
  readonly stateReason: string | null;
  readonly rawSourceKey: RawSourceKey | null;
  readonly retrievedAt: IsoTimestamp | null;
  readonly publicAt: IsoTimestamp;
}

const COLUMNS = sql`accession_number as "accessionNumber", form, filed_date as "filedDate", url, state,
  state_code as "stateCode", state_reason as "stateReason", raw_source_key as "rawSourceKey",
  retrieved_at as "retrievedAt", public_at as "publicAt"`;

/** By accession number; those that are not known are absent. */
export async function loadFilingLinks(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<ReadonlyMap<AccessionNumber, FilingLink>> {
  if (accessionNumbers.length === 0) return new Map();
  const { rows } = await sql<FilingLink>`
    select ${COLUMNS} from raw.filings where accession_number = any(${[...new Set(accessionNumbers)]})
  `.execute(db);
  return new Map(rows.map((row) => [row.accessionNumber, row]));
}
