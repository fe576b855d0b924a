import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { OWNERS_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import { loadOwnerSpans } from '../../../db/repositories/datasets/owner-spans.ts';
import { type ScheduleOwner, scheduleOwners } from '../../../db/repositories/datasets/schedule-owners.ts';
import { type LatestOwner, latestOwners } from '../../../scoring/ledger/latest-owners.ts';
import { readHolderGraph } from '../../reads/holder-graph.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { filingLink, sourced, sourcedValue } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { counted, decimalText, dollars, ifStated } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

type Spans = Awaited<ReturnType<typeof loadOwnerSpans>>;

/** The latest Schedule 13D or 13G of each reporting person. */
export async function ownersPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, search, statements] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, OWNERS_DATASET),
    scheduleOwners(deps.db, cik, context.publicTo),
  ]);
  const { owners, superseded } = latestOwners(statements);
  const spans = await loadOwnerSpans(deps.db, [...new Set(owners.map(({ accessionNumber }) => accessionNumber))]);
  const largest = owners.toSorted((a, b) => (b.percentOfClass ?? -1) - (a.percentOfClass ?? -1));
  const rows = largest.map((owner) => ownerRow(context, owner, spans));
  const columns = [
    'Person',
    amount('Shares'),
    amount('Percent of class'),
    'Class',
    'Form',
    'Event date',
    amount('Sole voting'),
    amount('Shared voting'),
  ];
  const table = html`${dataTable('Latest schedule of each reporting person, the largest first', columns, rows)}
    <p class="muted small">${counted(superseded, 'earlier statement')} replaced by later ones of the same persons.</p>`;
  const body = html`${section(context, { title: 'Schedules 13D and 13G', what: 'Schedule 13D or 13G about this issuer', search, body: owners.length === 0 ? null : table })}`;
  return issuerPage(context, head, 'owners', html`${body}${await holderSection(deps, context, cik)}`);
}

const MOST_HOLDERS = 100;

/** Managers that disclosed the issuer's securities on Form 13F, the largest first. */
async function holderSection({ db }: PageDeps, context: PageContext, cik: Cik): Promise<Html> {
  const clocks = { publicTo: context.publicTo, computedBy: null, parserVersion: null };
  const at = context.publicTo ?? (new Date().toISOString() as IsoTimestamp);
  const { cohort, cusips, holders } = await readHolderGraph(db, { cik, quarter: null, clocks, at });
  const title = html`<h2>Form 13F holders</h2>`;
  const known = cusips.filter(({ leftOut }) => leftOut === null);
  if (cohort === null || known.length === 0) {
    const why =
      cohort === null
        ? `no Form 13F that was public by ${context.asOf} is stored`
        : 'no Schedule 13D or 13G about this issuer states a CUSIP by which its holders could be found';
    return html`<section class="card">${title}<p class="empty"><strong>Not covered:</strong> ${why}.</p></section>`;
  }
  const rows = holders
    .slice(0, MOST_HOLDERS)
    .map(({ rank, cik: manager, managerName, valueDollars, shares, weight, holdings }) => {
      const path = linkTo(context, `/managers/${manager}`, { quarter: cohort.quarter });
      const [row] = holdings;
      return [
        html`<a href="${path}">${rank}. ${managerName ?? `CIK ${manager}`}</a>`,
        sourced(context, ifStated(valueDollars, dollars) ?? 'not stated', row),
        sourced(context, ifStated(shares, decimalText) ?? 'not stated', row),
        weight === null ? '–' : `${(weight * 100).toFixed(1)} %`,
      ];
    });
  const columns = ['Manager', amount('Value'), amount('Shares'), amount('Share of the holders')];
  const table =
    rows.length === 0
      ? html`<p class="empty"><strong>None found:</strong> no manager disclosed CUSIP ${known.map(({ cusip }) => cusip).join(', ')} for the quarter to ${cohort.quarter}.</p>`
      : dataTable(`Quarter to ${cohort.quarter}, the largest first`, columns, rows);
  return html`<section class="card">${title}${table}${holders.length > MOST_HOLDERS ? html`<p class="muted small">… and ${holders.length - MOST_HOLDERS} smaller holders</p>` : ''}</section>`;
}

function ownerRow(context: PageContext, owner: LatestOwner<ScheduleOwner>, spans: Spans): readonly (string | Html)[] {
  const { accessionNumber, ordinal, notNamedIn } = owner;
  const row = spans.get(`${accessionNumber} ${ordinal}`) ?? {
    value_spans: {},
    source_span: owner.verification.sourceSpan,
  };
  const of = (text: string | null, column: string) =>
    sourcedValue(context, text, { accession_number: accessionNumber }, spanOfColumn(row, column));
  const shares = (value: number | null, column: string) => of(ifStated(value, decimalText), column);
  const gone =
    notNamedIn === null
      ? ''
      : html`<br><span class="muted small">no longer named in ${filingLink(context, notNamedIn)}</span>`;
  const person =
    owner.cik === null
      ? ''
      : html` <a class="small muted" href="${linkTo(context, `/issuers/${owner.cik}`)}">CIK ${owner.cik}</a>`;
  return [
    html`${of(owner.name, 'name')}${person}${gone}`,
    shares(owner.sharesOwned, 'sharesOwned'),
    shares(owner.percentOfClass, 'percentOfClass'),
    of(owner.securitiesClass, 'securitiesClass'),
    html`${owner.form ?? '–'}${owner.amendment === null ? '' : ` /A ${owner.amendment}`}`,
    of(owner.eventDate, 'eventDate'),
    shares(owner.soleVoting, 'soleVoting'),
    shares(owner.sharedVoting, 'sharedVoting'),
  ];
}
