import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import { ByteWriter, ParquetWriter, type Writer } from 'hyparquet-writer';
import type { ExportColumn } from '../../db/repositories/exports/export-columns.ts';
import { parquetSchema } from './parquet-schema.ts';

/** Values of one column, in the order of rows. */
export type ColumnValues = unknown[];

export interface ParquetFile {
  /** Bytes written so far. */
  readonly bytes: number;
  /** Writes a row group. */
  append(columns: readonly ColumnValues[]): Promise<void>;
  /** Writes the footer. */
  close(): Promise<FileSummary>;
  /** Closes the file as it is. */
  abandon(): Promise<void>;
}

export interface FileSummary {
  readonly rows: number;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** JSON has no order that a reader could use, and arrays none at all. */
const WITHOUT_STATISTICS: ReadonlySet<string> = new Set(['json', 'list']);
const PAGE_BYTES = 1 << 20;

/** Writes a Parquet file, compressed with zstd. What is not flushed yet is one row group. */
export async function createParquetFile(path: string, columns: readonly ExportColumn[]): Promise<ParquetFile> {
  const handle = await open(path, 'w');
  const hash = createHash('sha256');
  const buffer = new ByteWriter(PAGE_BYTES);
  const flush = async () => {
    const chunk = buffer.getBytes().slice();
    buffer.index = 0;
    hash.update(chunk);
    await handle.writeFile(chunk);
  };
  const writer: Writer = Object.assign(buffer, { flush, finish: flush });
  const parquet = new ParquetWriter({
    writer,
    schema: parquetSchema(columns),
    codec: 'ZSTD',
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    createdBy: 'tidemark',
  });
  let rows = 0;
  return {
    get bytes() {
      return buffer.offset;
    },
    async append(values) {
      const size = values[0]?.length ?? 0;
      rows += size;
      await parquet.write({
        columnData: columns.map(({ name, type }, n) => ({
          name,
          data: values[n] ?? [],
          statistics: !WITHOUT_STATISTICS.has(type.kind),
        })),
        rowGroupSize: size,
        pageSize: PAGE_BYTES,
      });
    },
    async close() {
      await parquet.finish();
      await handle.sync();
      await handle.close();
      return { rows, bytes: buffer.offset, sha256: hash.digest('hex') };
    },
    abandon: () => handle.close(),
  };
}
