import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedItem, type WitnessedValue, withWitness, witnessed } from '../evidence/witnesses.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { amountOf, bodyOf, cellUnder, headingsOf, subjectOf, tableColumns, valueUnder } from './table-columns.ts';

type Item = Map<string, WitnessedValue>;

const SERIES = /^(?:Series [A-Z][\w-]{0,6}|[A-Z][\w-]{0,3})(?= |,|$)/;
const ABOUT = /\bpreferred (?:stock|shares?)\b|\bpreference shares?\b/i;
const PRICE = /\bconversion price\b/i;
const OUTSTANDING = /\boutstanding\b/i;
const RATE = /\bdividend rate\b|\bdividends?\b[^|]{0,20}%/i;
const UNDERLYING =
  /\b(?:common )?shares? (?:issuable|underlying)\b|\b(?:as-converted|common) (?:shares|equivalents?)\b|issuable upon conversion/i;
/** What options, warrants and beneficial owners are listed by. */
const OTHER = /\bexercise price\b|volatility|beneficially/i;
const [LEAST_ROWS, MOST_ROWS] = [2, 40];

/**
 * Series of convertible preferred stock in a table with a column of their conversion prices. Relies on "Series X" in the
 * first cell of a row, or a letter alone under a heading "Series"; a series without shares outstanding is skipped.
 */
function preferredRows(flat: FlatText, document: SubmissionDocument): readonly Item[] {
  const layout = layoutOnce(document);
  const found: Item[] = [];
  for (const table of layout.tables) {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS || found.length > 20) continue;
    const columns = tableColumns(table);
    const headings = headingsOf(columns);
    if (!(PRICE.test(headings) || UNDERLYING.test(headings)) || OTHER.test(headings)) continue;
    const names = bodyOf(table).map(({ cells }) => cells[0]?.text ?? '');
    if (!ABOUT.test(`${subjectOf(layout, table, 2)} ${headings} ${names.join(' ')}`)) continue;
    found.push(...rowsOf(flat, table));
  }
  return found;
}

function rowsOf(flat: FlatText, table: LayoutTable): Item[] {
  const columns = tableColumns(table);
  const under = (pattern: RegExp) => columns.find(({ heading }) => pattern.test(heading) && !PRICE.test(heading));
  const price = columns.find(({ heading }) => PRICE.test(heading));
  const [shares, rate, underlying] = [under(OUTSTANDING), under(RATE), under(UNDERLYING)];
  const isUnderSeries = /^(?:series|class)\b/i.test(table.rows[0]?.cells[0]?.text ?? '');
  return bodyOf(table).flatMap((row): Item[] => {
    const [first] = row.cells;
    const name = SERIES.exec(first?.text ?? '')?.[0] ?? '';
    if (first === undefined || name === '' || !(isUnderSeries || name.startsWith('Series '))) return [];
    const amount = valueUnder(row, price, positive);
    const held = shares === undefined ? null : cellUnder(row, shares);
    const issuable = valueUnder(row, underlying, positive);
    if ((amount === null && issuable === null) || (held !== null && /^[$\s—–-]*0?$/.test(held.text))) return [];
    const at = flat.rangeOf(first);
    const item: Item = new Map([['label', witnessed(flat.text.slice(at.start, at.end), at)]]);
    if (amount !== null) {
      item.set('conversionPrice', witnessed(amount.value, flat.rangeOf(amount.at), 'section'));
      item.set('variablePrice', witnessed(false, flat.rangeOf(amount.at)));
    }
    const percent = valueUnder(row, rate, percentIn);
    if (percent !== null) item.set('interestRate', witnessed(percent.value, flat.rangeOf(percent.at), 'section'));
    if (issuable !== null) item.set('sharesIssuable', witnessed(issuable.value, flat.rangeOf(issuable.at), 'section'));
    return [item];
  });
}

function positive(text: string): number | null {
  const value = amountOf(text);
  return value !== null && value > 0 ? value : null;
}

function percentIn(text: string): number | null {
  const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%/.exec(text)?.[1];
  return printed === undefined ? null : Number(printed);
}

function seriesOf(item: WitnessedItem): string {
  const label = String(item.get('label')?.value);
  return /\bSeries [A-Z][\w-]{0,6}/.exec(label)?.[0] ?? `Series ${label.split(' ')[0]}`;
}

/** Adds series of tables to those of prose; where both give a price, the table's is that of the latest date. */
export function withTablesOfPreferred(
  prose: readonly WitnessedItem[],
  flat: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
): WitnessedItem[] {
  if (!ABOUT.test(flat.text)) return [...prose];
  const found: WitnessedItem[] = [...prose];
  for (const row of preferredRows(flat, document)) {
    const at = row.get('label')?.at;
    if (at === undefined || at.start >= part.end) continue;
    // Of preferred stock that an offering converts, its shares are no overhang.
    if (part.isProspectus && !row.has('conversionPrice')) continue;
    const index = found.findIndex((item) => seriesOf(item) === seriesOf(row));
    const known = found[index];
    if (known === undefined) found.push(row);
    else found[index] = merged(known, row);
  }
  return found;
}

function merged(known: WitnessedItem, row: WitnessedItem): WitnessedItem {
  const item: Item = new Map(known);
  for (const [member, value] of row) {
    const stated = item.get(member);
    if (stated === undefined) item.set(member, value);
    else if (member !== 'label' && stated.value === value.value) item.set(member, withWitness(stated, 'section'));
  }
  return item;
}
