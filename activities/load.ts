import type { IsoDate } from '../core/dates.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import { decodeStaged, STAGED_NAMESPACE, type StagedFiling } from '../core/staged-filing.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { deriveIssuers } from './derive.ts';
import { refreshEntities } from './entities.ts';
import { withHeartbeat } from './heartbeats.ts';
import { type LoadDeps, loadBatch } from './load-batch.ts';
import type { StagedRef } from './parse.ts';
import { type ScoreRequest, scoreUniverse } from './score.ts';
import { storeThresholdLists } from './threshold-lists.ts';

export interface LoadActivities {
  loadFilings(run: RunRef, staged: readonly StagedRef[]): Promise<StageTally>;
  /** As of a business date, or of the newest known date if that is later. */
  deriveIssuers(run: RunRef, businessDate: IsoDate | null): Promise<StageTally>;
  /** Recomputes a bounded number of entities; call again while `more`. */
  refreshEntities(run: RunRef): Promise<{ readonly tally: StageTally; readonly more: boolean }>;
  scoreUniverse(run: RunRef, request: ScoreRequest): Promise<StageTally>;
}

/**
 * Staged bytes after which a transaction is committed. A batch of ordinary filings is one transaction, since statements
 * and commits cost the same for one filing as for fifty; of large annual reports only a few are held in memory.
 */
const STAGED_BYTES_PER_TRANSACTION = 8 * 1024 * 1024;
const ENTITIES_PER_CALL = 5_000;
/** Staged outputs read at once. */
const READ_AHEAD = 8;

export function createLoadActivities(
  deps: LoadDeps & { readonly rawStore: Pick<RawStore, 'getStaged' | 'put'> },
): LoadActivities {
  return {
    loadFilings: (run, staged) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        let bytes = 0;
        let filings: StagedFiling[] = [];
        let held = 0;
        const load = async (): Promise<void> => {
          signal.throwIfAborted();
          if (filings.length > 0) await loadBatch(deps, run, filings);
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
        await sequenceEvents(deps.db);
        deps.logger.debug({ runId: run.runId, filings: staged.length }, 'loaded');
        return { busyMs: performance.now() - began, items: staged.length, bytes };
      }),

    deriveIssuers: (run, businessDate) =>
      withHeartbeat((beat, signal) =>
        deriveIssuers({ db: deps.db, logger: deps.logger, beat, signal }, run, businessDate),
      ),

    refreshEntities: (run) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const items = await refreshEntities(deps.db, ENTITIES_PER_CALL, (last) => {
          signal.throwIfAborted();
          beat(last);
        });
        deps.logger.debug({ runId: run.runId, entities: items }, 'entities recomputed');
        return { tally: { busyMs: performance.now() - began, items, bytes: 0 }, more: items === ENTITIES_PER_CALL };
      }),

    scoreUniverse: (run, request) =>
      withHeartbeat(async (beat, signal) => {
        // A score depends on the lists of its day, so store what has arrived.
        await storeThresholdLists(
          { ...deps, beat, signal },
          { directory: request.thresholdLists ?? null, source: run.source },
        );
        return scoreUniverse({ db: deps.db, logger: deps.logger, beat, signal }, run, request);
      }),
  };
}
