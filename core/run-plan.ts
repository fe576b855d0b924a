import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from './ids.ts';

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

export const NO_WORK: StageTally = { busyMs: 0, items: 0, bytes: 0 };

export function emptyTallies(): StageTallies {
  const none = NO_WORK;
  return { discover: none, fetch: none, parse: none, load: none, derive: none, score: none };
}

export function addedTally(before: StageTally, work: StageTally): StageTally {
  return {
    busyMs: before.busyMs + work.busyMs,
    items: before.items + work.items,
    bytes: before.bytes + work.bytes,
  };
}

/** Adds one stage's work to the tallies; pure, so that workflows replay. */
export function tallied(tallies: StageTallies, stage: Stage, work: StageTally): StageTallies {
  return { ...tallies, [stage]: addedTally(tallies[stage], work) };
}

/** Live work (a night, filings asked for by number) goes ahead of the loading of histories. */
export type RunPriority = 'live' | 'backfill';

/** Whether the events of a run are delivered, where the user says so. */
export type EventChoice = 'publish' | 'silent';

/** What a run fixes at its start and every activity of it receives. */
export interface RunRef {
  readonly runId: string;
  readonly source: SourceRef;
  readonly materializationVersion: string;
  /** What the run executes, of some parsers two versions. Absent in runs of earlier builds: the newest of every parser. */
  readonly parserVersions?: readonly ParserVersion[];
  /** Absent: live. */
  readonly priority?: RunPriority;
  /** Its events are stored and delivered to nobody. Absent: they are published. */
  readonly silent?: boolean;
}

/** What one page of a stage did, and where the next begins; null: it was the last. */
export interface StagePage<Cursor> {
  readonly tally: StageTally;
  readonly next: Cursor | null;
}

/**
 * The queues of a deployment, by what bounds the work: fetching by EDGAR's limit, parsing by processors, loading, deriving
 * and scoring by Postgres. Histories have queues of their own, so that their pages never stand before the work of a night.
 * Polls of feeds have one too: a batch of a night takes minutes, a poll must not wait for it.
 */
export const TASK_QUEUES = {
  control: 'tidemark',
  feed: 'feed',
  fetch: 'sec-fetch',
  parse: 'parse',
  load: 'load',
  derive: 'derive',
  'history-fetch': 'history-sec-fetch',
  'history-parse': 'history-parse',
  'history-load': 'history-load',
  'history-derive': 'history-derive',
  backfill: 'backfill',
} as const;

export type TaskQueueRole = keyof typeof TASK_QUEUES;
