import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import { type DocumentLayout, headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { readAmountCell } from '../layout/numbers.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';

/** A row of a table of warrants; places count in the plain text of the document. */
export interface TableWarrant {
  readonly label: string;
  readonly labelAt: LayoutCell;
  readonly count: number;
  readonly countAt: LayoutCell;
  readonly price: number | null;
  readonly priceAt: LayoutCell | null;
  readonly expires: string | null;
  readonly expiresAt: LayoutCell | null;
}

const COUNT_HEADING = /\b(?:number|shares?|warrants?|outstanding|underlying)\b/i;
const PRICE_HEADING = /(?:exercise|strike) price/i;
const EXPIRY_HEADING = /expir|maturity/i;
/** Valuation inputs, options, and what holders own. */
const OTHER_TABLE =
  /options?\b|volatility|risk-free|fair value|dividend yield|intrinsic|selling (?:stock|share|security)holder|beneficial/i;
const MOVEMENT = /^(?:granted|issued|exercised|expired|forfeited|cancell?ed|additions?)\b/i;
const CLOSING = /\b(?:outstanding|balance|ending)\b/i;
/** How far above a table its subject is named. */
const REACH = 400;

/**
 * Tables of warrants in notes: rows of classes with count, exercise price and expiry, or a roll-forward, of which the
 * closing row counts. Relies on the column headings "exercise price" and a number of warrants or shares, and on
 * warrants being named in the table or right above it.
 */
export function warrantTables(document: SubmissionDocument): readonly TableWarrant[] {
  const layout = layoutOnce(document);
  const found: TableWarrant[] = [];
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > 60) continue;
    found.push(...rowsOf(layout, table));
    if (found.length > 60) break;
  }
  return found;
}

function rowsOf({ plain }: DocumentLayout, table: LayoutTable): readonly TableWarrant[] {
  const headings = table.rows
    .slice(0, table.headerRows)
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .join(' ');
  if (!PRICE_HEADING.test(headings) || OTHER_TABLE.test(headings)) return [];
  const above = plain.text.slice(Math.max(0, table.start - REACH), table.start);
  if (
    !/warrants?/i.test(`${above} ${headings}`) ||
    /\boptions?\b[^\n]{0,200}$/i.test(above.trimEnd().split('\n').at(-1) ?? '')
  )
    return [];
  const body = table.rows.slice(table.headerRows);
  const isMovement = body.some(({ cells }) => MOVEMENT.test(cells[0]?.text ?? ''));
  const read = body.flatMap((row) => rowOf(table, row) ?? []);
  if (!isMovement) return read.filter(({ label }) => !/^total/i.test(label) && label !== '');
  const closing = read.filter(({ label }) => CLOSING.test(label) && !/exercisable|vested/i.test(label)).at(-1);
  return closing === undefined || read.length < 2 ? [] : [{ ...closing, label: 'outstanding warrants' }];
}

function rowOf(table: LayoutTable, { cells }: LayoutRow): TableWarrant | null {
  const [label, ...others] = cells;
  if (label === undefined || !/\p{L}{2}/u.test(label.text)) return null;
  const values = others.map((cell) => ({ cell, heading: headingOf(table, cell), amount: amountOf(cell.text) }));
  const price = values.find(({ heading, amount }) => PRICE_HEADING.test(heading) && amount !== null);
  const count = values.find(
    ({ heading, amount, cell }) =>
      COUNT_HEADING.test(heading) &&
      !PRICE_HEADING.test(heading) &&
      amount !== null &&
      amount >= 10 &&
      Number.isInteger(amount) &&
      !/[$%]/.test(cell.text),
  );
  if (count?.amount === undefined || count.amount === null || price === undefined) return null;
  const expiry = others.find(
    (cell) => EXPIRY_HEADING.test(headingOf(table, cell)) && !/term|remaining/i.test(headingOf(table, cell)),
  );
  return {
    label: label.text,
    labelAt: label,
    count: count.amount,
    countAt: count.cell,
    price: price.amount,
    priceAt: price.cell,
    expires: expiry === undefined ? null : (datesIn(expiry.text)[0]?.date ?? expiry.text),
    expiresAt: expiry ?? null,
  };
}

function amountOf(text: string): number | null {
  const reading = readAmountCell(text);
  return reading.kind === 'value' && !reading.amount.isPercent ? Number(reading.amount.value) : null;
}
