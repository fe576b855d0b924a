import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { FrequencyResult, NomineeResult, ProposalResult } from './vote-result.ts';

export interface VoteDoubts {
  /** Why the item is not claimed high, whatever its totals say. */
  readonly reasons: readonly Reason[];
  /** Of single values that nothing bears out, by path in the result. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly warnings: readonly Reason[];
}

export interface Meeting {
  readonly proposals: readonly ProposalResult[];
  readonly sharesPresent: number | null;
  readonly sharesOutstanding: number | null;
  readonly meetingDate: IsoDate | null;
  /** Null where it is not known. */
  readonly filedDate: IsoDate | null;
  /** The item's words, lines kept. */
  readonly text: string;
}

const UNPROVEN = 0.8;
/** So much rarer is an outlier that takes the place of another column. */
const FAR = 10;
const LEAST_TELLING = 1_000;

/** "22,2 9,663", "22 ,279,663": a number that broke, with digits of it beside. */
const BROKEN_NUMBER =
  /(?<![\d.,])\d{1,3}(?:,\d{3})*,\d{1,2}[ \u00A0]{1,3}\d[\d,]{2,}(?!\d)|(?<![\d.,])\d{1,3}(?:,\d{3})*[ \u00A0]{1,3},\d{3}(?!\d)/;

/**
 * What agreeing totals cannot show, since it leaves them as they are: two columns of one row exchanged, broker
 * non-votes under another name, a number that broke in two, an outcome that its counts contradict; and numbers of
 * shares that are printed once and add up to nothing.
 */
export function voteDoubts(meeting: Meeting): VoteDoubts {
  const { proposals, text } = meeting;
  const reasons: Reason[] = [];
  const warnings: Reason[] = [];
  const confidences: Record<string, number> = {};
  if (BROKEN_NUMBER.test(text)) {
    reasons.push({ code: 'broken-number', message: 'a figure is broken in two, or two stand where one belongs' });
  }
  const brokers = brokerFault(proposals);
  if (brokers !== null) reasons.push({ code: 'broker-non-votes-differ', message: brokers });
  for (const { approved, votesFor, votesAgainst, number } of proposals) {
    if (approved === true && votesFor !== null && votesFor <= Math.max(0, votesAgainst ?? 0)) {
      const message = `proposal ${number ?? ''} is called approved, with ${votesFor} votes for and ${votesAgainst ?? 0} against`;
      reasons.push({ code: 'outcome-against-counts', message });
    }
  }
  const doubt = (path: string, fields: readonly string[], code: string, message: string): void => {
    for (const field of fields) confidences[`${path}.${field}`] = UNPROVEN;
    confidences[path] = UNPROVEN;
    warnings.push({ code, message });
  };
  if (meeting.meetingDate !== null && meeting.filedDate !== null && meeting.meetingDate > meeting.filedDate) {
    doubt('meetingDate', [], 'meeting-after-filing', 'the meeting is dated after the filing');
  }
  for (const [index, { nominees = [] }] of proposals.entries()) {
    for (const at of reversedNominees(nominees)) {
      const message = `${nominees[at]?.name ?? ''}: the counts stand the other way round than those of the other nominees`;
      doubt(
        `proposals[${index}].nominees[${at}]`,
        ['votesFor', 'votesAgainst', 'votesWithheld', 'abstain'],
        'counts-reversed',
        message,
      );
    }
  }
  for (const [index, { approved, votesFor, votesAgainst, number }] of proposals.entries()) {
    // A greater majority may have been needed; the two columns may as well be exchanged.
    if (approved !== false || votesFor === null || votesAgainst === null || votesFor <= votesAgainst) continue;
    const message = `proposal ${number ?? index + 1} is called rejected, with more votes for than against`;
    doubt(`proposals[${index}]`, ['votesFor', 'votesAgainst', 'approved'], 'rejected-by-fewer', message);
  }
  for (const index of oddBrokers(proposals)) {
    const message = `proposal ${proposals[index]?.number ?? index + 1}: other broker non-votes than the meeting's other votes have`;
    doubt(`proposals[${index}]`, ['abstain', 'brokerNonVotes'], 'broker-non-votes-odd', message);
  }
  for (const index of manyAbstained(proposals)) {
    const message = `proposal ${proposals[index]?.number ?? index + 1}: far more abstained than in the meeting's other votes`;
    doubt(`proposals[${index}]`, ['votesAgainst', 'abstain'], 'abstentions-many', message);
  }
  for (const field of ['sharesOutstanding', 'sharesPresent'] as const) {
    if (meeting[field] !== null && !isBorneOut(field, meeting)) {
      doubt(
        field,
        [],
        'shares-unproven',
        `nothing bears out the number of ${field === 'sharesPresent' ? 'shares present' : 'shares outstanding'}`,
      );
    }
  }
  return { reasons, warnings, confidences };
}

interface Counted {
  readonly total: number;
  readonly brokers: number | null;
}

function countedOf(row: {
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly votesWithheld?: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}): Counted {
  const counts = [row.votesFor, row.votesAgainst, row.votesWithheld ?? null, row.abstain, row.brokerNonVotes];
  return { total: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), brokers: row.brokerNonVotes };
}

function frequencyOf(frequency: FrequencyResult): Counted {
  const total = Object.values(frequency).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { total, brokers: frequency.brokerNonVotes };
}

/** Brokers may vote for every nominee of an election or for none: their non-votes are the same for each. */
function brokerFault(proposals: readonly ProposalResult[]): string | null {
  for (const { nominees = [] } of proposals) {
    const rows = nominees.map(countedOf);
    const stated = rows.filter(({ brokers }) => brokers !== null);
    const isMissing = stated.length > 0 && stated.length < rows.length && stated.length >= rows.length - 1;
    if (isMissing && rows.length > 2) return 'one nominee lacks the broker non-votes that the others have';
    const differing = differingBrokers(stated);
    if (differing !== null) return differing;
  }
  return null;
}

/**
 * Proposals whose broker non-votes are neither those of the meeting's other votes nor nought, at the same total; or that
 * state none where theirs make up the total. Brokers may vote on a part of a matter, so these are in doubt alone.
 */
function oddBrokers(proposals: readonly ProposalResult[]): readonly number[] {
  const rows = proposals.flatMap((one, index) =>
    (one.nominees?.map(countedOf) ?? [one.frequency === undefined ? countedOf(one) : frequencyOf(one.frequency)]).map(
      (row) => ({ ...row, index }),
    ),
  );
  const stated = rows.filter(({ brokers }) => (brokers ?? 0) > 0);
  const usual = mostFrequent(stated.map(({ brokers }) => brokers ?? 0));
  const total = mostFrequent(stated.filter(({ brokers }) => brokers === usual).map((row) => row.total));
  if (usual === null || total === null) return [];
  return rows.flatMap((row) => {
    if (proposals[row.index]?.nominees !== undefined) return [];
    const differs = (row.brokers ?? 0) > 0 && row.brokers !== usual && row.total === total;
    const lacks = row.brokers === null && row.total + usual === total;
    return differs || lacks ? [row.index] : [];
  });
}

/** The value that most share, two at least. */
function mostFrequent(values: readonly number[]): number | null {
  let best: number | null = null;
  let most = 1;
  for (const [value, same] of Map.groupBy(values, (one) => one)) {
    if (same.length <= most) continue;
    best = value;
    most = same.length;
  }
  return best;
}

function differingBrokers(rows: readonly Counted[]): string | null {
  const byTotal = Map.groupBy(rows, ({ total }) => total);
  for (const group of byTotal.values()) {
    const brokers = new Set(group.map((row) => row.brokers));
    if (group.length >= 3 && brokers.size > 1) {
      return `rows of the same total state ${[...brokers].slice(0, 3).join(' and ')} broker non-votes`;
    }
  }
  return null;
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
  const isLost = ({ votesFor, votesAgainst, votesWithheld }: NomineeResult): boolean =>
    votesFor !== null && votesFor < Math.max(votesAgainst ?? 0, votesWithheld ?? 0);
  const lost = nominees.flatMap((row, at) => (isLost(row) ? [at] : []));
  const abstained = nominees.flatMap(({ abstain }) => (abstain === null ? [] : [abstain]));
  const usual = median(abstained);
  const odd = nominees.flatMap((row, at) => {
    const { abstain, votesAgainst, votesWithheld } = row;
    const others = Math.max(votesAgainst ?? 0, votesWithheld ?? 0);
    const isMany = abstain !== null && usual > 0 && abstain > FAR * usual;
    // As many against as others abstain, and abstaining as no other does.
    const isLow = abstain !== null && abstain > 2 * usual && others > 0 && others <= 2 * usual && others < abstain;
    return isMany || isLow ? [at] : [];
  });
  const few = (places: readonly number[]): readonly number[] =>
    places.length <= Math.max(1, nominees.length / 5) ? places : [];
  // More abstain than vote: then it is another column, in one row or in all of them.
  const silent = nominees.flatMap(({ votesFor, votesAgainst, votesWithheld, abstain }, at) =>
    (abstain ?? 0) > (votesFor ?? 0) + (votesAgainst ?? 0) + (votesWithheld ?? 0) ? [at] : [],
  );
  return [...new Set([...few(lost), ...few(odd), ...silent])];
}

/** Proposals with more abstentions than votes against, and far more than any other vote of the meeting. */
function manyAbstained(proposals: readonly ProposalResult[]): readonly number[] {
  const abstained = proposals.map((one) =>
    Math.max(
      one.abstain ?? 0,
      median((one.nominees ?? []).flatMap(({ abstain }) => (abstain === null ? [] : [abstain]))),
    ),
  );
  const others = abstained.filter((count) => count > 0);
  return proposals.flatMap(({ abstain, votesAgainst, nominees, frequency }, at) => {
    if (abstain === null || nominees !== undefined || frequency !== undefined || others.length < 3) return [];
    const usual = median(abstained.filter((count, place) => count > 0 && place !== at));
    return abstain > FAR * usual && abstain > (votesAgainst ?? 0) ? [at] : [];
  });
}

/**
 * A number of shares is borne out where it stands twice, or where a row of the meeting adds up to it. A percentage is
 * not enough: of a number of nine digits it bears out four.
 */
function isBorneOut(
  field: 'sharesOutstanding' | 'sharesPresent',
  { proposals, sharesPresent, sharesOutstanding, text }: Meeting,
): boolean {
  const value = field === 'sharesPresent' ? sharesPresent : sharesOutstanding;
  if (value === null || value < LEAST_TELLING) return false;
  const rows = proposals.flatMap((one) => [one, ...(one.nominees ?? [])]).map(countedOf);
  const frequencies = proposals.flatMap(({ frequency }) => (frequency === undefined ? [] : [frequencyOf(frequency)]));
  const sums = [...rows, ...frequencies].map(({ total }) => total);
  if (sums.some((sum) => Math.abs(sum - value) < 0.005)) return true;
  const printed = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].filter(
    ([digits]) => Number(digits.replaceAll(',', '')) === value,
  ).length;
  return printed > 1;
}
