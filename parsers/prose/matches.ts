import type { TextRange } from './flat-text.ts';

/** A pattern's match with its place in the whole text. */
export interface Match extends TextRange {
  readonly text: string;
  readonly groups: readonly (string | undefined)[];
}

/** Words of a match with their place in the whole text. */
export interface Printed extends TextRange {
  readonly text: string;
}

/** The matches of a global pattern within a range, at most `most`. */
export function matchesIn(
  text: string,
  { start, end }: TextRange,
  pattern: RegExp,
  most = Number.POSITIVE_INFINITY,
): Match[] {
  const found: Match[] = [];
  for (const match of text.slice(start, end).matchAll(pattern)) {
    found.push(placed(match, start));
    if (found.length >= most) break;
  }
  return found;
}

export function firstMatch(text: string, { start, end }: TextRange, pattern: RegExp): Match | null {
  const match = pattern.exec(text.slice(start, end));
  pattern.lastIndex = 0;
  return match === null ? null : placed(match, start);
}

function placed(match: RegExpExecArray, offset: number): Match {
  const [text, ...groups] = match;
  const start = offset + match.index;
  return { start, end: start + text.length, text, groups };
}

/** The captured group of a match, where it is printed last; of alternatives the one that matched. */
export function captured(match: Match | null | undefined): Printed | null {
  const text = match?.groups.find((group) => group !== undefined);
  return match == null || text === undefined ? null : printedIn(match, text);
}

/** Some words of a match, where they are printed last or first. */
export function printedIn(match: Match, text: string, which: 'first' | 'last' = 'last'): Printed {
  const index = which === 'first' ? match.text.indexOf(text) : match.text.lastIndexOf(text);
  return { text, start: match.start + index, end: match.start + index + text.length };
}

/** @example numberOf('1,234.5') // 1234.5 */
export function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

/** The characters before a place, at most `most` of them. */
export function textBefore(text: string, at: number, most: number): string {
  return text.slice(Math.max(0, at - most), at);
}

/** A range of a part, in the whole that the part begins at `offset` of. */
export function shifted({ start, end }: TextRange, offset: number): TextRange {
  return { start: offset + start, end: offset + end };
}

/** The range of a match in a part that begins at `offset`. */
export function rangeOfMatch({ index, 0: words }: RegExpExecArray, offset: number): TextRange {
  return { start: offset + index, end: offset + index + words.length };
}
