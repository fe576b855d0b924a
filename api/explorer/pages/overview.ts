import { endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { loadComplianceNotices } from '../../../db/repositories/datasets/compliance-notices.ts';
import { loadIssuerRows } from '../../../db/repositories/datasets/issuer-rows.ts';
import { quartersOfManager } from '../../../db/repositories/datasets/manager-reports.ts';
import { listIssuerFilings } from '../../../db/repositories/filings/filing-details.ts';
import { listScoreTrack } from '../../../db/repositories/scores/score-track.ts';
import { methodologyByVersion } from '../../../scoring/methodology-registry.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { changesList } from '../parts/changes.ts';
import { factorTable } from '../parts/factor-list.ts';
import { instrumentTable } from '../parts/instrument-table.ts';
import { issuerEvents } from '../parts/issuer-events.ts';
import { type IssuerScoreReading, RANGES, type RangeName, rangeStart, readIssuerScore } from '../parts/issuer-score.ts';
import { listingTable } from '../parts/listing-table.ts';
import { programTable } from '../parts/program-table.ts';
import { scoreCard } from '../parts/score-card.ts';
import { factorChart, movesTable, scoreChart } from '../parts/score-track.ts';
import { derivationOf } from '../parts/section.ts';
import { shareFigure } from '../parts/share-figure.ts';
import { timeline } from '../parts/timeline.ts';
import { issuerPage, loadIssuerHead, type Section } from './issuer-shell.ts';

const MOST_ROWS = 500;
const SHOWN = 5;

export function noScore(context: PageContext): Html {
  const when = context.isAsOfChosen ? ` on or before ${context.asOf}` : '';
  return html`<section class="card"><h2>Dilution score</h2><p class="empty"><strong>No score:</strong> none is stored for this issuer under methodology ${context.methodology}${when}.</p></section>`;
}

/** An issuer at a glance. */
export async function overviewPage(deps: PageDeps, context: PageContext, cik: Cik, range: RangeName): Promise<Page> {
  const [head, reading, sources] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    readIssuerScore(deps, context, cik),
    loadSources(deps, context, cik),
  ]);
  const { derivation, shareFloat, isManager, noticeOf } = sources;
  const events = issuerEvents(sources);
  const first = events.map(({ date }) => date).sort()[0] ?? context.asOf;
  const from = range === 'all' || rangeStart(range, context.asOf) < first ? first : rangeStart(range, context.asOf);
  const body = html`${reading === null ? noScore(context) : html`${scoreCard(context, reading)}${await scoreSections(deps, context, reading, range, head.who)}`}
    <section class="card"><header><h2>Timeline</h2>${ranges(context, cik, range)}</header>
      ${events.length === 0 ? html`<p class="empty">No event was found in the filings read through ${context.asOf}.</p>` : timeline(context, head.who, events, { from, to: context.asOf })}
      <p class="muted small">Each mark opens its filing; the same events are in the tables of the tabs.</p></section>
    <section class="card"><header><h2>Shares outstanding</h2>${more(context, cik, 'shares')}</header>${shareFigure(context, head.who, shareFloat)}</section>
    <section class="card"><header><h2>Registrations and programs</h2>${more(context, cik, 'offerings')}</header>${programTable(context, derivation?.programs ?? [], SHOWN)}</section>
    <section class="card"><header><h2>Warrants and convertibles</h2>${more(context, cik, 'instruments')}</header>${instrumentTable(context, derivation?.instruments ?? [], SHOWN)}</section>
    <section class="card"><header><h2>Listing deficiencies</h2>${more(context, cik, 'listing')}</header>${listingTable(context, derivation?.complianceStates ?? [], noticeOf)}</section>
    ${isManager ? html`<section class="card"><h2>As an investment manager</h2><p><a href="${linkTo(context, `/managers/${cik}`)}">13F holdings of ${head.who}</a></p></section>` : ''}`;
  return issuerPage(context, head, '', body, { hasCharts: true });
}

async function loadSources({ db, services }: PageDeps, context: PageContext, cik: Cik) {
  const query = { cik, publicTo: context.publicTo, limit: MOST_ROWS };
  const [offerings, splits, actions, meetings, derivation, shareFloat, quarters, noticeOf] = await Promise.all([
    loadIssuerRows(db, 'dilution.current_offering_events', query),
    loadIssuerRows(db, 'dilution.current_reverse_splits', query),
    loadIssuerRows(db, 'dilution.current_corporate_actions', query),
    loadIssuerRows(db, 'parsed.current_voting_meetings', query),
    derivationOf({ db, services }, context, cik),
    services.readShareFloat(db, cik, context.asOf, null),
    quartersOfManager(db, cik, { publicTo: context.publicTo, computedBy: null, parserVersion: null }),
    loadComplianceNotices(db, cik),
  ]);
  return { offerings, splits, actions, meetings, derivation, shareFloat, isManager: quarters.length > 0, noticeOf };
}

async function scoreSections(
  { db }: PageDeps,
  context: PageContext,
  { receipt, outlook }: IssuerScoreReading,
  range: RangeName,
  who: string,
): Promise<Html> {
  const { cik, asOf: to } = receipt;
  const from = rangeStart(range, to);
  const weights = methodologyByVersion(context.methodology).weights;
  const [track, filings] = await Promise.all([
    listScoreTrack(db, { cik, methodologyVersion: context.methodology }, { from, to }),
    listIssuerFilings(db, { cik, publicFrom: startOf(from), publicTo: endOfEasternDay(to), limit: MOST_ROWS }),
  ]);
  return html`<section class="card"><header><h2>Score over time</h2>${ranges(context, cik, range)}</header>${scoreChart(who, track)}</section>
    <section class="card"><h2>The five factors</h2>${factorTable(context, receipt)}<div class="spaced">${factorChart(who, track, weights)}</div></section>
    <section class="card"><h2>What changed</h2>${changesList(context, outlook.changes)}<h3>Moves of the score</h3>${movesTable(context, track, weights, filings)}</section>`;
}

function startOf(date: IsoDate): IsoTimestamp {
  return `${date}T00:00:00.000Z` as IsoTimestamp;
}

function more(context: PageContext, cik: Cik, section: Section): Html {
  return html`<a class="small" href="${linkTo(context, `/issuers/${cik}/${section}`)}">All, with their sources</a>`;
}

function ranges(context: PageContext, cik: Cik, current: RangeName): Html {
  return html`<span class="ranges">${Object.keys(RANGES).map(
    (name) =>
      html`<a href="${linkTo(context, `/issuers/${cik}`, { range: name === '1y' ? null : name })}"${name === current ? html` aria-current="true"` : ''}>${name}</a>`,
  )}</span>`;
}
