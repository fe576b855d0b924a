import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import type { CoverListings } from './cover-listings.ts';
import { contentOfLetter } from './letter-contents.ts';
import {
  deficienciesOf,
  isLater,
  isSameDeficiency,
  type ListingDeficiency,
  latestDateOf,
  type SentenceContext,
  stageOf,
} from './listing-deficiency.ts';
import { addDefinitions, exchangeByName, type ListingDefinitions, rulesByName } from './listing-definitions.ts';
import { type ListingEvent, listingEventsIn, statesShortfall } from './listing-events.ts';
import { deficiencyIn, exchangeIn, rulesIn, speaksOf } from './listing-rules.ts';
import { eventDate, opensOwnAct } from './notice-dates.ts';
import { noticedSecurityIn } from './noticed-security.ts';
import { readStep } from './read-steps.ts';
import { newDeficiency, REACH, type Reading } from './reading.ts';
import { addDeadline, addDetails, restate } from './track-steps.ts';

const RELEVANT = pattern('i')`
  complian|compl(?:y|ies)\b|delist|deficien|listing|nasdaq|nyse|exchange|letter|notice|notif|panel|hearing
  |extension|exception|grace period|regain|form 25|suspen|180|cure period|rule|bid price|market value|equity
`;
/** Words of every Form 8-K: the title of Item 3.01, and the cover's boxes, which name standards not complied with. */
const FORM_WORDS =
  /Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard(?:; Transfer of Listin ?g)?|\bindicate by check mark (?:whether|if) (?:the|any) (?:[^.]|\.\d){0,400}/gi;
const THE_EXCHANGE = /\b[Tt]he Exchange\b(?! Act)/;
const MOST_DEFICIENCIES = 12;
/** Sentences between a letter and an item of its contents, or between two items. */
const MOST_BETWEEN = 4;

export interface DeficiencyReading {
  readonly deficiencies: readonly ListingDeficiency[];
  /** Dates that more than one sentence states. */
  readonly repeatedDates: ReadonlySet<IsoDate>;
}

/**
 * Tracks each deficiency through the sentences of a document: the notice that opens it (Form 8-K Item 3.01), then
 * extensions, plans, hearings, determinations, and compliance regained. Relies on rule numbers and the standard words of
 * these disclosures; sentences on what may happen are left out.
 */
export function readDeficiencies(flat: FlatText, cover: CoverListings): DeficiencyReading {
  const definitions: ListingDefinitions = { rules: new Map(), exchanges: new Map() };
  const reading: Reading = {
    flat,
    cover,
    definitions,
    deficiencies: [],
    dates: new Map(),
    consumedTo: 0,
    exchange: null,
    letter: null,
    lead: null,
  };
  const { sentences } = flat;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.start < reading.consumedTo || !RELEVANT.test(sentence.text)) continue;
    readSentence(reading, sentence, index, sentences[index - 1]?.text ?? '');
    if (reading.deficiencies.length > MOST_DEFICIENCIES) break;
  }
  const repeated = [...reading.dates].filter(([, { isRepeated }]) => isRepeated).map(([date]) => date);
  return { deficiencies: reading.deficiencies, repeatedDates: new Set(repeated) };
}

function readSentence(reading: Reading, sentence: Sentence, index: number, before: string): void {
  const text = sentence.text.replace(FORM_WORDS, (words) => '-'.repeat(words.length));
  const at = ({ start, end }: TextRange): TextRange => ({ start: sentence.start + start, end: sentence.start + end });
  const named = exchangeIn(text);
  if (named !== null) reading.exchange = { value: named.exchange, range: at(named), index };
  const numbered = rulesIn(text, sentence.start);
  const rules = [...numbered, ...rulesByName(reading.definitions, text, numbered)];
  addDefinitions(reading.definitions, text, sentence.start, numbered);
  const last = lastMentioned(reading.deficiencies, index);
  const isListing =
    named !== null ||
    rules.length > 0 ||
    last !== null ||
    exchangeByName(reading.definitions, text) !== null ||
    (reading.cover.exchange !== null && THE_EXCHANGE.test(text)) ||
    (reading.exchange !== null && index - reading.exchange.index <= 2) ||
    /\blisting (?:rule|requirement|standard|qualifications)|\bNYSE Regulation\b/i.test(text);
  if (!isListing) return;
  const dates = datesIn(text);
  const noticed = noticedSecurityIn(text);
  const security = noticed === null ? null : { value: noticed.security, range: at(noticed) };
  const context: SentenceContext = { text, at, rules, words: deficiencyIn(text), security, dates, index, before };
  rememberDates(reading, context, sentence.paragraph);
  const [event] = listingEventsIn(text);
  if (event === undefined) {
    if (!readContents(reading, context, last) && last !== null) addDetails(last, context);
  } else if (event.stage === 'notified') readNotice(reading, context, event);
  else readStep(reading, context, event, last, sentence.start);
  const current = lastMentioned(reading.deficiencies, index);
  if (current === null || sentence.start < reading.consumedTo) return;
  addDeadline(current, context);
  if (!/\b(?:both|each|either|all)\b/i.test(text) || current.deadline === null) return;
  // One letter on two rules sets one deadline for both.
  for (const other of reading.deficiencies) {
    if (other.deadline === null && latestDateOf(other)?.value === latestDateOf(current)?.value)
      other.deadline = current.deadline;
  }
}

/** An item of what a letter found, of which the sentence before says only that it came: a deficiency of its own. */
function readContents(reading: Reading, context: SentenceContext, last: ListingDeficiency | null): boolean {
  const item = contentOfLetter(context);
  if (item === null) return false;
  // What the opening sentence left open is about the first item.
  if (last !== null && last.rule === null && last.deficiency.value === 'other') return false;
  const isOfLetter = reading.letter !== null && context.index - reading.letter.index <= MOST_BETWEEN;
  if (!isOfLetter && (last === null || stageOf(last) !== 'notified')) return false;
  if (!isOfLetter && last !== null) reading.letter = { date: latestDateOf(last), index: context.index };
  else if (reading.letter !== null) reading.letter = { ...reading.letter, index: context.index };
  readNotice(reading, context, { stage: 'notified', isOwnAct: false, ...item });
  return true;
}

const GROUNDS = /\b(?:decision|determination|letter|notice|staff|nasdaq|nyse)\b/i;

function rememberDates(reading: Reading, { text, dates, index, at }: SentenceContext, paragraph: number): void {
  for (const { date } of dates) {
    const known = reading.dates.get(date);
    if (known === undefined) reading.dates.set(date, { index, isRepeated: false });
    else if (known.index !== index) known.isRepeated = true;
  }
  const opening = dates.find(({ start }) => /^On (?:\w+day, )?$/.test(text.slice(0, start)));
  if (opening !== undefined && !opensOwnAct(text, opening))
    reading.lead = { date: { value: opening.date, range: at(opening) }, index, paragraph };
  else if (reading.lead?.paragraph !== paragraph || index - reading.lead.index > 2) reading.lead = null;
  // "On April 8, 2024, Nasdaq … . It named these grounds:": the list is of the letter of that day.
  if (text.endsWith(':') && reading.lead !== null && GROUNDS.test(text))
    reading.letter = { date: reading.lead.date, index };
}

function lastMentioned(deficiencies: readonly ListingDeficiency[], index: number): ListingDeficiency | null {
  const latest = deficiencies.reduce<ListingDeficiency | null>(
    (best, one) => (best === null || one.mentioned >= best.mentioned ? one : best),
    null,
  );
  return latest !== null && index - latest.mentioned <= REACH ? latest : null;
}

/** Notices on warrants or notes often name neither a rule nor a standard. */
function isOfOtherClass({ security }: SentenceContext): boolean {
  return security !== null && security.value !== 'common' && security.value !== 'depositary_shares';
}

/** A notice of one or more deficiencies: new ones are tracked, known ones restated. */
function readNotice(reading: Reading, context: SentenceContext, event: ListingEvent): void {
  const { text, index, words } = context;
  const date = eventDate(context, event);
  const isSpecific =
    context.rules.length > 0 ||
    words !== null ||
    isOfOtherClass(context) ||
    /continued listing|listing (?:rule|requirement|standard)|\bRule\b/i.test(text);
  if (!statesShortfall(text) || !isSpecific) {
    if (/\bletters?|notices?|notification/i.test(text)) reading.letter = { date, index };
    return;
  }
  const letter = reading.letter !== null && index - reading.letter.index <= 4 ? reading.letter : null;
  // "On April 8, 2024, Nasdaq … . It indicated that …": the date that opens the paragraph.
  const lent = date === null && letter === null ? (reading.lead?.date ?? null) : null;
  for (const { deficiency, rule } of deficienciesOf(context)) {
    const value = deficiency?.value ?? 'other';
    const known = reading.deficiencies.findLast((one) =>
      isSameDeficiency(one, value, rule, context.security?.value ?? null),
    );
    if (known !== undefined && (stageOf(known) !== 'regained' || !isLater(date, known))) {
      restate(known, context, event, date);
      continue;
    }
    const isWorded = rule?.deficiency != null && speaksOf(text, rule.deficiency);
    // No compliance period follows $0.10 for ten days: the notice is the determination.
    const stage = rule?.rule.startsWith('5810') ? 'determination' : 'notified';
    reading.deficiencies.push({
      ...newDeficiency(reading, context, rule, deficiency ?? { value: 'other', range: context.at(event) }),
      worded: isWorded ? rule.deficiency : (words?.deficiency ?? null),
      steps: [
        {
          stage,
          date: date ?? letter?.date ?? lent,
          ...(lent !== null && { isDateLent: true }),
          range: context.at(event),
        },
      ],
    });
  }
}
