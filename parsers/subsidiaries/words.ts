/** Words of a document with the place of each of their characters: white space collapsed, parts of wrapped lines joined. */
export interface Words {
  readonly text: string;
  /** Index in the plain text of each character of `text`; joined parts may leave gaps. */
  readonly at: readonly number[];
}

export const NO_WORDS: Words = { text: '', at: [] };

/** The words of `plain[start, end)`, trimmed, inner white space as single spaces. */
export function wordsOf(plain: string, start: number, end: number): Words {
  const at: number[] = [];
  let text = '';
  let pendingAt = -1;
  for (let index = start; index < end; index += 1) {
    const character = plain.charAt(index);
    if (character === ' ' || character === '\n' || character === '\t' || character === '\r' || character === '\f') {
      if (text !== '' && pendingAt < 0) pendingAt = index;
      continue;
    }
    if (pendingAt >= 0) {
      text += ' ';
      at.push(pendingAt);
      pendingAt = -1;
    }
    text += character;
    at.push(index);
  }
  return { text, at };
}

/** A part of words, trimmed. */
export function cut(words: Words, from: number, to: number = words.text.length): Words {
  let start = Math.max(0, from);
  let end = Math.min(words.text.length, Math.max(start, to));
  while (start < end && words.text.charAt(start) === ' ') start += 1;
  while (end > start && words.text.charAt(end - 1) === ' ') end -= 1;
  return { text: words.text.slice(start, end), at: words.at.slice(start, end) };
}

/** Words that go on in another place: a wrapped line, a cell below. */
export function joined(first: Words, second: Words): Words {
  if (first.text === '') return second;
  if (second.text === '') return first;
  // A word that was hyphenated at the line's end keeps its hyphen; only the space is left out.
  const glue = /[\p{L}]-$/u.test(first.text) ? '' : ' ';
  const last = first.at[first.at.length - 1] ?? 0;
  return {
    text: `${first.text}${glue}${second.text}`,
    at: [...first.at, ...(glue === '' ? [] : [last]), ...second.at],
  };
}

/** One of several, behind a semicolon. */
export function listed(first: Words, second: Words): Words {
  const last = first.at[first.at.length - 1] ?? 0;
  return joined({ text: `${first.text};`, at: [...first.at, last] }, second);
}

/** The stretches of plain text the words stand in, in order; a gap of more than white space starts another one. */
export function stretchesOf(words: Words): readonly (readonly [number, number])[] {
  const result: [number, number][] = [];
  for (const index of words.at) {
    const last = result[result.length - 1];
    if (last !== undefined && index >= last[0] && index <= last[1] + 40) last[1] = Math.max(last[1], index + 1);
    else result.push([index, index + 1]);
  }
  return result;
}
