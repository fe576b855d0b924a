import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSignal } from '../../api/reads/signals.ts';
import { listRatings } from '../../cli/list-ratings.ts';
import { addDays, epochDay, type IsoDate } from '../../core/dates.ts';
import type { Level } from '../../core/score-receipt.ts';
import { insertHistories } from '../../db/repositories/scores/score-histories.ts';
import { registerMethodology, upsertScores } from '../../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { date, METHODOLOGY } from '../unit/scoring-facts.ts';

const AS_OF = date('2025-06-30');
const KEY = { methodologyVersion: METHODOLOGY.version };
const draw = createDraw(77);
const issuers = Array.from({ length: 30 }, (_, number) => ({ ...randomIssuer(draw, number), ticker: `T${number}` }));

describe('ratings and signals', () => {
  let database: TestDatabase;

  async function store(facts: typeof issuers, asOf: IsoDate) {
    const scores = facts.map((issuer) => {
      const score = scoreIssuer(issuer, asOf, METHODOLOGY);
      return { score, receipt: encodeReceipt(createReceipt(score, METHODOLOGY)) };
    });
    await database.db
      .transaction()
      .execute((trx) => upsertScores(trx, { runId: 'r', materializationVersion: 'm1' }, scores));
    return scores.map(({ score }) => score);
  }
  beforeAll(async () => {
    database = await createTestDatabase();
    const { version } = METHODOLOGY;
    await registerMethodology(database.db, { version, contentHash: methodologyHash(METHODOLOGY), body: METHODOLOGY });
    await store(issuers, addDays(AS_OF, -3));
    // In pages, as a night stores them: those of a page have the same time.
    for (const from of [0, 10, 20]) await store(issuers.slice(from, from + 10), AS_OF);
  });
  afterAll(() => database.drop());

  const published = issuers
    .map((issuer) => scoreIssuer(issuer, AS_OF, METHODOLOGY))
    .filter(({ status }) => status === 'scored');

  test('pages of ratings hold each issuer once, its latest score, last computed first', async () => {
    const seen: string[] = [];
    const times: string[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const list = await listRatings(database.db, { ...KEY, limit: 7, ...(cursor === 0 ? {} : { cursor }) });
      expect(list).toMatchObject({ object: 'list', hasMore: list.nextCursor !== null });
      seen.push(...list.data.map(({ ticker }) => ticker ?? ''));
      times.push(...list.data.map(({ computedAt }) => computedAt));
      cursor = list.nextCursor;
    }
    expect(published.length).toBeGreaterThan(20);
    expect([...seen].sort()).toEqual(published.map(({ ticker }) => ticker).sort());
    expect(times).toEqual([...times].sort().reverse());
  });

  test('a page goes on where it ended though scores were computed again in between', async () => {
    const first = await listRatings(database.db, { ...KEY, limit: 5 });
    const last = Number(first.data.at(-1)?.ticker?.slice(1));
    // The very row that the cursor names is superseded; it comes first in a list begun now.
    await store(
      issuers.slice(last, last + 1).map((issuer) => ({ ...issuer, name: 'Renamed' })),
      AS_OF,
    );
    const second = await listRatings(database.db, { ...KEY, limit: 50, cursor: first.nextCursor ?? 0 });
    const [a, b] = [first, second].map(({ data }) => data.map(({ ticker }) => ticker));
    expect(a?.filter((ticker) => b?.includes(ticker))).toEqual([]);
    expect([...(a ?? []), ...(b ?? [])].sort()).toEqual(published.map(({ ticker }) => ticker).sort());
    expect((await listRatings(database.db, { ...KEY, limit: 1 })).data[0]?.ticker).toBe(`T${last}`);
    await expect(listRatings(database.db, { ...KEY, limit: 1, cursor: 999_999 })).rejects.toMatchObject({
      code: 'unknown-cursor',
    });
  });

  test('a rating has the fields of the interface, and filters choose among them', async () => {
    for (const overallRisk of ['low', 'medium', 'high'] satisfies Level[]) {
      const { data } = await listRatings(database.db, { ...KEY, limit: 50, overallRisk });
      const expected = published.filter(({ subRatings }) => subRatings.overallRisk === overallRisk);
      expect(data.map(({ ticker }) => ticker).sort()).toEqual(expected.map(({ ticker }) => ticker).sort());
    }
    const [score] = published;
    const { data } = await listRatings(database.db, { ...KEY, limit: 10, ticker: score?.ticker?.toLowerCase() ?? '' });
    expect(data).toHaveLength(1);
    const fields =
      'object id ticker overallRisk offeringAbilityRisk dilutionRisk historicalRisk cashNeedLevel ' +
      'warrantExerciseRating regsho numericScore factorExposures computedAt verification';
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(fields.split(' ').sort());
    expect(data[0]).toMatchObject({ object: 'dilution_rating', numericScore: score?.score, ...score?.subRatings });
    expect(data[0]?.verification).toMatchObject({
      crossValidations: expect.arrayContaining([{ name: 'receipt-recomputes', passed: true }]),
    });
    expect(data[0]?.verification.confidence).toBeLessThanOrEqual(1);
  });

  test('a signal has its history from nights and backfills, and no day that neither has', async () => {
    const issuer = issuers[0];
    if (!issuer) throw new Error('no issuer');
    const first = epochDay(AS_OF) - 40;
    const days = Int32Array.from([first, first + 20, first + 37, first + 40]);
    const columns = createScoreColumns(days.length);
    createDaysScorer(METHODOLOGY).score(issuer, days, columns);
    await insertHistories(database.db, METHODOLOGY.version, [{ cik: issuer.cik, columns }]);
    const read = (history: '30d' | '90d' | null, asOf: IsoDate | null = AS_OF) =>
      readSignal(database.db, {
        clocks: { ...KEY, asOf, computedBy: null, parserVersion: null },
        issuer: { cik: issuer.cik },
        history,
      }).then(({ signal }) => signal);
    const signal = await read('30d', null);
    const score = scoreIssuer(issuer, AS_OF, METHODOLOGY);
    expect(signal).toMatchObject({ object: 'dilution_signal', asOf: AS_OF, score: score.score, ...score.subRatings });
    expect(signal.history?.map(({ asOf, origin }) => [asOf, origin])).toEqual([
      [addDays(AS_OF, -20), 'backfill'],
      [addDays(AS_OF, -3), 'nightly'],
      [AS_OF, 'nightly'],
    ]);
    expect(signal.history?.at(-1)?.score).toBe(score.score);
    expect((await read('90d')).history).toHaveLength(4);
    expect('history' in (await read(null))).toBe(false);
    const shares = Object.values(signal.factorBreakdown);
    const points = shares.reduce((sum, { contribution }) => sum + (contribution ?? 0), 0);
    expect(Math.abs(points - (score.score ?? 0))).toBeLessThan(0.3);
    expect(shares.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    // A Sunday shows Friday's score; a date that is more than three business days later shows none.
    expect(await read(null, addDays(AS_OF, -1))).toMatchObject({ asOf: addDays(AS_OF, -3) });
    await expect(read(null, addDays(AS_OF, 10))).rejects.toMatchObject({ code: 'no-score' });
    await expect(read(null, addDays(AS_OF, -50))).rejects.toMatchObject({ code: 'no-score' });
  });

  test('tidemark signal and tidemark ratings print what is stored', async () => {
    const env = { DATABASE_URL: database.url };
    const issuer = issuers[0];
    const ratings = await runCli(['ratings', '--limit', '3', '--json', '--methodology', METHODOLOGY.version], { env });
    expect(JSON.parse(ratings.stdout)).toMatchObject({ object: 'list', hasMore: true });
    const args = [
      'signal',
      '--cik',
      String(Number(issuer?.cik)),
      '--history',
      '90d',
      '--methodology',
      METHODOLOGY.version,
    ];
    const signal = await runCli(args, { env });
    expect(signal.stdout).toContain('backfill');
    expect(signal.stdout).toContain('F1 offering pressure');
  });
});
