import type { IsoDate } from '../../core/dates.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import type { Found, SentenceContext } from './listing-deficiency.ts';
import type { ListingEvent } from './listing-events.ts';

const DEADLINE_BEFORE = pattern('i')`
  (?:\buntil|\bto|\bby(?! (?:the )?(?:nasdaq|nyse|new york|exchange|staff|panel|listing)\b)|\bthrough
  |\bbefore|\bno later than|\bending(?: on)?|\bends? on|\bexpir\w+(?: on)?|\bdeadline of|\bprior to
  |\bthat is,?|\bi\.e\.,?|\bwhich is)\s(?:[^.;,]{0,30}\b(?:on|of) )?
  (?:(?:mon|tues|wednes|thurs|fri)day, )?$
  |\bdays from [^.;()]{0,40}\($
`;
const OF_NOTICE =
  /\b(?:notice|letter|notification|meeting|hearing|report|determination|decision)s? (?:dated |received )?(?:on|of) $/i;
/** "until …", "to the close of business on …"; but "referred to its notice of June 14" is of a notice. */
function isDeadlineBefore(before: string): boolean {
  return DEADLINE_BEFORE.test(before) && !OF_NOTICE.test(before);
}

const PERIOD_BEFORE =
  /(?:\bfrom|\bsince|\bbetween|\bbeginning|\bcommencing)(?: on)? $|(?:\bended|\bending|\bfiled on|\bas of|\bfiscal year|\bquarter|\bperiod from|\bannual meeting)[^,.;]{0,40}$/i;

const LETTER_DATED = pattern('i')`
  \b(?:letters?|notices?|notification|notified|advised|informed|determination|received
  |decision)\b(?:(?!\b(?:that|stating|indicating|because|announced)\b)[^;])*?(?:\bon
  |\bdated?)(?: as of)? (?:(?:mon|tues|wednes|thurs|fri)day, )?$
`;

/** Of an earlier report, not of the letter it announced; or of a future suspension or transfer. */
const OF_OTHER_EVENT = pattern('i')`
  \bpreviously (?:disclosed|reported|announced)\b[^.;,]{0,20}\bon $
  |\b(?:open|opening|close) of (?:business|trading|the market)(?: on)? (?:\w+day, )?$
`;
const OF_REPORT =
  /\b(?:form (?:8-K|6-K|10-[KQ])|current report|annual report|quarterly report|press release)\b[^.,]{0,80}$/i;
const REFERENCE = pattern('i')`
  \b(?:required by|pursuant to|accordance with|terms of|compliance with|set forth in|outlined in
  |under) [^.;,]{0,60}$
`;
const ANNOUNCED = /^(?:[^.;]|\.(?! [A-Z])){0,160}?\b(?:announced|issued a press release)\b[^.;]{0,60}\breceived\b/;

/** The date of an event: on the letter or of its receipt, else the nearest date before the words. */
export function eventDate({ text, dates, at }: SentenceContext, event: ListingEvent): Found<IsoDate> | null {
  const usable = dates.filter(({ start }) => {
    const before = textBefore(text, start, 45);
    const isOther = isDeadlineBefore(before) || PERIOD_BEFORE.test(before) || OF_OTHER_EVENT.test(before);
    return !isOther && !OF_REPORT.test(textBefore(text, start, 160));
  });
  const attached = usable.find(({ start }) => LETTER_DATED.test(textBefore(text, start, 110)));
  // "On December 18, 2024, the Company received …" dates the sentence, whatever other dates follow.
  const leading = usable.find(
    ({ start, end }) =>
      start < 60 &&
      /\bon (?:(?:mon|tues|wednes|thurs|fri)day, )?$/i.test(text.slice(0, start)) &&
      /^,? /.test(text.slice(end)) &&
      start < event.start,
  );
  // "On December 9, 2025, the Panel notified … as required by its decision dated September 5, 2025".
  const isReference =
    attached !== undefined && leading !== undefined && REFERENCE.test(textBefore(text, attached.start, 80));
  const preceding = usable.findLast(({ start }) => start < event.start);
  const following = usable.find(
    ({ start }) => start >= event.end && /\b(?:on|effective)\b[^.;,]{0,12}$/i.test(textBefore(text, start, 20)),
  );
  const chosen =
    (isReference ? leading : attached) ?? leading ?? preceding ?? (event.stage === 'notified' ? undefined : following);
  if (chosen === undefined) return null;
  const isContested = attached !== undefined && leading !== undefined && attached.date !== leading.date;
  const isOfAnnouncement = attached === undefined && chosen === leading && ANNOUNCED.test(text.slice(chosen.end));
  const doubts = { ...(isContested && { isContested }), ...(isOfAnnouncement && { isOfAnnouncement }) };
  return { value: chosen.date, range: at(chosen), ...doubts };
}

const OF_CURE =
  /\bregain|\bcompl(?:y|iance)|\bcure\b|\b180\b|\bextension|\bexception|\bperiod\b|\bimprovement|\breasonable/i;
const CONDITIONAL = pattern('i')`
  \btoll(?:s|ed|ing)?\b|\bif accepted\b|\b(?:may|can|could|might) grant|\beligible to receive
  |\bif (?:nasdaq|the staff|the exchange|the plan|our plan)[ ]
`;
/** Days to submit a plan or to appeal, and to file. */
const TO_SUBMIT =
  /^[^.;]{0,40}\b(?:to|in which to|within which to) (?:submit|provide(?! evidence)|appeal|request|file)\b/i;
const SUBMITTED_BY = /\b(?:submit|submitting|appeal|request|file|filing)\b[^.;]{0,60}$/i;
const REPORTS_BY = /\b(?:submit|file)\b(?:(?!\bplan\b)[^.;]){0,60}\b(?:reports?|form \d\S*|filings?)\b[^.;]{0,30}$/i;

/** The last day to regain compliance, after the notice where that is known; days to submit a plan or to appeal are others, and to file, except the late reports themselves. */
export function deadlineIn(
  { text, dates, at }: SentenceContext,
  known: IsoDate | null,
  isOfReports = false,
): Found<IsoDate> | null {
  if (!OF_CURE.test(text) || CONDITIONAL.test(text)) return null;
  const isPlan = /\bsubmit\b[^.;]{0,40}\bplan\b/i.test(text);
  for (const date of dates) {
    const before = textBefore(text, date.start, 60);
    if (!isDeadlineBefore(before) || TO_SUBMIT.test(text.slice(date.end, date.end + 90))) continue;
    if (SUBMITTED_BY.test(before) && !(isOfReports && REPORTS_BY.test(before))) continue;
    // "a plan … by November 15, advising of actions to regain compliance with … standards by October 16": the second day.
    const isSecond = date !== dates[0] && /\bregain compliance\b[^.;,]{0,90}$/i.test(textBefore(text, date.start, 130));
    if (isPlan && !isSecond && !/\bregain compliance\b[^.;]{0,30}$/i.test(before)) continue;
    if (known === null || date.date > known) return { value: date.date, range: at(date) };
  }
  return null;
}
