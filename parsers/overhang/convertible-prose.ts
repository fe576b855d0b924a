import { type WitnessedItem, type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, numberOf, type Printed, printedIn } from '../prose/matches.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { type FoundNote, GONE, MONEY, NEGATED, NOTE, PRIOR, trimmedLabel } from './convertible-names.ts';
import { withoutHypotheses } from './convertible-sentences.ts';
import { addTerms } from './convertible-terms.ts';
import { isOfOtherSale } from './distinct-notes.ts';
import { listedPart } from './listed-part.ts';

/** "The principal amount of the notes is …", where earlier sentences name the notes. */
const OF_THE_NOTES = verbose()`
  principal amount of (?:(?:the|each|such|this|all|our|its) )?((?:[\w-]+ ){0,3}?(?:[Nn]otes?|[Dd]ebentures?))(?: (?:issued|sold|outstanding|purchased))?(?: \([^)]{2,40}\))? (?:is|was|are|were|of) (?:up to )?${MONEY}
  |\bthe principal balances? (?:due|outstanding|owed)(?: (?:on|under) the (?:notes|debentures))? (?:is|was|are|were) ${MONEY}`;
/** "a promissory note (the "Harbor Note") in the original principal amount of $70,000". */
const PLAIN_NOTE = verbose()`
  \b((?:secured |unsecured |senior |promissory |subordinated )*(?:[Nn]otes?|[Dd]ebentures?))(?:(?: issued)? to [^$;().]{2,60}?)?(?: \([^)]{2,60}\))?,? (?:totall?ing |(?:in|with|for|having) (?:(?:the|an?|aggregate|original|initial|total|face) ){0,4}(?:principal amount|principal sum|amount) of )${MONEY}`;
/** "$14,000,000 in debentures", "additional debentures totaling $5,000,000". */
const PLAIN_FIRST = verbose()`
  ${MONEY} (?:(?:in|of|principal|aggregate|original|amount) ){1,4}((?:senior |secured |unsecured |promissory )*(?:[Nn]otes|[Dd]ebentures))\b`;
/** "the initial note in the principal amount of $7.6 million (the "2023 Convertible Note")". */
const CALLED = verbose()`
  \b(?:[Nn]otes?|[Dd]ebentures?) (?:in|with) (?:(?:the|an?|aggregate|original|initial|total) ){0,4}principal amount of ${MONEY} \((?:the |each,? (?:an? )?)?"((?:[\w.%-]+ ){0,4}Convertible [\w ]{4,30})"\)`;
/** "$450,000 to be convertible into common stock at $.10 per share": the parts of one loan. */
const CONVERTIBLE_PART = verbose('g')`
  ${MONEY} (?:(?:in|of|the|aggregate|principal|amount|outstanding|such|our|these) ){0,6}(?:(?:notes|debentures|loans) )?(?:(?:is|are|was|were|to be|which is|of which is) )?convertible(?: on that date)? in ?to (?:[^.;$]|\.\d){0,90}?at (?:a (?:conversion )?price of )?\$ ?\.?\d`;
/** "borrowed $150,000 from a fund under a 10% convertible note"; "a convertible loan agreement, under which it borrowed $1,250,000". */
const BORROWED = verbose('i')`
  \b(?:borrowed|received|was advanced|loaned|lent|advanced|(?:made|received) (?:an? )?(?:loans?|advances?))(?: us| the Company)?(?: totall?ing| of| in the amount of| an aggregate of)? ${MONEY} (?:from [^.;$()]{3,60} )?(?:to (?:us|the Company) )?(?:under|on|pursuant to|evidenced by|in (?:exchange|return) for) (?:an? |the )?(?:[\w-]+-(?:year|month|day) )?${NOTE}
  |\b(convertible (?:loan|note|debenture)(?: purchase)? agreement)\b[^.;$]{0,100}(?:under|pursuant to) which (?:it|we|the Company) (?:has )?(?:borrowed|received|drew) ${MONEY}`;
/** "Convertible notes payable is comprised of a promissory note issued to an individual". */
const COMPRISED = /^convertible (?:notes?|debentures?)(?: payable)? (?:is|are) comprised of\b/i;
const CONVERTS =
  /\b(?:notes?|debentures?)\b[^.;]{0,60}\b(?:(?:is|are|was|were) (?:also )?convertible|may be converted)\b|\bconvert (?:all|any|the|some)\b[^.;]{0,160}\binto\b[^.;]{0,40}(?:shares|stock)/i;
/** An instrument by its own heading: "CONVERTIBLE PROMISSORY NOTE … promises to pay to … $1,500,000". */
const INSTRUMENT =
  /(?:^|\n)((?:[\w%. -]{0,60} )?CONVERTIBLE (?:[\w-]+ ){0,3}?(?:NOTE|DEBENTURE)(?: DUE [\w, ]{4,30})?)(?=\n)/i;
const PROMISE = new RegExp(`promises? to pay\\b[^$]{0,400}?${MONEY}`, 'i');
/** A label on the face of an instrument: "Original Principal Amount: $333,000". */
const FACE = new RegExp(
  `\\b(?:(?:Original|Initial|Aggregate|Stated) )?(?:Principal|Face)(?: Amount)?(?: of (?:this |the )?(?:Note|Debenture))?: ?(?:U\\.S\\. )?${MONEY}`,
  'i',
);
const NOTES = new RegExp(NOTE, 'g');

/** How far below the title of an instrument the rows of its face reach. */
const LONGEST_FACE = 1_500;

/** The face of an instrument from its title to its principal, as its rows are in no order; else the sentence of the principal. */
function faceOf(flat: FlatText, title: TextRange, principal: TextRange): TextRange {
  const sentence = sentenceOf(flat, principal.start);
  const isBelow = title.end < sentence.start && sentence.start - title.end < LONGEST_FACE;
  return isBelow ? { start: title.end, end: sentence.end } : sentence;
}

/** "The first note, in the principal amount of $110,000", "a second note for $75,000", behind words on convertible notes. */
const ORDINAL_NOTE = verbose()`
  \b((?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:(?:secured|unsecured|promissory) ){0,2}(?:note|debenture)),? (?:(?:in|with|for|of|has|had|having|is|was|a|an|the|original|aggregate|principal|face|amount|sum) ){1,6}${MONEY}`;

/** The notes that prose adds to those that are known. */
interface NewNotes {
  readonly found: readonly FoundNote[];
  /** Adds a note, unless its principal is known from the same sale. */
  readonly add: (sentence: TextRange, principalAt: Printed | null, label: Printed | null | undefined) => void;
}

function newNotes(flat: FlatText, known: readonly FoundNote[]): NewNotes {
  const found: FoundNote[] = [];
  const add: NewNotes['add'] = (sentence, principalAt, label) => {
    const principal = Number(amountsIn(principalAt?.text ?? '')[0]?.value ?? 0);
    if (principalAt === null || label == null || principal <= LEAST_PRINCIPAL) return;
    const note = { label: trimmedLabel(label), principal, principalAt, sentence, isOutstanding: false };
    const isKnown = (other: FoundNote): boolean => other.principal === principal && !isOfOtherSale(flat, other, note);
    if (![...known, ...found].some(isKnown)) found.push(note);
  };
  return { found, add };
}

const LEAST_PRINCIPAL = 1_000;
/** Enough of a document whose sentences give ever more notes. */
const [MOST_OF_CONVERTIBLES, MOST_OF_PLAIN] = [20, 40];

/** Principals of notes named in an earlier sentence, and of an instrument under its own title. */
export function notesInProse(flat: FlatText, part: CurrentPart, known: readonly FoundNote[]): readonly FoundNote[] {
  const notes = newNotes(flat, known);
  addOfTheNotes(flat, part, notes);
  addOfConvertibles(flat, part, notes);
  addOrdinals(flat, part, notes);
  addPlainNotes(flat, part, notes);
  addInstrument(flat, notes);
  return notes.found;
}

function addOfTheNotes(flat: FlatText, part: CurrentPart, notes: NewNotes): void {
  for (const sentence of currentSentences(
    flat,
    part,
    /principal amount of (?:the|each|such|this|all|our|its|notes|debentures)\b|\bprincipal balances? (?:due|outstanding|owed)\b/gi,
    200,
  )) {
    if (GONE.test(sentence.words) || PRIOR.test(sentence.words)) continue;
    const match = firstMatch(flat.text, sentence, OF_THE_NOTES);
    const [named = '', ofNamed, due] = match?.groups ?? [];
    const own = match !== null && /\bconvertible\b/i.test(named) ? printedIn(match, named, 'first') : null;
    const printed = match === null ? null : printedIn(match, ofNamed ?? due ?? '');
    notes.add(sentence, printed, own ?? nameBefore(flat, sentence, 1_500));
  }
}

function addOfConvertibles(flat: FlatText, part: CurrentPart, notes: NewNotes): void {
  for (const sentence of currentSentences(flat, part, /convertible/gi)) {
    if (notes.found.length > MOST_OF_CONVERTIBLES) break;
    const { words } = sentence;
    // "loaned $200,000 in exchange for convertible notes".
    if (GONE.test(words.replace(/\bin exchange for\b/i, '')) || PRIOR.test(words) || NEGATED.test(words)) continue;
    const called = firstMatch(flat.text, sentence, CALLED);
    const [money = '', name = ''] = called?.groups ?? [];
    if (called !== null) notes.add(sentence, printedIn(called, money, 'first'), printedIn(called, name));
    if (/preferred/i.test(words)) continue;
    const borrowed = firstMatch(flat.text, sentence, BORROWED);
    const [lent, note, loan, sum] = borrowed?.groups ?? [];
    if (borrowed !== null)
      notes.add(sentence, printedIn(borrowed, lent ?? sum ?? ''), printedIn(borrowed, note ?? loan ?? '', 'first'));
    addParts(flat, sentence, notes);
  }
}

/** Each part of a loan up to the next. */
function addParts(flat: FlatText, sentence: TextRange, notes: NewNotes): void {
  const parts = matchesIn(flat.text, sentence, CONVERTIBLE_PART, 6);
  for (const [index, match] of parts.entries()) {
    const own = {
      start: parts.length > 1 ? match.start : sentence.start,
      end: parts[index + 1]?.start ?? sentence.end,
    };
    notes.add(own, captured(match), nameBefore(flat, sentence, 3_000) ?? debtIn(flat, match));
  }
}

function addOrdinals(flat: FlatText, part: CurrentPart, notes: NewNotes): void {
  for (const sentence of currentSentences(flat, part, new RegExp(ORDINAL_NOTE, 'g'))) {
    const match = firstMatch(flat.text, sentence, ORDINAL_NOTE);
    const [name = '', money = ''] = match?.groups ?? [];
    const line = flat.text.lastIndexOf('\n', sentence.start);
    const lead = flat.text.slice(Math.max(line, sentence.start - 3_000), sentence.end);
    if (match === null || !/\bconvertible\b/i.test(lead)) continue;
    if (!GONE.test(withoutHypotheses(sentence.words)) && !PRIOR.test(sentence.words))
      notes.add(sentence, printedIn(match, money), printedIn(match, name, 'first'));
  }
}

/** Notes without "convertible" in their sentence, of which a later one says that they convert. */
function addPlainNotes(flat: FlatText, part: CurrentPart, notes: NewNotes): void {
  for (const sentence of currentSentences(flat, part, /\b(?:notes?|debentures?)\b/gi)) {
    if (notes.found.length > MOST_OF_PLAIN) break;
    const { words } = sentence;
    const isComprised = COMPRISED.test(words);
    if ((/convertible/i.test(words) && !isComprised) || GONE.test(words) || PRIOR.test(words)) continue;
    const noteFirst = firstMatch(flat.text, sentence, PLAIN_NOTE);
    const match = noteFirst ?? firstMatch(flat.text, sentence, PLAIN_FIRST);
    if (match === null) continue;
    const [first = '', second = ''] = match.groups;
    const [name, money] = noteFirst === null ? [second, first] : [first, second];
    const own = paragraphRest(flat.text, part, sentence).split(/\bissued [^.]{0,80}\bnotes?\b/)[0] ?? '';
    if (!(isComprised || CONVERTS.test(own) || convertsByName(flat.text, match)) || NEGATED.test(own)) continue;
    notes.add(sentence, printedIn(match, money), printedIn(match, name, 'first'));
  }
}

/** The instrument itself, by its title and face. */
function addInstrument(flat: FlatText, notes: NewNotes): void {
  const title = firstMatch(flat.text, { start: 0, end: 4_000 }, INSTRUMENT);
  if (title === null) return;
  const face = { start: Math.max(0, title.start - 2_000), end: title.start + 6_000 };
  const promised = [
    captured(firstMatch(flat.text, { ...face, start: title.start }, PROMISE)),
    captured(firstMatch(flat.text, face, FACE)),
  ].find((printed) => Number(amountsIn(printed?.text ?? '')[0]?.value ?? 0) > LEAST_PRINCIPAL);
  if (promised != null) notes.add(faceOf(flat, title, promised), promised, captured(title));
}

/** How far behind its name a sentence says that a note converts. */
const SENTENCE_REACH = 160;
const CALLED_BEHIND = /^[^"]{0,200}\((?:the |each,? an? )?"([A-Z][\w.& -]{2,40}(?:Notes?|Debentures?))"\)/;

/** Whether the text says of the name that the words of a note define that it converts: "The Harbor Note is convertible". */
function convertsByName(text: string, { start }: TextRange): boolean {
  const name = CALLED_BEHIND.exec(text.slice(start, start + 300))?.[1];
  if (name === undefined) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (/\b(?:is|are) convertible\b/.test(text.slice(at, at + SENTENCE_REACH).split(/[.;]/, 1)[0] ?? '')) return true;
  return false;
}

/** The last name of notes before a sentence. */
function nameBefore({ text }: FlatText, { start }: TextRange, reach: number): Printed | undefined {
  return matchesIn(text, { start: Math.max(0, start - reach), end: start }, NOTES).at(-1);
}

/** The notes or debentures that a match names. */
function debtIn({ text }: FlatText, match: TextRange): Printed | undefined {
  return matchesIn(text, match, /\b(?:notes|debentures|loans)\b/g, 1)[0];
}

/** What follows a sentence in its paragraph, at most 1,500 characters. */
function paragraphRest(text: string, part: CurrentPart, { end }: TextRange): string {
  const line = text.indexOf('\n', end);
  return text.slice(end, Math.min(line < 0 ? part.end : line, end + 1_500));
}

const NAMED =
  /\b((?:\d{1,2}(?:\.\d{1,4})?% )?(?:[A-Z\d][\w-]* ){0,3}?Convertible (?:[A-Z][\w-]* ){0,3}?(?:Notes?|Debentures?))\b/;
const PRICED = /conversion price (?:of|equal to|is) (?:approximately )?(?:US)?\$ ?\d/i;
/** "reduced the Fixed Price of the Debenture from $2.90 to a Dilutive Price of $1.51". */
const REDUCED = verbose('i')`
  \b(?:reduced|lowered|adjusted|reset)\b[^.;$]{0,80}\b(?:conversion price|fixed price)\b(?:[^.;$]|\.\d){0,80}
  from (?:US)?\$ ?[\d.,]*\d to (?:an? )?(?:[\w ]{0,30} of )?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)`;

/** The first class of notes with a conversion price, in documents that state no principal: it is unknown, not zero. */
export function pricedOnly(flat: FlatText, part: CurrentPart): WitnessedItem[] {
  if (part.isProspectus) return [];
  for (const sentence of currentSentences(flat, part, /conversion price/gi, 60)) {
    const { words, start } = sentence;
    const label = captured(firstMatch(flat.text, sentence, NAMED));
    if (label === null || !PRICED.test(words) || /preferred|warrant/i.test(words)) continue;
    if (GONE.test(words) || NEGATED.test(words) || PRIOR.test(words)) continue;
    const item = new Map<string, WitnessedValue>([['label', witnessed(label.text, label)]]);
    const line = flat.text.indexOf('\n', sentence.end);
    const end = Math.min(part.end, line < 0 ? part.end : line, sentence.end + 3_000);
    addTerms(item, flat, sentence, label);
    addTerms(item, flat, { start, end: Math.max(end, sentence.end) }, label);
    // A later sale at a lower price may have reduced it.
    const reduced = captured(firstMatch(flat.text, { start: sentence.end, end: part.end }, REDUCED));
    if (reduced !== null) item.set('conversionPrice', witnessed(numberOf(reduced.text), reduced));
    return item.has('conversionPrice') ? [item] : [];
  }
  return [];
}

const GONE_PREFERRED = /\b(?:redeem(?:ed|s)?|retired?|exchanged?|were converted|was converted|cancel\w*)\b/i;
const PREFERRED =
  /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?(?:[Cc]onvertible )?(?:[A-Z][\w-]* ){0,2}?(?:[Pp]referred|[Pp]reference) (?:[Ss]tock|[Ss]hares))/g;
const PRESENT =
  /\b(?:sell|sold|issue|issued|purchase|selling|offering|offer|outstanding|convertible at|(?:be|is|are) convertible|initially convertible|conversion price|has rights|stated value)\b/i;
const DIVIDEND =
  /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend|dividends?(?: rights)? at (?:a|an|the) (?:annual )?rate of (\d{1,2}(?:\.\d+)?) ?%|\bdividends? (?:of|equal to|at) (?:(?:an?|the) )?(?:annual )?(?:rate of )?(\d{1,2}(?:\.\d+)?) ?% (?:per annum|per year|annually|of the stated value)/i;
const SERIES = /\bSeries [A-Z][\w-]*/g;

/** Convertible preferred stock, where its own sentences state a conversion price or count. */
export function preferredOf(flat: FlatText, part: CurrentPart): WitnessedItem[] {
  const found: WitnessedItem[] = [];
  const seen = new Set<string>();
  const known = new Set<string>();
  for (const sentence of currentSentences(flat, part, PREFERRED, 200)) {
    if (found.length >= 6 || seen.size > 12) break;
    if (!PRESENT.test(sentence.words) || GONE_PREFERRED.test(sentence.words)) continue;
    for (const label of matchesIn(flat.text, sentence, PREFERRED)) {
      const series = seriesIn(label.text);
      if (isIntoPreferred(flat, sentence, label)) continue;
      if (seen.has(label.text) || known.has(series)) continue;
      seen.add(label.text);
      const item = seriesOf(flat, part, label);
      if (item === null) continue;
      known.add(series);
      found.push(item);
    }
  }
  return found;
}

const INTO =
  /\bin ?to (?:[\w,]+ )?(?:(?:shares|fully|paid|and|nonassessable|of|the|our|its|Company's|newly|designated|restricted) ){0,6}$/i;

/** "notes are convertible into shares of Series B Preferred Stock at $9.45": the price is that of the notes. */
function isIntoPreferred({ text }: FlatText, sentence: TextRange, { start }: TextRange): boolean {
  return (
    INTO.test(text.slice(Math.max(sentence.start, start - 120), start)) &&
    /\b(?:notes?|debentures?)\b/i.test(text.slice(sentence.start, start))
  );
}

/** The conversion terms in the sentences that name a series; null where it is gone or has none. */
function seriesOf(flat: FlatText, part: CurrentPart, label: Printed): WitnessedItem | null {
  const series = seriesIn(label.text);
  if (isGone(flat, part, series)) return null;
  const item = new Map<string, WitnessedValue>();
  for (const sentence of currentSentences(flat, part, new RegExp(`\\b${series}\\b`, 'g'), 60)) {
    for (const range of [...ownParts(flat, sentence, series), ...referringBehind(flat, sentence)]) {
      const own = flat.text.slice(range.start, range.end);
      if (/convertible|converted|conversion|dividend/i.test(own)) {
        // An item of a list is of this series alone.
        const isItem = range.end < sentence.end || range.start > sentence.start;
        const conversion = isItem
          ? range.start
          : (firstMatch(flat.text, range, CONVERSION_CLAUSE)?.start ?? range.start);
        addTerms(item, flat, { start: conversion, end: range.end }, label);
      }
      const rate = captured(firstMatch(flat.text, range, DIVIDEND));
      if (rate !== null && !item.has('interestRate')) {
        const at = { start: rate.start, end: rate.end + 1 };
        item.set('interestRate', witnessed(Number(rate.text), at));
      }
    }
  }
  const defined = item.has('conversionPrice') ? null : definedPrice(flat);
  if (defined !== null) addTerms(item, flat, defined, label);
  item.delete('maturity');
  // Without "convertible" in its name, the price or count must surely be its own.
  const isNamed = /convertible/i.test(label.text);
  if (!isNamed && item.get('conversionPrice')?.confidence === DOUBTFUL) return null;
  if (!item.has('conversionPrice') && !item.has('sharesIssuable')) return null;
  return new Map([['label', witnessed(label.text, label)], ...item]);
}

/** "the term "Conversion Price" shall mean ten dollars ($10.00)", in a certificate of designation. */
const DEFINITION = /"Conversion Price"\)? (?:shall )?(?:initially )?(?:means?|be|is|equals?)\b[^\n]{0,400}/;

/** Where a certificate of designation defines the conversion price of its one series. */
function definedPrice({ text }: FlatText): TextRange | null {
  if (!/certificate of designations?\b/i.test(text.slice(0, 3_000))) return null;
  return firstMatch(text, { start: 0, end: text.length }, DEFINITION);
}

const REFERRING =
  /^(?:Each(?: such)? share|The (?:shares|preferred (?:stock|shares)|conversion price|initial conversion)|Such shares|Holders)\b|\bthe conversion price\b/i;

/** "Each share is convertible into …", right behind the sentence that names the series, in its paragraph. */
function referringBehind(flat: FlatText, { end }: TextRange): TextRange[] {
  const found: TextRange[] = [];
  for (let at = end; found.length < 3; ) {
    if (/\n/.test(flat.text.slice(at, at + 2))) break;
    const next = sentenceOf(flat, at + 1);
    const words = flat.text.slice(next.start, next.end);
    if (next.end <= at || !REFERRING.test(words) || /\bSeries [A-Z]|\bwarrants?\b|\bnotes?\b/i.test(words)) break;
    found.push(next);
    at = next.end;
  }
  return found;
}

function seriesIn(label: string): string {
  return /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
}

/** The whole sentence; where it converts several series, the parts from each naming of this one to the next other. */
function ownParts(flat: FlatText, sentence: TextRange, series: string): TextRange[] {
  const { text } = flat;
  const named = matchesIn(text, sentence, SERIES);
  const first = named.find(({ text: name }) => name === series);
  const listed = first === undefined ? sentence : listedPart(flat, sentence, first.start);
  if (listed !== sentence) return [listed];
  const isShared =
    named.some((other) => other.text !== series) &&
    matchesIn(text, sentence, /convertible in ?to|conversion price/gi, 2).length > 1;
  if (!isShared) return [sentence];
  return named.flatMap(({ text: name, start }, index) => {
    if (name !== series) return [];
    const next = named.slice(index + 1).find((other) => other.text !== series);
    return [{ start, end: next?.start ?? sentence.end }];
  });
}

/** "There are no Series C shares outstanding"; "all remaining shares of Series C were exchanged". */
function isGone(flat: FlatText, part: CurrentPart, series: string): boolean {
  const gone = verbose('i')`
  \bno (?:shares of )?(?:the )?${series}\b[^.;]{0,80}outstanding
  |all (?:of the )?(?:remaining|outstanding) shares of (?:the )?${series}\b[^.;]{0,120}(?:were|was|have been) (?:converted|exchanged|redeemed)
  |no (?:remaining )?shares of (?:the )?${series}\b(?:[^.;]|\.\d){0,120}(?:remain|outstanding)`;
  return firstMatch(flat.text, part, gone) !== null;
}

/** Prices before this clause are not of the conversion. */
const CONVERSION_CLAUSE = /convertible (?:at|into|in to|in the|,)|may be converted|conversion price/i;
