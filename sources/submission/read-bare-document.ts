import type { IsoDate } from '../../core/dates.ts';
import type { Submission } from '../../core/submission.ts';
import { asBuffer } from './bytes.ts';
import { isDocumentStart, skipSpaces } from './document-marks.ts';
import { EMPTY_HEADER } from './header.ts';
import { textLimit } from './information-table.ts';
import { DEFAULT_MAX_DOCUMENT_BYTES, type ReadDocumentsOptions, readDocuments } from './read-documents.ts';
import { createSubmissionDocument } from './submission-document.ts';

interface BareDocumentOptions extends Pick<ReadDocumentsOptions, 'maxDocumentBytes'> {
  readonly filename?: string;
  /** Document type (`"EX-21.1"`); default: the form. */
  readonly type?: string;
  readonly form?: string | null;
  readonly filedDate?: IsoDate | null;
}

/**
 * Reads a single document as EDGAR serves it: bare, or in its `<DOCUMENT>` wrapper, whose sequence and name then apply,
 * and its type where the options give none. Empty bytes give no document and the warning `empty-submission`.
 *
 * @example
 * readBareDocument(bytes, { type: 'EX-21', form: '10-K' }).documents[0]?.sequence // 1
 */
export function readBareDocument(bytes: Uint8Array, options: BareDocumentOptions): Submission {
  const buffer = asBuffer(bytes);
  const header = { ...EMPTY_HEADER, form: options.form ?? null, filedDate: options.filedDate ?? null };
  const start = skipSpaces(buffer, 0, buffer.length);
  if (start === buffer.length) {
    const message = `${buffer.length} bytes without content`;
    return { header, documents: [], warnings: [{ code: 'empty-submission', message }] };
  }
  if (buffer.toString('latin1', start, start + 10) === '<DOCUMENT>' && isDocumentStart(buffer, start)) {
    const { documents, warnings } = readDocuments(buffer, options, options);
    return { header, documents, warnings };
  }
  const maxDocumentBytes = options.maxDocumentBytes ?? DEFAULT_MAX_DOCUMENT_BYTES;
  const fields = {
    sequence: 1,
    type: options.type ?? options.form ?? '',
    filename: options.filename ?? null,
    description: null,
    byteStart: 0,
    byteEnd: buffer.length,
  };
  const document = createSubmissionDocument(buffer, fields, maxDocumentBytes);
  const tooLarge = !document.isBinary && buffer.length > textLimit(buffer, maxDocumentBytes);
  const message = `${buffer.length} bytes, more than ${maxDocumentBytes}; its text is not read`;
  return { header, documents: [document], warnings: tooLarge ? [{ code: 'document-too-large', message }] : [] };
}
