import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedItem, type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { maturityDateOf, rateIn } from './convertible-names.ts';
import type { Item } from './convertible-terms.ts';
import { addDescribed } from './described-rows.ts';
import { addFormula } from './formula-cells.ts';
import { namesOne } from './gone-names.ts';
import { dropListed, dropTotals } from './listed-totals.ts';
import { saysAllGone } from './live-notes.ts';
import { addMarkedTerms } from './marked-terms.ts';
import { addBalance } from './note-class.ts';
import {
  amountOf,
  balanceDay,
  bodyOf,
  type CellValue,
  cellUnder,
  headingsOf,
  ISSUED_IN_PERIOD,
  isSuperseded,
  labelIn,
  latestColumn,
  ofLatestDay,
  proseAbove,
  subjectOf,
  type TableColumn,
  tableColumns,
  textAbove,
  valueUnder,
  wordsOf,
} from './table-columns.ts';
import type { TableConvertible } from './table-convertible.ts';
import { scaleOf } from './table-scale.ts';
import { notesInTermRows } from './term-rows.ts';

const DEBT = /convertible,? (?:[\w-]+ ){0,4}?(?:notes?|debentures?|debt|bonds?|loans?)\b/i;
const PRINCIPAL =
  /principal|face (?:value|amount)|balance|amount outstanding|outstanding amount|(?:note|loan) amount|amount of (?:the )?(?:notes?|loans?|debentures?)|^outstanding\b|\boutstanding$/i;
const NOT_PRINCIPAL =
  /carrying|discount|\bnet\b|accrued|interest|price|conver(?:ted|sion)|\$ ?1,000|\bshares?\b|authori[sz]ed|stated value|repa(?:id|yment)|proceeds|fair value/i;
const CONVERSION =
  /conversion (?:price|terms|feature|formula|provisions?)|conversion rate per share|converts? at\b|conversion basis|^conversion$|\bconvertible at$/i;
/** What a conversion is worth, and what was converted. */
const NO_PRICE = /beneficial|\bben\.|derivative|fair value|discount|liabilit|shares (?:issued|issuable)|converted to/i;
/** A rate is a price where it is in dollars. */
const CONVERSION_RATE = /\bconversion rate\b/i;
const MATURITY = /maturity|due date|^(?:date )?due\b|^matures\b/i;
const RATE = /interest rate|stated rate|coupon|\brate\b|^interest$/i;
const OTHER_TABLE = /volatility|risk-free|shares? beneficially|exercise price/i;
const NO_ROW =
  /^(?:sub-?)?total|^face value$|^balance\b[^|]{0,40}\b(?:notes?|debentures?|loans?)\b|^less\b|\bnet\b|discount|ending balance|balance (?:as of|at)|current portion|accrued/i;
const CONVERTS_IN_NAME = /convertible|exchangeable|converts?\b/i;
/** A column of balances may be headed by its day alone. */
const DATED = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
const LONGEST_TABLE = 80;
/** A principal that is not what is left. */
const AT_ISSUE = /\b(?:original|initial)\b/i;
const WITH_OTHERS =
  /\bconvertible (?:[\w-]+ ){0,2}?(?:and|or) (?:other|non-?convertible)\b|\b(?:other|non-?convertible) (?:notes|debt|loans)(?: payable)? and convertible\b/i;
const HOLDERS = /^(?:investors?|holders?|lenders?|noteholders?|names?)\b/i;
/** Rows with fewer cells are totals. */
const LEAST_CELLS = 3;

/**
 * Rows of tables that list convertible debt one by one, and columns of tables whose rows are terms. Relies on the headings of a principal and of maturity,
 * conversion price or interest rate, and on convertible debt being named in the table or right above it; figures are
 * multiplied where the table says that it is in thousands or millions.
 */
function convertibleTables(document: SubmissionDocument, gone: readonly string[]): readonly TableConvertible[] {
  const layout = layoutOnce(document);
  const found: (TableConvertible & { readonly day: string; readonly isFlow: boolean })[] = [];
  const dated = new Map<string, string>();
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > LONGEST_TABLE) continue;
    const above = textAbove(layout, table).at(-1) ?? '';
    if (namesOne(above, gone) || saysAllGone(above)) continue;
    const listed = rowsOf(layout, table);
    const rows = listed.length > 0 ? listed : notesInTermRows(layout, table);
    if (rows.length === 0 || isSuperseded(layout, table, dated)) continue;
    const day = balanceDay(layout, table);
    const isFlow = ISSUED_IN_PERIOD.test(above);
    found.push(...rows.map((row) => ({ ...row, day, isFlow })));
    if (found.length > 60) break;
  }
  // What was issued in a period is not what is owed at its end.
  const balances = found.filter(({ isFlow }) => !isFlow);
  return ofLatestDay(balances.length > 0 ? balances : found);
}

/** Over the labels: "(in thousands, except conversion price)". */
const UNIT = /^(?:(?:As of|At) [A-Z][a-z]+ \d{1,2}, \d{4} )?\(?(?:[a-z.,$ ]{1,20} )?in (?:thousands|millions)\b/i;

type Columns = Readonly<Record<'principal' | 'price' | 'maturity' | 'rate', TableColumn | undefined>>;

/** The columns of a table of convertible debt; null for other tables. */
function columnsOf(layout: DocumentLayout, table: LayoutTable): Columns | null {
  const columns = tableColumns(table).filter(({ heading }) => !UNIT.test(heading));
  const headings = headingsOf(columns);
  if (OTHER_TABLE.test(headings)) return null;
  if (!DEBT.test(`${subjectOf(layout, table, 2)} ${wordsOf(bodyOf(table))}`) && !CONVERSION.test(headings)) return null;
  const figures = columns.filter((column) =>
    bodyOf(table).some((row) => /\d/.test(cellUnder(row, column)?.text ?? '')),
  );
  // A column of dashes says that nothing is owed.
  const owed = columns.filter(
    (column) =>
      PRINCIPAL.test(column.heading) &&
      !NOT_PRINCIPAL.test(column.heading) &&
      bodyOf(table).some((row) => /\d|^[$\s—–-]+$/.test(cellUnder(row, column)?.text ?? '')),
  );
  const current = owed.filter(({ heading }) => !/original|initial|face|amount of/i.test(heading));
  const dated = figures.filter(({ heading }) => DATED.test(heading));
  const principal = latestColumn(current.length > 0 ? current : owed.length > 0 ? owed : dated);
  const price =
    latestColumn(figures.filter(({ heading }) => CONVERSION.test(heading) && !NO_PRICE.test(heading))) ??
    figures.find((column) => CONVERSION_RATE.test(column.heading) && isInDollars(table, column)) ??
    figures.find((column) => CONVERSION_RATE.test(column.heading) && isOfMarket(table, column));
  const maturity = figures.find(({ heading }) => MATURITY.test(heading) && !/weighted|years/i.test(heading));
  const rate = figures.find(({ heading }) => RATE.test(heading) && !/effective|default|conversion/i.test(heading));
  const terms = [price, maturity, rate].filter((column) => column !== undefined).length;
  const isOfNotes =
    DEBT.test(proseAbove(layout, table).at(-1) ?? '') &&
    columns.some(({ heading }) => /discount|converted/i.test(heading));
  // "Investor | Convertible Notes: Principal | Fair Value".
  const isByHolder = principal !== undefined && DEBT.test(principal.heading) && HOLDERS.test(columns[0]?.heading ?? '');
  if (terms === 0 && principal !== undefined && (isOfNotes || isByHolder)) return { principal, price, maturity, rate };
  const isEnough = terms > 0 && (principal !== undefined || (price !== undefined && terms > 1));
  return isEnough ? { principal, price, maturity, rate } : null;
}

function isInDollars(table: LayoutTable, column: TableColumn): boolean {
  return bodyOf(table).some((row) => /^\$ ?[\d.]/.test(cellUnder(row, column)?.text ?? ''));
}

/** Whether a column gives prices that follow the market, in words. */
function isOfMarket(table: LayoutTable, column: TableColumn): boolean {
  return bodyOf(table).some((row) =>
    /\d ?%[^|]{0,80}\b(?:price|VWAP|average|market)\b/i.test(cellUnder(row, column)?.text ?? ''),
  );
}

function rowsOf(layout: DocumentLayout, table: LayoutTable): readonly TableConvertible[] {
  const columns = columnsOf(layout, table);
  if (columns === null) return [];
  const { principal, price, maturity, rate } = columns;
  const scale = scaleOf(layout, table);
  const stub = Math.min(...table.rows.flatMap(({ cells: [first] }) => first?.column ?? []));
  // Of "convertible and other notes" a row may be either.
  const isWithOthers = WITH_OTHERS.test(textAbove(layout, table).slice(-2).join(' '));
  const isMixed = !/\bconvertible\b/i.test(textAbove(layout, table).slice(-2).join(' '));
  let group: LayoutCell | undefined;
  let heading = headingsOf(tableColumns(table));
  return bodyOf(table).flatMap((row) => {
    const [first] = row.cells;
    if (first?.column === stub) group = first;
    // "Convertible notes:" over rows of lenders.
    if (row.cells.every((cell) => cell === first || cell.text.trim() === '')) heading = first?.text ?? '';
    // A row without a label goes on with that of the lender above.
    const label = first?.column === stub || row.cells.length < LEAST_CELLS ? first : group;
    // The label may be the day of issue.
    if (label === undefined || !/\p{L}{2}|^\d{1,2}\/\d{1,2}\/\d{2,4}$/u.test(label.text) || NO_ROW.test(label.text))
      return [];
    const under = <T>(column: TableColumn | undefined, read: (text: string) => T | null): CellValue<T> | null => {
      const found = valueUnder(row, column, read);
      return found?.at === label ? null : found;
    };
    const amount = under(principal, positiveAmount);
    if (principal !== undefined && (amount === null || amount.value * scale <= 1_000)) return [];
    const hasTerms = [maturity, rate, price].some((column) => column !== undefined && cellUnder(row, column) !== null);
    // A total has no label and no terms.
    if (label !== first && !hasTerms) return [];
    const named = rateIn(label.text);
    const terms = price === undefined ? null : cellUnder(row, price);
    // Beside other debt a row has to be called convertible, or give a price.
    if (isMixed && terms !== null && !/\d/.test(terms.text) && !/convertible/i.test(label.text)) return [];
    if (isMixed && terms === null && !CONVERTS_IN_NAME.test(`${label.text} ${heading}`)) return [];
    return [
      {
        table,
        label: { value: labelIn(label), at: label },
        isIssue: principal !== undefined && AT_ISSUE.test(principal.heading),
        isDoubtful: isWithOthers && !CONVERTS_IN_NAME.test(label.text),
        principal: amount && { value: Math.round(amount.value * scale * 100) / 100, at: amount.at },
        conversionPrice: under(price, positiveAmount),
        formula: terms !== null && terms !== label && isFormula(terms.text) ? terms : null,
        maturity: under(maturity, onlyDay),
        interestRate: under(rate, rateOf) ?? (named && { value: named.value, at: label }),
      },
    ];
  });
}

/** Words with a figure, and no plain amount. */
function isFormula(text: string): boolean {
  return /\d/.test(text) && /[a-z]{3}/i.test(text) && amountOf(text) === null;
}

/** The day of a cell; null for "various" and a range of days. */
function onlyDay(text: string): string | null {
  const [day, ...others] = datesIn(text);
  return others.length > 0 ? null : maturityDateOf(day?.date ?? text.trim());
}

function positiveAmount(text: string): number | null {
  const value = amountOf(text);
  return value !== null && value > 0 ? value : null;
}

function rateOf(text: string): number | null {
  const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?\*{0,3} ?%?\*{0,3}$/.exec(text)?.[1];
  return printed === undefined ? null : Number(printed);
}

const MOST_ITEMS = 60;
const CELLS = [
  'label',
  'principal',
  'conversionPrice',
  'maturity',
  'interestRate',
  'floorPrice',
  'originalIssueDiscountPercent',
] as const;

/** Adds the rows of tables to the notes of the prose: terms of the same instrument, or an instrument of its own. */
export function addTableTerms(
  items: Item[],
  flat: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
  gone: readonly string[],
): void {
  if (!/convertible/i.test(flat.text)) return;
  const rowOf = new Map<Item, TableConvertible>();
  for (const row of convertibleTables(document, gone)) {
    if (flat.rangeOf(row.label.at).start >= part.end) continue;
    // What another row of the table gave is another instrument.
    const open = items.filter((item) => rowOf.get(item)?.table !== row.table);
    const only = row.principal === null && items.length === 1 ? open[0] : undefined;
    const own = open.find((item) => isSame(item, row)) ?? only;
    if (own === undefined && row.principal === null) continue;
    const item = own ?? new Map<string, WitnessedValue>();
    addCells(item, flat, row);
    const described = own ?? addBalance(open, item);
    rowOf.set(described ?? item, row);
    if (described === null) items.push(item);
    if (items.length >= MOST_ITEMS) break;
  }
  for (const [item, { label }] of rowOf) addMarkedTerms(item, flat, label.at);
  dropTotals(items, flat, rowOf);
  dropListed(items, flat, rowOf, document);
  addDescribed(items, flat, part, document);
}

function addCells(item: Item, flat: FlatText, row: TableConvertible): void {
  for (const member of CELLS) {
    const cell = row[member];
    if (cell == null) continue;
    const known = item.get(member);
    const isFuller = member === 'maturity' && String(cell.value).startsWith(String(known?.value));
    if (known === undefined || isFuller) {
      const section = member === 'label' ? [] : (['section'] as const);
      const at = flat.rangeOf(cell.at);
      const isOld = row.isDoubtful === true || (member === 'principal' && row.isIssue === true);
      item.set(member, isOld ? { value: cell.value, at, confidence: DOUBTFUL } : witnessed(cell.value, at, ...section));
    }
  }
  if (row.formula !== null) addFormula(item, flat, flat.rangeOf(row.formula));
  const price = row.conversionPrice;
  if (price !== null && !item.has('variablePrice')) item.set('variablePrice', witnessed(false, flat.rangeOf(price.at)));
}

/** The same principal without another maturity; in a table of terms alone, the year that the label names. */
function isSame(item: WitnessedItem, { principal, maturity, label }: TableConvertible): boolean {
  const due = item.get('maturity')?.value;
  if (principal === null) {
    const year = /\b20\d\d\b/.exec(label.value)?.[0];
    return year !== undefined && typeof due === 'string' && due.startsWith(year);
  }
  if (item.get('principal')?.value !== principal.value) return false;
  return typeof due !== 'string' || maturity === null || maturity.value.startsWith(due.slice(0, 4));
}
