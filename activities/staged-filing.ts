import type { AccessionNumber, ParserVersion, RawSourceKey, Sha256 } from '../core/ids.ts';
import type { ParseOutcome, Reason } from '../core/parser.ts';
import type { SubmissionDocument, SubmissionHeader } from '../core/submission.ts';
import type { StagedPart } from './staged-rows.ts';

/** One parser's run over one document of a filing. Spans carry offsets only: their text is in the raw store. */
export interface StagedParseRun {
  readonly parserId: string;
  readonly parserVersion: ParserVersion;
  readonly sequence: number;
  readonly outputHash: Sha256;
  readonly durationMs: number;
  readonly outcome: ParseOutcome;
  /** Rows of tables that are too large to stand in the outcome: they come before those that do, in this order. */
  readonly parts?: readonly StagedPart[];
}

export type StagedDocument = Pick<
  SubmissionDocument,
  'sequence' | 'type' | 'filename' | 'description' | 'byteStart' | 'byteEnd' | 'encoding' | 'isBinary'
>;

/**
 * All that parsing one filing gave, on its way from the parse queue to the load queue. It travels through the store
 * (as zstd JSON, by content hash), never through Temporal.
 */
export interface StagedFiling {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  /** Null where the bytes are no submission; `rejection` then says why. */
  readonly header: SubmissionHeader | null;
  readonly documents: readonly StagedDocument[];
  readonly warnings: readonly Reason[];
  readonly runs: readonly StagedParseRun[];
  readonly rejection: Reason | null;
}

/** Where staged filings stand in the store. */
export const STAGED_NAMESPACE = 'parse';

export function encodeStaged(filing: StagedFiling): Uint8Array {
  return Buffer.from(JSON.stringify(filing), 'utf8');
}

export function decodeStaged(bytes: Uint8Array): StagedFiling {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')) as StagedFiling;
}
