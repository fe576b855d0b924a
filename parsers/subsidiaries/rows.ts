import type { ParseOutcome } from '../../core/parser.ts';
import type { SubsidiaryListValues, SubsidiaryValues } from '../../core/rows-subsidiaries.ts';
import type { ParsedRow, RowContext } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { nameKey } from './assemble/entity-names.ts';
import type { SubsidiariesResult } from './result.ts';

type Filing = Pick<RowContext, 'form' | 'filedDate'>;

/** The list itself, even if empty; none unless parsed. */
export function subsidiaryListRows(outcome: ParseOutcome<SubsidiariesResult>, { form, filedDate }: Filing) {
  const { result } = outcome;
  if (result === null) return [];
  const notes = result.notes.map(({ mark, text }) => (mark === null ? text : `(${mark}) ${text}`));
  const values: SubsidiaryListValues = { form, filedDate, count: result.count, notes };
  return [parsedRow(outcome, values, '')];
}

/** A row per subsidiary, in the order of the list; none unless parsed. */
export function subsidiaryRows(outcome: ParseOutcome<SubsidiariesResult>): readonly ParsedRow<SubsidiaryValues>[] {
  return (outcome.result?.subsidiaries ?? []).map((subsidiary, position) => {
    const { name, ownershipPercent: percent } = subsidiary;
    // At most six decimals are read, so the shortest decimal equals the printed one.
    const ownershipPercent = percent === null ? null : String(percent);
    const values = { ...subsidiary, position, nameKey: nameKey(name), ownershipPercent };
    return parsedRow(outcome, values, `subsidiaries[${position}].`);
  });
}
