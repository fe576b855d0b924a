import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { AppError } from '../../core/errors.ts';
import { columnsOf } from './csv-prices.ts';
import type { PriceColumns, RawPrice } from './price-columns.ts';

/** Rows decoded at a time. */
const BATCH = 100_000;

function unreadable(file: string, cause: unknown): AppError {
  const message = `${file} cannot be read as Parquet: ${cause instanceof Error ? cause.message : String(cause)}`;
  return new AppError(message, { code: 'prices-invalid', retryable: false, context: { file }, cause });
}

/** A cell as text; the empty string for null and for nested values, which are not prices. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

function cellOf(value: unknown): RawPrice['close'] {
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : textOf(value);
}

/** The row count of a Parquet file, and its names of the needed columns. */
export async function openParquetPrices(path: string) {
  const file = await asyncBufferFromFile(path);
  try {
    const metadata = await parquetMetadataAsync(file);
    const printed = parquetSchema(metadata).children.map((child) => child.element.name);
    const at = columnsOf(printed, path);
    const name = (column: keyof RawPrice) => printed[at[column]] ?? column;
    const names = { ticker: name('ticker'), date: name('date'), close: name('close'), volume: name('volume') };
    return { file, names, rowCount: Number(metadata.num_rows) };
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(path, error);
  }
}

/** Reads a Parquet file of any codec into price columns. Dates may be DATE, timestamps at midnight or text. */
export async function readParquetPrices(path: string, columns: PriceColumns): Promise<void> {
  const { file, names, rowCount } = await openParquetPrices(path);
  for (let rowStart = 0; rowStart < rowCount; rowStart += BATCH) {
    const rowEnd = Math.min(rowStart + BATCH, rowCount);
    let rows: Record<string, unknown>[];
    try {
      rows = await parquetReadObjects({ file, columns: Object.values(names), rowStart, rowEnd, compressors });
    } catch (error) {
      throw unreadable(path, error);
    }
    for (const [index, row] of rows.entries()) {
      columns.add(rowStart + index + 1, {
        ticker: textOf(row[names.ticker]),
        date: textOf(row[names.date]),
        close: cellOf(row[names.close]),
        volume: cellOf(row[names.volume]),
      });
    }
  }
}
