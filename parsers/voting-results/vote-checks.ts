import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { ProposalResult } from './vote-result.ts';

interface Row {
  /** The nominee or proposal, for a person. */
  readonly name: string;
  readonly sum: number;
  readonly brokerNonVotes: number | null;
  readonly counted: number;
  readonly abstain: number | null;
  readonly isShort: boolean;
  /** Where its broker non-votes are printed; rows may share one place. */
  readonly brokersAt: number | null;
}

export interface Evidence {
  readonly proposals: readonly ProposalResult[];
  readonly sharesPresent: number | null;
  readonly sharesOutstanding: number | null;
  /** What the reading left in doubt: a value without a column, an unclear pair, an unused number. */
  readonly problems: readonly string[];
  /** Proposals (by index) with a row that has nothing in its column of broker non-votes. */
  readonly short: ReadonlySet<number>;
  /** Totals that rows state of themselves. */
  readonly statedTotals: readonly number[];
  /** Where in the document the broker non-votes of a path ("proposals[0].nominees[2]") are printed. */
  readonly brokersAt: (path: string) => number | null;
  /** Numbers printed beside the counts. */
  readonly printed: ReadonlySet<number>;
}

export interface Verdict {
  readonly confidence: number;
  readonly checks: readonly CrossValidation[];
  readonly reasons: readonly Reason[];
}

function rowsOf({ proposals, short, brokersAt }: Evidence): readonly Row[] {
  return proposals.flatMap((one, index): Row[] => {
    const at = `proposals[${index}]`;
    const name = one.number === null ? `“${one.subject.slice(0, 60)}”` : `proposal ${one.number}`;
    const rows =
      one.nominees?.map((row, place) => ({
        ...row,
        path: `${at}.nominees[${place}]`,
        name: row.name,
        counts: [row.votesFor, row.votesAgainst, row.votesWithheld, row.abstain],
      })) ??
      (one.frequency === undefined
        ? [{ ...one, name, path: at, counts: [one.votesFor, one.votesAgainst, one.abstain] }]
        : [
            {
              ...one.frequency,
              name,
              path: `${at}.frequency`,
              counts: [one.frequency.oneYear, one.frequency.twoYears, one.frequency.threeYears, one.frequency.abstain],
            },
          ]);
    return rows.flatMap(({ name: of, counts, brokerNonVotes, abstain, path }) => {
      const given = counts.filter((count) => count !== null);
      const sum = given.reduce((a, b) => a + b, 0);
      const isShort = short.has(index);
      return given.length === 0
        ? []
        : [{ name: of, sum, brokerNonVotes, abstain, counted: given.length, isShort, brokersAt: brokersAt(path) }];
    });
  });
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

const totalOf = (row: Row): number => row.sum + (row.brokerNonVotes ?? 0);

/**
 * Places that state broker non-votes of several rows at once, and that nothing else bears out: the rows agree in total
 * whatever the figure is. Borne out by another place with the same figure, or by a total that it is part of.
 */
function unprovedPlaces(rows: readonly Row[], totals: ReadonlySet<number>): ReadonlySet<number> {
  const shared = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.brokersAt !== null && (row.brokerNonVotes ?? 0) > 0)
      shared.set(row.brokersAt, [...(shared.get(row.brokersAt) ?? []), row]);
  }
  const unproved = new Set<number>();
  for (const [place, own] of shared) {
    const count = own[0]?.brokerNonVotes ?? 0;
    const sums = new Set(own.map(totalOf));
    const isProved =
      own.length === 1 ||
      totals.has(count) ||
      [...sums].some((sum) => totals.has(sum)) ||
      rows.some((row) => row.brokersAt !== place && (row.brokerNonVotes === count || sums.has(totalOf(row))));
    if (!isProved) unproved.add(place);
  }
  return unproved;
}

/** Whether a row's counts are borne out by another statement of the same total, so that a changed digit would show. */
function isCovered(
  row: Row,
  index: number,
  rows: readonly Row[],
  totals: readonly number[],
  printed: ReadonlySet<number>,
): boolean {
  const total = row.sum + (row.brokerNonVotes ?? 0);
  const others = rows.filter((_, at) => at !== index);
  const { brokerNonVotes, abstain } = row;
  // An empty cell may have been another column's than broker non-votes.
  const isShifted =
    row.isShort &&
    abstain !== null &&
    rows.some((one) => one.brokerNonVotes !== null && same(one.brokerNonVotes, abstain));
  if (isShifted) return false;
  const brokersKnown =
    brokerNonVotes === null ||
    brokerNonVotes === 0 ||
    others.some((other) => other.brokerNonVotes !== null && same(other.brokerNonVotes, brokerNonVotes));
  const isStated = (stated: number): boolean =>
    same(stated, total) || (row.counted > 1 && brokersKnown && same(stated, row.sum));
  if (totals.some(isStated)) return true;
  if (row.counted > 1 && (printed.has(total) || (brokersKnown && printed.has(row.sum)))) return true;
  if (isOfClasses(total, others)) return true;
  return others.some((other) => {
    const otherTotal = other.sum + (other.brokerNonVotes ?? 0);
    if (same(total, otherTotal)) return true;
    // A row that leaves its broker non-votes out: with another row's it makes the meeting's total.
    if (row.brokerNonVotes === null && !row.isShort) {
      if (rows.some((one) => one.brokerNonVotes !== null && same(row.sum + one.brokerNonVotes, otherTotal)))
        return true;
    }
    return other.brokerNonVotes === null && brokersKnown && same(other.sum, row.sum);
  });
}

const MOST_CLASSES = 8;
const MOST_VOTES_A_SHARE = 20;

/**
 * Whether a total is two classes' together, each stated by rows of its own: directors by class, then all together. The
 * second class may have several votes a share.
 */
function isOfClasses(total: number, others: readonly Row[]): boolean {
  const seen = new Map<number, number>();
  for (const other of others) {
    const sum = other.sum + (other.brokerNonVotes ?? 0);
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
  }
  const classes = [...seen].flatMap(([sum, count]) => (count > 1 && sum >= 10_000 ? [sum] : []));
  if (classes.length > MOST_CLASSES) return false;
  return classes.some((one) =>
    classes.some((other) => {
      const votes = (total - one) / other;
      return one !== other && Number.isInteger(votes) && votes >= 1 && votes <= MOST_VOTES_A_SHARE;
    }),
  );
}

/** Rows that a reason names; more would hide the reason. */
const MOST_NAMED = 4;

const figure = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 3 });

/**
 * How far a reading is believed.
 *
 * High (0.95): every figure of the item has a place, nothing was read in doubt, counts do not exceed shares present nor
 * outstanding, and every row's total is stated a second time: by another row, by the shares present, by a total the
 * row itself states, or by another number of the item. So a wrong column or a changed digit would show. Medium (0.65–0.8): all figures have a place, but
 * some row stands alone or disagrees. Low (0.4): figures without a place, or rows read in doubt.
 */
export function judge(evidence: Evidence): Verdict {
  const rows = rowsOf(evidence);
  const totals = [...evidence.statedTotals, ...(evidence.sharesPresent === null ? [] : [evidence.sharesPresent])];
  const unproved = unprovedPlaces(rows, new Set([...totals, ...evidence.printed]));
  const alone = rows.filter(
    (row, index) =>
      (row.brokersAt !== null && unproved.has(row.brokersAt)) || !isCovered(row, index, rows, totals, evidence.printed),
  );
  const covered = rows.length - alone.length;
  const most = Math.max(0, ...rows.map((row) => row.sum + (row.brokerNonVotes ?? 0)));
  const withinPresent = evidence.sharesPresent === null || most <= evidence.sharesPresent + 0.005;
  const withinOutstanding = evidence.sharesOutstanding === null || most <= evidence.sharesOutstanding + 0.005;
  const presentFits =
    evidence.sharesPresent === null ||
    evidence.sharesOutstanding === null ||
    evidence.sharesPresent <= evidence.sharesOutstanding;
  const allUsed = evidence.problems.length === 0;
  const nominees = evidence.proposals.flatMap((one) => one.nominees ?? []);
  const distinct = evidence.proposals.every((one) => {
    const names = (one.nominees ?? []).map((row) => row.name.toLowerCase());
    return new Set(names).size === names.length;
  });
  const checks: CrossValidation[] = [
    { name: 'every number of the item used or explained', passed: allUsed },
    { name: 'rows of the meeting agree in total', passed: rows.length > 0 && covered === rows.length },
    { name: 'counts within shares present', passed: withinPresent },
    { name: 'counts within shares outstanding', passed: withinOutstanding && presentFits },
  ];
  if (nominees.length > 0) checks.push({ name: 'nominees named once', passed: distinct });
  const reasons: Reason[] = [...new Set(evidence.problems)].map((code) => ({ code, message: PROBLEMS[code] ?? code }));
  if (rows.length === 0) {
    reasons.push({ code: 'no-counts', message: 'the item states no counts' });
    return { confidence: evidence.proposals.length > 0 && allUsed ? 0.65 : 0.3, checks, reasons };
  }
  if (alone.length > 0) {
    const some = alone.slice(0, MOST_NAMED).map((row) => `${row.name}: ${figure(totalOf(row))}`);
    const more = alone.length > some.length ? `; and ${alone.length - some.length} more` : '';
    reasons.push({
      code: 'totals-disagree',
      message: `${alone.length} of ${rows.length} rows of counts have a total that nothing else in the item confirms (${some.join('; ')}${more})`,
    });
  }
  if (!withinPresent) {
    const [votes, shares] = [figure(most), figure(evidence.sharesPresent ?? 0)];
    const message = `a row counts ${votes} votes, more than the ${shares} shares present`;
    reasons.push({ code: 'more-votes-than-present', message });
  }
  if (!withinOutstanding || !presentFits) {
    const votes = figure(Math.max(most, evidence.sharesPresent ?? 0));
    const message = `${votes} votes or shares present are more than the ${figure(evidence.sharesOutstanding ?? 0)} shares outstanding`;
    reasons.push({ code: 'more-votes-than-outstanding', message });
  }
  if (!distinct) reasons.push({ code: 'nominee-named-twice', message: 'an election names the same nominee twice' });
  const bounded = withinPresent && withinOutstanding && presentFits && distinct;
  if (!allUsed) return { confidence: covered === rows.length && rows.length > 1 ? 0.6 : 0.4, checks, reasons };
  if (covered === rows.length && bounded) return { confidence: 0.95, checks, reasons };
  return { confidence: covered * 2 >= rows.length && bounded ? 0.8 : 0.65, checks, reasons };
}

const PROBLEMS: Readonly<Record<string, string>> = {
  'fewer-values-than-columns': 'a row has fewer figures than its heading has columns',
  'more-values-than-columns': 'a row has more figures than its heading has columns',
  'same-column-twice': 'a heading names the same column twice',
  'row-without-counts': 'a row of figures gave no count',
  'rows-without-title': 'counts stand under no title: they may be another proposal’s, or part of its votes',
  'corrected-counts': 'the item corrects earlier counts: which of two figures holds has to be read by a person',
  'names-unread': 'a sentence gives several people the same counts, and not all names could be read',
  'election-without-names': 'an election of directors has counts and no names',
  'fewer-nominees-than-stated': 'fewer nominees were read than the item says were up for election',
  'unknown-column': 'a column of the heading is of no known kind',
  'unsure-pair': 'a sentence names its counts in an order that can be read two ways',
  'uneven-columns': 'the columns of a table have different lengths',
  'stray-number': 'figures stand in the item without a heading or label',
  'unused-vote-number': 'a sentence about votes holds a number that was not used',
  'withheld-on-proposal': 'votes withheld on a proposal have no place in the result',
  'periods-apart': 'each period of a vote on frequency was put to the vote by itself: what was against it is left out',
  'combined-column': 'one column counts votes against and withheld together',
  'several-classes': 'classes of shares voted apart and no combined count is stated',
  'label-without-value': 'a label or heading stands without figures',
  'malformed-number': 'a figure has misplaced commas',
  'item-too-long': 'the item is longer than items are, and was read in part',
  'too-many-proposals': 'the item seems to hold more proposals than meetings have',
  'more-proposals-than-stated': 'more proposals were read than the item says there were',
  'unclear-reach': 'a closing sentence about broker non-votes may speak of one proposal or of all',
};
