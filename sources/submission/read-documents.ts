import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { findDocumentRegions } from './document-marks.ts';
import { type DocumentParts, readDocumentRegion } from './document-region.ts';
import { textLimit } from './information-table.ts';
import { createSubmissionDocument } from './submission-document.ts';
import { lacksUuencodeEnd } from './uudecode.ts';

export interface ReadDocumentsOptions {
  /** A longer document is listed, but its text is ''; Form 13F tables may be longer. Default 100 MB. */
  readonly maxDocumentBytes?: number;
  /** Further documents are not read. Default 20,000; the largest filings have a few hundred. */
  readonly maxDocuments?: number;
}

type Warning = Submission['warnings'][number];

export const DEFAULT_MAX_DOCUMENT_BYTES = 100_000_000;
const DEFAULT_MAX_DOCUMENTS = 20_000;

/**
 * The documents between `<DOCUMENT>` marks, with or without a header. `bare` has the caller's data on a single file: its
 * type overrides the wrapper's, its name replaces a missing one.
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
  const sequences = assignSequences(
    parts.map((part) => part.sequence),
    warnings,
  );
  const documents = parts.map((part, index) => {
    const sequence = sequences[index] ?? index + 1;
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
  if (!part.hasEndTag)
    warn('missing-end-tag', 'no </TEXT></DOCUMENT>; it ends at the next mark or the end of the file');
  if (part.wrappedTimes > 0) warn('nested-document', 'wrapped in <DOCUMENT> more than once; the inner one is read');
  if (quotedMarks > 0) warn('document-mark-in-text', '<DOCUMENT> marks inside its text');
  if (!document.isBinary && length > maxDocumentBytes && length > textLimit(document.bytes(), maxDocumentBytes)) {
    warn('document-too-large', `${length} bytes, more than ${maxDocumentBytes}; its text is not read`);
  }
  return warnings;
}

/**
 * Makes the SEQUENCE numbers of a submission unique: the first document with a number keeps it, the others get the next
 * numbers above all stated ones, in order of appearance.
 */
function assignSequences(stated: readonly (number | null)[], warnings: Warning[]): number[] {
  const used = new Set<number>();
  let next = 1;
  for (const sequence of stated) if (sequence !== null && sequence >= next) next = sequence + 1;
  return stated.map((sequence, index) => {
    const isMissing = sequence === null;
    const assigned = isMissing || used.has(sequence) ? next++ : sequence;
    used.add(assigned);
    if (assigned === sequence) return assigned;
    const problem = isMissing ? 'has no SEQUENCE' : `repeats SEQUENCE ${sequence}`;
    const message = `document at place ${index + 1} ${problem}; it gets ${assigned}`;
    warnings.push({ code: isMissing ? 'missing-sequence' : 'duplicate-sequence', message });
    return assigned;
  });
}
