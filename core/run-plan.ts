import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik } from './ids.ts';

/** Where filings come from: `"edgar"`, the absolute path of an archive directory, or the base URL of a mirror. */
export type SourceRef = string;

/** Which filings a run is about. Exactly one way of choosing. */
export type FilingSelector =
  | { readonly by: 'filed-date'; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly by: 'cik'; readonly ciks: readonly Cik[] }
  | { readonly by: 'accession'; readonly accessionNumbers: readonly AccessionNumber[] }
  | { readonly by: 'all' };

/** Pending filings are counted up to this number: enough for a progress line, and bounded at any size of the archive. */
export const PENDING_COUNT_LIMIT = 1_000_000;

export const STAGES = ['discover', 'fetch', 'parse', 'load', 'derive', 'score'] as const;
export type Stage = (typeof STAGES)[number];

/** What one stage did: busy time of its activities in milliseconds, items handled and bytes moved. */
export interface StageTally {
  readonly busyMs: number;
  readonly items: number;
  readonly bytes: number;
}

export type StageTallies = Readonly<Record<Stage, StageTally>>;

export function emptyTallies(): StageTallies {
  const none: StageTally = { busyMs: 0, items: 0, bytes: 0 };
  return { discover: none, fetch: none, parse: none, load: none, derive: none, score: none };
}

/** Adds one stage's work to the tallies; pure, so that workflows replay. */
export function tallied(tallies: StageTallies, stage: Stage, work: StageTally): StageTallies {
  const before = tallies[stage];
  return {
    ...tallies,
    [stage]: {
      busyMs: before.busyMs + work.busyMs,
      items: before.items + work.items,
      bytes: before.bytes + work.bytes,
    },
  };
}

/** Live work (a night, filings asked for by number) goes ahead of the loading of histories. */
export type RunPriority = 'live' | 'backfill';

/** What a run fixes at its start and every activity of it receives. */
export interface RunRef {
  readonly runId: string;
  readonly source: SourceRef;
  readonly materializationVersion: string;
}

/**
 * The queues of a deployment. Fetching is bound by EDGAR's limit, parsing by processors, loading by Postgres; a backfill
 * has a queue of its own, so that its pages never stand before the work of a night.
 */
export const TASK_QUEUES = {
  control: 'tidemark',
  fetch: 'sec-fetch',
  parse: 'parse',
  load: 'load',
  backfill: 'backfill',
} as const;

export type TaskQueueRole = keyof typeof TASK_QUEUES;
