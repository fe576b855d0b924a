import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef, StagePage, StageTally } from '../core/run-plan.ts';
import { sequenceEvents } from '../db/repositories/runs/outbox-reader.ts';
import { type DeriveCursor, derivePage } from './derive.ts';
import { refreshEntities } from './entities.ts';
import { ONE_STATEMENT, withHeartbeat } from './heartbeats.ts';
import type { LoadDeps } from './load-batch.ts';
import { rankScores, type ScoreRequest, scorePage } from './score.ts';
import { storeThresholdLists, type ThresholdListDeps } from './threshold-lists.ts';

export interface DeriveActivities {
  /** Derives some of the issuers as of a business date, or of the newest known date if that is later. */
  derivePage(run: RunRef, businessDate: IsoDate | null, cursor: DeriveCursor | null): Promise<StagePage<DeriveCursor>>;
  /** Recomputes some of the entities whose filings changed; each page takes the next of them. */
  entitiesPage(run: RunRef): Promise<StagePage<'more'>>;
  /** Stores some of the new threshold lists: a score depends on the lists of its day. The cursor is a path. */
  storeListsPage(
    run: RunRef,
    from: { readonly thresholdLists: string | null },
    after: string | null,
  ): Promise<StagePage<string>>;
  /** Scores some of the covered issuers, in order of their CIKs. */
  scorePage(run: RunRef, request: ScoreRequest, after: Cik | null): Promise<StagePage<Cik>>;
  /** Percentiles, once all are scored. */
  rankScores(run: RunRef, request: ScoreRequest): Promise<StageTally>;
}

const ENTITIES_PER_PAGE = 5_000;

export function createDeriveActivities(
  deps: LoadDeps & { readonly rawStore: ThresholdListDeps['rawStore'] },
): DeriveActivities {
  return {
    derivePage: (run, businessDate, cursor) =>
      withHeartbeat(async (beat, signal) => {
        const page = await derivePage({ ...deps, beat, signal }, run, businessDate, cursor);
        await sequenceEvents(deps.db);
        return page;
      }),
    entitiesPage: (run) =>
      withHeartbeat(async (beat, signal) => {
        const began = performance.now();
        const items = await refreshEntities(deps.db, ENTITIES_PER_PAGE, (last) => {
          signal.throwIfAborted();
          beat(last);
        });
        deps.logger.debug({ runId: run.runId, entities: items }, 'entities recomputed');
        const next = items === ENTITIES_PER_PAGE ? 'more' : null;
        return { tally: { busyMs: performance.now() - began, items, bytes: 0 }, next };
      }),
    storeListsPage: (run, { thresholdLists: directory }, after) =>
      withHeartbeat((beat, signal) =>
        storeThresholdLists({ ...deps, beat, signal }, { directory, source: run.source }, after),
      ),
    scorePage: (run, request, after) =>
      withHeartbeat((beat, signal) => scorePage({ ...deps, beat, signal }, run, request, after)),
    rankScores: (run, request) => withHeartbeat(() => rankScores(deps, run, request), ONE_STATEMENT),
  };
}
