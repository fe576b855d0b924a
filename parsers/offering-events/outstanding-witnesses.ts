import { datesIn } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { numberOf } from '../prose/matches.ts';
import { isTelling } from '../prose/restatements.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll, paragraphAt, sentenceAt, textIn } from './search.ts';

/** Between a count and "outstanding" in words on shares that are outstanding. */
const STATE_BEHIND =
  /^ (?:(?!issuable|warrants?|options?|reserved|underlying|preferred|non-affiliates|held|authori[sz]ed|treasury|will|would)[^.;\d]){0,140}?\boutstanding\b/i;
const STATE_AHEAD = /\boutstanding[^.;\d]{0,40}$/i;
/** What will be outstanding, and what was counted before an event, are other quantities. */
const OTHER_STATE = /\b(?:will|would) be outstanding|\bheld by\b[^.;\d]{0,30}$/i;

/** What other sentences say of a count of shares outstanding. */
export interface Restated {
  readonly count: boolean;
  /** Another sentence names the count's day with it. */
  readonly day: boolean;
}

/**
 * Whether another sentence or row counts the same shares as outstanding: for the same day, or without one. The same count
 * for another day is no witness.
 */
export function restatedOutstanding(
  document: OfferingDocument,
  { whole }: Cover,
  count: { readonly printed: string; readonly at: TextRange; readonly date: string | null },
): Restated {
  const found = { count: false, day: false };
  const { printed, at, date } = count;
  if (!isTelling(numberOf(printed))) return found;
  const own = sentenceAt(document, at.start);
  const escaped = new RegExp(`(?<![\\d,.$])${printed}(?![\\d,]*\\d)`, 'g');
  for (const match of findAll(document, whole, escaped, 20)) {
    if (match.start >= own.start && match.start < own.end) continue;
    const sentence = sentenceAt(document, match.start);
    const before = document.flat.slice(Math.max(sentence.start, match.start - 120), match.start);
    const after = document.flat.slice(match.end, Math.min(sentence.end, match.end + 180));
    if (!(STATE_BEHIND.test(after) || STATE_AHEAD.test(before)) || OTHER_STATE.test(before + after)) continue;
    const days = datesIn(textIn(document, sentence));
    const isSameDay = date !== null && days.some((day) => day.date === date);
    if (days.length > 0 && date !== null && !isSameDay) continue;
    found.count = true;
    if (isSameDay) found.day = true;
  }
  return found;
}

const COUNT = /(?<![\d,.$])\d{1,3}(?:,\d{3}){1,4}(?![\d,]*\d)/g;
const PREFUNDED =
  /pre-?funded warrants to (?:purchase|acquire) (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3}){1,4})/gi;
/** The assumed sales stand in the row or note of the count. */
const REACH = 700;

/**
 * Before + what is sold = after, where the shares offered alone do not show it: the shares that a row of "The Offering"
 * assumes to be sold ("assuming sales of 2,400,000 shares"), or the shares and pre-funded warrants of the cover.
 */
export function checkAssumedSales(
  document: OfferingDocument,
  cover: Cover,
  places: readonly TextRange[],
  paths: readonly string[],
  findings: Findings,
): void {
  const [before, after, offered] = ['sharesOutstandingBefore', 'sharesOutstandingAfter', 'sharesOffered'].map((path) =>
    findings.number(path),
  );
  if (before == null || after == null || !isTelling(after - before)) return;
  const sold = after - before;
  const isPrinted = places.some((at) => {
    const { start } = paragraphAt(document, at.start);
    const near = { start: Math.max(start, at.start - REACH), end: Math.min(cover.whole.end, at.end + REACH) };
    return findAll(document, near, COUNT, 40).some(({ text }) => numberOf(text) === sold);
  });
  const prefunded = findAll(document, cover, PREFUNDED, 10).map(({ groups }) => numberOf(groups[0] ?? '0'));
  const isWithPrefunded = offered != null && prefunded.some((count) => offered + count === sold);
  if (isPrinted || isWithPrefunded) findings.check('outstanding before + shares sold = after', true, paths);
}
