import type { StreamedDocuments, TableStream } from '../../core/parser.ts';
import { streamThirteenfRows } from './table-scanner.ts';
import { addRow, continuedSummary, emptySummary, type TableSummary } from './table-summary.ts';

export interface StreamedTables extends StreamedDocuments {
  readonly summary: TableSummary;
}

/** Counts what the parser needs while the rows are passed on. */
export function createTableStream(): TableStream {
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
    done: (): StreamedTables => ({ summary, tables }),
  };
}
