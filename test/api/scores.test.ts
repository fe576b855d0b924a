import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, epochDay, type IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import { recordMaterialization } from '../../db/repositories/runs/runs.ts';
import { replaceHistoryInputs } from '../../db/repositories/scores/history-inputs.ts';
import { rankHistories } from '../../db/repositories/scores/history-universes.ts';
import { insertHistories } from '../../db/repositories/scores/score-histories.ts';
import { registerMethodology, upsertScores } from '../../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { runCli } from '../cli.ts';
import { publish, rowMeta } from '../db/fixtures.ts';
import { createDraw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { date, facts, METHODOLOGY } from '../unit/scoring-facts.ts';
import { type Body, createTestApi, type TestAnswer, type TestApi } from './api-fixture.ts';

/** A Tuesday. */
const AS_OF = date('2026-06-30');
const FRIDAY = addDays(AS_OF, -4);
const M = `methodology_version=${METHODOLOGY.version}`;
const OLD = methodologyByVersion('2026-11-15.1');
const draw = createDraw(77);
const issuers = Array.from({ length: 30 }, (_, number) => ({ ...randomIssuer(draw, number), ticker: `T${number}` }));
/** With source spans. */
const cited = { ...facts({}), cik: '4242' as Cik, ticker: 'CITED' };

interface Rating extends Body {
  readonly id: string;
  readonly cik: string;
  readonly ticker: string;
  readonly asOf: string;
  readonly computedAt: string;
  readonly numericScore: number;
  readonly overallRisk: string;
  readonly verification: Body;
}
interface Ratings {
  readonly data: readonly Rating[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly asOf: string | null;
  readonly code?: string;
  readonly detail?: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const methodology of [METHODOLOGY, OLD]) {
    const { version } = methodology;
    await registerMethodology(api.db, { version, contentHash: methodologyHash(methodology), body: methodology });
  }
  const versions = (...parserVersions: string[]) => ({
    parserVersions: parserVersions as ParserVersion[],
    codeBuild: 'b',
    configHash: 'c',
  });
  await recordMaterialization(api.db, { version: 'm1', ...versions('cash-position@1', 'overhang@1') });
  await recordMaterialization(api.db, { version: 'm2', ...versions('cash-position@2', 'overhang@1') });
  await store([...issuers, cited], FRIDAY);
  for (const from of [0, 10, 20]) await store(issuers.slice(from, from + 10), AS_OF);
  await store([cited], AS_OF);
});
afterAll(() => api.drop());

async function store(stored: readonly (typeof issuers)[number][], asOf: IsoDate, materializationVersion = 'm1') {
  const scores = stored.map((issuer) => {
    const score = scoreIssuer(issuer, asOf, METHODOLOGY);
    return { score, receipt: encodeReceipt(createReceipt(score, METHODOLOGY)) };
  });
  await api.db.transaction().execute((trx) => upsertScores(trx, { runId: 'r', materializationVersion }, scores));
}

/** The database's clock, at the end of a millisecond: what was done before it is by it. */
async function now(): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select pg_sleep(0.005), to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
  `.execute(api.db);
  return rows[0]?.now ?? '';
}

async function walk(query: string): Promise<readonly Rating[]> {
  const seen: Rating[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const { body, status }: TestAnswer<Ratings> = await api.get(
      `/v1/dilution/ratings?${M}&limit=7&cursor=${cursor}&${query}`,
    );
    expect(status, body.detail).toBe(200);
    expect(body.hasMore).toBe(body.nextCursor !== null);
    seen.push(...body.data);
    cursor = body.nextCursor;
  }
  return seen;
}

const published = [...issuers, cited]
  .map((issuer) => scoreIssuer(issuer, AS_OF, METHODOLOGY))
  .filter(({ status }) => status === 'scored');
const tickers = (ratings: readonly { readonly ticker: string | null }[]) => ratings.map(({ ticker }) => ticker).sort();

describe('ratings', () => {
  it('are walked to their end by cursor: each issuer once, last computed first, with all their blocks', async () => {
    const ratings = await walk('');
    expect(published.length).toBeGreaterThan(20);
    expect(tickers(ratings)).toEqual(tickers(published));
    const times = ratings.map(({ computedAt }) => computedAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const rating of ratings) {
      expect(rating).toMatchObject({ object: 'dilution_rating', asOf: AS_OF, origin: 'nightly' });
      expect(rating.verification).toMatchObject({
        crossValidations: expect.arrayContaining([{ name: 'receipt-recomputes', passed: true }]),
        verifiedAt: rating.computedAt,
      });
    }
  });

  it('are filtered by overall risk and by issuer, and have a compact form', async () => {
    for (const risk of ['low', 'medium', 'high']) {
      const expected = published.filter(({ subRatings }) => subRatings.overallRisk === risk);
      expect(tickers(await walk(`overall_risk=${risk}`))).toEqual(tickers(expected));
      const ofNight = await walk(`overall_risk=${risk}&as_of=${AS_OF}`);
      expect(tickers(ofNight)).toEqual(tickers(expected));
    }
    const [one] = published;
    const { body } = await api.get<Ratings>(
      `/v1/dilution/ratings?${M}&ticker=${one?.ticker?.toLowerCase()}&view=agent`,
    );
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ numericScore: one?.score, ...one?.subRatings });
    expect(Object.keys(body.data[0]?.verification ?? {}).sort()).toEqual(
      ['confidence', 'crossValidationsPassed', 'modelVersion', 'sourceSpanResolved'].sort(),
    );
    const wrong = await api.get(`/v1/dilution/ratings?${M}&ticker=${one?.ticker}&cik=999`);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-parameter' } });
    expect(await api.get(`/v1/dilution/ratings?${M}&ticker=NOBODY`)).toMatchObject({ status: 404 });
    expect(await api.get(`/v1/dilution/ratings?${M}&cik=0000999`)).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('refuse a cursor that no page ended with, and a methodology that is none', async () => {
    const unknown = await api.get(`/v1/dilution/ratings?${M}&cursor=999999`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown-cursor' } });
    const huge = await api.get(`/v1/dilution/ratings?${M}&cursor=9007199254740991`);
    expect(huge).toMatchObject({ status: 404, body: { code: 'unknown-cursor' } });
    expect(await api.get('/v1/dilution/ratings?methodology_version=2020-01-01.1')).toMatchObject({ status: 400 });
    expect(await api.get('/v1/dilution/ratings?methodology=x')).toMatchObject({
      status: 400,
      body: { code: 'unknown-parameter' },
    });
  });

  it('show an earlier night as of its date, also of a weekend, and none long after the last', async () => {
    const sunday = await walk(`as_of=${addDays(AS_OF, -2)}`);
    expect(new Set(sunday.map(({ asOf }) => asOf))).toEqual(new Set([FRIDAY]));
    const expected = [...issuers, cited]
      .map((issuer) => scoreIssuer(issuer, FRIDAY, METHODOLOGY))
      .filter(({ status }) => status === 'scored');
    expect(tickers(sunday)).toEqual(tickers(expected));
    for (const day of [addDays(AS_OF, 30), addDays(FRIDAY, -1)]) {
      const { status, body } = await api.get<Ratings>(`/v1/dilution/ratings?${M}&as_of=${day}`);
      expect([status, body.code]).toEqual([404, 'no-score']);
      const score = await api.get<Ratings>(`/v1/dilution/score?${M}&as_of=${day}&cik=4242`);
      expect([score.status, score.body.code]).toEqual([404, 'no-score']);
    }
  });

  it('have the same ETag on each reading', async () => {
    const path = `/v1/dilution/ratings?${M}&limit=3`;
    const first = await api.get(path);
    const etag = String(first.headers['etag']);
    expect((await api.get(path)).headers['etag']).toBe(etag);
    expect((await api.get(path, { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('clocks of scores', () => {
  it('give the score that was current at an instant, and the parser version that it was computed with', async () => {
    const [first] = published;
    const issuer = issuers.find(({ ticker }) => ticker === first?.ticker);
    if (!first || !issuer) throw new Error('no issuer');
    const before = await now();
    await store([{ ...issuer, name: 'Renamed' }], AS_OF, 'm2');
    const ask = async (path: string, query: string) =>
      (await api.get<Body & Ratings>(`/v1/${path}?${M}&cik=${issuer.cik}&${query}`)).body;
    const current = await ask('dilution/score', '');
    const then = await ask('dilution/score', `as_computed=${before}`);
    expect(current).toMatchObject({ asOf: AS_OF, explanation: { issuer: expect.stringContaining('Renamed') } });
    expect(then).toMatchObject({ asOf: AS_OF, explanation: { issuer: expect.not.stringContaining('Renamed') } });
    const listed = async (query: string) => tickers(await walk(query));
    expect(await listed(`as_computed=${before}`)).toEqual(tickers(published));
    const [entry] = (await walk(`as_computed=${before}`)).filter(({ cik }) => cik === issuer.cik);
    expect(entry?.verification).toEqual((then as unknown as Rating).verification);

    expect(await ask('dilution/score', 'parser_version=cash-position@1')).toMatchObject({
      computedAt: (then as unknown as Rating).computedAt,
      materialization: { materializationVersion: 'm1' },
    });
    expect(await listed('parser_version=cash-position@2')).toEqual([issuer.ticker]);
    expect(await listed('parser_version=cash-position@1')).toEqual(tickers(published));
    expect(await ask('dilution/score', 'parser_version=random@1')).toMatchObject({ asOf: AS_OF });
    for (const path of ['dilution/score', 'dilution/ratings', 'signals/dilution']) {
      expect(await ask(path, 'parser_version=cash-position@77')).toMatchObject(
        path === 'dilution/ratings' ? { data: [] } : { status: 404, code: 'parser-version-not-used' },
      );
    }
    expect(await ask('signals/dilution', 'as_computed=2001-01-01')).toMatchObject({ code: 'not-computed-then' });
    expect(await ask('signals/dilution', `as_computed=${before}&history=30d`)).toMatchObject({
      history: [{ asOf: FRIDAY }, { asOf: AS_OF }],
    });
  });
});

describe('a score', () => {
  it('is the rating with its explanation, what changed, and the facts behind it', async () => {
    const events = (await api.get<Body>(`/v1/dilution/score?${M}&ticker=CITED`)).body['sourceEvents'] as readonly {
      readonly accessionNumber: string;
    }[];
    expect(events.length).toBeGreaterThan(3);
    for (const { accessionNumber } of events) {
      await publish(api.db, rowMeta({ cik: cited.cik, accessionNumber: accessionNumber as never }));
    }
    const { status, body } = await api.get<Body>(`/v1/dilution/score?${M}&ticker=CITED`);
    expect(status).toBe(200);
    const rating = (await api.get<Ratings>(`/v1/dilution/ratings?${M}&ticker=CITED`)).body.data[0];
    expect(body).toMatchObject({ ...rating });
    expect(body['provenance']).toMatchObject({
      source: 'sec-edgar',
      filingUrl: expect.stringContaining('sec.gov'),
      rawSourceKey: expect.stringMatching(/^sha256:/),
    });
    expect(body['explanation']).toMatchObject({ changes: { since: FRIDAY }, bands: expect.any(Array) });
    const points = (body['explanation'] as { factors: { contribution: number | null; weight: number }[] }).factors;
    expect(points.reduce((sum, { contribution }) => sum + (contribution ?? 0), 0)).toBeCloseTo(
      rating?.numericScore ?? 0,
      0,
    );
    expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    for (const event of body['sourceEvents'] as readonly Body[]) {
      expect(event).toMatchObject({ sourceSpan: expect.stringMatching(/^sha256:/), filingUrl: expect.any(String) });
    }
    expect((await api.get(`/v1/dilution/score?${M}&ticker=CITED&view=agent`)).body).toMatchObject({
      explanation: { verdict: expect.any(String) },
    });
    expect(await api.get(`/v1/dilution/score?${M}`)).toMatchObject({ status: 400 });
  });

  it('has a receipt that verifies as it is downloaded', async () => {
    const path = `/v1/dilution/score/receipt?${M}&cik=4242`;
    const { status, text, headers } = await api.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-request-id': expect.any(String), traceparent: expect.any(String) });
    expect(headers['etag']).toBe(`"${JSON.parse(text).hash}"`);
    expect((await api.get(path, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    const home = await mkdtemp(join(tmpdir(), 'tidemark-receipt-'));
    try {
      const file = join(home, 'receipt.json');
      await writeFile(file, text);
      expect(await runCli(['receipt', 'verify', file])).toMatchObject({ code: 0 });
      await writeFile(file, text.replace('"presentWeight":', '"presentWeight":1'));
      expect(await runCli(['receipt', 'verify', file])).toMatchObject({ code: 1 });
    } finally {
      await rm(home, { recursive: true });
    }
  });
});

describe('a signal', () => {
  it('has a history on request, a compact form, and says why the enhanced one has no context', async () => {
    const get = async (path: string) => (await api.get<Body>(`/v1/signals/dilution${path}&${M}&cik=4242`)).body;
    const full = await get('?history=30d');
    expect(full).toMatchObject({
      object: 'dilution_signal',
      score: expect.any(Number),
      history: [{ asOf: FRIDAY }, { asOf: AS_OF, origin: 'nightly' }],
      factorBreakdown: { activeOfferingPressure: { weight: 0.3 }, compliancePressure: { weight: 0.1 } },
    });
    expect(await get('?view=agent')).not.toHaveProperty('factorBreakdown');
    expect(await get('?view=agent')).not.toHaveProperty('history');
    expect(await get('/enhanced?history=1y')).toMatchObject({
      factorModelContext: null,
      factorModelContextReason: { code: 'factors-not-materialized' },
    });
    expect(await api.get(`/v1/signals/dilution?${M}&cik=4242&history=2y`)).toMatchObject({ status: 400 });
  });
});

describe('a backfilled score', () => {
  const day = date('2025-03-03');
  beforeAll(async () => {
    const scorer = createDaysScorer(OLD);
    for (const issuer of issuers) {
      const columns = createScoreColumns(1);
      scorer.score(issuer, Int32Array.of(epochDay(day)), columns);
      await insertHistories(api.db, OLD.version, [{ cik: issuer.cik, columns }]);
    }
    const range = { methodologyVersion: OLD.version, from: day, to: day };
    await rankHistories(api.db, range, 1);
    await api.db.transaction().execute((trx) =>
      replaceHistoryInputs(
        trx,
        range,
        issuers.map(({ cik }) => ({ cik, inputHash: 'f'.repeat(64) as never, computed: 1, carried: 0 })),
      ),
    );
  });

  it('is read as of its date under its methodology, and claims no receipt', async () => {
    const query = `methodology_version=${OLD.version}&as_of=${day}`;
    const seen: Rating[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const { body }: TestAnswer<Ratings> = await api.get(`/v1/dilution/ratings?${query}&limit=8&cursor=${cursor}`);
      seen.push(...body.data);
      cursor = body.nextCursor;
    }
    const expected = issuers.map((issuer) => scoreIssuer(issuer, day, OLD)).filter(({ status }) => status === 'scored');
    expect(seen.map(({ cik }) => cik).sort()).toEqual(expected.map(({ cik }) => cik).sort());
    const [one] = expected;
    const issuer = `&cik=${one?.cik}`;
    const signal = (await api.get<Body>(`/v1/signals/dilution?${query}${issuer}`)).body;
    expect(signal).toMatchObject({ origin: 'backfill', asOf: day, score: one?.score, computedAt: null });
    expect(signal['percentile']).not.toBeNull();
    expect(signal['verification']).toMatchObject({ extractionTraceId: 'f'.repeat(64), verifiedAt: null });
    const score = (await api.get<Body>(`/v1/dilution/score?${query}${issuer}`)).body;
    expect(score).toMatchObject({ origin: 'backfill', explanation: null, explanationReason: expect.any(String) });
    expect(await api.get(`/v1/dilution/score/receipt?${query}${issuer}`)).toMatchObject({
      status: 404,
      body: { code: 'no-receipt' },
    });
    expect(await api.get(`/v1/signals/dilution?${query}${issuer}&as_computed=2026-01-01`)).toMatchObject({
      status: 404,
    });
  });
});
