import type { DocumentReader, StoredDocument } from '../../api/services.ts';
import { AppError } from '../../core/errors.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../../parsers/layout/document-format.ts';
import { plainTextOf } from '../../parsers/layout/plain-text.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { wordsOf } from '../span-reader.ts';
import { readHtmlBlocks } from './readable-html.ts';
import { readableText } from './readable-text.ts';
import { createWindowCollector } from './window-collector.ts';

/** Larger submissions are not loaded to be shown. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Bytes of the submissions that are kept for the next request. */
const CACHED_BYTES = 96 * 1024 * 1024;
/** A part of a document on one page: about ten printed pages. */
const WINDOW = { before: 6_000, size: 40_000 };

interface Cached {
  readonly submission: Submission;
  readonly bytes: number;
}

/** Reads documents of stored filings for the read layer; keeps the last submissions. */
export function createDocumentReader(rawStore: RawStore): DocumentReader {
  const cache = new Map<RawSourceKey, Cached>();

  async function submissionOf(key: RawSourceKey): Promise<Submission> {
    const known = cache.get(key);
    cache.delete(key);
    const found = known ?? (await load(rawStore, key));
    cache.set(key, found);
    let bytes = [...cache.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [oldest, one] of cache) {
      if (bytes <= CACHED_BYTES || oldest === key) break;
      cache.delete(oldest);
      bytes -= one.bytes;
    }
    return found.submission;
  }

  return async (key, sequence) => {
    const submission = await submissionOf(key);
    const document = submission.documents.find((one) => one.sequence === sequence);
    if (document) return storedDocument(submission, document);
    const known = submission.documents.map((one) => one.sequence).join(', ');
    throw terminal('unknown-document', `the submission has no document ${sequence}; it has ${known}`);
  };
}

async function load(rawStore: RawStore, key: RawSourceKey): Promise<Cached> {
  const bytes = await rawStore.getUpTo(key, MOST_BYTES);
  if (bytes === null) {
    throw terminal('submission-too-large', `the submission has more than ${MOST_BYTES / 1024 / 1024} MB`);
  }
  const submission = looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
  return { submission, bytes: bytes.length };
}

function storedDocument(submission: Submission, document: SubmissionDocument): StoredDocument {
  const { header } = submission;
  const { sequence, type, filename, description, encoding, isBinary, text } = document;
  const within = (start: number, end: number): string => {
    if (start <= end && end <= text.length) return text.slice(start, end);
    const message = `document ${sequence} has ${text.length} characters; the span ends at ${end}`;
    throw terminal('span-outside-document', message);
  };
  return {
    accessionNumber: header.accessionNumber,
    form: header.form,
    filedDate: header.filedDate,
    sequence,
    type,
    filename,
    description,
    encoding,
    isBinary,
    length: text.length,
    words: (start, end) => wordsOf({ submission, document, text: within(start, end) }),
    markup: within,
    around(start, end, characters) {
      within(start, end);
      const plain = plainTextOf(text);
      const [from, to] = [indexAt(plain, start), indexAt(plain, end)];
      return {
        before: plain.text.slice(Math.max(0, from - characters), from),
        words: plain.text.slice(from, to),
        after: plain.text.slice(to, to + characters),
      };
    },
    window(at) {
      const collector = createWindowCollector(at ?? 0, WINDOW);
      const format = documentFormatOf(text);
      if (format !== 'text') readHtmlBlocks(text, format === 'xml', collector.take);
      else for (const block of readableText(text)) if (!collector.take(block)) break;
      return collector.finish();
    },
  };
}

/** The first character of the plain text whose source begins at or behind a place of the document. */
function indexAt(plain: ReturnType<typeof plainTextOf>, place: number): number {
  let [low, high] = [0, plain.text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plain.sourceOffset(middle) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function terminal(code: string, message: string): AppError {
  return new AppError(message, { code, retryable: false });
}
