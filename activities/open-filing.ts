import { AppError } from '../core/errors.ts';
import type { RawSourceKey } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import type { StagedPart } from '../core/staged-filing.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { createTableStream, type StreamedTables } from '../parsers/thirteenf/streamed-tables.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { statedEncoding } from '../sources/submission/encoding.ts';
import { isInformationTable } from '../sources/submission/information-table.ts';
import { readLargeSubmission } from '../sources/submission/read-large-submission.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { createPartWriter, type PutPart } from './part-writer.ts';

export interface OpenFilingOptions {
  /** Submissions up to this size are read into memory; default 16 MB, which covers all but a few in a thousand. */
  readonly largeBytes?: number;
  /** Row limit of a streamed table; one with more is rejected. */
  readonly mostRows?: number;
  /** Called before tables are parsed while streaming. */
  readonly onStreaming?: () => void;
  /** Leaves such tables unread, for the parser that would read them is not run. */
  readonly skipTables?: boolean;
}
const LARGE_BYTES = 16_000_000;

/** A filing's bytes, split into documents. */
export interface OpenedFiling {
  readonly submission: Submission;
  readonly byteLength: number;
  /** Null if the submission is in memory. */
  readonly large: LargeTables | null;
}

/** Tables that were parsed while streaming. */
export interface LargeTables {
  readonly streamed: StreamedTables;
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
  // Only the 13F parser works from the beginning of a document; other forms are needed in full.
  if (read === null || thirteenfV1.appliesTo(read.submission).length === 0) {
    const bytes = await rawStore.get(key);
    return { submission: readSubmission(bytes), byteLength: bytes.byteLength, large: null };
  }
  options.onStreaming?.();
  const stream = createTableStream();
  const parts: StagedPart[] = [];
  const documents: SubmissionDocument[] = [];
  for (const document of read.submission.documents) {
    if (options.skipTables || document.isBinary || !isInformationTable(document.bytes())) documents.push(document);
    else {
      const { sequence } = document;
      const writtenIn = async (encoding: string, isCertain: boolean): Promise<SubmissionDocument> => {
        const writer = createPartWriter(sequence, put, options.mostRows);
        const pieces = decoded(bytesOf(rawStore, key, document), encoding, isCertain);
        await stream.read(sequence, pieces, (rows) => writer.take(rows));
        parts.push(...(await writer.done()));
        return { ...document, encoding };
      };
      try {
        documents.push(await readIn(document, writtenIn));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'too-many-rows')) throw error;
        return { code: error.code, message: error.message };
      }
    }
  }
  const submission = { ...read.submission, documents };
  return { submission, byteLength: read.byteLength, large: { streamed: stream.done(), parts } };
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
