import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import {
  amountOf,
  bodyOf,
  type CellValue,
  cellUnder,
  headingsOf,
  isSuperseded,
  labelIn,
  latestColumn,
  subjectOf,
  type TableColumn,
  tableColumns,
  textAbove,
  valueUnder,
  yearIn,
} from './table-columns.ts';

/** A row of a table of warrants; places are in the plain text of the document. */
export interface TableWarrant {
  readonly label: CellValue<string>;
  readonly count: CellValue<number>;
  readonly price: CellValue<number> | null;
  readonly expires: CellValue<string> | null;
  /** The price is the average of many series. */
  readonly isAverage?: boolean;
  /** The rows make the printed total. */
  readonly isSummed?: boolean;
  /** The closing balance of a roll-forward: all series together. */
  readonly isBalance?: boolean;
  /** The table is in thousands. */
  readonly isScaled?: boolean;
}

/** "Granted", "Warrants issued", "Pre-funded warrants exercised" move a balance, "Granted to lenders" does not. */
const MOVEMENT =
  /^(?:(?:less|plus|add):? ?)?(?:[\w-]+ ){0,2}(?:granted|issued|exercised|expired|forfeited|cancell?ed|additions?|redeemed)(?: (?:during|in) .{3,40})?$/i;
const MOVED = /\b(?:issued|granted|exercised|expired|cancell?ed|forfeited)\b/i;
const CLOSING = /\b(?:outstanding|balance|ending)\b/i;
const TOTAL = /^(?:sub-?)?total/i;
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
  const sum = sumOf(classes);
  return found.filter(
    ({ isBalance, count }) => isBalance !== true || classes.length < 2 || Math.abs(count.value - sum) > sum / 20,
  );
}

function sumOf(rows: readonly TableWarrant[]): number {
  return rows.reduce((sum, { count }) => sum + count.value, 0);
}

/** Counts of a table that says it is in thousands, unless one is too large for it. */
function scaled(layout: DocumentLayout, table: LayoutTable, rows: readonly TableWarrant[]): readonly TableWarrant[] {
  if (!/in thousands/i.test(subjectOf(layout, table, 1))) return rows;
  const scale = rows.every(({ count }) => count.value < 100_000) ? 1_000 : 1;
  return rows.map((row) => ({ ...row, count: { ...row.count, value: row.count.value * scale }, isScaled: true }));
}

interface Columns {
  readonly price: TableColumn;
  readonly count: TableColumn;
  readonly expiry: TableColumn | undefined;
}

function rowsOf(layout: DocumentLayout, table: LayoutTable): readonly TableWarrant[] {
  const columns = tableColumns(table);
  const headings = headingsOf(columns);
  const above = textAbove(layout, table);
  const subject = above.at(-1) ?? '';
  if (OTHER_TABLE.test(headings)) return [];
  if (!PRICE_HEADING.test(headings)) return unpricedRows(table, columns, subject);
  const body = bodyOf(table);
  const labels = body.map(labelOf).join(' ');
  if (!/warrants?/i.test(`${above.join(' ')} ${headings} ${labels}`)) return [];
  if (/\boptions\b|\boption (?:activity|plan|holder)/i.test(subject)) return [];
  if (/intrinsic/i.test(headings) && !/warrants?/i.test(`${subject} ${headings} ${labels}`)) return [];
  const figures = columns.filter((column) => body.some((row) => valueUnder(row, column, amountOf) !== null));
  const price = priceColumn(figures);
  const count = countColumn(figures, price);
  if (price === undefined || count === undefined) return [];
  const expiry = columns.find(({ heading }) => EXPIRY_HEADING.test(heading) && !NO_EXPIRY.test(heading));
  const isMovement = body.some((row) => MOVEMENT.test(labelOf(row)));
  return isMovement ? closingBalance(body, { price, count, expiry }) : classRows(body, { price, count, expiry });
}

function labelOf({ cells }: LayoutRow): string {
  return cells[0]?.text ?? '';
}

function closingBalance(body: readonly LayoutRow[], columns: Columns): TableWarrant[] {
  const rows = body.flatMap((row) => rowOf(row, columns) ?? []);
  const last = rows.findLastIndex(({ label }) => isClosing(label.value));
  // A balance before the movements opens the period; its close may be on the next page.
  if (rows.slice(last + 1).some(({ label }) => MOVEMENT.test(label.value))) return [];
  const closing = rows[last];
  if (closing === undefined || rows.length < 2) return [];
  const label = { ...closing.label, value: 'outstanding warrants' };
  return [{ ...closing, label, isAverage: true, isBalance: true }];
}

/** The balance of a table that goes on from another page. */
function allWarrants(row: TableWarrant): TableWarrant {
  return { ...row, label: { ...row.label, value: 'outstanding warrants' }, isAverage: true, isBalance: true };
}

function isClosing(label: string): boolean {
  return CLOSING.test(label) && !/exercisable|vested/i.test(label);
}

/** The classes in rows; those that a total row adds up to are summed. */
function classRows(body: readonly LayoutRow[], columns: Columns): TableWarrant[] {
  const rows: TableWarrant[] = [];
  let open = 0;
  for (const row of body) {
    const label = labelOf(row);
    const one = rowOf(row, columns);
    const summands = rows.slice(open);
    // "Warrants outstanding and exercisable at June 30" under the classes that make it.
    const isSum = summands.length > 1 && /outstanding|exercisable/i.test(label) && one?.count.value === sumOf(summands);
    if ((!/\p{L}{2}/u.test(label) && one?.price == null) || TOTAL.test(label) || isSum) {
      const printed = valueUnder(row, columns.count, amountOf);
      if (summands.length > 1 && printed?.value === sumOf(summands))
        rows.splice(open, summands.length, ...summands.map((summand) => ({ ...summand, isSummed: true })));
      if (printed !== null) open = rows.length;
    } else if (one !== null && one.price !== null) rows.push(isClosing(one.label.value) ? allWarrants(one) : one);
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
  const moves = columns.some(isMoving);
  const years = chosen.map(({ heading }) => yearIn(heading));
  const latest = Math.max(...years, 0);
  if (moves && closing.length > 1 && latest === 0) return closing.at(-1);
  return chosen[Math.max(0, moves ? years.lastIndexOf(latest) : years.indexOf(latest))];
}

function isMoving({ heading }: TableColumn): boolean {
  return MOVED.test(heading) && !CLOSING.test(heading);
}

function rowOf(row: LayoutRow, { price, count, expiry }: Columns): TableWarrant | null {
  const [label] = row.cells;
  const counted = countIn(cellUnder(row, count));
  if (label === undefined || counted === null) return null;
  const expires = valueUnder(row, expiry, (text) => (/\w{2}/.test(text) ? (datesIn(text)[0]?.date ?? text) : null));
  return {
    label: { value: /\p{L}{2}/u.test(label.text) ? labelIn(label) : 'warrants', at: label },
    count: counted,
    price: valueUnder(row, price, amountOf),
    expires: expires?.at === label ? null : expires,
    isAverage: /weighted|average|\bWAEP\b/i.test(price.heading),
  };
}

/**
 * Roll-forwards that print no price. Classes in rows under columns that move a balance ("Outstanding January 1 |
 * Exercised | Outstanding December 31"), classes in columns over rows that do ("January 2012 warrants | …"), or all
 * warrants in the one column of such rows. Relies on warrants being named by the headings or right above the table.
 */
function unpricedRows(table: LayoutTable, columns: readonly TableColumn[], subject: string): readonly TableWarrant[] {
  const body = bodyOf(table);
  const labels = body.map(labelOf);
  const words = `${subject} ${headingsOf(columns)}`;
  if (!/\bwarrants?\b/i.test(words) || OTHER_BALANCE.test(`${words} ${labels.join(' ')}`)) return [];
  const last = labels.findLastIndex(isClosing);
  if (labels.some((label) => MOVEMENT.test(label))) return last < 1 ? [] : closingRows(body, last, columns);
  const balances = columns.filter(({ heading }) => CLOSING.test(heading) && /\d{4}/.test(heading));
  // Of two balances of the latest year the closing one.
  const year = /\d{4}/.exec(latestColumn(balances)?.heading ?? '')?.[0] ?? '';
  const closing = balances.findLast(({ heading }) => heading.includes(year));
  if (closing === undefined || balances.length < 2 || !columns.some(isMoving)) return [];
  const rows: TableWarrant[] = [];
  for (const row of body) {
    const [label] = row.cells;
    const count = countIn(cellUnder(row, closing));
    if (count === null) continue;
    const isNamed = label !== undefined && /\p{L}{2}/u.test(label.text) && !TOTAL.test(label.text);
    if (isNamed && count.at !== label) rows.push(unpriced(label, label.text, count));
    else if (rows.length > 1 && sumOf(rows) === count.value) return rows.map((one) => ({ ...one, isSummed: true }));
  }
  return rows;
}

/** Options, and balances in dollars. */
const OTHER_BALANCE = /\boptions?\b|(?<!\b(?:as|for|classified)\b[^|]{0,12})liabilit|fair value|[$]/i;

/** The closing row of rows that move a balance: of each class with a column, else of the only column. */
function closingRows(
  body: readonly LayoutRow[],
  last: number,
  columns: readonly TableColumn[],
): readonly TableWarrant[] {
  const row = body[last];
  const [label, ...cells] = row?.cells ?? [];
  if (row === undefined || label === undefined) return [];
  const classes = columns.filter(
    ({ heading }) => /\bwarrants$/i.test(heading) && !/^(?:number of|total)/i.test(heading),
  );
  const termRow = (term: RegExp): LayoutRow =>
    body.find((one) => one !== row && term.test(labelOf(one))) ?? { cells: [], start: 0, end: 0 };
  if (classes.length > 1)
    return classes.flatMap((column) => {
      const count = countIn(cellUnder(row, column));
      if (count === null) return [];
      const [price, expires] = [
        valueUnder(termRow(PRICE_HEADING), column, amountOf),
        valueUnder(termRow(EXPIRY_HEADING), column, (text) => datesIn(text)[0]?.date ?? null),
      ];
      return [{ ...unpriced(label, column.heading.split(': ').at(-1) ?? '', count), price, expires }];
    });
  const [only, ...others] = cells.flatMap((cell) => countIn(cell) ?? []);
  if (only === undefined || others.length > 0) return [];
  return [{ ...unpriced(label, 'outstanding warrants', only), isBalance: true }];
}

function countIn(at: LayoutCell | null): CellValue<number> | null {
  const value = at === null || /[$%]/.test(at.text) ? null : amountOf(at.text);
  return at !== null && value !== null && Number.isInteger(value) && value >= 10 ? { value, at } : null;
}

function unpriced(at: LayoutCell, label: string, count: CellValue<number>): TableWarrant {
  return { label: { value: label, at }, count, price: null, expires: null };
}
