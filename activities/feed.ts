import { isAbsolute } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { SourceRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { EdgarSources } from './edgar-sources.ts';
import { withHeartbeat } from './heartbeats.ts';
import { type PolledFeed, type PollRequest, pollFeed } from './poll-feed.ts';
import { createRunSource } from './run-source.ts';
import { type EnforcementFeedAddresses, type SyncedEnforcement, syncEnforcement } from './sync-enforcement.ts';

/** Temporal carries results; the filings themselves are in the database. */
const MOST_SHOWN = 200;

export interface FeedDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly sources: EdgarSources;
  readonly logger: Logger;
  readonly feeds: EnforcementFeedAddresses;
}

export interface FeedActivities {
  /** Reads the current-filings feed down to what is known and announces what is new. */
  pollFeed(request: PollRequest): Promise<PolledFeed>;
  /** Reads the SEC's feeds of litigation releases and administrative proceedings. */
  syncEnforcement(source: SourceRef): Promise<SyncedEnforcement>;
}

export function createFeedActivities(deps: FeedDeps): FeedActivities {
  async function clientOf(source: SourceRef, beat: () => void, signal: AbortSignal) {
    return createRunSource(await deps.sources.open(source), { priority: 'live', onProgress: beat, signal });
  }
  return {
    pollFeed: (request) =>
      withHeartbeat(async (beat, signal) => {
        assertServed(request.source);
        const client = await clientOf(request.source, beat, signal);
        const onPage = (page: number): void => {
          signal.throwIfAborted();
          beat(page);
        };
        const polled = await pollFeed({ ...deps, client, onPage, signal }, request);
        return { ...polled, published: polled.published.slice(0, MOST_SHOWN) };
      }),

    syncEnforcement: (source) =>
      withHeartbeat(async (beat, signal) => {
        assertServed(source);
        return syncEnforcement({ ...deps, open: (from) => clientOf(from, beat, signal) }, source);
      }),
  };
}

/** A directory has no feeds: they are what a server says of the present. */
function assertServed(source: SourceRef): void {
  if (!isAbsolute(source)) return;
  const message = `${source} is a directory and has no feed: give "edgar", or the address of a "tidemark mirror" of it`;
  throw new AppError(message, { code: 'source-without-feed', retryable: false });
}
