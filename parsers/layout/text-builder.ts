import { AppError } from '../../core/errors.ts';
import { lastAtMost } from './sorted-search.ts';

/** The words of a document in reading order, each character tied to its place in the document. */
export interface PlainText {
  readonly text: string;
  /** Offset, in UTF-16 units of the document, of the character at `index`; at `text.length`, the end of the last one. */
  sourceOffset(index: number): number;
  /** Offset just after the source of the character at `index`: past `&amp;`, not only past its first letter. */
  sourceEnd(index: number): number;
}

/** No-break and typographic spaces. */
const WIDE_SPACES: ReadonlySet<number> = new Set([0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** Characters read as one space: HTML white space and the wide spaces. */
export function isSpaceCode(code: number): boolean {
  if (code < 127) return code === 32 || (code >= 9 && code <= 13);
  return WIDE_SPACES.has(code) || (code >= 0x2000 && code <= 0x200a);
}

/** Characters that print nothing: soft hyphen, zero-width space and joiners, byte order mark. */
export function isInvisibleCode(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff || code === 0;
}

/**
 * Collects output text together with the source of each character. A run maps a stretch of output onto the source:
 * inside a literal run both advance together; any other run (an entity, a separator) is one indivisible piece.
 */
export interface TextBuilder {
  /** Characters of output so far. */
  length(): number;
  /** Copies `source[start, end)` unchanged, or as `text` of the same length. */
  literal(start: number, end: number, text?: string): void;
  /** Writes `text` for the source range as a whole. */
  replaced(text: string, start: number, end: number): void;
  finish(): PlainText;
}

export function createTextBuilder(source: string): TextBuilder {
  const pieces: string[] = [];
  let length = 0;
  // Parallel arrays, one entry per run: output start, source start, source end, 1 for literal runs.
  const outStart: number[] = [];
  const srcStart: number[] = [];
  const srcEnd: number[] = [];
  const isLiteral: number[] = [];

  function run(start: number, end: number, literal: 0 | 1): void {
    const last = outStart.length - 1;
    if (literal === 1 && isLiteral[last] === 1 && srcEnd[last] === start) {
      srcEnd[last] = end;
      return;
    }
    outStart.push(length);
    srcStart.push(start);
    srcEnd.push(end);
    isLiteral.push(literal);
  }

  return {
    length: () => length,
    literal(start, end, text) {
      if (end <= start) return;
      run(start, end, 1);
      pieces.push(text ?? source.slice(start, end));
      length += end - start;
    },
    replaced(text, start, end) {
      run(start, end, 0);
      pieces.push(text);
      length += text.length;
    },
    finish() {
      const text = pieces.join('');
      return {
        text,
        sourceOffset(index) {
          assertWithin(index, text.length);
          if (index === text.length) return srcEnd.at(-1) ?? 0;
          const at = lastAtMost(outStart, index);
          const start = srcStart[at] ?? 0;
          return isLiteral[at] === 1 ? start + index - (outStart[at] ?? 0) : start;
        },
        sourceEnd(index) {
          assertWithin(index, text.length);
          if (text.length === 0) return 0;
          const at = lastAtMost(outStart, Math.min(index, text.length - 1));
          return isLiteral[at] === 1 ? (srcStart[at] ?? 0) + index - (outStart[at] ?? 0) + 1 : (srcEnd[at] ?? 0);
        },
      };
    },
  };
}

function assertWithin(index: number, length: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= length) return;
  throw new AppError(`no character ${index} in a text of ${length}`, {
    code: 'offset-out-of-range',
    retryable: false,
    context: { index, length },
  });
}
