import type { Logger } from 'pino';
import { ENFORCEMENT_FEEDS, type EnforcementFeed } from '../core/enforcement.ts';
import { AppError } from '../core/errors.ts';
import type { SourceRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { recordObjects } from '../db/repositories/filings/raw-objects.ts';
import { storeReleases } from '../db/repositories/lists/enforcement-releases.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import { parseEnforcementFeed } from '../sources/enforcement/enforcement-feed.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';

/** Where each feed is: a path of the source, or an address. */
export type EnforcementFeedAddresses = Readonly<Record<EnforcementFeed, string>>;

export interface EnforcementDeps {
  readonly db: Database;
  readonly rawStore: Pick<RawStore, 'put'>;
  readonly logger: Logger;
  readonly feeds: EnforcementFeedAddresses;
  /** A client of the source, or of the origin of an address. */
  readonly open: (source: SourceRef) => Promise<EdgarSource>;
}

export interface SyncedEnforcement {
  readonly feeds: readonly SyncedFeed[];
}

interface SyncedFeed {
  readonly feed: EnforcementFeed;
  readonly items: number;
  /** New release numbers, the newest first. */
  readonly added: readonly string[];
  /** The feed had never been read: what it lists is stored and announced to nobody. */
  readonly isFirstLoad: boolean;
  readonly malformedItems: number;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads both feeds and stores what is new. One that cannot be read does not keep the other from being stored.
 *
 * @throws AppError of the first feed that could not be read, after the other was
 */
export async function syncEnforcement(deps: EnforcementDeps, source: SourceRef): Promise<SyncedEnforcement> {
  const feeds: SyncedFeed[] = [];
  const failures: AppError[] = [];
  for (const feed of ENFORCEMENT_FEEDS) {
    try {
      feeds.push(await syncFeed(deps, source, feed));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      deps.logger.warn({ feed, code: error.code, reason: error.message }, 'enforcement feed not read');
      failures.push(error);
    }
  }
  await sequenceEvents(deps.db);
  const [failure] = failures;
  if (failure) throw failure;
  return { feeds };
}

async function syncFeed(deps: EnforcementDeps, source: SourceRef, feed: EnforcementFeed): Promise<SyncedFeed> {
  const address = deps.feeds[feed];
  const url = URL.parse(address);
  const client = await deps.open(url === null ? source : url.origin);
  const response = await client.get(address, { maxBytes: MOST_BYTES });
  const { releases, problems, itemCount, isFeed } = parseEnforcementFeed(response.bytes, feed);
  if (!isFeed) {
    const message = `${response.url} is not an RSS feed: ${problems[0]?.message ?? 'unreadable'}; if it has moved, set its address`;
    throw new AppError(message, { code: 'feed-malformed', retryable: true, context: { feed } });
  }
  for (const { code, message } of problems) deps.logger.warn({ feed, code, message }, 'enforcement item skipped');
  const { retrievedAt, url: feedUrl } = response;
  const { key: rawSourceKey, sha256, byteLength } = await deps.rawStore.put(response.bytes);
  const object = { sha256, bytes: byteLength, storedBytes: byteLength, url: feedUrl, fetchedAt: retrievedAt };
  await recordObjects(deps.db, [object]);
  const { added, isFirstLoad } = await storeReleases(deps.db, { feed, feedUrl, rawSourceKey, retrievedAt, releases });
  const numbers = added.map(({ releaseNumber }) => releaseNumber);
  deps.logger.info({ feed, items: itemCount, added: numbers.length, isFirstLoad }, 'enforcement feed read');
  return { feed, items: itemCount, added: numbers, isFirstLoad, malformedItems: problems.length };
}
