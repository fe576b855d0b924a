import { restoredCusip } from '../../../core/cusip.ts';
import type { IsoDate } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Cik } from '../../../core/ids.ts';
import { quartersOfManager } from '../../../db/repositories/datasets/manager-reports.ts';
import { holdingKey } from '../../../scoring/ledger/manager-positions.ts';
import { type ManagerQuarter, readManagerQuarter } from '../../reads/manager-quarter.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { filingLink, sourced } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { counted, countText, dollars } from '../text.ts';
import { loadIssuerHead } from './issuer-shell.ts';

const PAGE = 100;

type Quarter = ManagerQuarter['quarter'];
type Holding = Quarter['holdings'][number];

/** A manager's Form 13F holdings of a quarter, amendments applied, the largest first. */
export async function managerPage(
  deps: PageDeps,
  context: PageContext,
  cik: Cik,
  { quarter, page }: { readonly quarter: IsoDate | null; readonly page: number },
): Promise<Page> {
  const clocks = { publicTo: context.publicTo, computedBy: null, parserVersion: null };
  const [head, quarters] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    quartersOfManager(deps.db, cik, clocks),
  ]);
  const path = `/managers/${cik}`;
  const title = html`<div><div class="title"><h1>${head.who}</h1><span class="muted">13F holdings</span></div>
    <ul class="facts"><li>CIK ${cik}</li><li><a href="${linkTo(context, `/issuers/${cik}`)}">As an issuer</a></li></ul></div>`;
  const found = await readManagerQuarter(deps.db, { cik, period: quarter, clocks }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'no-thirteenf') return null;
    throw error;
  });
  if (found === null) {
    const of = quarter === null ? '' : ` for the quarter to ${quarter}`;
    const other =
      quarters.length === 0 ? '' : html` It has reported for ${quarterLinks(context, path, quarters, null)}.`;
    const body = html`${title}<section class="card"><p class="empty"><strong>None found:</strong> no Form 13F of this filer${of} was public by ${context.asOf}.${other}</p></section>`;
    return { title: `13F holdings: ${head.who}`, body };
  }
  const current = found.quarter.periodOfReport;
  const body = html`${title}
    <nav class="card" aria-label="Quarters"><h2>Quarter to ${current}</h2><p>${quarterLinks(context, path, quarters, current)}</p></nav>
    <section class="card"><h2>Holdings</h2>${holdingsTable(context, path, found.quarter, page)}</section>
    <section class="card"><h2>Reports</h2>${reportNotes(context, found.quarter)}</section>`;
  return { title: `13F holdings: ${head.who}`, body };
}

function quarterLinks(context: PageContext, path: string, quarters: readonly IsoDate[], current: IsoDate | null): Html {
  return html`<span class="ranges">${quarters.map(
    (one) =>
      html`<a href="${linkTo(context, path, { quarter: one })}"${one === current ? html` aria-current="true"` : ''}>${one}</a> `,
  )}</span>`;
}

function holdingsTable(context: PageContext, path: string, quarter: Quarter, page: number): Html {
  const { holdings, periodOfReport } = quarter;
  if (holdings.length === 0) return html`<p class="empty">The reports of this quarter list no holding.</p>`;
  const sorted = holdings.toSorted((a, b) => (b.valueDollars ?? -1) - (a.valueDollars ?? -1));
  const total = holdings.reduce((sum, { valueDollars }) => sum + (valueDollars ?? 0), 0);
  const pages = Math.ceil(sorted.length / PAGE);
  const shown = sorted.slice((page - 1) * PAGE, page * PAGE);
  const positions = new Set(holdings.map(holdingKey)).size;
  const columns = [
    'Issuer as filed',
    'Class',
    'CUSIP',
    'Put or call',
    amount('Value'),
    amount('Shares or principal'),
    'Issuer',
  ];
  const to = (number: number, text: string, rel: string) =>
    html`<a rel="${rel}" href="${linkTo(context, path, { quarter: periodOfReport, page: number === 1 ? null : number })}">${text}</a>`;
  return html`<p>${counted(positions, 'position')} in ${counted(holdings.length, 'row')}, ${dollars(total)} in all.</p>
    ${dataTable(
      'Rows by value, the largest first',
      columns,
      shown.map((row) => holdingRow(context, row)),
    )}
    <nav class="pager" aria-label="Pages of holdings">${page > 1 ? to(page - 1, 'Larger holdings', 'prev') : html`<span></span>`}
    ${pages > 1 ? html`<span class="muted">Page ${page} of ${pages}</span>` : ''}${page < pages ? to(page + 1, 'Smaller holdings', 'next') : html`<span></span>`}</nav>`;
}

function holdingRow(context: PageContext, row: Holding): readonly (string | Html)[] {
  const { issuer, cusip, valueDollars, sshPrnamt, sshPrnamtType, sourceSpan, accessionNumber } = row;
  const of = (text: string) => sourced(context, text, { accessionNumber, sourceSpan });
  const known =
    issuer.cik === null
      ? html`<span class="muted">${issuer.issuerName ?? `unresolved: ${issuer.reasons[0]?.message ?? 'unknown'}`}</span>`
      : html`<a href="${linkTo(context, `/issuers/${issuer.cik}`)}">${issuer.issuerName ?? `CIK ${issuer.cik}`}</a>`;
  return [
    of(row.nameOfIssuer ?? 'not stated'),
    row.titleOfClass ?? '–',
    cusip === null ? '–' : of(restoredCusip(cusip)),
    row.putCall ?? '–',
    valueDollars === null ? '–' : of(dollars(valueDollars)),
    sshPrnamt === null ? '–' : of(`${countText(sshPrnamt)}${sshPrnamtType === 'PRN' ? ' principal' : ''}`),
    known,
  ];
}

function reportNotes(context: PageContext, quarter: Quarter): Html {
  const { composedOf, replaced, notApplied, takenOtherwise } = quarter;
  return html`<ul>
    ${composedOf.map((one) => html`<li>${filingLink(context, one)} applies</li>`)}
    ${replaced.map((one) => html`<li>${filingLink(context, one)} was replaced by a later report</li>`)}
    ${notApplied.map(({ accessionNumber, reason }) => html`<li>${filingLink(context, accessionNumber)} is not applied: ${reason}</li>`)}
    ${takenOtherwise.map(({ accessionNumber, reason }) => html`<li>${filingLink(context, accessionNumber)}: ${reason}</li>`)}
  </ul>`;
}
