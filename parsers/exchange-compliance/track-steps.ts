import type { IsoDate } from '../../core/dates.ts';
import {
  type Found,
  isLater,
  type ListingDeficiency,
  latestDateOf,
  type ProcedureStep,
  type SentenceContext,
  stageOf,
} from './listing-deficiency.ts';
import { type ListingEvent, statesShortfall } from './listing-events.ts';
import { deadlineIn } from './notice-dates.ts';
import { onlySecurityIn } from './noticed-security.ts';

/** Adds a step to a tracked deficiency, in the order of the procedure. */
export function addStep(tracked: ListingDeficiency, step: ProcedureStep): void {
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
export function addDetails(tracked: ListingDeficiency, context: SentenceContext): void {
  const { rules, words, text, at, index } = context;
  const { value } = tracked.deficiency;
  const only = onlySecurityIn(text);
  if (only !== null) tracked.security = { value: only.security, range: at(only) };
  // What the determination is about, where the notice names only a price or a rule.
  else if (tracked.security === null && /\b(?:notice|letter|determin|delist|suspen)/i.test(text))
    tracked.security = context.security;
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

/** A sentence that states a known deficiency again, or a further notice of it. */
export function restate(
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

/** The end of the cure period, where a sentence states it. */
export function addDeadline(tracked: ListingDeficiency, context: SentenceContext): void {
  if (tracked.deadline !== null || stageOf(tracked) === 'regained') return;
  const known = latestDateOf(tracked)?.value ?? null;
  const deadline = deadlineIn(context, known, tracked.deficiency.value === 'late_filing');
  if (deadline === null) return;
  tracked.deadline = deadline;
  tracked.mentioned = context.index;
}
