import { AppError } from '../core/errors.ts';
import type { Sha256 } from '../core/ids.ts';
import type { StagedPart } from '../core/staged-filing.ts';

/** Approximate bytes of a part. Loading holds a few times as much, with the rows as objects. */
const PART_BYTES = 2_000_000;
/** A submission of 300 MB holds half a million rows; no manager has more. */
const MOST_ROWS = 2_000_000;

/** Stores the bytes of a part by their hash. */
export type PutPart = (bytes: Uint8Array) => Promise<Sha256>;

/** Stores the rows of one table in parts, as lines of JSON. */
export function createPartWriter(
  sequence: number,
  put: PutPart,
  mostRows = MOST_ROWS,
): {
  /** @throws AppError `too-many-rows` */
  take(rows: readonly object[]): Promise<void>;
  /** The parts in order. */
  done(): Promise<readonly StagedPart[]>;
} {
  const parts: StagedPart[] = [];
  // Reused for every part: buffers and strings of one part would survive many garbage collections.
  let part = Buffer.allocUnsafe(PART_BYTES);
  let length = 0;
  let held = 0;
  let total = 0;
  async function flush(): Promise<void> {
    if (held === 0) return;
    parts.push({ key: await put(part.subarray(0, length)), sequence, rows: held });
    length = 0;
    held = 0;
  }
  return {
    async take(rows) {
      total += rows.length;
      if (total > mostRows) {
        const message = `the table of document ${sequence} has more than ${mostRows} rows`;
        throw new AppError(message, { code: 'too-many-rows', retryable: false });
      }
      let lines = '';
      for (const row of rows) lines += `${JSON.stringify(row)}\n`;
      const most = 3 * lines.length;
      if (length + most > part.length) await flush();
      if (most > part.length) part = Buffer.allocUnsafe(most);
      length += part.write(lines, length);
      held += rows.length;
    },
    async done() {
      await flush();
      return parts;
    },
  };
}
