import { cut, joined, type Words } from './words.ts';

const BULLET = /^(?:[•·●▪◦■□○►▶→⁃∙‣§Ø]+|>{1,6}(?=\s*[\p{Lu}\d])|o(?=\s+\p{Lu})|[–—-]+(?=\s)|\*(?=\s+\p{Lu}))\s*/u;
const NUMBERED = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})\)|\d{1,3}\.(?=\s)|\d{1,2}(?:\.\d{1,2}){1,4}\.?(?=\s))\s*/i;
const MARKS_END =
  /\s*(?:\((?:see )?notes?\s+(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3})\)|\(\s*(?:\d{1,2}|[a-z]|[ivx]{1,4}|\*+|†+|‡+|\+|#)\s*\)|\[\s*(?:\d{1,2}|[a-z]|\*+)\s*\]|[*†‡§¶#^~+]+|[¹²³⁰⁴-⁹]+)\s*,?$/iu;

/** Takes bullets and list numbers off the front. */
export function withoutBullet(words: Words): Words {
  let rest = words;
  for (let turn = 0; turn < 3; turn += 1) {
    const mark = BULLET.exec(rest.text) ?? NUMBERED.exec(rest.text);
    if (mark === null || mark[0].length >= rest.text.length) return rest;
    rest = cut(rest, mark[0].length);
  }
  return rest;
}

/** Takes footnote marks off the end: "(1)", "*", "†", raised digits and letters; never a year. */
export function withoutMarks(
  words: Words,
  isRaised: (at: number) => boolean,
): { readonly words: Words; readonly marks: readonly string[] } {
  const marks: string[] = [];
  let rest = words;
  for (let turn = 0; turn < 8; turn += 1) {
    const mark = MARKS_END.exec(rest.text);
    // "Harbor Fund (II)": capital numerals are the name's.
    if (mark !== null && mark.index > 0 && !/^\s*\(\s*[IVX]+\s*\)/.test(mark[0])) {
      marks.unshift(mark[0].replace(/^\s*\((?:see )?notes?\s/i, '').replace(/[\s()[\],]/g, ''));
      rest = cut(rest, 0, mark.index);
      continue;
    }
    // "Limited6)": a mark that lost its opening.
    const torn = /(?<=\p{L}{2}\.?)\d{1,2}\)$/u.exec(rest.text);
    if (torn !== null && count(rest.text, ')') > count(rest.text, '(')) {
      marks.unshift(torn[0].slice(0, -1));
      rest = cut(rest, 0, torn.index);
      continue;
    }
    const raised = /(?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z]))*$/.exec(rest.text);
    if (raised !== null && raised.index > 0 && isRaised(rest.at[raised.index] ?? -1)) {
      marks.unshift(...raised[0].split(/\s?,\s?/));
      rest = cut(rest, 0, raised.index);
      continue;
    }
    break;
  }
  return { words: rest, marks };
}

const NOTE_INSIDE = /\s*\((?:see )?notes?\s+(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3})\)(?=\s)/i;

/** "Acme Ltd. (note (i)) (“Acme”)" without its reference to a note. */
export function withoutInnerNote(words: Words): { readonly words: Words; readonly marks: readonly string[] } {
  const match = words.text.length > 600 ? null : NOTE_INSIDE.exec(words.text);
  if (match === null || match.index < 2) return { words, marks: [] };
  const mark = match[0].replace(/^\s*\((?:see )?notes?\s/i, '').replace(/[\s()]/g, '');
  return { words: joined(cut(words, 0, match.index), cut(words, match.index + match[0].length)), marks: [mark] };
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
