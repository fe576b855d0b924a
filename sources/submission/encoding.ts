import { isAscii, isUtf8 } from 'node:buffer';
import { asBuffer } from './bytes.ts';

/** How much of a document is searched for a declared encoding: HTML asks for the first 1024 bytes, filers need more. */
const DECLARATION_WINDOW = 4096;

/**
 * Decides how a document's bytes are to be read: byte order mark, XML declaration, HTML meta charset, else UTF-8
 * where the bytes are valid UTF-8, else windows-1252. A declared UTF-8 that the bytes contradict is windows-1252:
 * replacement characters would lose what was written. Gives a WHATWG name.
 */
export function decideEncoding(bytes: Uint8Array): string {
  return statedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The encoding by byte order mark or declaration, for which a document's beginning is enough; null where its bytes decide. */
export function statedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const declared = declaredEncoding(bytes);
  return declared === 'utf-8' ? null : declared;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = asBuffer(bytes).toString('latin1', 0, Math.min(bytes.length, DECLARATION_WINDOW));
  const label =
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/.exec(head)?.[1] ??
    /<meta\s[^>]{0,400}?charset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)/i.exec(head)?.[1];
  if (label === undefined) return null;
  // ASCII says nothing about the bytes above it; UTF-16 cannot be the encoding of a declaration read as ASCII.
  if (/^(?:us-)?ascii$|^utf-?16/i.test(label)) return null;
  return encodingOfLabel(label);
}

function encodingOfLabel(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Decodes a document's bytes; a byte order mark is not part of the text. Malformed sequences become U+FFFD.
 *
 * @example
 * decodeText(Uint8Array.of(0x93, 0x61, 0x94), 'windows-1252') // "“a”"
 */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  if ((encoding === 'utf-8' || encoding === 'windows-1252') && isAscii(bytes)) {
    return asBuffer(bytes).toString('latin1');
  }
  return new TextDecoder(encoding).decode(bytes);
}
