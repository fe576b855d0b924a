import { styleText } from 'node:util';
import type { ProposalVotes, VotingResultValues } from '../../db/repositories/datasets/voting-results.ts';
import type { MeetingLinks } from '../../scoring/ledger/shareholder-meetings.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';
import { clip, counted, joinLines } from './text.ts';

type VotingReport = VotingResultValues & MeetingLinks;

const TEXT_SHOWN = 1_000;
const MEETING_TITLES = { annual: 'Annual meeting', special: 'Special meeting' } as const;

/** Meetings, newest first, each with its reports after their amendments. */
export function votesAnswer(
  { cik, search, who }: ShownIssuer,
  meetings: readonly (readonly VotingReport[])[],
  top: number,
): Answer {
  return {
    json: () => ({ ...listEnvelope(meetings.flat(), search), cik }),
    text: () => {
      const found = renderSearch(search, '8-K');
      if (meetings.length === 0) return `${who}: ${noneText('no voting results', search, '8-K')}`;
      return joinLines([
        `${who}: ${counted(meetings.length, 'meeting')}`,
        ...meetings.slice(0, top).map(meetingText),
        meetings.length > top ? `… and ${meetings.length - top} more (--top, --json)` : '',
        found,
      ]);
    },
  };
}

function meetingText(reports: readonly VotingReport[]): string {
  const date = reports.find(({ meetingDate }) => meetingDate !== null)?.meetingDate ?? 'date not stated';
  const type = reports.find(({ meetingType }) => meetingType !== null)?.meetingType;
  const title = (type && MEETING_TITLES[type]) || 'Meeting';
  const lines = [styleText('bold', `${title} ${date}`), ...reports.map(reportText)];
  const decision = reports[0]?.frequencyDecision;
  if (decision) {
    const years = decision.years === 1 ? 'year' : `${decision.years} years`;
    lines.push(`say-on-pay vote every ${years}: the company's decision, ${decision.accessionNumber}`);
  }
  return lines.join('\n');
}

function reportText(report: VotingReport): string {
  const { amends, accessionNumber, resultStatus, parsing_confidence: confidence, supersededBy } = report;
  const published = report.freshness.sourcePublishedAt.slice(0, 10);
  const what = `${published} ${accessionNumber} ${amends === null ? 'reported' : amendmentText(amends)}`;
  const heading = joinLines([what, resultStatus ?? '', `confidence ${confidence}`], ', ');
  if (supersededBy !== null) return `${heading}; replaced by the final results in ${supersededBy}`;
  return joinLines([heading, report.proposals.length > 0 ? proposalsTable(report.proposals) : '', itemText(report)]);
}

function amendmentText({ kind, accessionNumber, originalFiledDate }: NonNullable<VotingReport['amends']>): string {
  const filed = originalFiledDate ? `, filed ${originalFiledDate}` : '';
  return `${kind.replace('-', ' ')} of ${accessionNumber ?? `a report that is not stored${filed}`}`;
}

/** A count that was not reported is empty; 0 is an explicit zero. */
function proposalsTable(proposals: readonly ProposalVotes[]): string {
  const lines = proposals.flatMap((proposal) => {
    const { approved, frequency, nominees, number, proposal_type: type, subject } = proposal;
    const counts = [proposal.votesFor, proposal.votesAgainst, null, proposal.abstain, proposal.brokerNonVotes];
    const outcome = approved === null ? '' : approved ? 'approved' : 'not approved';
    const periods = ['every year', 'every 2 years', 'every 3 years'];
    const votes = frequency ? [frequency.oneYear, frequency.twoYears, frequency.threeYears] : [];
    return [
      [number, type, clip(subject, 44), ...counts, outcome],
      ...nominees.map(({ name, votesFor, votesAgainst, votesWithheld, abstain, brokerNonVotes }) => {
        const indented = `  ${clip(name, 42)}`;
        return ['', '', indented, votesFor, votesAgainst, votesWithheld, abstain, brokerNonVotes, ''];
      }),
      ...votes.map((count, index) => ['', '', `  ${periods[index]}`, count, '', '', '', '', '']),
    ];
  });
  const heads = ['', 'type', 'subject', 'for', 'against', 'withheld', 'abstain', 'broker non-votes', 'outcome'];
  return renderTable(heads, [3, 4, 5, 6, 7], lines);
}

function itemText({ parsing_confidence: confidence, rawItemText }: VotingReport): string {
  if (confidence !== 'low' || rawItemText === null) return '';
  const text = rawItemText.replace(/\s+/g, ' ').trim();
  const rest = text.length > TEXT_SHOWN ? ' … (--json has all of it)' : '';
  return `text of the item, because the confidence is low:\n  ${text.slice(0, TEXT_SHOWN)}${rest}`;
}
