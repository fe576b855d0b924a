import type { ParserVersion } from '../core/ids.ts';
import { addReprocessed, NOTHING_REPROCESSED, type ReprocessTally } from '../core/reprocess.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import { decodeStaged, STAGED_NAMESPACE, type StagedFiling } from '../core/staged-filing.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import { withHeartbeat } from './heartbeats.ts';
import { type LoadDeps, loadBatch } from './load-batch.ts';
import { loadReprocessed } from './load-reprocessed.ts';
import type { StagedRef } from './parse.ts';

export interface LoadActivities {
  loadFilings(run: RunRef, staged: readonly StagedRef[]): Promise<StageTally>;
  /** Loads what one version read of stored filings, and nothing else of what was staged. */
  loadReprocessed(run: RunRef, version: ParserVersion, staged: readonly StagedRef[]): Promise<ReprocessTally>;
}

/**
 * Staged bytes after which a transaction is committed. A batch of ordinary filings is one transaction, since statements
 * and commits cost the same for one filing as for fifty; of large annual reports only a few are held in memory.
 */
const STAGED_BYTES_PER_TRANSACTION = 8 * 1024 * 1024;
/** Staged outputs read at once. */
const READ_AHEAD = 8;

export function createLoadActivities(deps: LoadDeps): LoadActivities {
  return {
    loadFilings: (run, staged) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const bytes = await inBatches(deps, staged, { beat, signal }, (loading, filings) =>
          loadBatch(loading, run, filings),
        );
        await sequenceEvents(deps.db);
        deps.logger.debug({ runId: run.runId, filings: staged.length }, 'loaded');
        return { busyMs: performance.now() - began, items: staged.length, bytes };
      }),

    loadReprocessed: (run, version, staged) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        let tally = NOTHING_REPROCESSED;
        await inBatches(deps, staged, { beat, signal }, async (loading, filings) => {
          tally = addReprocessed(tally, await loadReprocessed(loading, run, version, filings));
        });
        await sequenceEvents(deps.db);
        deps.logger.debug({ runId: run.runId, version, filings: staged.length }, 'reprocessed');
        return { ...tally, loadMs: performance.now() - began };
      }),
  };
}

interface Watched {
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

/** Reads staged outputs and passes them on in batches of one transaction. @returns bytes read */
async function inBatches(
  deps: LoadDeps,
  staged: readonly StagedRef[],
  { beat, signal }: Watched,
  loadOne: (loading: LoadDeps, filings: readonly StagedFiling[]) => Promise<void>,
): Promise<number> {
  // A part of a filing with hundreds of thousands of rows is progress.
  const getStaged: typeof deps.rawStore.getStaged = (namespace, key) => {
    beat();
    return deps.rawStore.getStaged(namespace, key);
  };
  const loading = { ...deps, rawStore: { getStaged } };
  let bytes = 0;
  let filings: StagedFiling[] = [];
  let held = 0;
  const load = async (): Promise<void> => {
    signal.throwIfAborted();
    if (filings.length > 0) await loadOne(loading, filings);
    bytes += held;
    filings = [];
    held = 0;
  };
  for (let start = 0; start < staged.length; start += READ_AHEAD) {
    const refs = staged.slice(start, start + READ_AHEAD);
    const read = await Promise.all(refs.map((ref) => deps.rawStore.getStaged(STAGED_NAMESPACE, ref.stagedKey)));
    for (const encoded of read) {
      const filing = decodeStaged(encoded);
      // A filing with hundreds of thousands of rows gets a transaction of its own.
      const isLarge = filing.runs.some(({ parts }) => parts !== undefined);
      if (isLarge) await load();
      filings.push(filing);
      held += encoded.byteLength;
      if (isLarge) await load();
    }
    if (held < STAGED_BYTES_PER_TRANSACTION && start + READ_AHEAD < staged.length) continue;
    await load();
    beat(refs.at(-1)?.accessionNumber ?? null);
  }
  return bytes;
}
