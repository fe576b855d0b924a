import type { IsoDate } from '../../../core/dates.ts';
import { datesIn } from '../../layout/dates.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import { pattern } from '../words/patterns.ts';
import { sentencesOf } from '../words/sentences.ts';

/** A value with its place in the text it was found in. */
export interface Found<T> extends TextRange {
  readonly value: T;
}

const MEETING =
  /\b(?:annual|special|extraordinary|general|shareholders?['’]?|stockholders?['’]?|unitholders?['’]?)\s+(?:\w+\s+){0,3}?meeting|\bmeeting\b|\bEGM\b|\bAGM\b/i;
/** Words before the dates of other things: record dates, fiscal years, other filings. */
const OTHER_DATE = pattern('i')`
  (?:record\s+date|close\s+of\s+business|as\s+of|fiscal\s+year|year|quarter|period)\s*(?:on|of|is|was|remains|ended|ending|ends|,|\(|for[^.]{0,40})?\s*$
  |(?:ended|ending|dated|filed(?:\s+with\s+[\w ,]+)?(?:\s+on)?|expir\w+(?:\s+(?:on|in))?|until|through|effective)\s*$
  |(?:mailed(?:\s+\w+){0,4}|record\s+(?:at|on|as\s+of)[\w\s]{0,40}|since|originally\s+(?:scheduled|convened)\s+(?:for|on))\s*$
  |(?:from|adopted\s+on|due)\s*$`;
const HELD_BEFORE =
  /\b(?:held|opened|called\s+to\s+order|convened|took\s+place|conducted|reconvened|occurred|hosted)\b[^;]{0,110}$/i;
/** "Will reconvene on", "was adjourned to", "has been postponed until": a day after the report's own. */
const IS_TO_COME = pattern('i')`
  \b(?:will|shall|to|would|may|expects?\s+to|scheduled\s+to|plans?\s+to)\s+(?:be\s+)?(?:re-?convened?|resumed?|continued?)\b[^.;]{0,80}$
  |\b(?:adjourn(?:ed|ing|ment)?|postpone[dr]?|rescheduled|continued|recessed)\b(?:(?!\b(?:reconvened|resumed)\b)[^.;]){0,80}?\b(?:to|until|till|for)\b[^.;]{0,40}$`;
const HELD_AFTER =
  /^[^;]{0,170}?\b(?:held|hosted|opened|called\s+to\s+order|convened|conducted|concluded|reconvened)\b/i;
const MEETING_BEHIND = /^\s+(?:annual|special|extraordinary|general)\b[^.;]{0,40}\bmeeting\b/i;
const RESOLVED_AFTER = /\b(?:board|committee)\b[^.;]{0,50}\b(?:determined|decided|adopted|resolved)/i;
const MONTH_WITHOUT_SPACE =
  /((?:January|February|March|April|May|June|July|August|September|October|November|December))(?=\d)/g;

const YEAR_ON_NEXT_LINE = /(\d,)\s{2,40}(?=\d{4}\b)/g;

/**
 * The day of the meeting: the date whose sentence says most clearly that the meeting was held on it. Skips record dates,
 * fiscal years, proxy statements and next year's meeting.
 */
export function findMeetingDate(text: string): Found<IsoDate> | null {
  const found = meetingDateIn(text);
  // Flattening may have lost a no-break space: "March3, 2017"; a wrapped line begins with many: "October 24," and "2019".
  const mended = found ?? meetingDateIn(text.replace(MONTH_WITHOUT_SPACE, '$1 ').replace(YEAR_ON_NEXT_LINE, '$1 '));
  if (found !== null || mended === null) return found;
  const [year, day] = [mended.value.slice(0, 4), mended.value.slice(8).replace(/^0/, '')];
  const start = text.search(new RegExp(`[A-Z][a-z]+ ?${day},?\\s{0,40}${year}`));
  return start < 0 ? null : { value: mended.value, start, end: text.indexOf(year, start) + 4 };
}

function meetingDateIn(text: string): Found<IsoDate> | null {
  let best: Found<IsoDate> | null = null;
  let most = 1;
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    for (const { date, start, end } of datesIn(words)) {
      const score = meetingScore(words.slice(Math.max(0, start - 220), start), words.slice(end, end + 200));
      if (score <= most) continue;
      most = score;
      best = { value: date, start: sentence.start + start, end: sentence.start + end };
    }
  }
  return best;
}

/** How clearly the words around a date make it the meeting's. */
function meetingScore(before: string, after: string): number {
  if (OTHER_DATE.test(before.slice(-60))) return 0;
  let score = 0;
  if (MEETING.test(before)) score += 2;
  if (HELD_BEFORE.test(before)) score += 4;
  if (/\bmeeting\b[^.;]{0,40}\bon(?:\s+\w+day)?,?\s*$/i.test(before)) score += 3;
  if (/\bmeeting\b[^.;]{0,20}[(,]\s*$/i.test(before)) score += 1;
  const isLed = /\b(?:on|[A-Z]\w+day),?\s*$|^\W*$|\bat\s*$/i.test(before);
  if (isLed && HELD_AFTER.test(after) && MEETING.test(after)) score += 6;
  else if (/^[^.;]{0,120}\bmeeting/i.test(after) && /\bon(?:\s+\w+day)?,?\s*$|^\W*$/i.test(before)) score += 4;
  // "At the May 10, 2011 annual meeting", "the shareholders met May 4, 2017".
  if (/\b(?:at|during)\s+(?:the|its|our)\s*$/i.test(before) && MEETING_BEHIND.test(after)) score += 6;
  if (/holders\s+met\s+(?:on\s+)?$/i.test(before)) score += 4;
  // An adjourned meeting votes on the day it reconvenes.
  if (/reconvened[^.;]{0,40}$/i.test(before) || /^[^.;]{0,60}\breconvened\b/i.test(after)) score += 5;
  if (IS_TO_COME.test(before)) score -= 9;
  if (/adjourned[^.;]{0,30}$|next\s+annual|will\s+be\s+held|to\s+be\s+held[^.]{0,30}$/i.test(before)) score -= 4;
  if (RESOLVED_AFTER.test(after)) score -= 2;
  if (/\b(?:last|prior|previous|preceding)\s+year['’]s\b[^.;]{0,80}$/i.test(before)) score -= 9;
  return score;
}

const SPECIAL = /\b(?:special|extraordinary)\s+(?:general\s+)?(?:and\s+annual\s+)?(?:meeting|general)|\bEGM\b/i;
const ANNUAL =
  /\bannual\b(?:\s+and\s+special)?(?:\s+(?:general|\d{4}))?\s+(?:\w+['’]?s?\s+){0,4}?meeting|\bAGM\b|\bmeeting\b[^.]{0,30}\bannual\b|\bannual\s+(?:share|stock)holders/i;

/** Annual or special, by the first meeting the item names; null where it names none (written consent). */
export function findMeetingType(text: string): Found<'annual' | 'special'> | null {
  const annual = ANNUAL.exec(text);
  const special = SPECIAL.exec(text);
  const isSpecial = special !== null && (annual === null || special.index <= annual.index);
  const first = isSpecial ? special : annual;
  if (first === null) return null;
  return { value: isSpecial ? 'special' : 'annual', start: first.index, end: first.index + first[0].length };
}
