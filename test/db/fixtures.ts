import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { OfferingEventValues, RowMeta } from '../../core/rows.ts';
import type { SourceSpan } from '../../core/spans.ts';

export const RAW_KEY = `sha256:${'b'.repeat(64)}` as RawSourceKey;

export function accessionOf(n: number): AccessionNumber {
  return `0001234567-24-${String(n).padStart(6, '0')}` as AccessionNumber;
}

export function rowMeta(overrides: Partial<RowMeta> = {}): RowMeta {
  return {
    cik: '100' as Cik,
    accessionNumber: accessionOf(1),
    rawSourceKey: RAW_KEY,
    filingUrl: 'https://www.sec.gov/Archives/edgar/data/100/0001234567-24-000001.txt',
    retrievedAt: '2024-04-01T00:00:00.000Z' as IsoTimestamp,
    publicAt: '2024-03-28T20:05:33.000Z' as IsoTimestamp,
    publicAtEstimated: false,
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
