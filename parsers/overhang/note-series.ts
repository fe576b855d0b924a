import { type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, matchesIn, type Printed } from '../prose/matches.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { MONEY, maturityDateOf, NO_MONTH } from './convertible-names.ts';
import { addTerms, type Item } from './convertible-terms.ts';
import { yearOf } from './note-class.ts';
import type { SeriesCells } from './series-tables.ts';
import { mayBeScaled, unitOfNotes } from './table-scale.ts';

/** "2027 Notes", "2027 Convertible Senior Notes": how issuers of several classes call each. */
const SERIES_NAME =
  '((?:19|20)\\d\\d) (?:[Cc]onvertible |[Ss]enior |[Ee]xchangeable |[Ss]ubordinated |\\d{1,2}(?:\\.\\d{1,4})?% )*[Nn]otes?';
const NAMES = new RegExp(`${NO_MONTH}\\b${SERIES_NAME}\\b`, 'g');
const MOST_SERIES = 12;

export interface FoundSeries {
  readonly items: readonly Item[];
  /** Years of series of which nothing is left. */
  readonly gone: ReadonlySet<string>;
}

/** What a sentence about one series says of its amount. */
type Amount = 'balance' | 'issued' | 'gone';

interface Statement {
  readonly kind: Amount;
  readonly value: number;
  readonly at: Printed;
}

const GONE_BEFORE =
  /\b(?:repurchas|repa(?:id|y)|redeem|exchang|convert(?!ible)|settl|retir|extinguish|cancel|conversion of|redemption of)\w*(?: (?!issu)[^.;$]{0,90})?$/i;
/** The second of two amounts may be far behind the verb: "issued $325.0 million of … and $410.0 million of …". */
const ISSUED_BEFORE =
  /\b(?:issu|sold|sale|offer|complet|clos)\w*(?:[^.;$]{0,90}|(?:[^.;]|\.\d){0,300}\band (?:an additional )?)$/i;
/** "exchange $459.0 million of 2028 Notes for (i) …". */
const GIVEN_FOR = /\bexchang(?:ed?|ing)\b(?:[^;.]|\.\d){0,260}\bfor (?:\(\w{1,3}\) )?(?:approximately )?$/i;
const REMAINING = /\b(?:remain(?:s|ed|ing)?|outstanding)\b/i;
/** Nothing of a series is left. */
const ALL_GONE = verbose('i')`
  \b(?:were|was|have been|has been) (?:fully |all |earlier )?(?:repaid|settled|redeemed|retired|extinguished|converted|paid)\b(?: [^.;]{0,40})?(?:in full|maturity|in their entirety|prior to)
  |\b(?:repaid|settled|redeemed|retired|paid off|extinguished) (?:in full )?(?:all|the (?:total|remaining|entire|outstanding))
  |\bto fully (?:settle|repay|redeem|retire|extinguish) the\b
  |\bmatured\b(?:[^.;]|\.\d){0,80}\b(?:repaid|paid|settled)\b
  |\b(?:repaid|settled|redeemed|retired|matured)[^.;$]{0,60}\b(?:in full|at maturity|upon maturity)
  |\bno (?:longer|principal|amounts?|[\w ]{0,20}notes)\b[^.;]{0,40}\boutstanding
  |\ball (?:of )?(?:the |our )?(?:remaining |outstanding )*(?:\d{4} )?[\w ]{0,24}notes (?:were|have been|had been)\b
  |\bholders of all (?:of )?(?:the |our )?(?:remaining |outstanding )*(?:\d{4} )?[\w %.]{0,40}notes (?:have |had )?converted\b`;
const CONDITIONAL = /\b(?:if|may|could|would|unless|upon|until|prior to|will|shall)\b/i;

/**
 * Convertible notes that a document tells apart by the year in which they are due. The class is convertible where a
 * sentence that names it speaks of its conversion; its principal is what remains, else what was issued.
 *
 * @param cells what tables give for the series, by year
 */
export function seriesOf(flat: FlatText, part: CurrentPart, cells: ReadonlyMap<string, SeriesCells>): FoundSeries {
  const sentences = new Map<string, CurrentSentence[]>();
  for (const sentence of currentSentences(flat, part, NAMES, 600)) {
    for (const year of new Set([...sentence.words.matchAll(NAMES)].map(([, year = '']) => year))) {
      const own = sentences.get(year) ?? [];
      own.push(sentence);
      sentences.set(year, own);
    }
    if (sentences.size > MOST_SERIES) return { items: [], gone: new Set() };
  }
  const items: Item[] = [];
  const gone = new Set<string>();
  for (const [year, own] of sentences) {
    const alone = own.filter(({ words }) => isAlone(words, year));
    // A table that gives a series its conversion price says that it converts.
    const isPriced = ['conversionPrice', 'pricePerRatio'].some((member) => member in (cells.get(year) ?? {}));
    const [first] = own;
    const isNamedAbove = first !== undefined && isUnderHeading(flat, first);
    if (!isPriced && !isNamedAbove && !isConvertible(own, alone, year)) continue;
    if (isGone(alone, cells.get(year)) || hasMatured(own, year)) gone.add(year);
    const item = gone.has(year) ? null : itemOf(flat, year, own, alone, cells.get(year));
    if (item !== null) items.push(item);
  }
  for (const [year, own] of cells) {
    const isKnown = gone.has(year) || own.isGone === true || items.some((item) => yearOf(item) === year);
    const item = isKnown ? null : itemOfCells(flat, year, own);
    if (item !== null) items.push(item);
  }
  return { items, gone };
}

/** A series that only a table names, under words that say that its notes convert. */
function itemOfCells(flat: FlatText, year: string, cells: SeriesCells): Item | null {
  const { label, principal } = cells;
  if (label === undefined || principal === undefined) return null;
  const item: Item = new Map([
    ['label', witnessed(label.value, label.at)],
    ['principal', principalOf(flat, principal)],
  ]);
  addCells(item, cells);
  if (!item.has('maturity') && !isPast(flat, year))
    item.set('maturity', { value: year, at: label.at, confidence: DOUBTFUL });
  return item;
}

/** The terms of a series that a table gives. */
export function addCells(item: Item, cells: SeriesCells | undefined): void {
  for (const member of ['conversionPrice', 'maturity', 'interestRate', 'sharesIssuable'] as const) {
    const cell = cells?.[member];
    if (cell !== undefined) item.set(member, witnessed(cell.value, cell.at, 'section'));
  }
  const ratio = cells?.pricePerRatio;
  if (ratio !== undefined && !item.has('conversionPrice'))
    item.set('conversionPrice', witnessed(ratio.value, ratio.at));
  if (cells?.conversionPrice !== undefined) item.set('variablePrice', witnessed(false, cells.conversionPrice.at));
}

const BALANCE_DAY = /\b(?:as of|at|ended) [A-Z][a-z]{2,8} \d{1,2}, ((?:19|20)\d\d)\b/gi;

/** Whether a document has balances after a year: notes named by it were issued then, and are not due then. */
function isPast({ text }: FlatText, year: string): boolean {
  return [...text.matchAll(BALANCE_DAY)].some(([, day = '']) => day > year);
}

/** Whether a sentence names one series only. */
function isAlone(words: string, year: string): boolean {
  // "(the 2028 Notes, and together with the 2032 Notes, the Notes)".
  return [...words.replace(/,? and,? together with [^)]{3,120}(?=\))/g, '').matchAll(NAMES)].every(
    (match) => match[1] === year,
  );
}

/** A line alone: "Convertible Senior Notes". */
const HEADING = /^(?:[\w.—–:-]{1,20} ){0,4}convertible (?:[\w-]+ ){0,2}(?:notes|debt|debentures)$/i;
/** How far above the first sentence about a series the heading of its section may be. */
const HEADING_REACH = 2_000;

/** Whether the last short line above is a heading that names convertible notes. */
function isUnderHeading({ text }: FlatText, { start }: CurrentSentence): boolean {
  const lines = text
    .slice(Math.max(0, start - HEADING_REACH), start)
    .split('\n')
    .slice(0, -1);
  const heading = lines.findLast((line) => line.length > 3 && line.length < 100 && !/[.;:]$/.test(line));
  return heading !== undefined && HEADING.test(heading.trim());
}

function isConvertible(own: readonly CurrentSentence[], alone: readonly CurrentSentence[], year: string): boolean {
  const isNamedSo = new RegExp(
    `\\b${year} (?:[Ss]enior )?[Cc]onvertible|\\b[Cc]onvertible [^.;"()]{0,60}\\bdue [^.;"()]{0,20}${year}\\b[^.;]{0,40}\\(|\\b[Cc]onvertible (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes,? \\((?:the |collectively,? the )?"${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes"`,
  );
  return (
    own.some(({ words }) => isNamedSo.test(words)) ||
    alone.some(({ words }) => /\bconversion (?:rate|price)\b|\bconvertible\b|\bcapped calls?\b/i.test(words))
  );
}

function itemOf(
  flat: FlatText,
  year: string,
  own: readonly CurrentSentence[],
  alone: readonly CurrentSentence[],
  cells: SeriesCells | undefined,
): Item | null {
  const [first] = own;
  if (first === undefined) return null;
  const stated = own.flatMap((sentence) => amountsOf(flat, sentence, year));
  const balance = stated.find(({ kind }) => kind === 'balance');
  const label = labelOf(flat, year, first);
  const item: Item = new Map([['label', witnessed(label.text, label)]]);
  const inTable = cells?.principal;
  if (inTable !== undefined) item.set('principal', principalOf(flat, inTable));
  else if (balance !== undefined) item.set('principal', witnessed(balance.value, balance.at));
  else addIssued(item, stated, cells?.issued);
  addCells(item, cells);
  for (const { start, end } of alone.slice(0, 60)) addTerms(item, flat, { start, end }, label);
  // "The notes mature on …" right behind a sentence that names this series alone.
  for (const sentence of alone.slice(0, 20)) {
    const next = sentenceOf(flat, sentence.end + 1);
    const words = flat.text.slice(next.start, next.end);
    const isNear = next.start > sentence.start && !/\n/.test(flat.text.slice(sentence.end, next.start));
    if (
      isNear &&
      /^(?:The|These|Such) (?:[Nn]otes|(?:initial )?conversion (?:rate|price))\b/.test(words) &&
      isAlone(words, year)
    )
      addTerms(item, flat, next, label);
  }
  const owed = item.get('principal');
  const unit = typeof owed?.value === 'number' ? unitOfNotes(flat.text, owed.value, owed.at.start) : 1;
  if (owed !== undefined && unit > 1 && inTable === undefined)
    item.set('principal', { value: Number(owed.value) * unit, at: owed.at, confidence: DOUBTFUL });
  else if (owed !== undefined && mayBeScaled(flat.text, Number(owed.value), owed.at))
    item.set('principal', { value: Number(owed.value) * 1_000, at: owed.at, confidence: DOUBTFUL });
  // A short name may have the year of the issue.
  const isDue = /\bdue\b/i.test(label.text);
  const day = maturityDateOf(/\bdue (?:in |on )?([A-Z][a-z]{2,8} \d{1,2}, \d{4})$/.exec(label.text)?.[1] ?? '');
  if (day !== null && !item.has('maturity')) item.set('maturity', witnessed(day, label));
  const rate = rateBefore(flat, own, year);
  if (rate !== null && !item.has('interestRate')) item.set('interestRate', rate);
  const due = dueIn(flat, own, year);
  if (due !== null && !item.has('maturity')) item.set('maturity', due);
  if (!item.has('maturity') && !isPast(flat, year))
    item.set('maturity', isDue ? witnessed(year, label) : { value: year, at: label, confidence: DOUBTFUL });
  // A price without a principal is of an unknown amount, not of none.
  return item.has('principal') || item.has('conversionPrice') ? item : null;
}

/** "the 2020 Notes will mature on November 15, 2020", in a sentence that names another series too. */
function dueIn({ text }: FlatText, own: readonly CurrentSentence[], year: string): WitnessedValue | null {
  const matures = new RegExp(
    `\\b${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes (?:will )?matures? on ([A-Z][a-z]{2,8} \\d{1,2}, \\d{4})(?!\\d)`,
    'g',
  );
  for (const sentence of own) {
    const due = captured(matchesIn(text, sentence, matures, 1)[0]);
    const day = due === null ? null : maturityDateOf(due.text);
    if (due !== null && day !== null) return witnessed(day, due);
  }
  return null;
}

/** The rate in the full name that defines the short one: '5.25% Convertible Senior Notes (the "2026 Notes")'. */
function rateBefore({ text }: FlatText, own: readonly CurrentSentence[], year: string): WitnessedValue | null {
  const defined = new RegExp(
    `(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,4})?) ?% (?:[A-Za-z]{1,20} ){0,4}?[Nn]otes,? \\((?:the )?"${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes"`,
    'g',
  );
  for (const sentence of own) {
    const rate = captured(matchesIn(text, sentence, defined, 1)[0]);
    if (rate !== null) return witnessed(Number(rate.text), rate);
  }
  return null;
}

/** No class of notes that investors tell apart by year is smaller. */
const LEAST_SERIES = 2_000_000;

/** The principal that a table gives; a small one is in a unit that the table does not print. */
function principalOf(
  flat: FlatText,
  { value, at }: { readonly value: number; readonly at: TextRange },
): WitnessedValue {
  if (value >= LEAST_SERIES) return witnessed(value, at, 'section');
  const scale = /\bin thousands\b/i.test(flat.text) ? 1_000 : 1;
  return { value: value * scale, at, confidence: DOUBTFUL };
}

/** Whether the latest balance is a dash, or a sentence says that nothing is left, also after the balance date. */
function isGone(alone: readonly CurrentSentence[], cells: SeriesCells | undefined): boolean {
  if (cells?.isGone === true) return true;
  return alone.some(({ words }) => ALL_GONE.test(words) && !CONDITIONAL.test(words.slice(0, words.search(ALL_GONE))));
}

/** "The 2018 Notes matured on November 15, 2018", also beside what is said of another series. */
function hasMatured(own: readonly CurrentSentence[], year: string): boolean {
  const matured = new RegExp(`\\b${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes matured\\b`);
  return own.some(({ words }) => matured.test(words));
}

/** What was issued, less what the document says went; in doubt where anything did. */
function addIssued(item: Item, stated: readonly Statement[], inTable: SeriesCells['issued']): void {
  const issued = inTable ?? stated.find(({ kind }) => kind === 'issued');
  if (issued === undefined) return;
  const gone = stated.filter(({ kind }) => kind === 'gone').reduce((sum, { value }) => sum + value, 0);
  const section = inTable === undefined ? [] : (['section'] as const);
  if (gone === 0) item.set('principal', witnessed(issued.value, issued.at, ...section));
  else if (gone < issued.value)
    item.set('principal', { value: issued.value - gone, at: issued.at, confidence: DOUBTFUL });
}

/** The amounts that a sentence gives for one series. */
function amountsOf({ text }: FlatText, sentence: CurrentSentence, year: string): Statement[] {
  const alias = `[Nn]otes,? \\((?:the |collectively,? the )?"?${year} (?:[\\w]+ ){0,3}?[Nn]otes"?`;
  const name = `(?:\\d{1,2}(?:\\.\\d+)? ?% )?(?:[\\w%.-]+ ){0,5}?(?:${year} (?:[\\w]+ ){0,3}?[Nn]otes|[Nn]otes due (?:[\\w, ]{0,14})${year}|${alias})`;
  const order = [
    new RegExp(
      `${MONEY} (?:(?:in|of|on|under|the|our|its|such|new|newly|issued|aggregate|outstanding|total|remaining|principal|amount|balance|initial) ){1,8}${name}`,
      'g',
    ),
    new RegExp(
      `\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes(?: were issued| was issued)?,? (?:in|with|for|of|had|have) (?:(?:the|an?|aggregate|original|outstanding|total) ){0,4}principal (?:amount|balance) (?:outstanding )?of ${MONEY}`,
      'g',
    ),
  ];
  // "issued the 2028 Convertible Notes at par ($230 million)".
  order.push(new RegExp(`\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes at par(?: value)? \\(${MONEY}\\)`, 'g'));
  const found: Statement[] = [];
  for (const wording of order)
    for (const match of matchesIn(text, sentence, wording, 6)) {
      const at = captured(match);
      const value = Number(amountsIn(at?.text ?? '')[0]?.value ?? 0);
      if (at === null || value < 1_000) continue;
      const before = text.slice(sentence.start, match.start);
      const after = text.slice(match.end, Math.min(sentence.end, match.end + 40));
      const kind = kindOf(before, match.text, after);
      if (kind !== null) found.push({ kind, value, at });
    }
  return found;
}

function kindOf(before: string, words: string, after: string): Amount | null {
  if (/\b(?:includ(?:es|ed|ing)|of which)\b[^.;]{0,60}$/i.test(before)) return null;
  if (GIVEN_FOR.test(before)) return 'issued';
  if (GONE_BEFORE.test(before)) return 'gone';
  if (REMAINING.test(words) || REMAINING.test(after) || /\bremain(?:s|ed)?\b/i.test(before)) return 'balance';
  return ISSUED_BEFORE.test(before) || /\bissued\b/.test(words) ? 'issued' : null;
}

/** The full name where the document defines the short one beside it, else the short one. */
function labelOf(flat: FlatText, year: string, first: TextRange): Printed {
  const full = new RegExp(
    `((?:\\d{1,2}(?:\\.\\d{1,4})? ?% )?(?:[A-Z][\\w-]{0,30} ){0,3}[Cc]onvertible (?:[\\w-]{1,30} ){0,3}?[Nn]otes due (?:in )?(?:[A-Z][a-z]{1,30} )?(?:\\d{1,2}, )?${year})\\b`,
    'g',
  );
  const own = { start: Math.max(0, first.start - 2_000), end: first.end };
  const named = captured(matchesIn(flat.text, own, full).at(-1));
  if (named !== null) return named;
  const [short] = matchesIn(flat.text, first, new RegExp(`\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes\\b`, 'g'), 1);
  return short ?? { ...first, text: `${year} Notes` };
}
