import { datesIn } from '../layout/dates.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { SMALL_NUMBER, smallNumber } from '../prose/small-number.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import type { Lockup } from './result.ts';

const PERIOD = new RegExp(
  `\\b${SMALL_NUMBER}(?:th)?[ -](?:consecutive )?(trading |calendar |business )?days?\\b|\\b${SMALL_NUMBER}[ -](months?)\\b|\\b${SMALL_NUMBER}[ -](years?)\\b|\\b(first) anniversary\\b`,
  'i',
);
/** A promise: its words, or an agreement named for it. */
const PROMISE = pattern('i')`
  lock-?up (?:agreements?|period|restrictions?|parties)|"?lock-?up"? agreement
  |(?:not to|will not|may not|shall not|cannot|neither (?:we|the company)\b[^.;]{0,60}\b(?:shall|will|may)
  |refrain from|prohibited from|restricted from|without the prior written consent)[^.;]{0,240}?\b(?:offer
  |sell|issue|issuing|selling|dispose|transfer|enter)
`;
const AGREED =
  /\b(?:agreed|agree|entered into|subject to|will not|refrain|may not|prohibited|undertak\w+|have agreed|shall not|agrees)\b/i;
/** The company as the one that promises, not as the one that consents. */
const COMPANY = pattern('i')`
  (?<!\b(?:by|of|to|with|from|between|if|requested by) )\b(?:neither (?:we|the company)
  |we(?:,| and| have| will| are| may)|the company(?:,| and| has| also| will| agreed| may| is| shall)
  |(?:we|the company) (?:also )?(?:have |has )?agreed|us and)
`;
const INSIDERS = /\b(?:directors?|executive officers?|officers)\b/i;
/** Who signs for the shares held: "Each Key Holder agrees that it shall not …". */
const SIGNER = pattern('i')`
  (?:^|[.:] |\) |\beach (?:such |of the )?|\bthe )(?:[A-Z][\w-]* ){0,3}(?:holders?|stockholders?
  |shareholders?|securityholders|shareholder party|sponsor|insiders?|subscribers?|optionee|sellers?
  |founders?|undersigned)\b(?:[^.;]|\.(?=\w)){0,90}\b(?:agrees?|agreed|shall not|will not|may not)\b
`;
/** A transfer that is forbidden to a holder, whatever else the sentence names. */
const TRANSFER =
  /\b(?:shall|will|may) not,? (?:directly or indirectly,? )?(?:sell or otherwise )?transfer\b|\bnot to (?:transfer|sell or transfer)\b|\block-?up period\b/i;
const HOLDERS = /\b(?:stock|share|security)holders\b|\bholders of\b/i;
/** What is not a lock-up of issuer, insiders or holders: Rule 144, creditors' agreements, underwriters' own (FINRA 5110). */
const OTHER = pattern('i')`
  \brule 144\b|voting agreement|forbearance|FINRA
  |to which the (?:underwriters?|representatives?|placement agents?) will not|regain|cure
  |stockholders?' meeting|shareholders?' meeting|over-?allotment|to purchase (?:up to )?(?:an )?additional
  |business combination|salary|severance|restricted securities|form s-8|general instruction|public float
  |register the transfer of|demand registration|delay (?:the )?filing|piggyback
`;

/** What is not sold: a lender forbids the sale of assets too. */
const SECURITIES = /\b(?:shares?|stock|securities|ADSs?|warrants?|equity|lock-?up)\b/i;

/** Promises not to sell or issue: one item per party, as first stated; what differs later makes it doubtful. */
export function findLockups(terms: FlatText, part: CurrentPart): StatedItem[] {
  const found = new Map<Lockup['parties'], Map<string, StatedValue>>();
  for (const sentence of promisesIn(terms)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    // "… will not, during the period ending 60 days after …:" goes on as a list.
    const promise = words.endsWith(':') ? `${words} ${terms.text.slice(sentence.end, sentence.end + 300)}` : words;
    const first = firstPeriod(words);
    if (first === null || !PROMISE.test(promise) || !AGREED.test(words)) continue;
    if (/variable rate transaction/i.test(words.slice(0, first.index)) || !SECURITIES.test(promise)) continue;
    if (isOfVariableRates(words, first.index)) continue;
    // Long sentences list what the promise does not cover.
    const near = words.slice(0, Math.min(900, first.index + 400));
    if (OTHER.test(TRANSFER.test(near) && SIGNER.test(near) ? near.replace(OF_HOLDERS, '') : near)) continue;
    const isInsidersOnly = /lock-?up agreements?/i.test(words) && !COMPANY.test(words.slice(0, first.index + 200));
    const cases = casesOf(words);
    for (const parties of partiesOf(words, isInsidersOnly)) {
      const period = periodOf(parties, cases, first);
      const isLong = period[1] === undefined && !/lock-?up|\bundersigned\b/i.test(words);
      const days = isLong && !isTermOf(words, period) ? null : daysOf(period);
      if (days === null || days < 10 || days > 1_100) continue;
      const start = sentence.start + period.index;
      const at = { start, end: start + period[0].length };
      const stated = found.get(parties)?.get('days');
      if (stated !== undefined) {
        const confidence = stated.value === days ? CHECKED : Math.min(stated.confidence, DOUBTFUL);
        found.get(parties)?.set('days', { ...stated, confidence });
        continue;
      }
      const item = new Map<string, StatedValue>();
      const isNamed = /lock-?up/i.test(words);
      const isSigner = parties === 'holders' && (!HOLDERS.test(words) || SIGNER.test(words.slice(0, 500)));
      const sure = isSigner ? DOUBTFUL : isNamed ? 0.9 : STATED;
      item.set('parties', { value: parties, at: sentenceStart(sentence), confidence: sure });
      // Months and years are turned into days here, not by the document.
      const isOwn = cases.length === 0 && period[1] !== undefined && (isNamed || parties === 'company');
      item.set('days', { value: days, at, confidence: isOwn ? 0.9 : STATED });
      const from = startOf(terms, part, words, sentence, period);
      if (from !== null) item.set('startsOn', from);
      const conditions = conditionOf(words, period);
      if (conditions !== null) {
        const place = sentence.start + words.indexOf(conditions);
        const range = { start: place, end: place + conditions.length };
        item.set('conditions', { value: conditions, at: range, confidence: STATED });
      }
      found.set(parties, item);
    }
  }
  return [...found.values()];
}

/** References to a blank-check company's merger do not change what its holders promise. */
const OF_HOLDERS = /business combination|restricted securities|salary|demand registration/gi;

/** The first period that is not the window of a price condition ("20 trading days within any 30-trading day period"). */
function firstPeriod(words: string): RegExpExecArray | null {
  let from = 0;
  for (let tries = 0; tries < 6; tries += 1) {
    const period = PERIOD.exec(words.slice(from));
    if (period === null) return null;
    period.index += from;
    from = period.index + period[0].length;
    if (!/^ (?:within|out of|in) (?:a|any)\b|^ period commencing/i.test(words.slice(from, from + 24))) return period;
  }
  return null;
}

/** "For one year after the closing the Company will not enter into a Variable Rate Transaction". */
function isOfVariableRates(words: string, period: number): boolean {
  const at = words.slice(period, period + 320).search(/variable rate/i);
  return at >= 0 && !/\b(?:issu(?:e|ing|ance)|sell|offer|dispose)\b/i.test(words.slice(0, period + at));
}

const TERM = pattern('i')`
  \b(?:for|until|during)(?: (?:a|the))?(?: period(?: of| ending)?)?(?: (?:up to|at least))? $
  |\buntil (?:the )?(?:earlier|earliest|later)[^.;]{0,20}$
`;
const NO_SALE = pattern('i')`
  \b(?:not to|will not|may not|shall not)\b(?:[^.;]|\.(?=\w)){0,160}\b(?:sell|transfer|dispose|offer
  |issue)\b(?:[^.;]|\.(?=\w)){0,360}\b(?:shares|stock|securities|ADSs)\b
`;

/** Months and years without the word lock-up: the term of a promise not to sell shares. */
function isTermOf(words: string, period: RegExpExecArray): boolean {
  if (!TERM.test(textBefore(words, period.index, 50)) || !NO_SALE.test(words)) return false;
  return !/employ|asset|compet|solicit|license|option (?:plan|agreement)|vest/i.test(words);
}

const PROMISE_WORDS =
  /lock-?up|\bneither (?:we|the company)\b|\bnot (?:to )?(?:offer|issue|sell|enter|dispose)|refrain from|(?:prohibited|restricted) from|(?:may|will|shall) not|agreed not to/gi;

/** Sentences that may promise; what "(ii) The Company …" starts after a point is a sentence of its own. */
function promisesIn(terms: FlatText): TextRange[] {
  return sentencesWith(terms, PROMISE_WORDS).flatMap(({ start, end }) => {
    const parts: TextRange[] = [];
    let from = start;
    for (const point of terms.text.slice(start, end).matchAll(/\.(?= \((?:[ivx]{1,4}|[a-z])\) [A-Z])/g)) {
      parts.push({ start: from, end: start + point.index + 1 });
      from = start + point.index + 2;
    }
    return [...parts, { start: from, end }];
  });
}

/** The head of the sentence names the promisors. */
function sentenceStart({ start, end }: TextRange): TextRange {
  return { start, end: Math.min(end, start + 120) };
}

interface Case {
  readonly period: RegExpExecArray;
  readonly of: string;
}

const IN_CASE_OF =
  /^[^;.(]{0,90}?\b(?:in the case of|with respect to|as to) ([^;.()]{3,120}?)(?=\)|;|\.|,? (?:and|or) (?:\(|\d)|, not|$)/i;

/** "(i) 180 days … in the case of directors and officers and (ii) 90 days … in the case of the company". */
function casesOf(words: string): Case[] {
  const cases: Case[] = [];
  let from = 0;
  while (cases.length < 6 && from < words.length) {
    const period = PERIOD.exec(words.slice(from));
    if (period === null) break;
    period.index += from;
    from = period.index + period[0].length;
    const of = IN_CASE_OF.exec(words.slice(from, from + 220))?.[1];
    if (of !== undefined) cases.push({ period, of });
  }
  return cases;
}

/** A party's own period where the sentence has several, else the first period that is not another party's. */
function periodOf(parties: Lockup['parties'], cases: readonly Case[], first: RegExpExecArray): RegExpExecArray {
  const named = parties === 'company' ? /\bcompany\b|\bus\b/i : parties === 'holders' ? /holders?\b/i : INSIDERS;
  const own = cases.find(({ of }) => named.test(of) && !(parties !== 'holders' && /^the selling/i.test(of)));
  return own?.period ?? first;
}

function daysOf(period: RegExpExecArray): number | null {
  if (period[1] !== undefined) return smallNumber(period[1]);
  const years = period[7] === undefined ? smallNumber(period[5] ?? '') : 1;
  if (years !== null) return years * 365;
  const months = smallNumber(period[3] ?? '');
  // Such agreements count a month as 30 days.
  return months === null ? null : months * 30;
}

function partiesOf(words: string, isInsidersOnly: boolean): Lockup['parties'][] {
  const head = words.slice(0, 700);
  const parties: Lockup['parties'][] = [];
  if (COMPANY.test(head) && !isInsidersOnly && !/^(?:each of )?(?:our|the company's)\b/i.test(head))
    parties.push('company');
  if (INSIDERS.test(head)) parties.push('directors and officers');
  else if (HOLDERS.test(head) && /lock-?up/i.test(head)) parties.push('holders');
  // "We, the selling shareholders and certain other holders have agreed not to".
  else if (
    HOLDERS.test(head.split(/\b(?:agree|will not|may not|shall not)/i, 1)[0] ?? '') &&
    /\bsell\b|transfer/i.test(head)
  )
    parties.push('holders');
  // A form of the agreement, whoever signs it.
  else if (
    parties.length === 0 &&
    (/^[^.;]{0,400}\bthe undersigned\b[^.;]{0,60}\b(?:agrees?|will|shall)\b/i.test(head) || SIGNER.test(head))
  )
    parties.push('holders');
  return parties;
}

function startOf(
  terms: FlatText,
  part: CurrentPart,
  words: string,
  sentence: TextRange,
  period: RegExpExecArray,
): StatedValue | null {
  const from = period.index + period[0].length;
  const after = words.slice(from, from + 120);
  const dated =
    /^ (?:from|after|following|commencing on|beginning on) (?:and including )?([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(after);
  const printed = dated?.[1];
  const date = printed === undefined ? undefined : datesIn(printed)[0]?.date;
  if (dated !== null && printed !== undefined && date !== undefined) {
    const start = sentence.start + from + dated[0].length - printed.length;
    return { value: date, at: { start, end: start + printed.length }, confidence: 0.9 };
  }
  if (
    part.dated === null ||
    !/^ (?:from|after|following) (?:and including )?(?:the )?date of (?:this|the final) prospectus/i.test(after)
  )
    return null;
  const own = datesIn(terms.text.slice(part.dated.start, part.dated.end))[0]?.date;
  return own === undefined ? null : { value: own, at: part.dated, confidence: STATED };
}

/** What the period runs from, where it is an event. */
function conditionOf(words: string, period: RegExpExecArray): string | null {
  const from = period.index + period[0].length;
  const match = /^ (?:from|after|following) ([^.;,]{8,120}?)(?= without| not |[.;,]|$)/.exec(
    words.slice(from, from + 240),
  );
  return match?.[0].trim() ?? null;
}
