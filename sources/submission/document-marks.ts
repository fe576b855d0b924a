/** One document's range: from its `<DOCUMENT>` mark to the next document or the end. */
interface DocumentRegion {
  readonly start: number;
  readonly end: number;
  /** `<DOCUMENT>` marks inside the region that are part of its text. */
  readonly innerMarks: number;
}

interface Mark {
  readonly at: number;
  readonly isStart: boolean;
}

const DOCUMENT_START = Buffer.from('<DOCUMENT>');
const DOCUMENT_END = Buffer.from('</DOCUMENT>');
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const GREATER = 62;

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

/** Index of the first byte at or after `from` that is not white space; at most `end`. */
export function skipSpaces(buffer: Buffer, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(buffer[at])) at += 1;
  return at;
}

/** Index of the last byte before `from` that is not white space; −1 where there is none. */
export function skipSpacesBack(buffer: Buffer, from: number): number {
  let at = from - 1;
  while (at >= 0 && isSpace(buffer[at])) at -= 1;
  return at;
}

/** Whether a mark is first on its line, or directly follows another tag (`</DOCUMENT><DOCUMENT>`). */
function isFirstOnLine(buffer: Buffer, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (buffer[before] === SPACE || buffer[before] === TAB)) before -= 1;
  const byte = buffer[before];
  return before < 0 || byte === LF || byte === CR || byte === GREATER;
}

const HEADER_TAG = /^<(?:TYPE|SEQUENCE|FILENAME|DESCRIPTION|TEXT)>/;

/** Whether a document starts at `at`: a mark first on its line, followed by one of a document's header tags. */
export function isDocumentStart(buffer: Buffer, at: number): boolean {
  if (!isFirstOnLine(buffer, at)) return false;
  const next = skipSpaces(buffer, at + DOCUMENT_START.length, Math.min(buffer.length, at + 1024));
  return HEADER_TAG.test(buffer.toString('latin1', next, next + 16));
}

function findMarks(buffer: Buffer, maxDocuments: number): { marks: Mark[]; end: number } {
  const marks: Mark[] = [];
  let start = buffer.indexOf(DOCUMENT_START);
  let end = buffer.indexOf(DOCUMENT_END);
  let starts = 0;
  while (start >= 0 || end >= 0) {
    if (start >= 0 && (end < 0 || start < end)) {
      if (isDocumentStart(buffer, start)) {
        if (starts === maxDocuments) return { marks, end: start };
        starts += 1;
        marks.push({ at: start, isStart: true });
      }
      start = buffer.indexOf(DOCUMENT_START, start + DOCUMENT_START.length);
    } else {
      // Of consecutive end marks two suffice: only one or several matters.
      const last = marks.at(-1);
      const beforeLast = marks.at(-2);
      if (last?.isStart !== false || beforeLast?.isStart !== false) marks.push({ at: end, isStart: false });
      end = buffer.indexOf(DOCUMENT_END, end + DOCUMENT_END.length);
    }
  }
  return { marks, end: buffer.length };
}

/** Whether a document mark directly follows a `<TEXT>`: a document wrapped a second time. */
function followsTextTag(buffer: Buffer, at: number): boolean {
  const before = skipSpacesBack(buffer, at);
  return buffer.toString('latin1', Math.max(0, before - 5), before + 1) === '<TEXT>';
}

/**
 * Finds the documents of a submission by scanning bytes; nothing is decoded or copied. `stopped` is true where the scan
 * ended at `maxDocuments`.
 *
 * A `<DOCUMENT>` inside an open document belongs to its text where it directly follows `<TEXT>`, or where end marks
 * balance it (start, start, end, end); otherwise the open document lacks its end tag and ends there.
 */
export function findDocumentRegions(
  buffer: Buffer,
  maxDocuments: number,
): { readonly regions: readonly DocumentRegion[]; readonly stopped: boolean } {
  const { marks, end } = findMarks(buffer, maxDocuments);
  const regions: DocumentRegion[] = [];
  let index = 0;
  while (index < marks.length) {
    const open = marks[index];
    index += 1;
    if (!open?.isStart) continue;
    let innerMarks = 0;
    let ended = false;
    for (let mark = marks[index]; mark; mark = marks[index]) {
      if (mark.isStart) {
        const balanced = marks[index + 1]?.isStart === false && marks[index + 2]?.isStart === false;
        if (ended || !(balanced || followsTextTag(buffer, mark.at))) break;
        innerMarks += 1;
      } else {
        ended = true;
      }
      index += 1;
    }
    regions.push({ start: open.at, end: marks[index]?.at ?? end, innerMarks });
  }
  return { regions, stopped: end < buffer.length };
}
