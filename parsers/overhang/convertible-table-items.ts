import type { SubmissionDocument } from '../../core/submission.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { firstMatch } from '../prose/matches.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { convertibleTables, describedConvertibles, type TableConvertible } from './convertible-tables.ts';
import { addTerms } from './convertible-terms.ts';

type OpenItem = Map<string, StatedValue>;

const MOST_ITEMS = 60;
const CELLS = ['label', 'principal', 'conversionPrice', 'maturity', 'interestRate'] as const;

/** Adds the rows of tables to the notes of the prose: terms of the same instrument, or an instrument of its own. */
export function addTableTerms(
  items: OpenItem[],
  flat: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
): void {
  if (!/convertible/i.test(flat.text)) return;
  for (const row of convertibleTables(document)) {
    if (flat.rangeOf(row.label.at).start >= part.end) continue;
    const only = row.principal === null && items.length === 1 ? items[0] : undefined;
    const own = items.find((item) => isSame(item, row)) ?? only;
    if (own === undefined && row.principal === null) continue;
    const item = own ?? new Map<string, StatedValue>();
    addCells(item, flat, row);
    if (own === undefined) items.push(item);
    if (items.length >= MOST_ITEMS) break;
  }
  for (const { label, principal, isNet } of describedConvertibles(document)) {
    const words = flat.rangeOf(label);
    if (words.start >= part.end || items.length >= MOST_ITEMS) break;
    const text = firstMatch(flat.text, words, /^.{4,60}?(?=[,(;.]|$)|^.{4,60}/)?.text.trim() ?? '';
    if (text === '') continue;
    const name = { text, start: words.start, end: words.start + text.length };
    const item: OpenItem = new Map([
      ['label', { value: text, at: name, confidence: STATED }],
      ['principal', { value: principal.value, at: flat.rangeOf(principal.at), confidence: isNet ? DOUBTFUL : STATED }],
    ]);
    addTerms(item, flat, words, name, 'paragraph');
    if (item.size > 2 && !items.some((other) => isOneNote(other, item))) items.push(item);
  }
}

function addCells(item: OpenItem, flat: FlatText, row: TableConvertible): void {
  for (const member of CELLS) {
    const cell = row[member];
    if (cell === null) continue;
    const known = item.get(member);
    const isFuller = member === 'maturity' && String(cell.value).startsWith(String(known?.value));
    if (known === undefined || isFuller) {
      const confidence = member === 'label' ? STATED : 0.9;
      item.set(member, { value: cell.value, at: flat.rangeOf(cell.at), confidence });
    }
  }
  const price = row.conversionPrice;
  if (price !== null && !item.has('variablePrice'))
    item.set('variablePrice', { value: false, at: flat.rangeOf(price.at), confidence: STATED });
}

function isOneNote(a: StatedItem, b: StatedItem): boolean {
  return ['principal', 'maturity', 'conversionPrice'].every((member) => {
    const [one, other] = [a.get(member)?.value, b.get(member)?.value];
    return one === other || (member !== 'principal' && (one === undefined || other === undefined));
  });
}

/** The same principal without another maturity; in a table of terms alone, the year that the label names. */
function isSame(item: StatedItem, { principal, maturity, label }: TableConvertible): boolean {
  const due = item.get('maturity')?.value;
  if (principal === null) {
    const year = /\b20\d\d\b/.exec(label.value)?.[0];
    return year !== undefined && typeof due === 'string' && due.startsWith(year);
  }
  if (item.get('principal')?.value !== principal.value) return false;
  return (
    due === undefined || maturity === null || (typeof due === 'string' && maturity.value.startsWith(due.slice(0, 4)))
  );
}
