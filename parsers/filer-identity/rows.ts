import type { ParseOutcome } from '../../core/parser.ts';
import type { FilerIdentityValues } from '../../core/rows.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../reported-facts/parsed-row.ts';
import type { FilerIdentityResult } from './result.ts';

/** One row per security; none unless parsed. */
export function filerIdentityRows(
  outcome: ParseOutcome<FilerIdentityResult>,
): readonly ParsedRow<FilerIdentityValues>[] {
  const securities = outcome.result?.securities ?? [];
  return securities.map((values, index) => parsedRow(outcome, values, `securities[${index}].`));
}
