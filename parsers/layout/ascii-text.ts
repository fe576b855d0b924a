import type { PlainText } from './plain-text.ts';
import { createTextBuilder } from './text-builder.ts';

/**
 * One pass over a text document: carriage returns, EDGAR's formatting tags, the entities that SGML made filers write,
 * and odd spaces. Only these known tags are blanked; any other `<…>` is text (`<50 shares`).
 */
const MARK =
  /\r\n?|<\/?(?:PAGE|TABLE|CAPTION|S|C|FN|F\d{1,2}|PRE|TEXT|B|I|U|CENTER|TITLE|HR)>|&(?:amp|lt|gt|quot|nbsp|#160|#38);|[\u00a0\u2000-\u200a\u202f\u00ad\u200b-\u200f\ufeff]/gi;

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
  for (const match of documentText.matchAll(MARK)) {
    const mark = match[0];
    const start = match.index;
    const end = start + mark.length;
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
