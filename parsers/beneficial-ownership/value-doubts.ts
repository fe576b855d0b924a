import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { ReadReport, ReportingPerson } from './ownership-report.ts';

export interface ValueDoubts {
  /** By path: values that nothing bears out, and persons (`reportingPersons[0]`) that contradict themselves. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly reasons: readonly Reason[];
}

const UNPROVEN = 0.8;
/** Sections 13(d) and 13(g) are of 1968 and 1977. */
const FIRST_EVENT = '1968-07-29';
const LOST = 0.6;
/** Shorter numbers stand in any document by chance. */
const LEAST_TELLING = 1_000;
/** Numbers of longer documents are not counted: schedules are small. */
const LONGEST = 3_000_000;

interface Powers {
  readonly name: string;
  readonly sole: 'soleVoting' | 'soleDispositive';
  readonly shared: 'sharedVoting' | 'sharedDispositive';
}

const VOTING: Powers = { name: 'voting', sole: 'soleVoting', shared: 'sharedVoting' };
const DISPOSITIVE: Powers = { name: 'dispositive', sole: 'soleDispositive', shared: 'sharedDispositive' };

/**
 * Single values of a schedule that its other words do not bear out. Powers to vote and to dispose (rows 5–8 of 13G,
 * 7–10 of 13D) add up to the amount owned, or are less and then stand a second time in the document, in Item 4 or 5.
 * A percent is one of 0–100, the same for the same amount, and agrees with a class that is the same for all persons.
 */
export function valueDoubts(read: ReadReport, documentText: string, filedDate: IsoDate | null): ValueDoubts {
  const confidences: Record<string, number> = {};
  const reasons: Reason[] = [];
  const { reportingPersons: persons, issuer, eventDate } = read.report;
  const said = new Set<string>();
  const doubt = (path: string, value: number, code: string, message: string, isSingle = false): void => {
    confidences[path] = Math.min(value, confidences[path] ?? 1);
    const person = isSingle ? undefined : /^reportingPersons\[\d+\]/.exec(path)?.[0];
    if (person !== undefined) confidences[person] = Math.min(value, confidences[person] ?? 1);
    if (!said.has(code)) reasons.push({ code, message });
    said.add(code);
  };

  const times = timesPrinted(documentText, persons);
  const isRepeated = (value: number | null): boolean => value === null || value === 0 || (times.get(value) ?? 0) > 1;
  for (const [index, person] of persons.entries()) {
    const at = `reportingPersons[${index}]`;
    const { sharesOwned } = person;
    if (sharesOwned === null) continue;
    const agreeing = [VOTING, DISPOSITIVE].filter((powers) => sumOf(person, powers) === sharesOwned);
    for (const powers of [VOTING, DISPOSITIVE]) {
      const { name, sole, shared } = powers;
      const sum = sumOf(person, powers);
      if (sum === null || agreeing.includes(powers)) continue;
      if (isRepeated(person[sole]) && isRepeated(person[shared]) && sum <= sharesOwned) continue;
      const message = `${name} powers neither add up to the amount owned nor stand a second time in the document`;
      // An institution may vote less than it owns; who may dispose of less owns otherwise than as printed.
      const isSingle = sum <= sharesOwned && (powers === VOTING || agreeing.length === 0);
      for (const field of [sole, shared]) {
        doubt(`${at}.${field}`, UNPROVEN, `${name}-power-unproven`, message, isSingle);
      }
    }
    const isBorneOut = isRepeated(sharesOwned) || read.repeated?.sharesOwned === sharesOwned;
    if (agreeing.length === 0 && hasPowers(person) && !isBorneOut) {
      doubt(`${at}.sharesOwned`, UNPROVEN, 'amount-unproven', 'no powers add up to the amount owned');
    }
    if (isOverdrawn(person.name)) {
      doubt(`${at}.name`, UNPROVEN, 'name-overdrawn', 'a name holds what is no part of one');
    }
  }
  for (const { index, message, isSingle } of doubtfulPercents(persons)) {
    doubt(`reportingPersons[${index}].percentOfClass`, UNPROVEN, 'percent-unproven', message, isSingle);
  }
  const named = namedCusips(documentText);
  const own = named.get(issuer.cusip ?? '') ?? 0;
  const others = [...named].filter(([cusip]) => cusip !== issuer.cusip);
  if (issuer.cusip !== null && others.some(([, count]) => count > Math.max(own, 1))) {
    doubt('issuer.cusip', UNPROVEN, 'cusips-differ', 'other pages of the document name another CUSIP');
  }
  // A letter typed small between capitals and digits is another sign misread.
  const printed = read.spans['issuer.cusip']?.text ?? '';
  if (/[a-z]/.test(printed) && /[A-Z]/.test(printed)) {
    doubt('issuer.cusip', UNPROVEN, 'cusip-mixed-case', 'the CUSIP is printed in small and capital letters');
  }
  if (issuer.cusip === null && !read.hasNoCusip) {
    doubt('issuer.cusip', LOST, 'cusip-lost', 'no CUSIP could be read');
  }
  if (eventDate === null) doubt('eventDate', LOST, 'event-date-lost', 'no date of the event could be read');
  else if (eventDate < FIRST_EVENT || (filedDate !== null && eventDate > filedDate)) {
    doubt(
      'eventDate',
      UNPROVEN,
      'event-out-of-time',
      'the event is dated after the filing, or before there were such schedules',
    );
  } else if (read.hasOddDate === true) {
    doubt('eventDate', UNPROVEN, 'event-date-odd', 'the date of the event is not written as EDGAR writes dates');
  }
  return { confidences, reasons };
}

function sumOf(person: ReportingPerson, { sole, shared }: Powers): number | null {
  return person[sole] === null && person[shared] === null ? null : (person[sole] ?? 0) + (person[shared] ?? 0);
}

function hasPowers(person: ReportingPerson): boolean {
  return sumOf(person, VOTING) !== null || sumOf(person, DISPOSITIVE) !== null;
}

/** Words of the form, or of markup, behind a name. */
function isOverdrawn(name: string | null): boolean {
  return (
    name !== null &&
    /[<>]|=\s?["\d]|\bcusip\b|\b(?:page|item)\s+\d|\bschedule\s+13|member\s+of\s+a\s+group|\[\s?[x_]?\s?\]|\p{Cc}/iu.test(
      name,
    )
  );
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
  /** Options and classes explain it as well as a fault: the percent alone is in doubt. */
  readonly isSingle?: boolean;
}

function doubtfulPercents(persons: readonly ReportingPerson[]): readonly DoubtfulPercent[] {
  const found: DoubtfulPercent[] = [];
  const stated: StatedPercent[] = [];
  for (const [index, { sharesOwned, percentOfClass }] of persons.entries()) {
    if (percentOfClass === null) continue;
    if (percentOfClass > 100 || percentOfClass < 0) found.push({ index, message: 'a percent is not one of 0–100' });
    else if (sharesOwned === 0 && percentOfClass > 0) {
      found.push({ index, message: 'a percent is stated of no shares' });
    } else if (sharesOwned !== null && sharesOwned > 0)
      stated.push({ index, shares: sharesOwned, percent: percentOfClass });
  }
  for (const shares of new Set(stated.map((one) => one.shares))) {
    const same = stated.filter((one) => one.shares === shares);
    const counts = new Map<number, number>();
    for (const { percent } of same) counts.set(percent, (counts.get(percent) ?? 0) + 1);
    if (counts.size < 2) continue;
    const most = Math.max(...counts.values());
    const leaders = [...counts].filter(([, count]) => count === most);
    for (const { index, percent } of same) {
      if (leaders.length === 1 && percent === leaders[0]?.[0]) continue;
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
 * Percents that do not fit one number of outstanding shares, as they do where nobody may acquire more: where leaving
 * out one person heals that, the fault is with it, else with all of them.
 */
function oddPercents(stated: readonly StatedPercent[]): readonly DoubtfulPercent[] {
  if (fitOneClass(stated)) return [];
  const amounts = [...new Set(stated.map(({ shares }) => shares))];
  const healing = amounts.filter((amount) => fitOneClass(stated.filter(({ shares }) => shares !== amount)));
  const odd = amounts.length > 2 && healing.length === 1 ? healing : amounts;
  return stated
    .filter(({ shares }) => odd.includes(shares))
    .map(({ index }) => ({
      index,
      message: 'amounts and percents do not fit one number of outstanding shares',
      isSingle: true,
    }));
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

/** Half a unit of the last digit; whole percents are mostly of a tenth. */
function rounding(percent: number): number {
  const digits = /\.(\d+)$/.exec(String(percent))?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(digits, 1) + 1e-9;
}

/** The CUSIPs behind their word in running headings and titles, and how often each stands there. */
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
