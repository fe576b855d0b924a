import type { SubmissionDocument } from '../../core/submission.ts';
import { witnessed } from '../evidence/witnesses.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell } from '../layout/table-grid.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { firstMatch } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import { addTerms, type Item } from './convertible-terms.ts';
import { addBalance, isOneNote } from './note-class.ts';
import { isEnded } from './note-endings.ts';
import { amountOf, balanceDay, type CellValue, ofLatestDay, textAbove } from './table-columns.ts';
import { scaleOf } from './table-scale.ts';

const LONGEST_TABLE = 80;
const MOST_ITEMS = 60;

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
/** "Shares issuable upon conversion of 4.50% Convertible Notes": a count, not what is owed. */
const COUNTS_SHARES =
  /^(?:[\w-]+ ){0,3}(?:shares?|stock|ADSs?|units)\b[^.;]{0,40}\b(?:issuable|issued|underlying|reserved)\b/i;
/** Tables of shares: reserved ones, and those of earnings per share. */
const OF_SHARES =
  /\breserved for (?:future )?issuance\b|\banti-?dilut|\bdiluti(?:ve|on)\b|\bdiluted\b|\bweighted[- ]average (?:number|shares|common)\b/i;
const CONVERTS_TO = /convert(?:ible|ed) (?:(?:in ?)?to|at)\b/i;

/**
 * Rows such as "Convertible note dated May 15, 2020, bearing interest at 10%, convertible at $0.05 | $ 13,700". Relies
 * on the words of the row alone; the first amount of the row is that of the latest date.
 */
function describedConvertibles(document: SubmissionDocument): readonly DescribedConvertible[] {
  const layout = layoutOnce(document);
  const found: (DescribedConvertible & { readonly day: string })[] = [];
  for (const table of layout.tables) {
    if (table.rows.length > LONGEST_TABLE) continue;
    const scale = scaleOf(layout, table);
    const lead = textAbove(layout, table).at(-1) ?? '';
    if (OF_SHARES.test([lead, ...table.rows.map(({ cells }) => cells[0]?.text ?? '')].join('|'))) continue;
    const isOfConvertibles = CONSISTED.test(lead);
    const day = balanceDay(layout, table);
    for (const { cells } of table.rows) {
      const [label, ...rest] = cells;
      // "(a)" before the amount is a mark.
      const first = rest.find(({ text: words }) => !/^\(?\w{1,2}\)$/.test(words.trim()));
      if (label === undefined || first === undefined) continue;
      const { text } = label;
      if (text.length < SHORTEST_DESCRIPTION || text.length > 3_000 || !/\d/.test(text) || PLAIN_NAME.test(text))
        continue;
      const isNamed = DESCRIBED.test(text) || (isOfConvertibles && TERMS.test(text));
      const value = (amountOf(first.text) ?? 0) * scale;
      const isNet = /net of|less|\bunamortized (?:balance|discount)\b/i.test(text);
      if (!isNamed || COUNTS_SHARES.test(text) || isEnded(text) || value <= 1_000) continue;
      if (!isNet || CONVERTS_TO.test(text)) found.push({ label, principal: { value, at: first }, isNet, day });
    }
    if (found.length > 40) break;
  }
  return ofLatestDay(found);
}

/** The rows whose own words describe an instrument: prose reads no further instrument from them. */
export function describedRows(flat: FlatText, document: SubmissionDocument): readonly TextRange[] {
  if (!/convertible/i.test(flat.text)) return [];
  return describedConvertibles(document).map(({ label }) => flat.rangeOf(label));
}

/** Adds the instruments that rows describe in their own words. */
export function addDescribed(items: Item[], flat: FlatText, part: CurrentPart, document: SubmissionDocument): void {
  // Rows of one table are different instruments.
  const known = [...items];
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
    if (item.size > 2 && !known.some((other) => isOneNote(other, item)) && addBalance(known, item) === null)
      items.push(item);
  }
}
