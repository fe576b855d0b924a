import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import type { Range } from './item-section.ts';
import type { AmendmentLink } from './vote-result.ts';

/** Whether the item calls its results final or preliminary; null where it says neither. */
export function resultStatusOf(item: string): 'final' | 'preliminary' | null {
  const preliminary =
    /\bpreliminary\s+(?:\w+\s+){0,3}(?:results?|voting|vote|tabulation|count|report)|results?\s+(?:\w+\s+){0,4}preliminary/i.exec(
      item,
    );
  const final =
    /\bfinal\s+(?:\w+\s+){0,3}(?:results?|voting|votes?|tabulation|count|report)|\bcertified\s+(?:\w+\s+){0,3}results?/i.exec(
      item,
    );
  // "Preliminary results; final results will be filed": what will come is not what is.
  const isComing =
    final !== null &&
    /\b(?:will|until|when|once|upon|within|amend)\b/i.test(
      item.slice(Math.max(0, final.index - 80), final.index + 120),
    );
  if (preliminary !== null && (final === null || isComing)) return 'preliminary';
  if (final !== null && !isComing) return 'final';
  return preliminary !== null ? 'preliminary' : null;
}

/** What an amendment amends, from the explanatory note; null for an original report. */
export function amendmentOf(
  isAmendment: boolean,
  text: string,
  isDecision: boolean,
  meetingDate: IsoDate | null,
): AmendmentLink | null {
  if (!isAmendment) return null;
  const head = text.slice(0, 20_000).replace(/[\t\n]/g, ' ');
  const kind = isDecision
    ? 'frequency-decision'
    : /\bfinal\b[^.]{0,80}\b(?:results?|vot\w+)|preliminary/i.test(head)
      ? 'final-results'
      : 'correction';
  const note =
    /\b(?:filed|filing|dated|submitted)\b[^.]{0,200}?(?:8-K|current\s+report|original\s+(?:report|filing|form))|(?:8-K|current\s+report|original\s+(?:report|filing|form))[^.]{0,200}?\b(?:filed|dated|submitted)\b/gi;
  for (const match of head.matchAll(note)) {
    const around = head.slice(Math.max(0, match.index - 60), match.index + match[0].length + 120);
    const [date] = datesIn(around).filter((one) => one.date !== meetingDate);
    if (date !== undefined) return { kind, meetingDate, originalFiledDate: date.date };
  }
  return { kind, meetingDate, originalFiledDate: null };
}

/** The cover's date of earliest event; in "November 14, 2012 (November 13, 2012)" the one in parentheses. */
export function coverDateOf(cover: string): (Range & { readonly value: IsoDate }) | null {
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
