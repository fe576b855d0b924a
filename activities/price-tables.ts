import { stat } from 'node:fs/promises';
import { loadPrices } from '../sources/prices/load-prices.ts';
import type { PriceTable } from '../sources/prices/price-table.ts';

let kept: { readonly path: string; readonly modifiedMs: number; readonly table: Promise<PriceTable> } | null = null;

/** A price table, kept in memory until its file changes: a catch-up scores many nights from the same one. */
export async function priceTable(path: string): Promise<PriceTable> {
  const modifiedMs = await stat(path).then(
    (facts) => facts.mtimeMs,
    () => -1,
  );
  if (kept?.path !== path || kept.modifiedMs !== modifiedMs) {
    kept = { path, modifiedMs, table: loadPrices(path) };
    kept.table.catch(() => {
      kept = null;
    });
  }
  return kept.table;
}
