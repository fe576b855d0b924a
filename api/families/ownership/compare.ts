import Type from 'typebox';
import { parseCik } from '../../../core/ids.ts';
import { total } from '../../../scoring/ledger/holder-positions.ts';
import { quarterName } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { DatasetFreshness, Day, listOf } from '../../blocks.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { clocksOf, DEFAULT_LIMIT, PAGE, VIEW } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import type { ReadQuarter } from '../../reads/manager-quarter.ts';
import { readQuarterChanges, sourcedPositions } from '../../reads/position-changes.ts';
import { usd } from '../dilution/fields.ts';
import { Report, ReportAgent, reportItem } from './holding-items.ts';
import { MANAGER_CIK, quarterAmong, quarterText, readDatasetClocks, requestedQuarter } from './manager-query.ts';
import {
  CHANGE_WORDS,
  CHANGES,
  ChangeCounts,
  changeCounts,
  POSITION_AGENT,
  POSITION_FULL,
  positionItem,
} from './position-items.ts';
import { Composition, Manager, QuarterName } from './schemas.ts';
import { quarterMembers } from './thirteenf.ts';

const object = Type.Literal('position_change');

const comparedQuarter = (report: typeof Report | typeof ReportAgent) =>
  Type.Object({
    quarter: QuarterName,
    periodOfReport: Day,
    totalValueDollars: usd('Of its composed holdings, US dollars; null where a row states no value.'),
    positions: Type.Integer(),
    composition: Composition,
    reports: Type.Array(report),
  });

const members = (report: typeof Report | typeof ReportAgent) => ({
  manager: Manager,
  before: comparedQuarter(report),
  after: comparedQuarter(report),
  counts: ChangeCounts,
  freshness: DatasetFreshness,
});

export const compare13f = defineOperation({
  id: 'compareThirteenfReports',
  method: 'POST',
  path: '/v1/owners/13f/compare',
  family: 'Ownership',
  scope: 'read',
  summary: 'Compares the latest two 13F reports of a manager, or two chosen quarters',
  description:
    'Positions are the rows of a security summed, amendments of both quarters applied; options are positions of their own. Largest change of value first; `cursor` is the number of positions already returned. Nothing is stored by this call.',
  query: Type.Object({ ...clocksOf('thirteenf'), ...PAGE, ...VIEW }),
  body: Type.Object(
    {
      cik: MANAGER_CIK,
      quarter: quarterText('The later quarter; default: the newest reported.'),
      previousQuarter: quarterText('The earlier quarter; default: the one reported before it.'),
      changes: Type.Optional(
        Type.Array(Type.Enum([...CHANGES]), {
          minItems: 1,
          maxItems: CHANGES.length,
          description: 'Only positions that changed in these ways; `counts` has all.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: listOf(Type.Object({ object, ...POSITION_FULL }, { title: 'PositionChange' }), members(Report)),
  agent: listOf(Type.Object({ object, ...POSITION_AGENT }, { title: 'PositionChangeAgent' }), members(ReportAgent)),
  async handle({ query, body, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    const { cik, period, quarters } = await requestedQuarter(db, {
      cik: body.cik,
      quarter: body.quarter,
      clocks,
      reports: 'with-holdings',
    });
    const previous =
      body.previousQuarter === undefined
        ? quarters.find((one) => one < period)
        : quarterAmong(quarters, { cik, quarter: body.previousQuarter, name: 'previousQuarter' });
    if (previous === undefined) throw noEarlier(parseCik(body.cik), quarterName(period), quarters.map(quarterName));
    if (previous >= period) throw badParameter('previousQuarter', 'give a quarter before the later one');
    const changes = await readQuarterChanges(db, { cik, period, previous, clocks });
    const { after, before, counts } = changes;
    if (before === null) throw new TypeError('a comparison without an earlier quarter');
    const wanted = new Set<string>(body.changes ?? CHANGES);
    const positions = changes.positions.filter(({ change }) => wanted.has(CHANGE_WORDS[change]));
    const from = query.cursor ?? 0;
    const page = positions.slice(from, from + (query.limit ?? DEFAULT_LIMIT));
    const hasMore = from + page.length < positions.length;
    const isAgent = query.view === 'agent';
    const items = await sourcedPositions(db, changes, page);
    return {
      object: 'list',
      data: items.map((item) => ({ object: 'position_change', ...positionItem(item, true, isAgent) })),
      hasMore,
      nextCursor: hasMore ? from + page.length : null,
      manager: { cik, name: after.managerName },
      before: quarterItem(before, changes.positions.filter((one) => one.before !== null).length, isAgent),
      after: quarterItem(after, changes.positions.filter((one) => one.after !== null).length, isAgent),
      counts: changeCounts(counts),
      freshness: await datasetFreshness(db, 'thirteenf'),
    } as never;
  },
});

function quarterItem(read: ReadQuarter, positions: number, isAgent: boolean): object {
  const { quarter, periodOfReport, composition } = quarterMembers(read, []);
  return {
    quarter,
    periodOfReport,
    totalValueDollars: total(read.quarter.holdings.map(({ valueDollars }) => valueDollars)),
    positions,
    composition,
    reports: read.reports.map((report) => reportItem(report, isAgent)),
  };
}

function noEarlier(cik: string, quarter: string, quarters: readonly string[]): Error {
  const message = `no Form 13F of CIK ${cik} for a quarter before ${quarter} is stored, so there is nothing to compare it with`;
  return problem(404, 'no-earlier-quarter', message, { more: { quarters } });
}
