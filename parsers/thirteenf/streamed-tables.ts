import type { TableRow } from './holding.ts';
import { streamThirteenfRows } from './table-scanner.ts';
import { addRow, continuedSummary, emptySummary, type TableSummary } from './table-summary.ts';

/** What is kept of the tables of one report that were read as they streamed by, their rows gone elsewhere. */
export interface StreamedTables {
  readonly summary: TableSummary;
  /** By the sequence of its document. */
  readonly tables: ReadonlyMap<number, StreamedTable>;
}

export interface StreamedTable {
  /** False where the table is cut off. */
  readonly complete: boolean;
  /** Length of the document in UTF-16 units. */
  readonly length: number;
}

/**
 * Reads tables of any size in bounded memory, for the parser to judge by what was counted. Rows are given away in
 * batches; whoever takes one may stop the reading by throwing.
 */
export function createTableStream(): {
  /** Reads one table. One that fails (its encoding was not what it said) leaves nothing and may be read again. */
  read(
    sequence: number,
    pieces: AsyncIterable<string>,
    take: (rows: readonly TableRow[]) => void | Promise<void>,
  ): Promise<void>;
  done(): StreamedTables;
} {
  let summary = emptySummary();
  const tables = new Map<number, StreamedTable>();
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
        tables.set(sequence, { complete: next.value.complete && !next.value.cutRow, length });
      } catch (error) {
        summary.prices.length = pricesBefore;
        throw error;
      }
    },
    done: () => ({ summary, tables }),
  };
}
