import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import { pattern } from '../prose/pattern.ts';
import { SMALL_NUMBER, smallNumber } from '../prose/small-number.ts';

/** "six months after the date of issuance", "the first anniversary of", "180 days following the closing". */
const AFTER_A_PERIOD = pattern('i')`
  \b${SMALL_NUMBER}[ -](days?|months?|years?)(?: anniversary)? (?:after|from|following|of)\b
`;
const ANNIVERSARY = /\b(?:first|one[- ]year) anniversary of\b/i;
const FROM_ISSUE = pattern('i')`
  ^(?:(?:at any time )?(?:on or )?(?:beginning|commencing|starting|after|from|on|upon|following)(?: on| after| from)? )?
  (?:the |their |its |such )?(?:(?:initial |original )?(?:date of (?:the |their )?)?(?:initial |original )?
  (?:issuance|issue|grant|closing)(?: date)?|initial exercise date)\b
`;
/** Words that say that the right can be exercised now. */
const NOW =
  /^(?:currently|presently|fully|now|vested|until|through|for a (?:term|period)|for (?:five|three|seven|ten|two))\b/i;
/** Words that scores read themselves. */
const AS_WORDS = /^(?:immediately|at any time|upon issuance)$/i;
/** What decides over the right, and not the calendar. */
const CONDITIONAL =
  /\b(?:approval|effective(?:ness)?|business combination|later of|earlier of|increase|achiev|milestone|if\b)/i;

/**
 * The day from which words such as "six months after issuance" make a right exercisable, counted from the filing: the
 * issue is not after it, so that this is the last day possible. Null where a condition decides, and for "immediately",
 * "at any time" and "upon issuance", which are kept as words.
 *
 * @example exercisableDay('beginning six months after the date of issuance', filedDate) // 6 months after the filing
 */
export function exercisableDay(words: string, filedDate: IsoDate): IsoDate | null {
  if (isIsoDate(words) || CONDITIONAL.test(words) || AS_WORDS.test(words)) return null;
  if (NOW.test(words)) return filedDate;
  const period = AFTER_A_PERIOD.exec(words);
  const count = smallNumber(period?.[1] ?? '');
  if (count !== null) return later(filedDate, count, period?.[2] ?? '');
  if (ANNIVERSARY.test(words)) return later(filedDate, 1, 'year');
  return FROM_ISSUE.test(words) ? filedDate : null;
}

function later(date: IsoDate, count: number, unit: string): IsoDate {
  if (/^day/i.test(unit)) return addDays(date, count);
  return monthsAfter(date, /^year/i.test(unit) ? count * 12 : count);
}

/** @example monthsAfter('2024-08-14', 12) // '2025-08-14' */
export function monthsAfter(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10) as IsoDate;
}
