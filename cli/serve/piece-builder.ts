import type { ReadablePiece } from '../../core/readable-document.ts';

/** Collects the words and notes of one block or cell. */
export interface PieceBuilder {
  text(source: string, start: number, end: number, isBold: boolean): void;
  /** Text that differs from its source, such as the character of an entity. */
  replaced(text: string, start: number, end: number, isBold: boolean): void;
  note(note: string, start: number): void;
  lineBreak(at: number): void;
  length(): number;
  /** The pieces so far, or null where they hold no words; empties the builder. */
  take(): { readonly pieces: readonly ReadablePiece[]; readonly start: number; readonly end: number } | null;
}

/** No-break and typographic spaces, which would keep lines from wrapping. */
const WIDE_SPACES = /[\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

export function createPieceBuilder(): PieceBuilder {
  let pieces: ReadablePiece[] = [];
  let hasWords = false;
  let length = 0;

  function push(text: string, start: number, end: number, isBold: boolean): void {
    const last = pieces.at(-1);
    length += text.length;
    hasWords ||= /\S/.test(text);
    if (last !== undefined && 'text' in last && last.isBold === isBold && isContiguous(last, start, end, text)) {
      pieces[pieces.length - 1] = { text: last.text + text, start: last.start, end, isBold };
    } else pieces.push({ text, start, end, isBold });
  }

  return {
    text(source, start, end, isBold) {
      const from = pieces.length === 0 ? firstWord(source, start, end) : start;
      if (from < end) push(source.slice(from, end).replace(WIDE_SPACES, ' '), from, end, isBold);
    },
    replaced(text, start, end, isBold) {
      push(text.replace(WIDE_SPACES, ' '), start, end, isBold);
    },
    note(note, start) {
      pieces.push({ note, start });
      length += note.length;
      hasWords = true;
    },
    lineBreak(at) {
      if (hasWords && !endsWithBreak(pieces)) pieces.push({ text: '\n', start: at, end: at, isBold: false });
    },
    length: () => length,
    take() {
      const taken = pieces;
      const isEmpty = !hasWords;
      pieces = [];
      hasWords = false;
      length = 0;
      if (isEmpty) return null;
      while (endsWithBreak(taken)) taken.pop();
      const [first, last] = [taken[0], taken.at(-1)];
      return { pieces: taken, start: first?.start ?? 0, end: last === undefined ? 0 : endOf(last) };
    },
  };
}

/** Both one to one with the source, the second right behind the first. */
function isContiguous(last: Exclude<ReadablePiece, { note: string }>, start: number, end: number, text: string) {
  return last.end === start && last.text.length === last.end - last.start && text.length === end - start;
}

function firstWord(source: string, start: number, end: number): number {
  let from = start;
  while (from < end && /\s/.test(source.charAt(from))) from += 1;
  return from;
}

function endsWithBreak(pieces: readonly ReadablePiece[]): boolean {
  const last = pieces.at(-1);
  return last !== undefined && 'text' in last && last.text === '\n' && last.start === last.end;
}

function endOf(piece: ReadablePiece): number {
  return 'text' in piece ? piece.end : piece.start;
}
