import { asBuffer } from './bytes.ts';

/** The root of a Form 13F table, after byte order mark, declaration and comments; also inside its `<XML>` wrapper. */
const TABLE_ROOT =
  /^(?:\xef\xbb\xbf)?\s*(?:<XML>\s*)?(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*)*<(?:[\w.-]+:)?informationTable[\s>]/i;
const ROOT_WINDOW = 8_192;

/** EDGAR takes submissions of 200 MB; a string can be of 512 MB. */
const MAX_TABLE_BYTES = 400_000_000;

/** Whether a document body is the XML information table of a Form 13F, by its root element. */
export function isInformationTable(body: Uint8Array): boolean {
  return TABLE_ROOT.test(asBuffer(body).toString('latin1', 0, Math.min(body.length, ROOT_WINDOW)));
}

/**
 * The most bytes of a document that are read as text. Information tables, which may be enormous and are read in
 * pieces, are allowed more than other documents.
 */
export function textLimit(body: Uint8Array, maxDocumentBytes: number): number {
  if (body.length <= maxDocumentBytes) return maxDocumentBytes;
  return isInformationTable(body) ? Math.max(maxDocumentBytes, MAX_TABLE_BYTES) : maxDocumentBytes;
}
