import { datesIn } from '../layout/dates.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { amountsIn } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import { maturityDateOf } from './convertible-names.ts';
import {
  bodyOf,
  type CellValue,
  cellUnder,
  latestColumn,
  subjectOf,
  type TableColumn,
  tableColumns,
  textAbove,
  withLabeledRows,
  wordsOf,
} from './table-columns.ts';
import type { TableConvertible } from './table-convertible.ts';
import { scaleOf } from './table-scale.ts';

type Term = 'principal' | 'price' | 'maturity' | 'rate' | 'floor' | 'discount' | 'name';

const PRINCIPAL =
  /principal|face (?:value|amount)|^(?:note |loan |aggregate )*amount\b|outstanding balance|balance outstanding/i;
const NOT_PRINCIPAL =
  /carrying|discount|\bnet\b|accrued|interest|price|converted|conversion|per \$|repa(?:id|yment)|proceeds|fair value|payments?\b|minimum/i;
const CURRENT = /outstanding|remaining|balance|current|ending/i;
const TERMS: readonly (readonly [Term, RegExp])[] = [
  ['price', /^(?:initial |fixed |current |base )*conversion (?:price|terms|feature|formula)/i],
  ['maturity', /^(?:stated |final |scheduled )*maturity|^(?:due date|date due|date of maturity)\b/i],
  [
    'rate',
    /^(?:stated |annual |nominal |coupon )*(?:interest(?: rate)?|coupon(?: rate)?)\b(?! (?:expense|payable|paid))/i,
  ],
  ['floor', /^floor(?: conversion)?(?: price)?\b/i],
  ['discount', /^(?:original issue discount|OID)\b/i],
  ['name', /^(?:instrument|security|securities|type(?: of (?:instrument|security))?|title|description|notes?)$/i],
];
const ABOUT = /convertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|debt|bonds?|loans?)\b/i;
/** What options are valued by, and series that are read by their years. */
const OTHER = /volatility|risk-free|exercise price|beneficially owned|\b(?:19|20)\d\d (?:[\w]+ ){0,3}notes\b/i;
const DATED =
  /^(?:as of |at )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)[\s\d,]*|(?:19|20)\d\d)$/i;
const [LEAST_ROWS, MOST_ROWS, LONGEST_LABEL] = [3, 40, 90];

/**
 * Tables whose rows are the terms of notes: one note per column ("Note A | Note B" over rows of principal, maturity,
 * rate and conversion price), or a single note beside its labels. Relies on a row of principal with another term, and on
 * convertible notes being named in the table or right above it, or on a row of the conversion price.
 */
export function notesInTermRows(layout: DocumentLayout, whole: LayoutTable): readonly TableConvertible[] {
  const table = withLabeledRows(whole);
  const body = bodyOf(table);
  if (body.length < LEAST_ROWS || body.length > MOST_ROWS) return [];
  const rows = termsOf(body);
  const principal = rows.get('principal');
  const [price, maturity, rate] = [rows.get('price'), rows.get('maturity'), rows.get('rate')];
  if (principal === undefined || (price === undefined && maturity === undefined && rate === undefined)) return [];
  const words = `${subjectOf(layout, table, 2)} ${wordsOf(body)}`;
  if (OTHER.test(words) || (price === undefined && !ABOUT.test(words))) return [];
  const scale = scaleOf(layout, table);
  return columnsOf(table, principal).flatMap(({ column, heading }) => {
    const cell = (term: Term): LayoutCell | null => {
      const row = rows.get(term);
      const at = row === undefined ? null : cellUnder(row, column);
      return at === null || at === row?.cells[0] ? null : at;
    };
    const amount = valueIn(cell('principal'), dollarsIn);
    const label = heading ?? named(cell('name')) ?? nameAbove(layout, table, principal.cells[0]);
    if (amount === null || amount.value * scale <= 1_000 || label === null) return [];
    const terms = cell('price');
    return [
      {
        table: whole,
        label,
        principal: { value: Math.round(amount.value * scale * 100) / 100, at: amount.at },
        conversionPrice: valueIn(terms, plainIn),
        formula: terms !== null && plainIn(terms.text) === null && /\d/.test(terms.text) ? terms : null,
        maturity: valueIn(cell('maturity'), dayIn),
        interestRate: valueIn(cell('rate'), percentIn),
        floorPrice: valueIn(cell('floor'), dollarsIn),
        originalIssueDiscountPercent: valueIn(cell('discount'), percentIn),
      },
    ];
  });
}

/** The rows of the terms; of several rows of principal the one that is outstanding. */
function termsOf(body: readonly LayoutRow[]): ReadonlyMap<Term, LayoutRow> {
  const found = new Map<Term, LayoutRow>();
  for (const row of body) {
    const label = row.cells[0]?.text ?? '';
    if (row.cells.length < 2 || label.length > LONGEST_LABEL) continue;
    const term = TERMS.find(([, pattern]) => pattern.test(label))?.[0];
    if (term !== undefined) {
      if (!found.has(term)) found.set(term, row);
    } else if (PRINCIPAL.test(label) && !NOT_PRINCIPAL.test(label)) {
      const known = found.get('principal')?.cells[0]?.text;
      if (known === undefined || (CURRENT.test(label) && !CURRENT.test(known))) found.set('principal', row);
    }
  }
  return found;
}

interface NoteColumn {
  readonly column: TableColumn;
  /** Null where the column is of a date, or has no heading. */
  readonly heading: CellValue<string> | null;
}

/** The columns that are notes: each under a name; of dates the latest; else the one beside the labels. */
function columnsOf(table: LayoutTable, principal: LayoutRow): readonly NoteColumn[] {
  const columns = tableColumns(table).filter((column) => {
    const at = cellUnder(principal, column);
    return at !== null && at !== principal.cells[0];
  });
  if (columns.length === 0) {
    const [, only, ...others] = principal.cells;
    if (only === undefined || others.length > 0) return [];
    return [{ column: { heading: '', start: only.column, end: only.column + only.colspan }, heading: null }];
  }
  if (columns.every(({ heading }) => DATED.test(heading))) {
    const column = latestColumn(columns);
    return column === undefined ? [] : [{ column, heading: null }];
  }
  return columns
    .filter(({ heading }) => !/^total\b/i.test(heading) && !DATED.test(heading))
    .map((column) => ({ column, heading: headingCell(table, column) }));
}

function headingCell(table: LayoutTable, column: TableColumn): CellValue<string> | null {
  const cells = table.rows.slice(0, table.headerRows).flatMap((row) => cellUnder(row, column) ?? []);
  const at = cells.at(-1);
  return at === undefined || !/\p{L}/u.test(at.text) ? null : { value: at.text, at };
}

function named(cell: LayoutCell | null): CellValue<string> | null {
  return cell !== null && /convertible|\bnotes?\b|debenture/i.test(cell.text) ? { value: cell.text, at: cell } : null;
}

/** The last name of convertible notes above a table. */
function nameAbove(layout: DocumentLayout, table: LayoutTable, like: LayoutCell | undefined): CellValue<string> | null {
  const lines = textAbove(layout, table);
  const name = lines.flatMap((line) => line.match(new RegExp(ABOUT, 'gi')) ?? []).at(-1);
  const start = name === undefined ? -1 : layout.plain.text.lastIndexOf(name, table.start);
  if (name === undefined || like === undefined || start < 0) return null;
  return { value: name, at: { ...like, text: name, start, end: start + name.length } };
}

function valueIn<T>(at: LayoutCell | null, read: (text: string) => T | null): CellValue<T> | null {
  const value = at && read(at.text);
  return at === null || value === null ? null : { value, at };
}

/** "$8,250,000", "$8.25 million", "up to $500,000 in two tranches": the first amount at the start of a cell. */
function dollarsIn(text: string): number | null {
  const printed = /^(?:up to |approximately )?(?:US)?\$? ?\d[\d,]*(?:\.\d+)?(?: (?:million|thousand))?(?![\d%])/i.exec(
    text,
  )?.[0];
  if (printed === undefined || /^\S* ?%/.test(text)) return null;
  const value = Number(amountsIn(printed.startsWith('$') ? printed : printed.replace(/(\d)/, '$$$1'))[0]?.value ?? 0);
  return value > 0 ? value : null;
}

/** A price alone: "$0.045", "$3.40 per share". */
function plainIn(text: string): number | null {
  const printed = /^(?:US)?\$? ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?: ?(?:\/|per) ?share)?$/i.exec(text)?.[1];
  const value = Number(printed?.replaceAll(',', '') ?? 0);
  return value > 0 ? value : null;
}

function percentIn(text: string): number | null {
  const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%/.exec(text)?.[1];
  return printed === undefined ? null : Number(printed);
}

function dayIn(text: string): string | null {
  const [day, ...others] = datesIn(text);
  return day === undefined || others.length > 0 ? null : maturityDateOf(day.date);
}
