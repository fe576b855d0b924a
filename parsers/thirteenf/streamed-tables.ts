import type { TableRow } from './holding.ts';
import { streamThirteenfRows } from './table-scanner.ts';
import { addRow, continuedSummary, emptySummary, type TableSummary } from './table-summary.ts';

/** What the parser needs of streamed tables, whose rows were passed on. */
export interface StreamedTables {
  readonly summary: TableSummary;
  /** By sequence of the document, whose length is in UTF-16 units. */
  readonly tables: ReadonlyMap<number, { readonly isWhole: boolean; readonly length: number }>;
}

/**
 * Reads tables of any size in bounded memory and counts what the parser needs. Rows are passed on in batches; the
 * receiver may stop the reading by throwing.
 */
export function createTableStream(): {
  /** Reads one table. A table that fails (wrong declared encoding) leaves no trace and may be read again. */
  read(
    sequence: number,
    pieces: AsyncIterable<string>,
    take: (rows: readonly TableRow[]) => void | Promise<void>,
  ): Promise<void>;
  done(): StreamedTables;
} {
  let summary = emptySummary();
  const tables = new Map<number, { isWhole: boolean; length: number }>();
  return {
    async read(sequence, pieces, take) {
      const tally = continuedSummary(summary);
      const pricesBefore = summary.prices.length;
      let length = 0;
      const counted = async function* () {
        for await (const piece of pieces) {
          length += piece.length;
          yield piece;
        }
      };
      try {
        const rows = streamThirteenfRows(counted());
        let next = await rows.next();
        for (; !next.done; next = await rows.next()) {
          for (const row of next.value) addRow(tally, row);
          await take(next.value);
        }
        summary = tally;
        tables.set(sequence, { ...next.value, length });
      } catch (error) {
        summary.prices.length = pricesBefore;
        throw error;
      }
    },
    done: () => ({ summary, tables }),
  };
}
