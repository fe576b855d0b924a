import type { IsoDate } from '../../core/dates.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import type { CoverListings } from './cover-listings.ts';
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
import { addDefinitions, exchangeByName, type ListingDefinitions, rulesByName } from './listing-definitions.ts';
import { isVoluntary, type ListingEvent, listingEventsIn, statesShortfall } from './listing-events.ts';
import { deficiencyIn, type ExchangeName, exchangeIn, type RuleMention, rulesIn, speaksOf } from './listing-rules.ts';
import { eventDate, opensOwnAct } from './notice-dates.ts';
import { mayBeSameSecurity, noticedSecurityIn } from './noticed-security.ts';
import { type PanelConditions, panelConditionsAfter } from './panel-conditions.ts';
import { addDeadline, addDetails, addStep, restate } from './track-steps.ts';

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
  readonly flat: FlatText;
  readonly cover: CoverListings;
  readonly definitions: ListingDefinitions;
  readonly deficiencies: ListingDeficiency[];
  /** The dates of the sentences read, each with the index of its first sentence and whether another states it too. */
  readonly dates: Map<IsoDate, { readonly index: number; isRepeated: boolean }>;
  /** Sentences up to here were read as conditions of a decision. */
  consumedTo: number;
  exchange: (Found<ExchangeName> & { readonly index: number }) | null;
  /** A letter that was received, before the sentence that gives its content. */
  letter: { readonly date: Found<IsoDate> | null; readonly index: number } | null;
  /** "On September 9, 2025, Nasdaq …": the date that opens a sentence applies to those right after it. */
  lead: { readonly date: Found<IsoDate>; readonly index: number; readonly paragraph: number } | null;
}

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
    (reading.exchange !== null && index - reading.exchange.index <= 2) ||
    /\blisting (?:rule|requirement|standard|qualifications)/i.test(text);
  if (!isListing) return;
  const dates = datesIn(text);
  const noticed = noticedSecurityIn(text);
  const security = noticed === null ? null : { value: noticed.security, range: at(noticed) };
  const context: SentenceContext = { text, at, rules, words: deficiencyIn(text), security, dates, index, before };
  rememberDates(reading, context, sentence.paragraph);
  const [event] = listingEventsIn(text);
  if (event === undefined) {
    if (last !== null) addDetails(last, context);
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
      steps: [{ stage, date: date ?? letter?.date ?? null, range: context.at(event) }],
    });
  }
}

function newDeficiency(
  reading: Reading,
  context: SentenceContext,
  rule: RuleMention | null,
  deficiency: ListingDeficiency['deficiency'],
): Omit<ListingDeficiency, 'worded' | 'steps'> {
  const exchange = exchangeFor(reading, context);
  const { security, index: mentioned } = context;
  return { exchange, rule, deficiency, security, deadline: null, earlierDeadline: null, mentioned };
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
  from: number,
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
  const doubts = { ...(lent !== null && { isDateLent: true }), ...(event.isOwnAct && { isOwnAct: true }) };
  const step: ProcedureStep = { stage, date: stated ?? lent, ...doubts, range };
  const lookUp = (words: string, numbered: readonly RuleMention[]) => rulesByName(reading.definitions, words, numbered);
  const decision = stage === 'extension' ? panelConditionsAfter(reading.flat, from, lookUp) : null;
  if (decision !== null) {
    readConditions(reading, context, step, decision);
    return;
  }
  const tracked = appealed(reading, context, event) ?? deficiencyMeant(reading, context, event, last);
  if (tracked === null) {
    trackFromStep(reading, context, step);
    return;
  }
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

function hasDetermination({ steps }: ListingDeficiency): boolean {
  return steps.some(({ stage }) => stage === 'determination');
}

/** A hearing is about the determination, whatever other deficiency is mentioned in between. */
function appealed(
  { deficiencies }: Reading,
  { rules, words, security, index }: SentenceContext,
  { stage }: ListingEvent,
): ListingDeficiency | null {
  if (stage !== 'hearing' || rules.length > 0 || words !== null || security !== null) return null;
  const recent = deficiencies.filter(({ mentioned }) => index - mentioned <= REACH);
  return recent.findLast(hasDetermination) ?? null;
}

function deficiencyMeant(
  { deficiencies }: Reading,
  { text, rules, words, security }: SentenceContext,
  { stage }: ListingEvent,
  mentionedLast: ListingDeficiency | null,
): ListingDeficiency | null {
  const isOfSecurity = (one: ListingDeficiency) =>
    mayBeSameSecurity(one.security?.value ?? null, security?.value ?? null);
  const last = mentionedLast !== null && isOfSecurity(mentionedLast) ? mentionedLast : null;
  const firstOf = (matches: (one: ListingDeficiency, rule: RuleMention) => boolean) =>
    rules.map((rule) => deficiencies.findLast((one) => matches(one, rule))).find((one) => one !== undefined);
  const byRule =
    firstOf((one, rule) => isSameDeficiency(one, rule.deficiency ?? 'other', rule, security?.value ?? null)) ??
    (stage === 'regained' ? firstOf((one, rule) => areAlternatives(one.rule, rule)) : undefined);
  const byWords =
    words && deficiencies.findLast((one) => one.deficiency.value === words.deficiency && isOfSecurity(one));
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
  return isRepeated ? (deficiencies.findLast(isOfSecurity) ?? null) : null;
}

/** Without an earlier notice, a step must state its deficiency or its date: risk factors discuss such steps at large. */
function trackFromStep(reading: Reading, context: SentenceContext, step: ProcedureStep): void {
  const { text, rules, words, index } = context;
  const isOnListing =
    /\bnasdaq|\bnyse|stock exchange|\blisting|\bpanel\b|\bdelist/i.test(text) ||
    (reading.exchange !== null && index - reading.exchange.index <= 1 && /complian|matter/i.test(text));
  const isReceived = step.stage === 'determination' && /\b(?:received|was notified|were notified)\b/i.test(text);
  // That a hearing was held, or a plan submitted, does not say about what.
  const isDated = step.date !== null && step.isOwnAct !== true;
  const isSpecific = rules.length > 0 || words !== null || isDated || isReceived;
  if (!isOnListing || !isSpecific || (step.stage === 'compliance_plan' && rules.length === 0)) return;
  const deficiency = deficienciesOf(context)[0]?.deficiency ?? { value: 'other', range: step.range };
  const tracked = newDeficiency(reading, context, rules[0] ?? null, deficiency);
  reading.deficiencies.push({ ...tracked, worded: words?.deficiency ?? null, steps: [step] });
}

/** A decision that grants continued listing on conditions: each standard that is to be met has its own deadline. */
function readConditions(
  reading: Reading,
  context: SentenceContext,
  step: ProcedureStep,
  { conditions, end }: PanelConditions,
): void {
  for (const { rule, deficiency, deadline, range } of conditions) {
    const value = deficiency?.value ?? null;
    const known = reading.deficiencies.findLast((one) =>
      value === null ? true : isSameDeficiency(one, value, rule, context.security?.value ?? null),
    );
    const place = deficiency ?? { value: 'other' as const, range };
    const tracked = known ?? {
      ...newDeficiency(reading, { ...context, rules: rule === null ? [] : [rule] }, rule, place),
      worded: rule === null ? null : value,
      steps: [],
    };
    if (known === undefined) reading.deficiencies.push(tracked);
    // Several conditions for one standard: the last day is the day to comply.
    const isFirst = tracked.steps.at(-1) !== step;
    if (isFirst) tracked.earlierDeadline = tracked.deadline?.value ?? tracked.earlierDeadline;
    if (isFirst || tracked.deadline === null || tracked.deadline.value < deadline.value) tracked.deadline = deadline;
    if (isFirst) tracked.steps.push(step);
    tracked.mentioned = context.index;
  }
  reading.consumedTo = end;
}

function exchangeFor(reading: Reading, { text, at, rules, index }: SentenceContext): Found<ExchangeName> | null {
  const [rule] = rules;
  const alias = exchangeByName(reading.definitions, text);
  // "NYSE American" may be named beside "the NYSE", and the exchange left beside the new one: the rule's own decides.
  const own = exchangeIn(text, rule?.exchange ?? null);
  if (alias !== null && (own === null || own.exchange === 'NYSE')) return { value: alias.exchange, range: at(alias) };
  if (own !== null) return { value: own.exchange, range: at(own) };
  if (reading.exchange !== null && index - reading.exchange.index <= REACH) return reading.exchange;
  if (reading.cover.exchange !== null) return { ...reading.cover.exchange, isIndirect: true };
  // It regulates the NYSE American too.
  const regulator = /\bNYSE Regulation\b/.exec(text);
  if (regulator !== null && rule === undefined)
    return { value: 'NYSE', range: at(rangeOfMatch(regulator, 0)), isIndirect: true };
  return rule === undefined ? reading.exchange : { value: rule.exchange, range: rule };
}
