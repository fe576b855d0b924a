import { asBuffer } from './bytes.ts';

/** The root element of a Form 13F table, after byte order mark, declaration, comments and `<XML>` wrapper. */
const TABLE_ROOT =
  /^(?:\xef\xbb\xbf)?\s*(?:<XML>\s*)?(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*)*<(?:[\w.-]+:)?informationTable[\s>]/i;
const ROOT_WINDOW = 8_192;

/** EDGAR accepts submissions of 200 MB; a string can hold 512 MB. */
const MAX_TABLE_BYTES = 400_000_000;

/** Whether a document body is the XML information table of a Form 13F, by its root element. */
export function isInformationTable(body: Uint8Array): boolean {
  return TABLE_ROOT.test(asBuffer(body).toString('latin1', 0, Math.min(body.length, ROOT_WINDOW)));
}

/** The limit for reading a document as text; higher for information tables, which are parsed in pieces. */
export function textLimit(body: Uint8Array, maxDocumentBytes: number): number {
  if (body.length <= maxDocumentBytes) return maxDocumentBytes;
  return isInformationTable(body) ? Math.max(maxDocumentBytes, MAX_TABLE_BYTES) : maxDocumentBytes;
}
