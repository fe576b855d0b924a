import type { DateRange } from '../../core/date-ranges.ts';
import { type IsoDate, quarterOf } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { dailyIndexPath, fullIndexPath, type Quarter } from '../edgar/edgar-paths.ts';
import { type EdgarSource, getOrNull } from '../edgar/edgar-source.ts';
import type { DiscoveredFiling, DiscoveryProblem } from './discovered-filing.ts';
import { type ClosedReason, edgarClosedReason } from './edgar-calendar.ts';
import { datesOfQuarterIndex } from './index-dates.ts';
import { type ParsedIndex, parseMasterIndex } from './master-index.ts';

const INDEX_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Why a date has no filings. `nothing-filed`: the quarter's index extends past the date and lists none for it.
 * `not-indexed`: no index covers the date yet; retry later.
 */
type EmptyReason = ClosedReason | 'nothing-filed' | 'not-indexed';

interface DiscoveredDay {
  readonly filings: readonly DiscoveredFiling[];
  /** Null where there are filings. */
  readonly emptyReason: EmptyReason | null;
  /** Whether the index proves that these are all filings of the date. */
  readonly isCovered: boolean;
  /** The index that was read; null where there was none. */
  readonly source: 'daily-index' | 'full-index' | null;
  readonly problems: readonly DiscoveryProblem[];
}

/** Reads an index; null where EDGAR has none. A malformed one is retryable, because EDGAR rebuilds its indexes. */
async function readIndex(
  client: EdgarSource,
  path: string,
  source: 'daily-index' | 'full-index',
  keep?: (filing: DiscoveredFiling) => boolean,
): Promise<ParsedIndex | null> {
  const bytes = await getOrNull(client, path, { maxBytes: INDEX_MAX_BYTES });
  if (!bytes) return null;
  const index = parseMasterIndex(bytes, source, keep);
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
export async function discoverDay(client: EdgarSource, date: IsoDate): Promise<DiscoveredDay> {
  const dayOf = (
    source: DiscoveredDay['source'],
    { filings, problems }: Pick<ParsedIndex, 'filings' | 'problems'>,
    isCovered: boolean,
  ): DiscoveredDay => {
    const reason = edgarClosedReason(date) ?? (isCovered ? 'nothing-filed' : 'not-indexed');
    return { filings, emptyReason: filings.length > 0 ? null : reason, isCovered, source, problems };
  };
  const daily = await readIndex(client, dailyIndexPath(date), 'daily-index');
  if (daily) return dayOf('daily-index', daily, daily.isComplete);
  let latest = '';
  const fullPath = fullIndexPath(Number(date.slice(0, 4)), quarterOf(date));
  const full = await readIndex(client, fullPath, 'full-index', ({ filedDate }) => {
    if (filedDate > latest) latest = filedDate;
    return filedDate === date;
  });
  if (!full) return dayOf(null, { filings: [], problems: [] }, false);
  const reached = full.lastDataReceived ?? latest;
  return dayOf('full-index', full, full.isComplete && (reached >= date || latest > date));
}

interface DiscoveredQuarter {
  readonly filings: readonly DiscoveredFiling[];
  /** The dates of which these are all filings; null where EDGAR has no index of the quarter, or it proves nothing. */
  readonly dates: DateRange | null;
  readonly problems: readonly DiscoveryProblem[];
}

/** All filings of one quarter, from its full index. For a range of dates this is one request instead of sixty. */
export async function discoverQuarter(client: EdgarSource, year: number, quarter: Quarter): Promise<DiscoveredQuarter> {
  const index = await readIndex(client, fullIndexPath(year, quarter), 'full-index');
  const { filings = [], problems = [] } = index ?? {};
  return { filings, dates: index && datesOfQuarterIndex(index, year, quarter), problems };
}
