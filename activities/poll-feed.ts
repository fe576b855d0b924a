import type { Logger } from 'pino';
import type { IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { feedReach } from '../core/feed-times.ts';
import type { AccessionNumber } from '../core/ids.ts';
import type { SourceRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { isKnownToFeed, pendingSightings, recordSightings } from '../db/repositories/filings/feed-sightings.ts';
import { insertDiscovered } from '../db/repositories/filings/filings.ts';
import { beginPoll, type PollOutcome, recordPoll } from '../db/repositories/runs/feed-polls.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import type { DiscoveredFiling } from '../sources/discovery/discovered-filing.ts';
import { type FeedEnd, type ReadFeed, readCurrentFeed } from '../sources/discovery/read-current-feed.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import { linesOf } from './discovered-lines.ts';

export interface PollDeps {
  readonly db: Database;
  readonly client: EdgarSource;
  readonly logger: Logger;
  /** Called before each page; throws if the poll was cancelled. */
  readonly onPage: (page: number) => void;
  readonly signal?: AbortSignal;
  readonly pageTimeoutMs?: number;
}

export interface PollRequest {
  readonly source: SourceRef;
  /** Of a hundred entries each. */
  readonly maxPages: number;
  /** Also name what waits to be ingested. */
  readonly ingest: boolean;
}

export interface PolledFeed {
  readonly source: SourceRef;
  readonly pages: number;
  readonly entries: number;
  /** Announced by this poll, the newest first. */
  readonly published: readonly PublishedFiling[];
  readonly publishedCount: number;
  readonly end: FeedEnd;
  /** Why a later page could not be read: the next poll reads it. */
  readonly interruption: string | null;
  /** Entries that cannot be read: the night announces their filings. */
  readonly malformedEntries: number;
  /** Filings of the feed that no run has finished yet; empty unless asked for. */
  readonly pending: readonly AccessionNumber[];
}

export type PublishedFiling = Pick<DiscoveredFiling, 'accessionNumber' | 'cik' | 'companyName' | 'form' | 'filedDate'>;

/** Filings of one ingest; the next poll takes the rest. */
const INGESTED_AT_ONCE = 500;

/**
 * Polls the current-filings feed once: reads it down to what is known, and records what is new with its events in one
 * transaction, so that a poll at the same time announces nothing twice.
 *
 * @throws AppError where the first page cannot be read; the poll is recorded with the reason
 */
export async function pollFeed(deps: PollDeps, request: PollRequest): Promise<PolledFeed> {
  const { db, logger } = deps;
  const { source, maxPages } = request;
  const start = await beginPoll(db, source);
  const { readTo } = feedReach(Date.parse(start.now), start);
  const isFirst = start.readAt === null;
  const read = await readCurrentFeed(deps.client, {
    maxPages,
    onPage: deps.onPage,
    signal: deps.signal,
    pageTimeoutMs: deps.pageTimeoutMs,
    isKnown: async (filing) => {
      const isReached = isAcceptedBy(filing, readTo);
      if (isFirst && isReached) return true;
      return (isFirst || isReached) && (await isKnownToFeed(db, source, filing));
    },
  }).catch(async (error: unknown) => {
    if (error instanceof AppError) await recordPoll(db, failedPoll(source, error));
    throw error;
  });
  for (const { code, message } of read.problems) logger.warn({ source, code, message }, 'feed entry skipped');
  const published = await store(db, source, read, { maxPages, readRelease: readTo !== null });
  await sequenceEvents(db);
  if (read.end === 'page-limit') {
    logger.warn({ source, pages: read.pages }, 'the feed was not read to its known part: the night announces the rest');
  }
  const pending = request.ingest ? await pendingSightings(db, { source, limit: INGESTED_AT_ONCE }) : [];
  const { pages, entries, end, interruption, problems } = read;
  const message = interruption?.message ?? null;
  const counts = { pages, entries, publishedCount: published.length, malformedEntries: problems.length };
  return { source, ...counts, published, end, interruption: message, pending };
}

/** A filing without an acceptance time does not end the paging later than one with it. */
function isAcceptedBy({ acceptedAt }: DiscoveredFiling, time: IsoTimestamp | null): boolean {
  return time === null || acceptedAt === null || Date.parse(acceptedAt.value) <= Date.parse(time);
}

async function store(
  db: Database,
  source: SourceRef,
  { filings, end, interruption }: ReadFeed,
  { maxPages, readRelease }: { readonly maxPages: number; readonly readRelease: boolean },
): Promise<readonly PublishedFiling[]> {
  return db.transaction().execute(async (trx) => {
    const { newFilings } = await insertDiscovered(
      trx,
      filings.flatMap((filing) => linesOf(filing, source)),
    );
    const inserted = new Set(newFilings);
    await recordSightings(trx, { source, filings, inserted, isJoined: end !== 'interrupted' });
    await recordPoll(trx, {
      source,
      hasNews: newFilings.length > 0,
      readRelease: readRelease && end !== 'interrupted',
      pageLimit: end === 'page-limit' ? maxPages : null,
      failure: interruption,
    });
    return filings
      .filter(({ accessionNumber }) => inserted.has(accessionNumber))
      .map(({ accessionNumber, cik, companyName, form, filedDate }) => {
        return { accessionNumber, cik, companyName, form, filedDate };
      });
  });
}

function failedPoll(source: SourceRef, failure: AppError): PollOutcome {
  return { source, hasNews: false, readRelease: false, pageLimit: null, failure };
}
