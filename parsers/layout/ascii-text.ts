import { createTextBuilder, type PlainText } from './text-builder.ts';

/** No column of a filing is this wide and no page this long: longer runs of blanks only cost time. */
const MOST_BLANKS = 400;
const MOST_EMPTY_LINES = 80;

/**
 * One pass over a text document: carriage returns, EDGAR's formatting tags, the entities that SGML made filers write,
 * and odd spaces. Only these known tags are blanked; any other `<…>` is text (`<50 shares`).
 */
const MARKS = [
  /(?<![\r\n])(?:(?:\r\n|\r(?!\n)|\n)[ \t\u00a0]{0,400}){80}|(?<![ \t\u00a0])[ \t\u00a0]{400}/,
  /\r\n?/,
  /<\/?(?:PAGE|TABLE|CAPTION|S|C|FN|F\d{1,2}|PRE|TEXT|B|I|U|CENTER|TITLE|HR)>/,
  /&(?:amp|lt|gt|quot|nbsp|#160|#38);/,
  /[\u00a0\u2000-\u200a\u202f\u00ad\u200b-\u200f\ufeff]/,
];
const MARK = new RegExp(MARKS.map(({ source }) => source).join('|'), 'gi');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#160;': ' ',
};

/** Plain text of a fixed-width document: see `plainTextOf`. Columns of ASCII tables stay aligned. */
export function asciiTextOf(documentText: string): PlainText {
  const out = createTextBuilder(documentText);
  let done = 0;
  const marks = new RegExp(MARK);
  for (let match = marks.exec(documentText); match; match = marks.exec(documentText)) {
    const mark = match[0];
    const start = match.index;
    const end = start + mark.length;
    if (mark.length >= MOST_EMPTY_LINES && /^\s/.test(mark)) {
      out.literal(done, start);
      const blanks = readBlanks(documentText, start);
      done = blanks.end;
      marks.lastIndex = done;
      // What follows keeps its place in its line.
      const indent =
        /(?<![ \t\u00a0])[ \t\u00a0]*$/.exec(documentText.slice(Math.max(start, done - MOST_BLANKS), done))?.[0] ?? '';
      const lines = '\n'.repeat(Math.min(blanks.lines, MOST_EMPTY_LINES));
      if (lines !== '') out.replaced(lines, start, done - indent.length);
      out.literal(done - indent.length, done, ' '.repeat(indent.length));
      continue;
    }
    out.literal(done, start);
    done = end;
    const entity = ENTITIES[mark.toLowerCase()];
    if (entity !== undefined) out.replaced(entity, start, end);
    else if (mark.startsWith('\r')) out.replaced('\n', start, end);
    else if (mark.startsWith('<')) out.literal(start, end, ' '.repeat(mark.length));
    else if (/[\u00a0\u2000-\u200a\u202f]/.test(mark)) out.literal(start, end, ' ');
    // What is left prints nothing: soft hyphens, zero-width characters.
  }
  out.literal(done, documentText.length);
  return out.finish();
}

/**
 * Where the blanks that begin here end, and how many lines they hold. By hand: a quantifier over megabytes of blanks
 * overflows the stack of the regular expression engine.
 */
function readBlanks(text: string, from: number): { readonly end: number; readonly lines: number } {
  let [end, lines] = [from, 0];
  for (; end < text.length && /[ \t\u00a0\r\n]/.test(text.charAt(end)); end += 1) {
    const character = text.charAt(end);
    if (character === '\r' || (character === '\n' && text.charAt(end - 1) !== '\r')) lines += 1;
  }
  return { end, lines };
}
