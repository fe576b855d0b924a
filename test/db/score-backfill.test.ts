import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackfillActivities } from '../../activities/backfill.ts';
import { scoreHistoryPage } from '../../activities/history-page.ts';
import { rankScores, scorePage } from '../../activities/score.ts';
import { allPages } from '../../bench/all-pages.ts';
import type { BackfillScope, BackfillTally } from '../../core/backfill.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { OfferingEventValues, RowMeta } from '../../core/rows.ts';
import type { DatasetTable, DatasetValues } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { replaceThresholdList } from '../../db/repositories/lists/threshold-lists.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { removeUncoveredHistories } from '../../db/repositories/scores/history-inputs.ts';
import { rankHistories } from '../../db/repositories/scores/history-universes.ts';
import { pageScoredIssuers } from '../../db/repositories/scores/scored-issuers.ts';
import { rankUniverse } from '../../scoring/rank-universe.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { METHODOLOGY } from '../unit/scoring-facts.ts';
import { accessionOf, date, OFFERING_VALUES, publish, RAW_KEY, rowMeta } from './fixtures.ts';

const VERSIONS = [
  'cash-position@1',
  'cash-prose@1',
  'share-float@1',
  'offering-events@1',
  'registration-events@1',
  'filer-identity@1',
  'exchange-compliance@1',
  'corporate-actions@1',
  'overhang@1',
  'reverse-splits@1',
] as ParserVersion[];
const FROM = date('2024-01-02');
const TO = date('2024-06-28');
const [LATE, RENAMED, OLD, MERGED, GONE] = ['100', '200', '300', '1001', '500'] as Cik[];
const ISSUERS = [LATE, RENAMED, OLD, MERGED, GONE].filter((cik) => cik !== undefined);

/** @param parser its version 1 where the name has none */
function metaOf(cik: Cik, n: number, parser: string): RowMeta {
  const parserVersion = (parser.includes('@') ? parser : `${parser}@1`) as ParserVersion;
  return rowMeta({ cik, accessionNumber: accessionOf(n), parserVersion });
}

describe('a backfilled history', () => {
  let database: TestDatabase;
  let home: string;
  let prices: string;
  let serial = 0;

  async function store<T extends DatasetTable>(
    table: T,
    cik: Cik,
    day: string,
    parser: string,
    values: DatasetValues[T],
  ): Promise<void> {
    const meta = metaOf(cik, ++serial, parser);
    // Nine in the evening in New York: the next day in UTC.
    await publish(database.db, meta, `${addDays(date(day), 1)}T02:00:00.000Z`);
    const row = { values, meta, sequence: 1, ordinal: 1 };
    await database.db.transaction().execute((trx) => replaceRows(trx, table, [meta], [row]));
  }
  const shares = (cik: Cik, day: string, count: string, over: object = {}) =>
    store('dilution.share_float_history', cik, day, 'share-float', {
      asOf: date(day),
      shareClass: '',
      basis: 'cover',
      sharesOutstanding: count,
      publicFloat: null,
      publicFloatAsOf: null,
      ...over,
    });
  const cash = (cik: Cik, day: string, asOf: string, amount: string, parser = 'cash-position') =>
    store('dilution.cash_position', cik, day, parser, {
      asOf: date(asOf),
      currency: 'USD',
      cashAndEquivalents: amount,
      shortTermInvestments: null,
      operatingCashFlow: parser === 'cash-prose' ? null : '-900000',
      operatingCashFlowStart: parser === 'cash-prose' ? null : date(`${asOf.slice(0, 4)}-01-01`),
      operatingCashFlowEnd: parser === 'cash-prose' ? null : date(asOf),
      ttmOperatingCashFlow: parser === 'cash-prose' ? null : '-2400000',
      monthlyBurn: null,
      runwayMonths: null,
      goingConcern: parser === 'cash-prose' ? null : false,
      runwayStatement: null,
    });
  /** A periodic report of which every parser has read that it states nothing. */
  async function report(cik: Cik, form: string, period: string, day: string): Promise<void> {
    const meta = metaOf(cik, ++serial, 'cash-position');
    await publish(database.db, meta, `${day}T22:00:00.000Z`);
    await database.db.transaction().execute(async (trx) => {
      await sql`
        update raw.filings set form = ${form}, filed_date = ${day}, period_of_report = ${period},
          parser_set = ${await parserSetOf(trx, VERSIONS)}
        where accession_number = ${meta.accessionNumber}
      `.execute(trx);
    });
  }
  const offering = (cik: Cik, day: string, over: Partial<OfferingEventValues>) =>
    store('dilution.offering_events', cik, day, 'offering-events', {
      ...OFFERING_VALUES,
      filedDate: date(day),
      ...over,
    });
  const identity = (cik: Cik, day: string, ticker: string, exchange: string) =>
    store('parsed.filer_identities', cik, day, 'filer-identity', {
      name: `Issuer ${cik}`,
      ticker,
      exchange,
      securityTitle: 'Common Stock',
      documentType: '10-Q',
      documentPeriodEnd: null,
      fiscalYearEnd: null,
      isShellCompany: null,
      filerCategory: null,
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    home = await mkdtemp(join(tmpdir(), 'tidemark-backfill-'));
    await ensurePromoted(database.db, VERSIONS);
    const discovered = { source: 'edgar', indexKind: 'daily' as never, filings: 1 };
    // Searched since 2020 up to a gap in March; after it, known since then only. Three by their own histories.
    await recordDiscovery(database.db, { ...discovered, cik: null, from: date('2020-01-01'), to: date('2024-03-08') });
    await recordDiscovery(database.db, { ...discovered, cik: null, from: date('2024-03-15'), to: date('2024-06-30') });
    for (const cik of [RENAMED, OLD, MERGED]) {
      const own = { ...discovered, cik: cik ?? null, from: date('2015-01-01'), to: date('2024-06-30') };
      await recordDiscovery(database.db, own);
    }

    if (!LATE || !RENAMED || !OLD || !MERGED || !GONE) throw new Error('issuers are named above');
    for (const cik of [RENAMED, OLD, MERGED]) {
      await report(cik, '10-Q', '2023-09-30', '2023-11-14');
      await report(cik, '10-K', '2023-12-31', '2024-03-04');
    }
    // Comes into being in the middle of the range.
    await shares(LATE, '2024-03-04', '9000000');
    await cash(LATE, '2024-03-20', '2024-02-29', '5000000');
    // Another ticker from April on, with closes of its own; told in words a fortnight before it is tagged.
    await shares(RENAMED, '2022-11-10', '10000000');
    await shares(RENAMED, '2023-11-10', '14000000');
    await identity(RENAMED, '2023-11-10', 'OLDT', 'NASDAQ');
    await identity(RENAMED, '2024-04-02', 'NEWT', 'NYSE');
    await cash(RENAMED, '2023-11-10', '2023-09-30', '9000000');
    await cash(RENAMED, '2024-02-01', '2023-12-31', '2000000', 'cash-prose');
    await cash(RENAMED, '2024-02-15', '2023-12-31', '2345678');
    await cash(RENAMED, '2024-05-15', '2024-03-31', '1234567');
    await cash(RENAMED, '2024-05-20', '2024-03-31', '1200000', 'cash-prose');
    await offering(RENAMED, '2024-01-20', { grossProceeds: '3000000' });
    // A shelf that has ended, with a prospectus that still asks for it.
    await offering(RENAMED, '2020-07-01', {
      form: 'S-3',
      type: 'shelf',
      fileNumber: '333-2',
      registeredAmount: '50000000',
    });
    await offering(RENAMED, '2022-03-01', { fileNumber: '333-2', grossProceeds: '4000000' });
    // Filings that the range's later days no longer look back to: a registration, a notice without a sequel.
    await shares(OLD, '2023-08-10', '20000000');
    await cash(OLD, '2023-11-12', '2023-09-30', '8000000');
    await offering(OLD, '2017-02-20', {
      form: 'S-3',
      type: 'shelf',
      fileNumber: '333-1',
      registeredAmount: '50000000',
    });
    await store('dilution.registration_events', OLD, '2017-03-20', 'registration-events', {
      fileNumber: '333-1',
      form: 'EFFECT',
      event: 'effective',
      date: date('2017-03-20'),
    });
    await offering(OLD, '2021-12-01', { fileNumber: '333-1', grossProceeds: '4000000' });
    await store('dilution.exchange_compliance', OLD, '2020-10-20', 'exchange-compliance', {
      form: '8-K',
      filedDate: date('2020-10-20'),
      exchange: 'nasdaq',
      rule: null,
      deficiency: 'equity',
      status: 'notified',
      stage: 'notified',
      noticeDate: date('2020-10-20'),
      cureDeadline: null,
      isCurrent: true,
    });
    // A de-SPAC closing in May, between the counts that velocity compares.
    await shares(MERGED, '2023-02-10', '5000000');
    await shares(MERGED, '2024-05-10', '15000000');
    await identity(MERGED, '2023-02-10', 'MRGD', 'NYSE');
    await cash(MERGED, '2024-05-10', '2024-03-31', '3000000');
    await store('dilution.corporate_actions', MERGED, '2024-05-06', 'corporate-actions', {
      form: '8-K',
      filedDate: date('2024-05-06'),
      type: 'despac_closing',
      fromValue: null,
      toValue: null,
      date: date('2024-05-03'),
    });
    // Not heard of since: it leaves the universe in March.
    await shares(GONE, '2020-08-20', '7000000');
    await cash(GONE, '2020-08-20', '2020-06-30', '1000000');

    for (const day of ['2024-02-05', '2024-02-06', '2024-04-10', '2024-04-11', '2024-06-03']) {
      const exchange = day < '2024-04-01' ? ('nasdaq' as const) : ('nyse' as const);
      const symbol = day < '2024-04-01' ? 'OLDT' : 'NEWT';
      const securities =
        day === '2024-02-06' || day === '2024-04-11' ? [{ symbol, securityName: symbol, marketCategory: null }] : [];
      await replaceThresholdList(database.db, {
        exchange,
        listDate: date(day),
        madeAt: `${day.replaceAll('-', '')}230000`,
        rawSourceKey: RAW_KEY,
        securities,
      });
    }
    prices = join(home, 'prices.csv');
    const lines = edgarBusinessDays(date('2022-06-01'), TO).flatMap((day, index) => [
      `OLDT,${day},${(1.4 - index * 0.001).toFixed(3)},100`,
      `MRGD,${day},5,100`,
      `NEWT,${day},${(0.6 + (index % 7) * 0.01).toFixed(3)},100`,
    ]);
    await writeFile(prices, ['ticker,date,close,volume', ...lines, ''].join('\n'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  const scope = (): BackfillScope => ({
    methodologyVersion: METHODOLOGY.version,
    from: FROM,
    to: TO,
    ciks: null,
    prices,
  });
  const deps = () => ({
    db: database.db,
    build: 'b1',
    beat: () => undefined,
    signal: new AbortController().signal,
  });

  async function digest(): Promise<string> {
    const { rows } = await sql<{ digest: string }>`
      select md5(string_agg(h::text, '|' order by cik, as_of_date)) as digest from score.ranked_histories h
    `.execute(database.db);
    return rows[0]?.digest ?? '';
  }

  test('equals the nightly run on each of its days: issuers, numbers, ranks', {
    timeout: 120_000,
  }, async () => {
    const run = { runId: 'nightly', source: 'edgar', materializationVersion: 'm1' };
    const logger = pino({ level: 'silent' });
    const days = edgarBusinessDays(FROM, TO);
    for (const asOf of days) {
      const nightly = { db: database.db, logger, beat: () => undefined, signal: deps().signal };
      const request = { asOf, methodologyVersion: METHODOLOGY.version, prices };
      await allPages<Cik>((after) => scorePage(nightly, run, request, after));
      await rankScores(nightly, run, request);
    }
    const ciks = await pageScoredIssuers(database.db, {
      from: FROM,
      asOf: TO,
      lookbackDays: 1_300,
      after: null,
      limit: 99,
    });
    expect([...ciks].sort()).toEqual([...ISSUERS].sort());
    const tally = await scoreHistoryPage(deps(), scope(), ciks);
    const range = { methodologyVersion: METHODOLOGY.version, from: FROM, to: TO };
    const ranked = await rankHistories(database.db, range, 3);
    expect(ranked.days).toBe(days.length);
    expect(ranked.withPercentiles).toBeGreaterThan(20);
    expect(ranked.withPercentiles).toBeLessThan(days.length);

    const numbers = ['score', 'lo', 'hi', 'band', 'band_barred', 'confidence', 'present_weight', 'regsho'] as const;
    const compared = sql.join(
      [
        ...numbers.map((column) => sql`h.${sql.ref(column)} is distinct from s.${sql.ref(column)}`),
        ...[
          ['active_offering_pressure', 'activeOfferingPressure'],
          ['cash_runway_pressure', 'cashRunwayPressure'],
          ['convertible_warrant_overhang', 'convertibleWarrantOverhang'],
          ['share_float_velocity', 'shareFloatVelocity'],
          ['compliance_pressure', 'compliancePressure'],
        ].map(([column, id]) => sql`h.${sql.ref(column ?? '')} is distinct from (s.factors ->> ${id})::float8`),
        ...[
          ['overall_risk', 'overallRisk'],
          ['offering_ability_risk', 'offeringAbilityRisk'],
          ['dilution_risk', 'dilutionRisk'],
          ['historical_risk', 'historicalRisk'],
          ['cash_need_level', 'cashNeedLevel'],
          ['warrant_exercise_rating', 'warrantExerciseRating'],
        ].map(([column, id]) => sql`h.${sql.ref(column ?? '')} is distinct from s.sub_ratings ->> ${id}`),
        sql`h.universe_size is distinct from s.universe_size`,
        sql`h.universe_hash is distinct from s.universe_hash`,
      ],
      sql` or `,
    );
    const { rows: differing } = await sql`
      select cik, as_of_date::text, to_jsonb(h) as history, to_jsonb(s) - 'confidence_reasons' as nightly
      from score.ranked_histories h full join score.scores s using (cik, methodology_version, as_of_date)
      where ${compared} order by as_of_date, cik limit 3
    `.execute(database.db);
    expect(differing).toEqual([]);
    const stored = await rankedHistories(database.db, range);
    for (const [asOf, rows] of Map.groupBy(stored, ({ as_of_date }) => as_of_date)) {
      const universe = rows.map(({ cik, score }) => ({ cik, asOf, methodologyVersion: METHODOLOGY.version, score }));
      const ranks = rankUniverse(universe, { ...METHODOLOGY, percentileMinimumUniverse: 3 });
      for (const { cik, percentile } of rows) expect(percentile).toBe(ranks.get(cik)?.percentile ?? null);
    }
    const { rows: counted } = await sql<{ count: number; regsho: number; issuers: number }>`
      select count(*)::int as count, count(regsho)::int as regsho, count(distinct cik)::int as issuers
      from score.score_histories
    `.execute(database.db);
    expect(tally.computed + tally.carried).toBe(counted[0]?.count);
    expect(tally.carried).toBeGreaterThan(100);
    expect(counted[0]).toMatchObject({ issuers: 5, regsho: 8 });
    const { rows: lost } = await sql<{ cik: Cik }>`
      select distinct cik from score.receipt_inputs where body like '%registration-not-found%'
    `.execute(database.db);
    expect(lost.map(({ cik }) => cik)).toEqual([OLD]);
    // Every trap was set: no issuer is there all days but two, and scores differ within each.
    const { rows: spans } = await sql<{ cik: Cik; days: number; scores: number }>`
      select cik, count(*)::int as days, count(distinct (score, lo, hi))::int as scores
      from score.score_histories group by cik order by cik
    `.execute(database.db);
    const daysOf = Object.fromEntries(spans.map((span) => [span.cik, span.days]));
    expect(daysOf[LATE ?? '']).toBeLessThan(days.length);
    expect(daysOf[GONE ?? '']).toBeLessThan(days.length);
    expect(daysOf[RENAMED ?? '']).toBe(days.length);
  });

  test('is skipped where its inputs are unchanged, and recomputed where a fact came late', async () => {
    const before = await digest();
    const again = await scoreHistoryPage(deps(), scope(), ISSUERS);
    expect(again).toMatchObject({ issuers: 5, unchanged: 5, computed: 0, carried: 0 });
    expect(again.kept).toBeGreaterThan(300);
    const rebuilt = await scoreHistoryPage({ ...deps(), build: 'b2' }, scope(), ISSUERS);
    expect(rebuilt).toMatchObject({ unchanged: 0, kept: 0 });
    expect(await digest()).toBe(before);

    if (!RENAMED) return;
    await shares(RENAMED, '2024-03-01', '18000000');
    const late = await scoreHistoryPage({ ...deps(), build: 'b2' }, scope(), ISSUERS);
    expect(late).toMatchObject({ unchanged: 4 });
    expect(late.computed).toBeGreaterThan(0);
    expect(await digest()).not.toBe(before);
    // Another range over the same days: the first no longer stands as it was written.
    const part = { ...scope(), from: date('2024-05-01') };
    await scoreHistoryPage({ ...deps(), build: 'b2' }, part, ISSUERS);
    expect(await scoreHistoryPage({ ...deps(), build: 'b2' }, scope(), ISSUERS)).toMatchObject({ unchanged: 0 });
  });

  test('is recomputed when another version of a parser that scores read is promoted, not of another or merely stored', async () => {
    const { db } = database;
    const logger = pino({ level: 'silent' });
    const build = { codeBuild: 'b3', configHash: 'test' };
    const activities = createBackfillActivities({ db, logger, build });
    const score = (): Promise<BackfillTally> =>
      new MockActivityEnvironment().run(() => activities.scoreHistories(scope(), ISSUERS));
    const inputs = async (): Promise<unknown> =>
      (await sql`select cik, input_hash from score.history_inputs order by cik`.execute(db)).rows;
    const [first, second] = ['cash-prose@1', 'cash-prose@2'] as [ParserVersion, ParserVersion];
    await ensurePromoted(db, [first]);
    await score();
    const before = await inputs();

    await cash(RENAMED as Cik, '2024-05-15', '2024-03-31', '7000000', 'cash-position@2');
    expect(await score()).toMatchObject({ unchanged: 5, computed: 0 });
    for (const votes of ['voting-results@1', 'voting-results@2']) await promote(db, votes as ParserVersion, 'test');
    expect(await score()).toMatchObject({ unchanged: 5, computed: 0 });

    await promote(db, second, 'test');
    expect(await score()).toMatchObject({ unchanged: 0 });
    expect(await inputs()).not.toEqual(before);
    expect(await score()).toMatchObject({ unchanged: 5 });

    await promote(db, first, 'rollback');
    expect(await score()).toMatchObject({ unchanged: 0 });
    expect(await inputs()).toEqual(before);
  });

  test('have percentiles, and are removed when their issuer is no longer covered', async () => {
    const range = { methodologyVersion: METHODOLOGY.version, from: FROM, to: TO };
    const stored = Map.groupBy(await rankedHistories(database.db, range), ({ cik }) => cik);
    expect([...stored.keys()]).toEqual(['100', '1001', '200', '300', '500']);
    expect(stored.get('200' as Cik)).toHaveLength(edgarBusinessDays(FROM, TO).length);
    const ranked = stored.get('200' as Cik)?.find(({ percentile }) => percentile !== null);
    expect(ranked?.percentile).toBeGreaterThan(0);
    expect(ranked?.percentile).toBeLessThan(100);

    const removed = await removeUncoveredHistories(database.db, range, async (ciks) => new Set(ciks.slice(1)));
    expect(removed).toBe(1);
    expect(new Set((await rankedHistories(database.db, range)).map(({ cik }) => cik)).size).toBe(4);
  });
});

interface RankedHistory {
  readonly cik: Cik;
  readonly as_of_date: IsoDate;
  readonly score: number | null;
  readonly percentile: number | null;
}

async function rankedHistories(db: Database, range: { methodologyVersion: string; from: IsoDate; to: IsoDate }) {
  const { rows } = await sql<RankedHistory>`
    select cik, as_of_date, score, percentile from score.ranked_histories
    where methodology_version = ${range.methodologyVersion} and as_of_date between ${range.from} and ${range.to}
    order by cik, as_of_date
  `.execute(db);
  return rows;
}
