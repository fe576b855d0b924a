import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { maturityDateOf, NO_MONTH } from './convertible-names.ts';
import {
  amountOf,
  balanceDay,
  bodyOf,
  type CellValue,
  cellUnder,
  headingsOf,
  labelIn,
  latestColumn,
  type TableColumn,
  tableColumns,
  textAbove,
  valueUnder,
  withLabeledRows,
  yearIn,
} from './table-columns.ts';
import { scaleOf } from './table-scale.ts';

interface Placed<T> {
  readonly value: T;
  readonly at: TextRange;
}

/** What the tables of a document give for one series of notes. */
export interface SeriesCells {
  readonly principal?: Placed<number>;
  /** The principal at issue, of which some may be gone. */
  readonly issued?: Placed<number>;
  readonly conversionPrice?: Placed<number>;
  /** $1,000 ÷ the shares of a conversion rate, to the cent. */
  readonly pricePerRatio?: Placed<number>;
  readonly maturity?: Placed<string>;
  readonly sharesIssuable?: Placed<number>;
  /** Percent. */
  readonly interestRate?: Placed<number>;
  /** The name of the series in its row, where the words above the table say that such notes convert. */
  readonly label?: Placed<string>;
  /** The latest balance is a dash. */
  readonly isGone?: boolean;
}

export type Cells = { -readonly [K in keyof SeriesCells]: SeriesCells[K] };

const SERIES = new RegExp(
  `${NO_MONTH}\\b((?:19|20)\\d\\d) (?:(?:convertible|senior|exchangeable|subordinated) )*notes\\b`,
  'i',
);
const FULL_NAME =
  /\bconvertible (?:[\w-]+ ){0,3}?notes\b[^|]{0,30}\bdue (?:in )?(?:[a-z]+ )?(?:\d{1,2}, )?((?:19|20)\d\d)\b/i;
const PRINCIPAL = /^(?:(?:aggregate|outstanding|total) )*principal(?: amounts?| balance)?(?: outstanding)?\b/i;
const OTHER_TABLE =
  /fair value|level (?:1|2|3)\b|interest expense|amorti[sz]ation|anti-?dilut|weighted|potential|common stock equivalents|shares? (?:issuable|underlying)|cash flows?|redemption price/i;
const CONVERTIBLES = /\bconvertible (?:[\w-]+ ){0,2}notes\b/i;
/** "2026 Convertible Notes" and no more, as a class is called. */
const CLASS_NAME = /^(?:19|20)\d\d (?:senior )?convertible (?:senior )?notes(?: ?\([^)]{1,60}\)){0,3}$/i;
const DASH = /^[$\s—–-]+$/;
const LONGEST_TABLE = 80;

/**
 * Series of notes in tables: each in a column ("2026 Notes | 2029 Notes" over rows of principal, maturity, rate and
 * conversion price), or each in a row with balances by date. Of several dates the latest counts. Relies on the series
 * being named by its year; figures are multiplied where the table says that it is in thousands or millions.
 */
export function seriesInTables(flat: FlatText, document: SubmissionDocument): ReadonlyMap<string, SeriesCells> {
  const found = new Map<string, Cells>();
  const layout = layoutOnce(document);
  const tables = layout.tables.filter(({ rows }) => rows.length >= 2 && rows.length <= LONGEST_TABLE);
  const named = tables.filter(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => SERIES.test(text))));
  const days = new Map(named.map((table) => [table, balanceDay(layout, table)]));
  const latest = [...days.values()].toSorted().at(-1) ?? '';
  for (const whole of tables) {
    // Balances of an earlier day are the comparison.
    const day = days.get(whole) ?? '';
    if (day !== '' && day < latest) continue;
    const table = withLabeledRows(whole);
    const columns = tableColumns(table);
    // The heading rows may end with the name of the first group of rows, over the labels.
    const stub = Math.min(...bodyOf(table).flatMap(({ cells: [first] }) => first?.column ?? []));
    const byColumn = columns.filter(({ heading, start }) => SERIES.test(heading) && start > stub);
    if (byColumn.length > 0) readColumns(flat, layout, table, byColumn, found);
    else readRows(flat, layout, table, columns, found);
  }
  return found;
}

function cellsOf(found: Map<string, Cells>, year: string): Cells {
  const cells = found.get(year) ?? {};
  found.set(year, cells);
  return cells;
}

function placed<T>(flat: FlatText, { value, at }: CellValue<T>): Placed<T> {
  return { value, at: flat.rangeOf(at) };
}

/** Series in columns; of several columns of one series the one of the latest date. */
function readColumns(
  flat: FlatText,
  layout: DocumentLayout,
  table: LayoutTable,
  columns: readonly TableColumn[],
  found: Map<string, Cells>,
): void {
  const labels = bodyOf(table).map(({ cells: [label] }) => label?.text ?? '');
  // What was received at issue says nothing of a balance.
  const isOfIssue = labels.some((label) => /^net proceeds/i.test(label));
  const isOfConvertibles = CONVERTIBLES.test(`${textAbove(layout, table).slice(-2).join(' ')} ${labels.join(' ')}`);
  const scale = scaleOf(layout, table);
  const seen = new Set<string>();
  for (const column of columns) {
    const year = SERIES.exec(column.heading)?.[1] ?? '';
    const others = columns.filter(({ heading }) => SERIES.exec(heading)?.[1] === year);
    const isBalance = /principal/i.test(column.heading);
    const rest = ({ heading }: TableColumn): number => yearIn(heading.replace(SERIES, ''));
    if (!isBalance && (seen.has(year) || others.some((other) => rest(other) > rest(column)))) continue;
    seen.add(year);
    const cells = cellsOf(found, year);
    const name = isOfConvertibles ? headingCell(table, column) : undefined;
    if (name !== undefined) cells.label ??= { value: labelIn(name), at: flat.rangeOf(name) };
    const own: Cells = isOfIssue ? {} : cells;
    for (const row of bodyOf(table)) readCell(flat, row, column, isBalance, scale, own);
    if (isOfIssue && own.principal !== undefined) cells.issued ??= own.principal;
  }
}

/** The heading cell that names the series of a column. */
function headingCell(table: LayoutTable, { start, end }: TableColumn): LayoutCell | undefined {
  return table.rows
    .slice(0, table.headerRows)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.column < end && start < cell.column + cell.colspan && SERIES.test(cell.text));
}

export function readCell(
  flat: FlatText,
  row: LayoutRow,
  column: TableColumn,
  isBalance: boolean,
  scale: number,
  cells: Cells,
): void {
  const label = row.cells[0]?.text ?? '';
  const amount = valueUnder(row, column, amountOf);
  if (isBalance ? /^(?:ending )?balance/i.test(label) : PRINCIPAL.test(label)) {
    const at = cellUnder(row, column);
    cells.isGone = at !== null && DASH.test(at.text);
    if (amount !== null && amount.value > 0) cells.principal ??= placed(flat, scaled(amount, scale));
    if (isBalance && amount !== null) cells.principal = placed(flat, scaled(amount, scale));
    if (cells.isGone) delete cells.principal;
  } else if (/^(?:initial )?conversion price/i.test(label)) {
    if (amount !== null && amount.value > 0) cells.conversionPrice ??= placed(flat, amount);
  } else if (/^(?:stated |contractual |coupon )*(?:interest )?rate\b|^coupon/i.test(label)) {
    const rate = valueUnder(row, column, rateOf);
    if (rate !== null) cells.interestRate ??= placed(flat, rate);
  } else if (/^conversion rate\b.*\$ ?1,000/i.test(label)) {
    if (amount !== null && amount.value > 1)
      cells.pricePerRatio ??= placed(flat, { value: Math.round(100_000 / amount.value) / 100, at: amount.at });
  } else if (/^maturity/i.test(label)) {
    const day = valueUnder(row, column, (text) => maturityDateOf(datesIn(text)[0]?.date ?? text.trim()));
    if (day !== null) cells.maturity ??= placed(flat, day);
  }
}

function scaled({ value, at }: CellValue<number>, scale: number): CellValue<number> {
  return { value: Math.round(value * scale * 100) / 100, at };
}

function rateOf(text: string): number | null {
  const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%$/.exec(text)?.[1];
  return printed === undefined ? null : Number(printed);
}

/** Series in rows, with balances by date: "2027 Notes | $ 600,000 | $ 600,000". */
function readRows(
  flat: FlatText,
  layout: DocumentLayout,
  table: LayoutTable,
  columns: readonly TableColumn[],
  found: Map<string, Cells>,
): void {
  const labels = bodyOf(table).map(({ cells }) => cells[0]?.text ?? '');
  if (!labels.some((label) => seriesIn(label) !== null)) return;
  const words = `${layout.plain.text.slice(Math.max(0, table.start - 300), table.start)} ${headingsOf(columns)} ${labels.join(' ')}`;
  readTerms(flat, table, columns, scaleOf(layout, table), found);
  // "Amortization" and "Fair Value" may head columns of a table that has one of principal, or whose total is one.
  const isTotaled = labels.some((label) => /^total principal/i.test(label));
  const owed = columns.filter(
    ({ heading }) => /\bprincipal(?: amount)?$/i.test(heading) && !/\$ ?1,000|\brate\b|original|initial/i.test(heading),
  );
  if (owed.length === 0 && OTHER_TABLE.test(isTotaled ? labels.join(' ').replace(/unamorti\w+/gi, '') : words)) return;
  const hasBoth =
    new Set(labels.filter((label) => seriesIn(label) !== null).map((label) => /convertible|exchangeable/i.test(label)))
      .size > 1;
  // Carrying amounts are net of discounts, but where the rows make a total of principal.
  const noBalance = isTotaled ? /conversion|maturity|rate|price/i : /conversion|maturity|rate|price|carrying|\bnet\b/i;
  const dated = columns.filter(({ heading }) => yearIn(heading) > 0 && !noBalance.test(heading));
  const column = latestColumn(owed.length > 0 ? owed : dated);
  if (column === undefined) return;
  const scale = scaleOf(layout, table);
  const isOfConvertibles = CONVERTIBLES.test(textAbove(layout, table).slice(-2).join(' '));
  let group: LayoutCell | undefined;
  for (const row of table.rows) {
    const [first] = row.cells;
    if (first !== undefined && isAlone(row)) group = seriesIn(first.text) === null ? undefined : first;
    // "Principal amount" under "2028 notes".
    const named = group !== undefined && PRINCIPAL.test(first?.text ?? '') ? group : first;
    const label = named?.text ?? '';
    const year = hasBoth && !/\b(?:convertible|exchangeable)\b/i.test(label) ? null : seriesIn(label);
    const at = year === null ? null : cellUnder(row, column);
    if (year === null || at === null || at === row.cells[0]) continue;
    const cells = cellsOf(found, year);
    const amount = valueUnder(row, column, amountOf);
    if ((isOfConvertibles || CLASS_NAME.test(label)) && named !== undefined)
      cells.label ??= { value: labelIn(named), at: flat.rangeOf(named) };
    if (amount !== null && amount.value > 0) cells.principal ??= placed(flat, scaled(amount, scale));
    else if (DASH.test(at.text) && cells.principal === undefined) cells.isGone = true;
  }
}

/** Terms of series in rows: "2027 Notes | December 15, 2027 | $228.73 | 4.3720 shares". */
function readTerms(
  flat: FlatText,
  table: LayoutTable,
  columns: readonly TableColumn[],
  scale: number,
  found: Map<string, Cells>,
): void {
  const column = (pattern: RegExp): TableColumn | undefined => columns.find(({ heading }) => pattern.test(heading));
  const price = column(/^(?:[^:]{0,60}: )?(?:initial )?conversion price/i);
  const ratio = price === undefined && isPerThousand(flat, table) ? column(/\bconversion rate\b/i) : undefined;
  const original = column(/^(?:[^:]{0,60}: )?original principal/i);
  const count = column(/\bnumber of shares(?: issuable)?$/i);
  const [due, rate] = [
    column(/\bmaturity(?: date)?\b/i),
    column(/^(?:[^:]{0,60}: )?(?:(?:stated |coupon )?interest|coupon) rate/i),
  ];
  for (const row of bodyOf(table)) {
    const label = row.cells[0]?.text ?? '';
    const year = seriesIn(label);
    const amount = valueUnder(row, price, amountOf);
    // Beside senior notes of the same year only the name says which of them converts.
    const isConvertible = /\b(?:convertible|exchangeable)\b/i.test(label);
    const shares = valueUnder(row, ratio, amountOf);
    if (year !== null && shares !== null && shares.value > 1)
      cellsOf(found, year).pricePerRatio ??= placed(flat, {
        value: Math.round(100_000 / shares.value) / 100,
        at: shares.at,
      });
    if (year === null || (price === undefined ? !isConvertible : amount === null || amount.value <= 0)) continue;
    const cells = cellsOf(found, year);
    if (amount !== null) cells.conversionPrice ??= placed(flat, amount);
    const day = valueUnder(row, due, (text) =>
      datesIn(text).length > 1 ? null : maturityDateOf(datesIn(text)[0]?.date ?? ''),
    );
    if (day !== null) cells.maturity ??= placed(flat, day);
    const percent = valueUnder(row, rate, rateOf);
    if (percent !== null) cells.interestRate ??= placed(flat, percent);
    const issued = valueUnder(row, original, amountOf);
    if (issued !== null && issued.value > 0) cells.issued ??= placed(flat, scaled(issued, scale));
    const issuable = valueUnder(row, count, amountOf);
    if (issuable !== null && issuable.value >= 10_000) cells.sharesIssuable ??= placed(flat, issuable);
  }
}

/** A row that has a label and nothing else. */
function isAlone({ cells }: LayoutRow): boolean {
  return cells.slice(1).every((cell) => cell === cells[0] || cell.text.trim() === '');
}

const PER_THOUSAND = /\bshares\b[^.;]{0,60}\b(?:per|for each) \$ ?1,000\b/i;

/** Whether a table, or a mark below it, says that its conversion rates are shares per $1,000. */
function isPerThousand(flat: FlatText, table: LayoutTable): boolean {
  const { start, end } = flat.rangeOf(table);
  return PER_THOUSAND.test(flat.text.slice(start, end + 2_500));
}

function seriesIn(label: string): string | null {
  if (/unamorti[sz]ed|discount|issuance costs|\bnet\b|interest|accrued|^less\b|\bnotes payable\b/i.test(label))
    return null;
  const name = label.replace(/ ?\([^)]{1,60}\)$/, '');
  if (name.length > 120) return null;
  return SERIES.exec(name)?.[1] ?? FULL_NAME.exec(name)?.[1] ?? null;
}
