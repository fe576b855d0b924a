import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutRow } from '../layout/table-grid.ts';
import {
  amountOf,
  cellUnder,
  headRows,
  isSuperseded,
  labelIn,
  type TableColumn,
  tableColumns,
  textAbove,
  wordsOf,
  yearIn,
} from './table-columns.ts';
import { CLOSING, MOVED, MOVEMENT, type TableWarrant, TOTAL } from './table-warrant.ts';
import { unpricedRows } from './unpriced-warrants.ts';

const COUNT_HEADING = /\b(?:number|shares?|warrants?|outstanding|underlying|balance)\b|^#/i;
const NO_COUNT = /price|value|term\b|remaining|li(?:fe|ves)\b|years|expir|maturity|date of issu|issue date|proceeds/i;
const PRICE_HEADING = /(?:exercise|strike) prices?/i;
const OLD_PRICE = /original|initial|issu(?:e|ance)|prior|before/i;
const EXPIRY_HEADING = /expir|maturity|\bterm date|terminat/i;
const NO_EXPIRY = /remaining|li(?:fe|ves)\b|\(?years|weighted|months/i;
/** Valuation inputs, options, and beneficial ownership. */
const OTHER_TABLE =
  /options?\b|volatility|risk-free|fair value|dividend yield|selling (?:stock|share|security)holder|beneficial/i;

/**
 * Tables of warrants in notes: rows of classes with count, exercise price and expiry, or a roll-forward, of which the
 * closing row counts. Relies on the column headings "exercise price" and a number of warrants or shares, and on
 * warrants being named in the table or right above it. Of several balances the latest counts, of several prices the
 * current one; the same table for an earlier date is skipped, as is a balance that the classes of another table make.
 */
export function warrantTables(document: SubmissionDocument): readonly TableWarrant[] {
  const layout = layoutOnce(document);
  const found: TableWarrant[] = [];
  const dated = new Map<string, string>();
  const balances = new Map<string, string>();
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > 80) continue;
    const rows = scaled(layout, table, rowsOf(layout, table));
    const [first] = rows;
    if (first === undefined || isSuperseded(layout, table, first.isBalance === true ? balances : dated)) continue;
    found.push(...rows);
    if (found.length > 80) break;
  }
  const classes = found.filter(({ isBalance }) => isBalance !== true);
  const sum = classes.reduce((total, { count }) => total + count.value, 0);
  const isOfClasses = ({ value }: TableWarrant['count']): boolean =>
    classes.length > 1 && Math.abs(value - sum) <= sum / 20;
  return found.filter(({ isBalance, count }) => isBalance !== true || !isOfClasses(count));
}

/** Counts of a table that says it is in thousands, unless one is too large for it. */
function scaled(layout: DocumentLayout, table: LayoutTable, rows: readonly TableWarrant[]): readonly TableWarrant[] {
  const words = `${textAbove(layout, table).at(-1) ?? ''} ${wordsOf(headRows(table))}`;
  if (!/in thousands/i.test(words)) return rows;
  const scale = rows.every(({ count }) => count.value < 100_000) ? 1_000 : 1;
  return rows.map((row) => ({ ...row, count: { ...row.count, value: row.count.value * scale }, isScaled: true }));
}

function rowsOf(layout: DocumentLayout, table: LayoutTable): readonly TableWarrant[] {
  const columns = tableColumns(table);
  const headings = columns.map(({ heading }) => heading).join(' ');
  const above = textAbove(layout, table);
  const subject = above.at(-1) ?? '';
  if (OTHER_TABLE.test(headings)) return [];
  if (!PRICE_HEADING.test(headings)) return unpricedRows(table, columns, subject);
  const body = table.rows.slice(table.headerRows);
  const labels = body.map(({ cells }) => cells[0]?.text ?? '').join(' ');
  if (!/warrants?/i.test(`${above.join(' ')} ${headings} ${labels}`)) return [];
  if (/\boptions\b|\boption (?:activity|plan|holder)/i.test(subject)) return [];
  if (/intrinsic/i.test(headings) && !/warrants?/i.test(`${subject} ${headings} ${labels}`)) return [];
  const figures = columns.filter((column) => body.some((row) => amountOf(cellUnder(row, column)?.text ?? '') !== null));
  const price = priceColumn(figures);
  const count = countColumn(figures, price);
  if (price === undefined || count === undefined) return [];
  const expiry = columns.find(({ heading }) => EXPIRY_HEADING.test(heading) && !NO_EXPIRY.test(heading));
  const isMovement = body.some(({ cells }) => MOVEMENT.test(cells[0]?.text ?? ''));
  return isMovement ? closingBalance(body, price, count, expiry) : classRows(body, price, count, expiry);
}

/** The closing row of a roll-forward. */
function closingBalance(
  body: readonly LayoutRow[],
  price: TableColumn,
  count: TableColumn,
  expiry: TableColumn | undefined,
): TableWarrant[] {
  const rows = body.flatMap((row) => rowOf(row, price, count, expiry) ?? []);
  const closing = rows.findLast(({ label }) => CLOSING.test(label.value) && !/exercisable|vested/i.test(label.value));
  if (closing === undefined || rows.length < 2) return [];
  const label = { ...closing.label, value: 'outstanding warrants' };
  return [{ ...closing, label, isAverage: true, isBalance: true }];
}

/** The classes in rows; those that a total row adds up to are summed. */
function classRows(
  body: readonly LayoutRow[],
  price: TableColumn,
  count: TableColumn,
  expiry: TableColumn | undefined,
): TableWarrant[] {
  const rows: TableWarrant[] = [];
  let open = 0;
  for (const row of body) {
    const label = row.cells[0]?.text ?? '';
    const one = rowOf(row, price, count, expiry);
    if ((!/\p{L}{2}/u.test(label) && one?.price == null) || TOTAL.test(label)) {
      const printed = amountOf(cellUnder(row, count)?.text ?? '');
      const summands = rows.slice(open);
      if (summands.length > 1 && printed === summands.reduce((total, { count }) => total + count.value, 0))
        rows.splice(open, summands.length, ...summands.map((summand) => ({ ...summand, isSummed: true })));
      if (printed !== null) open = rows.length;
    } else if (one !== null && one.price !== null) rows.push(one);
  }
  return rows;
}

/** The price in force: not the one at issue, where both are given. */
function priceColumn(columns: readonly TableColumn[]): TableColumn | undefined {
  const prices = columns.filter(({ heading }) => PRICE_HEADING.test(heading) && !/aggregate/i.test(heading));
  return prices.find(({ heading }) => !OLD_PRICE.test(heading)) ?? prices[0];
}

/** Warrants outstanding, of several dates the latest; in a table whose columns move a balance the closing one. */
function countColumn(columns: readonly TableColumn[], price: TableColumn | undefined): TableColumn | undefined {
  const counts = columns.filter(
    (column) => column !== price && COUNT_HEADING.test(column.heading) && !NO_COUNT.test(column.heading),
  );
  const closing = counts.filter(({ heading }) => CLOSING.test(heading) && !/exercisable/i.test(heading));
  const chosen = closing.length > 0 ? closing : counts.filter(({ heading }) => !/exercised|expired/i.test(heading));
  const moves = columns.some(({ heading }) => MOVED.test(heading) && !CLOSING.test(heading));
  const years = chosen.map(({ heading }) => yearIn(heading));
  const latest = Math.max(...years, 0);
  if (moves && closing.length > 1 && latest === 0) return closing.at(-1);
  return chosen[Math.max(0, moves ? years.lastIndexOf(latest) : years.indexOf(latest))];
}

function rowOf(
  row: LayoutRow,
  price: TableColumn,
  count: TableColumn,
  expiry: TableColumn | undefined,
): TableWarrant | null {
  const [label] = row.cells;
  const countAt = cellUnder(row, count);
  const value = countAt === null || /[$%]/.test(countAt.text) ? null : amountOf(countAt.text);
  if (label === undefined || countAt === null || value === null || value < 10 || !Number.isInteger(value)) return null;
  const priceAt = cellUnder(row, price);
  const amount = priceAt === null ? null : amountOf(priceAt.text);
  const until = expiry === undefined ? null : cellUnder(row, expiry);
  const isDated = until !== null && until !== label && /\w{2}/.test(until.text);
  return {
    label: { value: /\p{L}{2}/u.test(label.text) ? labelIn(label) : 'warrants', at: label },
    count: { value, at: countAt },
    price: priceAt === null || amount === null ? null : { value: amount, at: priceAt },
    expires: isDated ? { value: datesIn(until.text)[0]?.date ?? until.text, at: until } : null,
    isAverage: /weighted|average|\bWAEP\b/i.test(price.heading),
  };
}
