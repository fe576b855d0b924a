import { type IsoDate, quarterOf } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { dailyIndexPath, fullIndexPath, type Quarter } from '../edgar/edgar-paths.ts';
import type { EdgarSource } from '../edgar/edgar-source.ts';
import type { DiscoveredFiling, DiscoveryProblem } from './discovered-filing.ts';
import { edgarClosedReason } from './edgar-calendar.ts';
import { type ParsedIndex, parseMasterIndex } from './master-index.ts';

const INDEX_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Why a date has no filings. `nothing-filed`: the quarter's index goes beyond the date and has none of it.
 * `not-indexed`: no index covers the date (yet); whoever asks for a recent date has to ask again.
 */
export type EmptyReason = 'weekend' | 'federal-holiday' | 'nothing-filed' | 'not-indexed';

export interface DiscoveredDay {
  readonly date: IsoDate;
  readonly filings: readonly DiscoveredFiling[];
  /** Null where there are filings. */
  readonly emptyReason: EmptyReason | null;
  /** The index that the answer comes from; null where there was none. */
  readonly source: 'daily-index' | 'full-index' | null;
  readonly problems: readonly DiscoveryProblem[];
}

interface DiscoverOptions {
  readonly signal?: AbortSignal;
}

async function getOrNull(client: EdgarSource, path: string, options: DiscoverOptions): Promise<Uint8Array | null> {
  try {
    const response = await client.get(path, {
      maxBytes: INDEX_MAX_BYTES,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return response.bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'edgar-not-found') return null;
    throw error;
  }
}

/** An index that is none must not pass for a day without filings. EDGAR rebuilds them, so it is worth another try. */
function requireIndex(index: ParsedIndex, path: string): ParsedIndex {
  if (index.isIndex) return index;
  throw new AppError(`${path} is not an index`, { code: 'edgar-index-malformed', retryable: true, context: { path } });
}

/**
 * All filings of one date: from the daily index, which is authoritative, or, where EDGAR has none, from the quarter's
 * full index by date filed. A date without filings gives an empty list and the reason.
 *
 * @example
 * const day = await discoverDay(client, '2024-03-29');
 */
export async function discoverDay(
  client: EdgarSource,
  date: IsoDate,
  options: DiscoverOptions = {},
): Promise<DiscoveredDay> {
  const dailyPath = dailyIndexPath(date);
  const daily = await getOrNull(client, dailyPath, options);
  if (daily) {
    const index = requireIndex(parseMasterIndex(daily, 'daily-index'), dailyPath);
    const emptyReason = index.filings.length > 0 ? null : (edgarClosedReason(date) ?? 'nothing-filed');
    return { date, filings: index.filings, emptyReason, source: 'daily-index', problems: index.problems };
  }
  const fullPath = fullIndexPath(Number(date.slice(0, 4)), quarterOf(date));
  const full = await getOrNull(client, fullPath, options);
  if (!full) {
    const emptyReason = edgarClosedReason(date) ?? 'not-indexed';
    return { date, filings: [], emptyReason, source: null, problems: [] };
  }
  let latest: IsoDate | null = null;
  const index = requireIndex(
    parseMasterIndex(full, 'full-index', ({ filedDate }) => {
      if (latest === null || filedDate > latest) latest = filedDate;
      return filedDate === date;
    }),
    fullPath,
  );
  const covered = (index.lastDataReceived ?? '') >= date || (latest ?? '') > date;
  const emptyReason =
    index.filings.length > 0 ? null : (edgarClosedReason(date) ?? (covered ? 'nothing-filed' : 'not-indexed'));
  return { date, filings: index.filings, emptyReason, source: 'full-index', problems: index.problems };
}

export interface DiscoveredQuarter {
  readonly year: number;
  readonly quarter: Quarter;
  readonly filings: readonly DiscoveredFiling[];
  /** False where EDGAR has no index of the quarter. */
  readonly exists: boolean;
  readonly lastDataReceived: IsoDate | null;
  readonly problems: readonly DiscoveryProblem[];
}

/** All filings of one quarter, from its full index. For a range of dates this is one request instead of sixty. */
export async function discoverQuarter(
  client: EdgarSource,
  year: number,
  quarter: Quarter,
  options: DiscoverOptions = {},
): Promise<DiscoveredQuarter> {
  const path = fullIndexPath(year, quarter);
  const bytes = await getOrNull(client, path, options);
  if (!bytes) return { year, quarter, filings: [], exists: false, lastDataReceived: null, problems: [] };
  const { filings, lastDataReceived, problems } = requireIndex(parseMasterIndex(bytes, 'full-index'), path);
  return { year, quarter, filings, exists: true, lastDataReceived, problems };
}
