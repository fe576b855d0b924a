import type { IsoDate } from '../../core/dates.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { deadlineIn, eventDate, type Found, type SentenceContext } from './compliance-dates.ts';
import { isVoluntary, type ListingEvent, listingEventsIn, statesShortfall } from './compliance-events.ts';
import {
  type Deficiency,
  deficiencyIn,
  type ExchangeName,
  exchangeIn,
  type RuleMention,
  rulesIn,
  speaksOf,
} from './compliance-rules.ts';
import { areAlternatives, sameDeficiency, shortfallsOf } from './shortfalls.ts';

/** One step of a procedure: what was stated, when it happened. */
export interface ComplianceStep {
  readonly stage: ComplianceStatus;
  readonly date: Found<IsoDate> | null;
  /** True where the date opens a sentence before the step's own: "On … Nasdaq approved … In connection …". */
  readonly isDateLent?: boolean;
  readonly range: TextRange;
}

/** One deficiency as a document tells of it: its steps in order, the last one its standing. */
export interface ComplianceThread {
  exchange: Found<ExchangeName> | null;
  rule: RuleMention | null;
  deficiency: Found<Deficiency> | null;
  /** What the words say, apart from the rule. */
  worded: Deficiency | null;
  deadline: Found<IsoDate> | null;
  /** Deadline of the period before the present one. */
  earlierDeadline: IsoDate | null;
  /** Never empty. */
  readonly steps: ComplianceStep[];
  /** Index of the last sentence that spoke of it. */
  touched: number;
}

const RELEVANT = pattern('i')`
  complian|compl(?:y|ies)\b|delist|deficien|listing|nasdaq|nyse|exchange|letter|notice|notif|panel|hearing
  |extension|exception|grace period|regain|form 25|suspen|180|cure period|rule|bid price|market value
  |equity
`;
/** Words of every Form 8-K: the title of Item 3.01, and the cover's boxes, which speak of standards not complied with. */
const FORM_WORDS =
  /Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard(?:; Transfer of Listin ?g)?|\bindicate by check mark (?:whether|if) (?:the|any) (?:[^.]|\.\d){0,400}/gi;
/** A sentence further away speaks of something else. */
const REACH = 10;
const MOST_THREADS = 12;

interface Reading {
  readonly threads: ComplianceThread[];
  exchange: (Found<ExchangeName> & { readonly index: number }) | null;
  /** A letter that was received, before the sentence that says what it states. */
  letter: { readonly date: Found<IsoDate> | null; readonly index: number } | null;
  /** "On September 9, 2025, Nasdaq …": the day that opens a sentence stands for those right after it. */
  lead: { readonly date: Found<IsoDate>; readonly index: number; readonly paragraph: number } | null;
}

/**
 * Follows each deficiency through the sentences of a document: the notice that opens it (Form 8-K Item 3.01), then
 * extensions, plans, hearings, determinations, and compliance regained. Relies on the standard words of these
 * disclosures and on rule numbers; sentences of what may happen are left out.
 */
export function complianceThreads(flat: FlatText): readonly ComplianceThread[] {
  const reading: Reading = { threads: [], exchange: null, letter: null, lead: null };
  const { sentences } = flat;
  for (const [index, sentence] of sentences.entries()) {
    if (!RELEVANT.test(sentence.text)) continue;
    read(reading, sentence, index, sentences[index - 1]?.text ?? '');
    if (reading.threads.length > MOST_THREADS) break;
  }
  return reading.threads;
}

function read(reading: Reading, sentence: Sentence, index: number, before: string): void {
  const text = sentence.text.replace(FORM_WORDS, (words) => '-'.repeat(words.length));
  const at = (part: { readonly start: number; readonly end: number }): TextRange => ({
    start: sentence.start + part.start,
    end: sentence.start + part.end,
  });
  const named = exchangeIn(text);
  if (named !== null) reading.exchange = { value: named.exchange, range: at(named), index };
  const rules = rulesIn(text, sentence.start);
  const last = latestTouched(reading.threads, index);
  const isListing =
    named !== null ||
    rules.length > 0 ||
    last !== null ||
    (reading.exchange !== null && index - reading.exchange.index <= 2) ||
    /\blisting (?:rule|requirement|standard|qualifications)/i.test(text);
  if (!isListing) return;
  const words = deficiencyIn(text);
  const dates = datesIn(text);
  const events = listingEventsIn(text);
  const [event] = events;
  const context: SentenceContext = { text, at, rules, words, dates, index, before };
  const opening = dates.find(({ start }) => /^On (?:\w+day, )?$/.test(text.slice(0, start)));
  if (opening !== undefined)
    reading.lead = { date: { value: opening.date, range: at(opening) }, index, paragraph: sentence.paragraph };
  else if (reading.lead?.paragraph !== sentence.paragraph || index - reading.lead.index > 2) reading.lead = null;
  if (event === undefined) {
    if (last !== null) fill(last, context);
  } else if (event.stage === 'notified') notified(reading, context, event);
  else advanced(reading, context, event, last);
  const current = latestTouched(reading.threads, index);
  if (current === null) return;
  findDeadline(current, context);
  if (!/\b(?:both|each|either|all)\b/i.test(text) || current.deadline === null) return;
  // One letter on two rules, one day for both.
  for (const other of reading.threads) {
    if (other.deadline === null && dateOf(other) === dateOf(current)) other.deadline = current.deadline;
  }
}

function latestTouched(threads: readonly ComplianceThread[], index: number): ComplianceThread | null {
  const latest = threads.reduce<ComplianceThread | null>(
    (best, thread) => (best === null || thread.touched >= best.touched ? thread : best),
    null,
  );
  return latest !== null && index - latest.touched <= REACH ? latest : null;
}

function stageOf(thread: ComplianceThread): ComplianceStatus {
  return thread.steps.at(-1)?.stage ?? 'notified';
}

/** The latest date among a thread's steps, with its words; the days of suspension and removal follow a notice and are none. */
export function latestDateOf(thread: ComplianceThread): Found<IsoDate> | null {
  const notices = thread.steps.filter(
    ({ stage, date }) => date !== null && stage !== 'suspended' && stage !== 'delisted',
  );
  return (notices.length > 0 ? notices : thread.steps).reduce<Found<IsoDate> | null>(
    (best, { date }) => (date !== null && (best === null || date.value >= best.value) ? date : best),
    null,
  );
}

function dateOf(thread: ComplianceThread): IsoDate | null {
  return latestDateOf(thread)?.value ?? null;
}

function notified(reading: Reading, context: SentenceContext, event: ListingEvent): void {
  const { text, index, words } = context;
  const date = eventDate(context, event);
  const isShort = statesShortfall(text);
  if (
    !isShort ||
    (context.rules.length === 0 &&
      words === null &&
      !/continued listing|listing (?:rule|requirement|standard)|\bRule\b/i.test(text))
  ) {
    if (/\bletters?|notices?|notification/i.test(text)) reading.letter = { date, index };
    return;
  }
  const letter = reading.letter !== null && index - reading.letter.index <= 4 ? reading.letter : null;
  for (const { deficiency, rule } of shortfallsOf(context)) {
    const value = deficiency?.value ?? 'other';
    const known = reading.threads.findLast((thread) => sameDeficiency(thread, value, rule));
    const restates = known !== undefined && (stageOf(known) !== 'regained' || !isLater(date, known));
    if (known !== undefined && restates) {
      fill(known, context);
      // A further notice of the same failing: one more report is late.
      const isFurther =
        stageOf(known) === 'notified' &&
        isLater(date, known) &&
        /\b(?:additional|another|also|remains?|second|new)\b/i.test(text);
      if (date !== null && (dateOf(known) === null || isFurther))
        known.steps.push({ stage: stageOf(known), date, range: context.at(event) });
      known.touched = index;
      continue;
    }
    reading.threads.push({
      exchange: exchangeFor(reading, context),
      rule,
      deficiency: deficiency ?? { value: 'other', range: context.at(event) },
      worded:
        rule?.deficiency != null && speaksOf(text, rule.deficiency) ? rule.deficiency : (words?.deficiency ?? null),
      deadline: null,
      earlierDeadline: null,
      steps: [{ stage: 'notified', date: date ?? letter?.date ?? null, range: context.at(event) }],
      touched: index,
    });
  }
}

/** Steps of the exchange; the issuer's own may have been any day before. */
const DATED_BY_LEAD: ReadonlySet<ComplianceStatus> = new Set([
  'extension',
  'second_period',
  'regained',
  'determination',
]);

function isLater(date: Found<IsoDate> | null, thread: ComplianceThread): boolean {
  const known = dateOf(thread);
  return date !== null && known !== null && date.value > known;
}

function advanced(
  reading: Reading,
  context: SentenceContext,
  event: ListingEvent,
  last: ComplianceThread | null,
): void {
  const { text, rules, words, index, before } = context;
  if (isVoluntary(text) || (event.stage !== 'regained' && isVoluntary(before))) return;
  const own =
    rules
      .map((rule) => reading.threads.findLast((thread) => sameDeficiency(thread, rule.deficiency ?? 'other', rule)))
      .find((thread) => thread !== undefined) ??
    rules
      .map((rule) =>
        reading.threads.findLast((thread) => event.stage === 'regained' && areAlternatives(thread.rule, rule)),
      )
      .find((thread) => thread !== undefined);
  const byWords =
    words === null ? undefined : reading.threads.findLast((thread) => thread.deficiency?.value === words.deficiency);
  const isNamedApart = rules.length > 0 && own === undefined && last?.rule !== null && last?.rule !== undefined;
  // The standing of one deficiency is not that of another, which the sentence names and no thread follows yet.
  const isWordedApart =
    words !== null &&
    byWords === undefined &&
    rules.length === 0 &&
    last?.deficiency != null &&
    last.deficiency.value !== 'other' &&
    last.deficiency.value !== words.deficiency &&
    // "In its Form 10-Q for the quarter the Company reported equity of …" is of no late report.
    words.deficiency !== 'late_filing' &&
    (event.stage === 'regained' || event.stage === 'determination' || event.stage === 'second_period') &&
    !/\balternative/i.test(text);
  const unrelated = isNamedApart || isWordedApart;
  // A press release or note tells the same again, however far below.
  const retold =
    event.stage === 'regained' && rules.length === 0 && words === null ? reading.threads.at(-1) : undefined;
  const thread = own ?? byWords ?? (unrelated ? null : last) ?? retold;
  const said = eventDate(context, event);
  const stage =
    event.stage === 'extension' &&
    /\b(?:additional|second) (?:180|period|compliance|grace)/i.test(text) &&
    !/\bpanel\b/i.test(text)
      ? 'second_period'
      : event.stage;
  const lent = said === null && DATED_BY_LEAD.has(stage) ? (reading.lead?.date ?? null) : null;
  const date = said ?? lent;
  const step: ComplianceStep = {
    stage,
    date,
    ...(lent === null ? {} : { isDateLent: true }),
    range: context.at(event),
  };
  if (thread === null || thread === undefined) {
    const speaksOfListing =
      /\bnasdaq|\bnyse|stock exchange|\blisting|\bpanel\b|\bdelist/i.test(text) ||
      (reading.exchange !== null && index - reading.exchange.index <= 1 && /complian|matter/i.test(text));
    // Without a notice before it, a step must say of what it is, or when: risk factors speak of such steps at large.
    const isTold = stage === 'determination' && /\b(?:received|was notified|were notified)\b/i.test(text);
    const isSpecific = rules.length > 0 || words !== null || date !== null || isTold;
    if (!speaksOfListing || !isSpecific || (stage === 'compliance_plan' && rules.length === 0)) return;
    const [rule] = rules;
    const [shortfall] = shortfallsOf(context);
    reading.threads.push({
      exchange: exchangeFor(reading, context),
      rule: rule ?? null,
      deficiency: shortfall?.deficiency ?? { value: 'other', range: step.range },
      worded: words?.deficiency ?? null,
      deadline: null,
      earlierDeadline: null,
      steps: [step],
      touched: index,
    });
    return;
  }
  const isRetold =
    event.stage === 'determination' &&
    said === null &&
    rules.length === 0 &&
    words === null &&
    reading.threads.some((one) => one !== thread && one.steps.some((step) => step.stage === 'determination'));
  if (isRetold && !thread.steps.some((step) => step.stage === 'determination')) return;
  fill(thread, context);
  thread.touched = index;
  const known = dateOf(thread);
  const isBackground = date !== null && known !== null && date.value < known && stage !== 'regained';
  // A hearing held before the present standing, or a determination told again, does not change it.
  const regresses = date === null && stageOf(thread) === 'regained' && stage !== 'regained';
  if (isBackground) thread.steps.splice(Math.max(0, thread.steps.length - 1), 0, step);
  else if (!regresses && !(stageOf(thread) === stage && (date === null || date.value === known))) {
    thread.steps.push(step);
    if (stage === 'extension' || stage === 'second_period') {
      thread.earlierDeadline = thread.deadline?.value ?? thread.earlierDeadline;
      thread.deadline = null;
    }
  }
}

/** What a later sentence adds: the rule's number, a better word for the deficiency, the exchange. */
function fill(thread: ComplianceThread, { rules, words, text, at, index }: SentenceContext): void {
  const matching = rules.find(
    (rule) =>
      thread.rule === null &&
      (rule.deficiency === null
        ? rules.length === 1
        : rule.deficiency === thread.deficiency?.value || thread.deficiency?.value === 'other'),
  );
  if (
    matching !== undefined &&
    (statesShortfall(text) || /requirement|pursuant|set forth|under|standard/i.test(text))
  ) {
    thread.rule = matching;
    if (thread.deficiency?.value === 'other' && matching.deficiency !== null)
      thread.deficiency = { value: matching.deficiency, range: matching };
    thread.touched = index;
  }
  if (words !== null && thread.rule?.deficiency === words.deficiency) thread.worded = words.deficiency;
  if (words !== null && thread.deficiency?.value === 'other' && thread.rule === null && statesShortfall(text)) {
    thread.deficiency = { value: words.deficiency, range: at(words) };
    thread.worded = words.deficiency;
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

function findDeadline(thread: ComplianceThread, context: SentenceContext): void {
  if (thread.deadline !== null || stageOf(thread) === 'regained') return;
  const deadline = deadlineIn(context, dateOf(thread), thread.deficiency?.value === 'late_filing');
  if (deadline === null) return;
  thread.deadline = deadline;
  thread.touched = context.index;
}
