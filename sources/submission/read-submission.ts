import type { Submission } from '../../core/submission.ts';
import { asBuffer } from './bytes.ts';
import { decideEncoding, decodeText } from './encoding.ts';
import { EMPTY_HEADER, type HeaderReading, readHeader } from './header.ts';
import { type ReadDocumentsOptions, readDocuments } from './read-documents.ts';

/** More than a header with thousands of co-registrants has. */
const MAX_HEADER_BYTES = 16_000_000;

const HEADER_START = /(?:^|[\r\n])[ \t]*(?:<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>|-----BEGIN PRIVACY-ENHANCED MESSAGE-----)/;

/** Whether bytes start like an SGML submission: wrapped in PEM, `<SEC-DOCUMENT>`, `<IMS-DOCUMENT>` or `<SUBMISSION>`. */
export function looksLikeSubmission(bytes: Uint8Array): boolean {
  const head = asBuffer(bytes).toString('latin1', 0, 4096);
  if (/^(?:\xef\xbb\xbf)?\s*<SUBMISSION>/.test(head)) return true;
  // A page that merely shows such a header starts as HTML.
  return HEADER_START.test(head) && !/^(?:\xef\xbb\xbf)?\s*<(?:!DOCTYPE|html|\?xml)/i.test(head);
}

/**
 * Splits an EDGAR submission into header and documents. Never throws for malformed content: an unreadable submission
 * has no documents and a warning with the reason (`empty-submission`, `not-a-submission`, `no-documents`); repairs are
 * warnings too (`truncated`, `missing-end-tag`, `duplicate-sequence`, …). Documents are views of `bytes`, which must not
 * change afterwards, and are decoded at first use.
 *
 * @example
 * readSubmission(bytes).documents[0]?.type // "10-K"
 */
export function readSubmission(bytes: Uint8Array, options: ReadDocumentsOptions = {}): Submission {
  const buffer = asBuffer(bytes);
  if (!buffer.some((byte) => byte > 32)) return nothing('empty-submission', `${buffer.length} bytes without content`);
  if (!looksLikeSubmission(buffer)) {
    const start = JSON.stringify(buffer.toString('latin1', 0, 60));
    return nothing('not-a-submission', `no SGML header; the content starts with ${start}`);
  }
  const { documents, warnings, firstMark } = readDocuments(buffer, options);
  const { header, warnings: headerWarnings } = readHeaderOf(buffer, firstMark);
  const all = [...headerWarnings, ...warnings];
  if (documents.length === 0) all.push({ code: 'no-documents', message: 'the header is followed by no document' });
  if (isTruncated(buffer)) all.push({ code: 'truncated', message: 'the submission lacks its end tag' });
  return { header, documents, warnings: all };
}

function nothing(code: string, message: string): Submission {
  return { header: EMPTY_HEADER, documents: [], warnings: [{ code, message }] };
}

function readHeaderOf(buffer: Buffer, firstMark: number): HeaderReading {
  const bytes = buffer.subarray(0, Math.min(firstMark, MAX_HEADER_BYTES));
  const text = decodeText(bytes, decideEncoding(bytes));
  // The PEM block above the header has its own `Key: value` lines.
  const start = text.search(/<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>|<SUBMISSION>/);
  return readHeader(start < 0 ? text : text.slice(start));
}

function isTruncated(buffer: Buffer): boolean {
  const tail = buffer.toString('latin1', Math.max(0, buffer.length - 4096));
  return !/<\/(?:SEC-DOCUMENT|IMS-DOCUMENT|SUBMISSION)>|-----END PRIVACY-ENHANCED MESSAGE-----/.test(tail);
}
