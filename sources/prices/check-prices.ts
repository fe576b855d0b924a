import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { columnsOf, invalidPrices, splitCsvLine } from './csv-prices.ts';
import { priceFormat } from './load-prices.ts';
import { openParquetPrices } from './parquet-prices.ts';

/** Enough for a heading and a row. */
const HEAD_BYTES = 256 * 1024;

/**
 * Checks the head of a price file: that it can be read, has the needed columns and at least one row. Reads no more,
 * since files of many years take minutes.
 *
 * @throws AppError `prices-not-found`, `prices-invalid`
 */
export async function checkPrices(path: string): Promise<void> {
  const format = await priceFormat(path);
  if (format === 'parquet') {
    const { rowCount } = await openParquetPrices(path);
    if (rowCount === 0) throw invalidPrices(path, 1, 'no prices: the file has no rows');
    return;
  }
  const [heading = '', ...rows] = (await textOfHead(path, format === 'gzip')).split(/\r?\n/);
  if (heading.trim() === '') throw invalidPrices(path, 1, 'empty file: it needs the heading ticker,date,close,volume');
  columnsOf(splitCsvLine(heading) ?? [], path);
  if (rows.every((row) => row.trim() === '')) throw invalidPrices(path, 2, 'no prices after the heading');
}

async function textOfHead(path: string, isGzip: boolean): Promise<string> {
  const stored = createReadStream(path, { end: HEAD_BYTES });
  const plain: AsyncIterable<Uint8Array> = isGzip ? pipeline(stored, createGunzip(), () => undefined) : stored;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of plain) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length >= HEAD_BYTES) break;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^(?:Z_|ERR_ZLIB)/.test(code)) throw error;
    // The head of a longer file ends in mid-stream.
    if (length === 0 || stored.bytesRead <= HEAD_BYTES)
      throw invalidPrices(path, 1, `not a complete gzip file (${code})`);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}
