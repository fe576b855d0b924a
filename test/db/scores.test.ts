import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../core/hashes.ts';
import type { Cik, ParserVersion, Sha256 } from '../../core/ids.ts';
import {
  type CashFact,
  type DatasetCoverage,
  type IssuerFacts,
  SCORE_DATASETS,
  type ScoreDataset,
} from '../../core/score-inputs.ts';
import type { ScoreRank } from '../../core/score-receipt.ts';
import { summarizeScores } from '../../db/repositories/runs/run-statistics.ts';
import { getStoredScore } from '../../db/repositories/scores/score-series.ts';
import {
  listScoresToRank,
  registerMethodology,
  updateRanks,
  upsertScores,
} from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { decodeReceipt, encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant } from './fixtures.ts';

const METHODOLOGY = methodologyByVersion('2026-11-01.1');
const AS_OF = date('2024-03-28');
const KEY = { methodologyVersion: METHODOLOGY.version, asOf: AS_OF };
const RUN = { runId: 'nightly/2024-03-28/1', materializationVersion: 'm1' };

/** An issuer with nothing but cash known: offerings were searched, shares and the rest are missing. */
function factsOf(cik: string, cash: number, covered: readonly ScoreDataset[]): IssuerFacts {
  const coverage = Object.fromEntries(
    SCORE_DATASETS.map((dataset): [ScoreDataset, DatasetCoverage] => [
      dataset,
      covered.includes(dataset)
        ? { status: 'covered', from: date('2019-01-01'), unparsed: [] }
        : { status: 'not-covered', from: null, unparsed: [] },
    ]),
  ) as IssuerFacts['coverage'];
  const fact: CashFact = {
    accessionNumber: accessionOf(1),
    sourceSpan: null,
    parserVersion: 'cash-position@1' as ParserVersion,
    publicAt: instant('2024-03-01T20:00:00.000Z'),
    confidence: 1,
    verified: true,
    asOf: date('2023-12-31'),
    currency: 'USD',
    cash,
    shortTermInvestments: null,
    operatingCashFlow: -1_200_000,
    operatingCashFlowStart: date('2023-01-01'),
    operatingCashFlowEnd: date('2023-12-31'),
    ttmOperatingCashFlow: -1_200_000,
    goingConcern: false,
  };
  return {
    cik: cik as Cik,
    ticker: `T${cik}`,
    name: `Issuer ${cik}`,
    shareCounts: [],
    cash: [fact],
    offerings: [],
    registrations: [],
    overhang: [],
    compliance: [],
    splits: [],
    filings: [],
    prices: [],
    regshoDates: null,
    coverage,
  };
}

function scored(facts: IssuerFacts) {
  const score = scoreIssuer(facts, AS_OF, METHODOLOGY);
  return { score, receipt: encodeReceipt(createReceipt(score, METHODOLOGY)) };
}

const SEARCHED = ['offerings', 'cash', 'overhang', 'compliance', 'splits'] as const;

describe('scores', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await registerMethodology(database.db, {
      version: METHODOLOGY.version,
      contentHash: methodologyHash(METHODOLOGY),
      body: METHODOLOGY,
    });
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`truncate score.scores, score.superseded_scores, score.receipts, score.receipt_inputs`.execute(database.db),
  );

  const store = (facts: readonly IssuerFacts[], run = RUN) =>
    database.db.transaction().execute((trx) => upsertScores(trx, run, facts.map(scored)));

  const rankThem = (ranks: readonly ScoreRank[]) =>
    database.db.transaction().execute((trx) => updateRanks(trx, KEY, ranks));

  test('storing the same score again is a no-op; a changed score supersedes the old one, whose receipt stays', async () => {
    const facts = factsOf('100', 500_000, SEARCHED);
    expect(await store([facts])).toEqual({ inserted: 1, changed: 0, unchanged: 0 });
    const first = await getStoredScore(database.db, { ...KEY, cik: facts.cik }, AS_OF);
    expect(await store([facts], { runId: 'another', materializationVersion: 'm2' })).toMatchObject({ unchanged: 1 });
    expect(await store([factsOf('100', 900_000, SEARCHED)])).toMatchObject({ changed: 1 });

    const superseded = await database.db
      .selectFrom('score.superseded_scores')
      .select(['cik', 'receipt_hash'])
      .execute();
    expect(superseded).toEqual([{ cik: '100', receipt_hash: scored(facts).receipt.hash }]);
    expect(await database.db.selectFrom('score.receipts').select('cik').execute()).toHaveLength(2);
    expect(await getStoredScore(database.db, { ...KEY, cik: facts.cik }, AS_OF)).not.toEqual(first);
  });

  test('a stored receipt verifies: it recomputes to the stored score', async () => {
    const facts = factsOf('100', 500_000, SEARCHED);
    await store([facts]);
    const stored = await getStoredScore(database.db, { ...KEY, cik: facts.cik }, AS_OF);
    const receipt = stored && decodeReceipt(stored);
    expect(receipt).toMatchObject({ result: { score: scored(facts).score.score } });
    expect(verifyReceipt(receipt)).toEqual({ ok: true, mismatches: [] });
    expect(await getStoredScore(database.db, { ...KEY, cik: '999' as Cik }, AS_OF)).toBeNull();
  });

  test('a summary counts published and withheld and lists the riskiest first', async () => {
    await store([factsOf('100', 2_000_000, SEARCHED), factsOf('200', 100_000, SEARCHED), factsOf('300', 100_000, [])]);
    const summary = await summarizeScores(database.db, KEY, 1);
    expect(summary).toMatchObject({ scored: 3, published: 2, withheld: 1 });
    expect(summary.riskiest).toMatchObject([{ cik: '200', ticker: 'T200' }]);
    expect(Object.values(summary.byBand).reduce((a, b) => a + b, 0)).toBe(2);
    expect(summary.withheldReasons).toContainEqual({
      code: 'offerings-and-cash-missing',
      message: expect.stringContaining('both missing'),
      count: 1,
      example: 'T300',
    });
  });

  test('ranks are written once, and an issuer that left the universe loses its rank', async () => {
    await store([factsOf('100', 2_000_000, SEARCHED), factsOf('200', 100_000, SEARCHED)]);
    const rank = (cik: string, percentile: number) => ({
      cik: cik as Cik,
      percentile,
      universeSize: 2,
      universeHash: 'e'.repeat(64) as Sha256,
    });
    const ranks = [rank('100', 25), rank('200', 75)];
    expect(await rankThem(ranks)).toBe(2);
    expect(await rankThem(ranks)).toBe(0);
    expect(await rankThem([rank('200', 75)])).toBe(1);
    const stored = await database.db.selectFrom('score.scores').select(['cik', 'percentile']).orderBy('cik').execute();
    expect(stored).toEqual([
      { cik: '100', percentile: null },
      { cik: '200', percentile: 75 },
    ]);
    expect(await listScoresToRank(database.db, KEY)).toHaveLength(2);
  });

  test('a published methodology cannot be registered with other content', async () => {
    const body = { ...METHODOLOGY, percentileMinimumUniverse: 5 };
    await expect(
      registerMethodology(database.db, { version: METHODOLOGY.version, contentHash: contentHash(body), body }),
    ).rejects.toMatchObject({ code: 'methodology-changed' });
  });
});
