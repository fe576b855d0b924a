import { afterMarkup } from './xml-cursor.ts';

/** Offset of an XML document's root element, or why it cannot be read. */
export type Prolog =
  | { readonly root: number; readonly refusal: null }
  | { readonly root: -1; readonly refusal: { readonly code: string; readonly message: string } };

function refuse(code: string, message: string): Prolog {
  return { root: -1, refusal: { code, message } };
}

/**
 * Steps over the XML declaration, comments and DOCTYPE. A DOCTYPE that names an external DTD is ignored: nothing is ever
 * fetched. One with an internal subset is rejected: that is where entities are declared, which EDGAR does not allow.
 */
export function readProlog(text: string): Prolog {
  let pos = 0;
  for (;;) {
    while (text.charCodeAt(pos) <= 32 || text.charCodeAt(pos) === 0xfeff) pos++;
    if (pos >= text.length) return refuse('empty-document', 'the document has no element');
    if (text.charCodeAt(pos) !== 60) return refuse('not-xml', `text before the first element at character ${pos}`);
    const next = text.charCodeAt(pos + 1);
    if (next !== 33 && next !== 63) return { root: pos, refusal: null };
    if (/^<!doctype/i.test(text.slice(pos, pos + 9))) {
      const close = text.indexOf('>', pos);
      const subset = text.indexOf('[', pos);
      if (close < 0) return refuse('truncated-document', 'the DOCTYPE never ends');
      if (subset >= 0 && subset < close) {
        return refuse('entity-declarations', 'entity declarations in a DOCTYPE are not supported');
      }
      pos = close + 1;
      continue;
    }
    const after = afterMarkup(text, pos, text.length);
    if (after < 0) return refuse('truncated-document', 'a comment or instruction before the root never ends');
    if (after === 0) return refuse('not-xml', `a declaration before the root at character ${pos}`);
    pos = after;
  }
}
