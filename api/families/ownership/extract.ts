import Type from 'typebox';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { StoredReport } from '../../../db/repositories/datasets/manager-reports.ts';
import { type FullHolding, fullHoldings } from '../../../db/repositories/datasets/report-holdings.ts';
import { listOf } from '../../blocks.ts';
import { problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { type Clocks, DEFAULT_LIMIT } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { readComposition, readIssuers } from '../../reads/manager-quarter.ts';
import { oneOf } from '../dilution/fields.ts';
import { Holding, HoldingAgent, holdingItem, Report, ReportAgent, reportItem } from './holding-items.ts';
import { MANAGER_PARAMETERS, quarterText, readDatasetClocks, requestedQuarter } from './manager-query.ts';
import { QUARTER_MEMBERS, quarterMembers } from './thirteenf.ts';

const COMPOSED = {
  reportStatus: oneOf(
    ['applied', 'replaced', 'not-applied'],
    'Whether the report of the row counts in the composed quarter (`/v1/owners/13f`).',
  ),
};
const members = (report: typeof Report | typeof ReportAgent) => ({
  ...QUARTER_MEMBERS,
  reports: Type.Array(report, { description: 'Everything that the manager filed for the quarter, oldest first.' }),
});

/** A cursor is the number of the filing at which a page ended, times this, plus its rows that were listed. */
const ROWS_OF_FILING = 1_000_000;

export const getInstitutionalExtract = defineOperation({
  id: 'getInstitutionalExtract',
  method: 'GET',
  path: '/v1/owners/institutional/extract',
  family: 'Ownership',
  scope: 'read',
  summary: 'Every row that a manager filed on Form 13F for a quarter, as filed',
  description:
    'All rows of all reports of the quarter, originals and amendments, oldest report first. `reportStatus` says which reports count in the composed quarter. Default: the newest quarter.',
  query: Type.Object({ ...MANAGER_PARAMETERS, quarter: quarterText('Quarter of the reports:') }),
  response: listOf(Type.Object({ ...Holding.properties, ...COMPOSED }, { title: 'ExtractedHolding' }), members(Report)),
  agent: listOf(
    Type.Object({ ...HoldingAgent.properties, ...COMPOSED }, { title: 'ExtractedHoldingAgent' }),
    members(ReportAgent),
  ),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    const { cik, period, quarters } = await requestedQuarter(db, { ...query, clocks });
    const limit = query.limit ?? DEFAULT_LIMIT;
    const read = await readComposition(db, { cik, period, clocks });
    const { reports, quarter } = read;
    const page = await readRows(db, { cik, clocks, reports, cursor: query.cursor ?? null, limit });
    const issuerOf = await readIssuers(db, { periodOfReport: period, holdings: page.rows }, clocks.publicTo);
    const isAgent = query.view === 'agent';
    const statusOf = (accession: AccessionNumber) =>
      quarter.composedOf.includes(accession)
        ? 'applied'
        : quarter.replaced.includes(accession)
          ? 'replaced'
          : 'not-applied';
    return {
      object: 'list',
      data: page.rows.map((row) => ({
        ...holdingItem(row, issuerOf(row.cusip), isAgent),
        reportStatus: statusOf(row.accessionNumber),
      })),
      hasMore: page.nextCursor !== null,
      nextCursor: page.nextCursor,
      ...quarterMembers(read, quarters),
      reports: reports.map((report) => reportItem(report, isAgent)),
      freshness: await datasetFreshness(db, 'thirteenf'),
    } as never;
  },
});

interface RowsQuery {
  readonly cik: Cik;
  readonly clocks: Clocks;
  /** In order. */
  readonly reports: readonly StoredReport[];
  readonly cursor: number | null;
  readonly limit: number;
}

/** Rows of reports one after the other; one more than the page is read, to see whether there is one. */
async function readRows(
  db: Database,
  { cik, clocks, reports, cursor, limit }: RowsQuery,
): Promise<{ readonly rows: readonly FullHolding[]; readonly nextCursor: number | null }> {
  const at = Math.floor((cursor ?? 0) / ROWS_OF_FILING);
  const first = at === 0 ? 0 : reports.findIndex(({ filingNumber }) => Number(filingNumber) === at);
  if (first < 0 || (at === 0 && (cursor ?? 0) > 0)) {
    throw problem(404, 'unknown-cursor', 'no page of this quarter ended there; give the nextCursor of the page before');
  }
  const rows: FullHolding[] = [];
  let listed = (cursor ?? 0) % ROWS_OF_FILING;
  for (const { accessionNumber } of reports.slice(first)) {
    const ordinals = Array.from({ length: limit + 1 - rows.length }, (_, n) => listed + n);
    rows.push(...(await fullHoldings(db, { cik, clocks, accessionNumber, ordinals })));
    if (rows.length > limit) break;
    listed = 0;
  }
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const report = reports.find(({ accessionNumber }) => accessionNumber === last?.accessionNumber);
  if (rows.length <= limit || !last || !report) return { rows: page, nextCursor: null };
  return { rows: page, nextCursor: Number(report.filingNumber) * ROWS_OF_FILING + last.ordinal + 1 };
}
