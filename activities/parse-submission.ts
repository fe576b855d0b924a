import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, ParserVersion, RawSourceKey } from '../core/ids.ts';
import { outputHashOf } from '../core/output-hash.ts';
import type { ParseOutcome, Parser, Reason } from '../core/parser.ts';
import type { StagedFiling, StagedParseRun } from '../core/staged-filing.ts';
import type { Submission } from '../core/submission.ts';
import { notApplicable, outcomeHead } from '../parsers/filing/outcomes.ts';
import { PARSERS, runParsers, versionOf } from '../parsers/registry.ts';
import { textLimit } from '../sources/submission/information-table.ts';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '../sources/submission/read-documents.ts';
import { meteredParsers, type SkippedParser } from './metered-parsers.ts';
import type { LargeTables, StreamedOutput } from './open-filing.ts';

export interface ParseTask {
  /** What to run; absent: the newest version of every parser. */
  readonly parserVersions?: readonly ParserVersion[];
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly filedDate: IsoDate | null;
  /** Parsers that exceeded their budget: rejected without being run. */
  readonly skipped?: readonly SkippedParser[];
}

export interface ParseSubmissionDeps {
  /** Default: the newest version of every parser. */
  readonly parsers: readonly Parser[];
  /** Called when a parser begins. */
  readonly begin: ((version: ParserVersion) => void) | null;
}

/** Every parser over a submission; `large` holds what was read from its streamed tables. */
export function parseSubmission(
  submission: Submission,
  task: ParseTask,
  large: LargeTables | null,
  deps: ParseSubmissionDeps = { parsers: PARSERS, begin: null },
): StagedFiling {
  const { header, documents, warnings } = submission;
  const rejected = (code: string, message: string) => rejectedFiling(task, { code, message }, warnings);
  if (documents.length === 0) {
    const [first] = warnings;
    return first
      ? rejectedFiling(task, first, warnings)
      : rejected('no-documents', 'the submission contains no document');
  }
  const stated = header.accessionNumber;
  if (stated !== null && stated !== task.accessionNumber) {
    return rejected('accession-mismatch', `the submission is ${stated}`);
  }
  const rejection = unreadMainDocument(submission);
  return {
    ...rejectedFiling(task, rejection, warnings),
    header,
    documents: documents.map(({ sequence, type, filename, description, byteStart, byteEnd, encoding, isBinary }) => ({
      sequence,
      type,
      filename,
      description,
      byteStart,
      byteEnd,
      encoding,
      isBinary,
    })),
    runs: rejection === null ? parserRuns(submission, task, large, deps) : [],
  };
}

/** A filing of which nothing was read. */
export function rejectedFiling<R extends Reason | null>(
  { accessionNumber, rawSourceKey }: ParseTask,
  rejection: R,
  warnings: readonly Reason[] = [],
): StagedFiling & { readonly rejection: R } {
  return { accessionNumber, rawSourceKey, header: null, documents: [], warnings: [...warnings], runs: [], rejection };
}

/**
 * A document above the size limit reads as empty text. If it is the filing's own form, parsers would find nothing in
 * it and that would be wrong, so the filing is rejected; an exhibit of that size only causes a warning.
 */
function unreadMainDocument({ documents, warnings }: Submission): Reason | null {
  const [main] = documents;
  if (!main || main.isBinary || main.isBeginning) return null;
  if (main.byteEnd - main.byteStart <= textLimit(main.bytes(), DEFAULT_MAX_DOCUMENT_BYTES)) return null;
  return (
    warnings.find(({ code }) => code === 'document-too-large') ?? {
      code: 'document-too-large',
      message: `document ${main.sequence} is too large to be read`,
    }
  );
}

/** A run for each document that a parser reads, and one for each parser that reads none. */
function parserRuns(
  submission: Submission,
  { filedDate, skipped = [] }: ParseTask,
  large: LargeTables | null,
  deps: ParseSubmissionDeps,
): readonly StagedParseRun[] {
  const runs: StagedParseRun[] = [];
  const { parsers, durationOf } = meteredParsers(deps.parsers, { begin: deps.begin, skipped });
  const add = (parser: Parser, sequence: number, outcome: ParseOutcome, parts?: StreamedOutput['parts']): void => {
    const output = parts === undefined ? {} : { parts };
    runs.push({
      parserId: parser.id,
      parserVersion: versionOf(parser),
      sequence,
      outputHash: outputHashOf({ outcome, ...output }),
      durationMs: durationOf(versionOf(parser), sequence),
      outcome,
      ...output,
    });
  };
  const streamed = new Map(Array.from(large ?? [], ([version, output]) => [version, output.streamed]));
  for (const { parser, document, outcome } of runParsers(submission, { filedDate, parsers, streamed })) {
    const parts = outcome.status === 'parsed' ? large?.get(versionOf(parser))?.parts : undefined;
    add(parser, document.sequence, withoutSpanText(outcome), parts);
  }
  const ran = new Set(runs.map(({ parserVersion }) => parserVersion));
  for (const parser of parsers) {
    if (ran.has(versionOf(parser))) continue;
    const message = 'the submission has no document that this parser reads';
    add(parser, 0, { ...notApplicable(outcomeHead(parser), 'no-such-document', message), confidence: 1 });
  }
  return runs;
}

/** The text of a span is in the raw store; what travels and is stored is its position. */
function withoutSpanText(outcome: ParseOutcome): ParseOutcome {
  const spans = Object.fromEntries(
    Object.entries(outcome.spans).map(([path, places]) => [
      path,
      places.map(({ sequence, start, end }) => ({ sequence, start, end, text: '' })),
    ]),
  );
  return { ...outcome, spans };
}
