import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { type AccessionNumber, type Cik, isAccessionNumber, parseAccessionNumber, parseCik } from '../../core/ids.ts';
import { badParameter, problem } from '../http/problems.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';
import type { PageDeps } from './page-deps.ts';
import { cashPage } from './pages/cash.ts';
import { documentPage } from './pages/document.ts';
import { filingPage } from './pages/filing.ts';
import { filingsPage } from './pages/filings.ts';
import { homePage } from './pages/home.ts';
import { instrumentsPage } from './pages/instruments.ts';
import type { Section } from './pages/issuer-shell.ts';
import { listingPage } from './pages/listing.ts';
import { managerPage } from './pages/manager.ts';
import { offeringsPage } from './pages/offerings.ts';
import { overviewPage } from './pages/overview.ts';
import { ownersPage } from './pages/owners.ts';
import { scorePage } from './pages/score.ts';
import { sharesPage } from './pages/shares.ts';
import { statementsPage } from './pages/statements.ts';
import { subsidiariesPage } from './pages/subsidiaries.ts';
import { votesPage } from './pages/votes.ts';
import { RANGES, type RangeName } from './parts/issuer-score.ts';
import type { PageQuery } from './read-context.ts';

type Params = Readonly<Record<string, string>>;

/** A page at a path. */
export interface PageRoute {
  readonly path: string;
  /** Parameters that stay when the date changes. */
  readonly kept: readonly string[];
  readonly render: (deps: PageDeps, context: PageContext, params: Params, query: PageQuery) => Promise<Page>;
}

const issuerPages: Readonly<
  Partial<Record<Section, (deps: PageDeps, context: PageContext, cik: Cik) => Promise<Page>>>
> = {
  score: scorePage,
  offerings: offeringsPage,
  instruments: instrumentsPage,
  listing: listingPage,
  shares: sharesPage,
  cash: cashPage,
  statements: statementsPage,
  votes: votesPage,
  subsidiaries: subsidiariesPage,
  owners: ownersPage,
};

export const PAGES: readonly PageRoute[] = [
  { path: '/', kept: ['q'], render: (deps, context, _, query) => homePage(deps, context, query['q'] ?? '') },
  {
    path: '/issuers/:cik',
    kept: ['range'],
    render: (deps, context, params, query) => overviewPage(deps, context, cikOf(params), rangeOf(query['range'])),
  },
  ...Object.entries(issuerPages).map(
    ([section, render]): PageRoute => ({
      path: `/issuers/:cik/${section}`,
      kept: [],
      render: (deps, context, params) => render(deps, context, cikOf(params)),
    }),
  ),
  {
    path: '/issuers/:cik/filings',
    kept: [],
    render: (deps, context, params, query) => filingsPage(deps, context, cikOf(params), afterOf(query['after'])),
  },
  {
    path: '/managers/:cik',
    kept: ['quarter'],
    render: (deps, context, params, query) =>
      managerPage(deps, context, cikOf(params), {
        quarter: quarterOf(query['quarter']),
        page: wholeNumber('page', query['page'], 1) ?? 1,
      }),
  },
  {
    path: '/filings/:accession',
    kept: [],
    render: (deps, context, params) => filingPage(deps, context, accessionOf(params)),
  },
  {
    path: '/filings/:accession/documents/:sequence',
    kept: ['span', 'source'],
    render: (deps, context, params, query) =>
      documentPage(deps, context, {
        accessionNumber: accessionOf(params),
        sequence: sequenceOf(params),
        span: spanOf(query['span']),
        source: sourceOf(query['source']),
        at: wholeNumber('at', query['at'], 0),
      }),
  },
];

function cikOf({ cik = '' }: Params): Cik {
  if (!/^\d{1,10}$/.test(cik)) throw problem(404, 'unknown-cik', 'a CIK has one to ten digits');
  return parseCik(cik);
}

function accessionOf({ accession = '' }: Params): AccessionNumber {
  if (!/^\d{10}-?\d{2}-?\d{6}$/.test(accession)) {
    throw problem(404, 'unknown-filing', 'an accession number has 18 digits, like 0000320193-24-000123');
  }
  return parseAccessionNumber(accession);
}

function sequenceOf({ sequence = '' }: Params): number {
  if (!/^\d{1,6}$/.test(sequence)) throw problem(404, 'unknown-document', 'a document has a number, such as 1');
  return Number(sequence);
}

function rangeOf(text = ''): RangeName {
  if (text === '') return '1y';
  if (text in RANGES) return text as RangeName;
  throw badParameter('range', 'there is no such range', Object.keys(RANGES));
}

function afterOf(text = ''): AccessionNumber | null {
  if (text === '') return null;
  if (isAccessionNumber(text)) return text;
  throw badParameter('after', 'give the accession number of a filing, with dashes');
}

function quarterOf(text = ''): IsoDate | null {
  if (text === '') return null;
  if (isIsoDate(text)) return text;
  throw badParameter('quarter', 'give the last day of a quarter as YYYY-MM-DD');
}

function wholeNumber(name: string, text = '', least: number): number | null {
  if (text === '') return null;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least) return value;
  throw badParameter(name, `give a whole number from ${least}`);
}

function spanOf(text = '') {
  if (text === '') return null;
  const match = /^(\d{1,10})-(\d{1,10})$/.exec(text);
  const [start, end] = [Number(match?.[1]), Number(match?.[2])];
  if (match && start <= end) return { start, end };
  throw badParameter('span', 'give two places of the document, like 120-164');
}

function sourceOf(text = ''): string | null {
  if (text === '') return null;
  if (/^[0-9a-f]{12,64}$/.test(text)) return text;
  throw badParameter('source', 'give 12 to 64 hex digits of the hash of the bytes');
}
