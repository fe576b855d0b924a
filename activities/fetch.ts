import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, RawSourceKey } from '../core/ids.ts';
import type { FilingSelector, RunRef, StageTally } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import {
  type FilingRecord,
  type FilingStateChange,
  getFilings,
  markStates,
  markStored,
} from '../db/repositories/filings.ts';
import { recordObjects } from '../db/repositories/raw-objects.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { PutResult, RawStore } from '../sources/raw-store/raw-store.ts';
import { crossCheckRun } from './company-facts.ts';
import { type DiscoverCounts, discover } from './discover.ts';
import type { EdgarSources } from './edgar-sources.ts';
import { withHeartbeat } from './heartbeats.ts';
import { createStoredSource } from './stored-source.ts';

export interface FetchDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly sources: EdgarSources;
  readonly logger: Logger;
  /** Submissions larger than this are not stored; EDGAR's own limit is about 200 MB. */
  readonly maxSubmissionBytes: number;
}

/** A filing whose bytes are in the raw store. */
export interface FilingRef {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
}

export interface FetchActivities {
  discoverFilings(run: RunRef, selector: FilingSelector): Promise<DiscoverCounts & { readonly tally: StageTally }>;
  fetchFilings(
    run: RunRef,
    accessionNumbers: readonly AccessionNumber[],
  ): Promise<{ readonly stored: readonly FilingRef[]; readonly tally: StageTally }>;
  crossCheckCompanyFacts(run: RunRef): Promise<StageTally>;
}

/** Requests of one activity under way at once; the limiter spaces them, this hides their latency. */
const CONCURRENCY = 6;

/** Errors that say something of the one filing, not of the source: it ends in a state, and its batch goes on. */
const FINAL: Readonly<Record<string, FilingStateChange['state']>> = {
  'edgar-not-found': 'missing',
  'response-too-large': 'rejected',
  'raw-object-too-large': 'rejected',
  'edgar-unexpected-status': 'failed',
  'archive-file-corrupt': 'failed',
};

export function createFetchActivities(deps: FetchDeps): FetchActivities {
  async function fetchOne(client: EdgarSource, filing: FilingRecord, run: RunRef, signal: AbortSignal) {
    const path = new URL(filing.url).pathname;
    const response = await client.get<PutResult>(path, {
      maxBytes: deps.maxSubmissionBytes,
      signal,
      sink: (body) => deps.rawStore.put(body, { maxBytes: deps.maxSubmissionBytes }),
    });
    const stored = response.sunk;
    if (!stored) throw new AppError(`no bytes came for ${path}`, { code: 'edgar-empty-answer', retryable: true });
    const { sha256, byteLength, key } = stored;
    const { retrievedAt } = response;
    await recordObjects(deps.db, [
      { sha256, bytes: byteLength, storedBytes: byteLength, url: filing.url, fetchedAt: retrievedAt },
    ]);
    await markStored(deps.db, [
      { accessionNumber: filing.accessionNumber, rawSourceKey: key, bytes: byteLength, retrievedAt },
    ]);
    deps.logger.debug({ runId: run.runId, accessionNumber: filing.accessionNumber, bytes: byteLength }, 'fetched');
    return { accessionNumber: filing.accessionNumber, rawSourceKey: key, bytes: byteLength };
  }

  return {
    discoverFilings: (run, selector) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const client = createStoredSource({ ...deps, source: run.source, client: await deps.sources.open(run.source) });
        const counts = await discover(
          {
            db: deps.db,
            source: run.source,
            client,
            onStep: (step) => {
              signal.throwIfAborted();
              beat(step);
            },
            onProblem: (problem) => deps.logger.warn({ runId: run.runId, ...problem }, 'index line not used'),
          },
          selector,
        );
        deps.logger.info({ runId: run.runId, selector, ...counts }, 'discovered');
        return { ...counts, tally: { busyMs: performance.now() - began, items: counts.found, bytes: 0 } };
      }),

    fetchFilings: (run, accessionNumbers) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const client = await deps.sources.open(run.source);
        const filings = await getFilings(deps.db, accessionNumbers);
        const limit = pLimit(CONCURRENCY);
        const stored: FilingRef[] = [];
        let bytes = 0;
        let fetched = 0;
        const failures: unknown[] = [];
        await Promise.all(
          filings.map((filing) =>
            limit(async () => {
              if (failures.length > 0 || signal.aborted) return;
              const { accessionNumber, rawSourceKey } = filing;
              // Once fetched, never again: what a crashed attempt stored is simply found here.
              if (rawSourceKey !== null && (await deps.rawStore.has(rawSourceKey))) {
                stored.push({ accessionNumber, rawSourceKey });
                return;
              }
              try {
                const got = await fetchOne(client, filing, run, signal);
                stored.push({ accessionNumber, rawSourceKey: got.rawSourceKey });
                bytes += got.bytes;
                fetched += 1;
                beat(accessionNumber);
              } catch (error) {
                const state = error instanceof AppError ? FINAL[error.code] : undefined;
                if (!(error instanceof AppError) || state === undefined) {
                  failures.push(error);
                  return;
                }
                const reason = { code: error.code, message: error.message };
                await markStates(deps.db, [{ accessionNumber, state, reason }]);
                deps.logger.warn({ runId: run.runId, accessionNumber, ...reason }, 'not fetched');
              }
            }),
          ),
        );
        signal.throwIfAborted();
        // The source is in trouble: the whole batch is tried again later, and finds there what it has got so far.
        if (failures.length > 0) throw failures[0];
        stored.sort((a, b) => (a.accessionNumber < b.accessionNumber ? -1 : 1));
        return { stored, tally: { busyMs: performance.now() - began, items: fetched, bytes } };
      }),

    crossCheckCompanyFacts: (run) =>
      withHeartbeat(async (beat, signal) => {
        const client = createStoredSource({ ...deps, source: run.source, client: await deps.sources.open(run.source) });
        return crossCheckRun({ db: deps.db, client, logger: deps.logger, beat, signal }, run);
      }),
  };
}
