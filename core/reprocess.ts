import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from './ids.ts';

/** What a reprocess reads: stored filings that one parser version has not read yet. */
export interface ReprocessScope {
  readonly parserVersion: ParserVersion;
  /** Only filings of these issuers, ascending; null: of all. */
  readonly ciks: readonly Cik[] | null;
  /** First and last filing date; null: no limit. */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Counts over a page of filings, or over all pages so far. */
export interface ReprocessTally {
  /** Filings handled: the sum of the next five. */
  readonly filings: number;
  /** By what the version says of them: it read a document; it has nothing to read; it rejected one. */
  readonly parsed: number;
  readonly nothing: number;
  readonly rejected: number;
  /** Bytes missing in the raw store or damaged: nothing is recorded of them. */
  readonly unreadable: number;
  /** Replaced or taken by another run in the meantime: nothing is recorded of them. */
  readonly changed: number;
  /** Rows that the version gives for these filings. */
  readonly rows: number;
  /** Bytes read, and milliseconds of parsing (processor time) and loading. */
  readonly bytes: number;
  readonly parseMs: number;
  readonly loadMs: number;
  /** The first unreadable filings. */
  readonly examples: readonly UnreadableFiling[];
}

export interface UnreadableFiling {
  readonly accessionNumber: AccessionNumber;
  readonly reason: string;
}

/** Unreadable filings that a report names; it counts all. */
const EXAMPLES = 20;

export const NOTHING_REPROCESSED: ReprocessTally = {
  filings: 0,
  parsed: 0,
  nothing: 0,
  rejected: 0,
  unreadable: 0,
  changed: 0,
  rows: 0,
  bytes: 0,
  parseMs: 0,
  loadMs: 0,
  examples: [],
};

/** Pure, so that workflows replay. */
export function addReprocessed(a: ReprocessTally, b: ReprocessTally): ReprocessTally {
  return {
    filings: a.filings + b.filings,
    parsed: a.parsed + b.parsed,
    nothing: a.nothing + b.nothing,
    rejected: a.rejected + b.rejected,
    unreadable: a.unreadable + b.unreadable,
    changed: a.changed + b.changed,
    rows: a.rows + b.rows,
    bytes: a.bytes + b.bytes,
    parseMs: a.parseMs + b.parseMs,
    loadMs: a.loadMs + b.loadMs,
    examples: [...a.examples, ...b.examples].slice(0, EXAMPLES),
  };
}

export type ReprocessState = 'reading' | 'paused' | 'behind-nightly' | 'done';

/** The answer to a reprocess's `progress` query. */
export interface ReprocessProgress {
  readonly state: ReprocessState;
  /** Filings to read, counted at the start; null: not counted yet. */
  readonly total: number | null;
  readonly tally: ReprocessTally;
  readonly startedAtMs: number;
  /** Milliseconds paused and yielded to nightly runs, without a wait in progress. */
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
  /** Start of the wait in progress; null: none. */
  readonly waitingSinceMs: number | null;
}

/** The report of a finished reprocess, stored in `ops.runs`. */
export interface ReprocessReport {
  readonly runId: string;
  readonly kind: 'reprocess';
  readonly scope: ReprocessScope;
  /** Promoted at the end: readers see the rows. */
  readonly isPromoted: boolean;
  /** The version that readers see; null: none. */
  readonly promoted: ParserVersion | null;
  readonly materializationVersion: string;
  readonly startedAt: IsoTimestamp;
  readonly finishedAt: IsoTimestamp;
  readonly tally: ReprocessTally;
  /** Milliseconds of work, paused, and yielded to nightly runs. */
  readonly workingMs: number;
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
  readonly filingsPerSecond: number;
}
