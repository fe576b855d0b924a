import { AppError } from '../../core/errors.ts';
import type { PlainText } from './plain-text.ts';

/** Characters read as one space: HTML white space, no-break and typographic spaces. */
export function isSpaceCode(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x85
  );
}

/** Characters that print nothing: soft hyphen, zero-width space and joiners, byte order mark. */
export function isInvisibleCode(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff || code === 0;
}

/**
 * Collects output text together with where each character came from. A run maps a stretch of output onto the source;
 * inside a literal run both advance together, any other run (an entity, a separator) is one indivisible piece.
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
      const starts = Uint32Array.from(outStart);

      /** The run that holds output index `index`: binary search for the last start at or before it. */
      function runOf(index: number): number {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
          const middle = (low + high + 1) >>> 1;
          if ((starts[middle] ?? 0) <= index) low = middle;
          else high = middle - 1;
        }
        return low;
      }
      function checked(index: number): number {
        if (!Number.isInteger(index) || index < 0 || index > text.length) {
          throw new AppError(`no character ${index} in a text of ${text.length}`, {
            code: 'offset-out-of-range',
            retryable: false,
            context: { index, length: text.length },
          });
        }
        return index;
      }
      return {
        text,
        sourceOffset(index) {
          checked(index);
          if (index === text.length) return index === 0 ? 0 : (srcEnd[srcEnd.length - 1] ?? 0);
          const at = runOf(index);
          const start = srcStart[at] ?? 0;
          return isLiteral[at] === 1 ? start + index - (starts[at] ?? 0) : start;
        },
        sourceEnd(index) {
          checked(index);
          if (text.length === 0) return 0;
          const at = runOf(Math.min(index, text.length - 1));
          return isLiteral[at] === 1 ? (srcStart[at] ?? 0) + index - (starts[at] ?? 0) + 1 : (srcEnd[at] ?? 0);
        },
      };
    },
  };
}
