import type { IsoDate } from '../core/dates.ts';
import type { ParseOutcome, Parser } from '../core/parser.ts';
import type { ParsedRow } from '../core/table-rows.ts';

/** The rows that a parser gives for its first, or another, table. */
export function rowsOf<R>(
  parser: Parser<R>,
  outcome: ParseOutcome<R>,
  { form = '8-K', filedDate = '2025-06-05', table = 0 } = {},
): readonly ParsedRow<Record<string, unknown>>[] {
  const output = parser.rows(outcome, { form, filedDate: filedDate as IsoDate, sequence: 1, streamed: null })[table];
  return output !== undefined && 'rows' in output
    ? (output.rows as ParsedRow[] as ParsedRow<Record<string, unknown>>[])
    : [];
}
