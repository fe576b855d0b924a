import { AppError } from '../core/errors.ts';

/** Days from 1970-01-01 to PostgreSQL's 2000-01-01. */
const POSTGRES_EPOCH = 10_957;
const HEADER_BYTES = 20;

const READERS = {
  float8: (view: DataView, at: number) => view.getFloat64(at),
  int2: (view: DataView, at: number) => view.getInt16(at),
  /** Days since 1970-01-01. */
  date: (view: DataView, at: number) => view.getInt32(at) + POSTGRES_EPOCH,
} as const;

/** The output of `array_send` for a one-dimensional array, read without a string per number. */
export interface ArrayBytes {
  readonly length: number;
  /** Reads the elements in order; null reads as `missing`. */
  read(type: keyof typeof READERS, take: (index: number, value: number) => void, missing?: number): void;
}

export function arrayBytes(bytes: Uint8Array): ArrayBytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dimensions = view.getInt32(0);
  if (dimensions > 1) {
    throw new AppError(`an array has ${dimensions} dimensions, expected 1`, {
      code: 'array-unreadable',
      retryable: false,
    });
  }
  const length = dimensions === 0 ? 0 : view.getInt32(12);
  return {
    length,
    read: (type, take, missing = Number.NaN) => {
      const value = READERS[type];
      let at = HEADER_BYTES;
      for (let index = 0; index < length; index++) {
        const size = view.getInt32(at);
        at += 4;
        if (size < 0) {
          take(index, missing);
          continue;
        }
        take(index, value(view, at));
        at += size;
      }
    },
  };
}
