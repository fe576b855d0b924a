import type { AccessionNumber } from '../../../core/ids.ts';
import {
  type FilingDetails,
  type FilingRun,
  loadFilingDetails,
  loadFilingRuns,
} from '../../../db/repositories/filings/filing-details.ts';
import { problem } from '../../http/problems.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { checkList } from '../parts/checks.ts';
import { amount, dataTable } from '../parts/table.ts';
import { bytesText, instantText } from '../text.ts';

/** A filing on the page's date. @throws Problem 404 */
export async function loadFiling(
  { db }: PageDeps,
  context: PageContext,
  accessionNumber: AccessionNumber,
): Promise<FilingDetails> {
  const filing = await loadFilingDetails(db, accessionNumber);
  if (filing === null) throw problem(404, 'unknown-filing', `no filing ${accessionNumber} is stored`);
  if (context.publicTo !== null && filing.publicAt > context.publicTo) {
    const message = `filing ${accessionNumber} was not public by ${context.asOf}: it became public ${instantText(filing.publicAt)}`;
    throw problem(404, 'filing-not-public', message);
  }
  return filing;
}

/** What is known of a filing: its parties, documents, and what each parser made of it. */
export async function filingPage(
  deps: PageDeps,
  context: PageContext,
  accessionNumber: AccessionNumber,
): Promise<Page> {
  const filing = await loadFiling(deps, context, accessionNumber);
  const runs = await loadFilingRuns(deps.db, accessionNumber);
  const body = html`<div><div class="title"><h1>Form ${filing.form}</h1><span class="muted">${accessionNumber}</span></div>
      <ul class="facts"><li>Filed ${filing.filedDate}</li><li>Public ${instantText(filing.publicAt)}${filing.publicAtEstimated ? ' (estimated)' : ''}</li>
      ${filing.periodOfReport === null ? '' : html`<li>Period to ${filing.periodOfReport}</li>`}
      <li><a href="${filing.url}" rel="noreferrer">Original at the SEC</a></li></ul></div>
    <div class="two">
      <section class="card"><h2>Filers</h2>${filerTable(context, filing)}</section>
      <section class="card"><h2>Stored bytes</h2>${bytesList(filing)}</section>
    </div>
    <section class="card"><h2>Documents</h2>${documentTable(context, filing)}</section>
    <section class="card"><h2>What was read</h2>${runTable(runs)}</section>`;
  return { title: `Form ${filing.form} ${accessionNumber}`, body };
}

function filerTable(context: PageContext, { filers }: FilingDetails): Html {
  const rows = filers.map(({ cik, name, role }) => [
    html`<a href="${linkTo(context, `/issuers/${cik}`)}">${name ?? `CIK ${cik}`}</a>`,
    role.replaceAll('-', ' '),
    cik,
  ]);
  return dataTable('Parties of the filing', ['Name', 'Role', 'CIK'], rows, { isCaptionHidden: true });
}

function bytesList(filing: FilingDetails): Html {
  const { state, stateReason, rawSourceKey, bytes, retrievedAt } = filing;
  return html`<dl class="pairs"><dt>State</dt><dd>${state}${stateReason === null ? '' : `: ${stateReason}`}</dd>
    <dt>Size</dt><dd>${bytes === null ? 'not stored' : bytesText(bytes)}</dd>
    <dt>Retrieved</dt><dd>${retrievedAt === null ? '–' : instantText(retrievedAt)}</dd>
    <dt>Content hash</dt><dd>${rawSourceKey ?? '–'}</dd></dl>`;
}

function documentTable(context: PageContext, { documents, accessionNumber }: FilingDetails): Html {
  if (documents.length === 0)
    return html`<p class="empty">The filing’s bytes are not stored, so its documents are not known.</p>`;
  const rows = documents.map(({ sequence, type, filename, description, bytes, isBinary }) => [
    html`<a href="${linkTo(context, `/filings/${accessionNumber}/documents/${sequence}`)}">${sequence}. ${type}</a>`,
    description ?? '–',
    filename ?? '–',
    bytesText(bytes),
    isBinary ? 'binary' : 'text',
  ]);
  return dataTable('Documents of the filing', ['Document', 'Description', 'File', amount('Size'), 'Content'], rows, {
    isCaptionHidden: true,
  });
}

function runTable(runs: readonly FilingRun[]): Html {
  if (runs.length === 0)
    return html`<p class="empty"><strong>Not covered:</strong> no parser has read this filing.</p>`;
  const rows = runs.map((run) => [
    html`${run.parserVersion}${run.isPromoted ? '' : html` <span class="muted small">not promoted</span>`}`,
    String(run.sequence),
    run.status.replaceAll('-', ' '),
    run.confidence.toFixed(2),
    html`${checkList(run.crossValidations)}${[...run.reasons, ...run.warnings].map(({ message }) => html`<p class="small muted">${message}</p>`)}`,
    run.materializationVersion,
  ]);
  const columns = [
    'Parser',
    amount('Document'),
    'Result',
    amount('Confidence'),
    'Cross-checks and remarks',
    'Materialization',
  ];
  return dataTable('Parser runs over the filing', columns, rows, { isCaptionHidden: true });
}
