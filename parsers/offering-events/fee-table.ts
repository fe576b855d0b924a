import type { DecimalText } from '../../core/rows.ts';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  scaleByPowerOfTen,
  withinTolerance,
} from '../layout/decimal.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { type Amount, readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import { feeRatesFor } from './fee-rates.ts';
import type { Range } from './offering-document.ts';

/** A figure of a fee table with its place in the plain text. */
export interface FeeFigure extends Range {
  readonly value: DecimalText;
}

/** One class of securities to be registered. */
export interface FeeClass {
  readonly title: string;
  readonly type: string;
  readonly rule: string;
  readonly shares: FeeFigure | null;
  readonly unitPrice: FeeFigure | null;
  readonly aggregate: FeeFigure | null;
  readonly rate: FeeFigure | null;
  readonly fee: FeeFigure | null;
  readonly isCarriedForward: boolean;
  /** Listed under "Fees Previously Paid": counted in the total, or replaced by the rows of today. */
  readonly isPaidBefore: boolean;
  readonly range: Range;
}

export interface FeeTable {
  readonly classes: readonly FeeClass[];
  readonly totalAmount: FeeFigure | null;
  readonly totalFee: FeeFigure | null;
  readonly previouslyPaid: FeeFigure | null;
  readonly offsets: FeeFigure | null;
  readonly netFee: FeeFigure | null;
  readonly range: Range;
}

type ColumnName = 'type' | 'title' | 'rule' | 'shares' | 'unitPrice' | 'aggregate' | 'rate' | 'fee';

const HEADINGS: readonly (readonly [ColumnName, RegExp])[] = [
  ['type', /^security\s+type/i],
  ['title', /security\s+class|title\s+of\s+(?:each\s+)?(?:class|securit)/i],
  ['rule', /fee\s+calculation/i],
  ['aggregate', /maximum\s+aggregate(?:\s+offering)?\s+price|aggregate\s+offering\s+price/i],
  ['unitPrice', /(?:offering\s+)?price\s+per\s+(?:unit|share|security|ads|note|debt)|per\s+(?:unit|share|security)\b/i],
  ['rate', /^fee\s+rate/i],
  ['fee', /amount\s+of\s+(?:the\s+)?(?:registration|filing)\s+fee|^registration\s+fee|amount\s+of\s+fee/i],
  [
    'shares',
    /(?:amount|number\s+of\s+(?:shares|securities)|shares)\s+(?:to\s+be\s+)?(?:being\s+)?registered|amount\s+to\s+be/i,
  ],
];

type Columns = Partial<Record<ColumnName, { readonly from: number; readonly to: number }>>;

/** Reads a "Calculation of Registration Fee" or EX-107 table; null for any other table. */
export function readFeeTable(table: LayoutTable): FeeTable | null {
  const head = headingRows(table);
  if (head === null) return null;
  const { columns, next } = head;
  const classes: FeeClass[] = [];
  const totals: Record<'totalAmount' | 'totalFee' | 'previouslyPaid' | 'offsets' | 'netFee', FeeFigure | null> = {
    totalAmount: null,
    totalFee: null,
    previouslyPaid: null,
    offsets: null,
    netFee: null,
  };
  let isCarriedForward = false;
  let isPaidBefore = false;
  for (const row of table.rows.slice(next)) {
    const label = labelOf(row);
    if (/^carry forward securities/i.test(label)) isCarriedForward = true;
    else if (/^(?:newly registered|fees? to be paid)/i.test(label)) isCarriedForward = false;
    if (/^fees? previously paid/i.test(label)) isPaidBefore = true;
    else if (/^(?:newly registered|fees? to be paid|carry forward)/i.test(label)) isPaidBefore = false;
    const amountInRow = figureIn(row, columns.aggregate);
    const feeInRow = figureIn(row, columns.fee) ?? lastFigure(row, columns.aggregate);
    if (/^total offering amounts?/i.test(label)) {
      totals.totalAmount = amountInRow;
      totals.totalFee = figureIn(row, columns.fee);
    } else if (/^total fees? previously paid/i.test(label)) totals.previouslyPaid = feeInRow;
    else if (/^total fee offsets?/i.test(label)) totals.offsets = feeInRow;
    else if (/^ne[tw] fees? due/i.test(label)) totals.netFee = feeInRow;
    else if (/^total\b/i.test(label)) {
      totals.totalAmount ??= amountInRow;
      totals.totalFee ??= figureIn(row, columns.fee);
    } else {
      const found = classOf(row, columns, isCarriedForward);
      if (found !== null) classes.push({ ...found, isPaidBefore });
    }
  }
  return { classes: countedOf(classes, totals.totalAmount), ...totals, range: { start: table.start, end: table.end } };
}

/** An amendment may list what it paid for before and register all of it anew: the total tells which rows it counts. */
function countedOf(classes: readonly FeeClass[], total: FeeFigure | null): readonly FeeClass[] {
  const current = classes.filter((row) => !row.isPaidBefore);
  if (total === null || current.length === classes.length) return classes;
  const amounts = (rows: readonly FeeClass[]): DecimalText => sumOf(rows.map((row) => row.aggregate?.value ?? '0'));
  const isTotal = (rows: readonly FeeClass[]): boolean => compareDecimals(amounts(rows), total.value) === 0;
  return !isTotal(classes) && isTotal(current) ? current : classes;
}

/** Heading cells may stand over several rows: "Proposed maximum" / "aggregate offering price". */
function headingRows(table: LayoutTable): { columns: Columns; next: number } | null {
  const rows = table.rows.slice(0, 12);
  for (let first = 0; first < rows.length; first += 1) {
    for (let count = 1; count <= 4 && first + count <= rows.length; count += 1) {
      const columns = columnsOf(rows.slice(first, first + count));
      if (columns.aggregate && columns.fee && (columns.title || columns.shares))
        return { columns, next: first + count };
    }
  }
  return null;
}

function columnsOf(rows: readonly LayoutRow[]): Columns {
  const columns: Columns = {};
  const base = rows.at(-1)?.cells ?? [];
  for (const cell of base) {
    const above = rows
      .slice(0, -1)
      .flatMap((row) => row.cells.filter((other) => overlap(other, cell) > 0).map((other) => other.text));
    const heading = [...above, cell.text].join(' ').replace(/\(\s*\d+\s*\)/g, ' ');
    // A heading cell holds a heading, not a paragraph that speaks of one.
    if (cell.text.length > 160) return {};
    const name = HEADINGS.find(([, pattern]) => pattern.test(heading.trim()))?.[0];
    if (name !== undefined) columns[name] ??= { from: cell.column, to: cell.column + cell.colspan };
  }
  return columns;
}

function overlap(a: { column: number; colspan: number }, b: { column: number; colspan: number }): number {
  return Math.min(a.column + a.colspan, b.column + b.colspan) - Math.max(a.column, b.column);
}

function labelOf(row: LayoutRow): string {
  return row.cells.find((cell) => !cell.isContinued)?.text.replace(/[:.]\s*$/, '') ?? '';
}

function cellIn(row: LayoutRow, column: Columns[ColumnName]): LayoutCell | null {
  if (column === undefined) return null;
  const span = { column: column.from, colspan: column.to - column.from };
  let best: LayoutCell | null = null;
  for (const cell of row.cells) {
    // A cell over many columns is a heading inside the table.
    if (overlap(cell, span) > 0 && cell.colspan <= 6 && (best === null || overlap(cell, span) > overlap(best, span)))
      best = cell;
  }
  return best;
}

function figureOf(cell: LayoutCell | null): FeeFigure | null {
  if (cell === null) return null;
  const reading = readAmountCell(cell.text);
  if (reading.kind !== 'value' || /^(?:\(\s*\d{1,2}\s*\)[\s,]*)+$/.test(cell.text)) return null;
  const amount: Amount = reading.amount;
  return amount.value.startsWith('-') ? null : { value: amount.value, start: cell.start, end: cell.end };
}

function figureIn(row: LayoutRow, column: Columns[ColumnName]): FeeFigure | null {
  return figureOf(cellIn(row, column));
}

/** A number of shares; a sum of money in that column is the amount to be registered (Rule 457(o)). */
function countIn(row: LayoutRow, column: Columns[ColumnName]): FeeFigure | null {
  return /[$€£¥]/.test(cellIn(row, column)?.text ?? '') ? null : figureIn(row, column);
}

/** Summary rows may not share the grid of the classes: then the last figure right of the label is the fee. */
function lastFigure(row: LayoutRow, aggregate: Columns[ColumnName]): FeeFigure | null {
  const cell = row.cells.findLast((candidate) => figureOf(candidate) !== null);
  return cell !== undefined && aggregate !== undefined && cell.column >= aggregate.to ? figureOf(cell) : null;
}

function classOf(row: LayoutRow, columns: Columns, isCarriedForward: boolean): Omit<FeeClass, 'isPaidBefore'> | null {
  const first = row.cells.find((cell) => !cell.isContinued);
  const title = (cellIn(row, columns.title) ?? (columns.title ? null : first))?.text ?? '';
  const figures = {
    shares: countIn(row, columns.shares),
    unitPrice: figureIn(row, columns.unitPrice),
    aggregate: figureIn(row, columns.aggregate),
    rate: figureIn(row, columns.rate),
    fee: figureIn(row, columns.fee),
  };
  const type = cellIn(row, columns.type)?.text ?? '';
  // "Unallocated (Universal) Shelf" stands in the column of types, a dash in that of titles.
  const name = /\p{L}{3}/u.test(title) ? title : figures.aggregate === null ? '' : type;
  if (!/\p{L}{3}/u.test(name)) return null;
  const isSum =
    figures.unitPrice === null && figures.shares !== null && figures.shares.value === figures.aggregate?.value;
  return {
    title: name,
    type,
    rule: cellIn(row, columns.rule)?.text ?? '',
    ...figures,
    shares: isSum ? null : figures.shares,
    isCarriedForward,
    range: { start: row.start, end: row.end },
  };
}

/** Whether `fee` is a registration fee of `amount`: at the printed rate, else at a statutory one. Whole cents or dollars. */
export function feeMatches(
  amount: DecimalText,
  fee: DecimalText,
  rate: DecimalText | null,
  date: string | null,
): boolean {
  const rates = rate === null ? feeRatesFor(date).map((perMillion) => scaleByPowerOfTen(perMillion, -6)) : [rate];
  // A rate above one half is printed per million dollars ("$153.10 per million").
  return rates.some((printed) => {
    const perDollar = compareDecimals(printed, '0.5') > 0 ? scaleByPowerOfTen(printed, -6) : printed;
    const tolerance = fee.includes('.') ? '0.02' : '1';
    return withinTolerance(multiplyDecimals(amount, perDollar), fee, tolerance);
  });
}

/** Whether shares × unit price gives the aggregate, within the rounding of a cent per row. */
export function aggregateMatches(row: FeeClass): boolean | null {
  if (row.shares === null || row.unitPrice === null || row.aggregate === null) return null;
  const product = multiplyDecimals(row.shares.value, row.unitPrice.value);
  const tolerance = row.aggregate.value.includes('.') ? '0.011' : '1';
  return withinTolerance(product, row.aggregate.value, tolerance);
}

export function sumOf(values: readonly DecimalText[]): DecimalText {
  return values.reduce((total, value) => addDecimals(total, value), '0');
}
