import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { findDocumentRegions } from './document-marks.ts';
import { type DocumentParts, readDocumentRegion } from './document-region.ts';
import { textLimit } from './information-table.ts';
import { assignSequences } from './sequences.ts';
import { createSubmissionDocument } from './submission-document.ts';
import { lacksUuencodeEnd } from './uudecode.ts';

export interface ReadDocumentsOptions {
  /** A document whose body is longer is listed, but its text is refused and reads as ''; tables of Form 13F may be longer. Default 100 MB. */
  readonly maxDocumentBytes?: number;
  /** Documents beyond are not read. Default 20,000; the largest filings have a few hundred. */
  readonly maxDocuments?: number;
}

type Warning = Submission['warnings'][number];

export const DEFAULT_MAX_DOCUMENT_BYTES = 100_000_000;
const DEFAULT_MAX_DOCUMENTS = 20_000;

/**
 * The documents of bytes in which `<DOCUMENT>` marks stand, with or without a header. `bare` gives what the caller
 * knows of a single file: its type wins over the wrapper's, its name stands in for a missing one.
 */
export function readDocuments(
  buffer: Buffer,
  options: ReadDocumentsOptions,
  bare: { readonly type?: string; readonly filename?: string } = {},
): { documents: SubmissionDocument[]; warnings: Warning[]; firstMark: number } {
  const maxDocumentBytes = options.maxDocumentBytes ?? DEFAULT_MAX_DOCUMENT_BYTES;
  const maxDocuments = options.maxDocuments ?? DEFAULT_MAX_DOCUMENTS;
  const { regions, stopped } = findDocumentRegions(buffer, maxDocuments);
  const warnings: Warning[] = [];
  if (stopped) {
    warnings.push({ code: 'too-many-documents', message: `documents after the first ${maxDocuments} are not read` });
  }
  const parts = regions.map((region) => readDocumentRegion(buffer, region.start, region.end));
  const sequences = assignSequences(parts.map((part) => part.sequence));
  warnings.push(...sequences.warnings);
  const documents = parts.map((part, index) => {
    const sequence = sequences.sequences[index] ?? index + 1;
    const { type, filename, description, bodyStart, bodyEnd } = part;
    const fields = {
      sequence,
      type: bare.type ?? type ?? '',
      filename: filename ?? bare.filename ?? null,
      description,
      byteStart: bodyStart,
      byteEnd: bodyEnd,
    };
    const document = createSubmissionDocument(buffer, fields, maxDocumentBytes);
    const innerMarks = regions[index]?.innerMarks ?? 0;
    warnings.push(...warningsOf(part, document, innerMarks - part.wrappedTimes, maxDocumentBytes));
    if (document.isBinary && lacksUuencodeEnd(buffer.subarray(bodyStart, bodyEnd))) {
      warnings.push({ code: 'truncated-uuencoding', message: `document ${sequence} (${type}): no end line` });
    }
    return document;
  });
  return { documents, warnings, firstMark: regions[0]?.start ?? buffer.length };
}

function warningsOf(
  part: DocumentParts,
  document: SubmissionDocument,
  quotedMarks: number,
  maxDocumentBytes: number,
): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string): void => {
    warnings.push({ code, message: `document ${document.sequence} (${document.type}): ${message}` });
  };
  const length = document.byteEnd - document.byteStart;
  if (part.type === null) warn('missing-type', 'no <TYPE>');
  if (!part.hasTextTag) warn('missing-text-tag', 'no <TEXT>');
  if (!part.hasEndTag) warn('missing-end-tag', 'no </TEXT></DOCUMENT>; it ends where the next mark or the file does');
  if (part.wrappedTimes > 0) warn('nested-document', 'wrapped in <DOCUMENT> more than once; the inner one is read');
  if (quotedMarks > 0) warn('document-mark-in-text', '<DOCUMENT> marks inside its text');
  if (!document.isBinary && length > maxDocumentBytes && length > textLimit(document.bytes(), maxDocumentBytes)) {
    warn('document-too-large', `${length} bytes, more than ${maxDocumentBytes}; its text is refused`);
  }
  return warnings;
}
