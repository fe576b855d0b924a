import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { AccessionNumber, RawSourceKey } from '../core/ids.ts';
import { REUSING_CODES, retryOf } from '../core/retry-policy.ts';
import type { RunRef } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { type FilingRecord, type FilingStateChange, markStates } from '../db/repositories/filings/filings.ts';
import { dailyIndexPath } from '../sources/edgar/edgar-paths.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { PutResult, RawStore } from '../sources/raw-store/raw-store.ts';
import type { FetchedRecorder } from './fetched-recorder.ts';

/** A filing whose bytes are in the raw store. */
export interface FilingRef {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
}

export interface FetchBatchDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly logger: Logger;
  readonly maxSubmissionBytes: number;
  readonly recorder: FetchedRecorder;
  readonly client: EdgarSource;
  readonly run: RunRef;
  readonly beat: (detail: unknown) => void;
  readonly signal: AbortSignal;
  /** Which attempt of the activity this is, from 1. */
  readonly attempt: number;
}

/** Concurrent requests of one activity; the limiter spaces them, this hides their latency. */
const CONCURRENCY = 6;

/** Errors of the one filing, not of the source: the filing ends in a state and its batch continues. */
const FINAL: Readonly<Record<string, FilingStateChange['state']>> = {
  'edgar-not-found': 'missing',
  'response-too-large': 'rejected',
  'raw-object-too-large': 'rejected',
  'edgar-unexpected-status': 'failed',
  'archive-file-corrupt': 'failed',
};

/** Attempts of a batch, after the client's own retries, before a filing that cannot be fetched is given up. */
const BATCH_ATTEMPTS = 3;
/** A longer attempt has waited enough: a server that drips bytes must not hold up the night. */
const PATIENCE_MS = 300_000;
/** Bytes read to probe whether the source responds. */
const PROBE_BYTES = 65_536;

interface FailedFetch {
  readonly filing: FilingRecord;
  readonly error: AppError;
}

/**
 * Fetches the filings of a batch into the raw store. A filing whose error is its own ends in a state; if the source
 * itself does not respond, the batch fails with a retryable error and resumes from what is stored.
 */
export async function fetchBatch(
  deps: FetchBatchDeps,
  filings: readonly FilingRecord[],
): Promise<{ readonly stored: readonly FilingRef[]; readonly fetched: number; readonly bytes: number }> {
  const { client, signal } = deps;
  const began = performance.now();
  const limit = pLimit(CONCURRENCY);
  const stored: FilingRef[] = [];
  const failed: FailedFetch[] = [];
  const defects: unknown[] = [];
  let [bytes, fetched, responses] = [0, 0, 0];

  let probe: Promise<boolean> | null = null;
  function sourceResponds(): Promise<boolean> {
    const [first] = failed;
    probe ??= first ? isResponding(client, first.filing, signal) : Promise.resolve(true);
    return probe;
  }

  async function fetchInto(filing: FilingRecord): Promise<void> {
    try {
      const got = await fetchOne(deps, filing);
      stored.push({ accessionNumber: filing.accessionNumber, rawSourceKey: got.rawSourceKey });
      if (got.bytes === null) return;
      bytes += got.bytes;
      fetched += 1;
      responses += 1;
      deps.beat(filing.accessionNumber);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const state = FINAL[error.code];
      if (state !== undefined) {
        responses += 1;
        await endFiling(deps, filing, state, error);
      } else if (error.code.startsWith('edgar-')) failed.push({ filing, error });
      else throw error;
    }
  }

  async function fetchUnlessDown(filing: FilingRecord): Promise<void> {
    if (defects.length > 0 || signal.aborted) return;
    // Several failures and no response yet: more requests would only add to the source's trouble.
    if (responses === 0 && failed.length >= CONCURRENCY && !(await sourceResponds())) return;
    await fetchInto(filing).catch((error: unknown) => defects.push(error));
  }

  await Promise.all(filings.map((filing) => limit(() => fetchUnlessDown(filing))));
  signal.throwIfAborted();
  if (defects.length > 0) throw defects[0];
  const [first] = failed;
  if (first && responses === 0 && !(await sourceResponds())) throw first.error;
  const retryable = failed.find(({ error }) => error.retryable);
  if (retryable) {
    const isLastAttempt = deps.attempt >= BATCH_ATTEMPTS || performance.now() - began > PATIENCE_MS;
    const mayGiveUp = async () => isLastAttempt && (await isResponding(client, retryable.filing, signal));
    if (!(await mayGiveUp())) throw retryable.error;
    // The source responds now but may have been down a moment ago: only what fails once more is given up.
    await Promise.all(failed.splice(0).map(({ filing }) => limit(() => fetchInto(filing))));
    const still = failed.find(({ error }) => error.retryable);
    if (still && !(await mayGiveUp())) throw still.error;
  }
  for (const { filing, error } of failed) await endFiling(deps, filing, 'failed', error);
  stored.sort((a, b) => (a.accessionNumber < b.accessionNumber ? -1 : 1));
  return { stored, fetched, bytes };
}

/** Fetches a filing unless its bytes are stored already; `bytes` is null then. */
async function fetchOne(
  { client, logger, maxSubmissionBytes: maxBytes, rawStore, recorder, run, signal }: FetchBatchDeps,
  { accessionNumber, rawSourceKey, state, stateCode, url }: FilingRecord,
): Promise<{ readonly rawSourceKey: RawSourceKey; readonly bytes: number | null }> {
  // A failed filing may have failed because its stored bytes are damaged, so those are re-read.
  const isSuspect = state === 'rejected' && !REUSING_CODES.includes(stateCode ?? '');
  const isStored =
    rawSourceKey !== null && !isSuspect && (await (state === 'failed' ? isIntact : has)(rawStore, rawSourceKey));
  if (isStored) return { rawSourceKey, bytes: null };
  const path = new URL(url).pathname;
  const response = await client.get<PutResult>(path, {
    maxBytes,
    signal,
    sink: (body) => rawStore.put(body, { maxBytes }),
  });
  if (!response.sunk) throw new AppError(`empty response for ${path}`, { code: 'edgar-empty-answer', retryable: true });
  const { key, byteLength: bytes } = response.sunk;
  await recorder.record({ accessionNumber, rawSourceKey: key, bytes, url, retrievedAt: response.retrievedAt });
  logger.debug({ runId: run.runId, accessionNumber, bytes }, 'fetched');
  return { rawSourceKey: key, bytes };
}

async function endFiling(
  { db, logger, run }: FetchBatchDeps,
  { accessionNumber, ageDays, attempts, isWaiting }: FilingRecord,
  state: FilingStateChange['state'],
  { code, message }: AppError,
): Promise<void> {
  const reason = { code, message };
  const retry = retryOf({ code, ageDays, attempts, isWaiting });
  await markStates(db, [{ accessionNumber, state, reason, retry }]);
  logger.warn(
    { runId: run.runId, accessionNumber, state, ...reason, retryAfterHours: retry.afterHours },
    'not fetched',
  );
}

/** Whether the source responds at all, probed with the day's index, whose content is discarded. */
async function isResponding(client: EdgarSource, { filedDate }: FilingRecord, signal: AbortSignal): Promise<boolean> {
  try {
    await client.get(dailyIndexPath(filedDate), { maxBytes: PROBE_BYTES, signal });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'edgar-not-found' || error.code === 'response-too-large';
  }
}

function has(rawStore: RawStore, key: RawSourceKey): Promise<boolean> {
  return rawStore.has(key);
}

async function isIntact(rawStore: RawStore, key: RawSourceKey): Promise<boolean> {
  try {
    for await (const _ of rawStore.open(key)) void _;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('raw-object-')) return false;
    throw error;
  }
}
