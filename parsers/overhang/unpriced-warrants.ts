import type { LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import { amountOf, cellUnder, latestColumn, type TableColumn } from './table-columns.ts';
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
  const headings = columns.map(({ heading }) => heading).join(' ');
  const labels = body.map(({ cells }) => cells[0]?.text ?? '');
  const words = `${subject} ${headings}`;
  if (!/\bwarrants?\b/i.test(words) || /\boptions?\b|liabilit|fair value|[$]/i.test(`${words} ${labels.join(' ')}`))
    return [];
  const isMovement = labels.filter((label) => MOVEMENT.test(label)).length > 0;
  if (isMovement) return /\bwarrants?\b/i.test(words) ? closingRows(table, columns, labels) : [];
  const moves = columns.filter(({ heading }) => MOVED.test(heading) && !CLOSING.test(heading));
  const balances = columns.filter(({ heading }) => CLOSING.test(heading) && /\d{4}/.test(heading));
  const closing = moves.length === 0 || balances.length < 2 ? undefined : latestOf(balances);
  if (closing === undefined) return [];
  const rows: TableWarrant[] = [];
  for (const row of body) {
    const [label] = row.cells;
    const at = cellUnder(row, closing);
    const count = countIn(at);
    const isNamed = label !== undefined && /\p{L}{2}/u.test(label.text) && !TOTAL.test(label.text);
    if (at === null || count === null) continue;
    if (isNamed && at !== label) rows.push(rowOf(label, label.text, at, count));
    else if (rows.length > 1 && rows.reduce((sum, one) => sum + one.count, 0) === count)
      return rows.map((one) => ({ ...one, isSummed: true }));
  }
  return rows;
}

/** Of balances for several dates the latest; of two of one year the closing one. */
function latestOf(balances: readonly TableColumn[]): TableColumn | undefined {
  const latest = latestColumn(balances);
  const year = /\d{4}/.exec(latest?.heading ?? '')?.[0] ?? '';
  return balances.filter(({ heading }) => heading.includes(year)).at(-1);
}

/** The last balance of rows that move it: of each class that has a column, else of the only column. */
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
      const at = cellUnder(row, column);
      const count = countIn(at);
      return at === null || count === null ? [] : [rowOf(label, column.heading.split(': ').at(-1) ?? '', at, count)];
    });
  const figures = row.cells.slice(1).filter((cell) => countIn(cell) !== null);
  const [only] = figures;
  const count = countIn(only ?? null);
  return only === undefined || count === null || figures.length > 1
    ? []
    : [{ ...rowOf(label, 'outstanding warrants', only, count), isBalance: true }];
}

function countIn(cell: LayoutCell | null): number | null {
  const count = cell === null || /[$%]/.test(cell.text) ? null : amountOf(cell.text);
  return count !== null && Number.isInteger(count) && count >= 10 ? count : null;
}

function rowOf(labelAt: LayoutCell, label: string, countAt: LayoutCell, count: number): TableWarrant {
  return {
    label,
    labelAt,
    count,
    countAt,
    price: null,
    priceAt: null,
    expires: null,
    expiresAt: null,
    isAverage: false,
    isSummed: false,
    isBalance: false,
    isScaled: false,
  };
}
