import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedValue, withWitness, witnessed } from '../evidence/witnesses.ts';
import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { readAmountCell } from '../layout/numbers.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { addCommonTerms } from './common-terms.ts';
import { MONTH_NAMES } from './convertible-names.ts';
import type { Item } from './convertible-terms.ts';
import { subjectOf, textAbove } from './table-columns.ts';
import { scaleOf } from './table-scale.ts';

const ABOUT = /\bconvertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|loans?)\b(?: payable)?/gi;
const BALANCE = /\bbalances?\b|\bprincipal outstanding\b|\boutstanding\b|\bnotes? payable\b|\bdebentures?\b/i;
const DAY = new RegExp(`\\b(?:(?:19|20)\\d\\d|beginning|ending|opening|closing|${MONTH_NAMES} \\d{1,2})\\b`, 'i');
/** What is no principal, or no debt of the filer. */
const OTHER =
  /derivative|fair value|warrants?\b|\bshares\b|accrued interest|discount|amorti|accretion|\bnet\b|premium|receivable|level 3/i;
const FLOW =
  /issu|addition|proceeds|borrow|conver|repa(?:id|y)|payment|redem|repurchase|cancel|settle|extinguish|exchange/i;
const [LEAST_ROWS, MOST_ROWS] = [3, 30];
const LEAST = 5_000;
/** How far above a table its name may be. */
const REACH = 1_500;

interface Step {
  readonly label: LayoutCell;
  readonly cell: LayoutCell;
  readonly value: number;
}

/** What a rollforward gives: the principal at its end, which its flows balance with. */
interface Rollforward {
  readonly item: Item;
  readonly table: TextRange;
}

/**
 * Tables that carry the principal of convertible notes from one date to another ("Balance, December 31 | Issued |
 * Converted | Balance, June 30") in rows. Relies on the arithmetic: the opening balance and the flows make the closing one.
 * Tables of carrying amounts, fair values and discounts are skipped.
 */
function rollforwards(flat: FlatText, document: SubmissionDocument): readonly Rollforward[] {
  const layout = layoutOnce(document);
  const found: Rollforward[] = [];
  for (const table of layout.tables) {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS || found.length > 5) continue;
    const words = `${subjectOf(layout, table, 1)} ${table.rows.map(({ cells }) => cells[0]?.text ?? '').join(' ')}`;
    if (OTHER.test(words) || !FLOW.test(words)) continue;
    const label = nameIn(layout, table);
    const closing = label === null ? null : closingOf(table);
    if (label === null || closing === null) continue;
    const at = flat.rangeOf(closing.cell);
    const value = closing.value * scaleOf(layout, table);
    if (value < LEAST) continue;
    const principal: WitnessedValue = witnessed(value, at, 'total');
    const name = flat.rangeOf(label);
    const item: Item = new Map([
      ['label', witnessed(flat.text.slice(name.start, name.end), name)],
      ['principal', principal],
    ]);
    found.push({ item, table: flat.rangeOf(table) });
  }
  return found;
}

/**
 * Adds the closing principal of a rollforward: to the notes that it is the total of, in place of what was issued in the
 * period, or as a class of its own where nothing else is known of the notes.
 */
export function addRollforwards(items: Item[], flat: FlatText, part: CurrentPart, document: SubmissionDocument): void {
  if (!/\bconvertible\b/i.test(flat.text)) return;
  for (const { item, table } of rollforwards(flat, document)) {
    const closing = item.get('principal');
    if (closing === undefined || table.start >= part.end) continue;
    const sum = items.reduce((all, other) => all + Number(other.get('principal')?.value ?? 0), 0);
    const [only, ...others] = items;
    if (items.length > 0 && Math.abs(sum - Number(closing.value)) < 0.5) {
      for (const other of items) {
        const owed = other.get('principal');
        if (owed !== undefined) other.set('principal', withWitness(owed, 'total'));
      }
    } else if (only === undefined) {
      addCommonTerms(item, flat, { start: table.end, end: part.end });
      items.push(item);
    } else if (others.length === 0 && only.get('principal')?.confidence === DOUBTFUL) only.set('principal', closing);
  }
}

/** The name of the notes, in the line above the table or in a row's label. */
function nameIn(layout: DocumentLayout, table: LayoutTable): TextRange | null {
  const { plain } = layout;
  const line = textAbove(layout, table).at(-1) ?? '';
  const above = Math.max(0, table.start - REACH, plain.text.lastIndexOf(line, table.start));
  for (const range of [
    { start: above, end: table.start },
    { start: table.start, end: table.end },
  ]) {
    const name = [...plain.text.slice(range.start, range.end).matchAll(ABOUT)].at(-1);
    if (name !== undefined) return { start: range.start + name.index, end: range.start + name.index + name[0].length };
  }
  return null;
}

/** The last balance that the rows from the one before add up to. */
function closingOf(table: LayoutTable): Step | null {
  const steps = table.rows.flatMap(({ cells }): Step[] => {
    const [label, ...rest] = cells;
    const cell = rest.find(({ text }) => readAmountCell(text).kind === 'value');
    const reading = cell === undefined ? null : readAmountCell(cell.text);
    if (label === undefined || cell === undefined || reading?.kind !== 'value' || reading.amount.isPercent) return [];
    return [{ label, cell, value: Number(reading.amount.value) }];
  });
  let closing: Step | null = null;
  let sum: number | null = null;
  let flows = 0;
  for (const step of steps) {
    const isBalance = BALANCE.test(step.label.text) && DAY.test(step.label.text);
    if (!isBalance) {
      if (sum !== null) sum += step.value;
      flows += 1;
      continue;
    }
    if (sum !== null && flows > 0 && Math.abs(sum - step.value) < 0.5) closing = step;
    else if (sum !== null) closing = null;
    sum = step.value;
    flows = 0;
  }
  return closing;
}
