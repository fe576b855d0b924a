import type { SubmissionDocument } from '../../core/submission.ts';
import { decideEncoding, decodeText } from './encoding.ts';
import { textLimit } from './information-table.ts';
import { isUuencoded, uudecode } from './uudecode.ts';

type SubmissionDocumentFields = Pick<
  SubmissionDocument,
  'sequence' | 'type' | 'filename' | 'description' | 'byteStart' | 'byteEnd'
>;

/**
 * A document over a range of the submission's bytes. Encoding and text are computed at first use and cached; `bytes()`
 * of a text document is a view. A document larger than `maxDocumentBytes` (but see `textLimit`) has the text ''.
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
