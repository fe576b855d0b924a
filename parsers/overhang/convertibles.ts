import type { SubmissionDocument } from '../../core/submission.ts';
import { amountsIn } from '../layout/numbers.ts';
import { pattern } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { type FoundNote, GONE, MONEY, NEGATED, NOTE, PRIOR } from './convertible-names.ts';
import { preferredOf } from './convertible-preferred.ts';
import { pricedOnly } from './convertible-priced.ts';
import { spokenOf } from './convertible-spoken.ts';
import { convertibleTables, describedConvertibles, type TableConvertible } from './convertible-tables.ts';
import { addTerms, commonRate, rateIn } from './convertible-terms.ts';
import { maturityDateOf } from './maturity-date.ts';

/** "an aggregate of $219.5 million principal amount of 1.00% Convertible Debentures", "$100 million 6.75% convertible debentures". */
const AMOUNT_FIRST = new RegExp(
  `${MONEY} (?:(?:in|of|the|an?|its|our|aggregate|original|initial|total|principal|amount|face|value|stated|Company's) ){0,10}${NOTE}`,
  'g',
);
/** "senior secured convertible promissory notes in the aggregate original principal amount of $2,222,222". */
const NOTE_FIRST = new RegExp(
  `${NOTE}(?:s|\\(s\\))?(?: \\([^)]{2,120}\\))?(?: payable)?(?: of the Company)?(?: (?:with|to|in favor of) [^$;()\\d]{2,70}?(?: \\([^)]{2,60}\\))?)?(?: (?:on|dated|issued|executed)\\b [^$;()]{2,60}?)?(?:,? pursuant to which (?:we|the Company) promises? to pay [\\w ]{0,40}?)?,? (?:(?:in|with|for|having|at|of|up|to|the|an?|aggregate|original|initial|total|totall?ing|maximum|combined|principal|principle|amounts?|face|sum|not|exceeding) ){1,10}${MONEY}`,
  'g',
);
/** "in the principal amounts of $250,000 (the "First Note") and $150,000 (the "Second Note")". */
const AND_MORE = new RegExp(`^(?: \\([^)]{2,60}\\))?,? and ${MONEY}(?= \\(|,)`);
/** "All of the outstanding notes were converted", "repayment of all the senior convertible notes". */
const ALL_GONE = pattern('i', [
  pattern(
    '',
    /\ball (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b[^.;]{0,60}?\b/,
    [/converted|repaid|redeemed|cancell?ed|extinguished|retired|exchanged/],
    /\b/,
  ),
  /\b(?:repaid|redeemed|converted|retired|conversion of|repayment of) all (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b/,
]);
const HYPOTHETICAL = /\b(?:assum\w+|upon|may|if|would|could|until|will|shall|unless|conversion notices)\b/i;
/** What another company issued to the filer is its investment. */
const TO_FILER = pattern('i', [
  /\b(?:debentures?|notes?|bonds?)\b[^.;]{0,80}\b(?:issued|sold)(?: by [^.;]{2,60}?)? to (?:the (?:Company|Registrant)|us)\b(?!')/,
  /(?<!\b(?:we|it|company) )\bissu(?:ing|ed|es) [^.;$]{0,60}\b(?:debentures?|notes?|bonds?) to (?:the (?:Company|Registrant)|us)\b(?!')/,
]);
/** What was paid for notes is not their principal. */
const PAID_FOR = /in exchange for (?:an? |the |cash )*$/i;
const PROCEEDS = /^ (?:of|in) (?:gross|net|cash) proceeds/i;
/** The very next sentence, in the past tense; "as of" a later day it may have been outstanding at the report's own. */
const GONE_NEXT = pattern(
  'i',
  /^ ?(?:the|this|such|all of the) (?:notes?|debentures?) (?:was|were|(?:has|have) been) (?:fully |subsequently )?/,
  [/repaid|paid (?:off|in full)|satisfied|converted in full|extinguished|cancell?ed/],
  /(?![^.\n]{0,80}\bas of\b)/,
);
const REMAINS = /remain(?:s|ed|ing)?(?: issued and)? outstanding|will be outstanding|(?:is|are|were) outstanding/i;

/**
 * Convertible debt with its principal, and convertible preferred stock with its terms. Relies on the sentence that
 * names class and principal; terms come from it and from those after it that speak of the notes. What was repaid,
 * exchanged or converted is not outstanding and left out, unless the sentence says what remains.
 */
export function findConvertibles(terms: FlatText, part: CurrentPart, document: SubmissionDocument): StatedItem[] {
  const all: FoundNote[] = [];
  for (const sentence of sentencesWith(terms, /convertible/gi)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (NEGATED.test(words) || PRIOR.test(words) || TO_FILER.test(words)) continue;
    const isOutstanding = REMAINS.test(words);
    if (GONE.test(withoutExchange(words)) && !isOutstanding && !/into common equity|reorgani/i.test(words)) continue;
    if (!isOutstanding && GONE_NEXT.test(terms.text.slice(sentence.end, sentence.end + 160))) continue;
    all.push(...notesIn(words, sentence, isOutstanding));
  }
  all.push(...spokenOf(terms, part, all));
  // Where the document says what remains, that is what there is.
  const remaining = all.filter(({ isOutstanding }) => isOutstanding);
  const gone = part.isProspectus ? [] : allGone(terms, part);
  const ordered = (remaining.length > 0 ? remaining : all).toSorted(
    (a, b) => a.principalAt.start - b.principalAt.start,
  );
  const chosen = distinct(ordered).filter(
    ({ label, isOutstanding }) =>
      isOutstanding || !gone.some((rate) => rate === null || rate === (rateIn(label)?.value ?? null)),
  );
  const notes = chosen.map((one) => {
    const next = chosen.find(({ sentence }) => sentence.start > one.sentence.start);
    return noteOf(terms, part, one, next ?? null, chosen.length === 1);
  });
  if (notes.length > 1) addCommonRate(notes, terms, part);
  const found = [...withTables(terms, part, document, notes), ...preferredOf(terms, part)];
  return found.length > 0 ? found : pricedOnly(terms, part);
}

/** "Each Convertible Debenture bears interest at 8%", the one rate of a document that tells of several issues of one name. */
function addCommonRate(notes: StatedItem[], terms: FlatText, part: CurrentPart): void {
  const common = commonRate(terms, part);
  if (common === null) return;
  for (const note of notes as Map<string, StatedValue>[])
    if (!note.has('interestRate')) note.set('interestRate', common);
}

/** A note issued in exchange is no note that was exchanged. */
function withoutExchange(words: string): string {
  return words
    .replace(/\([^)]{0,60}"[^)]{0,80}\)/g, '')
    .replace(/\bin exchange(?: therefor)?, |(?<=convertible [^;]{2,200})\bin exchange for\b/gi, '');
}

/** The rates of the classes that the document says are gone as a whole; null where it names none. */
function allGone(terms: FlatText, part: CurrentPart): (number | null)[] {
  const rates: (number | null)[] = [];
  for (const sentence of sentencesWith(terms, /\ball\b/gi)) {
    if (sentence.start >= part.end || rates.length > 20) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const match = ALL_GONE.exec(words);
    if (match === null || !/convertible/i.test(match[0]) || HYPOTHETICAL.test(words)) continue;
    rates.push(rateIn(match[0])?.value ?? null);
  }
  return rates;
}

/** Rows of tables beside what sentences say: they add the terms of the same instrument, or one of their own. */
function withTables(
  terms: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
  notes: readonly StatedItem[],
): StatedItem[] {
  if (!/convertible/i.test(terms.text)) return [...notes];
  const items = notes.map((note) => new Map(note));
  for (const row of convertibleTables(document)) {
    if (terms.rangeOf(row.label.at).start >= part.end) continue;
    const own =
      items.find((item) => isSame(item, row)) ?? (row.principal === null && items.length === 1 ? items[0] : null);
    if (own == null && row.principal === null) continue;
    const item = own ?? new Map<string, StatedValue>();
    for (const member of ['label', 'principal', 'conversionPrice', 'maturity', 'interestRate'] as const) {
      const cell = row[member];
      if (cell === null) continue;
      const known = item.get(member);
      const at = terms.rangeOf(cell.at);
      const isFuller =
        member === 'maturity' && known !== undefined && String(cell.value).startsWith(String(known.value));
      if (known === undefined || isFuller)
        item.set(member, { value: cell.value, at, confidence: member === 'label' ? STATED : 0.9 });
    }
    const price = row.conversionPrice;
    if (price !== null && !item.has('variablePrice'))
      item.set('variablePrice', { value: false, at: terms.rangeOf(price.at), confidence: STATED });
    if (own == null) items.push(item);
    if (items.length >= 60) break;
  }
  for (const { label, principal, isNet } of describedConvertibles(document)) {
    const words = terms.rangeOf(label);
    if (words.start >= part.end || items.length >= 60) break;
    const name = /^.{4,60}?(?=[,(;.]|$)|^.{4,60}/.exec(terms.text.slice(words.start, words.end))?.[0].trim() ?? '';
    const item = new Map<string, StatedValue>();
    const labelAt = { start: words.start, end: words.start + name.length };
    if (name === '') continue;
    item.set('label', { value: name, at: labelAt, confidence: STATED });
    const confidence = isNet ? DOUBTFUL : STATED;
    item.set('principal', { value: principal.value, at: terms.rangeOf(principal.at), confidence });
    addTerms(item, terms, words, name, labelAt, 'paragraph');
    if (item.size > 2 && !items.some((other) => isOneNote(other, item))) items.push(item);
  }
  return items;
}

function isOneNote(a: StatedItem, b: StatedItem): boolean {
  return ['principal', 'maturity', 'conversionPrice'].every((member) => {
    const [one, other] = [a.get(member)?.value, b.get(member)?.value];
    return one === other || (member !== 'principal' && (one === undefined || other === undefined));
  });
}

function isSame(item: StatedItem, { principal, maturity, label }: TableConvertible): boolean {
  const due = item.get('maturity')?.value;
  if (principal !== null) {
    return (
      item.get('principal')?.value === principal.value &&
      (due === undefined ||
        maturity === null ||
        (typeof due === 'string' && maturity.value.startsWith(due.slice(0, 4))))
    );
  }
  const year = /\b20\d\d\b/.exec(label.value)?.[0];
  return year !== undefined && typeof due === 'string' && due.startsWith(year);
}

function notesIn(words: string, sentence: TextRange, isOutstanding: boolean): FoundNote[] {
  const found: FoundNote[] = [];
  for (const [pattern, money, note] of [
    [AMOUNT_FIRST, 1, 2],
    [NOTE_FIRST, 2, 1],
  ] as const) {
    for (const match of words.matchAll(pattern)) {
      const label = match[note];
      const printed = match[money];
      if (label === undefined || printed === undefined) continue;
      const amount = amountsIn(printed)[0];
      if (amount === undefined || Number(amount.value) <= 1_000) continue;
      const principalStart = match.index + (money === 1 ? match[0].indexOf(printed) : match[0].lastIndexOf(printed));
      const labelStart = match.index + match[0].indexOf(label);
      if (found.some(({ principalAt }) => principalAt.start === sentence.start + principalStart)) continue;
      if (PAID_FOR.test(words.slice(0, principalStart)) || PROCEEDS.test(words.slice(principalStart + printed.length)))
        continue;
      found.push({
        label: label.trim(),
        labelAt: { start: sentence.start + labelStart, end: sentence.start + labelStart + label.trimEnd().length },
        principal: Number(amount.value),
        principalAt: { start: sentence.start + principalStart, end: sentence.start + principalStart + printed.length },
        sentence,
        isOutstanding,
      });
      const more = AND_MORE.exec(words.slice(match.index + match[0].length));
      const second = more?.[1];
      if (money === 2 && more !== null && second !== undefined && /amounts/.test(match[0])) {
        const from = sentence.start + match.index + match[0].length + more[0].lastIndexOf(second);
        const other = found.at(-1);
        const value = Number(amountsIn(second)[0]?.value ?? 0);
        if (other !== undefined && value > 1_000)
          found.push({ ...other, principal: value, principalAt: { start: from, end: from + second.length } });
      }
    }
  }
  return found.sort((a, b) => a.principalAt.start - b.principalAt.start);
}

/** The same principal, or the same rate and maturity again, is the same class. */
function distinct(all: readonly FoundNote[]): FoundNote[] {
  const kept: FoundNote[] = [];
  for (const one of all) {
    const rate = rateIn(one.label);
    const isKnown = kept.some(
      (other) => other.principal === one.principal || (rate !== null && rateIn(other.label)?.value === rate.value),
    );
    if (!isKnown) kept.push(one);
    if (kept.length >= 25) break;
  }
  return kept;
}

/** How far behind the principal the terms of an instrument stand. */
const REACH = 5_000;

function noteOf(
  terms: FlatText,
  part: CurrentPart,
  one: FoundNote,
  next: FoundNote | null,
  isOnly: boolean,
): StatedItem {
  const item = new Map<string, StatedValue>();
  item.set('label', { value: one.label, at: one.labelAt, confidence: STATED });
  item.set('principal', {
    value: one.principal,
    at: one.principalAt,
    confidence: isOnly || one.isOutstanding ? 0.9 : STATED,
  });
  const stop = Math.min(
    part.end,
    isOnly ? one.sentence.start + 40_000 : one.sentence.start + REACH,
    next?.sentence.start ?? part.end,
  );
  const end = Math.max(stop, one.sentence.end);
  const due = maturityByRate(terms, part, one.label);
  if (due !== null) item.set('maturity', due);
  addTerms(item, terms, { start: one.sentence.start, end }, one.label, one.labelAt, isOnly ? 'document' : 'paragraph');
  if (item.size <= 2) addShared(item, terms, one);
  // A balance may stand behind the terms of the only notes there are.
  const before = isOnly && !item.has('conversionPrice') ? Math.max(part.start, one.sentence.start - 4_000) : null;
  const named = before === null ? -1 : terms.text.slice(before, one.sentence.start).search(/convertible/i);
  if (before !== null && named >= 0)
    addTerms(item, terms, { start: before + named, end: one.sentence.start }, one.label, one.labelAt);
  return item;
}

/** "The notes bear interest at 12%" behind several of them, in the same paragraph: their common terms. */
function addShared(item: Map<string, StatedValue>, terms: FlatText, one: FoundNote): void {
  const line = terms.text.indexOf('\n', one.sentence.end);
  const stop = Math.min(line < 0 ? terms.text.length : line, one.sentence.end + 4_000);
  for (let at = one.sentence.end + 1; at < stop; ) {
    const sentence = sentenceOf(terms, at);
    const words = terms.text.slice(sentence.start, sentence.end);
    if (/\b(?:notes|debentures)\b/i.test(words) && /\binterest\b|matur|convertible/i.test(words) && !GONE.test(words))
      addTerms(item, terms, sentence, one.label, one.labelAt);
    at = Math.max(sentence.end, at) + 1;
  }
}

/** A class is known by its rate: "1.00% senior convertible debentures due 2035" tells when the 1.00% ones mature. */
function maturityByRate(terms: FlatText, part: CurrentPart, label: string): StatedValue | null {
  const rate = rateIn(label);
  if (rate === null) return null;
  const printed = label
    .slice(rate.from, rate.from + rate.length)
    .replace(/[.]/g, '\\.')
    .replace(' %', ' ?%');
  const named = new RegExp(
    `(?<![\\d.])${printed} (?:[\\w-]+ ){0,5}?[Cc]onvertible (?:[\\w-]+ ){1,4}?due ((?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4})(?!\\d)`,
  );
  const match = named.exec(terms.text.slice(part.start, part.end));
  const due = match?.[1];
  const value = due === undefined ? null : maturityDateOf(due);
  if (match === null || due === undefined || value === null) return null;
  const start = part.start + match.index + match[0].length - due.length;
  return { value, at: { start, end: start + due.length }, confidence: 0.9 };
}
