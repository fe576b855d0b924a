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
  /** Outcomes of the versions in `dependsOn`, by parser id, for the same submission. */
  readonly upstream: ReadonlyMap<string, readonly ParseOutcome[]>;
  /** What the parser's own reader collected from documents that were streamed because of their size. */
  readonly streamed?: unknown;
}

/** What a parser needs of tables that were streamed, whose rows were passed on. */
export interface StreamedDocuments {
  /** By sequence of the document, whose length is in UTF-16 units. */
  readonly tables: ReadonlyMap<number, { readonly isWhole: boolean; readonly length: number }>;
}

/** Reads tables of any size in bounded memory and passes their rows on in batches. */
export interface TableStream {
  /**
   * Reads one table. One that fails (wrong declared encoding) leaves no trace and may be read again; the receiver may stop
   * the reading by throwing.
   */
  read(
    sequence: number,
    pieces: AsyncIterable<string>,
    take: (rows: readonly object[]) => void | Promise<void>,
  ): Promise<void>;
  /** For `ParseContext.streamed` of the same parser version. */
  done(): StreamedDocuments;
}

/** A versioned parser. Pure: no I/O, clock, environment or logger; never throws for what a document contains. */
export interface Parser<R = unknown> {
  readonly id: string;
  readonly version: number;
  /** The value of `--kind`. */
  readonly kind: string;
  /** Versions of parsers (`xbrl@1`) whose outcomes `parse` reads from `context.upstream`; one of a parser. */
  readonly dependsOn: readonly ParserVersion[];
  /** The documents of a submission this parser reads, each parsed on its own; empty: not applicable. */
  appliesTo(submission: Submission): readonly SubmissionDocument[];
  parse(submission: Submission, document: SubmissionDocument, context: ParseContext): ParseOutcome<R>;
  /** The rows of each of its tables. Names every table, also without rows: loading then deletes what was there. */
  rows(outcome: ParseOutcome<R>, context: RowContext): readonly TableRows[];
  /** Of a parser that reads the tables of submissions too large for memory. */
  streamTables?(): TableStream;
}
