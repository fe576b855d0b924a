import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedItem, type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { firstMatch } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import { maturityDateOf, rateIn } from './convertible-names.ts';
import { addTerms, type Item } from './convertible-terms.ts';
import { addFormula } from './formula-cells.ts';
import { namesOne } from './gone-names.ts';
import { issueDayOf } from './issue-days.ts';
import { saysAllGone } from './live-notes.ts';
import { addMarkedTerms } from './marked-terms.ts';
import { addBalance } from './note-class.ts';
import { isEnded } from './note-endings.ts';
import {
  amountOf,
  balanceDay,
  bodyOf,
  type CellValue,
  cellUnder,
  headingsOf,
  isSuperseded,
  labelIn,
  latestColumn,
  ofLatestDay,
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
import { isTotalAbove, withTermsOf } from './umbrella-notes.ts';

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
const NO_ROW = /^(?:sub-?)?total|^less\b|\bnet\b|discount|ending balance|balance (?:as of|at)|current portion|accrued/i;
const CONVERTS_IN_NAME = /convertible|exchangeable|converts?\b/i;
/** A column of balances may be headed by its day alone. */
const DATED = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
const LONGEST_TABLE = 80;
/** "During the year, the Company issued several notes, summarized in the following table". */
const ISSUED_IN_PERIOD =
  /\bduring (?:the )?(?:[\w-]+ ){0,3}(?:year|years|months?|quarters?|period|periods)\b[^.;]{0,80}\b(?:issued|sold|entered into)\b(?![^.;]*\boutstanding\b)/i;
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

/** A row whose own words give the terms, with the amount owed in the next column. */
interface DescribedConvertible {
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
/** "5.25% Convertible Subordinated Debentures due 2022": a name without terms. */
const PLAIN_NAME = /^[\d.%]{2,7} [A-Za-z -]{10,80} due (?:in )?(?:[A-Z][a-z]+ )?\d{4}$/;
const CONVERTS_TO = /convert(?:ible|ed) (?:(?:in ?)?to|at)\b/i;

/**
 * Rows such as "Convertible note dated May 15, 2020, bearing interest at 10%, convertible at $0.05 | $ 13,790". Relies
 * on the words of the row alone; the first amount of the row is that of the latest date.
 */
function describedConvertibles(document: SubmissionDocument): readonly DescribedConvertible[] {
  const layout = layoutOnce(document);
  const found: (DescribedConvertible & { readonly day: string })[] = [];
  for (const table of layout.tables) {
    if (table.rows.length > LONGEST_TABLE) continue;
    const scale = scaleOf(layout, table);
    const isOfConvertibles = CONSISTED.test(textAbove(layout, table).at(-1) ?? '');
    const day = balanceDay(layout, table);
    for (const { cells } of table.rows) {
      const [label, first] = cells;
      if (label === undefined || first === undefined) continue;
      const { text } = label;
      if (text.length < SHORTEST_DESCRIPTION || text.length > 3_000 || !/\d/.test(text) || PLAIN_NAME.test(text))
        continue;
      const isNamed = DESCRIBED.test(text) || (isOfConvertibles && TERMS.test(text));
      const value = (amountOf(first.text) ?? 0) * scale;
      const isNet = /net of|less/i.test(text);
      if (!isNamed || isEnded(text) || value <= 1_000) continue;
      if (!isNet || CONVERTS_TO.test(text)) found.push({ label, principal: { value, at: first }, isNet, day });
    }
    if (found.length > 40) break;
  }
  return ofLatestDay(found);
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
    DEBT.test(textAbove(layout, table).at(-1) ?? '') &&
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
  return day === undefined || others.length > 0 ? null : maturityDateOf(day.date);
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

/** The rows whose own words describe an instrument: prose reads no further instrument from them. */
export function describedRows(flat: FlatText, document: SubmissionDocument): readonly TextRange[] {
  if (!/convertible/i.test(flat.text)) return [];
  return describedConvertibles(document).map(({ label }) => flat.rangeOf(label));
}

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
  for (const { label, principal, isNet } of describedConvertibles(document)) {
    const words = flat.rangeOf(label);
    if (words.start >= part.end || items.length >= MOST_ITEMS) break;
    const text =
      firstMatch(
        flat.text,
        words,
        /^.{4,60}?(?=[,(;]|\.(?!\d)| (?:carries|bears|accrues)\b|$)|^.{4,60}/,
      )?.text.trim() ?? '';
    if (text === '') continue;
    const name = { text, start: words.start, end: words.start + text.length };
    const item: Item = new Map([
      ['label', witnessed(text, name)],
      ['principal', { value: principal.value, at: flat.rangeOf(principal.at), confidence: isNet ? DOUBTFUL : STATED }],
    ]);
    addTerms(item, flat, words, name);
    if (item.size > 2 && !items.some((other) => isOneNote(other, item)) && addBalance(items, item) === null)
      items.push(item);
  }
}

/** Leaves out principals of prose that the rows of the table below list one by one; the rows have its terms. */
function dropTotals(items: Item[], flat: FlatText, rowOf: ReadonlyMap<Item, TableConvertible>): void {
  for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
    const rows = [...rowOf].filter(([, row]) => row.table === table).map(([item]) => item);
    const amounts = rows.flatMap((item) => Number(item.get('principal')?.value ?? 0));
    const total = items.find((item) => !rowOf.has(item) && isTotalAbove(flat, item, flat.rangeOf(table), amounts));
    if (total === undefined) continue;
    items.splice(items.indexOf(total), 1);
    for (const row of rows) for (const [member, value] of withTermsOf(row, [total])) row.set(member, value);
  }
}

/** How far behind a table the text on its rows goes. */
const TEXT_REACH = 6_000;

/**
 * Leaves out what prose behind a complete list says was issued at another amount: where the rows of a table make its
 * total, all that is outstanding is in them. Notes issued after its day are none of them.
 */
function dropListed(
  items: Item[],
  flat: FlatText,
  rowOf: ReadonlyMap<Item, TableConvertible>,
  document: SubmissionDocument,
): void {
  const layout = layoutOnce(document);
  for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
    const rows = [...rowOf.values()].filter((row) => row.table === table);
    if (rows.length < 2 || !isTotaled(layout, table, rows)) continue;
    const { end } = flat.rangeOf(table);
    const day = balanceDay(layout, table);
    const listed = items.filter((item) => {
      const at = item.get('principal')?.at;
      if (at === undefined || rowOf.has(item) || at.start < end || at.start > end + TEXT_REACH) return false;
      const issued = issueDayOf(flat, sentenceOf(flat, at.start));
      return issued === null || day === '' || issued <= day;
    });
    for (const item of listed) items.splice(items.indexOf(item), 1);
  }
}

/** Whether a row called a total has the sum of the principals of rows. */
function isTotaled(layout: DocumentLayout, table: LayoutTable, rows: readonly TableConvertible[]): boolean {
  const scale = scaleOf(layout, table);
  const sum = rows.reduce((all, { principal }) => all + (principal?.value ?? 0), 0);
  return bodyOf(table).some(
    ({ cells: [label, ...rest] }) =>
      /^total\b/i.test(label?.text ?? '') &&
      rest.some((cell) => Math.abs((amountOf(cell.text) ?? 0) * scale - sum) < 0.5),
  );
}

function addCells(item: Item, flat: FlatText, row: TableConvertible): void {
  for (const member of CELLS) {
    const cell = row[member];
    if (cell == null) continue;
    const known = item.get(member);
    const isFuller = member === 'maturity' && String(cell.value).startsWith(String(known?.value));
    if (known === undefined || isFuller) {
      const section = member === 'label' ? [] : (['section'] as const);
      item.set(member, witnessed(cell.value, flat.rangeOf(cell.at), ...section));
    }
  }
  if (row.formula !== null) addFormula(item, flat, flat.rangeOf(row.formula));
  const price = row.conversionPrice;
  if (price !== null && !item.has('variablePrice')) item.set('variablePrice', witnessed(false, flat.rangeOf(price.at)));
}

export function isOneNote(a: WitnessedItem, b: WitnessedItem): boolean {
  return ['principal', 'maturity', 'conversionPrice'].every((member) => {
    const [one, other] = [a.get(member)?.value, b.get(member)?.value];
    return one === other || (member !== 'principal' && (one === undefined || other === undefined));
  });
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
