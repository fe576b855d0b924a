import type { ParseOutcome } from '../../core/parser.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../reported-facts/parsed-row.ts';

/** The one row of a report; none unless parsed. Its confidence is that of the numbers, not of the text. */
export function cashPositionRows(outcome: ParseOutcome<CashPositionValues>): readonly ParsedRow<CashPositionValues>[] {
  if (outcome.result === null) return [];
  return [{ ...parsedRow(outcome, outcome.result, ''), confidence: outcome.confidence }];
}
