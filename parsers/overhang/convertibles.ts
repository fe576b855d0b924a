import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedItem, type WitnessedValue, withWitness, witnessed } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, printedIn } from '../prose/matches.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { notesInClauses } from './convertible-clauses.ts';
import {
  type FoundNote,
  GONE,
  MONEY,
  maturityDateOf,
  NEGATED,
  NOTE,
  PRIOR,
  rateIn,
  trimmedLabel,
} from './convertible-names.ts';
import { notesInProse, preferredOf, pricedOnly } from './convertible-prose.ts';
import { addDebtRows } from './convertible-rows.ts';
import { isGoneLater, isRemaining, isSettled, MAY_ISSUE, REDUCED, withoutHypotheses } from './convertible-sentences.ts';
import { addTableTerms, describedRows } from './convertible-tables.ts';
import { addTerms, commonRate, type Item } from './convertible-terms.ts';
import { definedNames } from './defined-names.ts';
import { distinctNotes } from './distinct-notes.ts';
import { goneNames, namesOne } from './gone-names.ts';
import { listedPart } from './listed-part.ts';
import { addMaturity } from './maturities.ts';
import { namesRate, stretchesOfName, stretchesOfRate, untilOtherRate } from './named-by-rate.ts';
import { yearOf } from './note-class.ts';
import { fateOf, type NoteFate } from './note-fates.ts';
import { fullNameOf, mayInclude, nameOf, ownStretches } from './note-names.ts';
import { type FoundSeries, seriesOf } from './note-series.ts';
import { withTablesOfPreferred } from './preferred-tables.ts';
import { addRollforwards } from './rollforwards.ts';
import { seriesInTables } from './series-tables.ts';
import { mayBeScaled, unitOfNotes } from './table-scale.ts';
import { withoutUmbrellas, withTermsOf } from './umbrella-notes.ts';

/** "an aggregate of $219.5 million principal amount of 1.00% Convertible Debentures", "$100 million 6.75% convertible debentures". */
const AMOUNT_FIRST = verbose('g')`
  ${MONEY} (?:(?:in|of|the|an?|its|our|aggregate|original|initial|total|principal|amount|face|value|stated|Company's|was|were|is|remained|outstanding|unpaid|owed|under|on|new|newly|issued) ){0,10}${NOTE}`;
/** "senior secured convertible promissory notes in the aggregate original principal amount of $2,222,222". */
const NOTE_FIRST = verbose('g')`
  ${NOTE}(?:s|\(s\))?(?: \([^)]{2,120}\))?(?: payable)?(?: of the Company)?(?: (?:with|to|in favor of) [^$;()]{2,70}?(?: \([^)]{2,60}\))?)?(?: (?:on|dated|issued|executed)\b [^$;()]{2,60}?)?(?:,? pursuant to which (?:we|the Company) promises? to pay [\w ]{0,40}?)?,? (?:(?:in|with|for|having|at|of|up|to|the|an?|aggregate|original|initial|total|totall?ing|maximum|combined|principal|principle|amounts?|face|sum|not|exceeding) ){1,10}${MONEY}`;
/** "reducing the outstanding principal amount of the original convertible note to $50.0 million". */
const REDUCED_TO = verbose('gi')`
  \breduc(?:ed|ing) the (?:outstanding |remaining |aggregate )*(?:principal|balance)(?: amount| balance)? (?:of|under|on) (?:the |our |its )?(?:original |existing )?${NOTE} to ${MONEY}`;
/** "in the principal amounts of $250,000 (the "First Note") and $150,000 (the "Second Note")". */
const AND_MORE = new RegExp(`^(?: \\([^)]{2,60}\\))?,? and ${MONEY}(?= \\(|[,.;])`);
/** Amounts at two dates are one note's. */
const TWO_YEARS = /\b(?:as of|at)\b[^;]{0,40}\b(?:19|20)\d\d\b[^;]{0,40}\band [^;]{0,30}\b(?:19|20)\d\d\b/i;
/** "All of the outstanding notes were converted", "repayment of all the senior convertible notes". */
const ALL_GONE = verbose('i')`
  \ball (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b[^.;]{0,60}?\b
  (?:converted|repaid|redeemed|cancell?ed|extinguished|retired|exchanged)\b
  |\bno (?:(?:senior|secured|unsecured|promissory) )*convertible (?:[\w-]+ ){0,3}?(?:notes|debentures)(?: payable)? (?:(?:were|are|remain(?:ed)?) )?(?:issued (?:and|or) )?outstanding
  |\b(?:balance|principal amount)\b [^.;$]{0,80}\bconvertible (?:[\w-]+ ){0,3}?(?:notes|debentures)\b[^.;$]{0,30} (?:was|is) (?:zero|nil)\b
  |\b(?:has|have|had) no (?:outstanding )?convertible (?:notes|debentures|debt)(?: outstanding)?(?=[.,;]| (?:at|as of|on|and)\b)
  |\bas a result of the conversion of (?:the|our|its|such) (?:convertible )?(?:debt|notes|debentures) into\b
  |\b(?:repaid|redeemed|converted|retired|conversion of|repayment of) all (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b`;
const HYPOTHETICAL = /\b(?:assum\w+|upon|may|if|would|could|until|will|shall|unless|conversion notices)\b/i;
/** What another company issued to the filer is its investment. */
export const TO_FILER = verbose('i')`
  \b(?:debentures?|notes?|bonds?)\b[^.;]{0,80}\b(?:issued|sold)(?: by [^.;]{2,60}?)? to (?:the (?:Company|Registrant)|us)\b(?!')
  |(?<!\b(?:we|it|company) )\bissu(?:ing|ed|es) [^.;$]{0,60}\b(?:debentures?|notes?|bonds?) to (?:the (?:Company|Registrant)|us)\b(?!')`;
/** A clause of its own, on other notes: ", and the Company repaid the remaining $1.5 million of the Old Notes". */
const AND_ENDED = /,? and (?:the Company|we) (?:also )?(?:repaid|redeemed|paid|retired|repurchased) the remaining\b/;
/** "used the proceeds to repurchase all": these notes are what was ended. */
const TO_END =
  /\b(?:to|and) (?:fully )?(?:repurchase|repay|redeem|retire|prepay)(?: all)?(?: of)?(?: the| our| its)?(?: outstanding)? $/i;
/** What was paid for notes is not their principal. */
const PAID_FOR = /in exchange for (?:an? |the |cash )*$/i;
const PROCEEDS = /^ (?:of|in) (?:gross|net|cash) proceeds/i;
/**
 * Convertible debt with its principal, and convertible preferred stock with its terms. Relies on the sentence that
 * names class and principal; terms come from it and from later ones about the notes. Notes that were repaid, exchanged
 * or converted are skipped, unless the sentence says what remains.
 */
export function findConvertibles(flat: FlatText, part: CurrentPart, document: SubmissionDocument): WitnessedItem[] {
  const series = seriesOf(flat, part, seriesInTables(flat, document));
  const named: FoundNote[] = [];
  for (const sentence of currentSentences(flat, part, /convertible/gi)) {
    const { end } = sentence;
    const given = issuedInExchange(sentence);
    const words = withoutHypotheses(given.words);
    if (NEGATED.test(words) || PRIOR.test(words) || TO_FILER.test(words)) continue;
    const isOutstanding = isRemaining(words);
    if (
      !isOutstanding &&
      !REDUCED.test(words) &&
      GONE.test(withoutExchange(words.split(AND_ENDED, 1)[0] ?? '')) &&
      !/into common equity|reorgani/i.test(words)
    )
      continue;
    if (!isOutstanding && isGoneLater(flat.text.slice(end, end + 900))) continue;
    named.push(...notesIn(flat, given, isOutstanding));
  }
  const prose = [...named, ...notesInProse(flat, part, named)];
  const rows = describedRows(flat, document);
  const all = [...prose, ...notesInClauses(flat, part, prose)].filter(
    ({ principalAt }) => !rows.some(({ start, end }) => start <= principalAt.start && principalAt.end <= end),
  );
  // What the document says remains is all that is outstanding.
  const remaining = all.filter(({ isOutstanding }) => isOutstanding);
  const gone = part.isProspectus ? [] : goneRates(flat, part);
  const names = goneNames(flat, part);
  const isGone = (rate: number | null): boolean => gone.includes(null) || gone.includes(rate);
  // Of a class of another rate or name it says nothing.
  const isOfOther = (note: FoundNote): boolean =>
    remaining.every((other) => {
      const [rate, own] = [rateIn(other.label.text)?.value, rateIn(note.label.text)?.value];
      return (rate !== undefined && own !== undefined && rate !== own) || !mayInclude(flat, other, note);
    });
  const current = remaining.length > 0 ? all.filter((note) => note.isOutstanding || isOfOther(note)) : all;
  const notes = distinctNotes(flat, current.toSorted(byPrincipal)).filter(
    ({ label, principal, isOutstanding, sentence }) =>
      isOutstanding ||
      !(
        namesOne(flat.text.slice(sentence.start, sentence.end), names) ||
        isGone(rateIn(label.text)?.value ?? null) ||
        (!part.isProspectus && isSettled(flat, part, principal))
      ),
  );
  const nextOf = (note: FoundNote): FoundNote | null =>
    notes.find(({ sentence }) => sentence.start > note.sentence.start) ?? null;
  const fates = new Map(
    notes.map((note) => [note, fateOf(flat, part, note, nextOf(note)?.sentence.start ?? null, notes.length === 1)]),
  );
  const [live, inBalance] = partition(
    notes.filter((note) => fates.get(note)?.isGone === false),
    (note) => !isInBalance(note, notes, fates),
  );
  const own = live.flatMap((note) => {
    const next = nextOf(note);
    // Once the notes before it are gone, what later paragraphs say remains is of the last one.
    const fate = live.length === 1 && next === null ? fateOf(flat, part, note, null, true) : fates.get(note);
    if (fate === undefined || fate.isGone) return [];
    return [inThousands(flat, withFate(itemOf(flat, part, note, next, notes), fate))];
  });
  // The balance of a class has the terms of the notes in it.
  const parts = inBalance.map((note) => itemOf(flat, part, note, nextOf(note), notes));
  const items = withoutUmbrellas(
    flat,
    distinctPrincipals(own).map((item) => {
      const same = parts.filter((other) => nameKey(other) === nameKey(item));
      return same.reduceRight((filled, other) => withTermsOf(filled, [other]), item);
    }),
  );
  // "Each Convertible Debenture bears interest at 8%": the one rate of a document about several issues of one name.
  const common = items.length > 1 ? commonRate(flat, part) : null;
  for (const item of items) if (common !== null && !item.has('interestRate')) item.set('interestRate', common);
  addTableTerms(items, flat, part, document, names);
  addDebtRows(items, flat, part, document);
  addRollforwards(items, flat, part, document);
  const [sole] = items;
  if (sole !== undefined && items.length === 1) addNamedRate(sole, flat, part);
  const preferred = withTablesOfPreferred(preferredOf(flat, part), flat, part, document);
  const found = [...withSeries(items, series), ...preferred];
  return found.length > 0 || items.length < notes.length ? found : pricedOnly(flat, part);
}

function partition<T>(all: readonly T[], isIn: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isIn), all.filter((one) => !isIn(one))];
}

/** An amendment may make the principal of one note what another item was read from. */
function distinctPrincipals(items: readonly Item[]): Item[] {
  const startOf = (item: Item): number | undefined => item.get('principal')?.at.start;
  return items.filter((item, index) => {
    const same = items.findIndex((other) => startOf(other) === startOf(item));
    return startOf(item) === undefined || same === index;
  });
}

function nameKey(item: Item): string {
  return String(item.get('label')?.value).replace(/s$/, '').toLowerCase();
}

/** Whether the balance of a class, stated behind a later note of it, is of this note, too: "under the Convertible Debentures". */
function isInBalance(note: FoundNote, notes: readonly FoundNote[], fates: ReadonlyMap<FoundNote, NoteFate>): boolean {
  const name = note.label.text.replace(/s$/, '').toLowerCase();
  return notes.some((other) => {
    const of = fates.get(other)?.balance?.of.replace(/s$/, '').toLowerCase();
    const isSame = other.label.text.replace(/s$/, '').toLowerCase() === name;
    return other.sentence.start > note.sentence.start && isSame && of === name && !note.isOutstanding;
  });
}

/** The principal that remains replaces the one at issue. */
function withFate(item: Item, { balance, isReduced }: NoteFate): Item {
  const issued = item.get('principal');
  if (issued === undefined) return item;
  if (balance === null) return isReduced ? new Map(item).set('principal', { ...issued, confidence: DOUBTFUL }) : item;
  const isSame = balance.value === issued.value && balance.at.start !== issued.at.start;
  return new Map(item).set('principal', isSame ? withWitness(issued, 'place') : witnessed(balance.value, balance.at));
}

/** "The 10% Convertible Promissory Notes": the one rate that another sentence puts before the name of the only notes. */
function addNamedRate(item: Item, { text }: FlatText, part: CurrentPart): void {
  const label = String(item.get('label')?.value).replace(/s$/, '');
  if (item.has('interestRate') || !/^[A-Za-z -]{6,60}$/.test(label)) return;
  const named = new RegExp(`(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,4})?) ?% ${label}`, 'gi');
  const found = matchesIn(text, part, named, 20).flatMap((match) => captured(match) ?? []);
  const [first] = found;
  if (first === undefined || found.some((other) => Number(other.text) !== Number(first.text))) return;
  item.set('interestRate', witnessed(Number(first.text), { start: first.start, end: first.end }));
}

/** "$4,600" in notes to statements that are in thousands; doubtful, as prose may be in dollars. */
function inThousands({ text }: FlatText, item: Item): Item {
  const principal = item.get('principal');
  if (typeof principal?.value !== 'number') return item;
  const unit = unitOfNotes(text, principal.value, principal.at.start);
  if (unit === 1 && mayBeScaled(text, principal.value, principal.at))
    return new Map(item).set('principal', { ...principal, confidence: DOUBTFUL });
  if (unit === 1) return item;
  const scaled = { value: principal.value * unit, at: principal.at, confidence: DOUBTFUL };
  return new Map(item).set('principal', scaled);
}

/** Notes named by their year stand for what was read of the same notes without that name. */
function withSeries(items: readonly Item[], { items: series, gone }: FoundSeries): readonly Item[] {
  // A series is named by the year in which it is due, or was issued.
  const years = new Map(
    series.flatMap((item) =>
      [yearOf(item), String(item.get('maturity')?.value).slice(0, 4)].map((year) => [year, item]),
    ),
  );
  const others = items.filter((item) => {
    const same = years.get(yearOf(item));
    const principal = item.get('principal')?.value;
    const isPart = series.some((one) => one.get('principal')?.value === principal);
    if (same !== undefined) addTo(same, item);
    return same === undefined && !isPart && !gone.has(yearOf(item));
  });
  // Notes of a document with series belong to one of them, unless they say when they are due or have a row of their own.
  return [
    ...series,
    ...(series.length > 0 ? others.filter((item) => item.has('maturity') || isInTable(item)) : others),
  ];
}

function isInTable(item: Item): boolean {
  return item.get('principal')?.witnesses?.includes('section') === true;
}

/** What a table gives beats the issue less what was repurchased. */
function addTo(series: Item, item: Item): void {
  for (const [member, value] of item)
    if (
      !series.has(member) ||
      (member === 'principal' && isInTable(item) && !isInTable(series)) ||
      (member === 'maturity' && isFuller(String(value.value), String(series.get(member)?.value)))
    )
      series.set(member, value);
}

/** A day of the month or year that is known. */
function isFuller(day: string, known: string): boolean {
  return day.length > known.length && day.startsWith(known);
}

function byPrincipal(a: FoundNote, b: FoundNote): number {
  return a.principalAt.start - b.principalAt.start;
}

const EXCHANGED_FOR =
  /\b(?:exchanged|exchange of|agreed to exchange|will exchange)\b(?:[^.;]|\.\d){0,260}?\bfor (?:the issuance of )?(?=(?:\(\w{1,3}\) )?(?:US)?\$ ?\d|an? (?:new|amended)|new\b)/i;

/** "The 2024 Notes were exchanged for $3,850,000 principal amount of …": what was given for the old notes. */
function issuedInExchange(sentence: CurrentSentence): CurrentSentence {
  const match = EXCHANGED_FOR.exec(sentence.words);
  const from = match === null ? 0 : match.index + match[0].length;
  const words = sentence.words.slice(from);
  return from === 0 || !/convertible/i.test(words) ? sentence : { ...sentence, start: sentence.start + from, words };
}

/** A note issued in exchange was not itself exchanged. */
function withoutExchange(words: string): string {
  return words
    .replace(/\([^)]{0,60}"[^)]{0,80}\)/g, '')
    .replace(
      /\b(?:in|by|through|for|of) (?:the )?(?:cancellation|satisfaction|settlement|conversion) of (?:[\w' -]{0,40} )?(?:indebtedness|debt|payables?|amounts|liabilities|fees|compensation)\b/gi,
      '',
    )
    .replace(/\bin exchange(?: therefor)?, |(?<=convertible [^;]{2,200})\bin exchange for\b/gi, '');
}

/** The rates of the classes that are gone as a whole; null for a class without a rate in its name. */
export function goneRates(flat: FlatText, part: CurrentPart): (number | null)[] {
  const rates: (number | null)[] = [];
  for (const sentence of currentSentences(
    flat,
    part,
    /\ball\b|\bas a result of the conversion\b|\b(?:zero|nil)\b|\bno (?:[\w-]+ ){0,2}convertible\b/gi,
  )) {
    if (rates.length > 20) break;
    const gone = firstMatch(flat.text, sentence, ALL_GONE);
    if (gone !== null && /convertible/i.test(gone.text) && !HYPOTHETICAL.test(sentence.words))
      rates.push(rateIn(gone.text)?.value ?? null);
  }
  return rates;
}

function notesIn({ text }: FlatText, sentence: TextRange, isOutstanding: boolean): FoundNote[] {
  const found: FoundNote[] = [];
  for (const order of [AMOUNT_FIRST, NOTE_FIRST, REDUCED_TO])
    for (const match of matchesIn(text, sentence, order)) {
      const isAmountFirst = order === AMOUNT_FIRST;
      const [first = '', second = ''] = match.groups;
      const [printed, name] = isAmountFirst ? [first, second] : [second, first];
      const principalAt = printedIn(match, printed, isAmountFirst ? 'first' : 'last');
      const principal = principalIn(printed);
      if (principal <= 1_000 || found.some((other) => other.principalAt.start === principalAt.start)) continue;
      if (PAID_FOR.test(text.slice(sentence.start, principalAt.start))) continue;
      // What will be owed under loans to come is not owed.
      if (/\bwill owe $/i.test(text.slice(sentence.start, principalAt.start))) continue;
      if (PROCEEDS.test(text.slice(principalAt.end, sentence.end))) continue;
      const lead = text.slice(sentence.start, match.start);
      if (MAY_ISSUE.test(lead) || TO_END.test(lead)) continue;
      if (!isAmountFirst && /\b(?:proceeds|purchase price)\b/i.test(match.text)) continue;
      const label = trimmedLabel(printedIn(match, name, 'first'));
      const note = { label, principal, principalAt, sentence, isOutstanding };
      found.push(note);
      const more =
        !isAmountFirst &&
        /amounts|(?:notes|debentures) (?:of|for|totaling) /.test(match.text) &&
        !TWO_YEARS.test(text.slice(sentence.start, sentence.end));
      const other = more ? captured(firstMatch(text, { start: match.end, end: sentence.end }, AND_MORE)) : null;
      if (other !== null && principalIn(other.text) > 1_000)
        found.push({ ...note, principal: principalIn(other.text), principalAt: other });
    }
  return found.toSorted(byPrincipal);
}

function principalIn(printed: string): number {
  return Number(amountsIn(printed)[0]?.value ?? 0);
}

/** How far behind the principal the terms of an instrument may be: of the only one, and of one of several. */
const [REACH_OF_ONLY, REACH] = [40_000, 5_000];

function itemOf(
  flat: FlatText,
  part: CurrentPart,
  note: FoundNote,
  next: FoundNote | null,
  notes: readonly FoundNote[],
): Item {
  const { principal, principalAt, sentence, isPart } = note;
  const full = /convertible/i.test(note.label.text) ? null : fullNameOf(flat, note.label.text, sentence.start);
  const label = full ?? note.label;
  const isOnly = notes.length === 1;
  const isSure = isPart !== true && !isFlow(flat.text, sentence, principalAt);
  const owed = witnessed(principal, principalAt);
  const item = new Map<string, WitnessedValue>([
    ['label', witnessed(note.label.text, note.label)],
    ['principal', isSure ? owed : { ...owed, confidence: DOUBTFUL }],
  ]);
  const reach = sentence.start + (isOnly ? REACH_OF_ONLY : REACH);
  const end = Math.max(Math.min(part.end, reach, next?.sentence.start ?? part.end), sentence.end);
  const due = maturityByRate(flat, part, label.text);
  if (due !== null) item.set('maturity', due);
  else if (full !== null) addMaturity(item, flat.text, full);
  const rates = notes.flatMap((note) => rateIn(note.label.text)?.value ?? []);
  const listed = listedPart(flat, sentence, principalAt.start);
  const isListed = listed !== sentence;
  if (isListed) addTerms(item, flat, listed, label);
  const ofRate = untilOtherRate(flat, { start: isListed ? sentence.end : sentence.start, end }, label.text, rates);
  const own = { start: ofRate.start, end: Math.max(ofRate.end, sentence.end) };
  const names = definedNames(flat);
  for (const stretch of ownStretches(flat, own, note, isOnly ? [] : names)) addTerms(item, flat, stretch, label);
  const short = note.label.text.replace(/s$/, '');
  const name = isOnly ? null : names.includes(short) ? short : nameOf(flat, note);
  for (const stretch of name === null ? [] : stretchesOfName(flat, part, name, names))
    if ((stretch.start > sentence.end || name === short) && !GONE.test(withoutHypotheses(stretch.words)))
      addTerms(item, flat, stretch, label);
  const rate = isOnly ? undefined : rateIn(label.text)?.value;
  const named = rate === undefined ? [] : stretchesOfRate(flat, part, rate);
  // What is said before a balance is of the same class, but what is said later is newer.
  for (const stretch of [...named.filter(({ start }) => start > sentence.end), ...named])
    if (stretch.start !== sentence.start && isOfOneRate(stretch.words, rates, rate))
      addTerms(item, flat, stretch, label);
  if (item.size <= 2) addShared(item, flat, label, sentence);
  // A balance may come after the terms of the only notes.
  if (isOnly && !item.has('conversionPrice')) {
    const reach = { start: Math.max(part.start, sentence.start - 4_000), end: sentence.start };
    // What is said of preferred stock ends with its paragraph.
    const preferred = matchesIn(flat.text, reach, /\bpreferred (?:stock|shares)\b/gi).at(-1);
    const line = preferred === undefined ? reach.start : flat.text.indexOf('\n', preferred.end);
    const before = { start: line < 0 ? reach.end : Math.min(line, reach.end), end: reach.end };
    const start = definedAt(flat, note.label.text, reach) ?? firstMatch(flat.text, before, /convertible/i)?.start;
    if (start !== undefined) addTerms(item, flat, { start, end: sentence.start }, label);
  }
  return item;
}

/** Where the sentence begins that gives the notes their name: "a senior secured note (the "Senior Note")". */
function definedAt(flat: FlatText, name: string, { start, end }: TextRange): number | undefined {
  const at = flat.text.lastIndexOf(`"${name}")`, end);
  return at < start ? undefined : sentenceOf(flat, at).start;
}

/** "During the year ended December 31, 2022, we issued notes in the aggregate of $432,000": what was issued in a period. */
const PERIOD =
  /\bduring (?:the )?(?:(?:fiscal|first|second|third|fourth|three|six|nine|twelve) )?(?:years?|quarters?|months?|period)\b/i;

/** Whether a principal is the sum of what was issued in a period, which says little about what is owed at its end. */
function isFlow(text: string, sentence: TextRange, principalAt: TextRange): boolean {
  const lead = text.slice(Math.max(sentence.start, principalAt.start - 300), principalAt.start);
  return PERIOD.test(lead) && /\b(?:aggregate|total|totall?ing)\b/i.test(lead) && !/\boutstanding\b/i.test(lead);
}

/** Whether a sentence names the class of one rate, and of no other, as it is now. */
function isOfOneRate(words: string, rates: readonly number[], own: number | undefined): boolean {
  return !GONE.test(words) && rates.every((rate) => rate === own || !namesRate(words, rate));
}

/** "The notes bear interest at 12%" after several notes in the same paragraph: their common terms. */
function addShared(item: Item, flat: FlatText, label: FoundNote['label'], from: TextRange): void {
  const line = flat.text.indexOf('\n', from.end);
  const stop = Math.min(line < 0 ? flat.text.length : line, from.end + 4_000);
  for (let at = from.end + 1; at < stop; ) {
    const sentence = sentenceOf(flat, at);
    const words = flat.text.slice(sentence.start, sentence.end);
    if (/\b(?:notes|debentures)\b/i.test(words) && /\binterest\b|matur|convertible/i.test(words) && !GONE.test(words))
      addTerms(item, flat, sentence, label);
    at = Math.max(sentence.end, at) + 1;
  }
}

/** A class is known by its rate: "1.00% senior convertible debentures due 2035" gives the maturity of the 1.00% ones. */
function maturityByRate({ text }: FlatText, part: CurrentPart, label: string): WitnessedValue | null {
  const rate = rateIn(label);
  if (rate === null) return null;
  const printed = label.slice(rate.start, rate.end).replace(/[.]/g, '\\.').replace(' %', ' ?%');
  const named = verbose()`
  (?<![\d.])${printed} (?:[\w-]+ ){0,5}?[Cc]onvertible (?:[\w-]+ ){1,4}?due ((?:[A-Z][a-z]+ \d{1,2}, )?\d{4})(?!\d)`;
  const due = captured(firstMatch(text, part, named));
  const value = due === null ? null : maturityDateOf(due.text);
  return due === null || value === null ? null : witnessed(value, due);
}
