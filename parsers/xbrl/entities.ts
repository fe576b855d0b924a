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

/** Resolves the references of a text; unknown ones stay as they are. */
function resolved(raw: string, html: boolean, written = (text: string): string => text): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (reference: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return written(XML_NAMES[name] ?? (html ? decodeHTMLStrict(reference) : reference));
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // Like every browser, read &#146; and its neighbors as windows-1252.
    const isWindows = html && code >= 0x80 && code <= 0x9f;
    return written(isWindows ? decodeHTMLStrict(reference) : (characterOf(code) ?? reference));
  });
}

export function decodeXml(raw: string): string {
  if (!raw.includes('&') || raw.includes('&#')) return resolved(raw, false);
  // Text blocks are escaped HTML with thousands of references, so use native replacements. `&amp;` comes last, so that
  // `&amp;lt;` gives `&lt;`.
  let text = raw.replace(/&lt;/g, '<').replace(/&gt;/g, '>');
  if (text.includes('&quot;')) text = text.replace(/&quot;/g, '"');
  if (text.includes('&apos;')) text = text.replace(/&apos;/g, "'");
  return text.replace(/&amp;/g, '&');
}

/** Resolves the references of XHTML text, with HTML's named ones. */
export function decodeXhtml(raw: string): string {
  return resolved(raw, true);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XHTML with only `&amp;`, `&lt;` and `&gt;` as references, as in an escaped text block. */
export function canonicalXhtml(raw: string): string {
  return resolved(raw, true, (text) => ESCAPES[text] ?? text);
}

/** XML 2.11: every line ends in one line feed. */
export function normalizeLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
