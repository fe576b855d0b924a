import { easternDateOf, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { recordObjects } from '../db/repositories/filings/raw-objects.ts';
import { applyTickerFile, newestTickerFile, type TickerFileCounts } from '../db/repositories/reference/ticker-files.ts';
import { parseCompanyTickers } from '../sources/discovery/company-tickers.ts';
import { COMPANY_TICKER_PATHS } from '../sources/edgar/edgar-paths.ts';
import { type EdgarSource, getOrNull } from '../sources/edgar/edgar-source.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';

export interface TickerFileDeps {
  readonly db: Database;
  readonly rawStore: Pick<RawStore, 'put'>;
}

const UNCHANGED: TickerFileCounts = { added: 0, ended: 0, unchanged: 0 };
const MOST_BYTES = 64 * 1024 * 1024;
/** A list that lost this share of its companies is a truncated file, not a day's change. */
const SMALLEST_SHARE = 0.5;

/**
 * Stores a version of the SEC's ticker file.
 *
 * @throws AppError `edgar-json-malformed`, `ticker-file-older`, `ticker-file-truncated`
 */
export async function storeTickerFile(
  { db, rawStore }: TickerFileDeps,
  { bytes, asOf, url }: { readonly bytes: Uint8Array; readonly asOf: IsoDate; readonly url: string | null },
): Promise<TickerFileCounts> {
  const tickers = parseCompanyTickers(bytes);
  const newest = await newestTickerFile(db);
  if (newest !== null && asOf < newest.asOf) {
    throw refused('ticker-file-older', `a version of ${newest.asOf} is already stored; ${asOf} is older`);
  }
  if (tickers.length < (newest?.entries ?? 1) * SMALLEST_SHARE) {
    const before = newest === null ? 'at least one' : `${newest.entries} on ${newest.asOf}`;
    throw refused('ticker-file-truncated', `the list of company tickers has ${tickers.length} entries, not ${before}`);
  }
  const { key: rawSourceKey, sha256, byteLength } = await rawStore.put(bytes);
  const fetchedAt = new Date().toISOString() as IsoTimestamp;
  await recordObjects(db, [{ sha256, bytes: byteLength, storedBytes: byteLength, url, fetchedAt }]);
  return applyTickerFile(db, { asOf, rawSourceKey, tickers });
}

function refused(code: string, message: string): AppError {
  return new AppError(message, { code, retryable: false });
}

/** Reads the ticker file of a source, once a day; a source without one changes nothing. */
export async function refreshTickerFile(deps: TickerFileDeps, source: EdgarSource): Promise<TickerFileCounts> {
  const asOf = easternDateOf(Date.now());
  if ((await newestTickerFile(deps.db))?.asOf === asOf) return UNCHANGED;
  for (const path of COMPANY_TICKER_PATHS) {
    const bytes = await getOrNull(source, path, { maxBytes: MOST_BYTES });
    if (bytes) return storeTickerFile(deps, { bytes, asOf, url: path });
  }
  return UNCHANGED;
}
