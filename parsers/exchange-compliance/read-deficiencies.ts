import type { IsoDate } from '../../core/dates.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import {
  areAlternatives,
  deficienciesOf,
  type Found,
  isLater,
  isSameDeficiency,
  type ListingDeficiency,
  latestDateOf,
  type ProcedureStep,
  type SentenceContext,
  stageOf,
} from './listing-deficiency.ts';
import { isVoluntary, type ListingEvent, listingEventsIn, statesShortfall } from './listing-events.ts';
import { deficiencyIn, type ExchangeName, exchangeIn, type RuleMention, rulesIn, speaksOf } from './listing-rules.ts';
import { deadlineIn, eventDate } from './notice-dates.ts';

const RELEVANT = pattern('i')`
  complian|compl(?:y|ies)\b|delist|deficien|listing|nasdaq|nyse|exchange|letter|notice|notif|panel|hearing
  |extension|exception|grace period|regain|form 25|suspen|180|cure period|rule|bid price|market value|equity
`;
/** Words of every Form 8-K: the title of Item 3.01, and the cover's boxes, which name standards not complied with. */
const FORM_WORDS =
  /Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard(?:; Transfer of Listin ?g)?|\bindicate by check mark (?:whether|if) (?:the|any) (?:[^.]|\.\d){0,400}/gi;
/** Sentences further apart are about different things. */
const REACH = 10;
const MOST_DEFICIENCIES = 12;

interface Reading {
  readonly deficiencies: ListingDeficiency[];
  exchange: (Found<ExchangeName> & { readonly index: number }) | null;
  /** A letter that was received, before the sentence that gives its content. */
  letter: { readonly date: Found<IsoDate> | null; readonly index: number } | null;
  /** "On September 9, 2025, Nasdaq …": the date that opens a sentence applies to those right after it. */
  lead: { readonly date: Found<IsoDate>; readonly index: number; readonly paragraph: number } | null;
}

/**
 * Tracks each deficiency through the sentences of a document: the notice that opens it (Form 8-K Item 3.01), then
 * extensions, plans, hearings, determinations, and compliance regained. Relies on rule numbers and the standard words of
 * these disclosures; sentences on what may happen are left out.
 */
export function readDeficiencies(flat: FlatText): readonly ListingDeficiency[] {
  const reading: Reading = { deficiencies: [], exchange: null, letter: null, lead: null };
  const { sentences } = flat;
  for (const [index, sentence] of sentences.entries()) {
    if (!RELEVANT.test(sentence.text)) continue;
    readSentence(reading, sentence, index, sentences[index - 1]?.text ?? '');
    if (reading.deficiencies.length > MOST_DEFICIENCIES) break;
  }
  return reading.deficiencies;
}

function readSentence(reading: Reading, sentence: Sentence, index: number, before: string): void {
  const text = sentence.text.replace(FORM_WORDS, (words) => '-'.repeat(words.length));
  const at = ({ start, end }: TextRange): TextRange => ({ start: sentence.start + start, end: sentence.start + end });
  const named = exchangeIn(text);
  if (named !== null) reading.exchange = { value: named.exchange, range: at(named), index };
  const rules = rulesIn(text, sentence.start);
  const last = lastMentioned(reading.deficiencies, index);
  const isListing =
    named !== null ||
    rules.length > 0 ||
    last !== null ||
    (reading.exchange !== null && index - reading.exchange.index <= 2) ||
    /\blisting (?:rule|requirement|standard|qualifications)/i.test(text);
  if (!isListing) return;
  const dates = datesIn(text);
  const context: SentenceContext = { text, at, rules, words: deficiencyIn(text), dates, index, before };
  const opening = dates.find(({ start }) => /^On (?:\w+day, )?$/.test(text.slice(0, start)));
  if (opening !== undefined)
    reading.lead = { date: { value: opening.date, range: at(opening) }, index, paragraph: sentence.paragraph };
  else if (reading.lead?.paragraph !== sentence.paragraph || index - reading.lead.index > 2) reading.lead = null;
  const [event] = listingEventsIn(text);
  if (event === undefined) {
    if (last !== null) addDetails(last, context);
  } else if (event.stage === 'notified') readNotice(reading, context, event);
  else readStep(reading, context, event, last);
  const current = lastMentioned(reading.deficiencies, index);
  if (current === null) return;
  addDeadline(current, context);
  if (!/\b(?:both|each|either|all)\b/i.test(text) || current.deadline === null) return;
  // One letter on two rules sets one deadline for both.
  for (const other of reading.deficiencies) {
    if (other.deadline === null && latestDateOf(other)?.value === latestDateOf(current)?.value)
      other.deadline = current.deadline;
  }
}

function lastMentioned(deficiencies: readonly ListingDeficiency[], index: number): ListingDeficiency | null {
  const latest = deficiencies.reduce<ListingDeficiency | null>(
    (best, one) => (best === null || one.mentioned >= best.mentioned ? one : best),
    null,
  );
  return latest !== null && index - latest.mentioned <= REACH ? latest : null;
}

/** A notice of one or more deficiencies: new ones are tracked, known ones restated. */
function readNotice(reading: Reading, context: SentenceContext, event: ListingEvent): void {
  const { text, index, words } = context;
  const date = eventDate(context, event);
  const isSpecific =
    context.rules.length > 0 ||
    words !== null ||
    /continued listing|listing (?:rule|requirement|standard)|\bRule\b/i.test(text);
  if (!statesShortfall(text) || !isSpecific) {
    if (/\bletters?|notices?|notification/i.test(text)) reading.letter = { date, index };
    return;
  }
  const letter = reading.letter !== null && index - reading.letter.index <= 4 ? reading.letter : null;
  for (const { deficiency, rule } of deficienciesOf(context)) {
    const value = deficiency?.value ?? 'other';
    const known = reading.deficiencies.findLast((one) => isSameDeficiency(one, value, rule));
    if (known !== undefined && (stageOf(known) !== 'regained' || !isLater(date, known))) {
      restate(known, context, event, date);
      continue;
    }
    const isWorded = rule?.deficiency != null && speaksOf(text, rule.deficiency);
    reading.deficiencies.push({
      ...newDeficiency(reading, context, rule, deficiency ?? { value: 'other', range: context.at(event) }),
      worded: isWorded ? rule.deficiency : (words?.deficiency ?? null),
      steps: [{ stage: 'notified', date: date ?? letter?.date ?? null, range: context.at(event) }],
    });
  }
}

function restate(
  known: ListingDeficiency,
  context: SentenceContext,
  event: ListingEvent,
  date: Found<IsoDate> | null,
): void {
  addDetails(known, context);
  // A further notice of the same deficiency: one more report is late.
  const isFurther =
    stageOf(known) === 'notified' &&
    isLater(date, known) &&
    /\b(?:additional|another|also|remains?|second|new)\b/i.test(context.text);
  if (date !== null && (latestDateOf(known) === null || isFurther))
    known.steps.push({ stage: stageOf(known), date, range: context.at(event) });
  known.mentioned = context.index;
}

function newDeficiency(
  reading: Reading,
  context: SentenceContext,
  rule: RuleMention | null,
  deficiency: ListingDeficiency['deficiency'],
): Omit<ListingDeficiency, 'worded' | 'steps'> {
  const exchange = exchangeFor(reading, context);
  return { exchange, rule, deficiency, deadline: null, earlierDeadline: null, mentioned: context.index };
}

/** Steps of the exchange; the issuer's own may have been any day before. */
const DATED_BY_LEAD: ReadonlySet<ComplianceStatus> = new Set([
  'extension',
  'second_period',
  'regained',
  'determination',
]);

/** A step after the notice: of the deficiency that the sentence names, else of the last one mentioned. */
function readStep(
  reading: Reading,
  context: SentenceContext,
  event: ListingEvent,
  last: ListingDeficiency | null,
): void {
  const { text, rules, words, index, before } = context;
  if (isVoluntary(text) || (event.stage !== 'regained' && isVoluntary(before))) return;
  const stated = eventDate(context, event);
  const isSecondPeriod =
    event.stage === 'extension' &&
    /\b(?:additional|second) (?:180|period|compliance|grace)/i.test(text) &&
    !/\bpanel\b/i.test(text);
  const stage = isSecondPeriod ? 'second_period' : event.stage;
  const lent = stated === null && DATED_BY_LEAD.has(stage) ? (reading.lead?.date ?? null) : null;
  const range = context.at(event);
  const step: ProcedureStep = { stage, date: stated ?? lent, ...(lent === null ? {} : { isDateLent: true }), range };
  const tracked = deficiencyMeant(reading, context, event, last);
  if (tracked === null) {
    trackFromStep(reading, context, step);
    return;
  }
  const hasDetermination = ({ steps }: ListingDeficiency) => steps.some((one) => one.stage === 'determination');
  const isRepeated =
    event.stage === 'determination' &&
    stated === null &&
    rules.length === 0 &&
    words === null &&
    reading.deficiencies.some((one) => one !== tracked && hasDetermination(one));
  if (isRepeated && !hasDetermination(tracked)) return;
  addDetails(tracked, context);
  tracked.mentioned = index;
  addStep(tracked, step);
}

function deficiencyMeant(
  { deficiencies }: Reading,
  { text, rules, words }: SentenceContext,
  { stage }: ListingEvent,
  last: ListingDeficiency | null,
): ListingDeficiency | null {
  const firstOf = (matches: (one: ListingDeficiency, rule: RuleMention) => boolean) =>
    rules.map((rule) => deficiencies.findLast((one) => matches(one, rule))).find((one) => one !== undefined);
  const byRule =
    firstOf((one, rule) => isSameDeficiency(one, rule.deficiency ?? 'other', rule)) ??
    (stage === 'regained' ? firstOf((one, rule) => areAlternatives(one.rule, rule)) : undefined);
  const byWords = words && deficiencies.findLast(({ deficiency }) => deficiency.value === words.deficiency);
  const named = byRule ?? byWords;
  if (named != null) return named;
  const isOtherRule = rules.length > 0 && last !== null && last.rule !== null;
  // The status of one deficiency is not that of another, which the sentence names and nothing tracks yet.
  const isOtherDeficiency =
    words !== null &&
    rules.length === 0 &&
    last !== null &&
    last.deficiency.value !== 'other' &&
    // "In its Form 10-Q for the quarter the Company reported equity of …" is not about a late report.
    words.deficiency !== 'late_filing' &&
    (stage === 'regained' || stage === 'determination' || stage === 'second_period') &&
    !/\balternative/i.test(text);
  if (last !== null && !isOtherRule && !isOtherDeficiency) return last;
  // A press release or note repeats the outcome, however far below.
  const isRepeated = stage === 'regained' && rules.length === 0 && words === null;
  return isRepeated ? (deficiencies.at(-1) ?? null) : null;
}

/** Without an earlier notice, a step must state its deficiency or its date: risk factors discuss such steps at large. */
function trackFromStep(reading: Reading, context: SentenceContext, step: ProcedureStep): void {
  const { text, rules, words, index } = context;
  const isOnListing =
    /\bnasdaq|\bnyse|stock exchange|\blisting|\bpanel\b|\bdelist/i.test(text) ||
    (reading.exchange !== null && index - reading.exchange.index <= 1 && /complian|matter/i.test(text));
  const isReceived = step.stage === 'determination' && /\b(?:received|was notified|were notified)\b/i.test(text);
  const isSpecific = rules.length > 0 || words !== null || step.date !== null || isReceived;
  if (!isOnListing || !isSpecific || (step.stage === 'compliance_plan' && rules.length === 0)) return;
  const deficiency = deficienciesOf(context)[0]?.deficiency ?? { value: 'other', range: step.range };
  const tracked = newDeficiency(reading, context, rules[0] ?? null, deficiency);
  reading.deficiencies.push({ ...tracked, worded: words?.deficiency ?? null, steps: [step] });
}

function addStep(tracked: ListingDeficiency, step: ProcedureStep): void {
  const { stage, date } = step;
  const known = latestDateOf(tracked)?.value ?? null;
  const isBackground = date !== null && known !== null && date.value < known && stage !== 'regained';
  if (isBackground) {
    tracked.steps.splice(Math.max(0, tracked.steps.length - 1), 0, step);
    return;
  }
  // A hearing held before the present status, or a repeated determination, does not change it.
  const isRegress = date === null && stageOf(tracked) === 'regained' && stage !== 'regained';
  const isKnown = stageOf(tracked) === stage && (date === null || date.value === known);
  if (isRegress || isKnown) return;
  tracked.steps.push(step);
  if (stage !== 'extension' && stage !== 'second_period') return;
  tracked.earlierDeadline = tracked.deadline?.value ?? tracked.earlierDeadline;
  tracked.deadline = null;
}

/** What a later sentence adds: the rule's number, a better word for the deficiency. */
function addDetails(tracked: ListingDeficiency, { rules, words, text, at, index }: SentenceContext): void {
  const { value } = tracked.deficiency;
  const matching =
    tracked.rule === null
      ? rules.find(({ deficiency }) =>
          deficiency === null ? rules.length === 1 : deficiency === value || value === 'other',
        )
      : undefined;
  if (
    matching !== undefined &&
    (statesShortfall(text) || /requirement|pursuant|set forth|under|standard/i.test(text))
  ) {
    tracked.rule = matching;
    if (value === 'other' && matching.deficiency !== null)
      tracked.deficiency = { value: matching.deficiency, range: matching };
    tracked.mentioned = index;
  }
  if (words === null) return;
  if (tracked.rule?.deficiency === words.deficiency) tracked.worded = words.deficiency;
  if (tracked.deficiency.value === 'other' && tracked.rule === null && statesShortfall(text)) {
    tracked.deficiency = { value: words.deficiency, range: at(words) };
    tracked.worded = words.deficiency;
  }
}

function exchangeFor(reading: Reading, { text, at, rules, index }: SentenceContext): Found<ExchangeName> | null {
  const [rule] = rules;
  // "NYSE American" may be named beside "the NYSE"; the rule's own book decides then.
  const own = exchangeIn(text, rule?.exchange === 'NYSE American' ? rule.exchange : null);
  if (own !== null) return { value: own.exchange, range: at(own) };
  if (reading.exchange !== null && index - reading.exchange.index <= REACH) return reading.exchange;
  return rule === undefined ? reading.exchange : { value: rule.exchange, range: rule };
}

function addDeadline(tracked: ListingDeficiency, context: SentenceContext): void {
  if (tracked.deadline !== null || stageOf(tracked) === 'regained') return;
  const known = latestDateOf(tracked)?.value ?? null;
  const deadline = deadlineIn(context, known, tracked.deficiency.value === 'late_filing');
  if (deadline === null) return;
  tracked.deadline = deadline;
  tracked.mentioned = context.index;
}
