import type { LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import { amountOf, type CellValue, cellUnder, latestColumn, type TableColumn } from './table-columns.ts';
import { CLOSING, MOVED, MOVEMENT, type TableWarrant, TOTAL } from './table-warrant.ts';

/**
 * Roll-forwards that print no price. Classes in rows under columns that move a balance ("Outstanding January 1 |
 * Exercised | Outstanding December 31"), classes in columns over rows that do ("January 2012 warrants | …"), or all
 * warrants in the one column of such rows. Relies on warrants being named by the headings or right above the table.
 */
export function unpricedRows(
  table: LayoutTable,
  columns: readonly TableColumn[],
  subject: string,
): readonly TableWarrant[] {
  const body = table.rows.slice(table.headerRows);
  const labels = body.map(({ cells }) => cells[0]?.text ?? '');
  const words = `${subject} ${columns.map(({ heading }) => heading).join(' ')}`;
  if (!/\bwarrants?\b/i.test(words) || /\boptions?\b|liabilit|fair value|[$]/i.test(`${words} ${labels.join(' ')}`))
    return [];
  if (labels.some((label) => MOVEMENT.test(label))) return closingRows(table, columns, labels);
  const moves = columns.some(({ heading }) => MOVED.test(heading) && !CLOSING.test(heading));
  const balances = columns.filter(({ heading }) => CLOSING.test(heading) && /\d{4}/.test(heading));
  const closing = moves && balances.length > 1 ? latestOf(balances) : undefined;
  if (closing === undefined) return [];
  const rows: TableWarrant[] = [];
  for (const row of body) {
    const [label] = row.cells;
    const count = countIn(cellUnder(row, closing));
    if (count === null) continue;
    const isNamed = label !== undefined && /\p{L}{2}/u.test(label.text) && !TOTAL.test(label.text);
    if (isNamed && count.at !== label) rows.push(rowOf(label, label.text, count));
    else if (rows.length > 1 && rows.reduce((sum, one) => sum + one.count.value, 0) === count.value)
      return rows.map((one) => ({ ...one, isSummed: true }));
  }
  return rows;
}

/** The latest of several balances; of two of one year the closing one. */
function latestOf(balances: readonly TableColumn[]): TableColumn | undefined {
  const year = /\d{4}/.exec(latestColumn(balances)?.heading ?? '')?.[0] ?? '';
  return balances.findLast(({ heading }) => heading.includes(year));
}

/** The last balance of rows that move it: of each class with a column, else of the only column. */
function closingRows(
  table: LayoutTable,
  columns: readonly TableColumn[],
  labels: readonly string[],
): readonly TableWarrant[] {
  const index = labels.findLastIndex((label) => CLOSING.test(label) && !/exercisable|vested/i.test(label));
  const row = table.rows[table.headerRows + index];
  const [label] = row?.cells ?? [];
  if (index < 1 || row === undefined || label === undefined) return [];
  const classes = columns.filter(
    ({ heading }) => /\bwarrants$/i.test(heading) && !/^(?:number of|total)/i.test(heading),
  );
  if (classes.length > 1)
    return classes.flatMap((column) => {
      const count = countIn(cellUnder(row, column));
      return count === null ? [] : [rowOf(label, column.heading.split(': ').at(-1) ?? '', count)];
    });
  const [only, ...others] = row.cells.slice(1).flatMap((cell) => countIn(cell) ?? []);
  if (only === undefined || others.length > 0) return [];
  return [{ ...rowOf(label, 'outstanding warrants', only), isBalance: true }];
}

function countIn(at: LayoutCell | null): CellValue<number> | null {
  const value = at === null || /[$%]/.test(at.text) ? null : amountOf(at.text);
  return at !== null && value !== null && Number.isInteger(value) && value >= 10 ? { value, at } : null;
}

function rowOf(at: LayoutCell, label: string, count: CellValue<number>): TableWarrant {
  return { label: { value: label, at }, count, price: null, expires: null };
}
