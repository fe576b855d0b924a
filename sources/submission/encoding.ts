import { isAscii, isUtf8 } from 'node:buffer';
import { asBuffer } from './bytes.ts';

/** Bytes searched for an encoding declaration: HTML requires 1024, filings need more. */
const DECLARATION_WINDOW = 4096;

/**
 * The WHATWG name of a document's encoding: by byte order mark, XML declaration or HTML meta charset, else UTF-8 where
 * the bytes are valid UTF-8, else windows-1252. Invalid bytes override a declared UTF-8, since replacement characters
 * would lose text.
 */
export function decideEncoding(bytes: Uint8Array): string {
  return statedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The encoding by byte order mark or declaration, for which a document's beginning suffices; null where only all bytes decide. */
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
    /<meta\s[^>]{0,400}?charset\s*=\s*(?!\s)(?:["']\s*)?([A-Za-z0-9._:-]+)/i.exec(head)?.[1];
  if (label === undefined) return null;
  // ASCII leaves higher bytes undefined; a declaration readable as ASCII cannot be UTF-16.
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
 * Decodes a document's bytes without the byte order mark. Malformed sequences become U+FFFD.
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
