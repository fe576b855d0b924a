import Type from 'typebox';
import { quarterName, thirteenfDeadline } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { DatasetFreshness, Day, listOf } from '../../blocks.ts';
import { defineOperation } from '../../operation.ts';
import { DEFAULT_LIMIT } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import type { QuarterPage } from '../../reads/manager-quarter.ts';
import { readIssuers, readQuarterPage } from '../../reads/manager-quarter.ts';
import { usd } from '../dilution/fields.ts';
import { Holding, HoldingAgent, holdingItem, Report, ReportAgent, reportItem } from './holding-items.ts';
import { MANAGER_PARAMETERS, quarterText, readDatasetClocks, requestedQuarter } from './manager-query.ts';
import { Composition, Manager, QuarterName } from './schemas.ts';

/** What an answer about one quarter of a manager says beside its rows. */
export const QUARTER_MEMBERS = {
  manager: Manager,
  quarter: QuarterName,
  periodOfReport: Day,
  deadline: { ...Day, description: 'When reports for the quarter were due.' },
  quarters: Type.Array(QuarterName, { description: 'All quarters with a stored report, newest first.' }),
  composition: Composition,
  freshness: DatasetFreshness,
};

const members = (report: typeof Report | typeof ReportAgent) => ({
  ...QUARTER_MEMBERS,
  totalValueDollars: usd(
    'Of the composed holdings, US dollars; null where a row states no value, and for a notice, whose holdings other managers report.',
  ),
  entries: Type.Integer({ description: 'Composed holdings of the quarter.' }),
  reports: Type.Array(report, { description: 'Everything that the manager filed for the quarter, oldest first.' }),
});

export const get13f = defineOperation({
  id: 'getThirteenfReport',
  method: 'GET',
  path: '/v1/owners/13f',
  family: 'Ownership',
  scope: 'read',
  summary: "A manager's holdings of a quarter by Form 13F, composed with its amendments",
  description:
    'The newest quarter with a stored report, or the chosen one. Holdings come in the order of the reports and their tables; `cursor` is the number of holdings already returned. For a walk that no later amendment moves, pass `as_of` or `as_computed`. Every holding has the issuer that its CUSIP leads to.',
  query: Type.Object({ ...MANAGER_PARAMETERS, quarter: quarterText('Quarter of the report:') }),
  response: listOf(Holding, members(Report)),
  agent: listOf(HoldingAgent, members(ReportAgent)),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    const asked = await requestedQuarter(db, { ...query, clocks });
    const { cik, period, quarters } = asked;
    const from = query.cursor ?? 0;
    const page = await readQuarterPage(db, { cik, period, clocks, from, limit: query.limit ?? DEFAULT_LIMIT });
    const issuerOf = await readIssuers(db, { periodOfReport: period, holdings: page.holdings }, clocks.publicTo);
    const isAgent = query.view === 'agent';
    return {
      object: 'list',
      data: page.holdings.map((holding) => holdingItem(holding, issuerOf(holding.cusip), isAgent)),
      hasMore: page.hasMore,
      nextCursor: page.hasMore ? from + page.holdings.length : null,
      ...quarterMembers(page, quarters),
      totalValueDollars: page.totalValueDollars,
      entries: page.entries,
      reports: page.reports.map((report) => reportItem(report, isAgent)),
      freshness: await datasetFreshness(db, 'thirteenf'),
    } as never;
  },
});

/** The members of `QUARTER_MEMBERS` apart from `freshness`. */
export function quarterMembers(
  { cik, managerName, quarter }: Pick<QuarterPage, 'cik' | 'managerName' | 'quarter'>,
  quarters: readonly QuarterPage['quarter']['periodOfReport'][],
) {
  const { periodOfReport, composedOf, replaced, notApplied, takenOtherwise } = quarter;
  return {
    manager: { cik, name: managerName },
    quarter: quarterName(periodOfReport),
    periodOfReport,
    deadline: thirteenfDeadline(periodOfReport),
    quarters: [...new Set(quarters.map(quarterName))],
    composition: { composedOf, replaced, notApplied, takenOtherwise },
  };
}
