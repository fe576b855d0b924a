import type { Cik } from '../../../core/ids.ts';
import type { ListedSubsidiary } from '../../../core/subsidiary-lists.ts';
import { SUBSIDIARIES_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { latestSubsidiaryLists, type SubsidiaryList } from '../../../db/repositories/datasets/subsidiary-lists.ts';
import { type SubsidiaryChanges, subsidiaryChanges } from '../../../scoring/ledger/subsidiary-changes.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { filingLink, sourced } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { counted, decimalText } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

/** The latest list of subsidiaries, with what changed since the one before. */
export async function subsidiariesPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, search, lists] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, SUBSIDIARIES_DATASET),
    latestSubsidiaryLists(deps.db, cik, context.publicTo),
  ]);
  const changes = subsidiaryChanges(lists);
  const body = changes === null ? null : listBody(context, changes);
  return issuerPage(
    context,
    head,
    'subsidiaries',
    section(context, { title: 'Subsidiaries', what: 'list of subsidiaries', search, body }),
  );
}

function listBody(context: PageContext, changes: SubsidiaryChanges<SubsidiaryList>): Html {
  const { latest, previous, added, removed, changed } = changes;
  const { accessionNumber, form, filedDate, companies, confidence, notes } = latest;
  const rows = companies.map(({ name, level, jurisdiction, ownershipPercent, doingBusinessAs, sourceSpan }) => {
    const ref = { accessionNumber, sourceSpan };
    return [
      html`<span class="indent-${Math.min(level, 8)}">${sourced(context, name, ref)}</span>`,
      jurisdiction === null ? '–' : sourced(context, jurisdiction, ref),
      ownershipPercent === null ? '–' : sourced(context, decimalText(ownershipPercent), ref),
      doingBusinessAs ?? '–',
    ];
  });
  const listed =
    companies.length === 0
      ? html`<p class="empty">The list states that there are none.</p>`
      : dataTable(
          `${counted(companies.length, 'company')} of the list`,
          ['Name', 'Jurisdiction', amount('Owned, %'), 'Doing business as'],
          rows,
        );
  return html`<p>${form} filed ${filedDate}, ${filingLink(context, accessionNumber)}, confidence ${confidence}.</p>
    ${
      previous === null
        ? html`<p class="muted">The first stored list: nothing to compare it with.</p>`
        : html`<p>Since the list of ${previous.filedDate} (${filingLink(context, previous.accessionNumber)}): ${counted(added.length, 'company')} added, ${removed.length} removed, ${changed.length} changed.</p>
    ${changeList(context, 'Added', added, accessionNumber)}${changeList(context, 'Removed', removed, previous.accessionNumber)}`
    }
    ${listed}
    ${notes.map((note) => html`<p class="muted small">${note}</p>`)}`;
}

function changeList(
  context: PageContext,
  title: string,
  companies: readonly ListedSubsidiary[],
  accessionNumber: string,
): Html {
  if (companies.length === 0) return html``;
  return html`<details class="more"><summary>${title}: ${companies.length}</summary><ul>${companies.map(
    ({ name, sourceSpan }) => html`<li>${sourced(context, name, { accessionNumber, sourceSpan })}</li>`,
  )}</ul></details>`;
}
