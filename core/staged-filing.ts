import { z } from 'zod';
import { AppError } from './errors.ts';
import type { AccessionNumber, ParserVersion, RawSourceKey, Sha256 } from './ids.ts';
import type { CrossValidation, ParseOutcome, Reason } from './parser.ts';
import type { SubmissionDocument, SubmissionHeader } from './submission.ts';

/** Some rows of a table too large for its outcome: a stored object of their own, one JSON row a line. */
export interface StagedPart {
  readonly key: Sha256;
  /** Of the document that holds the table. */
  readonly sequence: number;
  readonly rows: number;
}

/** One parser's run over one document of a filing. Spans carry offsets only: their text is in the raw store. */
export interface StagedParseRun {
  readonly parserId: string;
  readonly parserVersion: ParserVersion;
  readonly sequence: number;
  readonly outputHash: Sha256;
  readonly durationMs: number;
  readonly outcome: ParseOutcome;
  /** In order; their rows precede those of the outcome. */
  readonly parts?: readonly StagedPart[] | undefined;
}

export type StagedDocument = Pick<
  SubmissionDocument,
  'sequence' | 'type' | 'filename' | 'description' | 'byteStart' | 'byteEnd' | 'encoding' | 'isBinary'
>;

/**
 * Everything that parsing one filing gave, on its way from the parse queue to the load queue. It travels through the
 * store (as zstd JSON, by content hash), never through Temporal.
 */
export interface StagedFiling {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  /** Null for bytes that are not a submission; `rejection` gives the reason. */
  readonly header: SubmissionHeader | null;
  readonly documents: readonly StagedDocument[];
  readonly warnings: readonly Reason[];
  readonly runs: readonly StagedParseRun[];
  readonly rejection: Reason | null;
}

/** Namespace of staged filings in the raw store. */
export const STAGED_NAMESPACE = 'parse';

const text = <T extends string>() => z.custom<T>((value) => typeof value === 'string');
/** Members too large or too free to be checked one by one: parsers read them back themselves. */
const record = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);
const reason: z.ZodType<Reason> = z.looseObject({ code: z.string(), message: z.string() });
const crossValidation: z.ZodType<CrossValidation> = z.looseObject({ name: z.string(), passed: z.boolean() });
const part: z.ZodType<StagedPart> = z.object({ key: text<Sha256>(), sequence: z.number(), rows: z.number() });

const outcome: z.ZodType<ParseOutcome> = z.object({
  kind: z.string(),
  parserVersion: text<ParserVersion>(),
  status: z.enum(['parsed', 'not_applicable', 'rejected']),
  confidence: z.number(),
  result: z.unknown(),
  spans: record<ParseOutcome['spans']>(),
  confidences: record<NonNullable<ParseOutcome['confidences']>>().exactOptional(),
  crossValidations: z.array(crossValidation),
  reasons: z.array(reason),
  warnings: z.array(reason),
});

const stagedFiling: z.ZodType<StagedFiling> = z.object({
  accessionNumber: text<AccessionNumber>(),
  rawSourceKey: text<RawSourceKey>(),
  header: record<SubmissionHeader>().nullable(),
  documents: z.array(
    z.object({
      sequence: z.number(),
      type: z.string(),
      filename: z.string().nullable(),
      description: z.string().nullable(),
      byteStart: z.number(),
      byteEnd: z.number(),
      encoding: z.string(),
      isBinary: z.boolean(),
    }),
  ),
  warnings: z.array(reason),
  runs: z.array(
    z.object({
      parserId: z.string(),
      parserVersion: text<ParserVersion>(),
      sequence: z.number(),
      outputHash: text<Sha256>(),
      durationMs: z.number(),
      outcome,
      parts: z.array(part).optional(),
    }),
  ),
  rejection: reason.nullable(),
});

export function encodeStaged(filing: StagedFiling): Uint8Array {
  return Buffer.from(JSON.stringify(filing), 'utf8');
}

/** @throws AppError `staged-malformed` */
export function decodeStaged(bytes: Uint8Array): StagedFiling {
  const checked = stagedFiling.safeParse(jsonOf(bytes));
  if (checked.success) return checked.data;
  throw malformed(z.prettifyError(checked.error));
}

/** The rows of a part, one after the other. @throws AppError `staged-malformed` */
export function* rowsOfPart(bytes: Uint8Array): Generator<unknown> {
  const lines = textOf(bytes);
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf('\n', at);
    if (end < 0) throw malformed('a part ends within a row');
    yield parsedJson(lines.slice(at, end));
    at = end + 1;
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  return parsedJson(textOf(bytes));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw malformed('not JSON', error);
  }
}

function malformed(problem: string, cause?: unknown): AppError {
  return new AppError(`malformed staged filing: ${problem}`, { code: 'staged-malformed', retryable: false, cause });
}
