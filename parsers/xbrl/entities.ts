import { decodeHTMLStrict } from 'entities';

/**
 * Character data of XML. Only predefined references are resolved: XML's five, numeric ones and, in inline XBRL (XHTML),
 * HTML's named ones. Documents that declare entities were rejected before (`prolog.ts`), so entity bombs have no effect.
 */

const REFERENCE = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{0,31}));/g;
const XML_NAMES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function characterOf(code: number): string | null {
  const isXmlCharacter =
    code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff);
  return isXmlCharacter && code !== 0xfffe && code !== 0xffff ? String.fromCodePoint(code) : null;
}

function resolve(
  reference: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
  html: boolean,
): string {
  if (name !== undefined) {
    const known = XML_NAMES[name];
    if (known !== undefined) return known;
    return html ? decodeHTMLStrict(reference) : reference;
  }
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  // Like every browser, read &#146; and its neighbors as windows-1252.
  if (html && code >= 0x80 && code <= 0x9f) return decodeHTMLStrict(reference);
  return characterOf(code) ?? reference;
}

/** Resolves the references of XML text; unknown ones stay as they are. */
export function decodeXml(raw: string): string {
  if (!raw.includes('&')) return raw;
  if (!raw.includes('&#')) {
    // Text blocks are escaped HTML with thousands of references, so use native replacements. `&amp;` comes last, so
    // that `&amp;lt;` gives `&lt;`.
    let text = raw.replace(/&lt;/g, '<').replace(/&gt;/g, '>');
    if (text.includes('&quot;')) text = text.replace(/&quot;/g, '"');
    if (text.includes('&apos;')) text = text.replace(/&apos;/g, "'");
    return text.replace(/&amp;/g, '&');
  }
  return raw.replace(REFERENCE, (reference, decimal, hex, name) => resolve(reference, decimal, hex, name, false));
}

/** Resolves the references of XHTML text, with HTML's named ones. */
export function decodeXhtml(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (reference, decimal, hex, name) => resolve(reference, decimal, hex, name, true));
}

/** XHTML with only `&amp;`, `&lt;` and `&gt;` as references, as in an escaped text block. */
export function canonicalXhtml(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (reference, decimal, hex, name) => {
    const text = resolve(reference, decimal, hex, name, true);
    if (text === '&') return '&amp;';
    if (text === '<') return '&lt;';
    return text === '>' ? '&gt;' : text;
  });
}

/** XML 2.11: every line ends in one line feed. */
export function normalizeLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
