import type { IsoDate } from '../../core/dates.ts';
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
/** "until …", "to the close of business on …"; but "referred to its notice of June 14" is of a notice. */
function isDeadlineBefore(before: string): boolean {
  return (
    DEADLINE_BEFORE.test(before) &&
    !/\b(?:notice|letter|notification|meeting|hearing|report|determination|decision)s? (?:dated |received )?(?:on|of) $/i.test(
      before,
    )
  );
}

const PERIOD_BEFORE =
  /(?:\bfrom|\bsince|\bbetween|\bbeginning|\bcommencing)(?: on)? $|(?:\bended|\bending|\bfiled on|\bas of|\bfiscal year|\bquarter|\bperiod from|\bannual meeting)[^,.;]{0,40}$/i;

const LETTER_DATED = pattern('i')`
  \b(?:letters?|notices?|notification|notified|advised|informed|determination|received
  |decision)\b(?:(?!\b(?:that|stating|indicating|because|announced)\b)[^;])*?(?:\bon
  |\bdated?)(?: as of)? (?:(?:mon|tues|wednes|thurs|fri)day, )?$
`;

/** The date of an event: on the letter or of its receipt, else the nearest date before the words. */
export function eventDate({ text, dates, at }: SentenceContext, event: ListingEvent): Found<IsoDate> | null {
  const usable = dates.filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 45), start);
    return (
      !isDeadlineBefore(before) &&
      !PERIOD_BEFORE.test(before) &&
      // The date of an earlier report is not that of the letter it announced.
      !/\bpreviously (?:disclosed|reported|announced)\b[^.;,]{0,20}\bon $/i.test(before) &&
      // The date of a future suspension or transfer.
      !/\b(?:open|opening|close) of (?:business|trading|the market)(?: on)? (?:\w+day, )?$/i.test(before) &&
      !/\b(?:form (?:8-K|6-K|10-[KQ])|current report|annual report|quarterly report|press release)\b[^.,]{0,80}$/i.test(
        text.slice(Math.max(0, start - 160), start),
      )
    );
  });
  const attached = usable.find(({ start }) => {
    const before = text.slice(Math.max(0, start - 110), start);
    return LETTER_DATED.test(before);
  });
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
    attached !== undefined &&
    leading !== undefined &&
    /\b(?:required by|pursuant to|accordance with|terms of|compliance with|set forth in|outlined in|under) [^.;,]{0,60}$/i.test(
      text.slice(Math.max(0, attached.start - 80), attached.start),
    );
  const preceding = usable.findLast(({ start }) => start < event.start);
  const chosen =
    (isReference ? leading : attached) ??
    leading ??
    preceding ??
    (event.stage === 'notified'
      ? undefined
      : usable.find(
          ({ start }) =>
            start >= event.end && /\b(?:on|effective)\b[^.;,]{0,12}$/i.test(text.slice(Math.max(0, start - 20), start)),
        ));
  if (chosen === undefined) return null;
  const isContested = attached !== undefined && leading !== undefined && attached.date !== leading.date;
  const isOfAnnouncement =
    attached === undefined &&
    chosen === leading &&
    /^(?:[^.;]|\.(?! [A-Z])){0,160}?\b(?:announced|issued a press release)\b[^.;]{0,60}\breceived\b/.test(
      text.slice(chosen.end),
    );
  return {
    value: chosen.date,
    range: at(chosen),
    ...(isContested ? { isContested } : {}),
    ...(isOfAnnouncement ? { isOfAnnouncement } : {}),
  };
}

/** The last day to regain compliance, after the notice where that is known; days to submit a plan or to appeal are others, and to file, except the late reports themselves. */
export function deadlineIn(
  { text, dates, at }: SentenceContext,
  known: IsoDate | null,
  isOfReports = false,
): Found<IsoDate> | null {
  if (/\btoll(?:s|ed|ing)?\b/i.test(text)) return null;
  if (
    !/\bregain|\bcompl(?:y|iance)|\bcure\b|\b180\b|\bextension|\bexception|\bperiod\b|\bimprovement|\breasonable/i.test(
      text,
    )
  )
    return null;
  if (
    /\bif accepted\b|\b(?:may|can|could|might) grant|\beligible to receive|\bif (?:nasdaq|the staff|the exchange|the plan|our plan) /i.test(
      text,
    )
  )
    return null;
  for (const date of dates) {
    const before = text.slice(Math.max(0, date.start - 60), date.start);
    const after = text.slice(date.end, date.end + 90);
    if (!isDeadlineBefore(before)) continue;
    if (
      /^[^.;]{0,40}\b(?:to|in which to|within which to) (?:submit|provide(?! evidence)|appeal|request|file)\b/i.test(
        after,
      ) ||
      (/\b(?:submit|submitting|appeal|request|file|filing)\b[^.;]{0,60}$/i.test(before) &&
        !(
          isOfReports &&
          /\b(?:submit|file)\b(?:(?!\bplan\b)[^.;]){0,60}\b(?:reports?|form \d\S*|filings?)\b[^.;]{0,30}$/i.test(before)
        ))
    )
      continue;
    if (
      /\bsubmit\b[^.;]{0,40}\bplan\b/i.test(text) &&
      // "a plan … by November 15, advising of actions to regain compliance with … standards by October 16": the second day.
      !/\bregain compliance\b[^.;]{0,30}$/i.test(before) &&
      !(
        date !== dates[0] &&
        /\bregain compliance\b[^.;,]{0,90}$/i.test(text.slice(Math.max(0, date.start - 130), date.start))
      )
    )
      continue;
    if (known !== null && date.date <= known) continue;
    return { value: date.date, range: at(date) };
  }
  return null;
}
