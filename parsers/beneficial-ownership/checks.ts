import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { CrossValidation } from '../../core/parser.ts';
import { limitedConfidence } from '../filing/outcomes.ts';
import { COUNTS, type ReadReport, type ReportingPerson } from './ownership-report.ts';

const ALL_READ = 'every row of every person is read';
const POWERS = 'no power exceeds the amount owned';
const SUMS = 'amount owned = sole + shared power (voting or dispositive)';
const RATIOS = 'amounts and percents of the persons allow one size of the class';
const REPEATED = 'Item 4 repeats amount and percent';
const CUSIP = 'the CUSIP has its check digit';
const ISSUER = 'issuer = subject company of the header';

/** The cross-checks that apply to a schedule. */
export function crossCheck(
  { report, repeated, unread }: ReadReport,
  subject: string | null,
): readonly CrossValidation[] {
  const persons = report.reportingPersons;
  const checks: CrossValidation[] = [
    { name: ALL_READ, passed: unread.length === 0 && persons.every(({ name }) => name !== null) },
    { name: POWERS, passed: persons.every(powersFit) },
    { name: SUMS, passed: persons.every(sumsAgree) },
  ];
  const ratios = ratiosAgree(persons);
  if (ratios !== null) checks.push({ name: RATIOS, passed: ratios });
  const [only] = persons;
  if (repeated !== null && only && (repeated.sharesOwned !== null || repeated.percentOfClass !== null)) {
    const passed =
      (repeated.sharesOwned === null || repeated.sharesOwned === only.sharesOwned) &&
      (repeated.percentOfClass === null || closePercents(repeated.percentOfClass, only.percentOfClass));
    checks.push({ name: REPEATED, passed });
  }
  const { cusip, name } = report.issuer;
  if (cusip !== null) checks.push({ name: CUSIP, passed: hasCusipCheckDigit(cusip) });
  if (name !== null && subject !== null) checks.push({ name: ISSUER, passed: sameName(name, subject) });
  return checks;
}

function powersFit(person: ReportingPerson): boolean {
  const { sharesOwned } = person;
  return sharesOwned === null || COUNTS.every((count) => (person[count] ?? 0) <= sharesOwned);
}

function sumsAgree(person: ReportingPerson): boolean {
  const { sharesOwned, soleVoting, sharedVoting, soleDispositive, sharedDispositive } = person;
  const [voting, dispositive] = [
    (soleVoting ?? 0) + (sharedVoting ?? 0),
    (soleDispositive ?? 0) + (sharedDispositive ?? 0),
  ];
  return sharesOwned !== null && (voting === sharesOwned || dispositive === sharesOwned);
}

/** Half a unit of the last printed digit; percents are printed to one or two places. */
function halfUnit(percent: number): number {
  const digits = /\.(\d+)$/.exec(String(percent))?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.min(digits === 0 ? 1 : digits, 4);
}

/**
 * Null where fewer than two persons with different amounts state a percent. The class of a percent includes what its
 * person may acquire within 60 days (Rule 13d-3(d)(1)), at most the whole amount: so one number of outstanding shares
 * must be, for each person, between amount / percent less the amount, and amount / percent.
 */
function ratiosAgree(persons: readonly ReportingPerson[]): boolean | null {
  const stated = persons
    .map(({ sharesOwned, percentOfClass }) => ({ shares: sharesOwned ?? 0, percent: percentOfClass ?? 0 }))
    .filter(({ shares, percent }) => shares > 0 && percent > 0);
  if (new Set(stated.map(({ shares }) => shares)).size < 2) return null;
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  for (const { shares, percent } of stated) {
    const half = Math.max(halfUnit(percent), 0.05);
    low = Math.max(low, (100 * shares) / (percent + half) - shares);
    if (percent > half) high = Math.min(high, (100 * shares) / (percent - half));
  }
  return low <= high;
}

function closePercents(a: number, b: number | null): boolean {
  return b !== null && Math.abs(a - b) <= halfUnit(a) + halfUnit(b);
}

const LEGAL_FORMS =
  /\b(?:THE|INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|LTD|LIMITED|PLC|LLC|LP|NV|SA|AG|SE|GROUP|HOLDINGS?|TRUST)\b/g;

/** EDGAR's names are shortened ("INTL", "AG") and may be older: one distinctive word in common is enough. */
function sameName(a: string, b: string): boolean {
  const wordsOf = (name: string): string[] => {
    const whole = name
      .toUpperCase()
      .replace(/&AMP;/g, '&')
      .replace(/\/[A-Z]{2,3}\/?$/, '')
      .replace(/[.'’]/g, '');
    return whole.replace(LEGAL_FORMS, ' ').match(/[\p{L}\d]+/gu) ?? [];
  };
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const [x, y] = [words.join(''), others.join('')];
  if (x === '' || y === '') return x === y;
  return x.startsWith(y) || y.startsWith(x) || words.some((word) => word.length > 2 && others.includes(word));
}

/**
 * 0.97: XML, every row read, no power above the amount. 0.95: text or HTML, every row of every person read, and the
 * amounts are confirmed by sole + shared power or by Item 4, with no check failed. 0.85: XML with a failed check, text
 * whose rows are all read but not confirmed, no or a wrong CUSIP, another issuer than the header's. 0.7: rows with
 * several amounts, or an Item 4 that differs. 0.6: rows are missing, or only Item 5 was read. 0.4: powers exceed the
 * amount, or amounts and percents contradict each other.
 */
export function confidenceOf(
  read: ReadReport,
  checks: readonly CrossValidation[],
): ReturnType<typeof limitedConfidence> {
  const failed = (name: string): boolean => checks.some((one) => one.name === name && !one.passed);
  const isRepeated = checks.some(({ name, passed }) => name === REPEATED && passed);
  const { cusip } = read.report.issuer;
  const doubtful = read.doubtful.slice(0, 3).join(', ');
  const isUnproven = !read.isStructured && failed(SUMS) && !isRepeated;
  return limitedConfidence(read.isStructured ? 0.97 : 0.95, [
    [failed(ALL_READ), 0.6, 'rows-missing', missing(read)],
    [read.isProse, 0.6, 'prose-only', 'there is no cover page; amount and percent are read from Item 5'],
    [doubtful !== '', 0.7, 'several-amounts', `a row has several numbers: ${doubtful}`],
    [read.isBroken === true, 0.6, 'markup-broken', 'elements of the document are cut off or not properly nested'],
    [failed(ISSUER), 0.85, 'issuer-differs', 'the cover names another issuer than the header'],
    [failed(POWERS), 0.4, 'power-exceeds-amount', 'a power exceeds the amount beneficially owned'],
    [failed(RATIOS), 0.4, 'percents-disagree', 'amounts and percents contradict each other'],
    [failed(REPEATED), 0.7, 'item-4-differs', 'Item 4 states another amount or percent than the cover'],
    [failed(CUSIP), 0.85, 'cusip-check-digit', 'the CUSIP fails its check digit'],
    [cusip === null && !read.isStructured && !read.hasNoCusip, 0.85, 'no-cusip', 'no CUSIP was found'],
    [isUnproven, 0.85, 'amounts-not-proven', 'nothing repeats or adds up to the amount owned'],
  ]);
}

function missing({ unread }: ReadReport): string {
  const rows = unread.length > 0 ? `: ${unread.slice(0, 3).join(', ')}${unread.length > 3 ? ', …' : ''}` : '';
  return `rows of a cover page are blank or could not be read${rows}`;
}
