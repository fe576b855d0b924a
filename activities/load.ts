import type { Logger } from 'pino';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { withHeartbeat } from './heartbeats.ts';
import { loadBatch } from './load-batch.ts';
import type { StagedRef } from './parse.ts';
import { type ScoreRequest, scoreUniverse } from './score.ts';
import { decodeStaged, STAGED_NAMESPACE, type StagedFiling } from './staged-filing.ts';

export interface LoadDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly logger: Logger;
}

export interface LoadActivities {
  loadFilings(run: RunRef, staged: readonly StagedRef[]): Promise<StageTally>;
  scoreUniverse(run: RunRef, request: ScoreRequest): Promise<StageTally>;
}

/**
 * Staged bytes per transaction, the last filing's over it: a batch of ordinary filings is one transaction, since every
 * statement and every commit costs the same for one filing as for fifty; of large annual reports few are held at once.
 */
const STAGED_BYTES_PER_TRANSACTION = 8 * 1024 * 1024;
/** Staged outputs read at once. */
const READ_AHEAD = 8;

export function createLoadActivities(deps: LoadDeps): LoadActivities {
  return {
    loadFilings: (run, staged) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        let bytes = 0;
        let filings: StagedFiling[] = [];
        let held = 0;
        for (let start = 0; start < staged.length; start += READ_AHEAD) {
          const refs = staged.slice(start, start + READ_AHEAD);
          const read = await Promise.all(refs.map((ref) => deps.rawStore.getStaged(STAGED_NAMESPACE, ref.stagedKey)));
          for (const encoded of read) {
            filings.push(decodeStaged(encoded));
            held += encoded.byteLength;
          }
          if (held < STAGED_BYTES_PER_TRANSACTION && start + READ_AHEAD < staged.length) continue;
          signal.throwIfAborted();
          await loadBatch(deps, run, filings);
          bytes += held;
          filings = [];
          held = 0;
          beat(refs.at(-1)?.accessionNumber ?? null);
        }
        deps.logger.debug({ runId: run.runId, filings: staged.length }, 'loaded');
        return { busyMs: performance.now() - began, items: staged.length, bytes };
      }),

    scoreUniverse: (run, request) =>
      withHeartbeat((beat, signal) => scoreUniverse({ db: deps.db, logger: deps.logger, beat, signal }, run, request)),
  };
}
