import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { RatingsVerdict } from './rating-inputs.ts';
import type { Recomputations } from './run-report.ts';

/** The date that ratings show under a methodology, with issuers whose scores a promotion marked. */
export interface MarkedDate {
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  /** The run whose scores ratings show. */
  readonly runId: string;
  /** The price table of that run; null: no market prices. */
  readonly prices: string | null;
  /** Later marks are left to the next pass. */
  readonly upToMark: number;
  readonly issuers: number;
}

/** What became of the scores of one date. */
export interface RecomputedDate {
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  /** Issuers marked, and those of them that have a score. */
  readonly marked: number;
  readonly scored: number;
  readonly ratings: RatingsVerdict;
  /** Scores that are another number now, or were or are withheld. */
  readonly moved: number;
  /** Scores in another band now. */
  readonly flipped: number;
  /** Issuers that had a score of the date and have none now, and the other way around. */
  readonly gone: number;
  readonly added: number;
  /** Scores replaced, also those that rest on other inputs and are the same number. */
  readonly replaced: Recomputations;
}

export type RecomputeState = 'deriving' | 'identifying' | 'scoring' | 'paused' | 'behind-nightly' | 'done';

/** Counts of work, and milliseconds waited, without a wait in progress. */
export interface RecomputeCounts {
  /** Issuers whose derived rows were computed, and whose identifiers were. */
  readonly derived: number;
  readonly identified: number;
  readonly scored: number;
  readonly startedAtMs: number;
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
}

/** The answer to a recomputation's `progress` query. */
export interface RecomputeProgress extends RecomputeCounts {
  readonly state: RecomputeState;
  /** The date being scored; null: none. */
  readonly target: MarkedDate | null;
  /** Start of the wait in progress; null: none. */
  readonly waitingSinceMs: number | null;
}

/** The report of a finished recomputation, stored in `ops.runs`. */
export interface RecomputeReport extends Omit<RecomputeCounts, 'startedAtMs'> {
  readonly runId: string;
  readonly kind: 'recompute';
  readonly materializationVersion: string;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  readonly workingMs: number;
  readonly dates: readonly RecomputedDate[];
}
