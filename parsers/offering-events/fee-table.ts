import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  scaleByPowerOfTen,
  withinTolerance,
} from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { TextRange } from '../prose/flat-text.ts';

/** A figure of a fee table with its place in the plain text. */
export interface FeeFigure extends TextRange {
  readonly value: DecimalText;
}

export interface FeeClass
  extends Readonly<Record<'shares' | 'unitPrice' | 'aggregate' | 'rate' | 'fee', FeeFigure | null>> {
  readonly title: string;
  /** Listed under "Fees Previously Paid": part of the total, or replaced by the current rows. */
  readonly isPaidBefore: boolean;
  readonly range: TextRange;
}

type FeeTotals = Record<'totalAmount' | 'totalFee' | 'previouslyPaid' | 'offsets' | 'netFee', FeeFigure | null>;

export interface FeeTable extends Readonly<FeeTotals> {
  readonly classes: readonly FeeClass[];
  readonly range: TextRange;
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

const SUMMARIES: readonly (readonly [RegExp, 'previouslyPaid' | 'offsets' | 'netFee'])[] = [
  [/^total fees? previously paid/i, 'previouslyPaid'],
  [/^total fee offsets?/i, 'offsets'],
  [/^ne[tw] fees? due/i, 'netFee'],
];

/** Reads a "Calculation of Registration Fee" or EX-107 table; null for any other table. */
export function readFeeTable(table: LayoutTable): FeeTable | null {
  const head = headingRows(table);
  if (head === null) return null;
  const { columns, next } = head;
  const classes: FeeClass[] = [];
  const totals: FeeTotals = { totalAmount: null, totalFee: null, previouslyPaid: null, offsets: null, netFee: null };
  let isPaidBefore = false;
  for (const row of table.rows.slice(next)) {
    const label = labelOf(row);
    if (/^fees? previously paid/i.test(label)) isPaidBefore = true;
    else if (/^(?:newly registered|fees? to be paid|carry forward)/i.test(label)) isPaidBefore = false;
    const summary = SUMMARIES.find(([pattern]) => pattern.test(label))?.[1];
    if (/^total offering amounts?/i.test(label)) {
      totals.totalAmount = figureIn(row, columns.aggregate);
      totals.totalFee = figureIn(row, columns.fee);
    } else if (summary !== undefined) {
      totals[summary] = figureIn(row, columns.fee) ?? lastFigure(row, columns.aggregate);
    } else if (/^total\b/i.test(label)) {
      totals.totalAmount ??= figureIn(row, columns.aggregate);
      totals.totalFee ??= figureIn(row, columns.fee);
    } else classes.push(...classIn(row, columns, isPaidBefore));
  }
  return { classes: countedOf(classes, totals.totalAmount), ...totals, range: { start: table.start, end: table.end } };
}

/** An amendment may list earlier fees and register the same securities again: the total shows which rows it counts. */
function countedOf(classes: readonly FeeClass[], total: FeeFigure | null): readonly FeeClass[] {
  const current = classes.filter((row) => !row.isPaidBefore);
  if (total === null || current.length === classes.length) return classes;
  const amounts = (rows: readonly FeeClass[]): DecimalText => sumOf(rows.map((row) => row.aggregate?.value ?? '0'));
  const isTotal = (rows: readonly FeeClass[]): boolean => compareDecimals(amounts(rows), total.value) === 0;
  return !isTotal(classes) && isTotal(current) ? current : classes;
}

/** Headings may take several rows: "Proposed maximum" / "aggregate offering price". */
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
    // A paragraph may mention a heading.
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
  const shared = (cell: LayoutCell): number => overlap(cell, { column: column.from, colspan: column.to - column.from });
  // A cell over many columns is a heading inside the table; columns of fixed-width text are characters.
  const cells = row.cells.filter((cell) => shared(cell) > 0 && (cell.colspan <= 6 || cell.colspan <= cell.text.length));
  return cells.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

function figureOf(cell: LayoutCell | null): FeeFigure | null {
  if (cell === null) return null;
  const reading = readAmountCell(cell.text);
  if (reading.kind !== 'value' || /^(?:\(\s*\d{1,2}\s*\)[\s,]*)+$/.test(cell.text)) return null;
  const { value } = reading.amount;
  return value.startsWith('-') ? null : { value, start: cell.start, end: cell.end };
}

function figureIn(row: LayoutRow, column: Columns[ColumnName]): FeeFigure | null {
  return figureOf(cellIn(row, column));
}

/** A number of shares; a sum of money in that column is the amount to be registered (Rule 457(o)). */
function countIn(row: LayoutRow, column: Columns[ColumnName]): FeeFigure | null {
  return /[$€£¥]/.test(cellIn(row, column)?.text ?? '') ? null : figureIn(row, column);
}

/** Where a summary row does not share the grid of the classes, the last figure right of the label is the fee. */
function lastFigure(row: LayoutRow, aggregate: Columns[ColumnName]): FeeFigure | null {
  const cell = row.cells.findLast((candidate) => figureOf(candidate) !== null);
  return cell !== undefined && aggregate !== undefined && cell.column >= aggregate.to ? figureOf(cell) : null;
}

function classIn(row: LayoutRow, columns: Columns, isPaidBefore: boolean): FeeClass[] {
  const first = row.cells.find((cell) => !cell.isContinued);
  const title = (cellIn(row, columns.title) ?? (columns.title ? null : first))?.text ?? '';
  const shares = countIn(row, columns.shares);
  const unitPrice = figureIn(row, columns.unitPrice);
  const aggregate = figureIn(row, columns.aggregate);
  // "Unallocated (Universal) Shelf" is in the column of types, with a dash in that of titles.
  const type = aggregate === null ? '' : (cellIn(row, columns.type)?.text ?? '');
  const name = /\p{L}{3}/u.test(title) ? title : type;
  if (!/\p{L}{3}/u.test(name)) return [];
  const isSum = unitPrice === null && shares !== null && shares.value === aggregate?.value;
  const [rate, fee] = [figureIn(row, columns.rate), figureIn(row, columns.fee)];
  const range = { start: row.start, end: row.end };
  return [{ title: name, shares: isSum ? null : shares, unitPrice, aggregate, rate, fee, isPaidBefore, range }];
}

/** Whether `fee` is a registration fee of `amount`: at the printed rate, else at a statutory one. Whole cents or dollars. */
export function isFeeOf(amount: DecimalText, fee: DecimalText, rate: DecimalText | null, date: string | null): boolean {
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

/**
 * Section 6(b) registration fee rates, dollars per million dollars of aggregate offering price, by first day in force
 * (SEC fee rate advisories, one per fiscal year). Tables before 2022 do not print the rate; the fee itself shows it.
 */
const FEE_RATES: readonly { readonly from: string; readonly rate: DecimalText }[] = `
  2006-11-22:30.7 2007-12-27:39.3 2009-03-11:55.8 2009-12-21:71.3 2010-12-27:116.1
  2011-10-01:114.6 2012-10-01:136.4 2013-10-01:128.8 2014-10-01:116.2 2015-10-01:100.7
  2016-10-01:115.9 2017-10-01:124.5 2018-10-01:121.2 2019-10-01:129.8 2020-10-01:109.1
  2021-10-01:92.7 2022-10-01:110.2 2023-10-01:147.6 2024-10-01:153.1 2025-10-01:138.1`
  .trim()
  .split(/\s+/)
  .map((entry) => ({ from: entry.slice(0, 10), rate: entry.slice(11) }));

/** Rates that a fee paid on or shortly before a date may have: all, where the date is unknown. */
function feeRatesFor(date: string | null): readonly DecimalText[] {
  if (date === null) return FEE_RATES.map(({ rate }) => rate);
  const inForce = FEE_RATES.findLastIndex(({ from }) => from <= date);
  // An amendment may keep the rate of its first filing, a year or two earlier.
  return FEE_RATES.slice(Math.max(0, inForce - 2), inForce + 1).map(({ rate }) => rate);
}
