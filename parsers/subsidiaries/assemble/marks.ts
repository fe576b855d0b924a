import { verbose } from '../../layout/patterns.ts';
import type { PlainText } from '../../layout/plain-text.ts';
import { isLetter } from '../leading-word.ts';
import { cut, joined, placeAt, type Words } from '../lines.ts';

/** Whether the character at an index of the plain text begins raised type. */
export type IsRaised = (at: number) => boolean;

export const NEVER_RAISED: IsRaised = () => false;

const BULLET =
  /^(?:[•·●▪◦■□○►▶→⁃∙‣§Ø]+|>{1,6}(?=\s*[\p{Lu}\d])|\.(?:\s?\.){0,8}(?=\s+[\p{Lu}\d])|o(?=\s+\p{Lu})|[–—=-]{1,9}>(?=\s*[\p{Lu}\d])|[–—-]+(?=\s)|[–—-]{1,9}(?=\p{Lu}\p{L})|\*(?=\s+\p{Lu}))\s*/u;
const LIST_NUMBER = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})\.?\)|\d{1,3}\.(?=\s)|\d{1,2}(?:\.\d{1,2}){1,4}\.?(?=\s))\s*/i;
const NOTE_REFERENCE = String.raw`\((?:see )?notes?\s+(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3})\)`;
const INNER_NOTE = verbose('i')`(?<!\s)\s*${NOTE_REFERENCE}(?=\s)`;
const END_MARK = verbose('iu')`(?<!\s)\s*(?:${NOTE_REFERENCE}|\(\s*(?:\d{1,2}|[a-z]|[ivx]{1,4}|\*+|†+|‡+|\+|#)\s*\)|
  \[\s*(?:\d{1,2}|[a-z]|\*+)\s*\]|(?<![*†‡§¶#^~+])[*†‡§¶#^~+]+|(?<![¹²³⁰⁴-⁹])[¹²³⁰⁴-⁹]+)\s*,?$`;

/** Marks of depth before a name, each one level: ">> Acme", "- - Acme", "..Acme". */
const DEPTH = /^(?:[>.=–—-]\s{0,4}){1,9}(?=[\p{Lu}\d])/u;

/** How many marks of depth stand before a name. */
export function depthOfMarks(text: string): number {
  return DEPTH.exec(text)?.[0].replace(/\s/g, '').length ?? 0;
}

const withoutNoteWord = (mark: string) => mark.replace(/^\s*\((?:see )?notes?\s/i, '');

/** A cheap test before the patterns: names begin with letters. */
const MAY_BE_MARKED = /^(?:[^A-Za-z]|o\s|[A-Za-z]{1,5}\.?\))/;

/** Takes bullets and list numbers off the front. */
export function withoutBullet(words: Words): Words {
  let rest = words;
  for (let turn = 0; turn < 3; turn += 1) {
    if (!MAY_BE_MARKED.test(rest.text)) return rest;
    const mark = BULLET.exec(rest.text) ?? LIST_NUMBER.exec(rest.text);
    if (mark === null || mark[0].length >= rest.text.length) return rest;
    rest = cut(rest, mark[0].length);
  }
  return rest;
}

/** Takes footnote marks off the end: "(1)", "*", "†", raised digits and letters; never a year. */
export function withoutMarks(words: Words, isRaised: IsRaised) {
  const marks: string[] = [];
  let rest = words;
  for (let turn = 0; turn < 8; turn += 1) {
    const last = lastMark(rest, isRaised);
    if (last === null) break;
    marks.unshift(...last.marks);
    rest = cut(rest, 0, last.index);
  }
  return { words: rest, marks };
}

function lastMark(words: Words, isRaised: IsRaised): { index: number; marks: readonly string[] } | null {
  const { text } = words;
  const isPlain = isLetter(text.charCodeAt(text.length - 1)) || text.endsWith('.');
  if (isPlain && isRaised === NEVER_RAISED) return null;
  const mark = isPlain || /[\p{L}\d.]$/u.test(text) ? null : END_MARK.exec(text);
  // Capital numerals belong to the name: "Harbor Fund (II)".
  if (mark !== null && mark.index > 0 && !/^\s*\(\s*[IVX]+\s*\)/.test(mark[0]))
    return { index: mark.index, marks: [withoutNoteWord(mark[0]).replace(/[\s()[\],]/g, '')] };
  // "Limited6)": a mark that lost its opening parenthesis.
  const torn = !text.endsWith(')') ? null : /(?<=\p{L}{2}\.?)\d{1,2}\)$/u.exec(text);
  if (torn !== null && text.split(')').length > text.split('(').length)
    return { index: torn.index, marks: [torn[0].slice(0, -1)] };
  const raised =
    isRaised === NEVER_RAISED || !/[\da-z]$/.test(text)
      ? null
      : /(?<![\da-z]\s?,\s?)(?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z])){0,20}$/.exec(text);
  if (raised !== null && raised.index > 0 && isRaised(placeAt(words, raised.index) ?? -1))
    return { index: raised.index, marks: raised[0].split(/\s?,\s?/) };
  return null;
}

/** "Acme Ltd. (note (i)) (“Acme”)" without its reference to a note. */
export function withoutInnerNote(words: Words) {
  const match = words.text.length > 600 || !words.text.includes('(') ? null : INNER_NOTE.exec(words.text);
  if (match === null || match.index < 2) return { words, marks: [] };
  const rest = joined(cut(words, 0, match.index), cut(words, match.index + match[0].length));
  return { words: rest, marks: [withoutNoteWord(match[0]).replace(/[\s()]/g, '')] };
}

const RAISED = /<sup\b|vertical-align:\s*(?:super|top|\d)|position:\s*relative;\s*top:\s*-|baseline-shift/i;
/** Markup between two neighboring characters is short. */
const MOST_MARKUP = 2_000;

/** Whether a character begins raised type, by the markup before it: the only sign of marks without parentheses. */
export function raisedTypeOf(plain: PlainText, source: string): (at: number) => boolean {
  // Most documents have none.
  if (!RAISED.test(source)) return NEVER_RAISED;
  return (at) => {
    if (at < 1 || at >= plain.text.length) return false;
    let before = at - 1;
    while (before > 0 && /\s/.test(plain.text.charAt(before))) before -= 1;
    const to = plain.sourceOffset(at);
    return RAISED.test(source.slice(Math.max(plain.sourceEnd(before), to - MOST_MARKUP), to));
  };
}
