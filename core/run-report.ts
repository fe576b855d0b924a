import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { StageTallies } from './run-plan.ts';

/** What a run says when it ends: small enough for a Temporal payload, kept in `ops.runs`, printed by the CLI. */
export interface RunReport {
  readonly runId: string;
  readonly kind: 'nightly' | 'ingest';
  readonly businessDate: IsoDate | null;
  readonly source: string;
  readonly materializationVersion: string;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  /** Filings the run was about, by the state they ended in. */
  readonly filings: {
    readonly total: number;
    readonly newlyDiscovered: number;
    readonly byState: Readonly<Record<string, number>>;
    readonly byForm: readonly { readonly form: string; readonly count: number }[];
  };
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

export interface RunScores {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
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
  }[];
}
