import { datesIn } from '../layout/dates.ts';
import { type DocumentLayout, headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';

/** A column by what its heading rows say, top down. */
export interface TableColumn {
  readonly heading: string;
  readonly start: number;
  readonly end: number;
}

export interface CellValue<T> {
  readonly value: T;
  readonly at: LayoutCell;
}

/** How far above a table its subject is named. */
const REACH = 400;
const LONGEST_LINE = 1_500;

/** The columns of a table with a heading, from left to right; figures under one heading may be in neighboring columns. */
export function tableColumns(table: LayoutTable): readonly TableColumn[] {
  const found = new Map<string, { heading: string; start: number; end: number }>();
  for (const { cells } of bodyOf(table))
    for (const cell of cells) {
      const heading = headingOf(table, cell);
      if (heading === '') continue;
      const known = found.get(heading);
      const end = cell.column + cell.colspan;
      if (known === undefined) found.set(heading, { heading, start: cell.column, end });
      else if (cell.column <= known.end + 2 && end >= known.start - 2) {
        known.start = Math.min(known.start, cell.column);
        known.end = Math.max(known.end, end);
      }
    }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

export function cellUnder({ cells }: LayoutRow, { start, end }: TableColumn): LayoutCell | null {
  return cells.find((cell) => cell.column < end && start < cell.column + cell.colspan) ?? null;
}

/** A figure of a cell, footnote marks aside; null for a dash, a range, a percentage or words. */
export function amountOf(text: string): number | null {
  const reading = readAmountCell(text);
  return reading.kind === 'value' && !reading.amount.isPercent ? Number(reading.amount.value) : null;
}

export function valueUnder<T>(
  row: LayoutRow,
  column: TableColumn | undefined,
  read: (text: string) => T | null,
): CellValue<T> | null {
  const at = column === undefined ? null : cellUnder(row, column);
  const value = at && read(at.text);
  return at === null || value === null ? null : { value, at };
}

export function bodyOf(table: LayoutTable): readonly LayoutRow[] {
  return table.rows.slice(table.headerRows);
}

/**
 * A table whose heading ends where a row has a label: rows of days ("Maturity date | June 1, 2027 | March 1, 2029") and
 * names hold no amount, and yet are no headings.
 */
export function withLabeledRows(table: LayoutTable): LayoutTable {
  const stub = Math.min(...table.rows.flatMap(({ cells: [first] }) => first?.column ?? []));
  const labeled = table.rows.findIndex(({ cells: [first, second] }, index) => {
    const isLabel = first !== undefined && second !== undefined && first.column === stub && !UNIT.test(first.text);
    return isLabel && (index > 0 || (LABEL.test(first.text) && table.rows[0]?.cells.length === 2));
  });
  return labeled < 0 || labeled >= table.headerRows ? table : { ...table, headerRows: labeled };
}

/** "(in thousands)" beside headings. */
const UNIT = /^\(?(?:dollars )?(?:in )?(?:thousands|millions)\b/i;

/** Labels of the first row of a table without a heading. */
const LABEL =
  /^(?:principal|face|aggregate|issu|matur|due\b|date|interest|coupon|conver|lender|holder|instrument|security|type)/i;

export function headingsOf(columns: readonly TableColumn[]): string {
  return columns.map(({ heading }) => heading).join(' ');
}

/** What a table is about: the last lines above it and the text of its heading rows. */
export function subjectOf(layout: DocumentLayout, table: LayoutTable, lines: number): string {
  return `${textAbove(layout, table).slice(-lines).join(' ')} ${wordsOf(table.rows.slice(0, table.headerRows))}`;
}

export function wordsOf(rows: readonly LayoutRow[]): string {
  return rows.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ');
}

/** A label without its footnote marks. */
export function labelIn({ text }: LayoutCell): string {
  return text.replace(/(?<!\(\w{1,2}\)(?: (?=\())?)(?: ?\(\w{1,2}\))+$/, '');
}

export function textAbove({ plain }: DocumentLayout, table: LayoutTable): readonly string[] {
  const near = Math.max(0, table.start - LONGEST_LINE);
  const end = near + plain.text.slice(near, table.start).trimEnd().length;
  // The whole of a long last line.
  const line = Math.max(plain.text.lastIndexOf('\n', end - 1), table.start - LONGEST_LINE);
  return plain.text
    .slice(Math.max(0, Math.min(table.start - REACH, line)), table.start)
    .split('\n')
    .filter((line) => /\S/.test(line));
}

/** "During the year, the Company issued several notes, summarized in the following table". */
export const ISSUED_IN_PERIOD =
  /\bduring (?:the )?(?:[\w-]+ ){0,3}(?:year|years|months?|quarters?|period|periods)\b[^.;]{0,80}\b(?:issued|sold|entered into)\b(?![^.;]{0,200}\boutstanding\b)/i;

/** A table of fewer rows may be a title that is laid out as one. */
const LEAST_ROWS_ABOVE = 3;

/** The lines above a table, but for those of a table right before it. */
export function proseAbove(layout: DocumentLayout, table: LayoutTable): readonly string[] {
  const before = layout.tables.findLast(({ start }) => start < table.start);
  if (before === undefined || before.rows.length < LEAST_ROWS_ABOVE) return textAbove(layout, table);
  const start = Math.max(before.end, table.start - LONGEST_LINE);
  const lines = layout.plain.text
    .slice(start, table.start)
    .split('\n')
    .filter((line) => /\S/.test(line));
  return lines.length === 0 ? [] : textAbove(layout, table).slice(-lines.length);
}

/** The column of the latest day or year, or the first where none names one. */
export function latestColumn(columns: readonly TableColumn[]): TableColumn | undefined {
  const days = columns.map(({ heading }) => dayIn(heading));
  const latest = days.toSorted().at(-1) ?? '';
  return columns[Math.max(0, days.indexOf(latest))];
}

/** The latest day that a heading names, else its year; '' without one. */
function dayIn(heading: string): string {
  const days = datesIn(heading).map(({ date }) => String(date));
  const year = yearIn(heading);
  return days.toSorted().at(-1) ?? (year > 0 ? String(year) : '');
}

/** The latest year that a heading names, else 0. */
export function yearIn(heading: string): number {
  return Math.max(0, ...(heading.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));
}

const AS_OF = /\b(?:[Aa]t|[Aa]s of|ended) ((?:[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))/g;

/** The day of the balances of a table: the latest that the line above or a row of a balance names; '' without one. */
export function balanceDay(layout: DocumentLayout, table: LayoutTable): string {
  const balances = table.rows.map(({ cells }) => cells[0]?.text ?? '').filter((label) => /\bbalance\b/i.test(label));
  const title = table.rows[0]?.cells.filter(({ text }) => text.trim() !== '') ?? [];
  // "As of March 31, 2023" over all columns.
  const stub = title[0]?.text ?? '';
  const over = table.headerRows > 0 && (title.length === 1 || /\bbalances?\b/i.test(stub)) ? [stub] : [];
  for (const words of [...over, textAbove(layout, table).at(-1) ?? '', ...balances.toReversed()]) {
    const days = [...words.replace(/\s+/g, ' ').matchAll(AS_OF)].flatMap(([, day = '']) => datesIn(day));
    const latest = days
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    if (latest !== undefined) return latest;
  }
  return '';
}

/** The rows of the latest day, and those without one: balances of an earlier day are the comparison. */
export function ofLatestDay<T extends { readonly day: string }>(rows: readonly T[]): readonly T[] {
  const latest = rows
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  return rows.filter(({ day }) => day === '' || day === latest);
}

/** Whether a table with the same headings for a later date came before; `dated` holds the date of each. */
export function isSuperseded(layout: DocumentLayout, table: LayoutTable, dated: Map<string, string>): boolean {
  const key = tableColumns(table)
    .map(({ heading }) => heading.replace(/\W|\d/g, ''))
    .join('|');
  const dates = datesIn(textAbove(layout, table).at(-1) ?? '').map(({ date }) => date);
  const asOf = dates.toSorted().at(-1) ?? '';
  const earlier = dated.get(key);
  if (earlier !== undefined && asOf !== '' && asOf <= earlier) return true;
  dated.set(key, asOf);
  return false;
}
