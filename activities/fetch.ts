import { Context } from '@temporalio/activity';
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
} from '../db/repositories/filings/filings.ts';
import { dailyIndexPath } from '../sources/edgar/edgar-paths.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { PutResult, RawStore } from '../sources/raw-store/raw-store.ts';
import { crossCheckRun } from './company-facts.ts';
import { type DiscoverCounts, discover } from './discover.ts';
import type { EdgarSources } from './edgar-sources.ts';
import { createFetchedRecorder } from './fetched-recorder.ts';
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

/** Attempts of a batch, after the client's own retries, before a filing that never comes is given up. */
const BATCH_ATTEMPTS = 3;
/** An attempt that took longer was patient enough: a server that drips bytes must not hold up the night. */
const PATIENCE_MS = 300_000;
/** What is read to see whether the source answers. */
const PROBE_BYTES = 65_536;

/** What the source answered to, and what it did not: the filing's own trouble, or the source's? */
interface Troubled {
  readonly filing: FilingRecord;
  readonly error: AppError;
}

/** Whether the source answers at all; asked for the day's index, of which nothing is kept. */
async function isAnswering(client: EdgarSource, { filedDate }: FilingRecord, signal: AbortSignal): Promise<boolean> {
  try {
    await client.get(dailyIndexPath(filedDate), { maxBytes: PROBE_BYTES, signal });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'edgar-not-found' || error.code === 'response-too-large';
  }
}

export function createFetchActivities(deps: FetchDeps): FetchActivities {
  const recorder = createFetchedRecorder(deps.db);

  async function fetchOne(client: EdgarSource, filing: FilingRecord, run: RunRef, signal: AbortSignal) {
    const path = new URL(filing.url).pathname;
    const response = await client.get<PutResult>(path, {
      maxBytes: deps.maxSubmissionBytes,
      signal,
      sink: (body) => deps.rawStore.put(body, { maxBytes: deps.maxSubmissionBytes }),
    });
    const stored = response.sunk;
    if (!stored) throw new AppError(`no bytes came for ${path}`, { code: 'edgar-empty-answer', retryable: true });
    const { accessionNumber, url } = filing;
    const { key: rawSourceKey, byteLength: bytes } = stored;
    await recorder.record({ accessionNumber, rawSourceKey, bytes, url, retrievedAt: response.retrievedAt });
    deps.logger.debug({ runId: run.runId, accessionNumber, bytes }, 'fetched');
    return { rawSourceKey, bytes };
  }

  const has = (key: RawSourceKey): Promise<boolean> => deps.rawStore.has(key);

  async function isIntact(key: RawSourceKey): Promise<boolean> {
    try {
      for await (const _ of deps.rawStore.open(key)) void _;
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('raw-object-')) return false;
      throw error;
    }
  }

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
        const troubled: Troubled[] = [];
        const failures: unknown[] = [];
        let bytes = 0;
        let fetched = 0;
        let answered = 0;

        let probe: Promise<boolean> | null = null;
        const answers = (): Promise<boolean> => {
          const [first] = troubled;
          probe ??= first ? isAnswering(client, first.filing, signal) : Promise.resolve(true);
          return probe;
        };

        async function end(filing: FilingRecord, state: FilingStateChange['state'], error: AppError): Promise<void> {
          const { accessionNumber } = filing;
          const reason = { code: error.code, message: error.message };
          await markStates(deps.db, [{ accessionNumber, state, reason }]);
          deps.logger.warn({ runId: run.runId, accessionNumber, state, ...reason }, 'not fetched');
        }

        async function fetchInto(filing: FilingRecord): Promise<void> {
          const { accessionNumber, rawSourceKey } = filing;
          // Once fetched, never again: what a crashed attempt stored is simply found here. Only a filing that failed may
          // have failed of its stored bytes, and those are looked at.
          if (rawSourceKey !== null && (await (filing.state === 'failed' ? isIntact : has)(rawSourceKey))) {
            stored.push({ accessionNumber, rawSourceKey });
            return;
          }
          try {
            const got = await fetchOne(client, filing, run, signal);
            stored.push({ accessionNumber, rawSourceKey: got.rawSourceKey });
            bytes += got.bytes;
            fetched += 1;
            answered += 1;
            beat(accessionNumber);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            const state = FINAL[error.code];
            if (state !== undefined) {
              answered += 1;
              await end(filing, state, error);
            } else if (error.code.startsWith('edgar-')) troubled.push({ filing, error });
            else throw error;
          }
        }

        await Promise.all(
          filings.map((filing) =>
            limit(async () => {
              if (failures.length > 0 || signal.aborted) return;
              // Many in trouble and none that came: asking on would only add to a source's own trouble.
              if (answered === 0 && troubled.length >= CONCURRENCY && !(await answers())) return;
              await fetchInto(filing).catch((error: unknown) => failures.push(error));
            }),
          ),
        );
        signal.throwIfAborted();
        if (failures.length > 0) throw failures[0];
        const [first] = troubled;
        if (first) {
          // A source in trouble is waited for: the batch is tried again later, and finds there what it has got so far.
          if (answered === 0 && !(await answers())) throw first.error;
          const lasting = Context.current().info.attempt >= BATCH_ATTEMPTS || performance.now() - began > PATIENCE_MS;
          const hopeful = troubled.find(({ error }) => error.retryable);
          if (hopeful) {
            const mayGiveUp = async () => lasting && (await isAnswering(client, hopeful.filing, signal));
            if (!(await mayGiveUp())) throw hopeful.error;
            // The source answers now; it may have been down a moment ago. Only what does not come even so is given up.
            const again = troubled.splice(0);
            await Promise.all(again.map(({ filing }) => limit(() => fetchInto(filing))));
            const still = troubled.find(({ error }) => error.retryable);
            if (still && !(await mayGiveUp())) throw still.error;
          }
          for (const { filing, error } of troubled) await end(filing, 'failed', error);
        }
        stored.sort((a, b) => (a.accessionNumber < b.accessionNumber ? -1 : 1));
        return { stored, tally: { busyMs: performance.now() - began, items: fetched, bytes } };
      }),

    crossCheckCompanyFacts: (run) =>
      withHeartbeat(async (beat, signal) => {
        const client = await storedSource(run, signal);
        return crossCheckRun({ db: deps.db, client, logger: deps.logger, beat, signal }, run);
      }),
  };
}
