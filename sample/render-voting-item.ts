import { longDate } from './calendar.ts';
import { type Cell, columnHeadings, createHtml, type Dialect, grouped, type HtmlWriter, MODERN } from './html.ts';
import type { ProposalTruth, VoteCounts, VotingTruth } from './truth.ts';

export const VOTING_LAYOUTS = ['tables', 'shared-columns', 'prose', 'vertical', 'text'] as const;
export type VotingLayout = (typeof VOTING_LAYOUTS)[number];

type Counted = VoteCounts & { readonly votesWithheld?: number | null };
type Count = readonly [label: string, value: number | null];

/** The columns of a table, without those that are null in every row. */
function columnsOf(rows: readonly Counted[]): readonly (readonly [string, (row: Counted) => number | null])[] {
  const all = [
    ['For', (row: Counted) => row.votesFor],
    ['Against', (row: Counted) => row.votesAgainst],
    ['Withheld', (row: Counted) => row.votesWithheld ?? null],
    ['Abstain', (row: Counted) => row.abstain],
    ['Broker Non-Votes', (row: Counted) => row.brokerNonVotes],
  ] as const;
  return all.filter(([, value]) => rows.some((row) => value(row) !== null));
}

function intro(truth: VotingTruth): string {
  const held = `On ${longDate(truth.meetingDate)}, the Company held its ${truth.meetingType === 'annual' ? 'annual meeting' : 'special meeting'} of stockholders.`;
  const { sharesOutstanding, sharesPresent } = truth;
  if (sharesOutstanding === null || sharesPresent === null) return held;
  return `${held} There were ${grouped(sharesOutstanding)} shares of common stock outstanding and entitled to vote at the meeting, of which ${grouped(sharesPresent)} shares were present in person or by proxy.`;
}

function outcome(proposal: ProposalTruth): string {
  if (proposal.proposal_type === 'elect_directors')
    return proposal.approved === null ? '' : 'Each of the nominees was elected.';
  if (proposal.approved === null) return '';
  return proposal.approved
    ? 'The proposal was approved.'
    : 'The proposal did not receive the necessary votes and was not approved.';
}

/** The counts of a proposal other than an election. */
function countsOf(proposal: ProposalTruth): readonly Count[] {
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

function title(proposal: ProposalTruth): string {
  return proposal.number === null ? proposal.subject : `Proposal ${proposal.number}: ${proposal.subject}`;
}

function count(value: number | null): string {
  return value === null ? '—' : grouped(value);
}

function headings(first: string, columns: readonly (readonly [label: string, ...rest: unknown[]])[]): Cell[] {
  return columnHeadings(first, ...columns.map(([label]) => label));
}

function proposalTable(proposal: ProposalTruth, html: HtmlWriter, vertical: boolean): string {
  const nominees = proposal.nominees ?? [];
  if (nominees.length > 0) {
    const columns = columnsOf(nominees);
    return html.table([
      headings('Nominee', columns),
      ...nominees.map((nominee) => [
        { content: nominee.name },
        ...columns.map(([, value]) => ({ content: count(value(nominee)), number: true })),
      ]),
    ]);
  }
  const counts = countsOf(proposal);
  if (vertical)
    return html.table(
      counts.map(([label, value]) => [{ content: `${label}:` }, { content: count(value), number: true }]),
    );
  const [first, ...rest] = counts;
  return html.table([
    headings(first?.[0] ?? '', rest),
    [{ content: count(first?.[1] ?? null) }, ...rest.map(([, value]) => ({ content: count(value), number: true }))],
  ]);
}

const PHRASES: Readonly<Record<string, string>> = {
  For: 'votes for',
  Against: 'votes against',
  Withheld: 'votes withheld',
  Abstain: 'abstentions',
  'Broker Non-Votes': 'broker non-votes',
  'One Year': 'votes for one year',
  'Two Years': 'votes for two years',
  'Three Years': 'votes for three years',
};

function sentence(cells: readonly Count[]): string {
  const parts = cells.map(([label, value]) => `${count(value)} ${PHRASES[label] ?? label.toLowerCase()}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function proseParagraphs(proposal: ProposalTruth): string[] {
  const nominees = proposal.nominees ?? [];
  if (nominees.length > 0) {
    const columns = columnsOf(nominees);
    return [
      title(proposal),
      ...nominees.map(
        (nominee) =>
          `${nominee.name} received ${sentence(columns.map(([label, value]) => [label, value(nominee)] as const))}.`,
      ),
      outcome(proposal),
    ].filter((line) => line !== '');
  }
  return [`${title(proposal)}. There were ${sentence(countsOf(proposal))}. ${outcome(proposal)}`.trimEnd()];
}

function textLines(proposal: ProposalTruth): string[] {
  const line = (label: string, values: readonly string[]): string =>
    `${label.padEnd(30)}${values.map((value) => value.padStart(17)).join('')}`;
  const nominees = proposal.nominees ?? [];
  const columns = columnsOf(nominees);
  const counts = countsOf(proposal);
  const table =
    nominees.length > 0
      ? [
          line(
            '',
            columns.map(([label]) => label),
          ),
          ...nominees.map((nominee) =>
            line(
              nominee.name,
              columns.map(([, value]) => count(value(nominee))),
            ),
          ),
        ]
      : [
          line(
            '',
            counts.map(([label]) => label),
          ),
          line(
            '',
            counts.map(([, value]) => count(value)),
          ),
        ];
  return [title(proposal), '', ...table, '', ...(proposal.frequency ? [] : [outcome(proposal), ''])];
}

/** All proposals but the election in one table, their titles in the first column. */
function sharedTable(proposals: readonly ProposalTruth[], html: HtmlWriter): string[] {
  const plain = proposals.filter((p) => !p.nominees && !p.frequency);
  const columns = columnsOf(plain);
  const rows = plain.map((p) => [
    { content: title(p) },
    ...columns.map(([, value]) => ({ content: count(value(p)), number: true })),
  ]);
  const table =
    plain.length === 0
      ? []
      : [
          html.table([headings('Proposal', columns), ...rows]),
          ...html.paragraphs(
            'left',
            plain.map((p) => `${title(p)}. ${outcome(p)}`),
          ),
        ];
  const others = proposals
    .filter((p) => p.nominees !== undefined || p.frequency !== undefined)
    .flatMap((p) => [html.p(html.bold(title(p))), proposalTable(p, html, false), html.p(outcome(p))]);
  return [...others, ...table];
}

/**
 * The body of Item 5.07 in one layout: blocks of markup, or plain lines for `text`.
 * In `shared-columns` elections and frequency votes come first, so the proposals' order may differ from the truth's.
 */
export function renderVotingItem(truth: VotingTruth, layout: VotingLayout, dialect: Dialect = MODERN): string[] {
  if (layout === 'text') return [intro(truth), '', ...truth.proposals.flatMap(textLines)];
  const html = createHtml(dialect);
  const body = ((): string[] => {
    switch (layout) {
      case 'tables':
      case 'vertical':
        return truth.proposals.flatMap((p) => [
          html.p(html.bold(title(p))),
          proposalTable(p, html, layout === 'vertical'),
          ...(outcome(p) === '' ? [] : [html.p(outcome(p))]),
        ]);
      case 'shared-columns':
        return sharedTable(truth.proposals, html);
      case 'prose':
        return truth.proposals.flatMap((p) => html.paragraphs('justify', proseParagraphs(p)));
    }
  })();
  return [html.p(intro(truth)), ...body];
}
