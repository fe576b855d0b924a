import { asBuffer } from './bytes.ts';
import { isInformationTable } from './information-table.ts';

/** Bytes that were left out of a submission: at `at` of what was kept, `length` of them. */
export interface Cut {
  readonly at: number;
  readonly length: number;
}

const START = Buffer.from('<DOCUMENT>');
const END = Buffer.from('</DOCUMENT>');
/** What is kept of a table: its document's tags and root element, and what says how it ends. */
const HEAD = 64 * 1024;
const TAIL = 8 * 1024;
/** A submission that keeps more than this without its tables is not large because of them. */
const MOST_KEPT = 32 * 1024 * 1024;

/**
 * Reads a submission as it streams by and keeps it without the inside of its Form 13F tables, so that it can be split
 * and its other documents read like those of any submission, in memory that does not grow with the tables.
 *
 * @returns null where it is not its tables that make it large
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
    // A copy: a view would hold the whole chunk.
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

  /** Takes from what is pending all that needs nothing that is still to come. */
  function advance(atEnd: boolean): void {
    // Up to here no table begins.
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
    if (keptLength > MOST_KEPT) return null;
  }
  advance(true);
  leaveTable();
  keep(pending.length);
  return { bytes: Buffer.concat(kept, keptLength), cuts, byteLength };
}

/** Whether the document that begins here is a table, and nothing in its first bytes ends it. */
function opensTable(head: Buffer): boolean {
  if (head.indexOf(START, START.length) >= 0 || head.indexOf(END) >= 0) return false;
  const text = head.indexOf('<TEXT>');
  return text >= 0 && isInformationTable(head.subarray(text + '<TEXT>'.length));
}

function firstOf(a: number, b: number): number {
  return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
}
