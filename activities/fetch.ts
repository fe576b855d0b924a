import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber } from '../core/ids.ts';
import type { FilingSelector, RunRef, StageTally } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { crossCheckRun } from './company-facts.ts';
import { type DiscoverCounts, discover } from './discover.ts';
import type { EdgarSources } from './edgar-sources.ts';
import { type FilingRef, fetchBatch } from './fetch-batch.ts';
import { createFetchedRecorder } from './fetched-recorder.ts';
import { withHeartbeat } from './heartbeats.ts';
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
  discoverFilings(run: RunRef, selector: FilingSelector): Promise<DiscoverCounts & { readonly tally: StageTally }>;
  fetchFilings(
    run: RunRef,
    accessionNumbers: readonly AccessionNumber[],
  ): Promise<{ readonly stored: readonly FilingRef[]; readonly tally: StageTally }>;
  crossCheckCompanyFacts(run: RunRef): Promise<StageTally>;
  /** Once a day; an unusable file is logged and skipped. */
  refreshTickers(run: RunRef): Promise<void>;
}

/** A damaged list of tickers must not hold up the night. */
const UNUSABLE_FILE: ReadonlySet<string> = new Set([
  'edgar-json-malformed',
  'ticker-file-older',
  'ticker-file-truncated',
]);

export function createFetchActivities(deps: FetchDeps): FetchActivities {
  const recorder = createFetchedRecorder(deps.db);

  async function storedSource({ source }: RunRef, signal: AbortSignal): Promise<EdgarSource> {
    return createStoredSource({ ...deps, source, client: await deps.sources.open(source), signal });
  }

  return {
    discoverFilings: (run, selector) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const client = await storedSource(run, signal);
        const counts = await discover(
          {
            db: deps.db,
            source: run.source,
            client,
            onStep: (step) => {
              signal.throwIfAborted();
              beat(step);
            },
            onProblem: (problem) => deps.logger.warn({ runId: run.runId, ...problem }, 'index line skipped'),
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
        // An earlier attempt of this activity may have given some up already.
        const due = filings.filter(({ isWaiting }) => !isWaiting);
        const { attempt } = Context.current().info;
        const { stored, fetched, bytes } = await fetchBatch(
          { ...deps, recorder, client, run, beat, signal, attempt },
          due,
        );
        return { stored, tally: { busyMs: performance.now() - began, items: fetched, bytes } };
      }),

    crossCheckCompanyFacts: (run) =>
      withHeartbeat(async (beat, signal) => {
        const client = await storedSource(run, signal);
        return crossCheckRun({ db: deps.db, client, logger: deps.logger, beat, signal }, run);
      }),

    refreshTickers: (run) =>
      withHeartbeat(async (_beat, signal) => {
        const client = await storedSource(run, signal);
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
