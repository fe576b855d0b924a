import { AppError } from '../core/errors.ts';
import type { Sha256 } from '../core/ids.ts';
import type { TableRow } from '../parsers/thirteenf/holding.ts';

/** Some rows of a table that is too large to be staged with the rest of its filing: an object of the store of its own. */
export interface StagedPart {
  readonly key: Sha256;
  /** Of the document in which the table stands. */
  readonly sequence: number;
  readonly rows: number;
}

/** Bytes of a part, about; with its rows as objects, a few times as much is what loading holds at once. */
const PART_BYTES = 2_000_000;
/** A submission of 300 MB holds half a million rows; more are not those of a manager. */
const MOST_ROWS = 2_000_000;

/** Puts the bytes of a part where they are found again by their hash. */
export type PutPart = (bytes: Uint8Array) => Promise<Sha256>;

/** Takes the rows of one table and hands them on in parts, as lines of JSON. */
export function createPartWriter(
  sequence: number,
  put: PutPart,
  mostRows = MOST_ROWS,
): {
  /** @throws AppError `too-many-rows` */
  take(rows: readonly TableRow[]): Promise<void>;
  /** The parts in order. */
  done(): Promise<readonly StagedPart[]>;
} {
  const parts: StagedPart[] = [];
  // Written over for each part: strings and buffers gathered for one would outlive many collections of garbage.
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

/** The rows of a part, one after the other. */
export function* rowsOfPart(bytes: Uint8Array): Generator<TableRow> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    yield JSON.parse(text.slice(at, end)) as TableRow;
    at = end + 1;
  }
}
