import { isDocumentStart, skipSpaces, skipSpacesBack } from './document-marks.ts';

/** One document's tags and body. Offsets are in bytes of the whole submission. */
export interface DocumentParts {
  readonly type: string | null;
  readonly sequence: number | null;
  readonly filename: string | null;
  readonly description: string | null;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  readonly hasTextTag: boolean;
  readonly hasEndTag: boolean;
  /** Number of extra `<DOCUMENT>…<TEXT>` wrappers. */
  readonly wrappedTimes: number;
}

const TEXT_TAG = '<TEXT>';
const HEADER_WINDOW = 65_536;
const MAX_WRAPPINGS = 4;
const SUBMISSION_CLOSERS =
  /(?<!\s)(?:\s*(?:<\/(?:SEC-DOCUMENT|IMS-DOCUMENT|SUBMISSION)>|-----END PRIVACY-ENHANCED MESSAGE-----))+\s*$/;

/**
 * Reads the tags and the body range of the document in `[start, end)`. For a document wrapped more than once (EDGAR
 * serves single files with their SGML wrapper), the inner body and names count.
 */
export function readDocumentRegion(buffer: Buffer, start: number, end: number): DocumentParts {
  let parts = readWrapper(buffer, start, end);
  for (let wrapped = 1; wrapped <= MAX_WRAPPINGS; wrapped += 1) {
    const inner = skipSpaces(buffer, parts.bodyStart, parts.bodyEnd);
    if (buffer.toString('latin1', inner, inner + 10) !== '<DOCUMENT>' || !isDocumentStart(buffer, inner)) break;
    const within = readWrapper(buffer, inner, parts.bodyEnd);
    parts = {
      ...within,
      type: within.type ?? parts.type,
      sequence: parts.sequence ?? within.sequence,
      filename: within.filename ?? parts.filename,
      description: within.description ?? parts.description,
      hasEndTag: within.hasEndTag && parts.hasEndTag,
      wrappedTimes: wrapped,
    };
  }
  return parts;
}

function readWrapper(buffer: Buffer, start: number, end: number): DocumentParts {
  const tagsStart = start + '<DOCUMENT>'.length;
  const textAt = buffer.subarray(tagsStart, Math.min(end, tagsStart + HEADER_WINDOW)).indexOf(TEXT_TAG);
  const textTag = textAt < 0 ? null : tagsStart + textAt;
  const afterTags = textTag === null ? endOfTagLines(buffer, tagsStart, end) : textTag + TEXT_TAG.length;
  const tags = readTags(buffer.toString('latin1', tagsStart, textTag ?? afterTags));
  const close = findBodyEnd(buffer, afterTags, end);
  const sequence = tags.get('SEQUENCE') ?? '';
  return {
    type: tags.get('TYPE') ?? null,
    sequence: /^\d{1,7}$/.test(sequence) && Number(sequence) > 0 ? Number(sequence) : null,
    filename: tags.get('FILENAME') ?? null,
    description: tags.get('DESCRIPTION') ?? null,
    ...unwrapBody(buffer, afterTags, close.at),
    hasTextTag: textTag !== null,
    hasEndTag: close.hasEndTag,
    wrappedTimes: 0,
  };
}

/** The end of the leading header tag lines, where `<TEXT>` is missing. A tag truncated by the end is not body. */
function endOfTagLines(buffer: Buffer, from: number, end: number): number {
  const window = buffer.toString('latin1', from, Math.min(end, from + HEADER_WINDOW));
  const match = /^(?:\s*<(?:TYPE|SEQUENCE|FILENAME|DESCRIPTION|FLAWED)>[^\r\n]*)*(?:\s*<[A-Z]*$)?/.exec(window);
  return from + (match?.[0].length ?? 0);
}

/** Reads `<TAG>value` lines; a line without a tag continues a description. */
function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  let open: string | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = /^\s*<([A-Z][A-Z-]*)>(.*)$/.exec(line);
    const value = (match?.[2] ?? line).trim();
    if (match) open = match[1] ?? null;
    if (open === null || value === '') continue;
    const before = tags.get(open);
    if (before === undefined) tags.set(open, value);
    else if (!match && open === 'DESCRIPTION' && !value.startsWith('<')) tags.set(open, `${before} ${value}`);
  }
  return tags;
}

/**
 * The body ends at the last `</TEXT>` followed by `</DOCUMENT>`, because text may quote the marks. Without one it ends
 * at a lone `</DOCUMENT>`, else at a final `</TEXT>`, else with the region.
 */
function findBodyEnd(buffer: Buffer, from: number, end: number): { at: number; hasEndTag: boolean } {
  const region = buffer.subarray(from, end);
  let lone: number | null = null;
  let close = region.lastIndexOf('</DOCUMENT>');
  while (close >= 0) {
    const before = skipSpacesBack(region, close);
    if (region.toString('latin1', Math.max(0, before - 6), before + 1) === '</TEXT>') {
      return { at: from + before - 6, hasEndTag: true };
    }
    lone ??= close;
    close = close === 0 ? -1 : region.lastIndexOf('</DOCUMENT>', close - 1);
  }
  if (lone !== null) return { at: from + lone, hasEndTag: false };

  const tailStart = Math.max(from, end - 512);
  const tail = buffer
    .toString('latin1', tailStart, end)
    .replace(SUBMISSION_CLOSERS, '')
    .replace(/<\/TEXT>\s*$/, '');
  return { at: tailStart + tail.length, hasEndTag: false };
}

/** Strips one leading line break and the `<XBRL>`, `<XML>`, `<PDF>` or `<JSON>` wrapper. */
function unwrapBody(buffer: Buffer, start: number, end: number): { bodyStart: number; bodyEnd: number } {
  const limit = Math.max(start, end);
  const head = buffer.toString('latin1', start, Math.min(limit, start + 256));
  const opening = /^\s*<(XBRL|XML|PDF|JSON)>[ \t]*(?:\r\n|\n|\r)?/.exec(head);
  if (!opening) {
    const lineBreak = /^[ \t]*(?:\r\n|\n|\r)/.exec(head);
    return { bodyStart: start + (lineBreak?.[0].length ?? 0), bodyEnd: limit };
  }
  const bodyStart = start + opening[0].length;
  const tailStart = Math.max(bodyStart, limit - 256);
  const closing = new RegExp(`</${opening[1]}>\\s*$`).exec(buffer.toString('latin1', tailStart, limit));
  return { bodyStart, bodyEnd: closing ? tailStart + closing.index : limit };
}
