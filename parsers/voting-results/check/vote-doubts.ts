import type { IsoDate } from '../../../core/dates.ts';
import type { Reason } from '../../../core/parser.ts';
import type { NomineeResult, ProposalResult, VotingResult } from '../vote-result.ts';
import { numberOf } from '../words/vote-values.ts';
import { type CountRow, countRowsOf, isSameCount } from './count-rows.ts';
import { unconfirmedOutcomes } from './outcome-doubts.ts';

export interface VoteDoubts {
  /** Why the item is not claimed high, whatever its totals say. */
  readonly reasons: readonly Reason[];
  /** Of single values that nothing confirms, by path in the result. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly warnings: readonly Reason[];
}

export interface Meeting
  extends Pick<VotingResult, 'proposals' | 'sharesPresent' | 'sharesOutstanding' | 'meetingDate'> {
  /** Null where it is not known. */
  readonly filedDate: IsoDate | null;
  /** The item's words with their line breaks. */
  readonly text: string;
  /** What the counts are multiplied by: 1,000 where they are printed in thousands. */
  readonly unit: number;
}

const UNPROVEN = 0.8;
/** An outlier this many times the usual count suggests another column. */
const FAR = 10;
const LEAST_TELLING = 1_000;

/** "22,2 9,663", "22 ,279,663": a number that broke, with digits of it beside. */
const BROKEN_NUMBER =
  /(?<![\d.,])\d{1,3}(?:,\d{3})*,\d{1,2}[ \u00A0]{1,3}\d[\d,]{2,}(?!\d)|(?<![\d.,])\d{1,3}(?:,\d{3})*[ \u00A0]{1,3},\d{3}(?!\d)/;

/**
 * Doubts that matching totals cannot resolve, because the error leaves them unchanged: two columns of one row exchanged,
 * broker non-votes under another name, a number that broke in two, an outcome that its counts contradict; and numbers of
 * shares that are printed once and are the sum of nothing.
 */
export function voteDoubts(meeting: Meeting): VoteDoubts {
  return { reasons: reasonsOf(meeting), ...valueDoubts(meeting) };
}

function reasonsOf({ proposals, text, unit }: Meeting): readonly Reason[] {
  const reasons: Reason[] = [];
  if (unit > 1)
    reasons.push({
      code: 'counts-in-units',
      message: `the counts are printed in units of ${unit.toLocaleString('en-US')} votes`,
    });
  if (BROKEN_NUMBER.test(text))
    reasons.push({ code: 'broken-number', message: 'a figure is broken in two, or two stand where one belongs' });
  const brokers = brokerFault(proposals);
  if (brokers !== null) reasons.push({ code: 'broker-non-votes-differ', message: brokers });
  for (const { approved, votesFor, votesAgainst, number } of proposals) {
    if (approved !== true || votesFor === null || votesFor > Math.max(0, votesAgainst ?? 0)) continue;
    const message = `proposal ${number ?? ''} is called approved, with ${votesFor} votes for and ${votesAgainst ?? 0} against`;
    reasons.push({ code: 'outcome-against-counts', message });
  }
  return reasons;
}

const COUNTS = ['votesFor', 'votesAgainst', 'votesWithheld', 'abstain'];

function valueDoubts(meeting: Meeting): Pick<VoteDoubts, 'confidences' | 'warnings'> {
  const { proposals, meetingDate, filedDate } = meeting;
  const warnings: Reason[] = [];
  const confidences: Record<string, number> = {};
  const doubt = (path: string, fields: readonly string[], code: string, message: string): void => {
    for (const field of fields) confidences[`${path}.${field}`] = UNPROVEN;
    confidences[path] = UNPROVEN;
    warnings.push({ code, message });
  };
  if (meetingDate !== null && filedDate !== null && meetingDate > filedDate)
    doubt('meetingDate', [], 'meeting-after-filing', 'the meeting is dated after the filing');
  for (const [index, { nominees = [] }] of proposals.entries()) {
    for (const at of reversedNominees(nominees)) {
      const message = `${nominees[at]?.name ?? ''}: its counts are the reverse of the other nominees’`;
      doubt(`proposals[${index}].nominees[${at}]`, COUNTS, 'counts-reversed', message);
    }
    for (const [at, { name }] of nominees.entries()) {
      // A table that prints last names alone.
      if (!/[\s,]/.test(name))
        doubt(
          `proposals[${index}].nominees[${at}]`,
          ['name'],
          'name-of-one-word',
          `${name}: a nominee’s name has one word`,
        );
    }
  }
  const doubtProposals = (indexes: readonly number[], fields: readonly string[], code: string, words: string): void => {
    for (const index of indexes)
      doubt(`proposals[${index}]`, fields, code, `proposal ${proposals[index]?.number ?? index + 1}${words}`);
  };
  const [outcome, brokers, abstained] = [rejectedByFewer(proposals), oddBrokers(proposals), manyAbstained(proposals)];
  const [rejected, odd, many] = [
    ' is called rejected, with more votes for than against',
    ': other broker non-votes than the meeting’s other votes have',
    ': far more abstained than in the meeting’s other votes',
  ];
  doubtProposals(outcome, ['votesFor', 'votesAgainst', 'approved'], 'rejected-by-fewer', rejected);
  doubtProposals(brokers, ['abstain', 'brokerNonVotes'], 'broker-non-votes-odd', odd);
  doubtProposals(abstained, ['votesAgainst', 'abstain'], 'abstentions-many', many);
  for (const index of unconfirmedOutcomes(proposals, meeting.text)) {
    confidences[`proposals[${index}].approved`] = UNPROVEN;
    const words = `the counts do not confirm the outcome of proposal ${proposals[index]?.number ?? index + 1}`;
    warnings.push({ code: 'outcome-unconfirmed', message: words });
  }
  for (const [field, words] of [['sharesOutstanding', 'outstanding'] as const, ['sharesPresent', 'present'] as const]) {
    const value = meeting[field];
    // A row that counts every share outstanding: rather, the shares present were taken for those outstanding.
    const mayBeTotal = field === 'sharesPresent' || meeting.sharesPresent === value;
    if (value === null || isConfirmedNumber(value, mayBeTotal, meeting)) continue;
    doubt(field, [], 'shares-unproven', `nothing confirms the number of shares ${words}`);
  }
  return { warnings, confidences };
}

/** A greater majority may have been needed; the two columns may as well be exchanged. */
function rejectedByFewer(proposals: readonly ProposalResult[]): readonly number[] {
  return proposals.flatMap(({ approved, votesFor, votesAgainst }, index) =>
    approved === false && votesFor !== null && votesAgainst !== null && votesFor > votesAgainst ? [index] : [],
  );
}

/** Brokers may vote for every nominee of an election or for none: their non-votes are the same for each. */
function brokerFault(proposals: readonly ProposalResult[]): string | null {
  const elections = Map.groupBy(
    countRowsOf(proposals).filter((row) => row.isNominee && row.counted > 0),
    (row) => row.proposal,
  );
  for (const rows of elections.values()) {
    const stated = rows.filter(({ brokerNonVotes }) => brokerNonVotes !== null);
    if (rows.length > 2 && stated.length === rows.length - 1)
      return 'one nominee lacks the broker non-votes that the others have';
    for (const group of Map.groupBy(stated, ({ total }) => total).values()) {
      const brokers = [...new Set(group.map((row) => row.brokerNonVotes))];
      if (group.length >= 3 && brokers.length > 1)
        return `rows of the same total state ${brokers.slice(0, 3).join(' and ')} broker non-votes`;
    }
  }
  return null;
}

/**
 * Proposals whose broker non-votes are neither those of the meeting's other votes nor zero, at the same total; or that
 * state none where theirs make up the total. Brokers may vote on a part of a matter, so only these are in doubt.
 */
function oddBrokers(proposals: readonly ProposalResult[]): readonly number[] {
  const rows = countRowsOf(proposals);
  const stated = rows.filter(({ brokerNonVotes }) => (brokerNonVotes ?? 0) > 0);
  const usual = mostFrequent(stated.map(({ brokerNonVotes }) => brokerNonVotes ?? 0));
  const total = mostFrequent(stated.filter((row) => row.brokerNonVotes === usual).map((row) => row.total));
  if (usual === null || total === null) return [];
  const isOdd = (row: CountRow): boolean =>
    row.brokerNonVotes === null
      ? row.total + usual === total
      : row.brokerNonVotes > 0 && row.brokerNonVotes !== usual && row.total === total;
  return rows.filter((row) => !row.isNominee && isOdd(row)).map((row) => row.proposal);
}

/** The value that most share, two at least. */
function mostFrequent(values: readonly number[]): number | null {
  const [best] = [...Map.groupBy(values, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return best !== undefined && best[1].length > 1 ? best[0] : null;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Nominees with more votes against than for where all others have more for, and with abstentions far beyond those of
 * the others: it happens, and so do two columns exchanged.
 */
function reversedNominees(nominees: readonly NomineeResult[]): readonly number[] {
  if (nominees.length < 3) return [];
  const usual = median(nominees.flatMap(({ abstain }) => abstain ?? []));
  const where = (is: (row: NomineeResult, opposed: number) => boolean): readonly number[] =>
    nominees.flatMap((row, at) => (is(row, Math.max(row.votesAgainst ?? 0, row.votesWithheld ?? 0)) ? [at] : []));
  const few = (places: readonly number[]): readonly number[] =>
    places.length <= Math.max(1, nominees.length / 5) ? places : [];
  const lost = where(({ votesFor }, opposed) => votesFor !== null && votesFor < opposed);
  const odd = where(({ abstain }, opposed) => {
    if (abstain === null) return false;
    // As many against as others abstain, and abstaining as no other does.
    const isLow = abstain > 2 * usual && opposed > 0 && opposed <= 2 * usual && opposed < abstain;
    return (usual > 0 && abstain > FAR * usual) || isLow;
  });
  // More abstain than vote: then it is another column, in one row or in all of them.
  const silent = where(
    ({ votesFor, votesAgainst, votesWithheld, abstain }) =>
      (abstain ?? 0) > (votesFor ?? 0) + (votesAgainst ?? 0) + (votesWithheld ?? 0),
  );
  return [...new Set([...few(lost), ...few(odd), ...silent])];
}

/** Proposals with more abstentions than votes against, and far more than any other vote of the meeting. */
function manyAbstained(proposals: readonly ProposalResult[]): readonly number[] {
  const abstained = proposals.map(({ abstain, nominees = [] }) =>
    Math.max(abstain ?? 0, median(nominees.flatMap((row) => row.abstain ?? []))),
  );
  if (abstained.filter((count) => count > 0).length < 3) return [];
  return proposals.flatMap(({ abstain, votesAgainst, nominees, frequency }, at) => {
    if (abstain === null || nominees !== undefined || frequency !== undefined) return [];
    const usual = median(abstained.filter((count, place) => count > 0 && place !== at));
    return abstain > FAR * usual && abstain > (votesAgainst ?? 0) ? [at] : [];
  });
}

/**
 * Whether a number of shares is printed twice, or is the total of a row where it may be one. A percentage is not enough: of a number of nine
 * digits it confirms four.
 */
function isConfirmedNumber(value: number, mayBeTotal: boolean, { proposals, text }: Meeting): boolean {
  if (value < LEAST_TELLING) return false;
  if (mayBeTotal && countRowsOf(proposals).some(({ total }) => isSameCount(total, value))) return true;
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].filter(([digits]) => numberOf(digits) === value).length > 1;
}
