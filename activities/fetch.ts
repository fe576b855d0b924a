import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { FilingSelector, RunRef, StagePage, StageTally } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { crossCheckPage } from './company-facts.ts';
import { type DiscoverCounts, type DiscoverCursor, discoverPage } from './discover.ts';
import type { EdgarSources } from './edgar-sources.ts';
import { type FilingRef, fetchBatch } from './fetch-batch.ts';
import { createFetchedRecorder } from './fetched-recorder.ts';
import { withHeartbeat } from './heartbeats.ts';
import { createRunSource } from './run-source.ts';
import { createStoredSource } from './stored-source.ts';
import { refreshTickerFile } from './ticker-file.ts';

export interface FetchDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly sources: EdgarSources;
  readonly logger: Logger;
  /** Submissions larger than this are not stored; EDGAR's own limit is about 200 MB. */
  readonly maxSubmissionBytes: number;
}

export interface FetchActivities {
  /** Discovers a quarter, some days or some issuers, and says where the next page begins. */
  discoverPage(run: RunRef, selector: FilingSelector, cursor: DiscoverCursor | null): Promise<DiscoveredPage>;
  fetchFilings(
    run: RunRef,
    accessionNumbers: readonly AccessionNumber[],
  ): Promise<{ readonly stored: readonly FilingRef[]; readonly tally: StageTally }>;
  /** Cross-checks the facts of some of the run's issuers, in order of their CIKs. */
  crossCheckPage(run: RunRef, after: Cik | null): Promise<StagePage<Cik>>;
  /** Once a day; an unusable file is logged and skipped. */
  refreshTickers(run: RunRef): Promise<void>;
}

export interface DiscoveredPage extends StagePage<DiscoverCursor>, Pick<DiscoverCounts, 'notIndexed'> {}

/** A damaged list of tickers must not hold up the night. */
const UNUSABLE_FILE: ReadonlySet<string> = new Set([
  'edgar-json-malformed',
  'ticker-file-older',
  'ticker-file-truncated',
]);

export function createFetchActivities(deps: FetchDeps): FetchActivities {
  const recorder = createFetchedRecorder(deps.db);

  async function sourceOf({ source, priority = 'live' }: RunRef, beat: () => void, signal: AbortSignal) {
    return createRunSource(await deps.sources.open(source), { priority, onProgress: beat, signal });
  }

  /** Indexes and JSON, which are cached in the raw store. */
  async function storedSourceOf(run: RunRef, beat: () => void, signal: AbortSignal): Promise<EdgarSource> {
    const client = await sourceOf(run, beat, signal);
    return createStoredSource({ ...deps, source: run.source, client, signal });
  }

  return {
    discoverPage: (run, selector, cursor) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const client = await storedSourceOf(run, beat, signal);
        const { counts, next } = await discoverPage(
          {
            db: deps.db,
            source: run.source,
            client,
            silent: run.silent ?? false,
            onStep: (step) => {
              signal.throwIfAborted();
              beat(step);
            },
            onProblem: (problem) => deps.logger.warn({ runId: run.runId, ...problem }, 'while filings were discovered'),
          },
          selector,
          cursor,
        );
        await sequenceEvents(deps.db);
        deps.logger.info({ runId: run.runId, selector, cursor, ...counts }, 'discovered');
        const tally = { busyMs: performance.now() - began, items: counts.found, bytes: 0 };
        return { tally, next, notIndexed: counts.notIndexed };
      }),

    fetchFilings: (run, accessionNumbers) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const client = await sourceOf(run, beat, signal);
        const filings = await getFilings(deps.db, accessionNumbers);
        // An earlier attempt of this activity may have given some up already.
        const due = filings.filter(({ isWaiting }) => !isWaiting);
        const { attempt } = Context.current().info;
        const { stored, fetched, bytes } = await fetchBatch(
          { ...deps, recorder, client, run, beat, signal, attempt },
          due,
        );
        return { stored, tally: { busyMs: performance.now() - began, items: fetched, bytes } };
      }),

    crossCheckPage: (run, after) =>
      withHeartbeat(async (beat, signal) => {
        const client = await storedSourceOf(run, beat, signal);
        return crossCheckPage({ db: deps.db, client, logger: deps.logger, beat, signal }, run, after);
      }),

    refreshTickers: (run) =>
      withHeartbeat(async (beat, signal) => {
        const client = await storedSourceOf(run, beat, signal);
        try {
          const counts = await refreshTickerFile(deps, client);
          deps.logger.info({ runId: run.runId, ...counts }, 'company tickers');
        } catch (error) {
          if (!(error instanceof AppError) || !UNUSABLE_FILE.has(error.code)) throw error;
          deps.logger.warn({ runId: run.runId, code: error.code, reason: error.message }, 'company tickers not used');
        }
      }),
  };
}
