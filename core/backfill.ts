import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { Cik } from './ids.ts';

/** The scope of a backfill: issuers × days × methodology. */
export interface BackfillScope {
  readonly methodologyVersion: string;
  /** First and last as-of date; EDGAR's business days between them are scored, as in the nightly run. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Only these issuers, ascending; null: all issuers covered by the facts of the time. */
  readonly ciks: readonly Cik[] | null;
  /** Path of a price table on the workers' machines; null: no market prices. */
  readonly prices: string | null;
}

/** Counts over a page of issuers, or over all pages so far. */
export interface BackfillTally {
  readonly issuers: number;
  /** Issuers whose stored history has the same inputs and is not rewritten. */
  readonly unchanged: number;
  /** Scores of the other issuers: days on which an input changed, and days that carry the score before. */
  readonly computed: number;
  readonly carried: number;
  /** Scores that were not rewritten. */
  readonly kept: number;
  readonly busyMs: number;
}

export const NO_TALLY: BackfillTally = { issuers: 0, unchanged: 0, computed: 0, carried: 0, kept: 0, busyMs: 0 };

/** Pure, so that workflows replay. */
export function addTally(a: BackfillTally, b: BackfillTally): BackfillTally {
  return {
    issuers: a.issuers + b.issuers,
    unchanged: a.unchanged + b.unchanged,
    computed: a.computed + b.computed,
    carried: a.carried + b.carried,
    kept: a.kept + b.kept,
    busyMs: a.busyMs + b.busyMs,
  };
}

export type BackfillState = 'scoring' | 'ranking' | 'paused' | 'behind-nightly' | 'done';

/** The answer to a backfill's `progress` query. */
export interface BackfillProgress {
  readonly state: BackfillState;
  /** Issuers to process, counted at the start; null: not counted yet. */
  readonly issuers: number | null;
  readonly days: number;
  readonly tally: BackfillTally;
  readonly rankedDays: number;
  readonly startedAtMs: number;
  /** Milliseconds paused and yielded to nightly runs, without a wait in progress. */
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
  /** Start of the wait in progress; null: none. */
  readonly waitingSinceMs: number | null;
}

/** Days with a scored universe, and those where it is large enough for percentiles. */
export interface RankedDays {
  readonly days: number;
  readonly withPercentiles: number;
}

/** The report of a finished backfill, stored in `ops.runs`. */
export interface BackfillReport {
  readonly runId: string;
  readonly kind: 'backfill';
  readonly scope: BackfillScope;
  readonly materializationVersion: string;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  readonly days: number;
  readonly tally: BackfillTally;
  /** Histories deleted because no fact of the time covers their issuers any more. */
  readonly removed: number;
  readonly ranked: RankedDays;
  /** Milliseconds of work, paused, and yielded to nightly runs. */
  readonly workingMs: number;
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
}
