import type { Static } from 'typebox';
import Type from 'typebox';
import type { ListedSubsidiary } from '../../core/subsidiary-lists.ts';
import { numberOfDecimal } from '../../db/decimal-number.ts';
import { SUBSIDIARIES_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { latestSubsidiaryLists } from '../../db/repositories/datasets/subsidiary-lists.ts';
import { AccessionNumberText, Day, listOf, Nullable, ROW_BLOCKS } from '../blocks.ts';
import { badParameter } from '../http/problems.ts';
import { defineOperation } from '../operation.ts';
import { clocksOf, DEFAULT_LIMIT, ISSUER, PAGE, VIEW } from '../parameters.ts';
import { requestedIssuer } from '../reads/requested-issuer.ts';
import { Coverage, coverageOf } from './coverage.ts';
import { text } from './dilution/fields.ts';
import { readDatasetClocks } from './ownership/manager-query.ts';

const OWN = {
  name: Type.String(),
  jurisdiction: text('Of incorporation, as printed.'),
  ownershipPercent: Nullable(Type.Number({ description: 'As printed; null where the list states none.' })),
};
const Subsidiary = Type.Object(
  {
    object: Type.Literal('subsidiary'),
    ...OWN,
    doingBusinessAs: text('Trade names, as printed.'),
    level: Type.Integer({ description: 'Depth in the list, from 0: a subsidiary of the one above it.' }),
    sourceSpan: Nullable(Type.String()),
  },
  { title: 'Subsidiary' },
);
const SubsidiaryAgent = Type.Object(OWN, { title: 'SubsidiaryAgent' });

const FINDING = {
  finding: Type.Enum(['listed', 'none-listed', 'none-found', 'partly-covered', 'not-covered'], {
    description:
      '`listed`; `none-listed`: the latest list states that there are none; `none-found`: all filings that may have one were read and none has a list; `partly-covered`: none was found, but some were not read; `not-covered`: no filing that may have one was read.',
  }),
};
const LIST = {
  cik: Type.String(),
  accessionNumber: Nullable(AccessionNumberText),
  form: text('Of the filing that has the list.'),
  filingDate: Nullable(Day),
  filingUrl: text('Of the filing.'),
  count: Type.Integer({ description: 'Subsidiaries on the list.' }),
  ...FINDING,
};
const { provenance, freshness, materialization, verification } = ROW_BLOCKS;
const LINEAGE = {
  notes: Type.Array(Type.String(), { description: 'Footnotes and remarks of the list, as printed.' }),
  provenance: Nullable(provenance),
  freshness: Nullable(freshness),
  materialization: Nullable(materialization),
  verification: Nullable(verification),
  coverage: Coverage,
};

export const listSubsidiaries = defineOperation({
  id: 'listSubsidiaries',
  method: 'GET',
  path: '/v1/companies/subsidiaries',
  family: 'Companies',
  scope: 'read',
  summary: "An entity's subsidiaries by its latest Exhibit 21",
  description:
    'The latest list of a 10-K (Exhibit 21) or 20-F (Exhibit 8), in its order; with `as_of` the list that was the latest then. `finding` says whether an empty answer means "none found" or "not covered". `cursor` is the number of subsidiaries already returned. Under `view=agent` items have name, jurisdiction and percentage alone, and the lineage blocks are omitted.',
  query: Type.Object({ ...ISSUER, ...clocksOf('subsidiaries'), ...PAGE, ...VIEW }),
  response: listOf(Subsidiary, { ...LIST, ...LINEAGE }),
  agent: listOf(SubsidiaryAgent, LIST),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'subsidiaries');
    const cik = await requestedIssuer(db, query, clocks.asOf);
    if (cik === null) throw badParameter('ticker', 'give the entity by ticker or cik');
    const coverage = await coverageOf(db, cik, SUBSIDIARIES_DATASET, clocks);
    const { publicTo, computedBy, parserVersion } = clocks;
    const [list = null] = await latestSubsidiaryLists(db, cik, publicTo, computedBy, parserVersion);
    const companies = list?.companies ?? [];
    const from = query.cursor ?? 0;
    const page = companies.slice(from, from + (query.limit ?? DEFAULT_LIMIT));
    const hasMore = from + page.length < companies.length;
    const isAgent = query.view === 'agent';
    return {
      object: 'list',
      data: page.map((company) => subsidiaryItem(company, isAgent)),
      hasMore,
      nextCursor: hasMore ? from + page.length : null,
      cik,
      accessionNumber: list?.accessionNumber ?? null,
      form: list?.form ?? null,
      filingDate: list?.filedDate ?? null,
      filingUrl: list?.filingUrl ?? null,
      count: companies.length,
      finding: findingOf(list && companies.length, coverage),
      ...(isAgent
        ? {}
        : {
            notes: list?.notes ?? [],
            provenance: list?.metadata.provenance ?? null,
            freshness: list?.metadata.freshness ?? null,
            materialization: list?.metadata.materialization ?? null,
            verification: list === null ? null : { ...list.metadata.verification, confidence: list.confidence },
            coverage,
          }),
    } as never;
  },
});

function subsidiaryItem(company: ListedSubsidiary, isAgent: boolean): object {
  const { name, jurisdiction, doingBusinessAs, level, sourceSpan } = company;
  const own = { name, jurisdiction, ownershipPercent: numberOfDecimal(company.ownershipPercent) };
  return isAgent ? own : { object: 'subsidiary', ...own, doingBusinessAs, level, sourceSpan };
}

/** @param count of the latest list; null: there is none */
function findingOf(count: number | null, { status }: Static<typeof Coverage>): string {
  if (count !== null) return count > 0 ? 'listed' : 'none-listed';
  return status === 'covered' ? 'none-found' : status;
}
