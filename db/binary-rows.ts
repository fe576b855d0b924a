/** Days from 1970-01-01 to PostgreSQL's 2000-01-01. */
const POSTGRES_EPOCH = 10_957;
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const CHUNK_BYTES = 256 * 1024;

/** Writes rows in the binary format of COPY, field by field in the order of the columns. */
export interface BinaryRows {
  row(fields: number): void;
  /** A field of `textField`, or null. */
  text(field: Uint8Array | null): void;
  /** float8; NaN is null. */
  float(value: number): void;
  smallint(value: number): void;
  boolean(value: boolean | null): void;
  /** Days since 1970-01-01. */
  date(day: number): void;
  /** Chunks that are full, to be written out; they are not touched again. */
  full(): Iterable<Uint8Array>;
  /** The rest, with the end mark. Nothing may be added afterwards. */
  end(): Iterable<Uint8Array>;
}

/** Text with its length before it, made once for values that come again and again. */
export function textField(text: string): Uint8Array {
  const bytes = Buffer.byteLength(text, 'utf8');
  const field = Buffer.allocUnsafe(4 + bytes);
  field.writeInt32BE(bytes, 0);
  field.write(text, 4, 'utf8');
  return field;
}

/** @param rowBytes no row may be longer */
export function createBinaryRows(rowBytes: number): BinaryRows {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let view = new DataView(chunk.buffer);
  let at = SIGNATURE.length;
  chunk.set(SIGNATURE);
  let full: Uint8Array[] = [];

  function next(): void {
    full.push(chunk.subarray(0, at));
    chunk = new Uint8Array(CHUNK_BYTES);
    view = new DataView(chunk.buffer);
    at = 0;
  }

  function none(): void {
    view.setInt32(at, -1);
    at += 4;
  }

  return {
    row: (fields) => {
      if (at + rowBytes > CHUNK_BYTES) next();
      view.setInt16(at, fields);
      at += 2;
    },
    text: (field) => {
      if (field === null) {
        none();
        return;
      }
      chunk.set(field, at);
      at += field.length;
    },
    float: (value) => {
      if (Number.isNaN(value)) {
        none();
        return;
      }
      view.setInt32(at, 8);
      view.setFloat64(at + 4, value);
      at += 12;
    },
    smallint: (value) => {
      view.setInt32(at, 2);
      view.setInt16(at + 4, value);
      at += 6;
    },
    boolean: (value) => {
      if (value === null) {
        none();
        return;
      }
      view.setInt32(at, 1);
      view.setUint8(at + 4, value ? 1 : 0);
      at += 5;
    },
    date: (day) => {
      view.setInt32(at, 4);
      view.setInt32(at + 4, day - POSTGRES_EPOCH);
      at += 8;
    },
    full: () => {
      const chunks = full;
      full = [];
      return chunks;
    },
    end: () => {
      if (at + 2 > CHUNK_BYTES) next();
      view.setInt16(at, -1);
      at += 2;
      return [...full, chunk.subarray(0, at)];
    },
  };
}
