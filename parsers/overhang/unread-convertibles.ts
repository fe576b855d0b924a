import type { Reason } from '../../core/parser.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutRow } from '../layout/table-grid.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { matchesIn } from '../prose/matches.ts';
import { GONE, NEGATED } from './convertible-names.ts';
import { isGoneLater, isSettled, TO_FILER, withoutHypotheses } from './convertible-sentences.ts';
import { goneRates } from './live-notes.ts';
import { amountOf } from './table-columns.ts';

/** Of a periodic report: whether notes are outstanding is unknown, so that "none found" may not be said. */
const OUTSTANDING_NOT_READ = 'outstanding-convertibles-not-read';
const AMOUNTS_NOT_READ = 'convertible-amounts-not-read';

const DEBT = '(?:notes?|debentures?|bonds?|debt|loans?|borrowings)';
const NAMED = new RegExp(
  `\\bconvertible (?:[\\w-]+ ){0,4}?${DEBT}\\b|\\b${DEBT}(?: payable)?,? (?:that (?:is|are) |which (?:is|are) |are |is )?convertible\\b|\\bconvertible securities\\b`,
  'i',
);
const MONEY = /(?:US)?[$€£] ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?/gi;
const LEAST = 50_000;
/** Prices, denominations and par values are no amounts owed. */
const UNIT = /^(?: ?per\b| par value| principal amount of (?:the )?notes? (?:to|for)|,000 principal amount)/i;
/** What others owe, what might be issued, agreements and exhibits, and costs of the period. */
const OTHER = verbose('i')`
  \binvestments? in\b|\bheld for\b|\bnotes? receivable\b|\b(?:we|the company) (?:purchased|invested|hold|held|acquired)\b
  |\bavailable[- ]for[- ]sale\b|\bmarketable securities\b|\bmay (?:offer|issue|sell|incur|raise)\b|\bfrom time to time\b
  |\bindenture,? dated\b|\bform of\b|\bincorporated (?:herein )?by reference\b|\bsale of additional\b
  |\b(?:were|was|been|fully) converted\b|\b(?:conversion|redemption|repayment|repurchase|retirement|exchange) of\b|\bno [\w ]{0,30}convertible\b|\bamorti[sz]ation\b|\bbeneficial conversion\b
  |\bregistration statement\b|\bissued to (?:us|the company)\b|\bcommitments?\b|\bletters? of intent\b`;
const ROW = new RegExp(
  `^(?:[\\w%.,()'&-]+ ){0,6}?convertible (?:[\\w-]+ ){0,4}?${DEBT}\\b|^(?:[\\w%.,()-]+ ){0,5}?${DEBT}(?: payable)?[ ,(-]+convertible\\b`,
  'i',
);
/** Rows that are flows, shares or what others owe. */
const OTHER_ROW =
  /interest|amorti|proceeds|payments?\b|repay|repurchase|conversions?\b|converted|issuance|issued|gain|loss|premium|receivable|investment|shares|accretion|discount|extinguish|redemption|if-converted|dilut/i;
const OTHER_TABLE =
  /anti-?dilut|weighted|potential|operating activities|financing activities|available[- ]for[- ]sale|plan assets|shares? of common stock issuable|common stock equivalents|amortized cost|maturit(?:y|ies) of/i;
const LONGEST_TABLE = 120;
const SHOWN = 3;

/**
 * What a document in which no convertibles were found says about some: sentences and rows that name convertible debt
 * beside an amount, and do not say that it is gone, another's or only possible. Null where there are none.
 */
export function unreadConvertibles(
  flat: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
  form: string | null,
): Reason | null {
  // Where the document says that all its notes are gone, what it says of them is history.
  if (!/convertible/i.test(flat.text) || goneRates(flat, part).includes(null)) return null;
  const found = [...unreadSentences(flat, part, document), ...unreadRows(document)];
  if (found.length === 0) return null;
  const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
  const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : '';
  const [amounts, were] = found.length === 1 ? ['amount', 'was'] : ['amounts', 'were'];
  const message = `no convertibles were read, but ${found.length} ${amounts} near "convertible" ${were} not used: ${shown.join(', ')}${more}`;
  const isPeriodic = form === null ? PERIODIC_TITLE.test(flat.text.slice(0, 3_000)) : PERIODIC.test(form);
  return { code: isPeriodic && !part.isProspectus ? OUTSTANDING_NOT_READ : AMOUNTS_NOT_READ, message };
}

const PERIODIC = /^(?:10-[KQ]|20-F|40-F)/;
const PERIODIC_TITLE = /\bform\s+(?:10-[KQ]|20-F|40-F)\b/i;

function unreadSentences(flat: FlatText, part: CurrentPart, document: SubmissionDocument): string[] {
  const found: string[] = [];
  const tables = layoutOnce(document).tables.map((table) => flat.rangeOf(table));
  // Rows of tables are read by their cells.
  const isRow = ({ start, words }: CurrentSentence): boolean =>
    !/[.;:]$/.test(words.trim()) && tables.some((table) => table.start <= start && start < table.end);
  for (const sentence of currentSentences(flat, part, /\bconvertible\b/gi, 400)) {
    const words = withoutHypotheses(sentence.words);
    if (isRow(sentence) || !NAMED.test(words) || GONE.test(words) || NEGATED.test(words) || OTHER.test(words)) continue;
    if (TO_FILER.test(words)) continue;
    const amounts = matchesIn(words, { start: 0, end: words.length }, MONEY, 20).filter(
      ({ text, end }) => amountIn(text) >= LEAST && !UNIT.test(words.slice(end, end + 40)),
    );
    const [amount] = amounts;
    if (amount === undefined || isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
    if (!isSettled(flat, part, amountIn(amount.text))) found.push(wordsAround(words, amount.start));
    if (found.length >= 50) break;
  }
  return found;
}

function amountIn(printed: string): number {
  const value = Number(amountsIn(printed.replace(/^(?:US)?[€£]/, '$'))[0]?.value ?? 0);
  return Number.isFinite(value) ? value : 0;
}

function wordsAround(words: string, at: number): string {
  const start = Math.max(0, at - 50);
  return words
    .slice(start, at + 50)
    .replace(/^\S* |\s\S*$/g, '')
    .trim();
}

/** Rows of balance sheets and notes whose first amount is not a dash. */
function unreadRows(document: SubmissionDocument): string[] {
  const layout = layoutOnce(document);
  const found: string[] = [];
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > LONGEST_TABLE || found.length >= 20) continue;
    for (const row of table.rows) {
      const label = row.cells[0]?.text ?? '';
      if (label.length > 140 || !ROW.test(label) || OTHER_ROW.test(label) || isOfOther(layout.plain.text, table))
        continue;
      const amount = firstAmount(table, row);
      if (amount !== null) found.push(`${label} ${amount}`);
    }
  }
  return found;
}

function isOfOther(plain: string, table: LayoutTable): boolean {
  const labels = table.rows.map(({ cells }) => cells[0]?.text ?? '').join(' ');
  return OTHER_TABLE.test(`${plain.slice(Math.max(0, table.start - 250), table.start)} ${labels}`);
}

/** The first figure of a row, as printed; null where it is a dash, a rate, or there is none. */
function firstAmount(table: LayoutTable, { cells }: LayoutRow): string | null {
  for (const cell of cells.slice(1)) {
    if (/^[$\s]*[—–-]+[\s)]*$/.test(cell.text)) return null;
    const value = amountOf(cell.text);
    if (value === null || /rate|maturity|year/i.test(headingOf(table, cell))) continue;
    return value > 0 ? cell.text : null;
  }
  return null;
}
