import type { ParseOutcome } from '../../core/parser.ts';
import type { FootnoteValues } from '../../core/rows-footnotes.ts';
import type { ParsedRow, RowContext } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import type { FootnotesResult } from './result.ts';

/** A row for each block, in order. */
export function footnoteRows(
  outcome: ParseOutcome<FootnotesResult>,
  { form, filedDate }: RowContext,
): readonly ParsedRow<FootnoteValues>[] {
  const notes = outcome.result?.notes ?? [];
  return notes.map((note, index) => parsedRow(outcome, { ...note, form, filedDate }, `notes[${index}].`));
}
