import type { PlainText } from '../layout/plain-text.ts';

/** Inline markup that raises the text after it; `vertical-align` of a cell moves the cell, not its letters. */
const RAISED =
  /<(?:[\w-]+:)?(?:sup\b|(?:font|span|small|em|a|b|i|u)\b[^>]{0,1000}(?:vertical-align:\s*(?:super|top|[1-9])|position:\s*relative;\s*top:\s*-))/gi;
const MOST_MARKUP = 2_000;
const MARK = /^[\d,*†‡()]{1,6}/;

/**
 * The words of `plain.text[from, to)` with raised figures blanked, so that `3,500,000²` is not 35,000,002: on a cover
 * page a raised figure is a footnote mark. Lengths and positions are unchanged.
 */
export function withoutRaisedMarks(plain: PlainText, source: string, from: number, to: number): string {
  const words = plain.text.slice(from, to);
  if (!/\d/.test(words)) return words;
  let result = '';
  let at = 0;
  for (const { index } of words.matchAll(/\d/g)) {
    if (index < at || !isRaised(plain, source, from + index)) continue;
    result += words.slice(at, index);
    const run = MARK.exec(words.slice(index))?.[0] ?? '';
    // Up to the next markup: `<sup>2</sup>1,000` is a mark and a number.
    let length = 1;
    const isAdjacent = (end: number): boolean => plain.sourceOffset(end) === plain.sourceEnd(end - 1);
    while (length < run.length && isAdjacent(from + index + length)) length += 1;
    result += ' '.repeat(length);
    at = index + length;
  }
  return result + words.slice(at);
}

function isRaised(plain: PlainText, source: string, at: number): boolean {
  let before = at - 1;
  while (before > 0 && at - before < 40 && /\s/.test(plain.text.charAt(before))) before -= 1;
  const to = plain.sourceOffset(at);
  const markup = source.slice(Math.max(before < 0 ? 0 : plain.sourceEnd(before), to - MOST_MARKUP), to);
  if (!markup.includes('<')) return false;
  const last = [...markup.matchAll(RAISED)].at(-1);
  if (!last) return false;
  // An element that is closed again raised something else, or nothing.
  return !/<\/(?:sup|font|span|small|em|a|b|i|u)\b/i.test(markup.slice(last.index + last[0].length));
}
