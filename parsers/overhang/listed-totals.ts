import type { SubmissionDocument } from '../../core/submission.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import { type FlatText, sentenceOf } from '../prose/flat-text.ts';
import type { Item } from './convertible-terms.ts';
import { issueDayOf } from './issue-days.ts';
import { amountOf, balanceDay, bodyOf } from './table-columns.ts';
import type { TableConvertible } from './table-convertible.ts';
import { scaleOf } from './table-scale.ts';
import { isTotalAbove, withTermsOf } from './umbrella-notes.ts';

/** Leaves out principals of prose that the rows of the table below list one by one; the rows have its terms. */
export function dropTotals(items: Item[], flat: FlatText, rowOf: ReadonlyMap<Item, TableConvertible>): void {
  for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
    const rows = [...rowOf].filter(([, row]) => row.table === table).map(([item]) => item);
    const amounts = rows.flatMap((item) => Number(item.get('principal')?.value ?? 0));
    const total = items.find((item) => !rowOf.has(item) && isTotalAbove(flat, item, flat.rangeOf(table), amounts));
    if (total === undefined) continue;
    items.splice(items.indexOf(total), 1);
    for (const row of rows) for (const [member, value] of withTermsOf(row, [total])) row.set(member, value);
  }
}

/** How far behind a table the text on its rows goes. */
const TEXT_REACH = 6_000;

/**
 * Leaves out what prose behind a complete list says was issued at another amount: where the rows of a table make its
 * total, all that is outstanding is in them. Notes issued after its day are none of them.
 */
export function dropListed(
  items: Item[],
  flat: FlatText,
  rowOf: ReadonlyMap<Item, TableConvertible>,
  document: SubmissionDocument,
): void {
  const layout = layoutOnce(document);
  for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
    const rows = [...rowOf.values()].filter((row) => row.table === table);
    if (rows.length < 2 || !isTotaled(layout, table, rows)) continue;
    const { end } = flat.rangeOf(table);
    const day = balanceDay(layout, table);
    const listed = items.filter((item) => {
      const at = item.get('principal')?.at;
      if (at === undefined || rowOf.has(item) || at.start < end || at.start > end + TEXT_REACH) return false;
      const issued = issueDayOf(flat, sentenceOf(flat, at.start));
      return issued === null || day === '' || issued <= day;
    });
    for (const item of listed) items.splice(items.indexOf(item), 1);
  }
}

/** Whether a row called a total has the sum of the principals of rows. */
function isTotaled(layout: DocumentLayout, table: LayoutTable, rows: readonly TableConvertible[]): boolean {
  const scale = scaleOf(layout, table);
  const sum = rows.reduce((all, { principal }) => all + (principal?.value ?? 0), 0);
  return bodyOf(table).some(
    ({ cells: [label, ...rest] }) =>
      /^total\b/i.test(label?.text ?? '') &&
      rest.some((cell) => Math.abs((amountOf(cell.text) ?? 0) * scale - sum) < 0.5),
  );
}
