import type { SubmissionDocument } from '../../core/submission.ts';
import { decideEncoding, decodeText } from './encoding.ts';
import { textLimit } from './information-table.ts';
import { isUuencoded, uudecode } from './uudecode.ts';

export interface SubmissionDocumentFields {
  readonly sequence: number;
  readonly type: string;
  readonly filename: string | null;
  readonly description: string | null;
  readonly byteStart: number;
  readonly byteEnd: number;
}

/**
 * A document over a part of the submission's bytes. Encoding and text are found at first use and kept; `bytes()`
 * of a text is a view, never a copy. A text of more than `maxDocumentBytes` is refused, it reads as ''; but see
 * `textLimit`.
 */
export function createSubmissionDocument(
  submission: Buffer,
  fields: SubmissionDocumentFields,
  maxDocumentBytes: number,
): SubmissionDocument {
  const body = submission.subarray(fields.byteStart, fields.byteEnd);
  const isBinary = isUuencoded(body);
  let encoding: string | null = isBinary ? 'binary' : null;
  let text: string | null = isBinary || body.length > textLimit(body, maxDocumentBytes) ? '' : null;
  const readEncoding = (): string => {
    encoding ??= decideEncoding(body);
    return encoding;
  };
  return {
    ...fields,
    isBinary,
    get encoding(): string {
      return readEncoding();
    },
    get text(): string {
      text ??= decodeText(body, readEncoding());
      return text;
    },
    bytes: () => (isBinary ? uudecode(body) : body),
  };
}
