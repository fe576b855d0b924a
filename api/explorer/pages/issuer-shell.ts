import { easternDateOf, type IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { loadIssuerNames } from '../../../db/repositories/datasets/issuer-names.ts';
import { listIssuerFilings } from '../../../db/repositories/filings/filing-details.ts';
import { identifiersOf } from '../../../db/repositories/reference/identifiers.ts';
import { problem } from '../../http/problems.ts';
import { entityOn } from '../../reads/entity-record.ts';
import { type Content, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';

/** Pages of an issuer, in the order of their tabs. */
export const SECTIONS = {
  '': 'Overview',
  score: 'Score',
  offerings: 'Offerings',
  instruments: 'Instruments',
  listing: 'Listing',
  shares: 'Shares',
  cash: 'Cash',
  statements: 'Statements',
  votes: 'Votes',
  subsidiaries: 'Subsidiaries',
  owners: 'Owners',
  filings: 'Filings',
} as const;
export type Section = keyof typeof SECTIONS;

export interface IssuerHead {
  readonly cik: Cik;
  /** The name on the date, or the CIK. */
  readonly who: string;
  readonly ticker: string | null;
  readonly exchange: string | null;
  readonly sic: string | null;
  readonly formerNames: readonly string[];
  /** Whether any filing was public by the date. */
  readonly hasFilings: boolean;
}

/** Who an issuer is on the page's date. @throws Problem 404 */
export async function loadIssuerHead({ db }: PageDeps, context: PageContext, cik: Cik): Promise<IssuerHead> {
  const publicTo = context.publicTo ?? (new Date().toISOString() as IsoTimestamp);
  const on = easternDateOf(Date.parse(publicTo));
  const [names, identifiers, filings] = await Promise.all([
    loadIssuerNames(db, [cik], publicTo),
    identifiersOf(db, cik),
    listIssuerFilings(db, { cik, publicTo, limit: 1 }),
  ]);
  const known = names.get(cik);
  if (filings.length === 0 && identifiers.length === 0) {
    const ever = await listIssuerFilings(db, { cik, publicTo: null, limit: 1 });
    if (ever.length === 0) throw problem(404, 'unknown-cik', `no filing of CIK ${cik} is stored, and no list names it`);
  }
  const summary = entityOn(identifiers, on);
  const name = known?.name ?? summary.name;
  const former = identifiers.filter(({ kind, validTo }) => kind === 'name' && validTo !== null && validTo <= on);
  return {
    cik,
    who: name ?? `CIK ${cik}`,
    ticker: known?.ticker ?? summary.ticker,
    exchange: known?.exchange ?? summary.exchange,
    sic: summary.sic,
    formerNames: [...new Set(former.map(({ value }) => value))].filter((value) => value !== name),
    hasFilings: filings.length > 0,
  };
}

/** A page of an issuer: who it is, the tabs, and the section. */
export function issuerPage(
  context: PageContext,
  head: IssuerHead,
  section: Section,
  body: Content,
  options: Pick<Page, 'hasCharts'> = {},
): Page {
  const { cik, who, ticker, exchange, sic, formerNames, hasFilings } = head;
  const root = `/issuers/${cik}`;
  const tabs = Object.entries(SECTIONS).map(([name, title]) => {
    const path = name === '' ? root : `${root}/${name}`;
    const current = name === section ? html` aria-current="page"` : '';
    return html`<a href="${linkTo(context, path)}"${current}>${title}</a>`;
  });
  const nothing = html`<section class="card"><p class="empty"><strong>Nothing was public yet:</strong> no filing of ${who} was public by ${context.asOf}.</p></section>`;
  return {
    title: section === '' ? who : `${SECTIONS[section]}: ${who}`,
    ...options,
    body: html`<div>
      <div class="title"><h1>${who}</h1>${ticker === null ? '' : html`<span class="muted">${ticker}${exchange === null ? '' : ` · ${exchange}`}</span>`}</div>
      <ul class="facts"><li>CIK ${cik}</li>${sic === null ? '' : html`<li>Industry ${sic}</li>`}${
        formerNames.length === 0 ? '' : html`<li>Formerly ${formerNames.join(', ')}</li>`
      }</ul>
    </div>
    <nav class="tabs" aria-label="Sections of ${who}">${tabs}</nav>
    ${hasFilings ? body : nothing}`,
  };
}
