import { open } from 'node:fs/promises';
import { AppError } from '../../core/errors.ts';
import { readCsvPrices } from './csv-prices.ts';
import { readParquetPrices } from './parquet-prices.ts';
import { createPriceColumns } from './price-columns.ts';
import type { PriceTable } from './price-table.ts';

/**
 * Loads daily prices from a CSV (also gzipped) or Parquet file with the columns `ticker,date,close,volume` in any order;
 * other columns are ignored. Which of the two it is follows from the first bytes. Closes are as quoted on the day, not
 * adjusted for splits.
 *
 * @throws AppError `prices-not-found`, `prices-invalid` (names file and line)
 */
export async function loadPrices(path: string): Promise<PriceTable> {
  const head = Buffer.alloc(4);
  let length: number;
  try {
    const handle = await open(path, 'r');
    try {
      length = (await handle.read(head, 0, 4, 0)).bytesRead;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new AppError(`cannot read the prices at ${path}: ${why}`, {
      code: 'prices-not-found',
      retryable: false,
      context: { file: path },
      cause: error,
    });
  }
  const columns = createPriceColumns(path);
  if (length === 4 && head.toString('latin1') === 'PAR1') await readParquetPrices(path, columns);
  else await readCsvPrices(path, head[0] === 0x1f && head[1] === 0x8b, columns);
  return columns.finish();
}
