import type { IsoDate } from '../../core/dates.ts';
import type { DateMention } from '../layout/dates.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import type { Found, SentenceContext } from './listing-deficiency.ts';
import type { ListingEvent } from './listing-events.ts';

const DEADLINE_BEFORE = pattern('i')`
  (?:\buntil|\bto(?! (?:report|announce|advise|inform|disclose|note|state|regain|achieve|evidence|demonstrate|submit)\b)|\bby(?! (?:the )?(?:nasdaq|nyse|new york|exchange|staff|panel|listing)\b)|\bthrough
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

/** What is tested are the characters before a date, so many at most. */
const MOST_BEFORE = 110;
const LETTER_DATED = pattern('i')`
  \b(?:letters?|notices?|notification|notified|advised|informed|determination|received
  |decision)\b(?:(?!\b(?:that|stating|indicating|because|announced)\b)[^;]){0,${String(MOST_BEFORE)}}?(?:\bon
  |\bdated?)(?: as of)? (?:(?:mon|tues|wednes|thurs|fri)day, )?$
`;

/** Of an earlier report, not of the letter it announced; or of a future suspension or transfer. */
const OF_OTHER_EVENT = pattern('i')`
  \bpreviously (?:disclosed|reported|announced)\b[^.;,]{0,20}\bon $
  |\b(?:open|opening|close) of (?:business|trading|the market)(?: on)? (?:\w+day, )?$
`;
/** Of what led to the notice: a petition for reorganization, a resignation. */
const OF_CAUSE =
  /\b(?:petitions?|chapter (?:7|11)|bankruptcy|resign(?:ed|ation)|retire(?:d|ment)|death|passed away)\b(?:[^.;,]|\b(?:[A-Z]|Mr|Ms|Mrs|Dr|Messrs)\.){0,80}$/i;
/** Of what the issuer filed or held before the letter came. */
const OF_ISSUER = pattern('i')`
  \b(?:filed|furnished) (?:with|to) the (?:SEC|Securities and Exchange Commission|Commission)\b[^.;,]{0,20} on $
  |\b(?:meeting|conference|call)(?: of (?:its |the )?(?:stock|share)holders)?(?: was)?(?: held)? on (?:\w+day, )?$
`;
/** The day on which trading ends, ahead. */
const OF_REMOVAL = /\b(?:will|would|to) be (?:suspended|delisted|removed)\b[^.;]{0,40}$/i;
const OF_REPORT =
  /\b(?:form (?:8-K|6-K|10-[KQ])|current report|annual report|quarterly report|press release)\b(?:(?!\b(?:received|letter|notice|notified)\b)[^.,]){0,80}$/i;
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri)day,? )?';
const DATED = new RegExp(String.raw`\bdated?(?: as of)? ${WEEKDAY}$`, 'i');
const ON = new RegExp(String.raw`(?:^|\bon )${WEEKDAY}$`, 'i');
/** Of a letter or event that the sentence refers to, not of the one that it reports. */
const BACKGROUND = pattern('i')`
  (?:\b(?:required by|pursuant to|accordance with|terms of|compliance with|set forth in|outlined in|response to
  |under) [^.;,]{0,60}
  |(?<!\bas )(?:\bpreviously|\bhaving been|\bhad been|\boriginal(?:ly)?|\binitial(?:ly)?|\bearlier|\bprior|\bfirst)\b[^;,]{0,70})$
`;
const CLAUSE_WORDS = String.raw`(?:[^.;]|\.(?! [A-Z]))`;
/** What the exchange did, or that its letter came, in the clause that a date opens. */
const RECEIPT = pattern()`
  ^,? ${CLAUSE_WORDS}{0,170}?\b(?:received|notif(?:y|ied|ying)|advised|informed|issued(?! an? (?:press|news))|sent|granted|determined
  |approved|accepted|denied|decided|confirmed|rendered|delivered|provided|concluded)\b
`;
/** What the issuer did: its day is not that of a notice. */
const OWN_ACT = pattern()`
  ^,? ${CLAUSE_WORDS}{0,300}?\b(?:announced|issued an? (?:press|news) release|press release
  |(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|we|it|[Tt]rust|[Pp]artnership|[Ii]ssuer|[Bb]oard|[Ss]tockholders|[Ss]hareholders)
  (?: (?:has|have|had|also|timely|publicly))? (?:disclosed|reported|held|convened|submitted|requested|appealed
  |attended|appeared|presented))\b
`;

/** "the plan submitted on June 14": the day of what the issuer did, whatever the exchange did then. */
const SUBMITTED_ON = new RegExp(
  String.raw`\b(?:submitted|requested|presented|supplemented|hearing held|request made)(?: by (?:us|the company|it))? on ${WEEKDAY}$`,
  'i',
);

type Role = 'receipt' | 'letter' | 'own' | 'other';

interface Candidate extends DateMention {
  readonly role: Role;
  readonly isBackground: boolean;
}

function candidateOf(text: string, mention: DateMention): Candidate {
  const before = textBefore(text, mention.start, MOST_BEFORE);
  const after = text.slice(mention.end);
  const isBackground = BACKGROUND.test(textBefore(text, mention.start, 100));
  const of = (role: Role): Candidate => ({ ...mention, role, isBackground });
  if (SUBMITTED_ON.test(before)) return of('own');
  if (LETTER_DATED.test(before)) return of(DATED.test(before) ? 'letter' : 'receipt');
  const receipt = RECEIPT.exec(after)?.[0].length ?? Number.POSITIVE_INFINITY;
  const own = OWN_ACT.exec(after)?.[0].length ?? Number.POSITIVE_INFINITY;
  if (own < receipt) return of('own');
  return of(ON.test(before) && Number.isFinite(receipt) ? 'receipt' : 'other');
}

/** Whether a date that opens a sentence is that of an act of the issuer. */
export function opensOwnAct(text: string, mention: DateMention): boolean {
  return candidateOf(text, mention).role === 'own';
}

/** Of several dates of one role: those of the event itself first, then the nearest before its words. */
function nearest(candidates: readonly Candidate[], event: ListingEvent): Candidate | undefined {
  const own = candidates.filter(({ isBackground }) => !isBackground);
  const some = own.length > 0 ? own : candidates;
  return some.findLast(({ start }) => start < event.end) ?? some[0];
}

/**
 * The date of an event: of the receipt of the letter, else on the letter, else the nearest date before the words. The
 * day of an act of the issuer (a press release, a meeting, a plan) dates no act of the exchange.
 */
export function eventDate({ text, dates, at }: SentenceContext, event: ListingEvent): Found<IsoDate> | null {
  const usable = dates.filter(({ start }) => {
    const before = textBefore(text, start, 45);
    const isOther = isDeadlineBefore(before) || PERIOD_BEFORE.test(before) || OF_OTHER_EVENT.test(before);
    if (OF_CAUSE.test(textBefore(text, start, MOST_BEFORE)) || OF_ISSUER.test(textBefore(text, start, 100)))
      return false;
    if (event.stage !== 'suspended' && event.stage !== 'delisted' && OF_REMOVAL.test(before)) return false;
    return !isOther && !OF_REPORT.test(textBefore(text, start, 160));
  });
  const candidates = usable.map((mention) => candidateOf(text, mention));
  const of = (role: Role): Candidate[] => candidates.filter((one) => one.role === role);
  const letters = [...of('receipt'), ...of('letter')];
  const stated = nearest(of('receipt'), event) ?? nearest(of('letter'), event);
  const others = event.isOwnAct ? candidates.filter(({ role }) => role === 'own' || role === 'other') : of('other');
  const preceding = others.findLast(({ start }) => start < event.start);
  const following = others.find(
    ({ start }) => start >= event.end && /\b(?:on|effective)\b[^.;,]{0,12}$/i.test(textBefore(text, start, 20)),
  );
  const isOfIssuer = event.isOwnAct && preceding !== undefined;
  const chosen = (isOfIssuer ? preceding : stated) ?? preceding ?? (event.stage === 'notified' ? undefined : following);
  if (chosen === undefined) return null;
  const isOfLetter = chosen === stated;
  const isContested = letters.some(({ date, isBackground }) => !isBackground && date !== chosen.date);
  return {
    value: chosen.date,
    range: at(chosen),
    ...(isContested && { isContested }),
    ...(isOfLetter && { isOfLetter }),
  };
}

const OF_CURE = pattern('i')`
  \bregain|\bcompl(?:y|iance)|\bcure\b|\b180\b|\bextension|\bexception|\bperiod\b|\bimprovement|\breasonable
  |\bcontinued listing\b[^.;]{0,60}\b(?:provided|on (?:the )?condition) that\b
`;
const CONDITIONAL = pattern('i')`
  \btoll(?:s|ed|ing)?\b|\bif accepted\b|\b(?:may|can|could|might) grant|\beligible to receive
  |\bif (?:nasdaq|the staff|the exchange|the plan|our plan)[ ]
`;
/** Days to submit a plan or to appeal, and to file. */
const TO_SUBMIT =
  /^[^.;]{0,40}\b(?:to|in which to|within which to) (?:submit|provide(?! evidence)|appeal|request|file)\b/i;
const TO_FILE_REPORTS = /^[^.;]{0,40}\bto file\b[^.;]{0,60}\b(?:reports?|forms?|10-[KQ]|20-F|filings?)\b/i;
const TO_FILE_LATE = /\bto file\b[^.;]{0,30}\b(?:delinquent|late|delayed|overdue)\b/i;
const SUBMITTED_BY =
  /\b(?:submits?|submitting|appeals?|(?<!\b(?:the|our|its|this|such) )requests?|requesting|files?|filing(?! (?:delinquen|deficien|due|date)))\b[^.;]{0,60}$/i;
const REPORTS_BY = /\b(?:submit|file)\b(?:(?!\bplan\b)[^.;]){0,60}\b(?:reports?|form \d\S*|filings?)\b[^.;]{0,30}$/i;

/** "failed to complete its business combination by December 13": a day that has passed. */
const MISSED = /\b(?:failed to|did not|had not|has not|was unable to|were unable to)\b(?:(?!\buntil\b)[^.;,]){0,90}$/i;

/** The last day to regain compliance, after the notice where that is known; days to submit a plan or to appeal are others, and to file, except the late reports themselves. */
export function deadlineIn(
  { text, dates, at }: SentenceContext,
  known: IsoDate | null,
  isOfReports = false,
): Found<IsoDate> | null {
  const isOfCure = OF_CURE.test(text) || (isOfReports && TO_FILE_LATE.test(text));
  if (!isOfCure || CONDITIONAL.test(text)) return null;
  const isPlan = /\bsubmit\b[^.;]{0,40}\bplan\b/i.test(text);
  for (const date of dates) {
    const before = textBefore(text, date.start, 60);
    const after = text.slice(date.end, date.end + 120);
    if (!isDeadlineBefore(before) || MISSED.test(textBefore(text, date.start, 100))) continue;
    if (TO_SUBMIT.test(after.slice(0, 90)) && !(isOfReports && TO_FILE_REPORTS.test(after))) continue;
    if (SUBMITTED_BY.test(textBefore(text, date.start, 80)) && !(isOfReports && REPORTS_BY.test(before))) continue;
    // "a plan … by November 15, advising of actions to regain compliance with … standards by October 16": the second day.
    const isSecond = date !== dates[0] && /\bregain compliance\b[^.;,]{0,90}$/i.test(textBefore(text, date.start, 130));
    if (isPlan && !isSecond && !/\bregain compliance\b[^.;]{0,30}$/i.test(before)) continue;
    if (known === null || date.date > known) return { value: date.date, range: at(date) };
  }
  return null;
}
