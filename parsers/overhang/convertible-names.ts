import { datesIn } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Printed } from '../prose/matches.ts';

/** For patterns. */
export const MONTH_NAMES = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** Behind a month a year is that of an issue: "July 2019 Notes". */
export const NO_MONTH = `(?<!\\b${MONTH_NAMES} )`;
export const MONEY = '((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?!\\d|[A-Za-z]\\d)(?: (?:million|billion|thousand))?)';
export const NOTE =
  '((?:% )?(?:(?:(?:\\d{1,2}(?:\\.\\d{1,4})?|\\d{1,2} \\d/\\d) ?%|[A-Z][\\w-]{0,60}|senior|(?:un)?secured(?: and(?= subordinated| senior))?|subordinated|original|issue|discount|promissory|redeemable|exchangeable|junior|mandatorily|zero|coupon|cash-pay|PIK) ){0,8}?[Cc]onvertible (?:[\\w-]+ ){0,4}?(?:[Nn]otes?|[Dd]ebentures?|[Bb]onds?|[Ll]oans?)(?: due (?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4}(?!\\d))?)';
export const GONE =
  /\b(?:repurchased?|redeem(?:ed|s)?|retired?|repaid|repay(?:ment)?|exchanged?|extinguish\w*|settled|converted|cancel\w*|paid off|paid in full|satisfied in full|forgiven)\b/i;
export const NEGATED =
  /not convertible|no longer convertible|non-convertible|\bnone of (?:the|these|our|its) [^.;]{0,40}convertible/i;
/** Amounts that are no principal owed: of other years, of others, and what shares were issued for ("upon conversion of $50,000"). */
export const PRIOR =
  /\bissued\b[^.;]{0,80}\bshares\b[^.;$]{0,120}\bunder the [^.;$]{0,60}(?:notes?|debentures?)\b[^.;$]{0,30}\bfor\b|\bconversion notices?\b[^.;]{0,200}\bissued\b|\b(?:is|are|was|were) (?:presented|stated|shown|reported|recorded|carried) net of\b|\bissued\b[^.;]{0,120}\b(?:shares|stock)\b[^.;$]{0,120}\b(?:upon|on|for|in|as) (?:the |a |partial |full |result of ){0,3}conversions? of (?:the )?(?:\$|principal|notes?|debentures?)|\bfair value\b|interest expense|\bamortiz\w+|\bunamorti[sz]ed (?:debt )?(?:discounts?|issuance costs?) (?:on|of|for|related)\b|\bgain\b|\bloss on\b|\binvestments? in (?:[\w-]+ ){0,3}convertible\b|\bheld for investment\b|\bbeneficial owner\b/i;

/** A principal of notes with the name that the text gives them. */
export interface FoundNote {
  readonly label: Printed;
  readonly principal: number;
  readonly principalAt: TextRange;
  readonly sentence: TextRange;
  readonly isOutstanding: boolean;
  /** More of the same class was issued later; the principal is the sum. */
  readonly isPart?: boolean;
  /** One of several in its sentence; the range `sentence` holds its own words alone. */
  readonly isListed?: boolean;
}

/** In the order of the text. */
export function byPrincipal(a: FoundNote, b: FoundNote): number {
  return a.principalAt.start - b.principalAt.start;
}

/** A name without white space at its ends. */
export function trimmedLabel({ text, start }: Printed): Printed {
  return { text: text.trim(), start, end: start + text.trimEnd().length };
}

/** The interest rate in the name of a class, in percent; its place counts from the start of the name. */
export function rateIn(label: string): (TextRange & { readonly value: number }) | null {
  const match = firstMatch(label, { start: 0, end: label.length }, /(\d{1,2}(?:\.\d{1,4})?)(?: (\d)\/(\d))? ?%/);
  if (match === null) return null;
  const [whole, numerator, denominator] = match.groups;
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  return { value: Number(whole) + fraction, start: match.start, end: match.end };
}

/** A source for patterns that find a rate however many zeros it is printed with: 4 also as "4.00", 5.5 as "5.50". */
export function ratePattern(rate: number): string {
  const digits = String(rate).replace('.', '\\.');
  return `(?<![\\d.])${digits}${Number.isInteger(rate) ? '(?:\\.0{1,4})?' : '0{0,3}'} ?`;
}

/** Years in which an instrument of an electronic filing may mature. */
const [EARLIEST, LATEST] = [1990, 2100];

/** "June 2027" as YYYY-MM. */
function monthIn(printed: string): string | null {
  const [, month, year] = /^([A-Z][a-z]{2,8}) (\d{4})$/.exec(printed) ?? [];
  return datesIn(`${month} 1, ${year}`)[0]?.date.slice(0, 7) ?? null;
}

/** A maturity as YYYY-MM-DD, a month or a year alone; null for impossible dates ("May 0, 2026") and years. */
export function maturityDateOf(printed: string): string | null {
  const date = datesIn(printed)[0]?.date ?? (/^\d{4}$/.test(printed) ? printed : monthIn(printed));
  const year = Number(date?.slice(0, 4));
  return year >= EARLIEST && year <= LATEST ? date : null;
}
