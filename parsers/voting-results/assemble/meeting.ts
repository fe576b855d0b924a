import type { IsoDate } from '../../../core/dates.ts';
import type { Submission, SubmissionDocument } from '../../../core/submission.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import { flatten, type Item } from '../find/item.ts';
import { findFrequencyDecision } from './frequency-decision.ts';
import { type Found, findMeetingDate, findMeetingType } from './meeting-date.ts';
import { findSharesOutstanding, findSharesPresent } from './meeting-shares.ts';
import { isConsent } from './no-vote.ts';
import { coverDateOf, isAmendment } from './report-status.ts';

/** What the item states of the meeting itself. */
export interface Meeting {
  readonly date: IsoDate | null;
  /** The date of the earliest event, on the cover. */
  readonly coverDate: IsoDate | null;
  /** The item states no date: it is the cover's. */
  readonly isDateFromCover: boolean;
  readonly type: 'annual' | 'special' | null;
  readonly sharesOutstanding: number | null;
  readonly sharesPresent: number | null;
  /** Years between say-on-pay votes, as the company decided. */
  readonly frequencyDecision: 1 | 2 | 3 | null;
  readonly isAmendment: boolean;
  /** Path in the result → place in the plain text. */
  readonly places: ReadonlyMap<string, TextRange>;
}

/** Characters before the item in which an amendment's explanatory note describes the meeting. */
const LONGEST_NOTE = 6_000;

/** @param text the document's plain text. */
export function readMeeting(submission: Submission, document: SubmissionDocument, text: string, item: Item): Meeting {
  const isAmended = isAmendment(submission, document, text);
  const noteStart = Math.max(0, item.headingStart - LONGEST_NOTE);
  const note = isAmended ? flatten(text.slice(noteStart, item.headingStart)) : '';
  const inItem = <T>(find: (words: string) => Found<T> | null): Found<T> | null => moved(find(item.body), item.start);
  const inItemOrNote = <T>(find: (words: string) => Found<T> | null): Found<T> | null =>
    inItem(find) ?? moved(find(note), noteStart);
  const stated = inItemOrNote(findMeetingDate);
  const cover = coverDateOf(flatten(text.slice(0, item.headingStart)));
  const found = {
    meetingDate: stated ?? cover,
    meetingType: isConsent(item.body) ? null : inItemOrNote(findMeetingType),
    sharesOutstanding: inItem(findSharesOutstanding),
    sharesPresent: inItem(findSharesPresent),
    'frequencyDecision.years': inItem(findFrequencyDecision),
  };
  return {
    date: found.meetingDate?.value ?? null,
    coverDate: cover?.value ?? null,
    isDateFromCover: stated === null && found.meetingDate !== null,
    type: found.meetingType?.value ?? null,
    sharesOutstanding: found.sharesOutstanding?.value ?? null,
    sharesPresent: found.sharesPresent?.value ?? null,
    frequencyDecision: found['frequencyDecision.years']?.value ?? null,
    isAmendment: isAmended,
    places: new Map(Object.entries(found).flatMap(([path, place]) => (place === null ? [] : [[path, place]]))),
  };
}

function moved<T>(found: Found<T> | null, by: number): Found<T> | null {
  return found === null ? null : { value: found.value, start: found.start + by, end: found.end + by };
}
