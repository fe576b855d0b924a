import Type from 'typebox';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import { OWNERS_DATASET, searchDataset } from '../../../db/repositories/datasets/dataset-search.ts';
import { loadIssuerNames } from '../../../db/repositories/datasets/issuer-names.ts';
import { reportsOfQuarter } from '../../../db/repositories/datasets/manager-reports.ts';
import type { RankedHolder } from '../../../scoring/ledger/holder-positions.ts';
import type { Position } from '../../../scoring/ledger/manager-positions.ts';
import { quarterName } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { AccessionNumberText, DatasetFreshness, Day, listOf, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { type Clocks, clocksOf, DEFAULT_LIMIT, ISSUER, PAGE, VIEW } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { type Holder, type HolderGraph, readHolderGraph } from '../../reads/holder-graph.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { oneOf, shares, usd } from '../dilution/fields.ts';
import { GraphNode, issuerNode, managerNode } from './graph.ts';
import { quarterText, readDatasetClocks, readQuarter } from './manager-query.ts';
import { blocksOf, SOURCES, sourcesOf } from './position-items.ts';
import { AGENT_BLOCKS, AMOUNTS, QuarterName, SECURITY } from './schemas.ts';

const HeldSecurity = Type.Object({ ...SECURITY, ...AMOUNTS }, { title: 'HeldSecurity' });

const EDGE = {
  object: Type.Literal('institutional_holder'),
  source: Type.String({ description: 'Node of the manager.' }),
  target: Type.String({ description: 'Node of the issuer.' }),
  rank: Type.Integer({ minimum: 1 }),
  weight: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Of the known value of all holders; null where its own is not stated.',
    }),
  ),
  managerCik: Type.String(),
  managerName: Nullable(Type.String()),
  valueDollars: usd('Of its shares and principal at the end of the quarter, US dollars, without options.'),
  shares: shares('Shares of all classes at the end of the quarter, without options.'),
  positions: Type.Array(HeldSecurity, { description: 'By CUSIP: shares and principal.' }),
  options: Type.Array(HeldSecurity, {
    description: 'Puts and calls apart, by underlying shares and their value; they are not owned shares.',
  }),
  composedOf: Type.Array(AccessionNumberText, { description: 'The reports that apply, amendments included.' }),
};

const Cohort = Type.Object(
  {
    quarter: QuarterName,
    periodOfReport: Day,
    deadline: { ...Day, description: 'When its reports were due.' },
    basis: oneOf(
      ['requested', 'deadline-passed', 'all-reported'],
      '`deadline-passed`: the latest quarter with stored reports whose deadline is over, by `as_of` or now. `all-reported`: a later quarter, not due yet, for which every holder of the quarter before has reported.',
    ),
  },
  { title: 'ThirteenfCohort' },
);

const MEMBERS = {
  issuer: GraphNode,
  cohort: Nullable(Cohort),
  cusips: Type.Array(
    Type.Object({
      cusip: Type.String(),
      leftOut: Nullable(Type.String({ description: 'Why its holders do not count; null: they do.' })),
    }),
    { description: "The issuer's CUSIPs by Schedules 13D and 13G." },
  ),
  coverage: Type.Object(
    {
      status: oneOf(
        ['covered', 'not-covered'],
        '`not-covered`: an empty list does not mean that there are no holders.',
      ),
      reason: Nullable(Type.String()),
    },
    { title: 'HolderCoverage' },
  ),
  holders: Nullable(Type.Integer({ description: 'Managers of the cohort with a position; null: not covered.' })),
  totalValueDollars: usd('Of all known values of holders, without options; null: not covered.'),
  totalShares: shares('Of all holders whose number is known, without options; null: not covered.'),
  holdersWithoutValue: Nullable(
    Type.Integer({ description: 'Holders that no total includes, as a row states no value.' }),
  ),
  nodes: Type.Array(GraphNode, { description: 'The issuer and the managers of this page.' }),
  freshness: DatasetFreshness,
};

export const getHolderGraph = defineOperation({
  id: 'getInstitutionalHolderGraph',
  method: 'GET',
  path: '/v1/owners/institutional/ticker',
  family: 'Ownership',
  scope: 'read',
  summary: "An issuer's holders by Form 13F, ranked by disclosed position value",
  description:
    "A graph of one issuer: `nodes`, and in `data` the edges from managers. The cohort is the latest quarter with stored reports whose deadline is over, or a later one for which every holder of that quarter has already reported. Reports are composed with their amendments. Managers may report the same shares, where they share discretion. The issuer's CUSIPs are those that Schedules 13D and 13G about it state; `cursor` is the number of holders already returned.",
  query: Type.Object({
    ...ISSUER,
    quarter: quarterText('Cohort; default: the latest.'),
    ...clocksOf('thirteenf'),
    ...PAGE,
    ...VIEW,
  }),
  response: listOf(
    Type.Object({ ...EDGE, sources: SOURCES, ...ROW_BLOCKS }, { title: 'InstitutionalHolder' }),
    MEMBERS,
  ),
  agent: listOf(Type.Object({ ...EDGE, ...AGENT_BLOCKS }, { title: 'InstitutionalHolderAgent' }), MEMBERS),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'thirteenf');
    const cik = await requestedIssuer(db, query, clocks.asOf);
    if (cik === null) throw badParameter('ticker', 'give the issuer by ticker or cik');
    if ((await searchDataset(db, { cik, dataset: OWNERS_DATASET, publicTo: clocks.publicTo })) === null) {
      throw problem(404, 'unknown-cik', `no filing of CIK ${cik} is known`);
    }
    const quarter = query.quarter === undefined ? null : readQuarter(query.quarter, 'quarter');
    const now = new Date().toISOString() as IsoTimestamp;
    const at = clocks.publicTo !== null && clocks.publicTo < now ? clocks.publicTo : now;
    const graph = await readHolderGraph(db, { cik, quarter, clocks, at });
    const from = query.cursor ?? 0;
    const page = graph.holders.slice(from, from + (query.limit ?? DEFAULT_LIMIT));
    const hasMore = from + page.length < graph.holders.length;
    const issuer = issuerNode(cik, (await loadIssuerNames(db, [cik], at)).get(cik)?.name ?? null);
    return {
      object: 'list',
      data: await edgesOf(db, { graph, page, clocks, target: issuer.id, isAgent: query.view === 'agent' }),
      hasMore,
      nextCursor: hasMore ? from + page.length : null,
      issuer,
      ...summaryOf(graph),
      nodes: [issuer, ...page.map((holder) => managerNode(holder.cik, holder.managerName))],
      freshness: await datasetFreshness(db, 'thirteenf'),
    } as never;
  },
});

function summaryOf({ cohort, cusips, holders }: HolderGraph) {
  const known = holders.flatMap(({ valueDollars }) => valueDollars ?? []);
  const coverage = coverageOfGraph({ cohort, cusips, holders });
  const isCovered = coverage.status === 'covered';
  const shareCounts = holders.flatMap((holder) => holder.shares ?? []);
  return {
    cohort: cohort && {
      quarter: quarterName(cohort.quarter),
      periodOfReport: cohort.quarter,
      deadline: cohort.deadline,
      basis: cohort.basis,
    },
    cusips,
    coverage,
    holders: isCovered ? holders.length : null,
    totalValueDollars: isCovered ? known.reduce((sum, value) => sum + value, 0) : null,
    totalShares: isCovered ? shareCounts.reduce((sum, count) => sum + count, 0) : null,
    holdersWithoutValue: isCovered ? holders.length - known.length : null,
  };
}

function coverageOfGraph({ cohort, cusips }: HolderGraph) {
  const notCovered = (reason: string) => ({ status: 'not-covered', reason });
  if (cohort === null) return notCovered('no Form 13F for the quarter is stored');
  if (cusips.length === 0) return notCovered('no stored Schedule 13D or 13G states a CUSIP of the issuer');
  if (cusips.every(({ leftOut }) => leftOut !== null)) {
    return notCovered('no CUSIP leads to the issuer alone; `cusips` has the reasons');
  }
  return { status: 'covered', reason: null };
}

interface Edges {
  readonly graph: HolderGraph;
  readonly page: readonly RankedHolder<Holder>[];
  readonly clocks: Clocks;
  readonly target: string;
  readonly isAgent: boolean;
}

/** The holders of a page, with the blocks of their reports. */
async function edgesOf(db: Database, { graph, page, clocks, target, isAgent }: Edges): Promise<readonly object[]> {
  if (graph.cohort === null || page.length === 0) return [];
  const ciks: readonly Cik[] = page.map(({ cik }) => cik);
  const reports = await reportsOfQuarter(db, { ciks, period: graph.cohort.quarter, clocks });
  return page.map((holder) => {
    const { cik, managerName, rank, weight, valueDollars, composedOf, holdings } = holder;
    return {
      object: 'institutional_holder',
      source: managerNode(cik, managerName).id,
      target,
      rank,
      weight,
      managerCik: cik,
      managerName,
      valueDollars,
      shares: holder.shares,
      positions: holder.positions.map(heldSecurity),
      options: holder.options.map(heldSecurity),
      composedOf,
      ...(isAgent ? {} : { sources: sourcesOf(holdings) }),
      ...blocksOf(
        holdings,
        reports.filter((report) => report.cik === cik),
        isAgent,
      ),
    };
  });
}

function heldSecurity({
  cusip,
  nameOfIssuer,
  titleOfClass,
  putCall,
  sshPrnamtType,
  valueDollars,
  sshPrnamt,
}: Position) {
  return { cusip, nameOfIssuer, titleOfClass, putCall, sshPrnamtType, valueDollars, sshPrnamt };
}
