import type { SubmissionDocument } from '../../core/submission.ts';
import { witnessed } from '../evidence/witnesses.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { rateIn } from './convertible-names.ts';
import type { Item } from './convertible-terms.ts';
import { addCells } from './note-series.ts';
import { type Cells, readCell } from './series-tables.ts';
import { bodyOf, latestColumn, type TableColumn, tableColumns } from './table-columns.ts';
import { scaleOf } from './table-scale.ts';

/** "3.70% Unsecured Convertible Notes" over columns of balances and terms. */
const NAMED =
  /^(\d{1,2}(?:\.\d{1,4})? ?% (?:[\w-]+ ){0,4}?convertible (?:[\w-]+ ){0,3}?(?:notes|debentures)(?: due (?:in )?(?:[a-z]+ )?(?:\d{1,2}, )?\d{4})?)/i;
/** The same without "convertible", where a row gives a conversion price. */
const SHORT = /^(\d{1,2}(?:\.\d{1,4})? ?% (?:[\w-]+ ){0,3}?(?:notes|debentures))$/i;
const CONVERSION = /(?:^|\|)(?:initial )?conversion (?:price|rate)\b/i;
const OTHER_TABLE =
  /fair value|interest expense|contractual interest|interest cost|anti-?dilut|weighted|shares (?:issuable|underlying)/i;
const [LEAST_ROWS, MOST_ROWS] = [2, 40];

/**
 * Adds classes that stand in columns by their rate, over rows of principal, carrying amount and terms; of several days
 * the latest counts. The cells of several tables on one class go together.
 */
export function addRateColumns(items: Item[], flat: FlatText, part: CurrentPart, document: SubmissionDocument): void {
  for (const { cells, label } of classesInColumns(flat, document).values()) {
    const name = NAMED.exec(label.text)?.[1] ?? label.text;
    const rate = rateIn(name);
    const at = flat.rangeOf(label);
    if (rate === null || cells.isGone === true || cells.principal === undefined || at.start >= part.end) continue;
    const same = items.filter((item) => rateIn(String(item.get('label')?.value))?.value === rate.value);
    const balance = witnessed(cells.principal.value, cells.principal.at, 'section');
    const [own] = same;
    if (same.length > 1) continue;
    const read: Item = new Map([['label', witnessed(name, at)]]);
    addCells(read, cells);
    if (!read.has('interestRate')) read.set('interestRate', witnessed(rate.value, at));
    const item = own ?? read;
    for (const [member, value] of read) if (!item.has(member)) item.set(member, value);
    item.set('principal', balance);
    if (own === undefined) items.push(item);
  }
}

interface ClassCells {
  readonly cells: Cells;
  readonly label: LayoutCell;
}

function classesInColumns(flat: FlatText, document: SubmissionDocument): ReadonlyMap<number, ClassCells> {
  const layout = layoutOnce(document);
  const found = new Map<number, ClassCells>();
  for (const table of layout.tables) {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS) continue;
    const labels = bodyOf(table).map(({ cells }) => cells[0]?.text ?? '');
    if (OTHER_TABLE.test(labels.join('|'))) continue;
    const isNamed = CONVERSION.test(labels.join('|'))
      ? (name: string) => NAMED.test(name) || SHORT.test(name)
      : (name: string) => NAMED.test(name);
    const columns = tableColumns(table).filter(({ heading }) => isNamed(heading));
    for (const [rate, own] of Map.groupBy(columns, ({ heading }) => rateIn(heading)?.value ?? 0)) {
      const column = latestColumn(own);
      const label = column === undefined ? undefined : headingCell(table, column);
      if (column === undefined || label === undefined) continue;
      const known = found.get(rate) ?? { cells: {}, label };
      found.set(rate, known);
      for (const row of bodyOf(table)) readCell(flat, row, column, false, scaleOf(layout, table), known.cells);
    }
  }
  return found;
}

/** The heading cell that names the class of a column. */
function headingCell(table: LayoutTable, { start, end }: TableColumn): LayoutCell | undefined {
  return table.rows
    .slice(0, table.headerRows)
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        cell.column < end && start < cell.column + cell.colspan && (NAMED.test(cell.text) || SHORT.test(cell.text)),
    );
}
