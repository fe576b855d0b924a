import Type from 'typebox';
import { canonicalJson } from '../../../core/hashes.ts';
import type { Database } from '../../../db/database.ts';
import { Nullable } from '../../blocks.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { defineOperation, Raw } from '../../operation.ts';
import { CLOCKS, ISSUER, VIEW } from '../../parameters.ts';
import { noReceiptReason } from '../../reads/backfilled-rows.ts';
import { type ExplainedScore, explainStored } from '../../reads/dilution-score.ts';
import { loadEssentials, loadReceipt, timed } from '../../reads/score-essentials.ts';
import { namedIssuer } from '../../reads/score-issuer.ts';
import { readStoredScore, type StoredScore } from '../../reads/stored-scores.ts';
import { agentItem, itemsOf, RATING_FIELDS } from './ratings.ts';
import { AgentScoreVerification, SCORE_BLOCKS, ScoreVerification, scoreClocks } from './score-blocks.ts';
import { AgentExplanation, AgentSourceEvent, Explanation, SourceEvent } from './score-explanation.ts';

const REASON = Nullable(Type.String({ description: 'Why there is no explanation.' }));

const FULL = Type.Object(
  {
    ...RATING_FIELDS,
    explanation: Nullable(Explanation),
    explanationReason: REASON,
    sourceEvents: Type.Array(SourceEvent, {
      description: 'Facts that the score was computed from, each with its span.',
    }),
    ...SCORE_BLOCKS,
    verification: ScoreVerification,
  },
  { title: 'DilutionScore' },
);

const AGENT = Type.Object(
  {
    ...RATING_FIELDS,
    explanation: Nullable(AgentExplanation),
    explanationReason: REASON,
    sourceEvents: Type.Array(AgentSourceEvent),
    verification: AgentScoreVerification,
  },
  { title: 'AgentDilutionScore' },
);

const SCORE_QUERY = { ...ISSUER, ...CLOCKS };

async function storedOf(
  db: Database,
  query: Parameters<typeof namedIssuer>[0] & Parameters<typeof scoreClocks>[0],
): Promise<{ readonly stored: StoredScore; readonly clocks: ReturnType<typeof scoreClocks> }> {
  const issuer = namedIssuer(query);
  if (issuer === null) throw badParameter('ticker', 'is required, or cik: a score is of one issuer');
  const clocks = scoreClocks(query);
  return { stored: await readStoredScore(db, { issuer, clocks }), clocks };
}

async function ratingOf(db: Database, stored: StoredScore, clocks: ReturnType<typeof scoreClocks>) {
  const backfilled = stored.origin === 'backfill' ? [stored.score] : [];
  const nightly = stored.origin === 'nightly' ? await loadEssentials(db, [stored.row]) : [];
  const rated = nightly.map((one) => ({ ...one, rating: timed(one.essentials.rating, one.row) }));
  const [item] = await itemsOf(db, { nightly: rated, backfilled }, clocks);
  if (item === undefined) throw new TypeError('a score has no rating');
  return item;
}

function agentForm({ explanation, explanationReason, sourceEvents }: ExplainedScore) {
  return {
    explanation: explanation && {
      verdict: explanation.verdict,
      lo: explanation.lo,
      hi: explanation.hi,
      factors: explanation.factors.map(({ id, score, contribution, sentences }) => ({
        id,
        score,
        contribution,
        sentences: sentences.map(({ text }) => text),
      })),
      receiptHash: explanation.receiptHash,
    },
    explanationReason,
    sourceEvents: sourceEvents.map(({ type, label, value, unit, date, accessionNumber, sourceSpan }) => ({
      type,
      label,
      value,
      unit,
      date,
      accessionNumber,
      sourceSpan,
    })),
  };
}

const getScore = defineOperation({
  id: 'getDilutionScore',
  method: 'GET',
  path: '/v1/dilution/score',
  family: 'Dilution',
  scope: 'read',
  tool: 'dilution.score.get',
  summary: 'Dilution score of an issuer with explanation and source events',
  description:
    'The rating of the issuer, also where its score is withheld, with why it is what it is: factors with their points and inputs, what changed against the score before, what would move the band, and the facts behind it with their spans. Clocks are those of `/v1/dilution/ratings`.',
  query: Type.Object({
    ...SCORE_QUERY,
    ...VIEW,
  }),
  response: FULL,
  agent: AGENT,
  async handle({ query, deps: { db } }) {
    const { stored, clocks } = await storedOf(db, query);
    const rating = await ratingOf(db, stored, clocks);
    const explained = await explainStored(db, stored);
    if (query.view === 'agent') return { ...agentItem(rating), ...agentForm(explained) };
    const { explanation } = explained;
    const factors = explanation?.factors.map((factor) => ({ ...factor, weight: factor.weight / 100 })) ?? [];
    return { ...rating, ...explained, explanation: explanation && { ...explanation, factors } };
  },
});

const getReceipt = defineOperation({
  id: 'getDilutionScoreReceipt',
  method: 'GET',
  path: '/v1/dilution/score/receipt',
  family: 'Dilution',
  scope: 'read',
  summary: 'Receipt of a score, for "tidemark receipt verify"',
  description:
    'Everything that the score was computed from: whoever has the receipt can recompute the score offline. The body is the receipt itself, canonical JSON, so requestId and traceparent are in the headers `x-request-id` and `traceparent` only. The ETag is its hash.',
  query: Type.Object(SCORE_QUERY),
  async handle({ query, headers, deps: { db } }) {
    const { stored } = await storedOf(db, query);
    if (stored.origin === 'backfill') {
      const { asOf, methodologyVersion } = stored.score;
      throw problem(404, 'no-receipt', noReceiptReason(asOf, methodologyVersion));
    }
    const { cik, asOf, receiptHash } = stored.row;
    const etag = `"${receiptHash}"`;
    if (headers['if-none-match'] === etag) return new Raw('', { etag }, 304);
    const text = canonicalJson(await loadReceipt(db, stored.row));
    return new Raw(text, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'content-disposition': `attachment; filename="receipt-${cik}-${asOf}.json"`,
      etag,
    });
  },
});

export const SCORE_OPERATIONS = [getScore, getReceipt];
