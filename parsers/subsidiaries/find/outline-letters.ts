import { labelOf } from './headings.ts';

/** "A. Acme LLC", "AA. Apex LLC" */
const LIST_LETTER = /^(?:([A-Z])|([A-Z])\2)\.\s+(?=[\p{Lu}\d])/u;
const A = 65;

/** Where "A." is 0, "Z." 25 and "AA." 26; null for a text without such a letter. */
function positionOf(text: string): number | null {
  if (text.charAt(1) !== '.' && text.charAt(2) !== '.') return null;
  const match = LIST_LETTER.exec(text);
  if (match === null || labelOf(text) !== null) return null;
  const [, single, double = ''] = match;
  return single === undefined ? double.charCodeAt(0) - A + 26 : single.charCodeAt(0) - A;
}

/** Whether the letters before names are list numbers, in order from A, which may begin again: others are initials. */
export function hasListLetters(texts: readonly string[]): boolean {
  const letters = texts.flatMap((text) => positionOf(text) ?? []);
  const isNext = (letter: number, index: number) => letter === 0 || letter === (letters[index - 1] ?? Number.NaN) + 1;
  return letters.length >= 2 && letters.every(isNext) && letters.includes(1);
}

/** The length of the list letter that a text begins with, without the space behind it. */
export function listLetterLength(text: string): number {
  return LIST_LETTER.exec(text)?.[0].trimEnd().length ?? 0;
}
