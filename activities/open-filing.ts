import { AppError } from '../core/errors.ts';
import type { ParserVersion, RawSourceKey } from '../core/ids.ts';
import type { Parser, Reason, StreamedDocuments, TableStream } from '../core/parser.ts';
import type { StagedPart } from '../core/staged-filing.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { PARSERS, versionOf } from '../parsers/registry.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { statedEncoding } from '../sources/submission/encoding.ts';
import { isInformationTable } from '../sources/submission/information-table.ts';
import { readLargeSubmission } from '../sources/submission/read-large-submission.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { createPartWriter, type PutPart } from './part-writer.ts';

export interface OpenFilingOptions {
  /** The parsers that will read the filing; default: the newest. */
  readonly parsers?: readonly Parser[];
  /** Submissions up to this size are read into memory; default 16 MB, which covers all but a few in a thousand. */
  readonly largeBytes?: number;
  /** Row limit of a streamed table; one with more is rejected. */
  readonly mostRows?: number;
  /** Called before a parser reads tables while streaming. */
  readonly onStreaming?: (version: ParserVersion) => void;
  /** Parsers that are not run: they read no tables either. */
  readonly skipped?: readonly { readonly parserVersion: ParserVersion }[];
}
const LARGE_BYTES = 16_000_000;

/** A filing's bytes, split into documents. */
export interface OpenedFiling {
  readonly submission: Submission;
  readonly byteLength: number;
  /** Null if the submission is in memory. */
  readonly large: LargeTables | null;
}

/** Tables that were parsed while streaming, by the version that read them. */
export type LargeTables = ReadonlyMap<ParserVersion, StreamedOutput>;

export interface StreamedOutput {
  readonly streamed: StreamedDocuments;
  readonly parts: readonly StagedPart[];
}

/**
 * Reads a filing's bytes, checks them against their hash and splits them. Tables of Form 13F that are too large for
 * memory are parsed while streaming and their rows stored in parts, so that memory use does not grow with them. Returns a
 * reason instead of a filing if its bytes are the cause.
 *
 * @throws AppError `raw-object-missing`, `raw-object-corrupt`
 */
export async function openFiling(
  rawStore: RawStore,
  key: RawSourceKey,
  put: PutPart,
  options: OpenFilingOptions = {},
): Promise<OpenedFiling | Reason> {
  const whole = await rawStore.getUpTo(key, options.largeBytes ?? LARGE_BYTES);
  if (whole) return { submission: readSubmission(whole), byteLength: whole.byteLength, large: null };
  const read = await readLargeSubmission(rawStore.open(key));
  const { parsers = PARSERS } = options;
  // Only parsers with a stream work from the beginning of a document; other forms are needed in full.
  const readers = parsers.filter((one) => one.streamTables && read && one.appliesTo(read.submission).length > 0);
  if (read === null || readers.length === 0) {
    const bytes = await rawStore.get(key);
    return { submission: readSubmission(bytes), byteLength: bytes.byteLength, large: null };
  }
  let { submission } = read;
  const large = new Map<ParserVersion, StreamedOutput>();
  for (const parser of readers) {
    const version = versionOf(parser);
    const stream = parser.streamTables?.();
    if (stream === undefined) continue;
    options.onStreaming?.(version);
    const isSkipped = options.skipped?.some(({ parserVersion }) => parserVersion === version) ?? false;
    try {
      const found = isSkipped
        ? { submission, parts: [] }
        : await streamTables(rawStore, key, submission, stream, put, options);
      submission = found.submission;
      large.set(version, { streamed: stream.done(), parts: found.parts });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'too-many-rows')) throw error;
      return { code: error.code, message: error.message };
    }
  }
  return { submission, byteLength: read.byteLength, large };
}

/** Reads the submission's tables; its documents then state the encoding in which their tables could be read. */
async function streamTables(
  rawStore: RawStore,
  key: RawSourceKey,
  submission: Submission,
  stream: TableStream,
  put: PutPart,
  { mostRows }: OpenFilingOptions,
): Promise<{ readonly submission: Submission; readonly parts: readonly StagedPart[] }> {
  const parts: StagedPart[] = [];
  const documents: SubmissionDocument[] = [];
  for (const document of submission.documents) {
    if (document.isBinary || !isInformationTable(document.bytes())) {
      documents.push(document);
      continue;
    }
    const { sequence } = document;
    const writtenIn = async (encoding: string, isCertain: boolean): Promise<SubmissionDocument> => {
      const writer = createPartWriter(sequence, put, mostRows);
      const pieces = decoded(bytesOf(rawStore, key, document), encoding, isCertain);
      await stream.read(sequence, pieces, (rows) => writer.take(rows));
      parts.push(...(await writer.done()));
      return { ...document, encoding };
    };
    documents.push(await readIn(document, writtenIn));
  }
  return { submission: { ...submission, documents }, parts };
}

/** Decides like `decideEncoding`, but without the document in memory: UTF-8 until a byte contradicts it. */
async function readIn<T>(
  document: SubmissionDocument,
  read: (encoding: string, isCertain: boolean) => Promise<T>,
): Promise<T> {
  const stated = statedEncoding(document.bytes());
  if (stated !== null) return read(stated, true);
  try {
    return await read('utf-8', false);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'))
      throw error;
    return read('windows-1252', true);
  }
}

async function* bytesOf(
  rawStore: RawStore,
  key: RawSourceKey,
  { byteStart, byteEnd }: SubmissionDocument,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of rawStore.open(key)) {
    if (at + chunk.byteLength > byteStart) yield chunk.subarray(Math.max(0, byteStart - at), byteEnd - at);
    at += chunk.byteLength;
    if (at >= byteEnd) return;
  }
}

/** @throws TypeError at an invalid byte, unless the encoding is certain */
async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  isCertain: boolean,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: !isCertain });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
