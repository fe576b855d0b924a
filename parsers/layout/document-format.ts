export type DocumentFormat = 'html' | 'xml' | 'text';

const HTML_TAG = /<(?:html|body|td|tr|div|br|font|span|p|li|h[1-6])(?=[\s>/])/i;
/** An HTML document shows a tag early, save for long leading comments or style sheets. */
const CHECKED_CHARACTERS = 400_000;

/**
 * The markup of a document body. EDGAR's document types do not give it: `EX-21` may be HTML or fixed-width text,
 * and text documents carry `<PAGE>`, `<TABLE>`, `<CAPTION>`, `<S>`, `<C>` that look like tags.
 */
export function documentFormatOf(documentText: string): DocumentFormat {
  const head = documentText.slice(0, CHECKED_CHARACTERS);
  if (HTML_TAG.test(head)) return 'html';
  if (/^\s*<\?xml\b/i.test(head) || /^\s*<[A-Za-z][\w.-]*(?::[\w.-]+)?\s+xmlns/i.test(head.slice(0, 2000))) {
    return 'xml';
  }
  return 'text';
}
