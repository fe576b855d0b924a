import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { BulkBatch } from '../../core/row-provenance.ts';
import type { OfferingEventValues, RowMeta } from '../../core/rows.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { Database } from '../../db/database.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';

export const RAW_KEY = `sha256:${'b'.repeat(64)}` as RawSourceKey;

export function accessionOf(n: number): AccessionNumber {
  return `0001234567-24-${String(n).padStart(6, '0')}` as AccessionNumber;
}

export const PUBLIC_AT = '2024-03-28T20:05:33.000Z' as IsoTimestamp;

/** Stores the filing of some rows, of a form that no dataset covers, or changes when it became public. */
export async function publish(
  db: Database,
  { cik, accessionNumber }: Pick<RowMeta, 'cik' | 'accessionNumber'>,
  publicAt: string = PUBLIC_AT,
): Promise<void> {
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, []));
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    values (${accessionNumber}, ${cik}, 'CORRESP', ${publicAt.slice(0, 10)}, ${publicAt}, false,
      ${`https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`}, 'edgar', 'processed', ${RAW_KEY},
      '2024-04-01T00:00:00.000Z', ${parserSet})
    on conflict (accession_number) do update set public_at = excluded.public_at
  `.execute(db);
}

export function rowMeta(overrides: Partial<RowMeta> = {}): RowMeta {
  return {
    cik: '100' as Cik,
    accessionNumber: accessionOf(1),
    rawSourceKey: RAW_KEY,
    parserVersion: 'cash-position@1' as ParserVersion,
    materializationVersion: 'm1',
    sourceSpan: `${RAW_KEY}#1:10-20` as SourceSpan,
    valueSpans: { cashAndEquivalents: `${RAW_KEY}#1:10-20` as SourceSpan },
    extractionTraceId: 't1',
    confidence: 0.95,
    crossValidations: [{ name: 'balance-date', passed: true }],
    ...overrides,
  };
}

/** What the rows of a parser run share, of a filing of `rowMeta`. */
export function bulkBatch<V>(
  parserVersion: string,
  bulkRows: BulkBatch<V>['bulkRows'],
  overrides: Partial<BulkBatch<V>> = {},
): BulkBatch<V> {
  const { cik, accessionNumber, rawSourceKey, materializationVersion, crossValidations } = rowMeta();
  return {
    cik,
    accessionNumber,
    rawSourceKey,
    materializationVersion,
    crossValidations,
    parserVersion: parserVersion as ParserVersion,
    sequence: 1,
    confidence: 1,
    extractionTraceId: 't1',
    bulkRows,
    ...overrides,
  };
}

export const date = (text: string) => text as IsoDate;
export const instant = (text: string) => text as IsoTimestamp;

/** A registered direct offering of which nothing more is known. */
export const OFFERING_VALUES: Omit<OfferingEventValues, 'filedDate'> = {
  form: '424B5',
  fileNumber: null,
  type: 'registered_direct',
  isAtm: false,
  isPrimary: true,
  isResale: false,
  securities: ['common stock'],
  sharesOffered: null,
  pricePerShare: null,
  grossProceeds: null,
  netProceeds: null,
  maxAggregateOffering: null,
  registeredAmount: null,
  fee: null,
  babyShelfApplies: null,
  babyShelfPublicFloat: null,
  babyShelfSoldLast12Months: null,
  statedPrice: null,
  statedPriceDate: null,
  sharesOutstandingBefore: null,
  sharesOutstandingAfter: null,
};
