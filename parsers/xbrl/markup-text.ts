import { canonicalXhtml, decodeXhtml, decodeXml, normalizeLineEnds } from './entities.ts';
import { afterMarkup } from './xml-cursor.ts';

/** How each piece of markup is rewritten; comments and processing instructions are dropped. */
interface MarkupReader {
  /** Whether a bare `<` ("p < 0.05"), an XML error, is text as in browsers. */
  readonly isLenient: boolean;
  readonly tag: (raw: string) => string;
  readonly characters: (raw: string) => string;
  readonly cdata: (raw: string) => string;
}

const drop = (): string => '';
const keep = (raw: string): string => raw;
const escapeMarkup = (raw: string): string => raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Text of well-formed XML: no tags, references resolved, CDATA as is. */
export function textOfMarkup(markup: string): string {
  if (!markup.includes('<')) return normalizeLineEnds(decodeXml(markup));
  return rewriteMarkup(markup, { isLenient: false, tag: drop, characters: decodeXml, cdata: keep });
}

/** Text of XHTML: no tags, references resolved. As in XPath's string(), block elements add no space. */
export function xhtmlText(markup: string): string {
  if (!markup.includes('<')) return normalizeLineEnds(decodeXhtml(markup));
  return rewriteMarkup(markup, { isLenient: true, tag: drop, characters: decodeXhtml, cdata: keep });
}

/** XHTML as in an escaped text block: tags stay, and only XML's own references remain. */
export function xhtmlSource(markup: string): string {
  if (!markup.includes('<![CDATA[')) return normalizeLineEnds(canonicalXhtml(markup));
  return rewriteMarkup(markup, {
    isLenient: true,
    tag: canonicalXhtml,
    characters: canonicalXhtml,
    cdata: escapeMarkup,
  });
}

function rewriteMarkup(markup: string, { isLenient, tag, characters, cdata }: MarkupReader): string {
  const parts: string[] = [];
  let pos = 0;
  for (;;) {
    const open = markup.indexOf('<', pos);
    if (open < 0) break;
    if (open > pos) parts.push(characters(markup.slice(pos, open)));
    const after = afterMarkup(markup, open, markup.length);
    if (after > 0) {
      if (markup.startsWith('<![CDATA[', open)) parts.push(cdata(markup.slice(open + 9, after - 3)));
      pos = after;
      continue;
    }
    const isBare = isLenient && !startsTag(markup.charCodeAt(open + 1));
    const close = isBare ? -1 : endOfTag(markup, open);
    if (close < 0) {
      parts.push(characters('<'));
      pos = open + 1;
      continue;
    }
    parts.push(tag(markup.slice(open, close)));
    pos = close;
  }
  if (pos < markup.length) parts.push(characters(markup.slice(pos)));
  return normalizeLineEnds(parts.join(''));
}

/** Whether the character after `<` begins a tag or declaration: `/`, `!`, `?` or a letter. */
function startsTag(code: number): boolean {
  const isMark = code === 47 || code === 33 || code === 63;
  return isMark || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 127;
}

/** The offset after a tag that starts at `open`; `>` inside quoted attribute values does not count. −1 if it never ends. */
function endOfTag(text: string, open: number): number {
  let from = open + 1;
  for (;;) {
    const close = text.indexOf('>', from);
    if (close < 0) return -1;
    const quote = firstQuote(text, from, close);
    if (quote < 0) return close + 1;
    const closing = text.indexOf(text.charAt(quote), quote + 1);
    if (closing < 0) return close + 1;
    from = closing + 1;
  }
}

function firstQuote(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) return at;
  }
  return -1;
}
