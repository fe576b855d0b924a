import { CancellationScope, CancelledFailure, continueAsNew, workflowInfo } from '@temporalio/workflow';
import type { ScoreRequest } from '../activities/score.ts';
import type { IsoDate } from '../core/dates.ts';
import {
  addedTally,
  type FilingSelector,
  NO_WORK,
  type RunRef,
  type StagePage,
  type StageTally,
} from '../core/run-plan.ts';
import { stagesOf } from './activity-proxies.ts';

/** A stage of a run that is done in pages. */
export type PagedStage =
  | { readonly name: 'discover'; readonly selector: FilingSelector }
  | { readonly name: 'cross-check' }
  | { readonly name: 'derive'; readonly asOf: IsoDate | null }
  | { readonly name: 'entities' }
  | { readonly name: 'lists'; readonly thresholdLists: string | null }
  | { readonly name: 'score'; readonly request: ScoreRequest };

export interface PagedStageInput {
  readonly run: RunRef;
  readonly stage: PagedStage;
  /** Pages before continue-as-new cuts the history. */
  readonly pagesPerRun: number;
  /** State of the previous execution; null: start from the beginning. */
  readonly continued: { readonly cursor: unknown; readonly done: PagedStageResult } | null;
}

export interface PagedStageResult {
  readonly tally: StageTally;
  /** Of a discovery: business dates that no index covers yet. */
  readonly notIndexed: readonly IsoDate[];
}

type AnyPage = StagePage<unknown> & Partial<Pick<PagedStageResult, 'notIndexed'>>;

/**
 * One stage, page after page: each activity does a bounded part and says where the next begins, so that a crash or a
 * timeout repeats a page and never the stage.
 */
export async function pagedStageWorkflow(input: PagedStageInput): Promise<PagedStageResult> {
  let cursor: unknown = input.continued?.cursor ?? null;
  let done = input.continued?.done ?? { tally: NO_WORK, notIndexed: [] };
  for (let pages = 1; ; pages += 1) {
    const page = await pageOf(input, cursor);
    done = {
      tally: addedTally(done.tally, page.tally),
      notIndexed: [...done.notIndexed, ...(page.notIndexed ?? [])],
    };
    if (page.next === null) return done;
    cursor = page.next;
    // Continue-as-new would lose a cancellation that arrives with the end of a page.
    if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled between pages');
    if (pages >= input.pagesPerRun || workflowInfo().continueAsNewSuggested) {
      return continueAsNew<typeof pagedStageWorkflow>({ ...input, continued: { cursor, done } });
    }
  }
}

/** A cursor is what the same activity returned. */
function pageOf({ run, stage }: PagedStageInput, cursor: unknown): Promise<AnyPage> {
  const { fetching, deriving } = stagesOf(run);
  switch (stage.name) {
    case 'discover':
      return fetching.discoverPage(run, stage.selector, cursor as never);
    case 'cross-check':
      return fetching.crossCheckPage(run, cursor as never);
    case 'derive':
      return deriving.derivePage(run, stage.asOf, cursor as never);
    case 'entities':
      return deriving.entitiesPage(run);
    case 'lists':
      return deriving.storeListsPage(run, { thresholdLists: stage.thresholdLists }, cursor as never);
    case 'score':
      return deriving.scorePage(run, stage.request, cursor as never);
  }
}
