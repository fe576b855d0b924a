import type { CrossValidation, Reason } from '../../../core/parser.ts';
import type { VotingResult } from '../vote-result.ts';
import { type CountRow, countRowsOf, isSameCount } from './count-rows.ts';
import { PROBLEMS } from './problems.ts';

export interface Evidence extends Pick<VotingResult, 'proposals' | 'sharesPresent' | 'sharesOutstanding'> {
  /** What reading left in doubt: a value without a column, an ambiguous pair, an unused number. */
  readonly problems: readonly string[];
  /** Proposals (by index) with a row that has nothing in its column of broker non-votes. */
  readonly short: ReadonlySet<number>;
  /** Totals that rows state of themselves. */
  readonly statedTotals: readonly number[];
  /** Where the document prints the broker non-votes of a path (`proposals[0].nominees[2]`); rows may share one place. */
  readonly brokersAt: (path: string) => number | null;
  /** Where the document prints the votes for a path; rows that share one place prove nothing of one another. */
  readonly countsAt: (path: string) => number | null;
  /** Rows whose figures stand one under each label of a table. */
  readonly clean: ReadonlySet<string>;
  /** The item says that the counts are in an exhibit. */
  readonly isInExhibit: boolean;
  /** Numbers printed besides the counts. */
  readonly printed: ReadonlySet<number>;
}

export interface Verdict {
  readonly confidence: number;
  readonly checks: readonly CrossValidation[];
  readonly reasons: readonly Reason[];
  /** Rows that a second statement confirms. */
  readonly confirmed: ReadonlySet<string>;
}

/** Rows that a reason names; more would hide the reason. */
const MOST_NAMED = 4;

const figure = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 3 });

/**
 * How much confidence a reading deserves.
 *
 * High (0.95): every figure of the item has a place, nothing was read in doubt, counts exceed neither shares present nor
 * outstanding, and every row's total is stated a second time: by another row, by the shares present, by a total the
 * row itself states, or by another number of the item. So a wrong column or a changed digit would show. Medium (0.65–0.8):
 * all figures have a place, but some row is alone or disagrees. Low (0.4): figures without a place, or rows read in doubt.
 */
export function judge(evidence: Evidence): Verdict {
  const { proposals, sharesPresent, sharesOutstanding, problems } = evidence;
  const rows = countRowsOf(proposals).filter((row) => row.counted > 0);
  const unconfirmed = unconfirmedRows(rows, evidence);
  const most = Math.max(0, ...rows.map((row) => row.total));
  const withinPresent = sharesPresent === null || most <= sharesPresent + 0.005;
  const presentFits = sharesPresent === null || sharesOutstanding === null || sharesPresent <= sharesOutstanding;
  const withinOutstanding = (sharesOutstanding === null || most <= sharesOutstanding + 0.005) && presentFits;
  const isDistinct = proposals.every(({ nominees = [] }) => {
    return new Set(nominees.map((row) => row.name.toLowerCase())).size === nominees.length;
  });
  const allUsed = problems.length === 0;
  const allConfirmed = unconfirmed.length === 0;
  const checks: CrossValidation[] = [
    { name: 'every number of the item used or explained', passed: allUsed },
    { name: 'rows of the meeting agree in total', passed: rows.length > 0 && allConfirmed },
    { name: 'counts within shares present', passed: withinPresent },
    { name: 'counts within shares outstanding', passed: withinOutstanding },
  ];
  if (proposals.some(({ nominees = [] }) => nominees.length > 0))
    checks.push({ name: 'nominees named once', passed: isDistinct });
  const reasons: Reason[] = [...new Set(problems)].map((code) => ({ code, message: PROBLEMS[code] ?? code }));
  const add = (code: string, message: string): void => void reasons.push({ code, message });
  if (rows.length === 0) {
    add('no-counts', 'the item states no counts');
    return { confidence: withoutCounts(evidence), checks, reasons, confirmed: new Set() };
  }
  if (!allConfirmed) add('totals-disagree', disagreement(unconfirmed, rows.length));
  if (!withinPresent) {
    const message = `a row counts ${figure(most)} votes, more than the ${figure(sharesPresent)} shares present`;
    add('more-votes-than-present', message);
  }
  if (!withinOutstanding) {
    const votes = figure(Math.max(most, sharesPresent ?? 0));
    const message = `${votes} votes or shares present are more than the ${figure(sharesOutstanding ?? 0)} shares outstanding`;
    add('more-votes-than-outstanding', message);
  }
  if (!isDistinct) add('nominee-named-twice', 'an election names the same nominee twice');
  const isBounded = withinPresent && withinOutstanding && isDistinct;
  const isMostlyConfirmed = unconfirmed.length * 2 <= rows.length;
  const isNear = unconfirmed.every((row) => isNearlyConfirmed(row, rows, evidence));
  let confidence = allConfirmed ? 0.95 : isNear ? 0.85 : 0.8;
  if (!isBounded || !(isMostlyConfirmed || isNear)) confidence = 0.65;
  if (!allUsed) confidence = allConfirmed && rows.length > 1 ? 0.6 : 0.4;
  const confirmed = rows.filter((row) => !unconfirmed.includes(row) && (!isBounded ? isWithin(row, evidence) : true));
  return { confidence, checks, reasons, confirmed: new Set(confirmed.map((row) => row.path)) };
}

/**
 * Confidence of an item without counts: high where it says that they are in an exhibit, and prints no number that could be
 * one; the matters and names are then those of its own list.
 */
function withoutCounts({
  proposals,
  problems,
  isInExhibit,
  printed,
  sharesPresent,
  sharesOutstanding,
}: Evidence): number {
  if (proposals.length === 0 || problems.length > 0) return 0.3;
  if (proposals.some((one) => one.proposal_type === 'elect_directors' && (one.nominees ?? []).length === 0))
    return 0.65;
  const unexplained = [...printed].filter((number) => number !== sharesPresent && number !== sharesOutstanding);
  return isInExhibit && unexplained.length === 0 ? 0.9 : 0.65;
}

function isWithin({ total }: CountRow, { sharesPresent, sharesOutstanding }: Evidence): boolean {
  return total <= (sharesPresent ?? sharesOutstanding ?? total) + 0.005;
}

function disagreement(unconfirmed: readonly CountRow[], rows: number): string {
  const some = unconfirmed.slice(0, MOST_NAMED).map((row) => `${row.name}: ${figure(row.total)}`);
  const more = unconfirmed.length > some.length ? `; and ${unconfirmed.length - some.length} more` : '';
  return `${unconfirmed.length} of ${rows} rows of counts have a total that nothing else in the item confirms (${some.join('; ')}${more})`;
}

/** Rows whose total no second statement confirms. */
function unconfirmedRows(rows: readonly CountRow[], evidence: Evidence): readonly CountRow[] {
  const { sharesPresent, statedTotals, printed, short } = evidence;
  const totals = sharesPresent === null ? statedTotals : [...statedTotals, sharesPresent];
  const places = rows.map((row) => evidence.brokersAt(row.path));
  const starts = rows.map((row) => evidence.countsAt(row.path));
  const unproved = unprovedPlaces(rows, places, new Set([...totals, ...printed]));
  return rows.filter((row, index) => {
    const place = places[index] ?? null;
    if (place !== null && unproved.has(place)) return true;
    const own = starts[index] ?? null;
    const apart = rows.filter((_, at) => at === index || own === null || starts[at] !== own);
    return !isConfirmed(row, apart, totals, printed, short);
  });
}

/** Two totals of one meeting differ by little where holders leave a matter out, or the filer's counts are a little off. */
const NEAR = 0.02;

/**
 * Whether every figure of a row that adds up to no other total stands under its own label of a table, and the total is
 * close to that of another row read so, or just below the shares present. That confirms columns, and no digits.
 */
function isNearlyConfirmed(row: CountRow, rows: readonly CountRow[], { clean, sharesPresent }: Evidence): boolean {
  if (!clean.has(row.path) || row.counted < 2 || row.sum < LEAST_NEAR) return false;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b);
  if (sharesPresent !== null && row.total > sharesPresent) return false;
  if (sharesPresent !== null && isNear(row.total, sharesPresent)) return true;
  return rows.some(
    (other) =>
      other !== row &&
      clean.has(other.path) &&
      (other.brokerNonVotes === null) === (row.brokerNonVotes === null) &&
      isNear(row.total, other.total),
  );
}

/** Small counts are close to one another by chance. */
const LEAST_NEAR = 10_000;

/**
 * Places that state broker non-votes of several rows at once, and that nothing else confirms: the rows agree in total
 * whatever the figure is. Confirmed by another place with the same figure, or by a total that it is part of.
 */
function unprovedPlaces(
  rows: readonly CountRow[],
  places: readonly (number | null)[],
  totals: ReadonlySet<number>,
): ReadonlySet<number | null> {
  const stated = rows.flatMap((row, index) =>
    (row.brokerNonVotes ?? 0) > 0 ? [{ row, place: places[index] ?? null }] : [],
  );
  const shared = Map.groupBy(
    stated.filter(({ place }) => place !== null),
    ({ place }) => place,
  );
  const unproved = [...shared].filter(([place, own]) => {
    const count = own[0]?.row.brokerNonVotes ?? 0;
    const sums = new Set(own.map(({ row }) => row.total));
    const isProved =
      own.length === 1 ||
      totals.has(count) ||
      [...sums].some((sum) => totals.has(sum)) ||
      rows.some((row, index) => places[index] !== place && (row.brokerNonVotes === count || sums.has(row.total)));
    return !isProved;
  });
  return new Set(unproved.map(([place]) => place));
}

/** Whether another statement confirms a row's total, so that a changed digit would show. */
function isConfirmed(
  row: CountRow,
  rows: readonly CountRow[],
  totals: readonly number[],
  printed: ReadonlySet<number>,
  short: ReadonlySet<number>,
): boolean {
  const { total, sum, brokerNonVotes, abstain } = row;
  const others = rows.filter((other) => other !== row);
  const isShort = short.has(row.proposal);
  const hasBrokers = (of: readonly CountRow[], count: number): boolean =>
    of.some((one) => one.brokerNonVotes !== null && isSameCount(one.brokerNonVotes, count));
  // An empty cell may have been another column's than broker non-votes.
  if (isShort && abstain !== null && hasBrokers(rows, abstain)) return false;
  const brokersKnown = brokerNonVotes === null || brokerNonVotes === 0 || hasBrokers(others, brokerNonVotes);
  const isSumTelling = row.counted > 1 && brokersKnown;
  if (totals.some((stated) => isSameCount(stated, total) || (isSumTelling && isSameCount(stated, sum)))) return true;
  if (row.counted > 1 && (printed.has(total) || (brokersKnown && printed.has(sum)))) return true;
  if (isOfClasses(total, others)) return true;
  // A row that leaves its broker non-votes out: with another row's it makes the meeting's total.
  const isCompletedTo = (stated: number): boolean =>
    brokerNonVotes === null &&
    !isShort &&
    rows.some((one) => one.brokerNonVotes !== null && isSameCount(sum + one.brokerNonVotes, stated));
  return others.some(
    (other) =>
      isSameCount(total, other.total) ||
      isCompletedTo(other.total) ||
      (other.brokerNonVotes === null && brokersKnown && isSameCount(other.sum, sum)),
  );
}

const MOST_CLASSES = 8;
const MOST_VOTES_A_SHARE = 20;

/**
 * Whether a total combines two classes, each stated by rows of its own: directors by class, then all together. The
 * second class may have several votes a share.
 */
function isOfClasses(total: number, others: readonly CountRow[]): boolean {
  const byTotal = Map.groupBy(others, (other) => other.total);
  const classes = [...byTotal].flatMap(([sum, rows]) => (rows.length > 1 && sum >= 10_000 ? [sum] : []));
  if (classes.length > MOST_CLASSES) return false;
  return classes.some((one) =>
    classes.some((other) => {
      const votes = (total - one) / other;
      return one !== other && Number.isInteger(votes) && votes >= 1 && votes <= MOST_VOTES_A_SHARE;
    }),
  );
}
