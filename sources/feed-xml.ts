import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  // Document types are rejected before parsing; the five predefined entities and character references are read below.
  processEntities: false,
  isArray: (name) => name === 'entry' || name === 'item',
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML's predefined entities and character references once; leaves anything else as printed. */
function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text of an element's child, unescaped and trimmed; empty where there is none. */
export function memberText(element: unknown, name: string): string {
  const value = memberOf(element, name);
  return typeof value === 'string' ? unescapeXml(value).trim() : '';
}

/** A child of an element as the parser gives it; undefined where there is none. */
export function memberOf(element: unknown, name: string): unknown {
  if (typeof element !== 'object' || element === null || !(name in element)) return undefined;
  return (element as Record<string, unknown>)[name];
}

/**
 * Parses an Atom or RSS feed: the root as nested objects of text, `entry` and `item` as arrays. Bare ampersands, which the
 * SEC prints, are text. A feed with a document type is rejected, so that no entity is ever expanded or fetched.
 */
export function parseFeedXml(bytes: Uint8Array): { readonly root: unknown } | { readonly rejected: RejectedFeed } {
  const declared = /^[\s\S]{0,10}<\?xml[^>]*encoding=["']([\w-]{1,20})["']/.exec(
    Buffer.from(bytes.slice(0, 200)).toString('latin1'),
  );
  const source = new TextDecoder(/^utf-?8$/i.test(declared?.[1] ?? 'utf-8') ? 'utf-8' : 'windows-1252').decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) {
    return { rejected: { code: 'feed-with-doctype', message: 'a feed has no document type; rejected' } };
  }
  try {
    const root: unknown = parser.parse(source);
    // The parser takes what is there: half a document would pass for a short one.
    if (!END_TAG.test(source.trimEnd()))
      return { rejected: { code: 'not-a-feed', message: 'it breaks off: no end tag' } };
    return { root };
  } catch (error) {
    return { rejected: { code: 'not-a-feed', message: error instanceof Error ? error.message : String(error) } };
  }
}

/** The last tag of a complete feed; an empty one may close itself. */
const END_TAG = /<(?:\/(?:feed|rss)|(?:feed|rss)\b[^<>]*\/) ?>$/;

export interface RejectedFeed {
  readonly code: 'feed-with-doctype' | 'not-a-feed';
  readonly message: string;
}
