import type { IsoDate } from './dates.ts';
import type { ParserVersion } from './ids.ts';
import type { CrossValidation } from './rows.ts';
import type { Span } from './spans.ts';
import type { Submission, SubmissionDocument } from './submission.ts';
import type { RowContext, TableRows } from './table-rows.ts';

/** Why a document was not parsed, or why its values are in doubt: a code with a message for people. */
export interface Reason {
  readonly code: string;
  readonly message: string;
}

export type { CrossValidation };

export type ParseStatus = 'parsed' | 'not_applicable' | 'rejected';
/** Of a document that the parser read; the others leave no parse run. */
export type ReadStatus = Exclude<ParseStatus, 'not_applicable'>;

/**
 * A parser's output for one document, as `tidemark parse --json` prints it.
 * `result` is null unless parsed; a rejected document has confidence 0 and at least one reason.
 */
export interface ParseOutcome<R = unknown> {
  readonly kind: string;
  readonly parserVersion: ParserVersion;
  readonly status: ParseStatus;
  /** 0–1 for the document; 0.9 or more means high. */
  readonly confidence: number;
  readonly result: R | null;
  /** Path in result (`offering.grossProceeds`, `warrants[0].count`) → the words it was read from. */
  readonly spans: Readonly<Record<string, readonly Span[]>>;
  /** Overrides `confidence` for single values, by path in result. */
  readonly confidences?: Readonly<Record<string, number>>;
  readonly crossValidations: readonly CrossValidation[];
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Reason[];
}

export interface ParseContext {
  /** Filing date where the header does not give one (`--filed`). */
  readonly filedDate: IsoDate | null;
  /** Outcomes of the parsers this one builds on, by parser id, for the same submission. */
  readonly upstream: ReadonlyMap<string, readonly ParseOutcome[]>;
  /** What the parser's own reader collected from documents that were streamed because of their size. */
  readonly streamed?: unknown;
}

/** A versioned parser. Pure: no I/O, clock, environment or logger; never throws for what a document contains. */
export interface Parser<R = unknown> {
  readonly id: string;
  readonly version: number;
  /** The value of `--kind`. */
  readonly kind: string;
  /** Ids of parsers whose outcomes `parse` reads from `context.upstream`. */
  readonly dependsOn: readonly string[];
  /** The documents of a submission this parser reads, each parsed on its own; empty: not applicable. */
  appliesTo(submission: Submission): readonly SubmissionDocument[];
  parse(submission: Submission, document: SubmissionDocument, context: ParseContext): ParseOutcome<R>;
  /** The rows of each of its tables. Names every table, also without rows: loading then deletes what was there. */
  rows(outcome: ParseOutcome<R>, context: RowContext): readonly TableRows[];
}
