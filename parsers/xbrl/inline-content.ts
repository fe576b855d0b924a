import { canonicalXhtml, decodeXhtml, normalizeLineEnds } from './entities.ts';
import type { InlineDocument } from './inline-scan.ts';
import { endOfTag } from './markup-text.ts';
import { afterMarkup } from './xml-cursor.ts';

/** Index of the first cut that starts at or after a place. */
function firstCutFrom(document: InlineDocument, place: number): number {
  let low = 0;
  let high = document.cutStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((document.cutStarts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The source between two places without what is cut: inline tags, excluded parts, comments. */
export function contentMarkup(document: InlineDocument, start: number, end: number): string {
  const { text, cutStarts, cutEnds } = document;
  let cut = firstCutFrom(document, start);
  if ((cutStarts[cut] ?? end) >= end) return text.slice(start, end);
  const parts: string[] = [];
  let pos = start;
  for (; cut < cutStarts.length; cut++) {
    const from = cutStarts[cut] ?? end;
    if (from >= end) break;
    // Cuts inside an excluded part start before its end and are already gone.
    if (from < pos) continue;
    if (from > pos) parts.push(text.slice(pos, from));
    pos = cutEnds[cut] ?? end;
  }
  if (pos < end) parts.push(text.slice(pos, end));
  return parts.join('');
}

/** Text of XHTML: tags away, references resolved. An element that ends a line adds no space, as in XPath's string(). */
export function xhtmlText(markup: string): string {
  if (!markup.includes('<')) return normalizeLineEnds(decodeXhtml(markup));
  return normalizeLineEnds(
    mapMarkup(
      markup,
      () => '',
      decodeXhtml,
      (raw) => raw,
    ),
  );
}

/** XHTML as an escaped text block shows it: tags kept, only XML's own references left. */
export function xhtmlSerialised(markup: string): string {
  if (!markup.includes('<![CDATA[')) return normalizeLineEnds(canonicalXhtml(markup));
  const escaped = (raw: string) => raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return normalizeLineEnds(mapMarkup(markup, canonicalXhtml, canonicalXhtml, escaped));
}

function mapMarkup(
  markup: string,
  tag: (raw: string) => string,
  characters: (raw: string) => string,
  cdata: (raw: string) => string,
): string {
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
    const next = markup.charCodeAt(open + 1);
    const isTag =
      next === 47 ||
      next === 33 ||
      next === 63 ||
      (next >= 65 && next <= 90) ||
      (next >= 97 && next <= 122) ||
      next > 127;
    const close = isTag ? endOfTag(markup, open) : -1;
    if (close < 0) {
      // A bare `<` ("p < 0.05") is an error of XML that browsers read as text.
      parts.push(characters('<'));
      pos = open + 1;
      continue;
    }
    parts.push(tag(markup.slice(open, close)));
    pos = close;
  }
  if (pos < markup.length) parts.push(characters(markup.slice(pos)));
  return parts.join('');
}
