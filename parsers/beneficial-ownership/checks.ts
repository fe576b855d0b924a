import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { CrossValidation } from '../../core/parser.ts';
import { limitedConfidence } from '../filing/outcomes.ts';
import { COUNTS, type ReadReport, type ReportingPerson } from './ownership-report.ts';
import { sameName } from './same-name.ts';
import { percentFits } from './shares-outstanding.ts';

const ALL_READ = 'every row of every person is read';
const POWERS = 'no power exceeds the amount owned';
const SUMS = 'amount owned = sole + shared power (voting or dispositive)';
const RATIOS = 'amounts and percents of the persons allow one size of the class';
const REPEATED = 'Item 4 repeats amount and percent';
const OUTSTANDING = 'percents are the amounts in a stated number of outstanding shares';
const CUSIP = 'the CUSIP has its check digit';
const ISSUER = 'issuer = subject company of the header';

/** The cross-checks that apply to a schedule. */
export function crossCheck(read: ReadReport, subject: string | null): readonly CrossValidation[] {
  const { report, unread } = read;
  const persons = report.reportingPersons;
  const checks: CrossValidation[] = [
    { name: ALL_READ, passed: unread.length === 0 && persons.every(({ name }) => name !== null) },
    { name: POWERS, passed: persons.every(powersFit) },
    { name: SUMS, passed: persons.every(sumsAgree) },
  ];
  const ratios = ratiosAgree(persons);
  if (ratios !== null) checks.push({ name: RATIOS, passed: ratios });
  const fits = persons.map((person) => percentFits(person, read.outstanding)).filter((fit) => fit !== null);
  if (fits.length > 0) checks.push({ name: OUTSTANDING, passed: fits.every(Boolean) });
  const repeats = repeatsItem4(read);
  if (repeats !== null) checks.push({ name: REPEATED, passed: repeats });
  const { cusip, name } = report.issuer;
  if (cusip !== null) checks.push({ name: CUSIP, passed: hasCusipCheckDigit(cusip) });
  if (name !== null && subject !== null) checks.push({ name: ISSUER, passed: sameName(name, subject) });
  return checks;
}

/**
 * Paths of the percents that no size of the class allows with the others: one, where without it the others agree, else
 * all.
 */
export function contradictingPercents({ report: { reportingPersons: persons } }: ReadReport): readonly string[] {
  if (ratiosAgree(persons) !== false) return [];
  const stated = persons.flatMap(({ percentOfClass }, index) => (percentOfClass === null ? [] : [index]));
  const alone = stated.length <= MOST_COMPARED ? stated.filter((at) => ratiosAgree(persons.toSpliced(at, 1))) : [];
  return (alone.length === 1 ? alone : stated).map((index) => `reportingPersons[${index}].percentOfClass`);
}

/** With more persons, each percent is in doubt where they disagree. */
const MOST_COMPARED = 100;

/** Whether Item 4 repeats the only person's amount and percent; null where it states neither. */
function repeatsItem4({ report: { reportingPersons }, repeated }: ReadReport): boolean | null {
  const [only] = reportingPersons;
  if (repeated === null || !only || (repeated.sharesOwned === null && repeated.percentOfClass === null)) return null;
  return (
    (repeated.sharesOwned === null || repeated.sharesOwned === only.sharesOwned) &&
    (repeated.percentOfClass === null || closePercents(repeated.percentOfClass, only.percentOfClass))
  );
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

/**
 * The confidence of the schedule as a whole: 0.97 for XML, 0.95 for text or HTML. 0.85: another issuer than the header's,
 * or answers of the items for lack of a cover page whose powers do not add up to the amount. 0.6: only Item 5 was read,
 * or elements are cut off.
 */
export function scheduleConfidence(
  read: ReadReport,
  checks: readonly CrossValidation[],
): ReturnType<typeof limitedConfidence> {
  const failed = (name: string): boolean => checks.some((one) => one.name === name && !one.passed);
  return limitedConfidence(read.isStructured ? 0.97 : 0.95, [
    [read.isProse, 0.6, 'prose-only', 'there is no cover page; amount and percent are read from Item 5'],
    [read.isBroken === true, 0.6, 'markup-broken', 'elements of the document are cut off or not properly nested'],
    [failed(ISSUER), 0.85, 'issuer-differs', 'the cover names another issuer than the header'],
  ]);
}

/**
 * The confidence of one person. 0.85: nothing repeats or adds up to the amount, or a row other than the counts is blank.
 * 0.7: a row of counts with several numbers, or an Item 4 that differs. 0.6: counts are missing that the others do not
 * make up for, or several persons share the answers of the items. 0.4: a power exceeds the amount.
 */
export function personConfidence(read: ReadReport, index: number): ReturnType<typeof limitedConfidence> {
  const person = read.report.reportingPersons[index];
  if (!person) return { confidence: 0, reasons: [] };
  const at = `reportingPersons[${index}].`;
  const own = (paths: readonly string[]): readonly string[] => paths.filter((path) => path.startsWith(at));
  const [unread, doubtful] = [own(read.unread), own(read.doubtful)];
  const counts = unread.filter((path) => (COUNTS as readonly string[]).includes(path.slice(at.length)));
  const isProven = sumsAgree(person);
  const isBlankNone = blanksAreNone(person, counts.length);
  const repeats = repeatsItem4(read);
  return limitedConfidence(1, [
    [(counts.length > 0 && !isBlankNone) || person.name === null, 0.6, 'rows-missing', missing(unread)],
    [unread.length > (isBlankNone ? counts.length : 0), 0.85, 'rows-missing', missing(unread)],
    [read.isShared === true, 0.6, 'persons-share-items', 'several persons are named and one amount is stated'],
    [
      doubtful.some((path) => !path.endsWith('.percentOfClass')),
      0.7,
      'several-amounts',
      `a row has several numbers: ${doubtful.join(', ')}`,
    ],
    [!powersFit(person), 0.4, 'power-exceeds-amount', 'a power exceeds the amount beneficially owned'],
    [repeats === false, 0.7, 'item-4-differs', 'Item 4 states another amount or percent than the cover'],
    [
      !read.isStructured && !isProven && repeats !== true && !(person.sharesOwned === 0 && hasNoPower(person)),
      0.85,
      'amounts-not-proven',
      'nothing repeats or adds up to the amount owned',
    ],
  ]);
}

/**
 * Whether rows of powers are blank because there are none: the other rows of powers to vote and to dispose each add up to
 * the amount. The blank rows themselves stay in doubt.
 */
function blanksAreNone(person: ReportingPerson, blank: number): boolean {
  const { sharesOwned, soleVoting, sharedVoting, soleDispositive, sharedDispositive } = person;
  const powers = [soleVoting, sharedVoting, soleDispositive, sharedDispositive];
  const nulls = powers.filter((power) => power === null).length;
  if (sharesOwned === null || sharesOwned === 0 || blank === 0 || blank !== nulls) return false;
  const [voting, dispositive] = [
    (soleVoting ?? 0) + (sharedVoting ?? 0),
    (soleDispositive ?? 0) + (sharedDispositive ?? 0),
  ];
  return voting === sharesOwned && dispositive === sharesOwned;
}

function hasNoPower(person: ReportingPerson): boolean {
  return COUNTS.every((count) => (person[count] ?? 0) === 0);
}

function missing(unread: readonly string[]): string {
  const rows = unread.length > 0 ? `: ${unread.slice(0, 3).join(', ')}${unread.length > 3 ? ', …' : ''}` : '';
  return `rows of a cover page are blank or could not be read${rows}`;
}
