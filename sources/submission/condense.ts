import { asBuffer } from './bytes.ts';
import { isInformationTable } from './information-table.ts';

/** Bytes removed from a submission: `length` of them, at `at` of the remaining bytes. */
export interface Cut {
  readonly at: number;
  readonly length: number;
}

const START = Buffer.from('<DOCUMENT>');
const END = Buffer.from('</DOCUMENT>');
/** The parts of a table that remain: its document's tags and root element, and its end. */
const HEAD = 64 * 1024;
const TAIL = 8 * 1024;
/** A submission larger than this without its tables is not large because of them. */
const MAX_CONDENSED = 32 * 1024 * 1024;

/**
 * Reads a streaming submission and drops the inside of its Form 13F tables, so that it can be split like any other, in
 * memory that does not grow with the tables.
 *
 * @returns null where it is large for another reason
 */
export async function condenseSubmission(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: Buffer; readonly cuts: readonly Cut[]; readonly byteLength: number } | null> {
  const kept: Buffer[] = [];
  const cuts: Cut[] = [];
  let keptLength = 0;
  let byteLength = 0;
  let pending: Buffer = Buffer.alloc(0);
  let isInside = false;
  let dropped = 0;

  function keep(length: number): void {
    // A copy, since a view would retain the whole chunk.
    kept.push(Buffer.from(pending.subarray(0, length)));
    keptLength += length;
    pending = pending.subarray(length);
  }

  function drop(length: number): void {
    dropped += length;
    pending = pending.subarray(length);
  }

  function leaveTable(): void {
    if (dropped > 0) cuts.push({ at: keptLength, length: dropped });
    dropped = 0;
    isInside = false;
  }

  /** Consumes all pending bytes that can be decided without later ones. */
  function advance(atEnd: boolean): void {
    // No table begins before this offset.
    let searched = 0;
    for (;;) {
      if (isInside) {
        const mark = firstOf(pending.indexOf(START), pending.indexOf(END));
        drop(Math.max(0, (mark < 0 ? pending.length : mark) - TAIL));
        if (mark < 0) return;
        leaveTable();
        searched = Math.min(mark, TAIL);
      }
      const start = pending.indexOf(START, searched);
      if (start < 0) {
        keep(atEnd ? pending.length : Math.max(searched, pending.length - START.length));
        return;
      }
      if (pending.length - start < HEAD && !atEnd) {
        keep(start);
        return;
      }
      searched = start + START.length;
      isInside = opensTable(pending.subarray(start, start + HEAD));
      if (isInside) keep(Math.min(start + HEAD, pending.length));
    }
  }

  for await (const chunk of chunks) {
    byteLength += chunk.byteLength;
    pending = pending.length === 0 ? asBuffer(chunk) : Buffer.concat([pending, chunk]);
    advance(false);
    if (keptLength > MAX_CONDENSED) return null;
  }
  advance(true);
  leaveTable();
  keep(pending.length);
  return { bytes: Buffer.concat(kept, keptLength), cuts, byteLength };
}

/** Whether the document that starts here is a table that does not end within its first bytes. */
function opensTable(head: Buffer): boolean {
  if (head.indexOf(START, START.length) >= 0 || head.indexOf(END) >= 0) return false;
  const text = head.indexOf('<TEXT>');
  return text >= 0 && isInformationTable(head.subarray(text + '<TEXT>'.length));
}

function firstOf(a: number, b: number): number {
  return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
}
