import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, RawSourceKey, Sha256 } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { upsertRows } from '../../upsert.ts';

export interface RawObject {
  readonly sha256: Sha256;
  /** Uncompressed. */
  readonly bytes: number;
  /** Compressed; equal to `bytes` where unknown. */
  readonly storedBytes: number;
  readonly url: string | null;
  readonly fetchedAt: IsoTimestamp;
}

/** Records objects of the raw store; the first record of an object is kept. */
export async function recordObjects(db: Database | Transaction, objects: readonly RawObject[]): Promise<void> {
  const unique = new Map(objects.map((object) => [object.sha256, object]));
  await upsertRows(db, {
    table: 'raw.objects',
    key: ['sha256'],
    incidental: ['bytes', 'stored_bytes', 'url', 'fetched_at'],
    rows: [...unique.values()].map((object) => ({
      sha256: object.sha256,
      bytes: object.bytes,
      stored_bytes: object.storedBytes,
      url: object.url,
      fetched_at: object.fetchedAt,
    })),
  });
}

/** The last response of a URL, with the validators for the next request; on 304 the stored bytes are current. */
export interface FetchRecord {
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Null: no such file. */
  readonly rawSourceKey: RawSourceKey | null;
  readonly httpStatus: number;
  readonly checkedAt: IsoTimestamp;
}

export async function getFetch(db: Database | Transaction, url: string): Promise<FetchRecord | null> {
  const found = await db
    .selectFrom('raw.fetches')
    .select([
      'url',
      'etag',
      'last_modified as lastModified',
      'raw_source_key as rawSourceKey',
      'http_status as httpStatus',
      'checked_at as checkedAt',
    ])
    .where('url', '=', url)
    .executeTakeFirst();
  return found ?? null;
}

export async function recordFetch(db: Database | Transaction, fetched: FetchRecord): Promise<void> {
  const row = {
    url: fetched.url,
    etag: fetched.etag,
    last_modified: fetched.lastModified,
    raw_source_key: fetched.rawSourceKey,
    http_status: fetched.httpStatus,
    checked_at: fetched.checkedAt,
  };
  await db
    .insertInto('raw.fetches')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute();
}

export type IndexKind = 'daily-index' | 'full-index' | 'submissions' | 'feed';

/** An index that was read in full for a range of filing dates, so that every filing of the range is known. */
export interface Discovery {
  readonly source: string;
  readonly indexKind: IndexKind;
  /** The only issuer of the index; null: all. */
  readonly cik: Cik | null;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly filings: number;
}

/** Records a discovery; a no-op for the same one with the same count. */
export async function recordDiscovery(db: Database | Transaction, discovery: Discovery): Promise<void> {
  await recordDiscoveries(db, [discovery]);
}

/** Records discoveries; a no-op for the same ones with the same counts. */
export async function recordDiscoveries(db: Database | Transaction, discoveries: readonly Discovery[]): Promise<void> {
  // An archive may hold an index twice, plain and gzipped.
  const unique = new Map(discoveries.map((one) => [`${one.indexKind} ${one.cik ?? ''} ${one.from} ${one.to}`, one]));
  await upsertRows(db, {
    table: 'raw.discoveries',
    key: ['source', 'index_kind', 'cik', 'from_date', 'to_date'],
    touched: ['discovered_at'],
    rows: [...unique.values()].map(({ source, indexKind, cik, from, to, filings }) => ({
      source,
      index_kind: indexKind,
      cik: cik ?? '',
      from_date: from,
      to_date: to,
      filings,
    })),
  });
}

export interface StoredObject {
  /** Uncompressed. */
  readonly bytes: number;
  /** Where they were fetched; null: not recorded. */
  readonly url: string | null;
  readonly recordedAt: IsoTimestamp;
}

/** What is recorded of an object of the raw store; null: nothing. */
export async function getObject(db: Database | Transaction, sha256: Sha256): Promise<StoredObject | null> {
  const found = await db
    .selectFrom('raw.objects')
    .select(['bytes', 'url', 'recorded_at as recordedAt'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found ? { ...found, bytes: Number(found.bytes) } : null;
}
