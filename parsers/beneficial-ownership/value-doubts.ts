import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { ReadReport, ReportingPerson } from './ownership-report.ts';

export interface ValueDoubts {
  /** By path: unconfirmed values, and persons (`reportingPersons[0]`) that contradict themselves. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly reasons: readonly Reason[];
}

const UNPROVEN = 0.8;
const LOST = 0.6;
/** Section 13(d) dates from 1968, 13(g) from 1977. */
const FIRST_EVENT = '1968-07-29';
/** Shorter numbers occur in any document by chance. */
const LEAST_TELLING = 1_000;
/** Schedules are small: the rest of a longer document is not searched. */
const LONGEST = 3_000_000;

interface Powers {
  readonly name: string;
  readonly sole: 'soleVoting' | 'soleDispositive';
  readonly shared: 'sharedVoting' | 'sharedDispositive';
}

const VOTING: Powers = { name: 'voting', sole: 'soleVoting', shared: 'sharedVoting' };
const DISPOSITIVE: Powers = { name: 'dispositive', sole: 'soleDispositive', shared: 'sharedDispositive' };

interface Doubt {
  readonly path: string;
  readonly value: number;
  readonly code: string;
  readonly message: string;
  /** The doubt does not extend to the person. */
  readonly isSingle?: boolean | undefined;
}

/**
 * Single values of a schedule that the rest of it does not confirm. Powers to vote and to dispose (rows 5–8 of 13G, 7–10
 * of 13D) add up to the amount owned, or are less and then printed a second time in the document, in Item 4 or 5. A
 * percent is between 0 and 100, the same for the same amount, and fits one size of the class for all persons.
 */
export function valueDoubts(read: ReadReport, documentText: string, filedDate: IsoDate | null): ValueDoubts {
  const { reportingPersons: persons } = read.report;
  const times = timesPrinted(documentText, persons);
  const doubts: readonly Doubt[] = [
    ...persons.flatMap((person, index) => personDoubts(person, `reportingPersons[${index}]`, read, times)),
    ...doubtfulPercents(persons).map(({ index, message, isSingle }) => {
      const path = `reportingPersons[${index}].percentOfClass`;
      return { path, value: UNPROVEN, code: 'percent-unproven', message, isSingle };
    }),
    ...cusipDoubts(read, documentText),
    ...eventDoubts(read, filedDate),
  ];
  const confidences: Record<string, number> = {};
  for (const { path, value, isSingle } of doubts) {
    const person = isSingle === true ? undefined : /^reportingPersons\[\d+\]/.exec(path)?.[0];
    for (const key of person === undefined ? [path] : [path, person])
      confidences[key] = Math.min(value, confidences[key] ?? 1);
  }
  const reasons = Map.groupBy(doubts, ({ code }) => code);
  return { confidences, reasons: [...reasons].map(([code, [first]]) => ({ code, message: first?.message ?? '' })) };
}

function personDoubts(
  person: ReportingPerson,
  at: string,
  read: ReadReport,
  times: ReadonlyMap<number, number>,
): Doubt[] {
  const { sharesOwned } = person;
  if (sharesOwned === null) return [];
  const isRepeated = (value: number | null): boolean => value === null || value === 0 || (times.get(value) ?? 0) > 1;
  const agreeing = [VOTING, DISPOSITIVE].filter((powers) => sumOf(person, powers) === sharesOwned);
  const doubts = [VOTING, DISPOSITIVE].flatMap((powers): Doubt[] => {
    const { name, sole, shared } = powers;
    const sum = sumOf(person, powers);
    if (sum === null || agreeing.includes(powers)) return [];
    if (isRepeated(person[sole]) && isRepeated(person[shared]) && sum <= sharesOwned) return [];
    const message = `${name} powers neither add up to the amount owned nor occur a second time in the document`;
    // An institution may vote less than it owns; who may dispose of less owns otherwise than as printed.
    const isSingle = sum <= sharesOwned && (powers === VOTING || agreeing.length === 0);
    const code = `${name}-power-unproven`;
    return [sole, shared].map((field) => ({ path: `${at}.${field}`, value: UNPROVEN, code, message, isSingle }));
  });
  const isConfirmed = isRepeated(sharesOwned) || read.repeated?.sharesOwned === sharesOwned;
  if (agreeing.length === 0 && hasPowers(person) && !isConfirmed) {
    const message = 'no powers add up to the amount owned';
    doubts.push({ path: `${at}.sharesOwned`, value: UNPROVEN, code: 'amount-unproven', message });
  }
  if (isOverdrawn(person.name)) {
    const message = 'a name includes words of the form or markup';
    doubts.push({ path: `${at}.name`, value: UNPROVEN, code: 'name-overdrawn', message });
  }
  return doubts;
}

function cusipDoubts({ report: { issuer }, spans, hasNoCusip }: ReadReport, documentText: string): Doubt[] {
  const path = 'issuer.cusip';
  if (issuer.cusip === null)
    return hasNoCusip ? [] : [{ path, value: LOST, code: 'cusip-lost', message: 'no CUSIP could be read' }];
  const doubts: Doubt[] = [];
  const named = namedCusips(documentText);
  const own = named.get(issuer.cusip) ?? 0;
  if ([...named].some(([cusip, count]) => cusip !== issuer.cusip && count > Math.max(own, 1))) {
    const message = 'other pages of the document name another CUSIP';
    doubts.push({ path, value: UNPROVEN, code: 'cusips-differ', message });
  }
  // A lowercase letter between capitals and digits is a misread character.
  const printed = spans[path]?.text ?? '';
  if (/[a-z]/.test(printed) && /[A-Z]/.test(printed)) {
    const message = 'the CUSIP is printed in lowercase and capital letters';
    doubts.push({ path, value: UNPROVEN, code: 'cusip-mixed-case', message });
  }
  return doubts;
}

function eventDoubts({ report: { eventDate }, hasOddDate }: ReadReport, filedDate: IsoDate | null): Doubt[] {
  const doubt = (value: number, code: string, message: string) => [{ path: 'eventDate', value, code, message }];
  if (eventDate === null) return doubt(LOST, 'event-date-lost', 'no date of the event could be read');
  if (eventDate < FIRST_EVENT || (filedDate !== null && eventDate > filedDate))
    return doubt(UNPROVEN, 'event-out-of-time', 'the event is dated after the filing, or before 1968');
  if (hasOddDate !== true) return [];
  return doubt(UNPROVEN, 'event-date-odd', 'the date of the event is not in the format of EDGAR');
}

function sumOf(person: ReportingPerson, { sole, shared }: Powers): number | null {
  return person[sole] === null && person[shared] === null ? null : (person[sole] ?? 0) + (person[shared] ?? 0);
}

function hasPowers(person: ReportingPerson): boolean {
  return sumOf(person, VOTING) !== null || sumOf(person, DISPOSITIVE) !== null;
}

const NO_NAME =
  /[<>]|=\s?["\d]|\bcusip\b|\b(?:page|item)\s+\d|\bschedule\s+13|member\s+of\s+a\s+group|\[\s?[x_]?\s?\]|\p{Cc}/iu;

/** Words of the form, or of markup, behind a name. */
function isOverdrawn(name: string | null): boolean {
  return name !== null && NO_NAME.test(name);
}

/** How often each of the persons' numbers is printed in the document. */
function timesPrinted(text: string, persons: readonly ReportingPerson[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const person of persons) {
    for (const { sole, shared } of [VOTING, DISPOSITIVE]) {
      for (const value of [person[sole], person[shared], person.sharesOwned]) {
        if (value !== null && value >= LEAST_TELLING) times.set(value, 0);
      }
    }
  }
  for (const [digits] of text.slice(0, LONGEST).matchAll(/\d[\d,]{2,14}(?:\.\d{1,4})?/g)) {
    const value = Number(digits.replaceAll(',', ''));
    const before = times.get(value);
    if (before !== undefined) times.set(value, before + 1);
  }
  return times;
}

interface DoubtfulPercent {
  readonly index: number;
  readonly message: string;
  /** Options and classes explain it as well as an error: the percent alone is in doubt. */
  readonly isSingle?: boolean;
}

function doubtfulPercents(persons: readonly ReportingPerson[]): readonly DoubtfulPercent[] {
  const found: DoubtfulPercent[] = [];
  const stated: StatedPercent[] = [];
  for (const [index, { sharesOwned, percentOfClass }] of persons.entries()) {
    if (percentOfClass === null) continue;
    if (percentOfClass > 100 || percentOfClass < 0)
      found.push({ index, message: 'a percent is not between 0 and 100' });
    else if (sharesOwned === 0 && percentOfClass > 0)
      found.push({ index, message: 'a percent is stated of no shares' });
    else if (sharesOwned !== null && sharesOwned > 0)
      stated.push({ index, shares: sharesOwned, percent: percentOfClass });
  }
  for (const same of Map.groupBy(stated, ({ shares }) => shares).values()) {
    const counts = [...Map.groupBy(same, ({ percent }) => percent)].map(
      ([percent, own]) => [percent, own.length] as const,
    );
    if (counts.length < 2) continue;
    const most = Math.max(...counts.map(([, count]) => count));
    const [leader, another] = counts.filter(([, count]) => count === most);
    for (const { index, percent } of same) {
      if (another === undefined && percent === leader?.[0]) continue;
      found.push({ index, message: 'the same amount has another percent with another person' });
    }
  }
  found.push(...oddPercents(stated));
  return found;
}

interface StatedPercent {
  readonly index: number;
  readonly shares: number;
  readonly percent: number;
}

/**
 * Percents that do not fit one number of outstanding shares, as they do where no person may acquire more. If they fit
 * without one amount, the error is there, else anywhere.
 */
function oddPercents(stated: readonly StatedPercent[]): readonly DoubtfulPercent[] {
  if (fitOneClass(stated)) return [];
  const amounts = [...new Set(stated.map(({ shares }) => shares))];
  const outliers = amounts.filter((amount) => fitOneClass(stated.filter(({ shares }) => shares !== amount)));
  const odd = amounts.length > 2 && outliers.length === 1 ? outliers : amounts;
  const message = 'amounts and percents do not fit one number of outstanding shares';
  return stated.filter(({ shares }) => odd.includes(shares)).map(({ index }) => ({ index, message, isSingle: true }));
}

function fitOneClass(stated: readonly StatedPercent[]): boolean {
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  for (const { shares, percent } of stated) {
    const half = rounding(percent);
    low = Math.max(low, shares / (percent + half));
    if (percent > half) high = Math.min(high, shares / (percent - half));
  }
  return low <= high;
}

/** Half a unit of the last digit; whole percents are mostly printed to a tenth. */
function rounding(percent: number): number {
  const digits = /\.(\d+)$/.exec(String(percent))?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(digits, 1) + 1e-9;
}

/** The CUSIPs behind the word in running headings and titles, and how often each occurs. */
function namedCusips(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const match of text
    .slice(0, LONGEST)
    .matchAll(/cusip[^a-z\d]{0,12}(?:no|number|#)?[^a-z\d]{0,12}([\da-z]{9})(?![\da-z])/gi)) {
    const cusip = (match[1] ?? '').toUpperCase();
    if (hasCusipCheckDigit(cusip)) times.set(cusip, (times.get(cusip) ?? 0) + 1);
  }
  return times;
}
