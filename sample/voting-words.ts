import { type Cell, columnHeadings, grouped } from './html.ts';
import type { ProposalTruth, VoteCounts } from './truth.ts';

type Counted = VoteCounts & { readonly votesWithheld?: number | null };
export type Count = readonly [label: string, value: number | null];

/** The columns of a table, without those that are null in every row. */
export function columnsOf(rows: readonly Counted[]): readonly (readonly [string, (row: Counted) => number | null])[] {
  const all = [
    ['For', (row: Counted) => row.votesFor],
    ['Against', (row: Counted) => row.votesAgainst],
    ['Withheld', (row: Counted) => row.votesWithheld ?? null],
    ['Abstain', (row: Counted) => row.abstain],
    ['Broker Non-Votes', (row: Counted) => row.brokerNonVotes],
  ] as const;
  return all.filter(([, value]) => rows.some((row) => value(row) !== null));
}

export function outcome(proposal: ProposalTruth): string {
  if (proposal.proposal_type === 'elect_directors')
    return proposal.approved === null ? '' : 'Each of the nominees was elected.';
  if (proposal.approved === null) return '';
  return proposal.approved
    ? 'The proposal was approved.'
    : 'The proposal did not receive the necessary votes and was not approved.';
}

/** The counts of a proposal other than an election. */
export function countsOf(proposal: ProposalTruth): readonly Count[] {
  const f = proposal.frequency;
  if (!f) return columnsOf([proposal]).map(([label, value]) => [label, value(proposal)] as const);
  const counts: readonly Count[] = [
    ['One Year', f.oneYear],
    ['Two Years', f.twoYears],
    ['Three Years', f.threeYears],
    ['Abstain', f.abstain],
    ['Broker Non-Votes', f.brokerNonVotes],
  ];
  return counts.filter(([, value]) => value !== null);
}

export function title(proposal: ProposalTruth): string {
  return proposal.number === null ? proposal.subject : `Proposal ${proposal.number}: ${proposal.subject}`;
}

export function count(value: number | null): string {
  return value === null ? '—' : grouped(value);
}

export function headings(first: string, columns: readonly (readonly [label: string, ...rest: unknown[]])[]): Cell[] {
  return columnHeadings(first, ...columns.map(([label]) => label));
}
