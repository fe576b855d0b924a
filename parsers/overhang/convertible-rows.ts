import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import { type DocumentLayout, headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { GONE, maturityDateOf, rateIn } from './convertible-names.ts';
import { withoutHypotheses } from './convertible-sentences.ts';
import { addTerms, type Item } from './convertible-terms.ts';
import { addMarkedTerms } from './marked-terms.ts';
import { stretchesOfName, stretchesOfRate } from './named-by-rate.ts';
import { addBalance, isOneNote, yearOf } from './note-class.ts';
import {
  amountOf,
  balanceDay,
  cellUnder,
  ISSUED_IN_PERIOD,
  labelIn,
  latestColumn,
  ofLatestDay,
  subjectOf,
  type TableColumn,
  tableColumns,
  textAbove,
} from './table-columns.ts';
import { scaleOf, unitOfNotes } from './table-scale.ts';

const NAMED = /\bconvertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|bonds?|loans?)\b/i;
/** Flows, carrying amounts, and what others owe. */
const OTHER_ROW =
  /^balance\b|\bnet\b|interest (?:expense|payable)|accrued|amorti|proceeds|payments?\b|repay|repurchase|conversions? of|converted|conversion (?:rate|price)|issuance|issued during|gain|loss|premium|receivable|investment|shares|accretion|discount|extinguish|redemption|if-converted|dilut|fair value|derivative|total|carrying/i;
const OTHER_TABLE =
  /anti-?dilut|weighted|potential|operating activities|financing activities|available[- ]for[- ]sale|plan assets|fair value|level [123]\b|(?<!un)amortized cost\b|maturit(?:y|ies) of|total (?:current )?(?:assets|liabilities)|stockholders' (?:equity|deficit)|contractual obligations|less than 1 year/i;
const CONSISTED =
  /\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?|debt)\b[^.;]{0,80}(?:consist|compris|summar|following|as follows)/i;
/** The title of a note to statements. */
const TITLE =
  /^(?:note )?\d{0,2}[.:)–— -]{0,4}(?:[A-Z][\w-]{1,20} ){0,2}convertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?)(?: payable)?(?:,? (?:net|and [\w ]{3,30}))?$/i;
const [LEAST_ROWS, MOST_ROWS, LONGEST_LABEL] = [2, 40, 160];
const LEAST = 5_000;

interface DebtRow {
  /** Rows of one table are different instruments. */
  readonly table: LayoutTable;
  readonly label: LayoutCell;
  readonly amount: LayoutCell;
  readonly value: number;
  /** By a unit that the table itself does not give. */
  readonly isScaled: boolean;
  /** The rows of the table make its total. */
  readonly isSummed: boolean;
  /** The day of the table's balances; '' where it gives none. */
  readonly day: string;
}

/**
 * Rows of a table of debt that name a convertible class and give what is owed: "7.5% convertible notes due 2027 |
 * $34,500". Relies on a rate or a year in the name, or on a line above that says that convertible notes follow; carrying
 * amounts net of discounts, balance sheets and cash flows are skipped. The first column is the latest.
 */
export function addDebtRows(items: Item[], flat: FlatText, part: CurrentPart, document: SubmissionDocument): void {
  if (!NAMED.test(flat.text)) return;
  const listed = new Map<LayoutTable, readonly Item[]>();
  for (const row of debtRows(flat, document)) {
    const label = { ...flat.rangeOf(row.label), text: labelIn(row.label).replace(/^\(\w{1,3}\) ?/, '') };
    if (label.start >= part.end || items.length >= 40) break;
    const at = flat.rangeOf(row.amount);
    const principal: WitnessedValue = row.isScaled
      ? { value: row.value, at, confidence: DOUBTFUL }
      : witnessed(row.value, at, ...(row.isSummed ? (['total'] as const) : []));
    const item: Item = new Map([
      ['label', witnessed(label.text, label)],
      ['principal', principal],
    ]);
    const due = maturityDateOf(/\bdue (?:in )?((?:[A-Z][a-z]+ \d{1,2}, )?\d{4})\b/.exec(label.text)?.[1] ?? '');
    if (due !== null) item.set('maturity', witnessed(due, label));
    const rate = rateIn(label.text);
    if (rate !== null) item.set('interestRate', witnessed(rate.value, label));
    if (items.some((other) => isOneNote(other, item)) || addBalance(items, item) !== null) continue;
    const ofName = items.find((other) => !listed.get(row.table)?.includes(other) && isOfName(other, item));
    if (ofName !== undefined) {
      addLessOwed(ofName, principal);
      continue;
    }
    // What was issued in a period is not what is owed at its end.
    const [only, ...others] = items;
    if (rate === null && only?.get('principal')?.confidence === DOUBTFUL && others.length === 0) {
      only.set('principal', principal);
      continue;
    }
    addMarkedTerms(item, flat, row.label);
    addOfName(item, flat, part, label.text);
    if (rate !== null) addNamed(item, flat, part, rate.value, label);
    items.push(item);
    listed.set(row.table, [...(listed.get(row.table) ?? []), item]);
  }
  dropEnded(items, layoutOnce(document));
}

/** What a table says is owed of notes replaces a larger amount of their issue. */
function addLessOwed(item: Item, balance: WitnessedValue): void {
  const issued = item.get('principal');
  if (typeof issued?.value === 'number' && Number(balance.value) < issued.value) item.set('principal', balance);
}

/** Leaves out classes whose row has a dash under the latest day. */
function dropEnded(items: Item[], layout: DocumentLayout): void {
  for (const table of layout.tables) {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS || isOther(layout, table)) continue;
    const column = currentColumn(table);
    if (column === undefined) continue;
    for (const row of table.rows) {
      const label = row.cells[0]?.text ?? '';
      if (!isTelling(label) || OTHER_ROW.test(label) || !DASH.test(cellUnder(row, column)?.text ?? '')) continue;
      const rate = rateIn(label)?.value;
      const year = /\b(?:19|20)\d\d\b/.exec(label)?.[0] ?? '';
      const ended = items.filter(
        (item) =>
          rate !== undefined && rateIn(String(item.get('label')?.value))?.value === rate && yearOf(item) === year,
      );
      for (const item of ended) items.splice(items.indexOf(item), 1);
    }
  }
}

const DASH = /^[$\s]{0,4}[—–-]{1,4}[\s)]{0,4}$/;

/** Notes of the same rate and year that prose describes. */
function isOfName(a: Item, b: Item): boolean {
  const [rate, other] = [a.get('interestRate')?.value, b.get('interestRate')?.value];
  const [due, year] = [a, b].map(yearOf);
  return rate !== undefined && rate === other && (due === year || due === '' || year === '');
}

/** A name of its own, as a document defines it: "Harbor Convertible Note". */
const PROPER = /^(?:[A-Z][\w.&'-]{1,30} ){1,5}(?:Notes?|Debentures?|Loans?)$/;

/** The terms in sentences that use the name of a row. */
function addOfName(item: Item, flat: FlatText, part: CurrentPart, name: string): void {
  if (!PROPER.test(name) || /^Convertible (?:Promissory )?\w+$/.test(name)) return;
  const at = item.get('label')?.at;
  if (at === undefined) return;
  for (const sentence of stretchesOfName(flat, part, name.replace(/s$/, ''), []))
    if (!GONE.test(withoutHypotheses(sentence.words))) addTerms(item, flat, sentence, { ...at, text: name });
}

/** The terms in sentences that name the class by its rate: "The 7.5% convertible notes mature on …". */
function addNamed(
  item: Item,
  flat: FlatText,
  part: CurrentPart,
  rate: number,
  label: { text: string; start: number; end: number },
): void {
  for (const sentence of stretchesOfRate(flat, part, rate))
    if (!GONE.test(sentence.words) && sentence.start > label.end) addTerms(item, flat, sentence, label);
}

function debtRows(flat: FlatText, document: SubmissionDocument): readonly DebtRow[] {
  const layout = layoutOnce(document);
  const found: DebtRow[] = [];
  for (const table of layout.tables) {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS || isOther(layout, table)) continue;
    const above = textAbove(layout, table);
    if (ISSUED_IN_PERIOD.test(above.at(-1) ?? '')) continue;
    const isOfConvertibles = CONSISTED.test(above.slice(-2).join(' ')) || TITLE.test(above.at(-1)?.trim() ?? '');
    const scale = scaleOf(layout, table);
    const column = currentColumn(table);
    const summed = isOfConvertibles ? summedRows(table, column) : [];
    const day = balanceDay(layout, table);
    let group = nameAbove(layout, table);
    let isListOfNotes = false;
    for (const row of table.rows) {
      const [first] = row.cells;
      if (first === undefined || first.text.length > LONGEST_LABEL) continue;
      const isAlone = row.cells.every((cell) => cell === first || cell.text.trim() === '');
      if (isAlone && !/^principal\b/i.test(first.text)) {
        group = NAMED.test(first.text) && isTelling(first.text) ? first : undefined;
        isListOfNotes = NAMED.test(first.text) && group === undefined;
      }
      // "Principal" under "1.50% Convertible Senior Notes due 2027".
      const label = group !== undefined && PRINCIPAL.test(first.text) && !/^total/i.test(first.text) ? group : first;
      const isSummed = summed.includes(row);
      // "10% Debenture due June 2027" under "Senior Convertible Debentures:".
      const isListed = (isListOfNotes || isOfConvertibles) && LISTED.test(label.text) && isTelling(label.text);
      const isNamed = NAMED.test(label.text) || isListed;
      if (label === first && !isSummed && (!isNamed || OTHER_ROW.test(label.text))) continue;
      if (!isTelling(label.text) && !isOfConvertibles) continue;
      const amount = currentAmount(table, row, column);
      if (amount === null) continue;
      const figure = amountOf(amount.text) ?? 0;
      const unit = scale === 1 ? unitOfNotes(flat.text, figure, flat.rangeOf(amount).start) : scale;
      if (figure * unit >= LEAST)
        found.push({ table, label, amount, value: figure * unit, isScaled: unit !== scale, isSummed, day });
    }
    if (found.length > 30) break;
  }
  return ofLatestDay(found);
}

/** Whether a name tells a class of notes: by its rate or its year. */
function isTelling(label: string): boolean {
  return rateIn(label) !== null || /\bdue (?:\w+ ){0,3}\d{4}\b/.test(label);
}

/** The one class that the line above a table says it consists of: "The 7.00% convertible notes consisted of the following". */
function nameAbove(layout: DocumentLayout, table: LayoutTable): LayoutCell | undefined {
  const line = textAbove(layout, table).at(-1) ?? '';
  const telling = [...line.matchAll(CLASS)];
  const names = telling.length > 0 ? telling : [...line.matchAll(ANY_CLASS)];
  const [name] = names;
  const like = table.rows[0]?.cells[0];
  const at = layout.plain.text.lastIndexOf(line, table.start);
  if (name === undefined || names.length > 1 || like === undefined || at < 0 || !CONSISTED.test(line)) return undefined;
  const start = at + name.index;
  return { ...like, text: name[0], start, end: start + name[0].length };
}

const ANY_CLASS =
  /(?:(?:senior|secured|unsecured|subordinated) ){0,3}convertible (?:[\w-]{1,30} ){0,3}?(?:notes|debentures)\b/gi;
const CLASS =
  /\d{1,2}(?:\.\d{1,4})? ?% (?:[A-Z][\w-]{1,30} |senior |secured ){0,3}convertible (?:[\w-]{1,30} ){0,3}?(?:notes|debentures)\b(?: due \d{4})?/gi;
const LISTED = /^[\d.]{1,6} ?% (?:[\w-]+ ){0,4}?(?:notes?|debentures?|bonds?|loans?)\b/i;
const PRINCIPAL =
  /^(?:(?:aggregate|outstanding|remaining|total) )*principal(?: amounts?| balances?)?(?: outstanding)?$/i;
const TOTAL = /^(?:sub-?)?total\b[^|]{0,60}$/i;
const NOT_OWED =
  /discount|unamorti|issuance cost|accrued|interest|premium|derivative|not convertible|non-convertible|^less\b|\bnet\b/i;

/** The rows above the first total of a table that add up to it; none where they do not. */
function summedRows(table: LayoutTable, column: TableColumn | undefined): readonly LayoutRow[] {
  const rows: LayoutRow[] = [];
  let sum = 0;
  for (const row of table.rows) {
    const label = row.cells[0]?.text ?? '';
    const amount = currentAmount(table, row, column);
    const value = amount === null ? 0 : (amountOf(amount.text) ?? 0);
    if (TOTAL.test(label)) return rows.length > 1 && value > 0 && Math.abs(sum - value) < 0.5 ? rows : [];
    if (NOT_OWED.test(label)) return [];
    if (amount === null || !/\p{L}{2}/u.test(label)) continue;
    rows.push(row);
    sum += value;
  }
  return [];
}

function isOther(layout: DocumentLayout, table: LayoutTable): boolean {
  const labels = table.rows.map(({ cells }) => cells[0]?.text ?? '').join(' ');
  return OTHER_TABLE.test(`${subjectOf(layout, table, 2)} ${labels}`);
}

const NO_AMOUNT = /rate|maturit|\bdue\b|price|shares|carrying|fair value|discount|net\b/i;

/** The column of the latest day, where days head several columns of amounts. */
function currentColumn(table: LayoutTable): TableColumn | undefined {
  const dated = tableColumns(table).filter(({ heading }) => datesIn(heading).length > 0 && !NO_AMOUNT.test(heading));
  const days = new Set(dated.flatMap(({ heading }) => datesIn(heading).map(({ date }) => date)));
  return days.size > 1 ? latestColumn(dated) : undefined;
}

/**
 * The figure of a row under the latest day, else its first; null where it is a dash or blank, or stands under a rate, a
 * price or a day.
 */
function currentAmount(table: LayoutTable, row: LayoutRow, column: TableColumn | undefined): LayoutCell | null {
  if (column === undefined) return firstAmount(table, row);
  const at = cellUnder(row, column);
  return at === null || at === row.cells[0] || !((amountOf(at.text) ?? 0) > 0) ? null : at;
}

function firstAmount(table: LayoutTable, { cells }: LayoutRow): LayoutCell | null {
  for (const cell of cells.slice(1)) {
    if (/^[$\s]{0,4}[—–-]{1,4}[\s)]{0,4}$/.test(cell.text)) return null;
    const value = amountOf(cell.text);
    if (value === null) continue;
    // A year is that of the maturity.
    const isYear = /^(?:19|20)\d\d$/.test(cell.text.trim());
    return value > 0 && !isYear && !NO_AMOUNT.test(headingOf(table, cell)) ? cell : null;
  }
  return null;
}
