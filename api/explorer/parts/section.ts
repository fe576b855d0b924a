import type { Cik } from '../../../core/ids.ts';
import {
  type DatasetSearch,
  type SearchedDataset,
  searchDataset,
} from '../../../db/repositories/datasets/dataset-search.ts';
import type { Derivation } from '../../../db/repositories/datasets/derivations.ts';
import { type Content, type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { nothingFound, searchNote } from './coverage.ts';

/** What was searched for a dataset of an issuer; of one that no filing names, nothing. */
export async function searchOf(
  { db }: PageDeps,
  context: PageContext,
  cik: Cik,
  dataset: SearchedDataset,
): Promise<DatasetSearch> {
  const search = await searchDataset(db, { cik, dataset, publicTo: context.publicTo });
  return search ?? NOTHING_SEARCHED;
}

/** What follows from all filings of an issuer that were public by the page's date. */
export async function derivationOf(
  { db, services }: PageDeps,
  context: PageContext,
  cik: Cik,
): Promise<Derivation | null> {
  const [derivation] = await services.derive(db, [cik], context.asOf, null);
  return derivation ?? null;
}

const NOTHING_SEARCHED: DatasetSearch = {
  status: 'not-covered',
  parserVersion: null,
  searched: 0,
  found: 0,
  byForm: {},
  newestReport: null,
  from: null,
  to: null,
  newestFound: null,
  unread: [],
  indexed: [],
  notIndexed: [],
};

/** A section of a page: its table or what was searched without a result, and the coverage below. */
export function section(
  context: PageContext,
  {
    title,
    what,
    search,
    body,
  }: { readonly title: string; readonly what: string; readonly search: DatasetSearch; readonly body: Content },
): Html {
  return html`<section class="card"><h2>${title}</h2>
    ${body === null ? nothingFound(what, search, context.asOf) : body}
    ${searchNote(context, search)}</section>`;
}
