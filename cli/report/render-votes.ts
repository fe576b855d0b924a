import { styleText } from 'node:util';
import type { ProposalVotes, VotingResultValues } from '../../db/repositories/datasets/voting-results.ts';
import type { MeetingLinks } from '../../scoring/ledger/shareholder-meetings.ts';
import type { IssuerDataset } from '../issuer-dataset.ts';
import { counted, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type VotingReport = VotingResultValues & MeetingLinks;

const RAW_SHOWN = 1_000;

/** Meetings, newest first, each as its reports tell it after their amendments. */
export function renderVotes(
  issuer: Pick<IssuerDataset, 'cik' | 'name' | 'search'>,
  meetings: readonly (readonly VotingReport[])[],
  top: number,
): string {
  const who = issuer.name ?? `CIK ${issuer.cik}`;
  const search = renderSearch(issuer.search, '8-K');
  if (meetings.length === 0) return `${who}: no voting results; ${search}`;
  return [
    `${who}: ${counted(meetings.length, 'meeting')}`,
    ...meetings.slice(0, top).map(renderMeeting),
    meetings.length > top ? `… and ${meetings.length - top} more (--top, --json)` : '',
    search,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function renderMeeting(reports: readonly VotingReport[]): string {
  const [first] = reports;
  const date = reports.find(({ meetingDate }) => meetingDate !== null)?.meetingDate ?? 'date not stated';
  const type = reports.find(({ meetingType }) => meetingType !== null)?.meetingType;
  const decision = first?.frequencyDecision;
  return [
    styleText(
      'bold',
      `${type === 'annual' ? 'Annual meeting' : type === 'special' ? 'Special meeting' : 'Meeting'} ${date}`,
    ),
    ...reports.map(renderReport),
    decision
      ? `say-on-pay vote every ${decision.years === 1 ? 'year' : `${decision.years} years`}: the company's decision, ${decision.accessionNumber}`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function renderReport(report: VotingReport): string {
  const { amends, accessionNumber, resultStatus, parsing_confidence: confidence, supersededBy } = report;
  const kind =
    amends === null
      ? 'reported'
      : `${amends.kind.replace('-', ' ')} of ${amends.accessionNumber ?? `a report that is not stored${amends.originalFiledDate ? `, filed ${amends.originalFiledDate}` : ''}`}`;
  const heading = [
    `${report.freshness.sourcePublishedAt.slice(0, 10)} ${accessionNumber} ${kind}`,
    resultStatus ?? '',
    `confidence ${confidence}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
  if (supersededBy !== null) return `${heading}; replaced by the final results in ${supersededBy}`;
  return [heading, report.proposals.length > 0 ? proposalsTable(report.proposals) : '', rawWords(report)]
    .filter((part) => part !== '')
    .join('\n');
}

function proposalsTable(proposals: readonly ProposalVotes[]): string {
  const lines = proposals.flatMap((proposal) => {
    const { frequency } = proposal;
    const own = [
      proposal.number ?? '',
      proposal.proposal_type,
      clip(proposal.subject, 44),
      ...[proposal.votesFor, proposal.votesAgainst, null, proposal.abstain, proposal.brokerNonVotes].map(count),
      proposal.approved === null ? '' : proposal.approved ? 'approved' : 'not approved',
    ];
    const nominees = proposal.nominees.map((nominee) => [
      '',
      '',
      `  ${clip(nominee.name, 42)}`,
      ...[nominee.votesFor, nominee.votesAgainst, nominee.votesWithheld, nominee.abstain, nominee.brokerNonVotes].map(
        count,
      ),
      '',
    ]);
    const periods = frequency
      ? ([
          ['every year', frequency.oneYear],
          ['every 2 years', frequency.twoYears],
          ['every 3 years', frequency.threeYears],
        ] as const)
      : [];
    return [own, ...nominees, ...periods.map(([words, of]) => ['', '', `  ${words}`, count(of), '', '', '', '', ''])];
  });
  return renderTable(
    ['', 'type', 'subject', 'for', 'against', 'withheld', 'abstain', 'broker non-votes', 'outcome'],
    [3, 4, 5, 6, 7],
    lines,
  );
}

/** Empty: not reported; 0: explicitly zero. */
function count(votes: number | null): string | number {
  return votes ?? '';
}

function rawWords({ parsing_confidence: confidence, rawItemText }: VotingReport): string {
  if (confidence !== 'low' || rawItemText === null) return '';
  const words = rawItemText.replace(/\s+/g, ' ').trim();
  const rest = words.length > RAW_SHOWN ? ' … (--json has all of it)' : '';
  return `the words of the item, since the reading is not sure:\n  ${words.slice(0, RAW_SHOWN)}${rest}`;
}

function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
