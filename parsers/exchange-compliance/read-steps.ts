import type { ComplianceStatus } from '../../core/score-inputs.ts';
import {
  areAlternatives,
  deficienciesOf,
  isSameDeficiency,
  type ListingDeficiency,
  type ProcedureStep,
  type SentenceContext,
} from './listing-deficiency.ts';
import { rulesByName } from './listing-definitions.ts';
import { isVoluntary, type ListingEvent } from './listing-events.ts';
import type { RuleMention } from './listing-rules.ts';
import { eventDate } from './notice-dates.ts';
import { mayBeSameSecurity } from './noticed-security.ts';
import { type PanelCondition, pairedConditions, panelConditionsAfter } from './panel-conditions.ts';
import { newDeficiency, REACH, type Reading } from './reading.ts';
import { addDetails, addStep } from './track-steps.ts';

/** Steps of the exchange; the issuer's own may have been any day before. */
const DATED_BY_LEAD: ReadonlySet<ComplianceStatus> = new Set([
  'extension',
  'second_period',
  'regained',
  'determination',
]);

/** A step after the notice: of the deficiency that the sentence names, else of the last one mentioned. */
export function readStep(
  reading: Reading,
  context: SentenceContext,
  event: ListingEvent,
  last: ListingDeficiency | null,
  from: number,
): void {
  const { text, index, before } = context;
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
  // The grounds that a list gives are of this letter.
  if (text.endsWith(':') && step.date !== null && !event.isOwnAct) reading.letter = { date: step.date, index };
  const lookUp = (words: string, numbered: readonly RuleMention[]) => rulesByName(reading.definitions, words, numbered);
  const decision = stage === 'extension' ? panelConditionsAfter(reading.flat, from, lookUp) : null;
  const conditions = decision?.conditions ?? (stage === 'extension' ? pairedConditions(context) : []);
  if (conditions.length > 0) {
    readConditions(reading, context, step, conditions);
    reading.consumedTo = decision?.end ?? from + text.length;
    return;
  }
  if (stage === 'regained' && regainsSeveral(context)) {
    for (const one of ofEachRule(context)) takeStep(reading, one, event, step, last);
    return;
  }
  takeStep(reading, context, event, step, last);
}

/** "regained compliance with both Rule 5550(a)(2) and Rule 5250(c)(1)": with each of them. */
function regainsSeveral({ rules }: SentenceContext): boolean {
  const meanings = rules.map(({ deficiency }) => deficiency);
  return !meanings.includes(null) && new Set(meanings).size > 1;
}

function ofEachRule(context: SentenceContext): SentenceContext[] {
  const byMeaning = Map.groupBy(context.rules, ({ deficiency }) => deficiency);
  return [...byMeaning.values()].map((rules) => ({ ...context, rules, words: null }));
}

function takeStep(
  reading: Reading,
  context: SentenceContext,
  event: ListingEvent,
  step: ProcedureStep,
  last: ListingDeficiency | null,
): void {
  const { rules, words, index } = context;
  const tracked = appealed(reading, context, event) ?? deficiencyMeant(reading, context, event, last);
  if (tracked === null) {
    trackFromStep(reading, context, step);
    return;
  }
  const isRepeated =
    event.stage === 'determination' &&
    (step.date === null || step.isDateLent === true) &&
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
  const isRemoval = step.stage === 'determination' || step.stage === 'suspended' || step.stage === 'delisted';
  const isReceived = isRemoval && /\b(?:received|was notified|were notified)\b/i.test(text);
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
  conditions: readonly PanelCondition[],
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
}
