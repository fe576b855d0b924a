import type { Cik } from '../../../core/ids.ts';
import { VOTES_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { type IssuerRow, loadIssuerRows, spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import { loadMeetingReports } from '../../../db/repositories/datasets/voting-results.ts';
import { shareholderMeetings } from '../../../scoring/ledger/shareholder-meetings.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { filingLink, sourcedValue } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { decimalText, fieldWords, ifStated } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

type Proposal = IssuerRow<'parsed.current_voting_proposals'>;
type Nominee = IssuerRow<'parsed.current_voting_nominees'>;

const MOST_MEETINGS = 12;
const MOST_ROWS = 2_000;

/** Shareholder meetings with their proposals, amendments and decisions. */
export async function votesPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const query = { cik, publicTo: context.publicTo, limit: MOST_ROWS };
  const [head, search, reports, proposals, nominees] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, VOTES_DATASET),
    loadMeetingReports(deps.db, cik, context.publicTo),
    loadIssuerRows(deps.db, 'parsed.current_voting_proposals', query),
    loadIssuerRows(deps.db, 'parsed.current_voting_nominees', query),
  ]);
  const meetings = shareholderMeetings(reports);
  const shown = meetings.slice(0, MOST_MEETINGS).map((meeting) => {
    const date = meeting.find(({ report }) => report.meetingDate !== null)?.report.meetingDate;
    const type = meeting.find(({ report }) => report.result.meetingType !== null)?.report.result.meetingType;
    const years = meeting[0]?.links.frequencyDecision;
    return html`<h3>${type === 'annual' ? 'Annual meeting' : type === 'special' ? 'Special meeting' : 'Meeting'} ${date ?? '(date not stated)'}</h3>
      ${meeting.map(({ report, links }) => {
        const { accessionNumber, result } = report;
        const own = (row: { readonly accession_number: string }) => row.accession_number === accessionNumber;
        const amends = links.amends === null ? 'reported' : `amends (${links.amends.kind.replaceAll('-', ' ')})`;
        const replaced =
          links.supersededBy === null
            ? ''
            : html`; replaced by the final results in ${filingLink(context, links.supersededBy)}`;
        return html`<p class="small muted">${filingLink(context, accessionNumber)} ${amends}, ${result.resultStatus ?? 'status not stated'}, confidence ${result.parsing_confidence}${replaced}</p>
          ${proposalTable(context, proposals.filter(own), nominees.filter(own))}
          ${result.rawItemText === null ? '' : html`<details class="more"><summary>Text of the item</summary><p class="plain">${result.rawItemText}</p></details>`}`;
      })}
      ${years ? html`<p>Say-on-pay vote every ${years.years === 1 ? 'year' : `${years.years} years`}: the company’s decision, ${filingLink(context, years.accessionNumber)}</p>` : ''}`;
  });
  const body =
    meetings.length === 0
      ? null
      : html`${shown}${meetings.length > MOST_MEETINGS ? html`<p class="muted small">… and ${meetings.length - MOST_MEETINGS} earlier meetings</p>` : ''}`;
  return issuerPage(
    context,
    head,
    'votes',
    section(context, { title: 'Shareholder meetings', what: 'voting result', search, body }),
  );
}

function proposalTable(context: PageContext, proposals: readonly Proposal[], nominees: readonly Nominee[]): Html {
  if (proposals.length === 0) return html`<p class="empty">No proposal could be read from this report.</p>`;
  const rows = proposals
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .flatMap((one) => {
      const own = nominees
        .filter((row) => row.proposal_ordinal === one.ordinal)
        .toSorted((a, b) => a.ordinal - b.ordinal);
      return [proposalRow(context, one), ...own.map((row) => nomineeRow(context, row))];
    });
  const columns = [
    'Proposal',
    'Type',
    amount('For'),
    amount('Against or withheld'),
    amount('Abstain'),
    amount('Broker non-votes'),
    'Outcome',
  ];
  return dataTable('Proposals and votes', columns, rows, { isCaptionHidden: true });
}

function proposalRow(context: PageContext, row: Proposal): readonly Html[] {
  const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
  const votes = (value: string | null, column: string) => of(ifStated(value, decimalText), column);
  const outcome = row.approved === null ? null : row.approved ? 'approved' : 'not approved';
  const periods = [row.one_year, row.two_years, row.three_years];
  const frequency = periods.every((count) => count === null)
    ? null
    : periods
        .map((count, index) => `${index + 1} year${index === 0 ? '' : 's'} ${ifStated(count, decimalText) ?? '–'}`)
        .join(', ');
  return [
    html`${row.number === null ? '' : `${row.number}. `}${of(row.subject, 'subject')}${frequency === null ? '' : html`<br>${of(frequency, 'oneYear')}`}`,
    html`${fieldWords(row.proposal_type)}`,
    votes(row.votes_for, 'votesFor'),
    votes(row.votes_against, 'votesAgainst'),
    votes(row.abstain, 'abstain'),
    votes(row.broker_non_votes, 'brokerNonVotes'),
    of(outcome, 'approved'),
  ];
}

function nomineeRow(context: PageContext, row: Nominee): readonly Html[] {
  const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
  const votes = (value: string | null, column: string) => of(ifStated(value, decimalText), column);
  const against =
    row.votes_against === null ? votes(row.votes_withheld, 'votesWithheld') : votes(row.votes_against, 'votesAgainst');
  return [
    html`<span class="indent-1">${of(row.name, 'name')}</span>`,
    html`nominee`,
    votes(row.votes_for, 'votesFor'),
    against,
    votes(row.abstain, 'abstain'),
    votes(row.broker_non_votes, 'brokerNonVotes'),
    html``,
  ];
}
