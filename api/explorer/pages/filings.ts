import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import { listIssuerFilings } from '../../../db/repositories/filings/filing-details.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { filingLink } from '../parts/sourced.ts';
import { dataTable } from '../parts/table.ts';
import { instantText } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

const PAGE = 50;

/** All stored filings that name an issuer, newest first. @param after the last filing of the page before */
export async function filingsPage(
  deps: PageDeps,
  context: PageContext,
  cik: Cik,
  after: AccessionNumber | null,
): Promise<Page> {
  const [head, filings] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    listIssuerFilings(deps.db, { cik, publicTo: context.publicTo, after, limit: PAGE + 1 }),
  ]);
  const shown = filings.slice(0, PAGE);
  const rows = shown.map((one) => [
    filingLink(context, one.accessionNumber, one.form),
    one.filedDate,
    instantText(one.publicAt),
    one.periodOfReport ?? '–',
    one.role.replaceAll('-', ' '),
    one.state === 'processed' ? 'read' : one.state,
    one.accessionNumber,
  ]);
  const path = `/issuers/${cik}/filings`;
  const next = filings.length > PAGE ? shown.at(-1)?.accessionNumber : undefined;
  const columns = ['Form', 'Filed', 'Public', 'Period', 'Role', 'State', 'Accession number'];
  const body = html`<section class="card"><h2>Filings</h2>
    ${rows.length === 0 ? html`<p class="empty">No further filing.</p>` : dataTable('Filings that name the issuer, newest first', columns, rows)}
    <nav class="pager" aria-label="Pages of filings">
      ${after === null ? html`<span></span>` : html`<a href="${linkTo(context, path)}">Newest filings</a>`}
      ${next === undefined ? '' : html`<a href="${linkTo(context, path, { after: next })}" rel="next">Older filings</a>`}
    </nav></section>`;
  return issuerPage(context, head, 'filings', body);
}
