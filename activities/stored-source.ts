import { sql } from 'kysely';
import { addDays, easternDateOf, type IsoDate, type IsoTimestamp, parseIsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { SourceRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { getFetch, recordFetch, recordObjects } from '../db/repositories/filings/raw-objects.ts';
import type { EdgarGetOptions, EdgarResponse, EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';

/** EDGAR corrects a day's index within days; a quarter's is rebuilt for a while after its end. */
const DAILY_SETTLES_DAYS = 3;
const QUARTERLY_SETTLES_DAYS = 14;

/**
 * The date after which an index no longer changes; null for files that may always change.
 *
 * @example settledAfter('/Archives/edgar/daily-index/2024/QTR1/master.20240329.idx') // "2024-04-01"
 */
export function settledAfter(path: string): IsoDate | null {
  const daily = /\/daily-index\/\d{4}\/QTR\d\/\w+\.(\d{8})\.idx$/.exec(path)?.[1];
  if (daily) return addDays(parseIsoDate(daily), DAILY_SETTLES_DAYS);
  const quarterly = /\/full-index\/(\d{4})\/QTR([1-4])\//.exec(path);
  if (!quarterly) return null;
  const lastMonth = String(Number(quarterly[2]) * 3).padStart(2, '0');
  return addDays(parseIsoDate(`${quarterly[1]}-${lastMonth}-28`), 3 + QUARTERLY_SETTLES_DAYS);
}

export interface StoredSourceDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly source: SourceRef;
  readonly client: EdgarSource;
  /** Aborts the request in flight when the activity is cancelled. */
  readonly signal: AbortSignal;
}

/**
 * Indexes and JSON cached in the raw store: a cached file is revalidated with its ETag, and no longer requested once it
 * has settled. The database's clock decides, the one clock of a deployment, so that a worker whose clock jumps cannot
 * take today's index for a finished one.
 */
export function createStoredSource(deps: StoredSourceDeps): EdgarSource {
  const { db, rawStore, client } = deps;

  async function databaseTime(): Promise<IsoTimestamp> {
    const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
    return new Date(rows[0]?.now ?? Number.NaN).toISOString() as IsoTimestamp;
  }

  async function fetchStored(path: string, options: EdgarGetOptions = {}): Promise<EdgarResponse> {
    const url = `${deps.source}${path}`;
    const known = await getFetch(db, url);
    const settled = settledAfter(path);
    const isFinal = known && settled !== null && easternDateOf(Date.parse(known.checkedAt)) > settled;
    const keep = { url, attempts: 0, contentType: null };
    if (known?.rawSourceKey && isFinal) {
      const bytes = await rawStore.get(known.rawSourceKey);
      const { etag, lastModified, checkedAt } = known;
      return {
        ...keep,
        status: 200 as const,
        bytes,
        byteLength: bytes.byteLength,
        etag,
        lastModified,
        retrievedAt: checkedAt,
        sunk: undefined,
      };
    }
    try {
      const validators = known?.rawSourceKey ? { etag: known.etag, lastModified: known.lastModified } : {};
      const response = await client.get(path, { signal: deps.signal, ...options, ...validators });
      const checkedAt = await databaseTime();
      if (response.status === 304 && known?.rawSourceKey) {
        await recordFetch(db, { ...known, checkedAt });
        const bytes = await rawStore.get(known.rawSourceKey);
        return { ...response, status: 200 as const, bytes, byteLength: bytes.byteLength };
      }
      const stored = await rawStore.put(response.bytes);
      const { etag, lastModified, retrievedAt } = response;
      const { sha256, byteLength } = stored;
      await recordObjects(db, [{ sha256, bytes: byteLength, storedBytes: byteLength, url, fetchedAt: retrievedAt }]);
      await recordFetch(db, { url, etag, lastModified, rawSourceKey: stored.key, httpStatus: 200, checkedAt });
      return response;
    } catch (error) {
      if (error instanceof AppError && error.code === 'edgar-not-found') {
        const checkedAt = await databaseTime();
        await recordFetch(db, { url, etag: null, lastModified: null, rawSourceKey: null, httpStatus: 404, checkedAt });
      }
      throw error;
    }
  }

  return { get: fetchStored, close: () => Promise.resolve() };
}
