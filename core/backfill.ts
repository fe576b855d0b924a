import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { Cik } from './ids.ts';

/** What a backfill is about: issuers × days × methodology. */
export interface BackfillScope {
  readonly methodologyVersion: string;
  /** First and last as-of date; scored are EDGAR's business days among them, as the nightly run does. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** These issuers only, ascending; null: everyone the facts of the time cover. */
  readonly ciks: readonly Cik[] | null;
  /** Path of a price table on the workers' machines; null: no market prices. */
  readonly prices: string | null;
}

/** What was done to a page of issuers, or to all of them so far. */
export interface BackfillTally {
  readonly issuers: number;
  /** Issuers among them whose stored history rests on the very same inputs: it stays. */
  readonly unchanged: number;
  /** Scores of the other issuers: days on which an input had changed, and days that carry the one before. */
  readonly computed: number;
  readonly carried: number;
  /** Scores that stayed. */
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

/** What the query `progress` of a backfill answers. */
export interface BackfillProgress {
  readonly state: BackfillState;
  /** Issuers to be handled, as counted at the start; null: not counted yet. */
  readonly issuers: number | null;
  readonly days: number;
  readonly tally: BackfillTally;
  readonly rankedDays: number;
  readonly startedAtMs: number;
  /** Milliseconds paused, and behind a nightly run, apart from a wait that still goes on. */
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
  /** When the present wait began; null: there is none. */
  readonly waitingSinceMs: number | null;
}

/** Days with a scored universe, and those where it is large enough for percentiles. */
export interface RankedDays {
  readonly days: number;
  readonly withPercentiles: number;
}

/** What a backfill says when it ends; kept in `ops.runs`. */
export interface BackfillReport {
  readonly runId: string;
  readonly kind: 'backfill';
  readonly scope: BackfillScope;
  readonly materializationVersion: string;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  readonly days: number;
  readonly tally: BackfillTally;
  /** Histories taken away: no fact of the time covers their issuers any more. */
  readonly removed: number;
  readonly ranked: RankedDays;
  /** Milliseconds from start to end without those of waiting, and those: paused, and behind a nightly run. */
  readonly workingMs: number;
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
}
