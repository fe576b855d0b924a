import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import type { Range } from './item-section.ts';
import { sentencesOf } from './prose-votes.ts';
import { numberOf } from './vote-values.ts';

export interface Found<T> extends Range {
  readonly value: T;
}

const MEETING =
  /\b(?:annual|special|extraordinary|general|shareholders?['’]?|stockholders?['’]?|unitholders?['’]?)\s+(?:\w+\s+){0,3}?meeting|\bmeeting\b|\bEGM\b|\bAGM\b/i;
const NOT_MEETING =
  /(?:record\s+date|close\s+of\s+business|as\s+of|fiscal\s+year|year|quarter|period)\s*(?:on|of|is|was|ended|ending|ends|,|\(|for[^.]{0,40})?\s*$|(?:ended|ending|dated|filed(?:\s+with\s+[\w ,]+)?(?:\s+on)?|expir\w+(?:\s+(?:on|in))?|until|through|effective|mailed(?:\s+\w+){0,4}|record\s+(?:at|on|as\s+of)[\w\s]{0,40}|since|originally\s+(?:scheduled|convened)\s+(?:for|on)|from|adopted\s+on|due)\s*$/i;

/**
 * The day of the meeting: of the item's dates the one whose sentence says that the meeting was held on it. Record dates,
 * fiscal years, proxy statements and next year's meeting are passed over.
 */
export function findMeetingDate(text: string): Found<IsoDate> | null {
  const found = meetingDateIn(text);
  if (found !== null) return found;
  // Flattening may have lost a no-break space: "March3, 2017".
  const spaced = text.replace(
    /((?:January|February|March|April|May|June|July|August|September|October|November|December))(?=\d)/g,
    '$1 ',
  );
  if (spaced === text) return null;
  const mended = meetingDateIn(spaced);
  if (mended === null) return null;
  const day = mended.value.slice(8).replace(/^0/, '');
  const at = text.search(new RegExp(`[A-Z][a-z]+${day},? ?${mended.value.slice(0, 4)}`));
  return at < 0 ? null : { value: mended.value, start: at, end: text.indexOf(mended.value.slice(0, 4), at) + 4 };
}

function meetingDateIn(text: string): Found<IsoDate> | null {
  let best: (Found<IsoDate> & { readonly score: number }) | null = null;
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    for (const mention of datesIn(words)) {
      const before = words.slice(Math.max(0, mention.start - 220), mention.start);
      const after = words.slice(mention.end, mention.end + 200);
      if (NOT_MEETING.test(before.slice(-60))) continue;
      let score = 0;
      if (MEETING.test(before)) score += 2;
      if (/\b(?:held|convened|took\s+place|conducted|reconvened|occurred|hosted)\b[^;]{0,110}$/i.test(before))
        score += 4;
      if (/\bmeeting\b[^.;]{0,40}\bon(?:\s+\w+day)?,?\s*$/i.test(before)) score += 3;
      if (/\bmeeting\b[^.;]{0,20}[(,]\s*$/i.test(before)) score += 1;
      if (
        /^[^;]{0,170}?\b(?:held|hosted|convened|conducted|concluded|reconvened)\b/i.test(after) &&
        MEETING.test(after) &&
        /\b(?:on|[A-Z]\w+day),?\s*$|^\W*$|\bat\s*$/i.test(before)
      )
        score += 6;
      else if (/^[^.;]{0,120}\bmeeting/i.test(after) && /\bon(?:\s+\w+day)?,?\s*$|^\W*$/i.test(before)) score += 4;
      // An adjourned meeting votes on the day it reconvenes.
      if (/reconvened[^.;]{0,40}$/i.test(before) || /^[^.;]{0,60}\breconvened\b/i.test(after)) score += 5;
      if (/adjourned[^.;]{0,30}$|next\s+annual|will\s+be\s+held|to\s+be\s+held[^.]{0,30}$/i.test(before)) score -= 4;
      if (/\b(?:board|committee)\b[^.;]{0,50}\b(?:determined|decided|adopted|resolved)/i.test(after)) score -= 2;
      if (score > (best?.score ?? 1)) {
        best = { value: mention.date, start: sentence.start + mention.start, end: sentence.start + mention.end, score };
      }
    }
  }
  return best;
}

const SPECIAL = /\b(?:special|extraordinary)\s+(?:general\s+)?(?:and\s+annual\s+)?(?:meeting|general)|\bEGM\b/i;
const ANNUAL =
  /\bannual\b(?:\s+and\s+special)?(?:\s+(?:general|\d{4}))?\s+(?:\w+['’]?s?\s+){0,4}?meeting|\bAGM\b|\bmeeting\b[^.]{0,30}\bannual\b|\bannual\s+(?:share|stock)holders/i;

/** Annual or special, by the first meeting the item names; null where it names none (written consent). */
export function findMeetingType(text: string): Found<'annual' | 'special'> | null {
  const annual = ANNUAL.exec(text);
  const special = SPECIAL.exec(text);
  const first =
    annual === null ? special : special === null ? annual : special.index <= annual.index ? special : annual;
  if (first === null) return null;
  return { value: first === special ? 'special' : 'annual', start: first.index, end: first.index + first[0].length };
}

const COUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?|\d{5,12}(?:\.\d{1,4})?)`;
const SHARES = String.raw`(?:(?:issued\s+and\s+)?(?:outstanding\s+)?(?:total\s+)?(?:common\s+|ordinary\s+|voting\s+)?(?:shares|units|votes)(?:\s+of\s+(?:the\s+|our\s+)?(?:company['’]s\s+)?(?:(?:[A-Za-z“”"'’(),.-]+|\$\s?\d?\.\d+)\s+){0,12}?(?:common\s+|capital\s+|ordinary\s+|voting\s+)?(?:stock|shares|interest))?)`;

/**
 * Shares outstanding or entitled to vote at the record date. Null where the item states one per class, or none.
 */
export function findSharesOutstanding(text: string): Found<number> | null {
  return oneOf(
    text,
    [
      new RegExp(
        String.raw`${COUNT}\s+${SHARES}[^.;]{0,90}?\b(?:outstanding|entitled\s+to\s+(?:be\s+)?(?:vote|cast)|eligible\s+to\s+(?:be\s+)?vote|issued)`,
        'gi',
      ),
      new RegExp(
        String.raw`(?:outstanding|entitled\s+to\s+vote|eligible\s+to\s+vote)[^.;\d]{0,60}?(?:was|were|totaled|of)\s+${COUNT}`,
        'gi',
      ),
      new RegExp(
        String.raw`of\s+(?:the\s+)?(?:a\s+total\s+of\s+)?${COUNT}\s+(?:[\w']+\s+){0,4}?(?:shares|units|votes)\s+(?:[\w']+\s+){0,6}?(?:outstanding|entitled|eligible)`,
        'gi',
      ),
    ],
    /present|represented/i,
  );
}

/** Shares present in person or by proxy. */
export function findSharesPresent(text: string): Found<number> | null {
  return oneOf(
    text,
    [
      // "Of the 1,500 shares outstanding, there were present, in person or by proxy, 1,300 shares".
      new RegExp(
        String.raw`\b(?:present|represented)\b,?(?:\s+(?:[a-z]+\s+){0,10}[a-z]+,)?\s+(?:a\s+total\s+of\s+)?${COUNT}\s+${SHARES}`,
        'gi',
      ),
      new RegExp(
        String.raw`${COUNT}\s+${SHARES}\s+\(\d{1,3}(?:\.\d+)?\s?%\s+of\s+[^.;()]{0,200}\)\s+(?:were|was)\s+(?:present|represented)`,
        'gi',
      ),
      new RegExp(
        String.raw`${COUNT}\s+(?:${SHARES}\s+)?(?:out\s+)?of\s+(?:the|our|a\s+total\s+of)\s+\d{1,3}(?:,\d{3})+[^.;\d]{0,120}?\b(?:were|was)\s+(?:present|represented)`,
        'gi',
      ),
      new RegExp(
        String.raw`${COUNT}(?:\s*\([\d.]+\s?%\))?(?:\s+${SHARES})?(?:\s+of\s+(?:them|those|which|such\s+shares))?(?:\s*,?\s*(?:or|representing|constituting|which\s+represent\w*|being)\s+(?:approximately\s+|about\s+)?[\d.]+\s?%(?:[^.;]|\.(?=\d)){0,140}?)?[^.;\d]{0,100}?\b(?:(?:were|was)\s+)?(?:present|represented|in\s+attendance)\b`,
        'gi',
      ),
      new RegExp(
        String.raw`\bnumber\s+of\s+shares\b[^.;\d]{0,120}?\b(?:present|represented)\b[^.;\d]{0,80}?\bwas\s+${COUNT}`,
        'gi',
      ),
      new RegExp(
        String.raw`\b(?:present|represented)[^.;\d]{0,80}?(?:was|were|totaled|of|by)\s+(?:a\s+total\s+of\s+)?${COUNT}\s+(?:shares|votes|units|common)`,
        'gi',
      ),
      new RegExp(
        String.raw`\b(?:holders\s+of|proxies\s+(?:for|representing)|votes?\s+representing)\s+(?:a\s+total\s+of\s+)?${COUNT}\s+${SHARES}[^.;]{0,80}?\b(?:present|represented|attend\w*)`,
        'gi',
      ),
    ],
    null,
  );
}

const ANOTHER = /\d{1,3}(?:,\d{3})+/;

/** The one number that the patterns find; several different ones are classes, and no answer. */
function oneOf(text: string, patterns: readonly RegExp[], unlessBefore: RegExp | null): Found<number> | null {
  for (const pattern of patterns) {
    const found: Found<number>[] = [];
    for (const match of text.matchAll(pattern)) {
      const digits = match[1] ?? '';
      const at = match.index + match[0].indexOf(digits);
      const whole = match[0].slice(match[0].indexOf(digits) + digits.length);
      if (/\$\s*$/.test(text.slice(Math.max(0, at - 2), at)) || /^\s*%/.test(whole)) continue;
      // "8,100,000 of the 25,000,000 shares outstanding were present" gives both.
      const rest = unlessBefore === null ? whole.replace(/^[^.;\d]{0,80}\bof\s+(?:\w+\s+){1,4}[\d,]+/, '') : whole;
      if (ANOTHER.test(rest) && (unlessBefore !== null || !whole.includes('%'))) continue;
      // "Of the 25,000,000 shares outstanding, 8,100,000 were present": the first is what the second is a part of.
      if (
        unlessBefore === null &&
        /\bof\s+(?:the|our)\s*$/i.test(text.slice(Math.max(0, at - 12), at)) &&
        /outstanding|entitled/i.test(whole)
      )
        continue;
      if (unlessBefore?.test(whole) && !/outstanding[^.;]{0,60}(?:present|represented)/i.test(whole)) continue;
      if (
        /\b(?:votes?|voted|voting)\s+(?:for|against|in\s+favor)|reserv|issuance\s+of|authoriz|increase|redeem|redempt|exercis/i.test(
          whole,
        )
      )
        continue;
      const byClass = /\bclass\s+[a-c]\b|\bpreferred\b|\bseries\b/i.test(whole);
      if (
        byClass &&
        found.length === 0 &&
        /\bclass\s+[a-c]\b|\bpreferred\b/i.test(text.slice(at + digits.length + whole.length, at + 400)) &&
        !/^\s*(?:ordinary\s+)?shares\s+entitled/i.test(whole)
      )
        return null;
      found.push({ value: numberOf(digits), start: at, end: at + digits.length });
    }
    const [first] = found;
    if (first !== undefined) return first;
  }
  return null;
}

export interface FrequencyDecision {
  readonly years: 1 | 2 | 3;
  readonly start: number;
  readonly end: number;
}

const DECIDED =
  /\b(?:board|(?:company|registrant|corporation)(?!['’]s\s+(?:share|stock)holders)|committee|trust|directors)\b[^.]{0,220}?\b(?:determin\w+|decid\w+|adopt\w+|resol\w+|elect(?:ed|s)|will|intends?|chose|selected|approved|agreed|concluded|plans?)\b/i;
const PERIODS: readonly (readonly [1 | 2 | 3, RegExp])[] = [
  [
    3,
    /every\s+(?:three|3|third)\s*(?:\(3\)\s*)?years?|triennial|once\s+every\s+three|three[- ]year|frequency\s+of\s+(?:once\s+every\s+)?three/i,
  ],
  [
    2,
    /every\s+(?:two|2|second|other)\s*(?:\(2\)\s*)?years?|biennial|once\s+every\s+two|two[- ]year|frequency\s+of\s+two/i,
  ],
  [
    1,
    /every\s+(?:one\s*(?:\(1\)\s*)?)?year|annual(?:ly)?\s+(?:basis|advisory|vote|say|non|stockholder|shareholder|until)|\bannually\b|each\s+year|once\s+a\s+year|on\s+an\s+annual|annual\s+frequency|one[- ]year|once\s+every\s+year|frequency\s+of\s+(?:every\s+)?one/i,
  ],
];

/** "Every one, two or three years" offers a choice, "a three-year term" is a director's. */
function isChoiceOrTerm(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  const after = text.slice(end, end + 30);
  return (
    /\bor\s+(?:(?:once\s+)?every\s+)?$/i.test(before) ||
    /^s?,?\s*(?:or\s+)?(?:(?:once\s+)?every\s+)?(?:two|2|three|3)\b/i.test(after) ||
    /^\s*terms?\b/i.test(after)
  );
}

/** The company's decision how often it will hold say-on-pay votes (Item 5.07(d)); null where the item states none. */
export function findFrequencyDecision(text: string): FrequencyDecision | null {
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    const decided = DECIDED.exec(words);
    if (
      decided === null ||
      !/advisory|say[- ]on[- ]pay|executive\s+compensation|compensation\s+of|frequency|such\s+votes?/i.test(words)
    )
      continue;
    if (
      !/\b(?:will|hold|held|conduct|include|submit|provid\w+|present|frequency|vote)\b/i.test(
        words.slice(decided.index),
      )
    )
      continue;
    const from = decided.index + decided[0].length - 12;
    const tail = words.slice(Math.max(0, from));
    const [hit] = PERIODS.flatMap(([years, pattern]) =>
      [...tail.matchAll(new RegExp(pattern.source, 'gi'))]
        .filter((match) => !isChoiceOrTerm(tail, match.index, match.index + match[0].length))
        .map((match) => ({ years, match })),
    ).sort((a, b) => a.match.index - b.match.index);
    if (hit === undefined) continue;
    if (!/\b(?:until|will|determin|decid|adopt|resol|conduct|hold|include)/i.test(words)) continue;
    const start = sentence.start + Math.max(0, from) + hit.match.index;
    return { years: hit.years, start, end: start + hit.match[0].length };
  }
  return null;
}
