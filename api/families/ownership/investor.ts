import Type from 'typebox';
import { compareText } from '../../../core/fact-order.ts';
import { total } from '../../../scoring/ledger/holder-positions.ts';
import { holdingKey, type PositionComparison } from '../../../scoring/ledger/manager-positions.ts';
import { quarterName } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { listOf, Nullable } from '../../blocks.ts';
import { defineOperation } from '../../operation.ts';
import { DEFAULT_LIMIT } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { readQuarterChanges, type SourcedPosition, sourcedPositions } from '../../reads/position-changes.ts';
import { usd } from '../dilution/fields.ts';
import { GraphNode, managerNode, securityNode } from './graph.ts';
import { Report, ReportAgent, reportItem } from './holding-items.ts';
import { MANAGER_PARAMETERS, quarterText, readDatasetClocks, requestedQuarter } from './manager-query.ts';
import { ChangeCounts, changeCounts, POSITION_AGENT, POSITION_FULL, positionItem } from './position-items.ts';
import { QuarterName } from './schemas.ts';
import { QUARTER_MEMBERS, quarterMembers } from './thirteenf.ts';

const EDGE = {
  object: Type.Literal('institutional_position'),
  source: Type.String({ description: 'Node of the manager.' }),
  target: Type.String({ description: 'Node of the security.' }),
  rank: Nullable(Type.Integer({ minimum: 1, description: 'By value; null for options and removed positions.' })),
  previousRank: Nullable(Type.Integer({ minimum: 1, description: 'In the quarter before; null: not held then.' })),
  weight: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Of the known value of all ranked positions; null without a rank or value.',
    }),
  ),
};

const members = (report: typeof Report | typeof ReportAgent) => ({
  ...QUARTER_MEMBERS,
  previousQuarter: Nullable(QuarterName),
  totalValueDollars: usd('Of all positions without options, US dollars; null where a row states no value.'),
  positions: Type.Integer({ description: 'Positions held at the end of the quarter, with options.' }),
  counts: Nullable(ChangeCounts),
  nodes: Type.Array(GraphNode, { description: 'The manager and the securities of this page.' }),
  reports: Type.Array(report, { description: 'Everything that the manager filed for the quarter, oldest first.' }),
});

export const getInvestorGraph = defineOperation({
  id: 'getInstitutionalInvestorGraph',
  method: 'GET',
  path: '/v1/owners/institutional/investor',
  family: 'Ownership',
  scope: 'read',
  summary: "A manager's positions ranked by value, with their changes since the quarter before",
  description:
    'A graph of one manager: `nodes`, and in `data` the edges to securities. Positions in securities come first, the largest first, then options, then positions that were removed. Changes are against the quarter reported before; `cursor` is the number of positions already returned.',
  query: Type.Object({ ...MANAGER_PARAMETERS, quarter: quarterText('Quarter of the positions:') }),
  response: listOf(Type.Object({ ...EDGE, ...POSITION_FULL }, { title: 'InstitutionalPosition' }), members(Report)),
  agent: listOf(
    Type.Object({ ...EDGE, ...POSITION_AGENT }, { title: 'InstitutionalPositionAgent' }),
    members(ReportAgent),
  ),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    const { cik, period, quarters } = await requestedQuarter(db, { ...query, clocks, reports: 'with-holdings' });
    const previous = quarters.find((one) => one < period) ?? null;
    const changes = await readQuarterChanges(db, { cik, period, previous, clocks });
    const { after } = changes;
    const ranked = rankPositions(changes.positions);
    const from = query.cursor ?? 0;
    const page = ranked.slice(from, from + (query.limit ?? DEFAULT_LIMIT));
    const hasMore = from + page.length < ranked.length;
    const isAgent = query.view === 'agent';
    const items = await sourcedPositions(
      db,
      changes,
      page.map(({ position }) => position),
    );
    const manager = managerNode(cik, after.managerName);
    const edges = items.map((item, index) =>
      edgeOf(item, page[index], { manager: manager.id, isCompared: previous !== null, isAgent }),
    );
    const held = changes.positions.flatMap(({ after: one }) => one ?? []);
    return {
      object: 'list',
      data: edges.map(({ edge }) => edge),
      hasMore,
      nextCursor: hasMore ? from + page.length : null,
      ...quarterMembers(after, quarters),
      previousQuarter: previous === null ? null : quarterName(previous),
      totalValueDollars: total(held.filter(({ putCall }) => putCall === null).map(({ valueDollars }) => valueDollars)),
      positions: held.length,
      counts: previous === null ? null : changeCounts(changes.counts),
      nodes: [manager, ...new Map(edges.map(({ node }) => [node.id, node])).values()],
      reports: after.reports.map((report) => reportItem(report, isAgent)),
      freshness: await datasetFreshness(db, 'thirteenf'),
    } as never;
  },
});

interface Ranked {
  readonly position: PositionComparison;
  readonly rank: number | null;
  readonly previousRank: number | null;
  readonly weight: number | null;
}

/** Securities by value, then options by value, then what is no longer held. */
function rankPositions(positions: readonly PositionComparison[]): readonly Ranked[] {
  const isOption = ({ before, after }: PositionComparison) => (after ?? before)?.putCall != null;
  const keyOf = ({ before, after }: PositionComparison) => {
    const side = after ?? before;
    return side === null ? '' : holdingKey(side);
  };
  const byValue = (side: 'after' | 'before', of: readonly PositionComparison[]) =>
    of
      .filter((one) => one[side] !== null)
      .toSorted(
        (a, b) => (b[side]?.valueDollars ?? -1) - (a[side]?.valueDollars ?? -1) || compareText(keyOf(a), keyOf(b)),
      );
  const securities = positions.filter((one) => !isOption(one));
  const now = byValue('after', securities);
  const then = new Map(byValue('before', securities).map((one, index) => [one, index + 1]));
  const known = now.reduce((sum, { after }) => sum + (after?.valueDollars ?? 0), 0);
  const options = byValue('after', positions.filter(isOption));
  const removed = byValue(
    'before',
    positions.filter(({ after }) => after === null),
  );
  return [
    ...now.map((position, index) => {
      const value = position.after?.valueDollars ?? null;
      const weight = value === null || known === 0 ? null : value / known;
      return { position, rank: index + 1, previousRank: then.get(position) ?? null, weight };
    }),
    ...[...options, ...removed].map((position) => ({
      position,
      rank: null,
      previousRank: then.get(position) ?? null,
      weight: null,
    })),
  ];
}

function edgeOf(
  item: SourcedPosition,
  ranked: Ranked | undefined,
  {
    manager,
    isCompared,
    isAgent,
  }: { readonly manager: string; readonly isCompared: boolean; readonly isAgent: boolean },
) {
  const side = item.after ?? item.before;
  const node = securityNode(side?.cusip ?? null, side?.nameOfIssuer ?? null, item.issuer);
  const { rank = null, previousRank = null, weight = null } = ranked ?? {};
  const place = { object: 'institutional_position', source: manager, target: node.id, rank, previousRank, weight };
  return { node, edge: { ...place, ...positionItem(item, isCompared, isAgent) } };
}
