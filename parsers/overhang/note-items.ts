import { type WitnessedValue, withWitness, witnessed } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn } from '../prose/matches.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { type FoundNote, GONE, maturityDateOf, rateIn } from './convertible-names.ts';
import { withoutHypotheses } from './convertible-sentences.ts';
import { addTerms, type Item } from './convertible-terms.ts';
import { definedNames } from './defined-names.ts';
import { listedPart } from './listed-part.ts';
import { nextOf } from './live-notes.ts';
import { addMaturity } from './maturities.ts';
import { namesRate, stretchesOfName, stretchesOfRate, untilOtherRate } from './named-by-rate.ts';
import type { NoteFate } from './note-fates.ts';
import { fullNameOf, nameOf, ownStretches } from './note-names.ts';
import { mayBeScaled, unitOfNotes } from './table-scale.ts';

/** How far behind the principal the terms of an instrument may be: of the only one, and of one of several. */
const [REACH_OF_ONLY, REACH] = [40_000, 5_000];

export function itemOf(flat: FlatText, part: CurrentPart, note: FoundNote, notes: readonly FoundNote[]): Item {
  const { principal, principalAt, sentence, isPart } = note;
  const full = /convertible/i.test(note.label.text) ? null : fullNameOf(flat, note.label.text, sentence.start);
  const label = full ?? note.label;
  const next = nextOf(note, notes);
  const isOnly = notes.length === 1;
  const isSure = isPart !== true && !isFlow(flat.text, sentence, principalAt);
  const owed = witnessed(principal, principalAt);
  const item = new Map<string, WitnessedValue>([
    ['label', witnessed(note.label.text, note.label)],
    ['principal', isSure ? owed : { ...owed, confidence: DOUBTFUL }],
  ]);
  const reach = sentence.start + (isOnly ? REACH_OF_ONLY : REACH);
  const end = note.isListed === true ? sentence.end : endOfTerms(part, note, next, reach);
  // Small lenders' notes share a rate, which then does not tell them apart.
  const ownRate = rateIn(label.text)?.value;
  const isOfRate = !notes.some((other) => other !== note && rateIn(other.label.text)?.value === ownRate);
  const due = isOfRate ? maturityByRate(flat, part, label.text) : null;
  if (due !== null) item.set('maturity', due);
  else if (full !== null) addMaturity(item, flat.text, full);
  const rates = notes.flatMap((note) => rateIn(note.label.text)?.value ?? []);
  const listed = listedPart(flat, sentence, principalAt.start);
  const isListed = listed !== sentence;
  if (isListed) addTerms(item, flat, listed, label);
  const ofRate = untilOtherRate(flat, { start: isListed ? sentence.end : sentence.start, end }, label.text, rates);
  const own = { start: ofRate.start, end: Math.max(ofRate.end, sentence.end) };
  const names = definedNames(flat);
  const ofOthers = notes.flatMap((other) => {
    const called = other.label.text.replace(/s$/, '');
    return other === note ? [] : (nameOf(flat, other) ?? (names.includes(called) ? called : []));
  });
  for (const stretch of ownStretches(flat, own, note, isOnly ? [] : names, ofOthers))
    addTerms(item, flat, stretch, label);
  const short = note.label.text.replace(/s$/, '');
  const name = isOnly ? null : names.includes(short) ? short : nameOf(flat, note);
  for (const stretch of name === null ? [] : stretchesOfName(flat, part, name, names))
    if ((stretch.start > sentence.end || name === short) && !GONE.test(withoutHypotheses(stretch.words)))
      addTerms(item, flat, stretch, label);
  const rate = isOnly || !isOfRate ? undefined : ownRate;
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

/** The principal that remains replaces the one at issue. */
export function withFate(item: Item, { balance, isReduced, ended, added }: NoteFate): Item {
  const issued = item.get('principal');
  if (issued === undefined) return item;
  if (balance === null && added > 0)
    return new Map(item).set('principal', { ...issued, value: Number(issued.value) + added, confidence: DOUBTFUL });
  if (balance === null && isReduced) {
    // What is left is printed nowhere.
    const left = Math.round((Number(issued.value) - ended) * 100) / 100;
    return new Map(item).set('principal', { ...issued, value: left > 0 ? left : issued.value, confidence: DOUBTFUL });
  }
  if (balance === null) return item;
  const isSame = balance.value === issued.value && balance.at.start !== issued.at.start;
  return new Map(item).set('principal', isSame ? withWitness(issued, 'place') : witnessed(balance.value, balance.at));
}

/** "The 10% Convertible Promissory Notes": the one rate that another sentence puts before the name of the only notes. */
export function addNamedRate(item: Item, { text }: FlatText, part: CurrentPart): void {
  const label = String(item.get('label')?.value).replace(/s$/, '');
  if (item.has('interestRate') || !/^[A-Za-z -]{6,60}$/.test(label)) return;
  const named = new RegExp(`(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,4})?) ?% ${label}`, 'gi');
  const found = matchesIn(text, part, named, 20).flatMap((match) => captured(match) ?? []);
  const [first] = found;
  if (first === undefined || found.some((other) => Number(other.text) !== Number(first.text))) return;
  item.set('interestRate', witnessed(Number(first.text), { start: first.start, end: first.end }));
}

/** "$4,600" in notes to statements that are in thousands; doubtful, as prose may be in dollars. */
export function inThousands({ text }: FlatText, item: Item): Item {
  const principal = item.get('principal');
  if (typeof principal?.value !== 'number') return item;
  const unit = unitOfNotes(text, principal.value, principal.at.start);
  if (unit === 1 && mayBeScaled(text, principal.value, principal.at))
    return new Map(item).set('principal', { ...principal, confidence: DOUBTFUL });
  if (unit === 1) return item;
  const scaled = { value: principal.value * unit, at: principal.at, confidence: DOUBTFUL };
  return new Map(item).set('principal', scaled);
}

function endOfTerms(part: CurrentPart, { sentence }: FoundNote, next: FoundNote | null, reach: number): number {
  return Math.max(Math.min(part.end, reach, next?.sentence.start ?? part.end), sentence.end);
}

/** Where the sentence begins that gives the notes their name: "a senior secured note (the "Senior Note")". */
function definedAt(flat: FlatText, name: string, { start, end }: TextRange): number | undefined {
  const at = flat.text.lastIndexOf(`"${name}")`, end);
  return at < start ? undefined : sentenceOf(flat, at).start;
}

/** "During the year ended December 31, 2022, we issued notes in the aggregate of $432,000": what was issued in a period. */
const PERIOD = verbose('i')`
  \bduring (?:the )?(?:(?:fiscal|first|second|third|fourth|three|six|nine|twelve) )?(?:years?|quarters?|months?|period|(?:19|20)\d\d)\b
  |\bthrough [A-Z][a-z]{2,8} \d{1,2}, \d{4}, (?:we|the Company) (?:has|have) issued\b`;

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

/** A class is known by its rate: "1.25% senior convertible debentures due 2035" gives the maturity of the 1.25% ones. */
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
