import type { NomineeResult, ProposalResult } from '../vote-result.ts';

/** The counts of one row of the result: a nominee's, a frequency vote's or a proposal's. */
export interface CountRow extends Pick<NomineeResult, 'abstain' | 'brokerNonVotes'> {
  /** Index of its proposal. */
  readonly proposal: number;
  readonly isNominee: boolean;
  /** In the result: `proposals[0].nominees[2]`. */
  readonly path: string;
  /** The nominee or proposal, for a reader. */
  readonly name: string;
  /** How many counts there are besides broker non-votes, and their sum. */
  readonly counted: number;
  readonly sum: number;
  /** With broker non-votes. */
  readonly total: number;
}

type Counts = Readonly<Record<string, unknown>> & Pick<NomineeResult, 'abstain' | 'brokerNonVotes'>;

const COUNTS = ['votesFor', 'votesAgainst', 'votesWithheld', 'oneYear', 'twoYears', 'threeYears', 'abstain'];

/** The rows of a meeting, in the result's order. */
export function countRowsOf(proposals: readonly ProposalResult[]): readonly CountRow[] {
  return proposals.flatMap(({ nominees, frequency, ...one }, proposal) => {
    const at = `proposals[${proposal}]`;
    const rowOf = (row: Counts, path: string, name: string): CountRow => {
      const counts = COUNTS.map((field) => row[field]).filter((count) => typeof count === 'number');
      const sum = counts.reduce((all, count) => all + count, 0);
      const { abstain, brokerNonVotes } = row;
      const total = sum + (brokerNonVotes ?? 0);
      const isNominee = nominees !== undefined;
      return { proposal, isNominee, path, name, counted: counts.length, sum, abstain, brokerNonVotes, total };
    };
    if (nominees !== undefined)
      return nominees.map((row, index) => rowOf({ ...row }, `${at}.nominees[${index}]`, row.name));
    const name = one.number === null ? `“${one.subject.slice(0, 60)}”` : `proposal ${one.number}`;
    return [frequency === undefined ? rowOf({ ...one }, at, name) : rowOf({ ...frequency }, `${at}.frequency`, name)];
  });
}

/** Whether two counts are equal; fractions of shares are read as floats. */
export function isSameCount(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005;
}
