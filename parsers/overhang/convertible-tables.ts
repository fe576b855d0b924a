import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import { rateIn } from './convertible-terms.ts';
import { maturityDateOf } from './maturity-date.ts';
import { amountOf, cellUnder, isSuperseded, latestColumn, tableColumns, textAbove } from './table-columns.ts';

interface CellValue<T> {
  readonly value: T;
  readonly at: LayoutCell;
}

/** A row of a table of convertible debt; places count in the plain text of the document. */
export interface TableConvertible {
  readonly label: CellValue<string>;
  /** Dollars; null in a table of terms alone. */
  readonly principal: CellValue<number> | null;
  readonly conversionPrice: CellValue<number> | null;
  readonly maturity: CellValue<string> | null;
  /** Percent. */
  readonly interestRate: CellValue<number> | null;
}

const DEBT = /convertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|debt|bonds?|loans?)\b/i;
const PRINCIPAL = /principal|face (?:value|amount)|balance|amount outstanding|outstanding amount|note amount/i;
const NOT_PRINCIPAL =
  /carrying|discount|\bnet\b|accrued|interest|price|converted|repa(?:id|yment)|proceeds|fair value/i;
const CONVERSION = /conversion price|conversion rate per share/i;
const MATURITY = /maturity|due date/i;
const RATE = /interest rate|stated rate|coupon|\brate\b/i;
const OTHER_TABLE = /volatility|risk-free|shares? beneficially|exercise price/i;
const NO_ROW = /^(?:sub-?)?total|^less\b|\bnet\b|discount|ending balance|balance (?:as of|at)|current portion|accrued/i;

/**
 * Rows of tables that list convertible debt one by one. Relies on the headings of a principal and of maturity,
 * conversion price or interest rate, and on convertible debt being named in the table or right above it; figures are
 * multiplied where the table says that it is in thousands or millions.
 */
export function convertibleTables(document: SubmissionDocument): readonly TableConvertible[] {
  const layout = layoutOnce(document);
  const found: TableConvertible[] = [];
  const dated = new Map<string, string>();
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > 80) continue;
    const rows = rowsOf(layout, table);
    if (rows.length === 0 || isSuperseded(layout, table, dated)) continue;
    found.push(...rows);
    if (found.length > 60) break;
  }
  return found;
}

/** A row whose own words tell the terms, with what is owed in the next column. */
export interface DescribedConvertible {
  readonly label: LayoutCell;
  readonly principal: CellValue<number>;
  /** The amount is what is left after a discount. */
  readonly isNet: boolean;
}

const DESCRIBED =
  /convert(?:ible|ed) (?:(?:in ?)?to|at)\b|\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?|loans?)\b/i;
/** All rows of such a table are convertible: "Convertible notes payable consisted of the following". */
const CONSISTED =
  /^[^.;]{0,40}\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?)\b[^.;]{0,60}(?:consist|compris|summar|following)/i;
const TERMS = /\d ?%[^;]{0,160}?\b(?:due|matur\w+) [^;]{0,30}?\d{4}/i;
const SHORTEST_DESCRIPTION = 45;

/**
 * Rows such as "Convertible note dated May 15, 2020, bearing interest at 10%, convertible at $0.05 | $ 13,790". Relies
 * on the words of the row alone; the first amount of the row is that of the latest date.
 */
export function describedConvertibles(document: SubmissionDocument): readonly DescribedConvertible[] {
  const layout = layoutOnce(document);
  const found: DescribedConvertible[] = [];
  for (const table of layout.tables) {
    if (table.rows.length > 80) continue;
    const top = table.rows
      .slice(0, table.headerRows)
      .flatMap(({ cells }) => cells.map(({ text }) => text))
      .join(' ');
    const scale = scaleOf(`${textAbove(layout, table).slice(-2).join(' ')} ${top}`);
    const isOfConvertibles = CONSISTED.test(textAbove(layout, table).at(-1) ?? '');
    for (const { cells } of table.rows) {
      const [label, first] = cells;
      if (label === undefined || first === undefined || label.text.length < SHORTEST_DESCRIPTION) continue;
      const isNamed = DESCRIBED.test(label.text) || (isOfConvertibles && TERMS.test(label.text));
      if (!isNamed || !/\d/.test(label.text) || /(?:was|were) converted\b/i.test(label.text)) continue;
      const value = amountOf(first.text);
      if (value === null || value * scale <= 1_000 || label.text.length > 3_000) continue;
      const isNet = /net of|less/i.test(label.text);
      if (isNet && !/convert(?:ible|ed) (?:(?:in ?)?to|at)\b/i.test(label.text)) continue;
      found.push({ label, principal: { value: value * scale, at: first }, isNet });
    }
    if (found.length > 40) break;
  }
  return found;
}

function rowsOf(layout: DocumentLayout, table: LayoutTable): readonly TableConvertible[] {
  const columns = tableColumns(table);
  const headings = columns.map(({ heading }) => heading).join(' ');
  if (OTHER_TABLE.test(headings)) return [];
  const body = table.rows.slice(table.headerRows);
  const words = body.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ');
  const top = table.rows
    .slice(0, table.headerRows)
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .join(' ');
  const above = textAbove(layout, table).slice(-2).join(' ');
  if (!DEBT.test(`${above} ${top} ${words}`) && !CONVERSION.test(headings)) return [];
  const figures = columns.filter((column) => body.some((row) => /\d/.test(cellUnder(row, column)?.text ?? '')));
  const owed = figures.filter(({ heading }) => PRINCIPAL.test(heading) && !NOT_PRINCIPAL.test(heading));
  const left = owed.filter(({ heading }) => !/original|initial|face/i.test(heading));
  const principal = latestColumn(left.length > 0 ? left : owed);
  const price = latestColumn(figures.filter(({ heading }) => CONVERSION.test(heading)));
  const maturity = figures.find(({ heading }) => MATURITY.test(heading) && !/weighted|years/i.test(heading));
  const rate = figures.find(({ heading }) => RATE.test(heading) && !/effective|default|conversion/i.test(heading));
  const terms = [price, maturity, rate].filter((column) => column !== undefined).length;
  if (terms === 0 || (principal === undefined && (price === undefined || terms < 2))) return [];
  const scale = scaleOf(`${above} ${top}`);
  const found: TableConvertible[] = [];
  for (const row of body) {
    const [label] = row.cells;
    // Rows may be told by the day of issue alone.
    if (label === undefined || !/\p{L}{2}|^\d{1,2}\/\d{1,2}\/\d{2,4}$/u.test(label.text) || NO_ROW.test(label.text))
      continue;
    const amountUnder = (column: typeof principal): CellValue<number> | null => {
      const at = column === undefined ? null : cellUnder(row, column);
      const value = at === null ? null : amountOf(at.text);
      return at === null || value === null || at === label || !(value > 0) ? null : { value, at };
    };
    const amount = amountUnder(principal);
    if (principal !== undefined && (amount === null || amount.value * scale <= 1_000)) continue;
    const cell = maturity === undefined ? null : cellUnder(row, maturity);
    const due =
      cell === null || cell === label ? undefined : (maturityDateOf(datesIn(cell.text)[0]?.date ?? '') ?? undefined);
    const named = rateIn(label.text);
    found.push({
      label: { value: label.text.replace(/(?: ?\(\w{1,2}\))+$/, ''), at: label },
      principal: amount === null ? null : { value: Math.round(amount.value * scale * 100) / 100, at: amount.at },
      conversionPrice: amountUnder(price),
      maturity: cell === null || due === undefined ? null : { value: due, at: cell },
      interestRate: rateUnder(row, rate) ?? (named === null ? null : { value: named.value, at: label }),
    });
  }
  return found;
}

function rateUnder(
  row: LayoutTable['rows'][number],
  column: ReturnType<typeof latestColumn>,
): CellValue<number> | null {
  const at = column === undefined ? null : cellUnder(row, column);
  const printed = at === null || at === row.cells[0] ? null : /^(\d{1,2}(?:\.\d{1,4})?) ?%?$/.exec(at.text)?.[1];
  return at === null || printed == null ? null : { value: Number(printed), at };
}

function scaleOf(words: string): number {
  if (/in millions/i.test(words)) return 1_000_000;
  return /in thousands|\(000'?s\)|\$000/i.test(words) ? 1_000 : 1;
}
