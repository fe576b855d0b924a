import type { Readable } from 'node:stream';
import { storableText } from '../core/storable-text.ts';

const EXCERPT_BYTES = 1_024;
/** Read to the end up to here, so that the connection can be used again; a longer body ends it. */
const DRAINED_BYTES = 16_384;

/**
 * The first 1024 bytes of a response as text; of an encoded one, how it was encoded. Never rejects: the status has
 * arrived, and what follows does not change it.
 */
export async function readExcerpt(body: Readable, contentEncoding: string | string[] | undefined): Promise<string> {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      if (kept < EXCERPT_BYTES) {
        const part = chunk.subarray(0, EXCERPT_BYTES - kept);
        // A view would hold the whole chunk in memory.
        chunks.push(Uint8Array.from(part));
        kept += part.byteLength;
      }
      read += chunk.byteLength;
      if (read > DRAINED_BYTES) break;
    }
  } catch {
    // Cut off, or slower than the attempt may take: the excerpt is what came.
  } finally {
    body.on('error', () => undefined);
    body.destroy();
  }
  const encoding = String(contentEncoding ?? '').trim();
  if (kept > 0 && encoding !== '' && encoding !== 'identity') return `(${encoding.slice(0, 40)}, not decoded)`;
  return textOf(Buffer.concat(chunks));
}

/** Text of at most 1024 bytes in UTF-8, also where bytes that are not text became replacement characters. */
function textOf(bytes: Buffer): string {
  const text = storableText(new TextDecoder().decode(bytes));
  const encoded = Buffer.from(text);
  if (encoded.byteLength <= EXCERPT_BYTES) return text;
  // A character cut in half decodes to a replacement character at the end.
  return encoded
    .subarray(0, EXCERPT_BYTES)
    .toString('utf8')
    .replace(/\ufffd$/, '');
}
