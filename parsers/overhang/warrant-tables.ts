import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutRow } from '../layout/table-grid.ts';
import {
  amountOf,
  cellUnder,
  isSuperseded,
  type TableColumn,
  tableColumns,
  textAbove,
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
/** Valuation inputs, options, and what holders own. */
const OTHER_TABLE =
  /options?\b|volatility|risk-free|fair value|dividend yield|selling (?:stock|share|security)holder|beneficial/i;
/**
 * Tables of warrants in notes: rows of classes with count, exercise price and expiry, or a roll-forward, of which the
 * closing row counts. Relies on the column headings "exercise price" and a number of warrants or shares, and on
 * warrants being named in the table or right above it. Of several balances the latest counts, of several prices the
 * current one; the same table for an earlier date is left out, as is a balance that the classes of another table make.
 */
export function warrantTables(document: SubmissionDocument): readonly TableWarrant[] {
  const layout = layoutOnce(document);
  const found: TableWarrant[] = [];
  const dated = new Map<string, string>();
  const balances = new Map<string, string>();
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > 80) continue;
    const rows = scaled(layout, table, rowsOf(layout, table));
    if (rows.length === 0) continue;
    const shown = rows[0]?.isBalance === true ? balances : dated;
    if (isSuperseded(layout, table, shown)) continue;
    found.push(...rows);
    if (found.length > 80) break;
  }
  const classes = found.filter(({ isBalance }) => !isBalance);
  const sum = classes.reduce((total, { count }) => total + count, 0);
  return found.filter(({ isBalance, count }) => !isBalance || classes.length < 2 || Math.abs(count - sum) > sum / 20);
}

/** Counts of a table that says it is in thousands, where none is too great for it. */
function scaled(layout: DocumentLayout, table: LayoutTable, rows: readonly TableWarrant[]): readonly TableWarrant[] {
  const top = table.rows.slice(0, table.headerRows).flatMap(({ cells }) => cells.map(({ text }) => text));
  const isInThousands = /in thousands/i.test(`${textAbove(layout, table).at(-1) ?? ''} ${top.join(' ')}`);
  if (!isInThousands) return rows;
  const scale = rows.every(({ count }) => count < 100_000) ? 1_000 : 1;
  return rows.map((row) => ({ ...row, count: row.count * scale, isScaled: true }));
}

function rowsOf(layout: DocumentLayout, table: LayoutTable): readonly TableWarrant[] {
  const columns = tableColumns(table);
  const headings = columns.map(({ heading }) => heading).join(' ');
  if (OTHER_TABLE.test(headings)) return [];
  if (!PRICE_HEADING.test(headings)) return unpricedRows(table, columns, textAbove(layout, table).at(-1) ?? '');
  const above = textAbove(layout, table);
  const subject = above.at(-1) ?? '';
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
  const read: TableWarrant[] = [];
  let open: number[] = [];
  for (const row of body) {
    const one = rowOf(row, price, count, expiry);
    const sum = open.reduce((total, index) => total + (read[index]?.count ?? 0), 0);
    const printed = amountOf(cellUnder(row, count)?.text ?? '');
    const isUnnamed = !/\p{L}{2}/u.test(row.cells[0]?.text ?? '') && one?.price == null;
    if (!isMovement && (isUnnamed || TOTAL.test(row.cells[0]?.text ?? ''))) {
      if (open.length > 1 && printed === sum) {
        for (const index of open) {
          const summand = read[index];
          if (summand !== undefined) read[index] = { ...summand, isSummed: true };
        }
      }
      if (printed !== null) open = [];
    } else if (one !== null && (isMovement || one.price !== null)) {
      open.push(read.length);
      read.push(one);
    }
  }
  if (!isMovement) return read;
  const closing = read.filter(({ label }) => CLOSING.test(label) && !/exercisable|vested/i.test(label)).at(-1);
  return closing === undefined || read.length < 2
    ? []
    : [{ ...closing, label: 'outstanding warrants', isAverage: true, isBalance: true }];
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
  const number = countAt === null ? null : amountOf(countAt.text);
  if (label === undefined || countAt === null || number === null || number < 10) return null;
  if (!Number.isInteger(number) || /[$%]/.test(countAt.text)) return null;
  const priceAt = cellUnder(row, price);
  const amount = priceAt === null ? null : amountOf(priceAt.text);
  const expiresAt = expiry === undefined ? null : cellUnder(row, expiry);
  const until = expiresAt === null || expiresAt === label ? '' : expiresAt.text;
  return {
    label: /\p{L}{2}/u.test(label.text) ? label.text.replace(/(?: ?\(\w{1,2}\))+$/, '') : 'warrants',
    labelAt: label,
    count: number,
    countAt,
    price: amount,
    priceAt,
    expires: /\w{2}/.test(until) ? (datesIn(until)[0]?.date ?? until) : null,
    expiresAt,
    isAverage: /weighted|average|\bWAEP\b/i.test(price.heading),
    isSummed: false,
    isBalance: false,
    isScaled: false,
  };
}
