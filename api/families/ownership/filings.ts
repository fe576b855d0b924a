import Type from 'typebox';
import { parseCik } from '../../../core/ids.ts';
import { THIRTEENF_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { listRows } from '../../../db/repositories/datasets/list-rows.ts';
import {
  quartersOfManager,
  reportsByNumber,
  type StoredReport,
} from '../../../db/repositories/datasets/manager-reports.ts';
import { thirteenfDeadline } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { DatasetFreshness, Day, listOf, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { defineOperation } from '../../operation.ts';
import { DEFAULT_LIMIT, dateParameter } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { Coverage, coverageOf } from '../coverage.ts';
import { publicRange } from '../dilution/dataset-list.ts';
import { oneOf } from '../dilution/fields.ts';
import { reportItem } from './holding-items.ts';
import { MANAGER_PARAMETERS, readDatasetClocks, unknownManager } from './manager-query.ts';
import { AGENT_BLOCKS, REPORT } from './schemas.ts';

const OtherManager = Type.Object(
  {
    number: Nullable(Type.Integer()),
    name: Nullable(Type.String()),
    fileNumber: Nullable(Type.String()),
    cik: Nullable(Type.String()),
  },
  { title: 'OtherManager' },
);
const FILING = {
  object: Type.Literal('thirteenf_filing'),
  ...REPORT,
  deadline: Nullable({ ...Day, description: 'When reports for the quarter were due.' }),
  isLate: Nullable(Type.Boolean({ description: 'Filed after the deadline; null for amendments.' })),
  includedManagers: Type.Array(OtherManager, { description: 'For whom this report is filed too.' }),
  reportingManagers: Type.Array(OtherManager, { description: 'Who report for this manager.' }),
};
const REPORT_TYPES = {
  holdings: '13F HOLDINGS REPORT',
  notice: '13F NOTICE',
  combination: '13F COMBINATION REPORT',
} as const;
const MEMBERS = { freshness: DatasetFreshness, coverage: Type.Optional(Coverage) };

export const list13fFilings = defineOperation({
  id: 'listThirteenfFilings',
  method: 'GET',
  path: '/v1/owners/13f/filings',
  family: 'Ownership',
  scope: 'read',
  summary: 'Recent 13F filings of a manager, with the quarter ends that they report',
  description:
    'Reports, notices and amendments, newest first. The first page has `coverage`: which filings of the manager were read.',
  query: Type.Object({
    ...MANAGER_PARAMETERS,
    from: dateParameter('Only filings that became public on this date or later, US Eastern.'),
    to: dateParameter('Only filings that became public by the end of this date, US Eastern.'),
    report_type: Type.Optional(
      oneOf(['holdings', 'notice', 'combination'], 'Only holdings reports, notices or combination reports.'),
    ),
  }),
  response: listOf(Type.Object({ ...FILING, ...ROW_BLOCKS }, { title: 'ThirteenfFiling' }), MEMBERS),
  agent: listOf(Type.Object({ ...FILING, ...AGENT_BLOCKS }, { title: 'ThirteenfFilingAgent' }), MEMBERS),
  async handle({ query, deps: { db } }) {
    const cik = parseCik(query.cik);
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    if ((await quartersOfManager(db, cik, clocks)).length === 0) throw unknownManager(cik, clocks);
    const { publicFrom, publicTo } = publicRange(query, clocks);
    const { rows, nextCursor } = await listRows(db, {
      table: 'parsed.thirteenf_reports',
      columns: ['accession_number'],
      where: [
        { column: 'period_of_report', is: 'stated', value: true },
        ...(query.report_type === undefined
          ? []
          : [{ column: 'report_type', is: '=', value: REPORT_TYPES[query.report_type] } as const]),
      ],
      cik,
      publicFrom,
      clocks: { ...clocks, publicTo },
      cursor: query.cursor ?? null,
      limit: query.limit ?? DEFAULT_LIMIT,
    });
    const accessionNumbers = rows.map((row) => row.accession_number);
    const reports = await reportsByNumber(db, { cik, accessionNumbers, clocks });
    const isAgent = query.view === 'agent';
    return {
      object: 'list',
      data: reports.map((report) => filingItem(report, isAgent)),
      hasMore: nextCursor !== null,
      nextCursor,
      freshness: await datasetFreshness(db, 'thirteenf'),
      ...(query.cursor ? {} : { coverage: await coverageOf(db, cik, THIRTEENF_DATASET, clocks) }),
    } as never;
  },
});

function filingItem(report: StoredReport, isAgent: boolean): object {
  const { includedManagers, reportingManagers, isAmendment, filedDate, periodOfReport } = report;
  const deadline = thirteenfDeadline(periodOfReport);
  return {
    ...reportItem(report, isAgent),
    object: 'thirteenf_filing',
    deadline,
    isLate: isAmendment ? null : filedDate > deadline,
    includedManagers,
    reportingManagers,
  };
}
