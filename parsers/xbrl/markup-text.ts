import { decodeXml, normalizeLineEnds } from './entities.ts';
import { afterMarkup } from './xml-cursor.ts';

/** What `resolve` makes of the character data between the tags of a piece of markup. */
export type Decoder = (raw: string) => string;

/**
 * The text of a piece of markup: tags, comments and processing instructions away, CDATA as it stands, references
 * resolved by `decode`.
 */
export function textOfMarkup(markup: string, decode: Decoder = decodeXml): string {
  if (!markup.includes('<')) return normalizeLineEnds(decode(markup));
  const parts: string[] = [];
  let pos = 0;
  for (;;) {
    const open = markup.indexOf('<', pos);
    if (open < 0) break;
    if (open > pos) parts.push(decode(markup.slice(pos, open)));
    const after = afterMarkup(markup, open, markup.length);
    if (after > 0) {
      if (markup.startsWith('<![CDATA[', open)) parts.push(markup.slice(open + 9, after - 3));
      pos = after;
      continue;
    }
    const close = endOfTag(markup, open);
    if (close < 0) {
      pos = markup.length;
      break;
    }
    pos = close;
  }
  if (pos < markup.length) parts.push(decode(markup.slice(pos)));
  return normalizeLineEnds(parts.join(''));
}

/** The place after a tag that starts at `open`, minding `>` inside quoted attribute values; −1 where it never ends. */
export function endOfTag(text: string, open: number): number {
  const close = text.indexOf('>', open + 1);
  if (close < 0) return -1;
  let quote = firstQuote(text, open, close);
  if (quote < 0) return close + 1;
  let end = close;
  // Walk from quoted value to quoted value; the first `>` outside of one ends the tag.
  while (quote >= 0) {
    const closing = text.indexOf(text.charAt(quote), quote + 1);
    if (closing < 0) return end + 1;
    end = text.indexOf('>', closing + 1);
    if (end < 0) return -1;
    quote = firstQuote(text, closing + 1, end);
  }
  return end + 1;
}

function firstQuote(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) return at;
  }
  return -1;
}
