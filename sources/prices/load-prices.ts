import { open } from 'node:fs/promises';
import { AppError } from '../../core/errors.ts';
import { readCsvPrices } from './csv-prices.ts';
import { readParquetPrices } from './parquet-prices.ts';
import { createPriceColumns } from './price-columns.ts';
import type { PriceTable } from './price-table.ts';

/**
 * Loads daily prices from a CSV (optionally gzipped) or Parquet file, told apart by the first bytes, with the columns
 * `ticker,date,close,volume` in any order; other columns are ignored. Closes are as quoted, not adjusted for splits.
 *
 * @throws AppError `prices-not-found`, `prices-invalid` (names file and line)
 */
export async function loadPrices(path: string): Promise<PriceTable> {
  const format = await priceFormat(path);
  const columns = createPriceColumns(path);
  if (format === 'parquet') await readParquetPrices(path, columns);
  else await readCsvPrices(path, format === 'gzip', columns);
  return columns.finish();
}

/**
 * The format of a price file by its first bytes.
 *
 * @throws AppError `prices-not-found`
 */
export async function priceFormat(path: string): Promise<'parquet' | 'gzip' | 'csv'> {
  const head = await firstBytes(path).catch((cause: unknown) => {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    const details = { code: 'prices-not-found', retryable: false, context: { file: path }, cause };
    throw new AppError(`cannot read the prices at ${path}: ${why}`, details);
  });
  if (head.toString('latin1') === 'PAR1') return 'parquet';
  return head[0] === 0x1f && head[1] === 0x8b ? 'gzip' : 'csv';
}

async function firstBytes(path: string): Promise<Buffer> {
  const head = Buffer.alloc(4);
  const handle = await open(path, 'r');
  try {
    await handle.read(head, 0, 4, 0);
    return head;
  } finally {
    await handle.close();
  }
}
