import { isAbsolute } from 'node:path';
import { isEdgarBusinessDay } from '../core/business-days.ts';
import { addDays, easternDateOf, type IsoDate, quarterOf } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { FilingSelector, SourceRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { confirmSightings, datesToConfirm, markUnconfirmed } from '../db/repositories/filings/feed-sightings.ts';
import { unlistedFilings } from '../db/repositories/filings/filing-sources.ts';
import { getFilings, insertDiscovered } from '../db/repositories/filings/filings.ts';
import { type IndexKind, recordDiscoveries, recordDiscovery } from '../db/repositories/filings/raw-objects.ts';
import { discoverArchive } from '../sources/discovery/archive-discovery.ts';
import { discoverDay, discoverQuarter } from '../sources/discovery/discover-day.ts';
import { discoverIssuer } from '../sources/discovery/discover-issuer.ts';
import type { DiscoveredFiling } from '../sources/discovery/discovered-filing.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import { linesOf } from './discovered-lines.ts';

export interface DiscoverDeps {
  readonly db: Database;
  readonly source: SourceRef;
  readonly client: EdgarSource;
  /** The events of what is found are delivered to nobody. */
  readonly silent?: boolean;
  /** Called at each step for the heartbeat; throws if the discovery was cancelled. */
  readonly onStep: (step: string) => void;
  /** Called for each index line that was skipped, and where an index and the feed differ. */
  readonly onProblem: (problem: { readonly code: string; readonly message: string }) => void;
}

export interface DiscoverCounts {
  readonly found: number;
  readonly newlyDiscovered: number;
  /** Business dates that no index covers yet: filings of those dates are unknown, not absent. */
  readonly notIndexed: readonly IsoDate[];
}

/** Where the next page begins: a date of the range, or the place of an issuer in the selector's list. */
export type DiscoverCursor = { readonly date: IsoDate } | { readonly issuer: number };

interface Discovered {
  readonly counts: DiscoverCounts;
  readonly next: DiscoverCursor | null;
}

const NOTHING: DiscoverCounts = { found: 0, newlyDiscovered: 0, notIndexed: [] };

/** Electronic filing was phased in from 1993. */
const EDGAR_BEGINS = '1993-01-01' as IsoDate;
/** A range longer than this is read from quarterly indexes. */
const LONGEST_BY_DAY = 10;
const CHUNK = 2_000;
/** Issuers of one page: two or more requests each. */
const ISSUERS_PER_PAGE = 20;

/**
 * Lists a page of the filings that a selector covers and records the new ones: a quarter, up to ten days, or some issuers.
 * An archive directory and a list of accession numbers are one page.
 */
export async function discoverPage(
  deps: DiscoverDeps,
  selector: FilingSelector,
  cursor: DiscoverCursor | null,
): Promise<Discovered> {
  switch (selector.by) {
    case 'filed-date':
      return discoverRange(deps, cursor && 'date' in cursor ? cursor.date : selector.from, selector.to);
    case 'cik': {
      const first = cursor && 'issuer' in cursor ? cursor.issuer : 0;
      const end = Math.min(first + ISSUERS_PER_PAGE, selector.ciks.length);
      let counts = NOTHING;
      for (const cik of selector.ciks.slice(first, end)) counts = plus(counts, await discoverOneIssuer(deps, cik));
      return { counts, next: end < selector.ciks.length ? { issuer: end } : null };
    }
    case 'accession':
      return { counts: await discoverAccessions(deps, selector.accessionNumbers), next: null };
    case 'all':
      return { counts: await discoverWholeArchive(deps), next: null };
  }
}

async function discoverRange(deps: DiscoverDeps, from: IsoDate, to: IsoDate): Promise<Discovered> {
  if (addDays(from, LONGEST_BY_DAY) <= to) {
    const quarter = await readQuarter(deps, from, to);
    if (quarter) return { counts: quarter.counts, next: cursorAfter(quarter.through, to) };
  }
  let counts = NOTHING;
  let date = from;
  for (let days = 0; date <= to && days < LONGEST_BY_DAY; days += 1) {
    counts = plus(counts, await readDay(deps, date));
    date = addDays(date, 1);
  }
  const next = cursorAfter(addDays(date, -1), to);
  if (next === null) await confirmAgain(deps, from);
  return { counts, next };
}

/**
 * Reads the indexes of recent dates again for filings that the feed listed and they did not: EDGAR corrects them within
 * days. What they list besides is recorded too, but belongs to the runs of its dates.
 */
async function confirmAgain(deps: DiscoverDeps, before: IsoDate): Promise<void> {
  for (const date of await datesToConfirm(deps.db, deps.source, before)) {
    try {
      await readDay(deps, date);
    } catch (error) {
      // The run is about other dates.
      if (!(error instanceof AppError)) throw error;
      deps.onProblem({ code: error.code, message: `the index of ${date} was not read again: ${error.message}` });
    }
  }
}

function cursorAfter(date: IsoDate, to: IsoDate): DiscoverCursor | null {
  return date < to ? { date: addDays(date, 1) } : null;
}

/** One quarter's index for its part of the range; null if no index reaches the date. */
async function readQuarter(
  deps: DiscoverDeps,
  date: IsoDate,
  to: IsoDate,
): Promise<{ counts: DiscoverCounts; through: IsoDate } | null> {
  deps.onStep(`quarter of ${date}`);
  const index = await discoverQuarter(deps.client, Number(date.slice(0, 4)), quarterOf(date));
  report(deps, index.problems);
  if (!index.dates || index.dates.to < date) return null;
  const through = index.dates.to < to ? index.dates.to : to;
  const filings = index.filings.filter(({ filedDate }) => filedDate >= date && filedDate <= through);
  return { counts: await record(deps, filings, 'full-index', null, date, through), through };
}

async function readDay(deps: DiscoverDeps, date: IsoDate): Promise<DiscoverCounts> {
  deps.onStep(date);
  const day = await discoverDay(deps.client, date);
  report(deps, day.problems);
  if (day.isCovered && day.source) return record(deps, day.filings, day.source, null, date, date);
  // Without an index nothing is proven. A day that no index covers yet may have filings: it stays missing.
  const counts = await insert(deps, day.filings);
  return isEdgarBusinessDay(date) ? { ...counts, notIndexed: [date] } : counts;
}

async function discoverOneIssuer(deps: DiscoverDeps, cik: Cik): Promise<DiscoverCounts> {
  deps.onStep(`CIK ${cik}`);
  const issuer = await discoverIssuer(deps.client, cik);
  report(deps, issuer.problems);
  const dates = issuer.filings.map(({ filedDate }) => filedDate).sort();
  const newest = dates.at(-1);
  if (!newest) return NOTHING;
  // A whole history says also that there is nothing before its first filing.
  const from = issuer.complete ? EDGAR_BEGINS : issuer.listedSince;
  // EDGAR's own list is current, and today is not over. A copy may be of any age: it proves no more than it lists.
  const to = deps.source === 'edgar' ? addDays(easternDateOf(Date.now()), -1) : newest;
  if (from === null || from > to) return insert(deps, issuer.filings);
  return record(deps, issuer.filings, 'submissions', cik, from, to);
}

async function discoverWholeArchive(deps: DiscoverDeps): Promise<DiscoverCounts> {
  if (!isAbsolute(deps.source)) {
    throw new AppError(`--all wants an archive directory, not ${deps.source}; take a range of dates instead`, {
      code: 'source-not-listable',
      retryable: false,
    });
  }
  deps.onStep('archive');
  const archive = await discoverArchive(deps.source);
  report(deps, archive.problems);
  const counts = await insert(deps, archive.filings);
  // Only the days and quarters whose indexes the archive holds: files without an index prove nothing beyond themselves.
  await recordDiscoveries(
    deps.db,
    archive.indexes.map(({ source: indexKind, dates, filings }) => ({
      source: deps.source,
      indexKind,
      cik: null,
      ...dates,
      filings,
    })),
  );
  return counts;
}

async function discoverAccessions(
  deps: DiscoverDeps,
  accessionNumbers: readonly AccessionNumber[],
): Promise<DiscoverCounts> {
  const known = await getFilings(deps.db, accessionNumbers);
  const numbers = new Set(known.map((filing) => filing.accessionNumber));
  const unknown = new Set(accessionNumbers.filter((accessionNumber) => !numbers.has(accessionNumber)));
  // Known from another source's index: this source may list them as well.
  const unlisted = await unlistedFilings(deps.db, deps.source, [...numbers]);
  if (unknown.size + unlisted.size === 0) return { ...NOTHING, found: known.length };
  const dates = known.flatMap(({ accessionNumber, filedDate }) => (unlisted.has(accessionNumber) ? [filedDate] : []));
  const listed = await listedFilings(deps, [...new Set(dates)]);
  const filings = listed.filter(({ accessionNumber }) => unknown.has(accessionNumber) || unlisted.has(accessionNumber));
  const counts = await insert(deps, filings);
  for (const { accessionNumber } of filings) unknown.delete(accessionNumber);
  if (unknown.size > 0) {
    throw new AppError(
      `no index that was read names ${[...unknown].join(', ')}; ingest the filer (--cik) or the filing date (--from/--to) instead`,
      { code: 'unknown-accession', retryable: false, context: { unknown: [...unknown] } },
    );
  }
  return { ...counts, found: accessionNumbers.length };
}

/** What the source lists: an archive everything, EDGAR and mirrors the filings of the given dates. */
async function listedFilings(deps: DiscoverDeps, dates: readonly IsoDate[]): Promise<readonly DiscoveredFiling[]> {
  if (isAbsolute(deps.source)) return (await discoverArchive(deps.source)).filings;
  const filings: DiscoveredFiling[] = [];
  for (const date of dates) {
    deps.onStep(date);
    filings.push(...(await discoverDay(deps.client, date)).filings);
  }
  return filings;
}

async function record(
  deps: DiscoverDeps,
  filings: readonly DiscoveredFiling[],
  indexKind: IndexKind,
  cik: Cik | null,
  from: IsoDate,
  to: IsoDate,
): Promise<DiscoverCounts> {
  const counts = await insert(deps, filings);
  await recordDiscovery(deps.db, { source: deps.source, indexKind, cik, from, to, filings: filings.length });
  if (cik === null) await reportUnconfirmed(deps, from, to);
  return counts;
}

/** The index proves what was filed, so what the feed alone listed for these dates is marked. */
async function reportUnconfirmed(deps: DiscoverDeps, from: IsoDate, to: IsoDate): Promise<void> {
  for (const accessionNumber of await markUnconfirmed(deps.db, { source: deps.source, from, to })) {
    const message = `${accessionNumber}: the feed listed it, the index of its date does not`;
    deps.onProblem({ code: 'feed-unconfirmed', message });
  }
}

async function insert(deps: DiscoverDeps, filings: readonly DiscoveredFiling[]): Promise<DiscoverCounts> {
  let newlyDiscovered = 0;
  for (let start = 0; start < filings.length; start += CHUNK) {
    deps.onStep(`recording ${start}/${filings.length}`);
    const chunk = filings.slice(start, start + CHUNK);
    const rows = chunk.flatMap((filing) => linesOf(filing, deps.source));
    const { inserted, corrected } = await deps.db.transaction().execute(async (trx) => ({
      inserted: await insertDiscovered(trx, rows, deps),
      corrected: await confirmSightings(trx, deps.source, chunk),
    }));
    newlyDiscovered += inserted.inserted;
    for (const accessionNumber of corrected) {
      deps.onProblem({
        code: 'feed-corrected',
        message: `${accessionNumber}: the index corrects what the feed stated`,
      });
    }
  }
  return { found: filings.length, newlyDiscovered, notIndexed: [] };
}

function report(deps: DiscoverDeps, problems: readonly { readonly code: string; readonly message: string }[]): void {
  for (const problem of problems) deps.onProblem(problem);
}

function plus(a: DiscoverCounts, b: DiscoverCounts): DiscoverCounts {
  return {
    found: a.found + b.found,
    newlyDiscovered: a.newlyDiscovered + b.newlyDiscovered,
    notIndexed: [...a.notIndexed, ...b.notIndexed],
  };
}
