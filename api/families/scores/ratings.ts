import Type from 'typebox';
import { LEVELS } from '../../../core/score-receipt.ts';
import type { Database } from '../../../db/database.ts';
import { Day, Freshness, listOf, Nullable } from '../../blocks.ts';
import { defineOperation } from '../../operation.ts';
import { CLOCKS, DEFAULT_LIMIT, ISSUER, PAGE, VIEW } from '../../parameters.ts';
import { backfilledRating } from '../../reads/backfilled-rows.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { type RatingsPage, readRatings } from '../../reads/ratings.ts';
import { namedIssuer } from '../../reads/score-issuer.ts';
import {
  AgentScoreVerification,
  agentVerification,
  backfilledBlocks,
  byFactor,
  COMPUTED_AT,
  FactorScores,
  ORIGIN,
  SCORE_BLOCKS,
  ScoreVerification,
  SUB_RATING_FIELDS,
  scoreClocks,
  withBlocks,
} from './score-blocks.ts';

/** Fields of `dilution_rating`, but for its verification. */
export const RATING_FIELDS = {
  object: Type.Literal('dilution_rating'),
  id: Type.String({ description: '`<cik>/<as-of date>/<methodology version>`: stable over recomputation.' }),
  cik: Type.String(),
  ticker: Nullable(Type.String({ description: 'As of the date of the score; null where none was known.' })),
  asOf: Day,
  methodologyVersion: Type.String(),
  origin: ORIGIN,
  ...SUB_RATING_FIELDS,
  regsho: Nullable(
    Type.Boolean({ description: 'On a Regulation SHO threshold list on the date; null where no list was loaded.' }),
  ),
  numericScore: Nullable(Type.Number({ minimum: 0, maximum: 100, description: 'The score; null where withheld.' })),
  factorExposures: FactorScores,
  ...COMPUTED_AT,
};

const DilutionRating = Type.Object(
  { ...RATING_FIELDS, ...SCORE_BLOCKS, verification: ScoreVerification },
  { title: 'DilutionRating' },
);

const AgentDilutionRating = Type.Object(
  { ...RATING_FIELDS, verification: AgentScoreVerification },
  { title: 'AgentDilutionRating' },
);

const OF_LIST = {
  methodologyVersion: Type.String(),
  asOf: Nullable({
    ...Day,
    description: 'The night that the list shows; an issuer that was not scored since keeps an earlier date.',
  }),
  freshness: Freshness,
};

/** Ratings with their blocks. */
export async function itemsOf(
  db: Database,
  { nightly, backfilled }: Pick<RatingsPage, 'nightly' | 'backfilled'>,
  clocks: ReturnType<typeof scoreClocks>,
) {
  const { methodologyVersion } = clocks;
  const read = await withBlocks(db, nightly, clocks);
  return [
    ...read.map(({ rating, row: { cik, asOf }, blocks }) => ({
      ...rating,
      cik,
      asOf,
      methodologyVersion,
      origin: 'nightly' as const,
      factorExposures: byFactor((id) => rating.factorExposures[id] ?? null),
      ...blocks,
    })),
    ...backfilled.map((score) => ({
      ...backfilledRating(score),
      cik: score.cik,
      asOf: score.asOf,
      methodologyVersion,
      origin: 'backfill' as const,
      factorExposures: byFactor((id) => score[id]),
      ...backfilledBlocks(score, clocks),
    })),
  ];
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** The compact form: without the blocks of its metadata. */
export function agentItem({ provenance: _, freshness: __, materialization: ___, ...rating }: Item) {
  return { ...rating, verification: agentVerification(rating.verification) };
}

export const listRatings = defineOperation({
  id: 'listDilutionRatings',
  method: 'GET',
  path: '/v1/dilution/ratings',
  family: 'Dilution',
  scope: 'read',
  tool: 'dilution.ratings.list',
  summary: 'Dilution ratings, last computed first: composite score with sub-ratings and factors',
  description: [
    "Each issuer's latest score, unless that is withheld, verified from its receipt.",
    '`as_of`: the scores of that night, or of the last before it by no more than three business days. `as_computed`: the scores that were current at that instant, also superseded ones. `parser_version`: scores of runs in which that version took part. Dates that only a backfill has scored are listed by CIK, without a time and a receipt.',
  ].join('\n\n'),
  query: Type.Object({
    ...ISSUER,
    overall_risk: Type.Optional(Type.Enum([...LEVELS], { description: 'Only ratings with this overall risk.' })),
    ...PAGE,
    ...VIEW,
    ...CLOCKS,
  }),
  response: listOf(DilutionRating, OF_LIST),
  agent: listOf(AgentDilutionRating, OF_LIST),
  async handle({ query, deps: { db } }) {
    const clocks = scoreClocks(query);
    const page = await readRatings(db, {
      clocks,
      issuer: namedIssuer(query) ?? undefined,
      overallRisk: query.overall_risk,
      limit: query.limit ?? DEFAULT_LIMIT,
      cursor: query.cursor,
    });
    const items = await itemsOf(db, page, clocks);
    const { status, asOf, sourcePublishedAt, lagMs } = await datasetFreshness(
      db,
      `scores/${clocks.methodologyVersion}`,
    );
    const list = {
      object: 'list' as const,
      hasMore: page.nextCursor !== null,
      nextCursor: page.nextCursor,
      methodologyVersion: page.methodologyVersion,
      asOf: page.asOf,
      freshness: { status, asOf, sourcePublishedAt, lagMs },
    };
    return query.view === 'agent' ? { ...list, data: items.map(agentItem) } : { ...list, data: items };
  },
});
