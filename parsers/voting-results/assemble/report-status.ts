import type { IsoDate } from '../../../core/dates.ts';
import type { Submission, SubmissionDocument } from '../../../core/submission.ts';
import { datesIn } from '../../layout/dates.ts';
import type { AmendmentLink } from '../vote-result.ts';
import { pattern } from '../words/patterns.ts';
import type { Found } from './meeting-date.ts';

const PRELIMINARY =
  /\bpreliminary\s+(?:\w+\s+){0,3}(?:results?|voting|vote|tabulation|count|report)|results?\s+(?:\w+\s+){0,4}preliminary/i;
const FINAL =
  /\bfinal\s+(?:\w+\s+){0,3}(?:results?|voting|votes?|tabulation|count|report)|\bcertified\s+(?:\w+\s+){0,3}results?/i;

/** Whether the item calls its results final or preliminary; null where it does neither. */
export function resultStatusOf(item: string): 'final' | 'preliminary' | null {
  const isPreliminary = PRELIMINARY.test(item);
  const final = FINAL.exec(item);
  if (final === null) return isPreliminary ? 'preliminary' : null;
  // "Preliminary results; final results will be filed": what will come is not what is.
  const around = item.slice(Math.max(0, final.index - 80), final.index + 120);
  const isComing = /\b(?:will|until|when|once|upon|within|amend)\b/i.test(around);
  if (!isComing) return 'final';
  return isPreliminary ? 'preliminary' : null;
}

export function isAmendment(submission: Submission, document: SubmissionDocument, text: string): boolean {
  const form = submission.header.form ?? document.type;
  return /\/A$/i.test(form) || /form\s+8-K\s?\/\s?A/i.test(text.slice(0, 3_000)) || THIS_AMENDMENT.test(text);
}

const THIS_AMENDMENT = pattern('i')`
  \bthis\s+(?:amendment\s+(?:no\.?\s*\d{1,2}\s+)?to\s+(?:the\s+|its\s+|our\s+)?(?:current\s+report|form\s+8-K)
  |(?:current\s+report\s+on\s+)?form\s+8-K\s?\/\s?A)\b`;

const ORIGINAL_REPORT = pattern('gi')`
  \b(?:filed|filing|dated|submitted)\b[^.]{0,200}?(?:8-K|current\s+report|original\s+(?:report|filing|form))
  |(?:8-K|current\s+report|original\s+(?:report|filing|form))[^.]{0,200}?\b(?:filed|dated|submitted)\b`;

/** What an amendment amends, from its explanatory note. */
export function amendmentOf(text: string, isDecision: boolean, meetingDate: IsoDate | null): AmendmentLink {
  const head = text.slice(0, 20_000).replace(/[\t\n]/g, ' ');
  const hasResults = /\bfinal\b[^.]{0,80}\b(?:results?|vot\w+)|preliminary/i.test(head);
  const kind = isDecision ? 'frequency-decision' : hasResults ? 'final-results' : 'correction';
  for (const match of head.matchAll(ORIGINAL_REPORT)) {
    const around = head.slice(Math.max(0, match.index - 60), match.index + match[0].length + 120);
    const filed = datesIn(around).find((one) => one.date !== meetingDate);
    if (filed !== undefined) return { kind, meetingDate, originalFiledDate: filed.date };
  }
  return { kind, meetingDate, originalFiledDate: null };
}

/** The cover's date of earliest event; in "November 14, 2012 (November 13, 2012)" the one in parentheses. */
export function coverDateOf(cover: string): Found<IsoDate> | null {
  const label = /date\s+of\s+(?:the\s+)?(?:earliest\s+event|report)/i.exec(cover);
  if (label === null) return null;
  const from = Math.max(0, label.index - 60);
  const near = cover.slice(from, label.index + 200);
  const dates = datesIn(near);
  const after = dates.filter((one) => from + one.start > label.index);
  const candidates = after.length > 0 ? after : dates;
  const inner = candidates.find((one) => /\(\s*$/.test(near.slice(0, one.start)) && candidates.length > 1);
  const found = inner ?? candidates[0];
  return found === undefined ? null : { value: found.date, start: from + found.start, end: from + found.end };
}
