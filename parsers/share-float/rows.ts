import type { ParseOutcome } from '../../core/parser.ts';
import type { ShareFloatValues } from '../../core/rows.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../reported-facts/parsed-row.ts';
import type { ShareFloatResult } from './result.ts';

/** One row per date, class and basis; none unless parsed. */
export function shareFloatRows(outcome: ParseOutcome<ShareFloatResult>): readonly ParsedRow<ShareFloatValues>[] {
  return (outcome.result?.rows ?? []).map((values, index) => parsedRow(outcome, values, `rows[${index}].`));
}
