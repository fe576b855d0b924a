import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { RatingsVerdict } from './rating-inputs.ts';
import type { StageTallies } from './run-plan.ts';

/** What a run says when it ends: small enough for a Temporal payload, kept in `ops.runs`, printed by the CLI. */
export interface RunReport {
  readonly runId: string;
  readonly kind: 'nightly' | 'ingest';
  readonly businessDate: IsoDate | null;
  readonly source: string;
  readonly materializationVersion: string;
  /** Why its events are delivered to nobody; null: they are published. */
  readonly silentReason: string | null;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  /** Filings the run was about, by the state they ended in. */
  readonly filings: {
    readonly total: number;
    readonly newlyDiscovered: number;
    /** Pending filings of the selection that only other sources list: their runs take them. */
    readonly pendingElsewhere: number;
    readonly byState: Readonly<Record<string, number>>;
    readonly byForm: readonly { readonly form: string; readonly count: number }[];
  };
  /** Filings of earlier dates that were tried again, by the state they ended in. */
  readonly retried: Readonly<Record<string, number>>;
  readonly parsers: readonly {
    readonly parserVersion: string;
    readonly parsed: number;
    readonly notApplicable: number;
    readonly rejected: number;
  }[];
  /** Why documents were rejected and filings are not there, most frequent first. */
  readonly reasons: readonly {
    readonly subject: string;
    readonly code: string;
    readonly count: number;
    readonly example: string;
  }[];
  /** Rows that stand in the tables for these filings. */
  readonly rows: Readonly<Record<string, number>>;
  readonly scores: RunScores | null;
  readonly tallies: StageTallies;
}

/** A filing whose facts were public by the as-of date, and recorded only after the old score was computed. */
export interface LateFact {
  readonly accessionNumber: string;
  readonly datasets: readonly string[];
  readonly publicAt: IsoTimestamp;
  readonly recordedAt: IsoTimestamp;
  /**
   * `re-parsed`: the filing had been parsed before, and another parser version reads it differently.
   * `published-at-another-time`: an acceptance time became known that differs from the time used before.
   */
  readonly cause: 'recorded-late' | 're-parsed' | 'published-at-another-time';
  /** Whether the new score's receipt cites the filing. */
  readonly isCited: boolean;
}

export interface ComputedScore {
  /** Null where withheld. */
  readonly score: number | null;
  readonly band: string | null;
  readonly computedAt: IsoTimestamp;
}

/** A stored score that scoring its date again replaced. The old one stays, with its receipt. */
export interface Recomputation {
  readonly cik: string;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly from: ComputedScore;
  readonly to: ComputedScore;
  /** Inputs of the receipt that differ. Without a late fact: prices, threshold lists or what was searched. */
  readonly changedInputs: readonly string[];
  readonly lateFacts: readonly LateFact[];
}

export interface Recomputations {
  readonly count: number;
  /** Those that moved most first, and not all of them where they are many. */
  readonly issuers: readonly Recomputation[];
}

export interface RunScores {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  /** The price table that they were computed with; null: none. Absent in reports of earlier builds. */
  readonly prices?: string | null;
  readonly scored: number;
  readonly published: number;
  readonly withheld: number;
  readonly byBand: Readonly<Record<string, number>>;
  readonly riskiest: readonly {
    readonly cik: string;
    readonly ticker: string | null;
    readonly name: string | null;
    readonly score: number;
    readonly lo: number;
    readonly hi: number;
    readonly band: string;
    readonly confidence: string;
    /** Factor → 0–100, null where missing. */
    readonly factors: Readonly<Record<string, number | null>>;
    /** What adds most to the score, in words; absent in reports of earlier builds. */
    readonly reason?: {
      readonly factor: string;
      readonly text: string;
      /** The filing it comes from. */
      readonly filing: { readonly accessionNumber: string; readonly form: string; readonly filedDate: IsoDate } | null;
    } | null;
  }[];
  /** Why scores were withheld, most frequent first, each with an example; absent in reports of earlier builds. */
  readonly withheldReasons?: readonly {
    readonly code: string;
    /** Of one of these scores. */
    readonly message: string;
    readonly count: number;
    readonly example: string;
  }[];
  /** Whether ratings show these scores; absent in reports of earlier builds. */
  readonly ratings?: RatingsVerdict | null;
  /** Scores of the date that stood before the run, and differ; absent in reports of earlier builds. */
  readonly recomputed?: Recomputations;
}
