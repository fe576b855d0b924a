import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import { contradictingPercents } from './checks.ts';
import { COUNTS, type ReadReport, type ReportingPerson } from './ownership-report.ts';
import { isParty } from './repeated-names.ts';
import { sameName } from './same-name.ts';
import { percentFits } from './shares-outstanding.ts';

interface ValueDoubts {
  /** By path: unconfirmed values, and persons (`reportingPersons[0]`) that contradict themselves. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly reasons: readonly Reason[];
}

const UNPROVEN = 0.8;
const SEVERAL = 0.7;
const LOST = 0.6;
const WRONG = 0.4;
/** Section 13(d) dates from 1968, 13(g) from 1977. */
const FIRST_EVENT = '1968-07-29';
/** Shorter numbers occur in any document by chance. */
const LEAST_TELLING = 1_000;
/** Schedules are small: the rest of a longer document is not searched. */
const LONGEST = 3_000_000;

const VOTING = { name: 'voting', sole: 'soleVoting', shared: 'sharedVoting' } as const;
const DISPOSITIVE = { name: 'dispositive', sole: 'soleDispositive', shared: 'sharedDispositive' } as const;

/** Who the header says has filed, and about whom. */
export interface Parties {
  readonly filedBy: readonly string[];
  readonly subject: string | null;
}

interface Doubt extends Reason {
  readonly path: string;
  readonly value: number;
  /** The doubt does not extend to the person. */
  readonly isSingle: boolean;
}

function unproven(path: string, code: string, message: string, isSingle = false): Doubt {
  return { path, value: UNPROVEN, code, message, isSingle };
}

/**
 * Single values of a schedule that the rest of it does not confirm. Powers to vote and to dispose (rows 5–8 of 13G, 7–10
 * of 13D) add up to the amount owned, or are less and then printed a second time in the document, in Item 4 or 5. A
 * percent is between 0 and 100, the same for the same amount, and fits one size of the class for all persons.
 */
export function valueDoubts(
  read: ReadReport,
  documentText: string,
  filedDate: IsoDate | null,
  parties: Parties,
): ValueDoubts {
  const { reportingPersons: persons } = read.report;
  const times = timesPrinted(documentText, persons);
  const doubts: readonly Doubt[] = [
    ...persons.flatMap((person, index) => personDoubts(person, `reportingPersons[${index}]`, read, times)),
    ...percentDoubts(persons),
    ...baseDoubts(read),
    ...rowDoubts(read),
    ...nameDoubts(read, parties.filedBy),
    ...issuerDoubts(read, parties.subject),
    ...titleDoubts(read),
    ...cusipDoubts(read, documentText),
    ...eventDoubts(read, filedDate),
  ];
  const confidences: Record<string, number> = {};
  for (const { path, value, isSingle } of doubts) {
    const person = isSingle ? undefined : /^reportingPersons\[\d+\]/.exec(path)?.[0];
    for (const key of [path, person ?? path]) confidences[key] = Math.min(value, confidences[key] ?? 1);
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
    // An institution may vote less than it owns; who may dispose of less owns otherwise than as printed, unless Item 4
    // repeats the amount.
    const isStated = read.repeated?.sharesOwned === sharesOwned;
    const isSingle = sum <= sharesOwned && (powers === VOTING || agreeing.length === 0 || isStated);
    const code = `${name}-power-unproven`;
    return [sole, shared].map((field) => unproven(`${at}.${field}`, code, message, isSingle));
  });
  const isConfirmed = isRepeated(sharesOwned) || read.repeated?.sharesOwned === sharesOwned;
  const hasPowers = [VOTING, DISPOSITIVE].some((powers) => sumOf(person, powers) !== null);
  if (agreeing.length === 0 && hasPowers && !isConfirmed) {
    doubts.push(unproven(`${at}.sharesOwned`, 'amount-unproven', 'no powers add up to the amount owned'));
  }
  if (NO_NAME.test(person.name ?? '')) {
    doubts.push(unproven(`${at}.name`, 'name-overdrawn', 'a name includes words of the form or markup'));
  }
  return doubts;
}

/** A name that neither the rest of the schedule nor the header repeats may have words of the form. */
function nameDoubts({ report: { reportingPersons }, namesOnce }: ReadReport, filedBy: readonly string[]): Doubt[] {
  const message = 'neither the rest of the schedule nor the header repeats the name';
  return reportingPersons.flatMap(({ name }, index) => {
    const path = `reportingPersons[${index}].name`;
    return namesOnce.includes(path) && !isParty(name, filedBy) ? [unproven(path, 'name-unproven', message, true)] : [];
  });
}

/** Rows with several numbers, and rows that are blank. */
function rowDoubts(read: ReadReport): Doubt[] {
  const { unread, doubtful } = read;
  const several = 'a row has several numbers, and the first was taken';
  const contradicting = 'amounts and percents contradict each other';
  return [
    ...doubtful.map((path) => ({ ...unproven(path, 'several-amounts', several, true), value: SEVERAL })),
    ...unread.map((path) => ({ ...lost(path, 'row-unread', 'a row is blank or could not be read'), isSingle: true })),
    ...contradictingPercents(read).map((path) => ({
      ...unproven(path, 'percents-disagree', contradicting, true),
      value: WRONG,
    })),
  ];
}

function issuerDoubts({ report: { issuer }, namesOnce }: ReadReport, subject: string | null): Doubt[] {
  const path = 'issuer.name';
  // The header's subject company is then the issuer.
  if (issuer.name === null && subject !== null) return [];
  if (issuer.name === null) return [lost(path, 'issuer-lost', 'no name of the issuer could be read')];
  const isProven = !namesOnce.includes(path) || (subject !== null && sameName(issuer.name, subject));
  const message = 'neither the rest of the schedule nor the header repeats the issuer’s name';
  return isProven ? [] : [unproven(path, 'issuer-unproven', message)];
}

/** Words of which every title of a class has one. */
const CLASS_WORD =
  /\b(?:common|ordinary|preferred|preference|shares?|stock|stk|units?|interests?|certificates?|securit(?:y|ies)|ad[rs]s?|depositary|receipts?|class|series|warrants?|rights?|notes?|debentures?|com|cmn|equity|capital)\b/i;

function titleDoubts({ report: { securitiesClass } }: ReadReport): Doubt[] {
  if (securitiesClass === null || CLASS_WORD.test(securitiesClass)) return [];
  return [unproven('securitiesClass', 'title-unproven', 'the title of the class has no word of a title')];
}

function cusipDoubts({ report: { issuer }, spans, hasNoCusip }: ReadReport, documentText: string): Doubt[] {
  const path = 'issuer.cusip';
  if (issuer.cusip === null) return hasNoCusip ? [] : [lost(path, 'cusip-lost', 'no CUSIP could be read')];
  const doubts: Doubt[] = [];
  if (!hasCusipCheckDigit(issuer.cusip)) {
    doubts.push(lost(path, 'cusip-check-digit', 'the CUSIP fails its check digit'));
  }
  const named = namedCusips(documentText);
  const own = named.get(issuer.cusip) ?? 0;
  if ([...named].some(([cusip, count]) => cusip !== issuer.cusip && count > Math.max(own, 1))) {
    doubts.push(unproven(path, 'cusips-differ', 'other pages of the document name another CUSIP'));
  }
  // A lowercase letter between capitals and digits is a misread character.
  const printed = spans[path]?.text ?? '';
  if (/[a-z]/.test(printed) && /[A-Z]/.test(printed)) {
    doubts.push(unproven(path, 'cusip-mixed-case', 'the CUSIP is printed in lowercase and capital letters'));
  }
  return doubts;
}

function eventDoubts({ report: { eventDate }, hasOddDate }: ReadReport, filedDate: IsoDate | null): Doubt[] {
  const path = 'eventDate';
  if (eventDate === null) return [lost(path, 'event-date-lost', 'no date of the event could be read')];
  if (eventDate < FIRST_EVENT || (filedDate !== null && eventDate > filedDate)) {
    return [unproven(path, 'event-out-of-time', 'the event is dated after the filing, or before 1968')];
  }
  if (hasOddDate !== true) return [];
  return [unproven(path, 'event-date-odd', 'the date of the event is not in the format of EDGAR')];
}

function lost(path: string, code: string, message: string): Doubt {
  return { ...unproven(path, code, message), value: LOST };
}

function sumOf(person: ReportingPerson, { sole, shared }: typeof VOTING | typeof DISPOSITIVE): number | null {
  return person[sole] === null && person[shared] === null ? null : (person[sole] ?? 0) + (person[shared] ?? 0);
}

/** Words of the form, or of markup, behind a name. */
const NO_NAME =
  /[<>]|=\s?["\d]|\bcusip\b|\b(?:page|item)\s+\d|\bschedule\s+13|member\s+of\s+a\s+group|\[\s?[x_]?\s?\]|\p{Cc}/iu;

/** How often each of the persons' numbers is printed in the document. */
function timesPrinted(text: string, persons: readonly ReportingPerson[]): ReadonlyMap<number, number> {
  const values = persons.flatMap((person) => COUNTS.map((count) => person[count] ?? 0));
  const times = new Map(values.filter((value) => value >= LEAST_TELLING).map((value) => [value, 0]));
  for (const [digits] of text.slice(0, LONGEST).matchAll(/\d[\d,]{2,14}(?:\.\d{1,4})?/g)) {
    const value = Number(digits.replaceAll(',', ''));
    const before = times.get(value);
    if (before !== undefined) times.set(value, before + 1);
  }
  return times;
}

function percentDoubts(persons: readonly ReportingPerson[]): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const stated: StatedPercent[] = [];
  const add = (index: number, message: string, isSingle = false) =>
    doubts.push(unproven(`reportingPersons[${index}].percentOfClass`, 'percent-unproven', message, isSingle));
  for (const [index, { sharesOwned: shares, percentOfClass: percent }] of persons.entries()) {
    if (percent === null) continue;
    if (percent > 100 || percent < 0) add(index, 'a percent is not between 0 and 100');
    else if (shares === 0 && percent > 0) add(index, 'a percent is stated of no shares');
    else if (shares !== null && shares > 0) stated.push({ index, shares, percent });
  }
  for (const same of Map.groupBy(stated, ({ shares }) => shares).values()) {
    const groups = [...Map.groupBy(same, ({ percent }) => percent)];
    if (groups.length < 2) continue;
    const most = Math.max(...groups.map(([, own]) => own.length));
    const [leader, another] = groups.filter(([, own]) => own.length === most);
    for (const { index, percent } of same) {
      if (another === undefined && percent === leader?.[0]) continue;
      add(index, 'the same amount has another percent with another person');
    }
  }
  // Options and classes explain it as well as an error: the percent alone is in doubt.
  const message = 'amounts and percents do not fit one number of outstanding shares';
  for (const { index } of oddPercents(stated)) add(index, message, true);
  return doubts;
}

/** Percents that no stated number of outstanding shares explains. */
function baseDoubts({ report: { reportingPersons }, outstanding }: ReadReport): readonly Doubt[] {
  const message = 'the percent is not that of the amount in the number of outstanding shares stated';
  return reportingPersons.flatMap((person, index) =>
    percentFits(person, outstanding) === false
      ? [unproven(`reportingPersons[${index}].percentOfClass`, 'percent-of-other-base', message, true)]
      : [],
  );
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
function oddPercents(stated: readonly StatedPercent[]): readonly StatedPercent[] {
  if (fitOneClass(stated)) return [];
  const amounts = [...new Set(stated.map(({ shares }) => shares))];
  const outliers = amounts.filter((amount) => fitOneClass(stated.filter(({ shares }) => shares !== amount)));
  const odd = amounts.length > 2 && outliers.length === 1 ? outliers : amounts;
  return stated.filter(({ shares }) => odd.includes(shares));
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
  const named = /cusip[^a-z\d]{0,12}(?:no|number|#)?[^a-z\d]{0,12}([\da-z]{9})(?![\da-z])/gi;
  for (const [, word = ''] of text.slice(0, LONGEST).matchAll(named)) {
    const cusip = word.toUpperCase();
    if (hasCusipCheckDigit(cusip)) times.set(cusip, (times.get(cusip) ?? 0) + 1);
  }
  return times;
}
